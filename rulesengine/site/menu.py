"""The contents beside the text: parts, pages and the sections of the page that is open."""

from dataclasses import dataclass

from docutils import nodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx_external_toc.api import FileItem, SiteMap, TocTree


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the open page."""

    title: str
    anchor: str
    sections: tuple["Section", ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A page in the contents; `sections` is filled for the open page only."""

    title: str
    url: str
    current: bool
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """Pages below one caption."""

    caption: str
    entries: tuple[Entry, ...]


def menu(builder: StandaloneHTMLBuilder, page: str) -> tuple[Part, ...]:
    """Return the contents as seen from one page, the home page first and without a caption."""
    site_map: SiteMap = builder.env.external_site_map  # type: ignore[attr-defined]  # put there by the toc extension
    home = Part("", (_entry(builder, site_map.root.docname, page),))
    parts = (_part(builder, tree, page) for tree in site_map.root.subtrees)
    return (home, *parts)


def _part(builder: StandaloneHTMLBuilder, tree: TocTree, page: str) -> Part:
    pages = [str(item) for item in tree.items if isinstance(item, FileItem)]
    return Part(tree.caption or "", tuple(_entry(builder, name, page) for name in pages))


def _entry(builder: StandaloneHTMLBuilder, name: str, page: str) -> Entry:
    title = builder.env.titles[name].astext() if name in builder.env.titles else name
    current = name == page
    return Entry(
        title=title,
        url=builder.get_relative_uri(page, name),
        current=current,
        sections=_sections_of(builder, name) if current else (),
    )


def _sections_of(builder: StandaloneHTMLBuilder, name: str) -> tuple[Section, ...]:
    outline = builder.env.tocs.get(name)
    if outline is None or not outline.children:
        return ()
    return _sections(outline.children[0])


def _sections(item: nodes.Node) -> tuple[Section, ...]:
    lists = [child for child in item.children if isinstance(child, nodes.bullet_list)]
    items = (child for inner in lists for child in inner.children if isinstance(child, nodes.list_item))
    return tuple(_section(child) for child in items)


def _section(item: nodes.Node) -> Section:
    reference = next(iter(item.findall(nodes.reference)))
    return Section(reference.astext(), str(reference["anchorname"]), _sections(item))
