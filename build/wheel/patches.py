"""The changes the recipe makes to the unpacked sources, each with its reason.

A change that no longer finds its text stops the build, so that a new version of a source is looked at
rather than silently built without it.
"""

from pathlib import Path

from build.errors import BuildError

BLOCK_COPY = """\
    {   /* The window surface is XRGB as on desktops: turn it into the canvas's RGBA here, hand over one block. */
        static Uint32 *block = NULL;
        static int block_pixels = 0;
        const Uint32 *pixels = (const Uint32 *)surface->pixels;
        const int count = surface->w * surface->h;
        int i;
        if (count != block_pixels) {
            SDL_free(block);
            block = (Uint32 *)SDL_malloc((size_t)count * sizeof(Uint32));
            block_pixels = block ? count : 0;
            if (!block) {
                return SDL_OutOfMemory();
            }
        }
        for (i = 0; i < count; ++i) {
            const Uint32 p = pixels[i];
            block[i] = 0xff000000u | ((p & 0xffu) << 16) | (p & 0xff00u) | ((p >> 16) & 0xffu);
        }
        MAIN_THREAD_EM_ASM({
            var width = $0;
            var height = $1;
            var start = $2 >>> 0;
            var state = Module['SDL2'] || (Module['SDL2'] = {});
            if (state.canvas !== Module['canvas']) {
                state.canvas = Module['canvas'];
                state.ctx = Module['createContext'](state.canvas, false, true);
                state.image = null;
            }
            if (!state.image || state.image.width !== width || state.image.height !== height) {
                state.image = state.ctx.createImageData(width, height);
            }
            state.image.data.set(HEAPU8.subarray(start, start + width * height * 4));
            state.ctx.putImageData(state.image, 0, 0);
        }, surface->w, surface->h, block);
    }
"""


SIMD = """\
simd = static_library(
    'simd',
    ['simd_surface_fill_sse2.c', 'simd_surface_fill_avx2.c', 'simd_transform_sse2.c'],
    dependencies: pg_base_deps,
    # base.c contains these functions too; their copies in here get names of their own.
    c_args: [
        '-Dpg_has_avx2=pg_has_avx2_simd', '-Dpg_HasSSE_NEON=pg_HasSSE_NEON_simd',
        '-Dpg_avx2_at_runtime_but_uncompiled=pg_avx2_at_runtime_but_uncompiled_simd',
        '-Dpg_sse2_at_runtime_but_uncompiled=pg_sse2_at_runtime_but_uncompiled_simd',
        '-Dpg_neon_at_runtime_but_uncompiled=pg_neon_at_runtime_but_uncompiled_simd',
    ],
)
"""


def apply(recipes: Path) -> None:
    """Change the unpacked sources in place."""
    _sdl(recipes / "sdl2/source")
    _meson(recipes / "pygame-ce/source")
    _pygame(recipes / "pygame-ce/source/src_c")


def _sdl(sdl: Path) -> None:
    config = sdl / "include/SDL_config_emscripten.h"
    # sigset_t differs in size between Emscripten releases, and a web page has no signals.
    for name in ("HAVE_SIGNAL_H", "HAVE_SIGACTION", "HAVE_SA_SIGACTION"):
        _replace(config, f"#define {name} 1\n", "")
    # The dummy driver lets the same wheel be tested under Node, where there is no page.
    driver = "#define SDL_VIDEO_DRIVER_EMSCRIPTEN 1"
    _replace(config, driver, f"{driver}\n#define SDL_VIDEO_DRIVER_DUMMY 1")
    # pygame asks SDL at run time; Emscripten's headers map SSE2 to WebAssembly's own SIMD.
    _replace(sdl / "src/cpuinfo/SDL_cpuinfo.c", "SDL_CPUFeatures = 0;\n",
             "SDL_CPUFeatures = CPU_HAS_SSE | CPU_HAS_SSE2;\n")  # fmt: skip
    # SDL copies the frame to the canvas pixel by pixel in JavaScript, which takes longer than drawing it.
    framebuffer = sdl / "src/video/emscripten/SDL_emscriptenframebuffer.c"
    _replace_span(framebuffer, "    MAIN_THREAD_EM_ASM({", "}, surface->w, surface->h, surface->pixels);\n",
                  BLOCK_COPY)  # fmt: skip
    _replace(framebuffer, "SDL_PIXELFORMAT_BGR888", "SDL_PIXELFORMAT_RGB888")


def _meson(source: Path) -> None:
    # pygame._sdl2 is written in Cython and nothing here uses it: a tenth of the module, and a compiler more.
    _replace(source / "meson.build", "['c', 'cython']", "['c']")
    _replace_span(source / "src_c/meson.build", "cython_files = [", "]\n", SIMD)
    _replace(source / "src_c/meson.build", "base_files + cython_files", "base_files")
    _replace(source / "src_c/meson.build", "c_args: ['-DBUILD_STATIC=1']",
             "c_args: ['-DBUILD_STATIC=1', '-DNO_SDL2'],\n    link_with: simd")  # fmt: skip
    # SDL_mixer has its decoders in itself here.
    _replace(source / "meson.build", "['-lSDL2_mixer_ogg', '-logg', '-lvorbis']", "['-lSDL2_mixer']")


def _pygame(src_c: Path) -> None:
    # The fast blitters are shut out although they compile. The opposite guards of transform.c
    # (grayscale, invert) stay shut: grayscale's SSE2 version has a wrong alpha mask.
    for file in ("alphablit.c", "surface_fill.c", "transform.c"):
        _replace(src_c / file, "#if !defined(__EMSCRIPTEN__)", "#if 1")
    # A second parameter on a destructor is harmless natively, but WebAssembly traps when it is called.
    for file, start in (
        ("window.c", "window_dealloc(pgWindowObject *self"),
        ("render.c", "renderer_dealloc(pgRendererObject *self"),
        ("render.c", "texture_dealloc(pgTextureObject *self"),
    ):
        _replace(src_c / file, f"{start}, PyObject *_null)", f"{start})")
    # Python file objects (BytesIO) work as well as anywhere; only real files were let through.
    _replace(src_c / "rwobject.c", "#if __EMSCRIPTEN__", "#if 0")
    # Modules built into one file must be registered by hand, else pygame.display keeps its state at
    # address 0 and leaves a pending error, and pygame.quit() forgets to shut down the events.
    _replace(src_c / "base.c", "            PyDict_SetItemString(modules, fqn, mod);\n            PyDict_Set",
             "            PyState_AddModule(mod, PyModule_GetDef(mod));\n"
             "            PyDict_SetItemString(modules, fqn, mod);\n            PyDict_Set")  # fmt: skip


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    if old not in text:
        raise _moved(file, old)
    file.write_text(text.replace(old, new))


def _replace_span(file: Path, first: str, last: str, new: str) -> None:
    text = file.read_text()
    before, found_first, rest = text.partition(first)
    _, found_last, after = rest.partition(last)
    if not found_first or not found_last:
        raise _moved(file, first)
    file.write_text(before + new + after)


def _moved(file: Path, text: str) -> BuildError:
    return BuildError(
        f"{file.name} no longer contains {text.strip()!r}: the source changed, so look again at the changes in "
        "build/wheel/patches.py."
    )
