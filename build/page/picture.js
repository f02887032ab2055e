// The title picture, which the browser has decoded for the loading screen: the game gets its pixels instead of decoding
// the same file again, more slowly.

const shown = document.getElementById("picture");
const decoded = shown?.decode().then(() => true, () => false);
let ready = false;
decoded?.then((done) => { ready = done; });

/** The pixels (RGBA) of a picture that covers a size, cut evenly; null unless it is the one on the loading screen. */
export function picture(name, width, height) {
  if (!ready || !shown.isConnected) return null;
  if (!new URL(shown.currentSrc).pathname.split("/").pop().startsWith(`${name}-`)) return null;
  const { naturalWidth, naturalHeight } = shown;
  const cover = Math.max(width / naturalWidth, height / naturalHeight);
  const [wide, tall] = [naturalWidth * cover, naturalHeight * cover];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.imageSmoothingQuality = "high";
  brush.drawImage(shown, (width - wide) / 2, (height - tall) / 2, wide, tall);
  return brush.getImageData(0, 0, width, height).data;
}
