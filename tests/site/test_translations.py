"""The translations of the pages: complete, confirmed, with the roles and links of their sources."""

from pathlib import Path

from rulesengine.site.translations import LOCALE, translation_problems

ROOT = Path(__file__).parents[2]


def test_every_sentence_of_the_book_is_translated(site_dir: Path) -> None:
    """Pages and notebooks are complete in Russian, Ukrainian and Georgian."""
    templates = site_dir.parent / "work" / "gettext" / "gettext"
    assert sorted(templates.rglob("*.pot"))
    assert translation_problems(templates, ROOT / LOCALE) == []


def problems(tmp_path: Path, source: str, translation: str, flag: str = "") -> list[str]:
    """Return what is wrong with one translation."""
    templates, catalogues = tmp_path / "templates", tmp_path / "locale" / "ru" / "LC_MESSAGES"
    templates.mkdir()
    catalogues.mkdir(parents=True)
    (templates / "page.pot").write_text(f'msgid "{source}"\nmsgstr ""\n', encoding="utf-8")
    (catalogues / "page.po").write_text(f'{flag}msgid "{source}"\nmsgstr "{translation}"\n', encoding="utf-8")
    return translation_problems(templates, tmp_path / "locale", ["ru"])


def test_a_missing_translation_is_named(tmp_path: Path) -> None:
    """With file and line; an empty one counts as missing."""
    (problem,) = problems(tmp_path, "A hand", "", "\n\n")
    assert "page.po:3: not translated: 'A hand'" in problem


def test_an_unconfirmed_translation_is_named(tmp_path: Path) -> None:
    """A sentence that changed keeps its old translation, but not as a finished one."""
    (problem,) = problems(tmp_path, "A hand", "Кон", "#, fuzzy\n")
    assert "not confirmed" in problem


def test_roles_and_links_are_carried_over(tmp_path: Path) -> None:
    """A translation may not lose a checked number or a link."""
    (problem,) = problems(tmp_path, "It is {check}`two` pairs.", "Это две пары.")
    assert "other roles" in problem


def test_a_role_keeps_what_it_points_to(tmp_path: Path) -> None:
    """The word may change, the value that it is checked against may not."""
    source = "{check}`sixty <kozel-bank points.0>` points"
    assert problems(tmp_path, source, "{check}`шестьдесят <kozel-bank points.0>` очков") == []


def test_a_role_that_points_elsewhere_is_named(tmp_path: Path) -> None:
    """A translation cannot be proven by another case."""
    (problem,) = problems(tmp_path, "See {rule}`kozel-tie`.", "Смотри {rule}`kozel-win`.")
    assert "other roles" in problem


def test_a_link_keeps_its_address(tmp_path: Path) -> None:
    """Only the words of a link are translated."""
    (problem,) = problems(tmp_path, "[Rules](rules.md)", "[Правила](pravila.md)")
    assert "other links" in problem


def test_words_marked_with_their_language_stay(tmp_path: Path) -> None:
    """A glossary shows the same four words to everyone; numbers need no translation either."""
    assert problems(tmp_path, "[hand]{.language-en} 60:60", "") == []
