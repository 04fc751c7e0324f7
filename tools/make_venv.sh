#!/bin/sh
# Make the project's own environment, or say in one sentence what is missing: make_venv.sh PYTHON FOLDER
set -eu
python=$1
folder=$2

stop() {
    printf '%s\n' "$1" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "No program named $python was found: install Python 3.11 or newer, or name one with make PYTHON=/path/to/python."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Python 3.11 or newer is needed, but $python is $("$python" --version 2>&1): name another with make PYTHON=python3.12."
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    stop "$python has no venv or no pip of its own: install them (on Debian and Ubuntu: apt-get install python3-venv)."

printf '\n== Making the environment %s with %s\n' "$folder" "$("$python" --version)"
"$python" -m venv --clear "$folder"
