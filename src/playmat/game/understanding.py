"""What somebody means by a line: answers offered now, several things, or something refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from playmat.engine.vm import apply
from playmat.errors import BadNotation, IllegalOption, listed
from playmat.game.candidates import places, reason_against
from playmat.game.commands import NUMBERED, numbered_attack, picked
from playmat.game.reading import Offer, Reading, offer, offers
from playmat.game.typed_line import BEHIND, Spot
from playmat.kinds import asks, players
from playmat.model.notation.options import option_texts
from playmat.model.state import State

CHOOSING_NEXT: Final = frozenset(("play", "power", "stadium_power", "card_power", "retreat"))
"""Kinds that may ask for a Pokémon once they are taken: play Gust of Wind on Gastly."""


class Understood(NamedTuple):
    """A line as it is understood; one of the three is filled, or none if nothing fits."""

    answers: tuple[Offer, ...] = ()
    """What is offered and meant, in the order in which it is to be given."""

    unclear: tuple[Offer, ...] = ()
    """What is offered and may be meant, where that is more than one thing."""

    refused: tuple[Offer, ...] = ()
    """What is meant and not offered."""

    first: tuple[Offer, ...] = ()
    """What is offered and meant but for a Pokémon that is to be chosen after it."""

    reading: Reading | None = None
    """The line taken apart, where nothing that could be done fits it."""


def understand(st: State, text: str) -> Understood:
    """Return what a line means now."""
    text = text.strip()
    texts = option_texts(st)
    if text in texts:
        return Understood((offer(st, int(st.options[texts.index(text)]), text),))
    if not text:
        return Understood()
    reading = Reading(st, text)
    taken = picked(text, reading.offered)
    if None in taken:
        return Understood(reading=reading)
    if taken:
        return in_turn(st, [each for each in taken if each is not None])
    counted = numbered_attack(text, reading.offered)
    if NUMBERED.fullmatch(text) and not counted:
        counted = numbered_attack(text, reading.thought_of)
    found = counted or reading.search(reading.lines, reading.brief) or reading.cut_short()
    return chosen_of(found) if found else then_chosen(st, reading)


def chosen_of(found: Sequence[Offer]) -> Understood:
    """Return what is offered of what is meant, or that nothing is."""
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
        raise BadNotation(text, 0, f"it could mean {listed([each.text for each in found.unclear])}")
    if not text.strip():
        raise BadNotation(text, 0, f"nothing was typed; legal: {listed(option_texts(st))}")
    if not found.answers:
        raise IllegalOption(repr(text), option_texts(st))
    return found.answers


def then_chosen(st: State, reading: Reading) -> Understood:
    """Return what is meant together with a Pokémon that is chosen after it."""
    found, spot = reading.misplaced or ([], Spot("", frozenset()))
    some = [each for each in found if each.kind in CHOOSING_NEXT]
    meant = chosen_of([each for each in some if each.kind != "play" or not each.spots])
    if meant == Understood() or spot.link not in (BEHIND, "on") or not stands(st, spot.places):
        return Understood(reading=reading)
    if not meant.answers:
        return meant
    answers = followed(st, meant.answers[0], spot.places)
    return Understood(answers) if answers else Understood(first=meant.answers)


def stands(st: State, where: frozenset[int]) -> bool:
    """Return whether a Pokémon stands at one of some places."""
    return bool(where & {*places(st, 0), *places(st, 1)})


def followed(st: State, first: Offer, where: frozenset[int]) -> tuple[Offer, ...]:
    """Return an option and the Pokémon chosen next, if nothing else is open before it.

    Nothing is tried to the end that flips a coin or shuffles, so that nothing hidden is told.
    """
    match, trial, given = st.match, st.clone(), [first]
    every, match.ask_every = match.ask_every, True
    try:
        apply(trial, first.packed)
        while trial.chooser == st.chooser and trial.ask != asks.MAIN and trial.s0 == st.s0:
            fits = [o for o in offers(trial) if o.kind == "mon" and o.spots[0].places & where]
            settled = len(trial.options) == 1 or match.forced
            if len(fits) != 1 and (fits or not settled):
                break
            answer = fits[0] if fits else offers(trial)[0]
            given += [answer] if every or not settled else []
            if fits:
                return tuple(given)
            match.forced = False
            apply(trial, answer.packed)
    finally:
        match.ask_every, match.forced = every, False
    return ()


def against(st: State, each: Offer) -> int:
    """Return why something that was thought of may not be done."""
    return 0 if each.offered else reason_against(st, each.packed)


def in_turn(st: State, wanted: Sequence[Offer]) -> Understood:
    """Return several answers if each is offered once those before it are given, else a refusal."""
    trial = st.clone()
    for n, each in enumerate(wanted):
        again = offered_again(trial, each.packed, each.text)
        if again < 0:
            return Understood(refused=tuple(wanted[n:]))
        if n + 1 < len(wanted):
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
