"""The whole public card data as programs, made once, where ``PLAYMAT_CARD_DATA`` names it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from playmat.importer.importer import Compiled, compile_folder

FOLDER = os.environ.get("PLAYMAT_CARD_DATA", "")

needs_data = pytest.mark.skipif(not FOLDER, reason="PLAYMAT_CARD_DATA names no card data")


@cache
def compiled() -> Compiled:
    """Return all cards of the data as programs."""
    return compile_folder(Path(FOLDER), jobs=os.cpu_count() or 1)
