"""Cached parts of a view that depend on a few fields of a position.

    follows_from = Parts(State)

    @follows_from("phase", "survivors[].skills")
    def movement_of(s: Any, v: int) -> int: ...

Most of a position is unchanged by a move. So a part is computed once, and returned from the cache
while the fields that it depends on are equal, at this table or at another one. `survivors[]` is the
record whose index is the part's first argument, `tiles[3]` is one fixed record, and
`survivors[].skills` or `turn.steps` is a single field of a record.

The declared dependencies are checked. A part is computed through a proxy that records what is read.
If a part reads an undeclared field, its result is returned but not cached.

The results are shared, so callers must not change them. A part of a writable snapshot is
computed each time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import wraps
from operator import itemgetter
from typing import Any, TypeVar, cast

from holdfast.kernel.record import Record
from holdfast.kernel.snapshot import BoundedCache, SharedSnapshot

MOST = 400
"""The maximum number of cached results of each part; beyond it the cache is cleared.

A part that depends on much of a position takes 2 kB.
"""

Part = TypeVar("Part", bound=Callable[..., Any])

ALL = object()
"""A marker: all of a field is a dependency."""

_NAME = re.compile(r"(\w+)(\[\d*\])?(?:\.(\w+))?")


class _Sources:
    """The fields that a cached function depends on, for one value of its first argument."""

    def __init__(self, record: Record, names: Iterable[str], argument: Any) -> None:
        self.named: dict[str, Any] = {}
        """The dependencies by field: all of it, or a dictionary of its records and inner fields."""
        spans = []
        for name in names:
            found = _NAME.fullmatch(name)
            if found is None or found[1] not in record.fields:
                raise ValueError(f"no field is called {name!r}")
            of, row, inner = found.groups()
            field, path = record.fields[of], [of]
            start, size = field.offset, field.size
            if row is not None:
                at = argument if row == "[]" else int(row[1:-1])
                start, size = start + at * field.kind.size, field.kind.size
                path.append(at)
            if inner is not None:
                assert isinstance(field.kind, Record)
                start += field.kind.fields[inner].offset
                size = field.kind.fields[inner].size
                path.append(inner)
            spans.append(slice(start, start + size))
            self._add(path)
        self.cut = itemgetter(*spans)
        """A function that cuts the dependencies out of the bytes of a position."""

        self._covers: dict[_Sources, bool] = {}

    def cover(self, others: _Sources) -> bool:
        """Return whether these dependencies include all of another part."""
        found = self._covers.get(others)
        if found is None:
            found = self._covers[others] = _includes(self.named, others.named)
        return found

    def _add(self, path: list[Any]) -> None:
        """Add the field at this path to the dependencies."""
        named = self.named
        for step in path[:-1]:
            named = named.setdefault(step, {})
        named[path[-1]] = ALL


def _includes(some: Any, others: Any) -> bool:
    """Return whether one tree of dependencies includes all of another."""
    if some is ALL or others is ALL:
        return some is ALL
    return all(name in some and _includes(some[name], inner) for name, inner in others.items())


class _Watch:
    """A proxy of a snapshot or of a record in it that records whether an undeclared field is
    read."""

    def __init__(self, source: Any, named: dict[Any, Any], watch: _Watch | None = None) -> None:
        self._source, self._named, self._read_undeclared = source, named, False
        self._watch = self if watch is None else watch

    def __getattr__(self, name: str) -> Any:
        # Called only for fields that have not been read yet.
        value = self.__dict__[name] = self._wrap(name, getattr(self._source, name))
        return value

    def __getitem__(self, index: Any) -> Any:
        counts = type(index) is int
        return self._wrap(index if counts else None, self._source[index])

    def __len__(self) -> int:
        return len(self._source)

    def _wrap(self, name: Any, value: Any) -> Any:
        """Return a value that was read, in a proxy if only some of it is declared."""
        named = self._named.get(name)
        if named is None:
            self._watch._read_undeclared = True
        return value if named is None or named is ALL else _Watch(value, named, self._watch)


class _WatchedSnapshot(_Watch):
    """A proxy of a whole snapshot, from which other cached parts may be computed too."""

    def __init__(self, source: Any, sources: _Sources) -> None:
        super().__init__(source, sources.named)
        self._sources = sources

    @property
    def octets(self) -> bytes:
        """The bytes of the whole snapshot."""
        octets: bytes = self._source.octets
        return octets

    def take(self, others: _Sources) -> None:
        """Record that another part reads its own dependencies."""
        self._read_undeclared |= not self._sources.cover(others)
        if isinstance(self._source, _WatchedSnapshot):
            self._source.take(others)


class Parts:
    """A decorator factory for the cached parts of a game's view."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def __call__(self, *names: str, most: int = MOST) -> Callable[[Part], Part]:
        """Return a decorator that caches a function by these fields and its arguments."""
        _Sources(self._record, names, 0)  # raises at once if a name is wrong
        of_argument = any("[]" in name for name in names)
        sources_of = BoundedCache(most, lambda argument: _Sources(self._record, names, argument))

        def decorate(make: Part) -> Part:
            cached: dict[Any, Any] = {}

            @wraps(make)
            def part(s: Any, *args: Any) -> Any:
                sources = sources_of[args[0] if of_argument else None]
                if isinstance(s, _WatchedSnapshot):
                    s.take(sources)
                elif not isinstance(s, SharedSnapshot):
                    return make(s, *args)
                key = sources.cut(s.octets), args
                if key in cached:
                    return cached[key]
                watch = _WatchedSnapshot(s, sources)
                made = make(watch, *args)
                if not watch._read_undeclared:
                    if len(cached) >= most:
                        cached.clear()
                    cached[key] = made
                return made

            return cast(Part, part)

        return decorate
