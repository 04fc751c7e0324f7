#!/bin/sh
# Write the locked requirements anew from pyproject.toml, for every system: lock.sh PYTHON
set -eu
python=$1

resolve() {
    oldest=$1
    target=$2
    shift 2
    printf '== %s\n' "$target"
    "$python" -m uv pip compile --quiet --upgrade --universal --python-version "$oldest" --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links --output-file "$target" "$@"
}

resolve 3.11 requirements/lock.txt --extra lab --extra site --extra test pyproject.toml
# Nothing that stands in the first list may change when this one is installed beside it.
resolve 3.11 requirements/bench.txt --constraint requirements/lock.txt --extra bench pyproject.toml
# Two programs that are asked about the cube.
resolve 3.11 requirements/oracles.txt --constraint requirements/lock.txt --extra oracles pyproject.toml
# Exactly what Pyodide's own list of packages names, for the Python inside of it.
resolve 3.14 requirements/lite.txt --no-deps requirements/lite.in
resolve 3.11 requirements/node.txt requirements/node.in
resolve 3.11 requirements/uv.txt requirements/uv.in
