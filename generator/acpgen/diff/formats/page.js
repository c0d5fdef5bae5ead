"use strict";
const form = document.querySelector("form");
const rows = [...document.querySelectorAll("details[data-rule]")];
const count = document.querySelector("#count");
function fits(row, want) {
  const view = want.get("view");
  const verdict = view ? row.dataset[view] : row.dataset.worst;
  const words = (want.get("text") || "").toLowerCase().split(/\s+/).filter(Boolean);
  return want.getAll("verdict").includes(verdict)
    && ["rule", "protocol", "feature"].every((key) => !want.get(key) || want.get(key) === row.dataset[key])
    && (!want.get("lane") || row.dataset.lanes.split(" ").includes(want.get("lane")))
    && words.every((word) => row.dataset.text.includes(word));
}
function filter() {
  const want = new FormData(form);
  let shown = 0;
  for (const row of rows) {
    row.hidden = !fits(row, want);
    shown += row.hidden ? 0 : 1;
  }
  for (const head of document.querySelectorAll("section[data-group]")) {
    head.hidden = !head.querySelector("details:not([hidden])");
  }
  if (count) count.textContent = `${shown} of ${rows.length} findings`;
}
if (form) {
  form.addEventListener("input", filter);
  form.addEventListener("reset", () => setTimeout(filter));
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
}
document.querySelector("#theme").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});
function open() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.tagName === "DETAILS") {
    target.hidden = false;
    target.open = true;
  }
}
addEventListener("hashchange", open);
open();
