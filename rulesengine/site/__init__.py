"""The published book: Sphinx extension, in-browser host, bundling."""
