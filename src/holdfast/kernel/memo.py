"""Parts of a screen that follow from a few fields of a position.

    follows_from = Parts(State)

    @follows_from("phase", "survivors[].skills")
    def movement_of(s: Any, v: int) -> int: ...

Most of a table is as it was before. So a part is made once, and given again wherever the fields
that it follows from are the same, at this table or at another one. `survivors[]` is the record that
the part's first argument numbers, `tiles[3]` is a certain one, and `survivors[].skills` or
`turn.steps` no more of a record than that.

What a part says that it follows from need not be believed. It is made through something that
watches what is read: a part that turns out to follow from anything else is given all the same, and
is not kept.

Nothing is written to what is given. Where somebody may write to a reading, a part is made of it
each time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import wraps
from operator import itemgetter
from typing import Any, TypeVar, cast

from holdfast.kernel.record import Record
from holdfast.kernel.snapshot import Kept, Shared

MOST = 400
"""So many are kept of each part; then all are let go of, since whichever still count come again. A
part that follows from much of a position takes 2 kB."""

Part = TypeVar("Part", bound=Callable[..., Any])

ALL = object()
"""Of a field everything counts."""

_NAME = re.compile(r"(\w+)(\[\d*\])?(?:\.(\w+))?")


class _Sources:
    """What a part follows from whose first argument is this."""

    def __init__(self, record: Record, names: Iterable[str], argument: Any) -> None:
        self.named: dict[str, Any] = {}
        """By field what counts of it: everything, some of the records in a row, or some fields; of
        each of these again."""
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
        """Takes it out of the bytes of a position."""

        self._covers: dict[_Sources, bool] = {}

    def cover(self, others: _Sources) -> bool:
        """Whether all that another part follows from is among these."""
        found = self._covers.get(others)
        if found is None:
            found = self._covers[others] = _cover(self.named, others.named)
        return found

    def _add(self, path: list[Any]) -> None:
        named = self.named
        for step in path[:-1]:
            named = named.setdefault(step, {})
        named[path[-1]] = ALL


def _cover(some: Any, others: Any) -> bool:
    """Whether of something all that counts there counts here."""
    if some is ALL or others is ALL:
        return some is ALL
    return all(name in some and _cover(some[name], inner) for name, inner in others.items())


class _Watch:
    """Something to read that notices when anything is read that does not count."""

    def __init__(self, source: Any, named: dict[Any, Any], watch: _Watch | None = None) -> None:
        self._source, self._named, self._beyond = source, named, False
        self._watch = self if watch is None else watch

    def __getattr__(self, name: str) -> Any:
        # Only called while a field has not been read yet.
        value = self.__dict__[name] = self._found(name, getattr(self._source, name))
        return value

    def __getitem__(self, index: Any) -> Any:
        counts = type(index) is int
        return self._found(index if counts else None, self._source[index])

    def __len__(self) -> int:
        return len(self._source)

    def _found(self, name: Any, value: Any) -> Any:
        named = self._named.get(name)
        if named is None:
            self._watch._beyond = True
        return value if named is None or named is ALL else _Watch(value, named, self._watch)


class _WatchedReading(_Watch):
    """A whole reading, of which other parts may be made too."""

    def __init__(self, source: Any, sources: _Sources) -> None:
        super().__init__(source, sources.named)
        self._sources = sources

    @property
    def octets(self) -> bytes:
        """The bytes of all of it."""
        octets: bytes = self._source.octets
        return octets

    def take(self, others: _Sources) -> None:
        """Another part reads what it follows from."""
        self._beyond |= not self._sources.cover(others)
        if isinstance(self._source, _WatchedReading):
            self._source.take(others)


class Parts:
    """Parts of what is shown of a game, the positions of which are such records."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def __call__(self, *names: str, most: int = MOST) -> Callable[[Part], Part]:
        """What a part follows from, beside its arguments."""
        _Sources(self._record, names, 0)  # so that a wrong name is found at once
        of_argument = any("[]" in name for name in names)
        sources_of = Kept(most, lambda argument: _Sources(self._record, names, argument))

        def of(make: Part) -> Part:
            kept: dict[Any, Any] = {}

            @wraps(make)
            def part(s: Any, *args: Any) -> Any:
                sources = sources_of[args[0] if of_argument else None]
                if isinstance(s, _WatchedReading):
                    s.take(sources)
                elif not isinstance(s, Shared):
                    return make(s, *args)
                key = sources.cut(s.octets), args
                if key in kept:
                    return kept[key]
                watch = _WatchedReading(s, sources)
                made = make(watch, *args)
                if not watch._beyond:
                    if len(kept) >= most:
                        kept.clear()
                    kept[key] = made
                return made

            return cast(Part, part)

        return of
