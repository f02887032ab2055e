"""What is compiled: for each library its source files and its flags. Data, with the paths filled in."""

from dataclasses import dataclass
from pathlib import Path

FREETYPE_BASE = (
    "base bbox bdf bitmap cid debug fstype gasp glyph gxval init mm otval patent pfr stroke synth type1 winfnt"
)
FREETYPE_MODULES = """
    autofit/autofit bdf/bdf bzip2/ftbzip2 cache/ftcache cff/cff cid/type1cid gzip/ftgzip lzw/ftlzw pcf/pcf pfr/pfr
    psaux/psaux pshinter/pshinter psnames/psnames raster/raster sdf/sdf sfnt/sfnt smooth/smooth svg/svg
    truetype/truetype type1/type1 type42/type42 winfonts/winfnt
"""
SDL_SOURCES = """
    SDL*.c atomic/*.c audio/*.c audio/emscripten/*.c audio/disk/*.c audio/dummy/*.c cpuinfo/*.c dynapi/*.c
    events/*.c file/*.c filesystem/emscripten/*.c haptic/*.c haptic/dummy/*.c joystick/*.c
    joystick/emscripten/*.c loadso/dlopen/*.c locale/*.c locale/emscripten/*.c main/dummy/*.c misc/*.c
    misc/emscripten/*.c power/*.c power/emscripten/*.c render/*.c render/opengles2/*.c render/software/*.c
    sensor/*.c sensor/dummy/*.c stdlib/*.c thread/*.c thread/generic/*.c timer/*.c timer/unix/*.c video/*.c
    video/dummy/*.c video/emscripten/*.c video/yuv2rgb/*.c
"""
IMAGE_FORMATS = "BMP GIF JPG LBM PCX PNG PNM QOI SVG TGA XCF XPM XV"
PYGAME_SOURCES = "base bitmask rotozoom SDL_gfx/SDL_gfxPrimitives"
PYGAME_SIMD = "simd_surface_fill_sse2 simd_surface_fill_avx2 simd_transform_sse2"
# base.c already contains these functions; their copies in the SIMD files get names of their own.
TWICE_DEFINED = """
    pg_has_avx2 pg_avx2_at_runtime_but_uncompiled pg_HasSSE_NEON pg_sse2_at_runtime_but_uncompiled
    pg_neon_at_runtime_but_uncompiled
"""
PYGAME_VERSION = {"MAJOR": 2, "MINOR": 5, "PATCH": 7}


@dataclass(frozen=True, slots=True)
class Part:
    """Source files that share their flags. `first` flags come before the system's headers."""

    name: str
    sources: list[Path]
    flags: list[str]
    first: tuple[str, ...] = ()


def all_parts(work: Path) -> list[Part]:
    """Everything to compile, the slowest first so that no core waits at the end."""
    sdl_headers = ["-I", f"{work}/include/SDL2"]
    freetype_headers = ["-I", f"{work}/freetype/include"]
    return [
        _harfbuzz(work, freetype_headers),
        *_pygame(work, sdl_headers + freetype_headers),
        _ttf(work, sdl_headers + freetype_headers),
        _freetype(work, freetype_headers),
        _image(work, sdl_headers),
        _mixer(work, sdl_headers),
        _sdl(work, sdl_headers),
    ]


def _harfbuzz(work: Path, headers: list[str]) -> Part:
    library = work / "emscripten/system/lib"
    cxx = ("-nostdinc++", "-isystem", f"{library}/libcxx/include", "-isystem", f"{library}/libcxxabi/include")
    # Small rather than fast: shaping is a sliver of drawing text, and this is the slowest file to compile.
    flags = "-Os -std=c++17 -fno-exceptions -fno-rtti -fno-threadsafe-statics -DHB_NO_MT -DHB_NO_ATEXIT"
    flags += " -DHAVE_FREETYPE=1 -DHB_DISABLE_DEPRECATED"
    source = [work / "harfbuzz/src/harfbuzz.cc"]
    return Part("HarfBuzz", source, flags.split() + headers, (*cxx, "-D_LIBCPP_ABI_VERSION=2"))


def _pygame(work: Path, headers: list[str]) -> list[Part]:
    src_c = work / "pygame/src_c"
    flags = ["-I", f"{work}/python-include", "-I", f"{work}/include", *headers]
    flags += ["-I", f"{src_c}", "-I", f"{src_c}/include", "-DBUILD_STATIC=1", "-DNO_SDL2", '-DPG_VERSION_TAG=""']
    flags += [f"-DPG_{name}_VERSION={number}" for name, number in PYGAME_VERSION.items()]
    renamed = [f"-D{name}={name}_simd" for name in TWICE_DEFINED.split()]
    return [
        Part("pygame-ce", [src_c / f"{name}.c" for name in PYGAME_SOURCES.split()], flags),
        Part("pygame-ce", [src_c / f"{name}.c" for name in PYGAME_SIMD.split()], flags + renamed),
    ]


def _ttf(work: Path, headers: list[str]) -> Part:
    flags = [*headers, "-I", f"{work}/harfbuzz/src", "-DTTF_USE_HARFBUZZ=1"]
    return Part("SDL_ttf", [work / "ttf/SDL_ttf.c"], flags)


def _freetype(work: Path, headers: list[str]) -> Part:
    freetype = work / "freetype"
    sources = [freetype / "builds/unix/ftsystem.c"]
    sources += [freetype / f"src/base/ft{name}.c" for name in FREETYPE_BASE.split()]
    sources += [freetype / f"src/{name}.c" for name in FREETYPE_MODULES.split()]
    return Part("FreeType", sources, ["-DFT2_BUILD_LIBRARY", "-DHAVE_UNISTD_H", "-DHAVE_FCNTL_H", *headers])


def _image(work: Path, headers: list[str]) -> Part:
    flags = [*headers, "-DUSE_STBIMAGE", "-DSDL_IMAGE_SAVE_JPG=1", "-DSDL_IMAGE_SAVE_PNG=1"]
    flags += [f"-DLOAD_{name}" for name in IMAGE_FORMATS.split()]
    return Part("SDL_image", sorted((work / "image/src").glob("*.c")), flags)


def _mixer(work: Path, headers: list[str]) -> Part:
    source = work / "mixer/src"
    flags = [*headers, "-I", f"{source}", "-I", f"{source}/codecs"]
    flags += ["-DMUSIC_WAV", "-DMUSIC_OGG", "-DOGG_USE_STB", "-DMUSIC_FLAC_DRFLAC"]
    return Part("SDL_mixer", sorted([*source.glob("*.c"), *source.glob("codecs/*.c")]), flags)


def _sdl(work: Path, headers: list[str]) -> Part:
    source = work / "sdl/src"
    files = sorted(file for pattern in SDL_SOURCES.split() for file in source.glob(pattern))
    files += [work / "emscripten/system/lib/html5/dom_pk_codes.c", work / "layout.c", work / "sleep.c"]
    return Part("SDL", files, [*headers, "-idirafter", f"{source}/video/khronos"])
