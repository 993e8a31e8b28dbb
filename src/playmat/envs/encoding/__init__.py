"""A view and its options as numpy arrays."""

from __future__ import annotations

from playmat.errors import MissingExtra

try:
    import numpy as numpy
except ModuleNotFoundError as error:
    raise MissingExtra("numpy", "research") from error
