"""The part of pydantic that Holdfast uses, in plain Python.

Offline mode has this package in place of `pydantic` and `pydantic_core` (`tools/static_site.py`):
their compiled core alone would be a sixth of what a page downloads, and building its schemas would
take a phone several seconds. Models accept the same values, raise errors with the same messages and
write the same JSON. `tests/offline/test_pydantic_subset.py` compares both.

Nothing else imports this package. It imports nothing of Holdfast, and its own modules relatively,
since it is called `pydantic` where it is used.
"""

from .adapters import TypeAdapter, validate_call
from .dump import from_json, to_json
from .errors import ValidationError
from .fields import Field, field_validator, model_validator
from .models import BaseModel

__all__ = [
    "BaseModel",
    "ConfigDict",
    "Field",
    "TypeAdapter",
    "ValidationError",
    "field_validator",
    "from_json",
    "model_validator",
    "to_json",
    "validate_call",
]

ConfigDict = dict
