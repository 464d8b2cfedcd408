"""The common base class of all models, for modules that must not import `models`."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any, ClassVar

from .fields import FieldInfo


class ModelType:
    """Base of `BaseModel`: the fields of a model class, without their validation."""

    __slots__ = ()
    __infos__: ClassVar[dict[str, FieldInfo]] = {}
    __bases_sent__: dict[str, type[ModelType]] | None = None

    @classmethod
    def __field_hints__(cls) -> dict[str, Any]:
        """Return the types of the fields by name."""
        hints = typing.get_type_hints(cls, include_extras=True)
        return {name: hints[name] for name in cls.__infos__}

    if TYPE_CHECKING:

        @classmethod
        def __validate__(cls, value: Any, strict: bool, from_json: bool) -> Any:
            """Return the model of a value, or raise InvalidError. `BaseModel` does it."""
