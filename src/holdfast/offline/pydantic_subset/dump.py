"""JSON: texts as values, and models as dictionaries and texts."""

from __future__ import annotations

import dataclasses
import json
import math
import typing
from typing import Any, Literal

from .model_type import ModelType


def from_json(text: str | bytes) -> Any:
    """Return the value of a JSON text."""
    return json.loads(text)


def to_json(value: Any, inf_nan_mode: Literal["constants", "null"] = "constants") -> bytes:
    """Return a value as JSON. Infinite numbers outside of models are constants or null."""
    return dump_json(value, constants=inf_nan_mode == "constants").encode()


def dump_json(value: Any, constants: bool = False) -> str:
    """Return a value as JSON.

    Infinite numbers in models are null. Elsewhere they are null, or JavaScript's constants if
    `constants`.
    """
    try:
        return _encode(value)
    except ValueError:  # there is an infinite number, which is rare
        return _encode_all(_without_infinities(value, constants))


def _without_infinities(value: Any, constants: bool) -> Any:
    """Return a value with None in place of infinite numbers.

    With `constants`, only those in models are replaced.
    """
    if isinstance(value, float):
        return value if constants or math.isfinite(value) else None
    if isinstance(value, ModelType):
        value, constants = sent_fields(value), False
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = _plain(value)
    if isinstance(value, dict):
        return {name: _without_infinities(one, constants) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_infinities(one, constants) for one in value]
    return value


def _plain(value: Any) -> Any:
    """Return a model or a data class as a dictionary; raise TypeError for any other value."""
    if isinstance(value, ModelType):
        return sent_fields(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


_FORM: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":"), "default": _plain}
_encode = json.JSONEncoder(allow_nan=False, **_FORM).encode
_encode_all = json.JSONEncoder(**_FORM).encode


def dump_value(value: Any, as_json: bool) -> Any:
    """Return a value with models as dictionaries, and in JSON mode with lists and texts only."""
    if isinstance(value, ModelType):
        return {name: dump_value(one, as_json) for name, one in sent_fields(value).items()}
    if isinstance(value, dict):
        return {
            str(name) if as_json else name: dump_value(one, as_json) for name, one in value.items()
        }
    if isinstance(value, (list, tuple)):
        found = [dump_value(one, as_json) for one in value]
        return found if as_json or isinstance(value, list) else tuple(found)
    return value


def fields_of(model: ModelType) -> dict[str, Any]:
    """Return the fields of a model, without what was cached beside them."""
    infos = type(model).__infos__
    return {name: value for name, value in vars(model).items() if name in infos}


def sent_fields(model: ModelType) -> dict[str, Any]:
    """Return the fields of a model as they are written: values of a subclass as their base class.

    A field is written by its declared type, so that a subclass adds nothing to a message.
    """
    cls = type(model)
    if cls.__bases_sent__ is None:
        cls.__bases_sent__ = {
            name: base
            for name, kind in cls.__field_hints__().items()
            if (base := _model_in(kind)) is not None and base.__subclasses__()
        }
    fields = fields_of(model)
    for name, base in cls.__bases_sent__.items():
        if name in fields:
            fields[name] = _as_base(fields[name], base)
    return fields


def _model_in(kind: Any) -> type[ModelType] | None:
    """Return the model in a type such as `list[Model] | None`."""
    if isinstance(kind, (str, typing.ForwardRef)):
        return None
    if isinstance(kind, type) and issubclass(kind, ModelType):
        return kind
    return next(filter(None, map(_model_in, typing.get_args(kind))), None)


def _as_base(value: Any, base: type[ModelType]) -> Any:
    if isinstance(value, base):
        if type(value) is base:
            return value
        return {name: one for name, one in sent_fields(value).items() if name in base.__infos__}
    if isinstance(value, (list, tuple)):
        return [_as_base(one, base) for one in value]
    if isinstance(value, dict):
        return {name: _as_base(one, base) for name, one in value.items()}
    return value
