"""What somebody means by a line: answers offered now, several things, or something refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playmat.engine.options import attacks_of
from playmat.engine.vm import apply
from playmat.errors import BadNotation, IllegalOption, listed
from playmat.game.candidates import attack_candidates, candidates, is_far, reason_against
from playmat.game.commands import commanded, is_numbered, picked
from playmat.game.reading import Offer, loosely, offer, offers, read
from playmat.kinds import asks, players
from playmat.model.notation.options import option_texts
from playmat.model.state import State


class Understood(NamedTuple):
    """A line as it is understood; one of the three is filled, or none if nothing fits."""

    answers: tuple[Offer, ...] = ()
    """What is offered and meant, in the order in which it is to be given."""

    unclear: tuple[Offer, ...] = ()
    """What is offered and may be meant, where that is more than one thing."""

    refused: tuple[Offer, ...] = ()
    """What is meant and not offered."""


def understand(st: State, text: str) -> Understood:
    """Return what a line means now."""
    text = text.strip()
    texts = option_texts(st)
    if text in texts:
        return Understood((offer(st, int(st.options[texts.index(text)]), text),))
    if not text:
        return Understood()
    offered = offers(st)
    taken = picked(text, offered)
    if taken:
        return in_turn(st, [each for each in taken if each is not None], len(taken))
    known = offers(st, thought_of(st))
    found = meant(st, text, known)
    if not found and not is_numbered(text):
        found = loosely(text, offered)
    hits = tuple(each for each in found if each.offered)
    if len(hits) == 1:
        return Understood(hits)
    return Understood(unclear=hits) if hits else Understood(refused=tuple(found))


def answers_meant(st: State, text: str) -> tuple[Offer, ...]:
    """Return the answers that a line means, in order; refuse a line that means none or several."""
    if st.chooser == players.NOBODY:
        raise IllegalOption(repr(text), ())
    found = understand(st, text)
    if found.unclear:
        raise BadNotation(text, 0, f"it may mean {listed([each.text for each in found.unclear])}")
    if not text.strip():
        raise BadNotation(text, 0, f"nothing is written; legal: {listed(option_texts(st))}")
    if not found.answers:
        raise IllegalOption(repr(text), option_texts(st))
    return found.answers


def thought_of(st: State) -> list[int]:
    """Return what the chooser may think of beyond what is offered."""
    if st.ask == asks.MAIN:
        return candidates(st)
    return attack_candidates(st) if st.ask in (asks.ATTACK, asks.SECOND_ATTACK) else []


def meant(st: State, text: str, known: Sequence[Offer]) -> list[Offer]:
    """Return what a text means, what lies near before what nobody would think of."""
    actives = st.sides[st.player].actives
    attacks = [a.name for a in attacks_of(st, actives[0])] if actives else []
    near = [each for each in known if each.offered or not is_far(each.packed)]
    for some in (near, known):
        found = read(text, some) or commanded(text, some, attacks)
        if found:
            return found
    return []


def against(st: State, each: Offer) -> int:
    """Return why something that was thought of may not be done."""
    return 0 if each.offered else reason_against(st, each.packed)


def in_turn(st: State, wanted: Sequence[Offer], many: int) -> Understood:
    """Return several answers if each is offered once those before it are given, else a refusal."""
    if len(wanted) < many:
        return Understood()
    trial = st.clone()
    for n, each in enumerate(wanted):
        again = offered_again(trial, each.packed, each.text)
        if again < 0:
            return Understood(refused=tuple(wanted[n:]))
        if n + 1 < many:
            apply(trial, again)
            if trial.chooser != st.chooser or trial.winner >= 0:
                return Understood(refused=tuple(wanted[n + 1 :]))
    return Understood(tuple(wanted))


def offered_again(st: State, packed: int, text: str) -> int:
    """Return an answer as it is offered now, an equal card where the very copy is gone, or -1."""
    if packed in st.options:
        return packed
    texts = option_texts(st)
    return int(st.options[texts.index(text)]) if text in texts else -1
