"""Options: settings of a game that are chosen before it begins.

A game declares its options in `content/options.toml`. A position stores the chosen values as a
small record of value numbers. Rules get the number of a value as a constant from `Options.number`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import Field, model_validator

from holdfast.kernel.content import Strict, load
from holdfast.kernel.record import Record, i1, record

Choice = int | str
Choices = dict[str, Choice]
"""The chosen value of every option; `players` is a number, the others are words."""


FIRST_GAME = "first"
"""The preset for a first game, with a ready-made setup."""


class OptionsError(ValueError):
    """An option, or one of its values, does not exist."""


class Option(Strict):
    """One option; its first value is the default."""

    name: str
    values: list[str] = Field(min_length=2)


class Players(Strict):
    """The allowed numbers of players."""

    least: int = Field(ge=1)
    most: int = Field(ge=1)
    default: int


class Preset(Strict):
    """A named choice of options; options that it does not name have their defaults."""

    id: str
    options: dict[str, str]
    players: int | None = None
    """The recommended number of players, if any."""
    level: str | None = None
    """The recommended level of bots, if any."""


class Options(Strict):
    """All options of a game."""

    players: Players
    option: list[Option] = Field(default_factory=list)
    preset: list[Preset] = Field(default_factory=list)

    @classmethod
    def load(cls, path: Path) -> Options:
        """Return the options in a content file."""
        return load(path, cls)

    @model_validator(mode="after")
    def _consistent(self) -> Options:
        """Raise ValueError if a default or a preset is not allowed."""
        if not self.players.least <= self.players.default <= self.players.most:
            raise ValueError("the default number of players is not one of those allowed")
        for preset in self.preset:
            players = {} if preset.players is None else {"players": preset.players}
            try:
                self.choose({**players, **preset.options})
            except OptionsError as error:
                raise ValueError(f"preset {preset.id!r}: {error}") from None
        return self

    def option_named(self, name: str) -> Option:
        """Return the option with this name."""
        for option in self.option:
            if option.name == name:
                return option
        known = ", ".join(["players", *(o.name for o in self.option)])
        raise OptionsError(f"there is no option {name!r}; there are: {known}")

    def number(self, name: str, value: str) -> int:
        """Return the number that represents a value in the position."""
        values = self.option_named(name).values
        if value not in values:
            raise OptionsError(
                f"option {name!r} cannot be {value!r}; it is one of: {', '.join(values)}"
            )
        return values.index(value)

    def preset_named(self, name: str) -> Preset:
        """Return the preset with this name."""
        for preset in self.preset:
            if preset.id == name:
                return preset
        known = ", ".join(p.id for p in self.preset)
        raise OptionsError(f"there is no preset {name!r}; there are: {known}")

    def choose(self, chosen: Mapping[str, Any]) -> Choices:
        """Return a complete choice: the given values, checked, and defaults for the rest."""
        choices: Choices = {"players": self.players.default}
        choices.update((o.name, o.values[0]) for o in self.option)
        for name, value in chosen.items():
            if name == "players":
                least, most = self.players.least, self.players.most
                if type(value) is not int or not least <= value <= most:
                    raise OptionsError(
                        f"players must be a number from {least} to {most}, not {value!r}"
                    )
            elif not isinstance(value, str):
                option = self.option_named(name)
                raise OptionsError(f"option {option.name!r} takes a word, not {value!r}")
            else:
                self.number(name, value)
            choices[name] = value
        return choices

    def record(self) -> Record:
        """Return the record that stores a choice in the position."""
        return record(players=i1, **{option.name: i1 for option in self.option})

    def write(self, choices: Mapping[str, Any], into: Any) -> None:
        """Write a choice into the options record of a position."""
        for name, value in self.choose(choices).items():
            setattr(into, name, value if name == "players" else self.number(name, str(value)))

    def read(self, source: Any) -> Choices:
        """Return the choice in the options record of a position."""
        choices: Choices = {"players": source.players}
        for option in self.option:
            choices[option.name] = option.values[getattr(source, option.name)]
        return choices
