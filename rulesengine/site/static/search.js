// Page search in the index that Sphinx wrote (searchindex.js calls Search.setIndex).
"use strict";

const STEM_LENGTH = 3; // shorter stems match whole words only
const WEIGHTS = { title: 15, titlePart: 7, text: 5, textPart: 2, phrase: 20 };

const words = (text) =>
  typeof splitQuery === "function" ? splitQuery(text) : text.match(/[\p{L}\p{N}_]+/gu) || [];

const plain = (word) => word.toLowerCase().replaceAll("ё", "е").replace(/['’ʼ`]/g, "");
const stemmer = new Stemmer();
const stem = (word) => stemmer.stemWord(plain(word));

// The words that a query is about: all of them, if it is made of small words only.
const asked = (query) => {
  const all = [...new Set(words(query.toLowerCase()))];
  const telling = all.filter((word) => !stopwords.includes(word));
  return telling.length ? telling : all;
};

const pagesOf = (entry) => (Array.isArray(entry) ? entry : [entry]);

// Scores of the pages that hold a word beginning with `wanted`.
const scoresFor = (index, wanted) => {
  const scores = new Map();
  const note = (terms, whole, part) => {
    for (const [term, pages] of Object.entries(terms)) {
      const exact = term === wanted;
      if (!exact && !(wanted.length >= STEM_LENGTH && term.startsWith(wanted))) continue;
      for (const page of pagesOf(pages)) scores.set(page, Math.max(scores.get(page) || 0, exact ? whole : part));
    }
  };
  note(index.titleterms, WEIGHTS.title, WEIGHTS.titlePart);
  note(index.terms, WEIGHTS.text, WEIGHTS.textPart);
  return scores;
};

// A form that the stem does not cover is found by its beginning.
const forgivingScores = (index, word) => {
  const exact = scoresFor(index, stem(word));
  if (exact.size) return exact;
  const whole = plain(word);
  const shortest = Math.max(STEM_LENGTH, Math.ceil(whole.length * 0.6));
  for (let length = whole.length; length >= shortest; length -= 1) {
    const scores = scoresFor(index, whole.slice(0, length));
    if (scores.size) return scores;
  }
  return exact;
};

const sectionsOf = (index, page, stems) =>
  Object.entries(index.alltitles).flatMap(([title, places]) =>
    places
      .filter(([file, anchor]) => file === page && anchor && words(title).some((word) => stems.has(stem(word))))
      .map(([, anchor]) => ({ title, anchor })),
  );

const find = (index, query) => {
  const wanted = asked(query);
  if (!wanted.length) return [];
  const perWord = wanted.map((word) => forgivingScores(index, word));
  const stems = new Set(wanted.map(stem));
  const phrase = query.trim().toLowerCase();
  const score = (page) =>
    perWord.reduce((sum, scores) => sum + scores.get(page), 0) +
    (index.titles[page].toLowerCase().includes(phrase) ? WEIGHTS.phrase : 0);
  return [...perWord[0].keys()]
    .filter((page) => perWord.every((scores) => scores.has(page)))
    .map((page) => ({ page, score: score(page), sections: sectionsOf(index, page, stems) }))
    .sort((one, other) => other.score - one.score || index.titles[one.page].localeCompare(index.titles[other.page]));
};

const link = (index, page, title, anchor = "") => {
  const element = document.createElement("a");
  element.href = `${index.docnames[page]}.html${anchor && `#${anchor}`}`;
  // The index holds titles as HTML; only their text is wanted.
  element.textContent = new DOMParser().parseFromString(title, "text/html").body.textContent;
  return element;
};

const item = (index, { page, sections }) => {
  const entry = document.createElement("li");
  entry.append(link(index, page, index.titles[page]));
  if (sections.length) {
    const list = entry.appendChild(document.createElement("ul"));
    for (const { title, anchor } of sections) {
      list.appendChild(document.createElement("li")).append(link(index, page, title, anchor));
    }
  }
  return entry;
};

const Search = {
  setIndex(index) {
    const query = new URLSearchParams(location.search).get("q") || "";
    const field = document.querySelector('main input[name="q"]');
    field.value = query;
    if (!query.trim()) return field.focus();
    const found = find(index, query);
    const status = document.getElementById("search-status");
    status.textContent = found.length
      ? status.dataset.found.replace("{pages}", found.length)
      : status.dataset.nothing.replace("{query}", () => query.slice(0, 100));
    document.getElementById("search-results").replaceChildren(...found.map((one) => item(index, one)));
  },
};
