// The site's root leads to the language chosen before, else to the browser's, else to the first one.
(() => {
  const { languages, home } = document.documentElement.dataset;
  const offered = languages.split(" ");

  const chosen = () => {
    try {
      return localStorage.getItem("language");
    } catch {
      return null; // storage may be forbidden; the browser's language decides then
    }
  };

  const wanted = [chosen(), ...navigator.languages].filter(Boolean).map((tag) => tag.toLowerCase().split("-")[0]);
  const language = wanted.find((code) => offered.includes(code)) || offered[0];
  location.replace(`${language}/${home}${location.search}${location.hash}`);
})();
