"""Kinds of Trainer cards, Tools and attached Pokémon cards. [META-7, EN-10, TOOL-7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import filters, players, stages, supertypes, trainers
from playmat.kinds.zones import ASIDE, DECK, HAND, PRIZES
from playmat.model.definitions import CardDef
from playmat.model.state import Frame, Mon, Side, State
from playmat.model.tracking import bit_of, has
from playmat.model.unseen import knows
from playmat.model.zones import PRIZES_OPEN, zone_of

BOTTOM: Final = 100  # a zone word that is not a zone; see cards.zone_number


def is_hidden(zone: i64) -> bool:
    """Whether the cards of a zone are hidden from a player."""
    return zone == HAND or zone == DECK or zone == PRIZES or zone == ASIDE


def masks(
    st: State, fr: Frame, cards: tuple[i64, ...], zone: i64, shown: tuple[i64, ...]
) -> list[i64]:
    """For each of the cards moved together, who sees it move."""
    return [seen_by(st, fr, copy, zone, cards, shown) for copy in cards]


def seen_by(
    st: State, fr: Frame, copy: i64, zone: i64, cards: tuple[i64, ...], shown: tuple[i64, ...]
) -> i64:
    """Who sees a card move; both players do from or to an open zone."""
    source = zone_of(st, copy)
    if not is_hidden(source) or not (is_hidden(zone) or zone >= BOTTOM) or copy in shown:
        return players.BOTH_SEE
    owner = st.match.owner[copy]
    if zone == PRIZES:
        if st.sides[owner].prizes_up >= PRIZES_OPEN:
            return players.BOTH_SEE
        if source == DECK:
            return on_top_for(st.sides[owner], copy)
    seen: i64 = 0
    if owner_sees(st, fr, owner, copy, source, zone):
        seen |= bit_of(owner)
    if foe_sees(st, fr, owner, copy, source, cards):
        seen |= bit_of(1 - owner)
    return seen


def on_top_for(side: Side, copy: i64) -> i64:
    """Who knows a card that goes unseen from the top of a deck: those who saw it there."""
    seen: i64 = 0
    for viewer in range(2):
        if copy in side.top_seen[viewer]:
            seen |= bit_of(viewer)
    return seen


def owner_sees(st: State, fr: Frame, owner: i64, copy: i64, source: i64, zone: i64) -> bool:
    """Whether a card's owner sees it: in hand, or picked from the own deck."""
    if source == HAND or zone == HAND:
        return True
    if source == DECK and fr.seat == owner and (zone == DECK or zone >= BOTTOM):
        return True
    return knows_this(st, owner, copy, source)


def knows_this(st: State, viewer: i64, copy: i64, source: i64) -> bool:
    """Whether a viewer knows a card by its place; an open deck reveals only its contents."""
    if source == DECK:
        side = st.sides[st.match.owner[copy]]
        return has(side.top_seen[viewer], copy) or has(side.deck_seen[viewer], copy)
    return knows(st, viewer, copy)


def foe_sees(
    st: State, fr: Frame, owner: i64, copy: i64, source: i64, cards: tuple[i64, ...]
) -> bool:
    """Whether the other player can tell which card it is.

    Knowing a card in a hand or deck does not mean knowing that this one leaves, unless that player
    picked it or the whole hand leaves together.
    """
    foe = 1 - owner
    if fr.seat == foe or source == PRIZES or source == ASIDE:
        return knows_this(st, foe, copy, source)
    if source != HAND:
        return False
    return has(st.sides[owner].hand_seen, copy) and leaves_whole(st.sides[owner], cards)


def leaves_whole(side: Side, cards: tuple[i64, ...]) -> bool:
    """Whether a whole hand is among the cards."""
    for copy in side.hand:
        if not has(cards, copy):
            return False
    return True


def guise_word(st: State, word: i64, energy: bool) -> bool:
    """Whether an attached Pokémon card is of a kind: special Energy or a Tool. [EN-10, TOOL-7]"""
    if energy:
        return word == filters.ENERGY or word == filters.SPECIAL_ENERGY
    if word == filters.ITEM:
        return st.match.book.tools_are_items
    return word == filters.TRAINER or word == filters.PLAIN_TRAINER or word == filters.TOOL


def trainer_word(st: State, d: CardDef, word: i64) -> bool:
    """Whether a card is of a Trainer kind, in the wide or the narrow sense. [META-7]"""
    if d.supertype != supertypes.TRAINER:
        return False
    kind = d.trainer
    if word == filters.TRAINER:
        return True
    if word == filters.PLAIN_TRAINER:
        return kind != trainers.SUPPORTER and kind != trainers.STADIUM
    if word == filters.ITEM:
        if kind == trainers.TOOL or kind == trainers.MACHINE:
            return st.match.book.tools_are_items
        return kind != trainers.SUPPORTER and kind != trainers.STADIUM
    if word == filters.SUPPORTER:
        return kind == trainers.SUPPORTER
    if word == filters.STADIUM_CARD:
        return kind == trainers.STADIUM
    if word == filters.TOOL:
        return kind == trainers.TOOL
    return word == filters.MACHINE and kind == trainers.MACHINE


def is_evolution_card(d: CardDef) -> bool:
    """Whether a card is an Evolution card; LV.X, LEGEND and Restored are not."""
    stage = d.stage
    return (
        stage == stages.STAGE1
        or stage == stages.STAGE2
        or stage == stages.MEGA
        or stage == stages.BREAK
        or stage == stages.BEYOND
    )


def has_tool(st: State, m: Mon) -> bool:
    for copy in m.gear:
        if is_tool(st.cards[copy]):
            return True
    return False


def is_tool(d: CardDef) -> bool:
    """Whether an attached card uses a Tool slot, including a Pokémon card made a Tool."""
    return d.trainer == trainers.TOOL or d.supertype == supertypes.POKEMON
