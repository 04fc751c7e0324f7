// Sets the reader's colours before the page is drawn: data-mode is the choice, data-theme what it comes to.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");

  const kept = () => {
    try {
      return localStorage.getItem("mode");
    } catch {
      return null; // storage may be forbidden; the choice then lasts for one page
    }
  };

  const show = (mode) => {
    root.dataset.mode = mode;
    root.dataset.theme = mode === "auto" ? (dark.matches ? "dark" : "light") : mode;
  };

  const known = (mode) => (["light", "dark"].includes(mode) ? mode : "auto");

  root.classList.add("scripted");
  show(known(kept()));
  dark.addEventListener("change", () => show(root.dataset.mode));
  addEventListener("storage", (event) => event.key === "mode" && show(known(event.newValue)));
  window.showColourMode = show;
})();
