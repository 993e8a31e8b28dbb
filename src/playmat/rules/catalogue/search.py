"""Finding rules by the words they are told in."""

from __future__ import annotations

import unicodedata

from playmat.rules.catalogue.read import families, rules
from playmat.rules.catalogue.rule import Rule


def search(words: str) -> list[Rule]:
    """Return the rules that say all *words*, those first that have them in their titles."""
    wanted = folded(words).split()
    found = [each for each in rules().values() if all(word in said(each) for word in wanted)]
    return sorted(found, key=lambda each: -sum(word in folded(each.title) for word in wanted))


def said(rule: Rule) -> str:
    """Return everything a rule says in any book, to be searched."""
    texts = {told.whole for told in rule.told.values()}
    return folded(" ".join([rule.id, families()[rule.family].title, rule.title, *sorted(texts)]))


def folded(text: str) -> str:
    """Return *text* without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
