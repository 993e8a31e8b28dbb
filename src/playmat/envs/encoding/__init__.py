"""A view and its options as numpy arrays."""

from __future__ import annotations

from playmat.errors import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("numpy", "research") from error

__all__ = ["NDArray", "np"]
