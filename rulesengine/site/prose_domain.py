"""Where rules and examples are printed, who refers to them, and what was wrong on which page."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.domains import Domain
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

IN_SHORT = "case"
"""The kind of what prints an example in a line; where an example is printed whole, links lead there."""

_logger = logging.getLogger(__name__)


class Key(NamedTuple):
    """What can be referred to: `rule`, `example`, `case` (an example in short) or `source`, and its id."""

    kind: str
    id: str

    @property
    def anchor(self) -> str:
        """The anchor that it has on its page."""
        return self.id if self.kind == "rule" else f"{self.kind}-{self.id}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is printed; `location` is the file and line of the source."""

    page: str
    location: str = ""
    number: int = 0


class ProseDomain(Domain):
    """Keeps, page by page, what is printed and what is used."""

    name = "prose"
    label = "Checked prose"
    data_version = 1
    # Read by Sphinx; the type is its own.
    initial_data: dict[str, Any] = {"printed": {}, "used": {}, "faulty": {}, "seen": {}}  # noqa: RUF012

    def clear_doc(self, docname: str) -> None:
        """Forget what a page held."""
        for part in ("printed", "used", "faulty"):
            self.data[part].pop(docname, None)

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:  # type: ignore[override]  # Sphinx says list, and gives a set
        """Take over what another process has read."""
        for part in ("printed", "used", "faulty"):
            self.data[part].update({doc: one for doc, one in otherdata[part].items() if doc in docnames})

    def note_printed(self, key: Key, location: str) -> int:
        """Remember that the page being read prints this; return its number, or 0 if it was there already."""
        page = self.env.docname
        printed: dict[Key, Place] = self.data["printed"].setdefault(page, {})
        if key in printed:
            return 0
        number = 1 + sum(other.kind == key.kind for other in printed)
        printed[key] = Place(page, location, number)
        return number

    def note_used(self, key: Key, location: str = "") -> None:
        """Remember that the page being read refers to this; with a location it must be printed somewhere."""
        used = self.data["used"].setdefault(self.env.docname, {})
        used[key] = used.get(key) or location

    def report(self, message: str, location: str) -> None:
        """Warn once about the page being read, and have it read again until nothing is wrong with it."""
        faults = self.data["faulty"].setdefault(self.env.docname, set())
        # A translated paragraph is parsed more than once.
        if (location, message) not in faults:
            faults.add((location, message))
            _logger.warning(message, location=location, type="prose")

    def place(self, key: Key, page: str = "") -> Place | None:
        """Return where something is printed, on `page` if it is there: several may print an example."""
        if key.kind == "source":
            label = self.env.domains["std"].data["anonlabels"].get(key.anchor)
            return Place(label[0]) if label else None
        places = [held[key] for _, held in sorted(self.data["printed"].items()) if key in held]
        return next((place for place in places if place.page == page), places[0] if places else None)

    def resolve_xref(  # noqa: PLR0913, PLR0917  # as Sphinx calls it
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.Element:
        """Return the link, or the bare words when it leads nowhere: that was reported after reading."""
        for key in (Key(typ, target), *([Key(IN_SHORT, target)] if typ == "example" else [])):
            place = self.place(key, fromdocname)
            if place is not None:
                return make_refnode(builder, fromdocname, place.page, key.anchor, contnode)
        return contnode

    def resolve_any_xref(  # noqa: PLR0913, PLR0917  # as Sphinx calls it
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.Element]]:
        """Return nothing: the anchors are known to Sphinx as labels, so that plain links find them."""
        return []

    def addresses(self) -> dict[Key, tuple[str, int]]:
        """Return page and number of everything printed."""
        return {
            key: (place.page, place.number)
            for _, held in sorted(self.data["printed"].items(), reverse=True)
            for key, place in held.items()
        }


def domain_of(env: BuildEnvironment) -> ProseDomain:
    """Return the domain of a build."""
    domain = env.domains[ProseDomain.name]
    assert isinstance(domain, ProseDomain)
    return domain


def reference(key: Key, content: nodes.Element, page: str) -> addnodes.pending_xref:
    """Return a link that is resolved when all pages are read."""
    return addnodes.pending_xref(
        "", content, refdomain=ProseDomain.name, reftype=key.kind, reftarget=key.id, refdoc=page
    )


def pages_to_repeat(
    _app: Sphinx, env: BuildEnvironment, _added: Set[str], _changed: Set[str], _removed: Set[str]
) -> list[str]:
    """Return the pages on which something was wrong (event `env-get-outdated`)."""
    return list(domain_of(env).data["faulty"])


def pages_to_rewrite(_app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Report what leads nowhere; return the pages whose links have moved (event `env-updated`)."""
    domain = domain_of(env)
    for location, message in (*_doubled(domain), *_dangling(domain)):
        _logger.warning(message, location=location, type="prose")
    before, now = domain.data["seen"], domain.addresses()
    domain.data["seen"] = now
    moved = {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}
    return [page for page, used in domain.data["used"].items() if moved & used.keys()]


def _doubled(domain: ProseDomain) -> Iterator[tuple[str, str]]:
    first: dict[Key, Place] = {}
    for _, held in sorted(domain.data["printed"].items()):
        for key, place in held.items():
            if key in first and key.kind == "rule":
                yield place.location, f"the {key.kind} {key.id} is already printed at {first[key].location}"
            first.setdefault(key, place)


def _dangling(domain: ProseDomain) -> Iterator[tuple[str, str]]:
    for _, used in sorted(domain.data["used"].items()):
        for key, location in used.items():
            if location and domain.place(key) is None:
                yield location, f"no page prints the {key.kind} {key.id}: expected an anchor {key.anchor}"
