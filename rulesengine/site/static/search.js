// Page search in the index that Sphinx wrote (searchindex.js calls Search.setIndex).
"use strict";

const STEM_LENGTH = 3; // shorter stems match whole words only
const WEIGHTS = { title: 15, titlePart: 7, text: 5, textPart: 2, phrase: 20 };

const words = (text) =>
  typeof splitQuery === "function" ? splitQuery(text) : text.match(/[\p{L}\p{N}_]+/gu) || [];

const stemmer = new Stemmer();
const stem = (word) => stemmer.stemWord(word.toLowerCase().replaceAll("ё", "е"));

const stems = (text) => {
  const all = words(text.toLowerCase());
  const telling = all.filter((word) => !stopwords.includes(word));
  return [...new Set((telling.length ? telling : all).map(stem))].filter(Boolean);
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

// A form that the endings do not cover is found by its beginning.
const forgivingScores = (index, wanted) => {
  const shortest = Math.max(STEM_LENGTH, Math.ceil(wanted.length * 0.6));
  for (let beginning = wanted; ; beginning = beginning.slice(0, -1)) {
    const scores = scoresFor(index, beginning);
    if (scores.size || beginning.length <= shortest) return scores;
  }
};

const sectionsOf = (index, page, wanted) =>
  Object.entries(index.alltitles).flatMap(([title, places]) =>
    places
      .filter(([file, anchor]) => file === page && anchor && wanted.some((one) => stems(title).includes(one)))
      .map(([, anchor]) => ({ title, anchor })),
  );

const find = (index, query) => {
  const wanted = stems(query);
  if (!wanted.length) return [];
  const perWord = wanted.map((word) => forgivingScores(index, word));
  const pages = [...perWord[0].keys()].filter((page) => perWord.every((scores) => scores.has(page)));
  const phrase = query.trim().toLowerCase();
  const score = (page) =>
    perWord.reduce((sum, scores) => sum + scores.get(page), 0) +
    (index.titles[page].toLowerCase().includes(phrase) ? WEIGHTS.phrase : 0);
  return pages
    .map((page) => ({ page, score: score(page), sections: sectionsOf(index, page, wanted) }))
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
