"""Why something happened, and why something may not be done: the rule, in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from playmat.engine import reasons
from playmat.engine.reasons import REASONS
from playmat.errors import BadNotation
from playmat.game.candidates import candidates, reason_against
from playmat.game.record.log import LogLine
from playmat.game.record.sums import SumLine
from playmat.kinds import asks, players
from playmat.model.event import LogEvent
from playmat.model.notation.matching import matches, normal
from playmat.model.notation.options import option_texts, texts_of
from playmat.model.state import State
from playmat.rules import BOOKS, Ruleset
from playmat.rules.catalogue import Rule, rule
from playmat.rules.catalogue.words import called, origin, year
from playmat.rules.difference import diff, nearest_book
from playmat.rules.field_words import field_words

NO_SUCH: Final = {
    "attack": reasons.ATTACK_NONE,
    "use": reasons.POWER_NONE,
    "retreat": reasons.NO_SUCH_MON,
    "discard": reasons.NO_SUCH_MON,
    "step": reasons.STEP_UP_NONE,
    "attach": reasons.NO_SUCH_CARD,
    "bench": reasons.NO_SUCH_CARD,
    "evolve": reasons.NO_SUCH_CARD,
    "level": reasons.NO_SUCH_CARD,
    "play": reasons.NO_SUCH_CARD,
}
"""What is missing when nothing of a kind can be thought of."""

TARGET: Final = re.compile(r" (?:on|of|at|with) (?:foe's )?(?:active|bench|stadium)( \d+)?.*$")


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule behind what happened: what the book being played says, and where it says so."""

    rule: str
    title: str
    book: str
    text: str
    ours: str
    origin: str
    house: tuple[str, ...]
    steps: tuple[SumLine, ...] = ()
    """How damage came about, if that is what is explained."""

    def __str__(self) -> str:
        ours = f" Our decision: {self.ours}" if self.ours else ""
        house = "".join(f" House rule: {each}" for each in self.house)
        sums = "".join(f"\n  {step}" for step in self.steps)
        return f"{self.rule}: {self.text}{ours}{house} ({self.origin.rstrip('.')}){sums}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: the rule, what it says, and what was tried."""

    rule: str
    why: str
    tried: str

    def __str__(self) -> str:
        return f"{self.tried}: {self.why} ({self.rule})"


def why(rules: Ruleset, what: LogLine | LogEvent | str) -> Explanation:
    """Return the rule behind a line of the log, an event or a rule id, as *rules* decide it."""
    found = rule(what if isinstance(what, str) else what.rule)
    book = nearest_book(rules)
    told = found.told.get(book)
    changed = [each for each in diff(BOOKS[book], rules) if found.id in each.ids]
    house = tuple(field_words(each.field, each.b) for each in changed)
    if told is None:
        foreign = f"No rule of the book of {year(book)}."
        return Explanation(found.id, found.title, book, elsewhere(found), "", foreign, house)
    whence = origin(found, book)
    return Explanation(found.id, found.title, book, told.text, told.ours, whence, house)


def elsewhere(found: Rule) -> str:
    """Return what other books say to a rule that does not hold in the one being played."""
    books, told = found.groups[-1]
    return f"Only in {', '.join(map(called, books))}: {told.text}"


def why_not(st: State, tried: str, player: int | None = None) -> Refusal | None:
    """Return the rule against what a player writes, or nothing if it is offered now. [TURN-03]"""
    if st.winner >= 0:
        return refusal(reasons.OVER, tried)
    if player is not None and player != st.chooser:
        return refusal(reasons.NOT_YOUR_TURN, tried)
    if not tried.strip():
        raise BadNotation(tried, 0, "nothing is written; name something to do")
    if matches(tried, option_texts(st)):
        return None
    if st.ask != asks.MAIN or st.chooser == players.CHANCE:
        return refusal(reasons.CHOOSING, tried)
    return refused(st, tried)


def refused(st: State, tried: str) -> Refusal:
    """Return the rule against a main action that is not offered."""
    thought_of = candidates(st)
    texts = texts_of(st, thought_of)
    found = matches(tried, texts) or attachments(tried, texts)
    if found:
        why = [reason_against(st, thought_of[n]) for n in found]
        assert 0 not in why, f"{tried!r} is offered by the reasons and not by the options"
        return refusal(why[0], texts[found[0]] if len(found) == 1 else tried)
    return refusal(missing(tried, texts), tried)


ATTACHMENT: Final = re.compile(r"attach (\w+) on (.+)")


def attachments(tried: str, texts: list[str]) -> list[int]:
    """Return the attachments meant by an Energy's first letters; a normal text says on for to."""
    named = ATTACHMENT.fullmatch(normal(tried))
    if named is None:
        return []
    card, place = named.groups()
    wanted = re.compile(rf"attach {re.escape(card)}\w* energy .*on {re.escape(place)}")
    return [n for n, text in enumerate(texts) if wanted.fullmatch(normal(text))]


def missing(tried: str, texts: list[str]) -> int:
    """Return what is not there: the Pokémon if the rest is known, else the card or the like."""
    wanted = normal(tried)
    verb = wanted.partition(" ")[0]
    if verb not in NO_SUCH:
        raise BadNotation(tried, 0, f"an action begins with {', '.join(NO_SUCH)} or end turn")
    shorter = TARGET.sub("", wanted)
    return reasons.NO_SUCH_MON if shorter != wanted and matches(shorter, texts) else NO_SUCH[verb]


def refusal(reason: int, tried: str) -> Refusal:
    """Return a reason in words."""
    rule_id, sentence = REASONS[reason]
    return Refusal(rule_id, sentence, tried)
