"""What the tests stand on: a browser, a server of plain files, a JupyterLab."""
