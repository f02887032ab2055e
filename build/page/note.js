// A small note at the foot of the page that does not get in the way.

/** Show a note with its ways out, each a label and what it does; one note at a time, the latest. */
export function note(text, ways) {
  const element = document.getElementById("note");
  const line = document.createElement("span");
  line.textContent = text;
  element.replaceChildren(line, ...ways.map(([label, act], n) => {
    const button = document.createElement("button");
    button.textContent = label;
    if (n === 0) button.className = "main";
    button.onclick = () => {
      element.classList.remove("shown");
      act();
    };
    return button;
  }));
  element.classList.add("shown");
}
