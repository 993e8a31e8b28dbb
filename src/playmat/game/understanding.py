"""The meaning of a typed line: legal moves, several candidates, or a refused move."""

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
"""Kinds that may be followed by the choice of a Pokémon: play Gust of Wind on Gastly."""


class Understood(NamedTuple):
    """The meaning of a line; at most one of the first three is filled."""

    answers: tuple[Offer, ...] = ()
    """The moves, in the order in which they are made."""

    unclear: tuple[Offer, ...] = ()
    """Several legal moves that the line may mean."""

    refused: tuple[Offer, ...] = ()
    """Moves that the line means but that are not legal."""

    first: tuple[Offer, ...] = ()
    """A legal move whose following choice of a Pokémon does not fit."""

    reading: Reading | None = None
    """The parsed line, if it matches nothing."""


def understand(st: State, text: str) -> Understood:
    """Return the meaning of a line now."""
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
    """Return the legal moves among some offers, or the refused ones if there are none."""
    hits = tuple(each for each in found if each.offered)
    if len(hits) == 1:
        return Understood(hits)
    return Understood(unclear=hits) if hits else Understood(refused=tuple(found))


def answers_meant(st: State, text: str) -> tuple[Offer, ...]:
    """Return the moves of a line in order; raise an error if it is illegal or unclear."""
    if st.chooser == players.NOBODY:
        raise IllegalOption(repr(text), ())
    found = understand(st, text)
    if found.unclear:
        could = listed([each.text for each in found.unclear])
        raise BadNotation(text, 0, f"unclear; it could mean {could}")
    if not text.strip():
        raise BadNotation(text, 0, f"nothing typed; legal: {listed(option_texts(st))}")
    if not found.answers:
        raise IllegalOption(repr(text), option_texts(st))
    return found.answers


def then_chosen(st: State, reading: Reading) -> Understood:
    """Return the meaning of a line that includes a Pokémon chosen after the move."""
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
    """Return whether one of some places is occupied."""
    return bool(where & {*places(st, 0), *places(st, 1)})


def followed(st: State, first: Offer, where: frozenset[int]) -> tuple[Offer, ...]:
    """Return an option and the Pokémon chosen next, if no other choice comes between.

    The trial stops at coin flips and shuffles, so nothing hidden is revealed.
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
    """Return why an offer is not possible, or 0."""
    return 0 if each.offered else reason_against(st, each.packed)


def in_turn(st: State, wanted: Sequence[Offer]) -> Understood:
    """Return several moves if each is legal after those before it, otherwise a refusal."""
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
    """Return a move as it is legal now, perhaps with an equal card, or -1."""
    if packed in st.options:
        return packed
    texts = option_texts(st)
    return int(st.options[texts.index(text)]) if text in texts else -1
