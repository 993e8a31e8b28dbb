"""Change only what a player cannot see, independently of the code under test."""

from __future__ import annotations

from random import Random

from playmat.model.option import field_a, kind
from playmat.model.state import Mon, State
from playmat.model.views.mentions import WITH_CARD


def copies_in(options: list[int]) -> list[int]:
    """The copies named by options, which the player has seen."""
    return [field_a(option) for option in options if kind(option) in WITH_CARD]


def face_down(m: Mon) -> bool:
    return m.entered < 0


def secret_zones(st: State, owner: int, viewer: int) -> list[list[int]]:
    """Groups of copies whose cards may be exchanged without the viewer noticing."""
    side = st.sides[owner]
    known_prizes = side.prizes_up | side.prizes_seen[viewer]
    prizes = [c for n, c in enumerate(side.prizes) if c >= 0 and not known_prizes >> n & 1]
    aside = [c for c in side.aside if c not in side.aside_seen[viewer]]
    told = {*side.top_seen[viewer], *side.deck_seen[viewer]}
    deck = [c for c in side.deck[: side.left] if c not in told]
    if owner == viewer:
        return [deck, prizes + aside] if side.deck_open else [deck + prizes + aside]
    hand = [c for c in side.hand if c not in side.hand_seen]
    return [deck + prizes + aside + hand]


def laid_down(st: State, owner: int) -> list[Mon]:
    side = st.sides[owner]
    return [m for m in [*side.actives, *side.bench] if face_down(m)]


def changed(st: State, viewer: int, seed: int) -> State:
    """A game that differs only in what a player has not seen."""
    pick = Random(seed)
    other = st.clone()
    other.cards = st.cards[:]
    other.events = st.events
    other.dirty = True
    offered = copies_in(st.options) if st.chooser == viewer else []
    for owner in (0, 1):
        for zone in secret_zones(st, owner, viewer):
            group = [c for c in zone if c not in offered]
            faces = [st.cards[c] for c in group]
            pick.shuffle(faces)
            for copy, face in zip(group, faces, strict=True):
                other.cards[copy] = face
        mix(other, owner, viewer, pick)
    swap_starters(other, 1 - viewer, pick)
    return other


def mix(st: State, owner: int, viewer: int, pick: Random) -> None:
    """Shuffle the unknown cards in a deck and, for the opponent, the hand."""
    side = st.sides[owner]
    known = [c for c in side.top_seen[viewer] if c >= 0]
    cards = list(side.deck[: side.left])
    loose = [c for c in cards if c not in known]
    pick.shuffle(loose)
    side.deck = [c if c in known else loose.pop() for c in cards]
    if owner != viewer:
        pick.shuffle(side.hand)


def swap_starters(st: State, owner: int, pick: Random) -> None:
    """Replace face-down Pokémon by others from the same deck."""
    mons = laid_down(st, owner)
    basics = [c for c in st.sides[owner].deck[: st.sides[owner].left] if st.cards[c].stage == 1]
    for m in mons:
        if basics:
            copy, below = m.stack[0], pick.choice(basics)
            st.cards[copy], st.cards[below] = st.cards[below], st.cards[copy]
            m.top = m.base = st.cards[copy]
            m.attacks, m.powers = m.top.attacks, m.top.powers
