"""Options in words: one text for each answer offered, and back again.

A text never depends on cards its reader may not know, and never holds the number of a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from playmat.errors import BadNotation, IllegalOption, listed
from playmat.kinds import (
    CHANCE,
    O_ATTACH,
    O_ATTACK,
    O_ATTACK_CHOICE,
    O_BENCH,
    O_CARD,
    O_CARD_POWER,
    O_DECLARE,
    O_EFFECT,
    O_END,
    O_EVOLVE,
    O_FIELD,
    O_HEADS,
    O_LEAVE,
    O_LEGEND,
    O_LEVEL_UP,
    O_MON,
    O_NO,
    O_NUMBER,
    O_PLAY,
    O_POWER,
    O_PRIZE,
    O_RETREAT,
    O_STADIUM_POWER,
    O_STEP_UP,
    O_STOP,
    O_TAILS,
    O_TRIGGER,
    O_TYPE,
    O_WORD,
    O_YES,
    TR_GEAR,
    TR_MACHINE,
    TR_TOOL,
    Z_ATTACHED,
    Z_STACK,
)
from playmat.model.notation.matching import matches
from playmat.model.notation.words import card_words, mon_words, place_words, type_words, zone_words
from playmat.model.option import attack_at, mon_in, use_at, use_name
from playmat.model.state import State, waiting
from playmat.model.unseen import knows
from playmat.model.zones import zone_of

PLAIN: Final[dict[int, str]] = {
    O_END: "end turn",
    O_STOP: "stop",
    O_YES: "yes",
    O_NO: "no",
    O_HEADS: "heads",
    O_TAILS: "tails",
}


def option_text(st: State, packed: i64) -> str:
    """Return one option in words, as it reads among the options offered now."""
    if packed in st.options:
        return option_texts(st)[st.options.index(packed)]
    return texts_of(st, [packed])[0]


def option_texts(st: State) -> list[str]:
    """Return the options offered now in words, each different from all others."""
    return texts_of(st, st.options)


def parse_option(st: State, text: str) -> i64:
    """Return the option offered now that a text means; refuse none and several."""
    texts = option_texts(st)
    return st.options[one_meant(text, texts)]


def one_meant(text: str, texts: Sequence[str]) -> int:
    """Return which of *texts* is meant by *text*, letter for letter or by a shorter form of it."""
    if text.strip() == "":
        raise BadNotation(text, 0, f"nothing is written; legal: {listed(texts)}")
    found = matches(text, texts)
    if len(found) == 0:
        raise IllegalOption(repr(text), texts)
    if len(found) > 1:
        raise BadNotation(text, 0, f"it may mean {listed([texts[n] for n in found])}")
    return found[0]


def texts_of(st: State, options: list[i64]) -> list[str]:
    """Return options in words; where two would read alike, say where the cards are, then count."""
    viewer = reader(st)
    several = rivals(options)
    texts = [words(st, option, viewer, several) for option in options]
    if len(set(texts)) < len(texts):
        texts = [
            text if texts.count(text) == 1 else text + origin(st, option, viewer)
            for text, option in zip(texts, options, strict=True)
        ]
    return numbered(texts) if len(set(texts)) < len(texts) else texts


def reader(st: State) -> i64:
    """Return whose words are used: the chooser's, or the turn player's when chance is asked."""
    return st.chooser if 0 <= st.chooser < CHANCE else st.player


def numbered(texts: list[str]) -> list[str]:
    """Return *texts* with those that still read alike told apart by their order."""
    told: list[str] = []
    for n in range(len(texts)):
        if texts.count(texts[n]) == 1:
            told.append(texts[n])
        else:
            told.append(f"{texts[n]} #{texts[: n + 1].count(texts[n])}")
    return told


def rivals(options: list[i64]) -> tuple[bool, bool, bool]:
    """Return whether several Pokémon may attack, be attacked, or retreat. [DUO-4]"""
    by: list[i64] = []
    at: list[i64] = []
    leaving: i64 = 0
    for option in options:
        kind = option >> 48
        if kind == O_ATTACK or kind == O_DECLARE:
            by.append((option >> 32) & O_FIELD)
            at.append((option if kind == O_ATTACK else option >> 16) & O_FIELD)
        elif kind == O_RETREAT:
            leaving += 1
    return len(set(by)) > 1, len(set(at)) > 1, leaving > 1


def words(st: State, option: i64, viewer: i64, several: tuple[bool, bool, bool]) -> str:
    """Return one option in words, before it is told apart from others."""
    kind = option >> 48
    a = (option >> 32) & O_FIELD
    b = (option >> 16) & O_FIELD
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == O_ATTACK:
        m = mon_in(st, a)
        return f"attack {attack_at(st, m, b).name}" + duel_words(st, a, option & O_FIELD, several)
    if kind == O_DECLARE:
        return "declare attack" + duel_words(st, a, b, several)
    if kind == O_RETREAT:
        return f"retreat {place_words(st, a, viewer)}" if several[2] else "retreat"
    if kind <= O_PLAY or kind == O_LEGEND or kind == O_CARD_POWER:
        return card_action(st, kind, a, b, viewer)
    if kind <= O_LEAVE:
        return table_action(st, kind, a, b, viewer)
    return answer(st, kind, a, viewer)


def duel_words(st: State, by: i64, at: i64, several: tuple[bool, bool, bool]) -> str:
    """Return who attacks and who is attacked, where there is more than one. [DUO-4]"""
    text = ""
    if several[0]:
        text += f" with {place_words(st, by, by >> 4)}"
    if several[1]:
        text += f" at {place_words(st, at, by >> 4)}"
    return text


def card_action(st: State, kind: i64, a: i64, b: i64, viewer: i64) -> str:
    """Return what is done with a card of the hand or the discard pile."""
    d = st.cards[a]
    card = card_words(d)
    if kind == O_BENCH:
        return f"bench {card}"
    if kind == O_LEGEND:
        return f"bench {card} with {card_words(st.cards[b])}"
    if kind == O_CARD_POWER:
        return f"use {use_name(d.uses[b])} of {card} in {zone_words(st, a, viewer)}"
    if kind == O_PLAY:
        attached = d.trainer == TR_TOOL or d.trainer == TR_MACHINE or d.trainer == TR_GEAR
        return f"play {card}" + (f" on {place_words(st, b, viewer)}" if attached else "")
    place = place_words(st, b, viewer)
    if kind == O_ATTACH:
        return f"attach {card} to {place}"
    assert kind == O_EVOLVE or kind == O_LEVEL_UP
    return f"{'evolve' if kind == O_EVOLVE else 'level up'} {card} on {place}"


def table_action(st: State, kind: i64, a: i64, b: i64, viewer: i64) -> str:
    """Return what is done by a Pokémon or a Stadium in play."""
    if kind == O_STADIUM_POWER:
        d = st.cards[st.stadium]
        return f"use {use_name(d.uses[a])} of stadium"
    place = place_words(st, a, viewer)
    if kind == O_POWER:
        return f"use {use_name(use_at(st, mon_in(st, a), b))} of {place}"
    assert kind == O_STEP_UP or kind == O_LEAVE
    return f"step up {place}" if kind == O_STEP_UP else f"discard {place} from play"


def answer(st: State, kind: i64, a: i64, viewer: i64) -> str:
    """Return an answer to a question that is asked in between."""
    if kind == O_CARD:
        return f"pick {picked_card(st, a, viewer)}"
    if kind == O_MON:
        return f"pick {place_words(st, a, viewer)}"
    if kind == O_NUMBER:
        return str(a)
    if kind == O_PRIZE:
        return f"prize {a + 1}"
    if kind == O_TYPE:
        return type_words(a)
    if kind == O_EFFECT or kind == O_WORD:
        return st.match.label(a)
    if kind == O_TRIGGER:
        return f"first {trigger_words(st, a, viewer)}"
    assert kind == O_ATTACK_CHOICE
    return f"pick attack {attack_words(st, a)}"


def picked_card(st: State, copy: i64, viewer: i64) -> str:
    """Return a card as its chooser knows it: by name, or by its place alone."""
    if not is_told(st, copy, viewer):
        where = zone_words(st, copy, viewer)
        return where if "prize" in where else f"unseen card in {where}"
    zone = zone_of(st, copy)
    held = zone == Z_ATTACHED or zone == Z_STACK
    return card_words(st.cards[copy]) + (f" on {zone_words(st, copy, viewer)}" if held else "")


def is_told(st: State, copy: i64, viewer: i64) -> bool:
    """Return whether the chooser may be told which card a copy is; chance knows all."""
    return st.chooser == CHANCE or knows(st, viewer, copy)


def origin(st: State, option: i64, viewer: i64) -> str:
    """Return where the card of an option comes from, if it picks a card that is not unseen."""
    copy = (option >> 32) & O_FIELD
    if option >> 48 != O_CARD or not is_told(st, copy, viewer):
        return ""
    return f" from {zone_words(st, copy, viewer)}"


def attack_words(st: State, index: i64) -> str:
    """Return an attack with the printed card it stands on."""
    a = st.match.attacks[index]
    for d in st.match.defs:
        if a in d.attacks:
            return f"{a.name} of {card_words(d)}"
    return a.name


def trigger_words(st: State, n: i64, viewer: i64) -> str:
    """Return a waiting effect by its power, or else its card, and the Pokémon it stands on."""
    e = waiting(st, len(st.frames) - 1)[n].entry
    m = st.mon(e.me)
    named = e.power is not None or e.card < 0
    name = (e.power.name if e.power is not None else "rule") if named else st.cards[e.card].name
    return name if m is None else f"{name} of {mon_words(st, m, viewer)}"
