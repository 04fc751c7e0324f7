"""The built pages, read as files: all languages, all links, nothing from elsewhere, little to load."""

from pathlib import Path

from rulesengine.site.languages import TRANSLATED
from rulesengine.text.catalogue import LANGUAGES
from tests.site.checks import NAMES, broken_links, english_shares, foreign_addresses, untranslated_words
from tests.site.reading import Address, read_page
from tests.site.weights import weigh

MOST_BYTES = 150_000
MOST_REQUESTS = 20
FOR_EXPLORERS = 25_000  # kept free on pages that hold none yet


def pages(site: Path, language: str) -> list[Path]:
    """Return the pages of a language, without the one that only leads on."""
    return [
        file for file in sorted((site / language).rglob("*.html")) if file != site / language / "index.html"
    ]


def names(site: Path, language: str) -> set[Path]:
    """Return the names of the pages of a language."""
    return {page.relative_to(site / language) for page in pages(site, language)}


def test_each_language_has_the_same_pages(site_dir: Path) -> None:
    """A reader who changes the language finds the page that was open."""
    assert len(names(site_dir, "en")) > 5
    assert all(names(site_dir, language) == names(site_dir, "en") for language in LANGUAGES)


def test_each_page_names_its_language(site_dir: Path) -> None:
    """Screen readers choose their voice by it."""
    for language in LANGUAGES:
        for page in pages(site_dir, language):
            assert f'<html lang="{language}"' in page.read_text(encoding="utf-8")


def test_each_page_lists_its_translations(site_dir: Path) -> None:
    """Search engines find the page in every language, and one for all others."""
    for language in LANGUAGES:
        for page in pages(site_dir, language):
            text = page.read_text(encoding="utf-8")
            for code in (*LANGUAGES, "x-default"):
                assert text.count(f'<link rel="alternate" hreflang="{code}"') == 1


def test_no_link_leads_nowhere(site_dir: Path) -> None:
    """Pages, files and places in them exist, in all four languages."""
    assert broken_links(site_dir) == []


def test_nothing_comes_from_another_host(site_dir: Path) -> None:
    """Neither pages nor styles make the browser ask anybody else."""
    assert foreign_addresses(site_dir) == []


def test_every_word_is_translated(site_dir: Path) -> None:
    """No English is left on a page in another language."""
    assert [word for language in TRANSLATED for word in untranslated_words(site_dir, language)] == []


def test_every_name_that_is_passed_over_stands_on_a_page(site_dir: Path) -> None:
    """What the detector passes over as a name is no more than what the pages need."""
    found = [word for language in TRANSLATED for word in untranslated_words(site_dir, language, frozenset())]
    assert {name for name in NAMES if any(f": {name!r} in " in one for one in found)} == NAMES


def test_shares_have_the_decimal_mark_of_the_language(site_dir: Path) -> None:
    """Russian, Ukrainian and Georgian write a comma, whoever wrote the number: the engine or a page."""
    assert [share for language in TRANSLATED for share in english_shares(site_dir, language)] == []
    assert english_shares(site_dir, "en") != []


def test_an_english_word_is_seen(tmp_path: Path) -> None:
    """The detector sees text and labels, and passes over code and marked words."""
    page = tmp_path / "ru" / "page.html"
    page.parent.mkdir()
    page.write_text(
        '<html lang="ru"><p title="Search">Туз <code>ace</code> <i lang="en">king</i>'
        ' <b translate="no">jack</b> Queen Python kozel-tie pagat.com</p> a double',
        encoding="utf-8",
    )
    assert untranslated_words(tmp_path, "ru") == [
        "ru/page.html: 'Search' in 'Search'",
        "ru/page.html: 'Queen' in 'Queen Python kozel-tie pagat.com'",
        "ru/page.html: 'double' in 'a double'",
    ]


def test_a_broken_link_and_another_host_are_seen(tmp_path: Path) -> None:
    """The checks of the links themselves hold."""
    page = tmp_path / "page.html"
    page.write_text(
        '<a href="gone.html"></a><a href="#here" id="here"></a><a href="#gone"></a><a href="https://pagat.com"></a>'
        '<script src="https://cdn.example/x.js"></script>',
        encoding="utf-8",
    )
    assert broken_links(tmp_path) == ["page.html: gone.html", "page.html: #gone"]
    assert foreign_addresses(tmp_path) == ["page.html: https://cdn.example/x.js"]
    assert read_page(page).addresses[-1] == Address("https://cdn.example/x.js", loaded=True)


def test_each_page_loads_little(site_dir: Path) -> None:
    """A page on a phone: at most 150 kB and 20 requests before the first touch, and no engine among them."""
    for language in LANGUAGES:
        for page in pages(site_dir, language):
            weight = weigh(page)
            has_explorer = "<rules-explorer" in page.read_text(encoding="utf-8")
            assert weight.compressed <= MOST_BYTES - (0 if has_explorer else FOR_EXPLORERS), page
            assert len(weight.files) <= MOST_REQUESTS, page
            assert not [file for file in weight.files if file.suffix in {".wasm", ".gz", ".zip"}]
