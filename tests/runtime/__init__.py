"""Tests of the engine in Pyodide: in Node, and in a browser."""
