"""Models: classes whose fields are validated."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from .dump import dump_json, dump_value, fields_of
from .errors import InvalidError, ValidationError, below, invalid, mistake
from .fields import UNSET, FieldInfo
from .model_type import ModelType
from .validators import validate_value, validated_json, validator_of


class _Member:
    """A field of a model: its name, its info and its validator."""

    __slots__ = ("checks", "info", "key", "name", "validate")

    def __init__(self, model: type[BaseModel], name: str, kind: Any) -> None:
        self.name = name
        self.info = model.__infos__[name]
        self.key = self.info.alias or name
        scope = vars(sys.modules[model.__module__])
        self.validate = validator_of(kind, self.info, scope)
        self.checks = [
            getattr(model, check) for check, names in model.__field_checks__ if name in names
        ]


class BaseModel(ModelType):
    """A model with validated fields. All of them, and nothing else, are in its `__dict__`."""

    __slots__ = (
        "__dict__",
        "__pydantic_extra__",
        "__pydantic_fields_set__",
        "__pydantic_private__",
        "__weakref__",
    )
    model_config: ClassVar[dict[str, Any]] = {}
    __field_checks__: ClassVar[list[tuple[str, tuple[str, ...]]]] = []
    __model_checks__: ClassVar[list[str]] = []
    __members__: list[_Member] | None = None
    __pydantic_fields_set__: set[str]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = dict(cls.__dict__)
        inherited: type[BaseModel] = cls.__mro__[1]
        cls.model_config = {**inherited.model_config, **own.get("model_config", {})}
        cls.__members__ = cls.__bases_sent__ = None
        infos = dict(inherited.__infos__)
        for name in inspect.get_annotations(cls):
            if name.startswith("_") or name == "model_config":
                continue
            given = own.get(name, UNSET)
            infos[name] = given if isinstance(given, FieldInfo) else FieldInfo(default=given)
            if name in own:
                delattr(cls, name)
        cls.__infos__ = infos
        checks = {
            name: names
            for name, member in own.items()
            if (names := getattr(getattr(member, "__func__", member), "__validates_fields__", None))
        }
        cls.__field_checks__ = [*inherited.__field_checks__, *checks.items()]
        cls.__model_checks__ = [
            *inherited.__model_checks__,
            *(name for name, m in own.items() if getattr(m, "__validates_model__", False)),
        ]
        if cls.model_config.get("frozen") and "__hash__" not in own:
            type.__setattr__(cls, "__hash__", _hash)

    def __init__(self, /, **values: Any) -> None:
        cls = type(self)
        try:
            cls.__fill__(self, values, False, False)
        except InvalidError as error:
            raise ValidationError(cls.__name__, error.mistakes) from None

    @classmethod
    def __build__(cls) -> list[_Member]:
        members = [_Member(cls, name, kind) for name, kind in cls.__field_hints__().items()]
        cls.__members__ = members
        return members

    @classmethod
    def __validate__(cls, value: Any, strict: bool, from_json: bool) -> Any:
        if isinstance(value, cls):
            return value
        if not isinstance(value, dict):
            what = "an object" if from_json else f"a valid dictionary or instance of {cls.__name__}"
            raise invalid("model_type", f"Input should be {what}")
        made = cls.__new__(cls)
        cls.__fill__(made, value, strict, from_json)
        return made

    @classmethod
    def __fill__(
        cls, made: BaseModel, values: dict[str, Any], strict: bool, from_json: bool
    ) -> None:
        strict = cls.model_config.get("strict", strict)
        members = cls.__members__ or cls.__build__()
        fields: dict[str, Any] = {}
        given: set[str] = set()
        mistakes: list[dict[str, Any]] = []
        for member in members:
            value = values.get(member.key, UNSET)
            if value is UNSET:
                if member.info.required:
                    mistakes.append(mistake("missing", "Field required", member.key))
                else:
                    fields[member.name] = member.info.fresh_default()
                continue
            try:
                value = member.validate(value, strict, from_json)
                for check in member.checks:
                    value = _run_check(check, value)
            except InvalidError as error:
                mistakes += below(error, member.key)
            else:
                fields[member.name] = value
                given.add(member.name)
        if len(values) > len(given) and cls.model_config.get("extra") == "forbid":
            known = {member.key for member in members}
            mistakes += [
                mistake("extra_forbidden", "Extra inputs are not permitted", name)
                for name in values
                if name not in known
            ]
        if mistakes:
            raise InvalidError(mistakes)
        object.__setattr__(made, "__dict__", fields)
        object.__setattr__(made, "__pydantic_fields_set__", given)
        for name in cls.__model_checks__:
            _run_check(getattr(made, name))

    @property
    def model_fields_set(self) -> set[str]:
        """The fields that were given explicitly."""
        return self.__pydantic_fields_set__

    @classmethod
    def model_validate(cls, value: Any) -> Self:
        """Return the model of a Python value."""
        made: Self = validate_value(cls.__validate__, value, cls.__name__)
        return made

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """Return the model of a JSON text."""
        made: Self = validated_json(cls.__validate__, text, cls.__name__)
        return made

    @classmethod
    def model_rebuild(cls) -> None:
        """Do nothing: types are resolved when they are first needed."""

    def model_dump(self, *, mode: str = "python") -> dict[str, Any]:
        """Return the fields, with models as dictionaries."""
        found: dict[str, Any] = dump_value(self, mode == "json")
        return found

    def model_dump_json(self) -> str:
        """Return the model as JSON."""
        return dump_json(self)

    def model_copy(self, *, update: Mapping[str, Any] | None = None) -> Self:
        """Return a copy with some fields replaced."""
        made = type(self).__new__(type(self))
        object.__setattr__(made, "__dict__", {**fields_of(self), **(update or {})})
        given = {*self.model_fields_set, *(update or {})}
        object.__setattr__(made, "__pydantic_fields_set__", given)
        return made

    def __setattr__(self, name: str, value: Any) -> None:
        if name in type(self).__infos__ and type(self).model_config.get("frozen"):
            raise ValidationError(
                type(self).__name__, [mistake("frozen_instance", "Instance is frozen", name)]
            )
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return fields_of(self) == fields_of(other)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in fields_of(self).items())
        return f"{type(self).__name__}({fields})"


def _hash(model: BaseModel) -> int:
    return hash(tuple(fields_of(model).values()))


def _run_check(check: Callable[..., Any], *values: Any) -> Any:
    try:
        return check(*values)
    except ValueError as error:
        raise invalid("value_error", f"Value error, {error}") from None
