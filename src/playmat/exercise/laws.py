"""Laws that hold at every choice of every game, written independently of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from playmat.engine.vm import apply
from playmat.kinds import asks, conditions, players
from playmat.model.plain.write import canonical, from_plain, to_plain
from playmat.model.state import Mon, Side, State

MOST_TRIED: Final = 8
"""How many options of one choice are tried on clones."""


def mons(side: Side) -> list[Mon]:
    return [*side.actives, *side.bench]


def zones(st: State) -> Iterator[tuple[str, int, list[int]]]:
    """Yield every zone: its name, its seat and the copies in it."""
    for seat, side in enumerate(st.sides):
        yield "deck", seat, list(side.deck[: side.left])
        yield "hand", seat, list(side.hand)
        yield "discard", seat, list(side.discard)
        yield "prizes", seat, [copy for copy in side.prizes if copy != -1]
        yield "lost", seat, list(side.lost)
        yield "beside", seat, list(side.beside)
        yield "limbo", seat, list(side.limbo)
        yield "aside", seat, list(side.aside)
        for m in mons(side):
            yield "stack", seat, list(m.stack)
            yield "attached", seat, [*m.energy, *m.gear]
    if st.stadium != -1:
        yield "stadium", st.stadium_seat, [st.stadium]


def places(st: State) -> dict[int, str]:
    return {int(copy): name for name, _, copies in zones(st) for copy in copies}


def cards_are_all_there_once(st: State) -> str:
    """Check that every copy of both decks is in exactly one place."""
    there = [copy for _, _, copies in zones(st) for copy in copies]
    if sorted(there) == list(range(len(st.cards))):
        return ""
    found = Counter(there)
    lost = [copy for copy in range(len(st.cards)) if not found[copy]]
    doubled = [copy for copy, times in found.items() if times > 1]
    return f"lost {lost}, duplicated {doubled}"


def cards_lie_with_their_owners(st: State) -> str:
    """Check that no zone has the other player's cards, except attached ones."""
    owner = st.match.owner
    for name, seat, copies in zones(st):
        if name not in ("attached", "stack") and any(owner[copy] != seat for copy in copies):
            return f"{name} of player {seat} contains the other player's cards: {copies}"
    return ""


def a_choice_has_different_options(st: State) -> str:
    """Check that no option appears twice and that forced choices are skipped unless requested."""
    if st.winner >= 0:
        return f"a finished game offers {st.options}" if st.options else ""
    if len(set(st.options)) != len(st.options):
        return f"an option is offered twice: {st.options}"
    asked = st.match.ask_single or (st.chooser == players.CHANCE and st.ask == asks.SHUFFLE)
    if len(st.options) < 2 and not asked:
        return f"a choice has only {len(st.options)} options"
    return "" if st.chooser in (0, 1, players.CHANCE) else f"no chooser: {st.chooser}"


def pokemon_in_play_are_sound(st: State) -> str:
    """Check damage, Special Conditions and serials of every Pokémon in play."""
    standing = [m for side in st.sides for m in mons(side)]
    if len({m.serial for m in standing}) != len(standing):
        return f"duplicate serials: {[m.serial for m in standing]}"
    for m in standing:
        if not m.stack or m.damage < 0 or m.damage % 10 or m.serial > st.serial:
            return f"{m.top.name}: cards {m.stack}, damage {m.damage}"
        if int(m.conditions & conditions.TURNED).bit_count() > 1:
            return f"{m.top.name} has conflicting conditions: {m.conditions}"
    wrong = [m.top.name for side in st.sides for m in side.bench if m.conditions]
    return f"Benched Pokémon have Special Conditions: {wrong}" if wrong else ""


def what_is_known_is_true(st: State) -> str:
    """Check that every card is where a player believes it to be."""
    for seat, side in enumerate(st.sides):
        deck = list(side.deck[: side.left])
        if gone := set(side.hand_seen).difference(side.hand):
            return f"known cards missing from the hand of player {seat}: {gone}"
        for viewer in (0, 1):
            top = side.top_seen[viewer]
            real = deck[::-1][: len(top)]
            if any(known not in (-1, copy) for known, copy in zip(top, real, strict=True)):
                return f"player {viewer} knows the top of deck {seat} as {top}, but it is {real}"
            if loose := set(side.deck_seen[viewer]).difference(deck):
                return f"player {viewer} knows {loose} in deck {seat}, where they are not"
    return ""


LAWS: Final[tuple[Callable[[State], str], ...]] = (
    cards_are_all_there_once,
    cards_lie_with_their_owners,
    a_choice_has_different_options,
    pokemon_in_play_are_sound,
    what_is_known_is_true,
)
"""Each returns what is wrong, or an empty string."""


def broken(st: State) -> str:
    """The first law that a state breaks and how, or an empty string."""
    for law in LAWS:
        if wrong := law(st):
            return f"{law.__name__.replace('_', ' ')}: {wrong}"
    return ""


def lost_in_json(st: State) -> str:
    """What changes when a state is written to JSON and read back, or an empty string."""
    plain = to_plain(st)
    again = to_plain(from_plain(st.match, plain))
    if canonical(plain) == canonical(again):
        return ""
    differ = [key for key in plain if plain[key] != again.get(key)]
    return f"JSON changes {', '.join(differ) or 'the order of keys'}"


def refused(st: State) -> str:
    """Try some options on clones; return the first that breaks a law, or an empty string."""
    if st.chooser == players.CHANCE and st.ask == asks.SHUFFLE:
        return ""
    step = max(1, len(st.options) // MOST_TRIED)
    for option in st.options[::step]:
        child = st.clone()
        apply(child, option)
        if wrong := broken(child):
            return f"after option {option}: {wrong}"
    return ""
