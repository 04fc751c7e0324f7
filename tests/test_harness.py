"""The tests' own tools see what they are meant to see."""

import re
from pathlib import Path
from unittest.mock import Mock
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from tests.harness import browser
from tests.harness.accessibility import axe, axe_in_light_and_dark
from tests.harness.pages import guarded
from tests.harness.serve import serve

SOUND = (
    "<!doctype html><html lang=en><title>Kozel</title><link rel=icon href=data:,><main><h1>Tie</h1>{}</main>"
)
FETCH = "fetch(`https://example.org/c`).catch(() => 0)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder to serve, with one sound page."""
    (tmp_path / "index.html").write_text(SOUND.format("<p>60:60</p>"), "utf-8")
    return tmp_path


@pytest.mark.browser
def test_sound_page_passes(chromium: Browser, folder: Path) -> None:
    """A page without faults raises none, and axe is content."""
    with serve(folder) as url, guarded(chromium, url) as pages:
        page = pages("", width=360, dark=True, locale="ka")
        assert page.inner_text("p") == "60:60"
        assert page.evaluate("[innerWidth, navigator.language]") == [360, "ka"]
        assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        assert axe(page) == []


@pytest.mark.browser
@pytest.mark.parametrize(
    ("markup", "fault"),
    [
        ("<script>carry.add(1)</script>", "uncaught error: carry is not defined"),
        ("<script>console.error('bad carry')</script>", "console error: bad carry"),
        ("<img alt='' src=missing.png>", "status 404"),
        ("<img alt='' src=https://example.org/a.png>", "another host: https://example.org/a.png"),
        ("<script>new WebSocket('wss://example.org/b')</script>", "another host: wss://example.org/b"),
        (
            f"<script>new Worker('data:text/javascript,{FETCH}')</script>",
            "another host: https://example.org/c",
        ),
    ],
)
def test_fault_of_a_page_fails_the_test(chromium: Browser, folder: Path, markup: str, fault: str) -> None:
    """What a page does wrong is named."""
    (folder / "bad.html").write_text(SOUND.format(markup), "utf-8")
    with (
        serve(folder) as url,
        pytest.raises(AssertionError, match=re.escape(fault)),
        guarded(chromium, url) as pages,
    ):
        pages("bad.html").wait_for_timeout(300)


@pytest.mark.browser
def test_unreadable_page_is_named_by_axe(chromium: Browser, folder: Path) -> None:
    """A picture without words is a violation, with its place."""
    (folder / "mute.html").write_text(SOUND.format("<img id=mute src=data:,>"), "utf-8")
    with serve(folder) as url, guarded(chromium, url) as pages:
        violations = axe(pages("mute.html"))
    assert [line.partition(":")[0] for line in violations] == ["image-alt"]
    assert violations[0].endswith("#mute")


@pytest.mark.browser
@pytest.mark.parametrize("grey", ["light-dark(#999, #fff)", "light-dark(#000, #555)"])
def test_grey_letters_are_named_in_either_scheme(chromium: Browser, folder: Path, grey: str) -> None:
    """What can be read in the light alone is a violation, and so is what can be read in the dark alone."""
    ground = "background: light-dark(#fff, #000)"
    style = f"<style>:root {{color-scheme: light dark; {ground}}} p {{color: {grey}; {ground}}}</style>"
    (folder / "grey.html").write_text(SOUND.format(f"{style}<p>told</p>"), "utf-8")
    with serve(folder) as url, guarded(chromium, url) as pages:
        violations = axe_in_light_and_dark(pages("grey.html"))
    assert [line.partition(":")[0] for line in violations] == ["color-contrast"]


@pytest.mark.browser
def test_page_without_scripts(chromium: Browser, folder: Path) -> None:
    """A reader without scripts is played by a page whose scripts do not run."""
    (folder / "quiet.html").write_text(
        SOUND.format("<p>told<script>document.body.remove()</script></p>"), "utf-8"
    )
    with serve(folder) as url, guarded(chromium, url) as pages:
        assert pages("quiet.html", scripts=False).inner_text("p") == "told"


def test_server_answers_below_its_sub_path_only(folder: Path) -> None:
    """A link that leaves the sub-path is a broken link."""
    with serve(folder) as url:
        with urlopen(url) as answer:
            assert answer.status == 200
        with pytest.raises(HTTPError, match="404"):
            urlopen(url.replace("/some/where/", "/"))


def test_missing_browser_fails_with_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a browser the tests say how to get one."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(browser, "BUNDLES", ())
    with pytest.raises(browser.NoBrowserError, match="apt-get install chromium"):
        browser.find_chromium(Mock(chromium=Mock(executable_path="/nowhere/chrome")))
