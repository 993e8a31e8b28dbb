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
from playmat.kinds import asks, players
from playmat.model.event import LogEvent
from playmat.model.notation.matching import matches, normal
from playmat.model.notation.options import option_texts, texts_of
from playmat.model.state import State
from playmat.rules import Ruleset
from playmat.rules.catalogue import rule
from playmat.rules.difference import Value
from playmat.rules.fields import documented

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
class FieldValue:
    """A field of the ruleset that a rule speaks of, with the value in force."""

    name: str
    meaning: str
    value: Value

    def __str__(self) -> str:
        return f"{self.name} = {self.value}"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule behind what happened: what it is about and how the book in force decides it."""

    rule: str
    summary: str
    books: tuple[str, ...]
    fields: tuple[FieldValue, ...]

    def __str__(self) -> str:
        decided = "; ".join(str(field) for field in self.fields)
        return f"{self.rule}: {self.summary}" + (f" ({decided})" if decided else "")


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
    fields = tuple(
        FieldValue(note.name, note.meaning, getattr(rules, note.name))
        for note in documented().values()
        if found.id in note.ids
    )
    return Explanation(found.id, found.summary, found.books, fields)


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
