"""Words: the message catalogues and the one renderer from reasons to sentences."""
