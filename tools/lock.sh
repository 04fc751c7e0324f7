#!/bin/sh
# Write the locked requirements anew from pyproject.toml, for every system and Python 3.11 and newer: lock.sh PYTHON
set -eu
python=$1

resolve() {
    target=$1
    shift
    printf '== %s\n' "$target"
    "$python" -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links --output-file "$target" "$@"
}

resolve requirements/lock.txt --extra lab --extra site --extra test pyproject.toml
resolve requirements/node.txt requirements/node.in
resolve requirements/uv.txt requirements/uv.in
