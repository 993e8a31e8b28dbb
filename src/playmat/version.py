"""The version of the package, which all may read without importing its face."""

from __future__ import annotations

__version__ = "0.9.0"
