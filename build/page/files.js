// Files: given to the player, and taken from the player, who chooses one or drops it on the page.

import { send } from "./frames.js";

const LARGEST = 4_000_000; // everything of a player is one file

async function take(file) {
  if (file) send("opened", file.size <= LARGEST ? await file.text() : "");
}

/** Download a text under this name. */
export function give(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Let the player choose a file; it comes as input. */
export function ask() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => take(input.files[0]));
  input.click();
}

/** Take files that are dropped on the page, where the browser would leave the game to show them. */
export function welcomeFiles() {
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
}
