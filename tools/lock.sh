#!/bin/sh
# Write locks/*.txt: for every platform and Python, with hashes, and without the name of any host.
# dev.txt comes first; the others take the versions it chose, so that they can share one environment.
set -eu
cd "$(dirname "$0")/.."

compile() {
    UV_CUSTOM_COMPILE_COMMAND="make lock" .venv/bin/uv pip compile --quiet --upgrade \
        --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
        --only-binary :all: --no-emit-index-url pyproject.toml "$@"
}

compile --group dev --output-file locks/dev.txt
compile --group build --constraints locks/dev.txt --output-file locks/run.txt
compile --group bench --constraints locks/dev.txt --output-file locks/bench.txt
compile --extra gpu --constraints locks/dev.txt --output-file locks/gpu.txt
compile --extra postgres --constraints locks/dev.txt --output-file locks/postgres.txt
echo "The locked versions are in locks/."
