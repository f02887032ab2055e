// Follows the size of the window: the canvas gets one pixel for each pixel of the screen, at any zoom. Where three or more
// of them make one of CSS, it gets two for three: nobody sees the difference, and memory and time are less than half.

import { send } from "./frames.js";

const stage = document.getElementById("stage");
const ZOOM_LIMIT = 4096;
const FINE = 3;
let exact = null;

/** Width and height in device pixels, and device pixels per CSS pixel. */
export function size() {
  const box = stage.getBoundingClientRect();
  const about = [box.width * devicePixelRatio, box.height * devicePixelRatio];
  // A magnified or emulated screen may report pixels of another kind; rounding alone explains less than one.
  const [width, height] = exact?.every((side, n) => Math.abs(side - about[n]) < 1) ? exact : about;
  // Beyond 4K a side the picture costs more than it shows.
  const less = Math.min(devicePixelRatio < FINE ? 1 : 2 / 3, ZOOM_LIMIT / Math.max(width, height, 1));
  const across = Math.max(1, Math.round(width * less));
  return [across, Math.max(1, Math.round(height * less)), across / Math.max(1, box.width)];
}

/** Report every change of size; the browser knows the exact pixels where it tells them. */
export function follow() {
  const observer = new ResizeObserver(([entry]) => {
    const [box] = entry.devicePixelContentBoxSize || [];
    exact = box ? [box.inlineSize, box.blockSize] : null;
    send("size");
  });
  try {
    observer.observe(stage, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(stage);
  }
  const watchRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      exact = null;
      send("size");
      watchRatio();
    }, { once: true });
  };
  watchRatio();
}
