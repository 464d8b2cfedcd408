# Holdfast. `make play` and `make test` need nothing but Python 3.11 or newer and make.

PYTHON ?= python3
BIN := .venv/bin
PREPARE = @command -v $(PYTHON) >/dev/null 2>&1 || { \
	echo "Holdfast needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }; \
	$(PYTHON) tools/prepare.py

# Packages are installed without byte code, and many short processes import them: the first one
# writes it for all others, whatever the shell that make runs in prefers.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
SERVER ?=

.PHONY: help play test environment development packages client rules test-long test-browser test-gpu test-all lint bench bench-gpu bench-server bench-page site coverage-of-rules docs screenshots lock clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | \
		while IFS='|' read -r name what; do printf '  make %-18s %s\n' "$$name" "$$what"; done

play: ## Set everything up and play, in the browser where there is a server for it
	$(PREPARE) run
	@if $(BIN)/holdfast serve --help >/dev/null 2>&1; \
		then $(BIN)/python tools/web.py build && $(BIN)/holdfast serve --open; \
		else $(BIN)/holdfast play outlast; fi

# What can be done at the same time is: rules are compiled while the tests' packages are fetched.
test: ## Set everything up, then test everything (but the long and GPU tests)
	@$(MAKE) --no-print-directory --jobs=2 environment packages
	@$(MAKE) --no-print-directory --jobs=3 rules client development
	@$(BIN)/pytest -n auto --maxprocesses=8 --dist loadgroup

environment:
	$(PREPARE) run

development:
	$(PREPARE) dev

packages:
	@! command -v $(PYTHON) >/dev/null 2>&1 || $(PYTHON) tools/web.py packages

client:
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/web.py notebook
	@$(BIN)/python tools/web.py test

rules:
	@$(BIN)/holdfast warm

test-long: ## Run the tests that take minutes, those in the browser too
	$(PREPARE) dev
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/web.py notebook
	@$(BIN)/holdfast warm
	@$(BIN)/pytest -n auto --maxprocesses=8 --dist loadgroup -m long

test-browser: ## Run only those of them that drive a browser
	$(PREPARE) dev
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/web.py notebook
	@$(BIN)/holdfast warm
	@$(BIN)/pytest -n auto --maxprocesses=8 --dist loadgroup -m 'long and web'

test-all: ## Install what is missing, then test everything there is (but the GPU tests)
	@.ci/run-all

test-gpu: ## Run the tests that need an NVIDIA GPU
	$(PREPARE) gpu
	@$(BIN)/pytest -m gpu

lint: ## Check style, types, the direction of imports, and locked packages for known weaknesses
	$(PREPARE) dev
	@echo "Checking style, types and imports."
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/audit.py

bench: ## Measure the speed, against other engines in the same run
	$(PREPARE) bench
	@$(BIN)/python -m bench

bench-gpu: ## Measure the speed on an NVIDIA GPU, beside one core of the same machine
	$(PREPARE) gpu
	@$(BIN)/python -m bench.gpu

bench-server: ## Measure what the server carries, beside boardgame.io (OPTIONS=--quick: a look)
	$(PREPARE) dev
	@$(BIN)/python tools/web.py peers
	@$(BIN)/holdfast warm
	@$(BIN)/python -m bench.server $(OPTIONS)

bench-page: ## Measure the page that `make site` has built: in Chromium, and beside the processor
	$(PREPARE) dev
	@$(BIN)/holdfast warm
	@$(BIN)/python -m bench.page

site: ## Build offline mode into build/site/, for any host of plain files (SERVER=https://…)
	$(PREPARE) dev
	@$(BIN)/python tools/static_site.py $(SERVER)

coverage-of-rules: ## List the clauses of the rules references that no test names
	$(PREPARE) dev
	@$(BIN)/python tools/coverage_of_rules.py

docs: ## Build the documentation site into site/
	$(PREPARE) dev
	@$(BIN)/python tools/pages.py

screenshots: ## Take pictures of all tables on five screens, those of the documentation too
	$(PREPARE) dev
	@$(BIN)/python tools/web.py build
	@$(BIN)/pytest tests/web/screenshots.py

lock: ## Choose the newest versions of all packages and write them to locks/
	$(PREPARE) dev
	@sh tools/lock.sh

clean: ## Remove everything that can be made again, the environment too
	rm -rf .venv site docs/api.md docs/reference.md docs/observations.md dist build web/dist web/dist-notebook web/node_modules bench/server/node_modules tools/binaryen/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
