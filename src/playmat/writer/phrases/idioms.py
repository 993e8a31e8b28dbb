"""Phrases that cover several statements at once: the commonest shapes of effects."""

from __future__ import annotations

from ..table import idiom

