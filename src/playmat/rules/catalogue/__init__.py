"""Every rule by id, told in whole sentences for each book in which it holds."""

from __future__ import annotations

from playmat.rules.catalogue.read import families as families
from playmat.rules.catalogue.read import rule as rule
from playmat.rules.catalogue.read import rules as rules
from playmat.rules.catalogue.rule import Family as Family
from playmat.rules.catalogue.rule import Rule as Rule
from playmat.rules.catalogue.rule import Told as Told
from playmat.rules.catalogue.search import search as search
