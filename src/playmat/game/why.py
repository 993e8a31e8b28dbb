"""Why something happened, and why something is not possible: the rule in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from playmat.engine import reasons
from playmat.engine.reasons import OTHERWISE, REASONS
from playmat.errors import listed
from playmat.game.absent import absent
from playmat.game.candidates import is_far
from playmat.game.forbidding import forbidding
from playmat.game.purpose import asking_of
from playmat.game.reading import Offer
from playmat.game.record.log import LogLine
from playmat.game.record.sums import SumLine
from playmat.game.understanding import Understood, against, understand
from playmat.kinds import asks
from playmat.model.event import LogEvent
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.rules import BOOKS, Ruleset
from playmat.rules.catalogue import Rule, rule
from playmat.rules.catalogue.words import called, origin, year
from playmat.rules.difference import diff, nearest_book
from playmat.rules.field_words import field_words

VERBS: Final = "attack, use, retreat, attach, bench, evolve, level up, play or end turn"
MEANT: Final = "which do you mean?"


@dataclass(frozen=True, slots=True)
class Explanation:
    """The rule behind an event: what the rulebook in play says, and where."""

    rule: str
    title: str
    book: str
    text: str
    ours: str
    origin: str
    house: tuple[str, ...]
    steps: tuple[SumLine, ...] = ()
    """The steps of a damage calculation, if there are any."""

    def __str__(self) -> str:
        ours = f" Our decision: {self.ours}" if self.ours else ""
        house = "".join(f" House rule: {each}" for each in self.house)
        sums = "".join(f"\n  {step}" for step in self.steps)
        return f"{self.rule}: {self.text}{ours}{house} ({self.origin.rstrip('.')}){sums}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible, or that the line is unclear."""

    rule: str
    """The rule against it, or "" if the line is unclear."""

    why: str
    """The reason in this case."""

    tried: str
    said: str = ""
    """The text of the rule in the rulebook in play."""

    card: str = ""
    """The id of the card whose effect forbids it, if one does."""

    source: str = ""
    """That card in words, with the power."""

    until: str = ""
    """How long that effect lasts."""

    meanings: tuple[str, ...] = ()
    """Legal moves that may be meant, or are possible instead."""

    @property
    def unclear(self) -> bool:
        """Whether the line is unclear rather than refused."""
        return not self.rule

    def __str__(self) -> str:
        told = f"{self.tried}: {self.why}"
        if self.source:
            told += f": {self.source}, {self.until}"
        if self.meanings:
            told += f"{'' if self.why.endswith('?') else '; options:'} {listed(self.meanings)}"
        return told if self.unclear else f"{told} ({self.rule})"


def why(rules: Ruleset, what: LogLine | LogEvent | str) -> Explanation:
    """Return the rule behind a log line, an event or a rule id under *rules*."""
    found = rule(what if isinstance(what, str) else what.rule)
    book = nearest_book(rules)
    told = found.told.get(book)
    changed = [each for each in diff(BOOKS[book], rules) if found.id in each.ids]
    house = tuple(field_words(each.field, each.b) for each in changed)
    if told is None:
        foreign = f"The {year(book)} rulebook has no such rule."
        return Explanation(found.id, found.title, book, elsewhere(found), "", foreign, house)
    whence = origin(found, book)
    return Explanation(found.id, found.title, book, told.text, told.ours, whence, house)


def elsewhere(found: Rule) -> str:
    """Return the text of a rule that only holds in other rulebooks."""
    books, told = found.groups[-1]
    return f"Only in {', '.join(map(called, books))}: {told.text}"


def why_not(st: State, tried: str, player: int | None = None) -> Refusal | None:
    """Return why a line is not possible now, or None if it is a legal move. [TURN-03]"""
    if st.winner >= 0:
        return refusal(st, reasons.OVER, tried)
    if player is not None and player != st.chooser:
        waits = reasons.NOT_YOUR_TURN if player != st.player else reasons.OTHERS_CHOICE
        return refusal(st, waits, tried)
    understood = understand(st, tried)
    return None if understood.answers else objection(st, tried, understood)


def objection(st: State, tried: str, understood: Understood) -> Refusal:
    """Return the rule against a line, or that it is unclear."""
    if understood.unclear:
        return unclear(tried, MEANT, [each.text for each in understood.unclear])
    if understood.refused:
        return against_offers(st, tried, understood.refused)
    if understood.first:
        return unclear(tried, MEANT, [each.text for each in understood.first])
    found = absent(st, understood.reading) if understood.reading is not None else None
    if found is None:
        return unclear(tried, not_understood(st, tried), option_texts(st))
    if found.reason == 0:
        return unclear(tried, MEANT, list(found.meanings) or option_texts(st))
    if found.reason in (reasons.CHOOSING, reasons.NOT_AMONG):
        return waiting(st, found.reason, tried)
    told = refusal(st, found.reason, tried, found.detail, found.meanings)
    return replace(told, rule=found.rule, said=said_of(st, found.rule)) if found.rule else told


def against_offers(st: State, tried: str, meant: tuple[Offer, ...]) -> Refusal:
    """Return the most informative reason against offers that are not legal."""
    if meant[0].offered:  # picked twice, or too many
        return waiting(st, reasons.NO_MORE, tried)
    best = min(meant, key=lambda each: reasons.telling(against(st, each)))
    reason = against(st, best)
    if reason == 0:
        return unclear(tried, MEANT, option_texts(st))
    plain = len(meant) == 1 and not is_far(best.packed)
    told = refusal(st, reason, best.text if plain else tried)
    by = forbidding(st, best.packed, reason)
    if by is None:
        return told
    return replace(told, card=by.card, source=by.source, until=by.until)


def not_understood(st: State, tried: str) -> str:
    """Return what to write instead of something that says nothing."""
    said = "not understood" if tried.strip() else "nothing typed"
    return f"{said}; start with {VERBS}" if st.ask == asks.MAIN else said


def unclear(tried: str, why: str, meanings: list[str]) -> Refusal:
    """Return a refusal of an unclear line."""
    return Refusal("", why, tried, meanings=tuple(meanings))


def waiting(st: State, reason: int, tried: str) -> Refusal:
    """Return that the current choice must be made first, with its options."""
    purpose = asking_of(st, int(st.chooser)).purpose()
    told = refusal(st, reason, tried, purpose.title, tuple(option_texts(st)))
    rule_id = cited(st, purpose.rule or told.rule)
    card = purpose.source or "" if reason != reasons.CHOOSING else ""
    return replace(told, rule=rule_id, said=said_of(st, rule_id), card=card)


def refusal(
    st: State, reason: int, tried: str, detail: str = "", meanings: tuple[str, ...] = ()
) -> Refusal:
    """Return a reason in words."""
    named, case = REASONS[reason]
    rule_id = cited(st, named)
    why = f"{case}: {detail}" if detail else case
    return Refusal(rule_id, why, tried, said_of(st, rule_id, named), meanings=meanings)


def cited(st: State, rule_id: str) -> str:
    """Return a rule id, or its substitute in a rulebook without that rule."""
    holds = nearest_book(st.match.book.rules) in rule(rule_id).books
    return rule_id if holds else OTHERWISE.get(rule_id, rule_id)


def said_of(st: State, rule_id: str, named: str = "") -> str:
    """Return the text of a rule in the rulebook in play, with house rules about it."""
    rules = st.match.book.rules
    house = why(rules, named or rule_id).house
    return " ".join([why(rules, rule_id).text, *(f"House rule: {each}" for each in house)])
