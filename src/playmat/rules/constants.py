"""Numbers that are the same under all five books."""

from __future__ import annotations

from typing import Final

UNLIMITED: Final = 99
"""Stand for no limit where a ruleset counts. [M-35, M-38]"""

POINTS_PER_COUNTER: Final = 10
"""Damage that one damage counter stands for. [DAMAGE-12]"""
