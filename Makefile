# Everything starts here: each command sets up what it needs, in this folder only.
# Needs Python 3.11 or newer and GNU make; another Python is named by `make PYTHON=python3.13 …`.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
RUN := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" PYTHONUTF8=1
SAY := @printf '\n== %s\n'

MADE := $(VENV)/.made
PACKAGES := $(VENV)/.packages
PROJECT := $(VENV)/.project
FRONT := node_modules/.made
SITE := _build/site.made
BENCH := $(VENV)/.bench
ORACLES := $(VENV)/.oracles

# What the pages are made from; the site is built again when one of these is newer.
SITE_SOURCES := $(shell find book notebooks rulesengine _config.yml _toc*.yml -type f \
    ! -name '*.pyc' ! -name '*.mo' ! -path '*/.*' ! -path '*/_build/*' 2>/dev/null)

# A moved folder needs its links to the project made anew.
ifneq ($(shell cat $(PROJECT) 2>/dev/null),$(CURDIR))
MOVED := moved
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup site book test lab lint catalogues browser benchmarks oracles duels lock clean moved

help:  ## Show this list
	@sed -n 's/^\([a-z]*\):.*  ## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

site: book  ## Build the site in all languages, serve it on this machine and print the address
	@$(RUN) rulesengine site serve

book: $(SITE)  ## Build the site in all languages into _build/site

test: lint book browser  ## Run everything that must hold: style, types and tests, in a real browser too
	$(SAY) 'Running the tests'
	@$(RUN) $(PY) -m pytest -n 2 --dist loadgroup

lab: setup  ## Open JupyterLab on copies of the lessons
	@$(RUN) rulesengine site lessons
	@$(RUN) $(PY) -m jupyterlab --allow-root _build/lessons

lint: setup  ## Check style, format and types
	$(SAY) 'Checking style, format and types'
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

catalogues: $(PROJECT)  ## Compile the messages of all languages
	@$(PY) -m tools.catalogues

browser: $(PROJECT)  ## Find a Chromium for the tests; on Debian, as root, install it
	@$(PY) -m tools.browser

benchmarks: book browser $(BENCH)  ## Measure what a reader waits for
	@$(RUN) $(PY) -m benchmarks

oracles: catalogues $(ORACLES)  ## Ask two other programs about every state of the cube
	@$(RUN) $(PY) -m benchmarks cube_oracles

duels: catalogues $(BENCH)  ## Play the games of Spades again that the book counts, and race OpenSpiel
	@$(RUN) $(PY) -m benchmarks spades_players spades_speed

lock: $(MADE)  ## Choose the newest versions that fit pyproject.toml and write them down with their hashes
	@$(PY) tools/install.py requirements/uv.txt
	@sh tools/lock.sh $(PY)

clean:  ## Remove what was built (the environments stay: .venv, node_modules)
	rm -rf _build dist .jupyter_cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find rulesengine tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find rulesengine -name '*.mo' -exec rm -f {} +

setup: $(PROJECT) $(FRONT) catalogues  ## Set up the environment; every other command does this by itself

$(MADE):
	@sh tools/make_venv.sh '$(PYTHON)' $(VENV)
	@touch $@

$(PACKAGES): requirements/lock.txt $(MADE)
	$(SAY) 'Installing the locked packages into $(VENV) (about a minute)'
	@$(PY) tools/install.py requirements/lock.txt
	@touch $@

$(BENCH): requirements/bench.txt $(PACKAGES)
	$(SAY) 'Installing what the benchmarks measure against'
	@$(PY) tools/install.py requirements/bench.txt
	@touch $@

$(ORACLES): requirements/oracles.txt $(PACKAGES)
	$(SAY) 'Installing the two programs that are asked about the cube'
	@$(PY) tools/install.py requirements/oracles.txt
	@touch $@

$(PROJECT): pyproject.toml tools/hatch_build.py $(PACKAGES) $(MOVED)
	$(SAY) 'Linking the project into $(VENV)'
	@$(PY) -m pip --disable-pip-version-check install --quiet --no-deps --no-index --no-build-isolation --editable .
	@printf '%s' '$(CURDIR)' > $@

$(FRONT): package.json package-lock.json .npmrc requirements/node.txt $(PACKAGES)
	$(SAY) 'Installing the locked files for the browser into node_modules'
	@$(PY) -m tools.front_end
	@touch $@

$(SITE): $(SITE_SOURCES) $(PROJECT) $(FRONT)
	@$(PY) -m tools.catalogues
	$(SAY) 'Building the site in all languages into _build/site'
	@mkdir -p _build
	@$(RUN) rulesengine site build
	@touch $@
