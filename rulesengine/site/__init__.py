"""The published book: Sphinx extension, in-browser host, bundling."""

__all__: list[str] = []
