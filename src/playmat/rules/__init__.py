"""What a book decides, as data."""

from __future__ import annotations

from .books import BOOKS as BOOKS
from .books import ECARD as ECARD
from .books import EX as EX
from .books import LEGENDS as LEGENDS
from .books import PLATINUM as PLATINUM
from .books import XY as XY
from .books import book as book
from .constants import UNLIMITED as UNLIMITED
from .ruleset import FIELDS as FIELDS
from .ruleset import Ruleset as Ruleset
