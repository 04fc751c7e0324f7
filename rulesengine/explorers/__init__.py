"""One declaration for each interactive: parameters, question, picture."""
