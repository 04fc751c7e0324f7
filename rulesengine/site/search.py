"""Page search for Ukrainian and Georgian: whole words with their apostrophes, endings folded.

Sphinx has no rules for these two languages. The endings below are cut alike here, when the index is
written, and in the browser, when a reader asks, so that the forms of a word meet in one stem.
"""

import json
import re

from sphinx.search import SearchLanguage

_APOSTROPHES = "'’ʼ`"
_WORD = re.compile(rf"\w+(?:[{_APOSTROPHES}]\w+)*")

_UKRAINIAN_ENDINGS = """
    ування ювання еннями аннями ість істю ості остей остями ення ання еннях аннях
    ом ем єм ами ями ові еві єві ого ому ими іми ою ею єю ах ях ам ям ів їв ої ій ий ім им их іх
    ьома ьма ьох ьом ть ти в а я у ю о е є і ї и й ь
"""
_GEORGIAN_ENDINGS = """
    ებისთვის ებიდან ებისგან ებამდე ებთან ებში ებზე ებით ებად ებმა ებსა ებისა ების ებს ები ებო
    ას ეს ოს უს ისთვის იდან ისგან ამდე თან ში ზე ისა ის ით ად მა სა ს ი ო ა ე უ
"""
_SHORTEST_STEM = 3

_SPLITTER = r"""
function splitQuery(query) {
  return query.match(/[\p{L}\p{N}_]+(?:['’ʼ`][\p{L}\p{N}_]+)*/gu) || [];
}
"""
_STEMMER = """
var Stemmer = function() {
  const endings = %s;
  this.stemWord = function(given) {
    const word = given.replace(/['’ʼ`]/g, "").toLowerCase();
    const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= %d);
    return ending ? word.slice(0, word.length - ending.length) : word;
  };
};
"""


class _FoldingSearch(SearchLanguage):
    """Cut the longest known ending that leaves a stem of three letters."""

    endings: tuple[str, ...] = ()
    js_splitter_code = _SPLITTER

    def init(self, options: dict[str, str]) -> None:
        """Write the same rules down for the browser."""
        self.js_stemmer_code = _STEMMER % (json.dumps(self.endings, ensure_ascii=False), _SHORTEST_STEM)

    def split(self, text: str) -> list[str]:
        """Return the words of a text; an apostrophe inside a word belongs to it."""
        return _WORD.findall(text)

    def stem(self, word: str) -> str:
        """Return a word without apostrophes and without its ending."""
        folded = re.sub(f"[{_APOSTROPHES}]", "", word).lower()
        for ending in self.endings:
            if folded.endswith(ending) and len(folded) - len(ending) >= _SHORTEST_STEM:
                return folded.removesuffix(ending)
        return folded


def _longest_first(endings: str) -> tuple[str, ...]:
    return tuple(sorted(endings.split(), key=lambda ending: (-len(ending), ending)))


class SearchUkrainian(_FoldingSearch):
    """Ukrainian."""

    lang = "uk"
    language_name = "Ukrainian"
    endings = _longest_first(_UKRAINIAN_ENDINGS)


class SearchGeorgian(_FoldingSearch):
    """Georgian."""

    lang = "ka"
    language_name = "Georgian"
    endings = _longest_first(_GEORGIAN_ENDINGS)
