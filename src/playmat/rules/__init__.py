"""What a book decides, as data."""

from __future__ import annotations

from playmat.rules.books import BOOKS as BOOKS
from playmat.rules.books import ECARD as ECARD
from playmat.rules.books import EX as EX
from playmat.rules.books import LEGENDS as LEGENDS
from playmat.rules.books import PLATINUM as PLATINUM
from playmat.rules.books import XY as XY
from playmat.rules.books import book as book
from playmat.rules.constants import UNLIMITED as UNLIMITED
from playmat.rules.ruleset import FIELDS as FIELDS
from playmat.rules.ruleset import Ruleset as Ruleset
