"""Tests of the lock files: what playing needs is in the lock for playing."""

import re
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement

RUN = Path(__file__).parents[2] / "locks" / "run.txt"
Package = tuple[str, frozenset[str]]
"""A name, and the extras that are asked for."""


def needs(package: Package) -> Iterator[Package]:
    """Yield the packages that a package requires on this machine."""
    name, extras = package
    for requirement in map(Requirement, requires(name) or []):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            key = re.sub(r"[-_.]+", "-", requirement.name).lower()
            yield key, frozenset(requirement.extras)


def test_whoever_only_plays_has_all_that_is_needed() -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)==", RUN.read_text(encoding="utf-8"), re.MULTILINE))
    found: set[Package] = set()
    todo: list[Package] = [("holdfast", frozenset())]
    while todo:
        new = set(needs(todo.pop())) - found
        found |= new
        todo += new
    assert "greenlet" in {name for name, _ in found}  # by way of an extra
    assert {name for name, _ in found} <= locked
