// The frame's conveniences; every link works without them.
(() => {
  const root = document.documentElement;

  const keep = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // storage may be forbidden; nothing is lost but the memory of the choice
    }
  };

  // The same place in another language: the fragment holds an explorer's state, the query a search.
  for (const link of document.querySelectorAll("a[data-language]")) {
    const page = link.getAttribute("href");
    const follow = () => link.setAttribute("href", page + location.search + location.hash);
    for (const event of ["pointerdown", "focus", "click", "auxclick"]) link.addEventListener(event, follow);
    link.addEventListener("click", () => keep("language", link.dataset.language));
  }

  // A link with numbers for an interactive that was taken off the page does not lose them in silence.
  const lost = document.querySelector("[data-lost]");
  const look = () => {
    const [target, numbers] = location.hash.slice(1).split("?");
    const found = numbers === undefined || document.getElementById(target);
    lost.textContent = found ? "" : lost.dataset.lost;
  };
  if (lost) {
    addEventListener("hashchange", look);
    look();
  }

  const mode = document.querySelector(".mode");
  const choice = mode.querySelector("select");
  mode.hidden = false;
  choice.value = root.dataset.mode;
  choice.addEventListener("change", () => {
    window.showColourMode(choice.value);
    keep("mode", choice.value);
  });

  const button = document.querySelector(".menu-button");
  const menu = document.getElementById("menu");
  const open = (wanted) => {
    menu.classList.toggle("open", wanted);
    button.setAttribute("aria-expanded", String(wanted));
  };
  button.hidden = false;
  button.addEventListener("click", () => open(!menu.classList.contains("open")));
  menu.addEventListener("click", (event) => event.target.closest("a") && open(false));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.classList.contains("open")) return;
    open(false);
    button.focus();
  });
})();
