"""Options in words: a unique text for each.

A text never depends on cards that its reader may not know, and never contains the number of a copy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import answers, players, zones
from playmat.kinds.trainers import is_equipment
from playmat.model.notation.words import card_words, mon_words, place_words, type_words, zone_words
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at, use_name
from playmat.model.place import mon_at, seat_at
from playmat.model.state import State
from playmat.model.triggers import next_triggers
from playmat.model.unseen import knows
from playmat.model.zones import zone_of

PLAIN: Final[dict[int, str]] = {
    answers.END: "end turn",
    answers.STOP: "stop",
    answers.YES: "yes",
    answers.NO: "no",
    answers.HEADS: "heads",
    answers.TAILS: "tails",
}


def option_text(st: State, packed: i64) -> str:
    """An option in words, as it reads among the current options."""
    if packed in st.options:
        return option_texts(st)[st.options.index(packed)]
    return texts_of(st, [packed])[0]


def option_texts(st: State) -> list[str]:
    """The current options in words, all of them different."""
    return texts_of(st, st.options)


def texts_of(st: State, options: list[i64]) -> list[str]:
    """Options in words; equal texts get the card's place and then a number."""
    viewer = reader(st)
    several = rivals(options)
    texts = [words(st, option, viewer, several) for option in options]
    if len(set(texts)) < len(texts):
        texts = [
            text if texts.count(text) == 1 else text + origin(st, option, viewer)
            for text, option in zip(texts, options, strict=True)
        ]
    return number(texts) if len(set(texts)) < len(texts) else texts


def reader(st: State) -> i64:
    """The player the words are for: the chooser, or the turn player for chance."""
    return st.chooser if 0 <= st.chooser < players.CHANCE else st.player


def number(texts: list[str]) -> list[str]:
    """The texts, with a number behind those that are equal."""
    told: list[str] = []
    for n in range(len(texts)):
        if texts.count(texts[n]) == 1:
            told.append(texts[n])
        else:
            told.append(f"{texts[n]} #{texts[: n + 1].count(texts[n])}")
    return told


def rivals(options: list[i64]) -> tuple[bool, bool, bool]:
    """Whether several Pokémon may attack, be attacked, or retreat. [DUO-4]"""
    by: list[i64] = []
    at: list[i64] = []
    leaving: i64 = 0
    for option in options:
        what = kind(option)
        if what == answers.ATTACK or what == answers.DECLARE:
            by.append(field_a(option))
            at.append(field_c(option) if what == answers.ATTACK else field_b(option))
        elif what == answers.RETREAT:
            leaving += 1
    return len(set(by)) > 1, len(set(at)) > 1, leaving > 1


def words(st: State, option: i64, viewer: i64, several: tuple[bool, bool, bool]) -> str:
    """One option in words, before equal texts are distinguished."""
    what = kind(option)
    a = field_a(option)
    b = field_b(option)
    if what in PLAIN:
        return PLAIN[what]
    if what == answers.ATTACK:
        m = mon_at(st, a)
        named = f"attack {attack_at(st, m, b).name}"
        return named + duel_words(st, a, field_c(option), several)
    if what == answers.DECLARE:
        return "declare attack" + duel_words(st, a, b, several)
    if what == answers.RETREAT:
        return f"retreat {place_words(st, a, viewer)}" if several[2] else "retreat"
    if what <= answers.PLAY or what == answers.LEGEND or what == answers.CARD_POWER:
        return card_action(st, what, a, b, viewer)
    if what <= answers.LEAVE:
        return table_action(st, what, a, b, viewer)
    return answer(st, what, a, viewer)


def duel_words(st: State, by: i64, at: i64, several: tuple[bool, bool, bool]) -> str:
    """Who attacks and who is attacked, where there is more than one. [DUO-4]"""
    text = ""
    if several[0]:
        text += f" with {place_words(st, by, seat_at(by))}"
    if several[1]:
        text += f" at {place_words(st, at, seat_at(by))}"
    return text


def card_action(st: State, what: i64, a: i64, b: i64, viewer: i64) -> str:
    """Words for an option with a card from hand or discard pile."""
    d = st.cards[a]
    card = card_words(d)
    if what == answers.BENCH:
        return f"bench {card}"
    if what == answers.LEGEND:
        return f"bench {card} with {card_words(st.cards[b])}"
    if what == answers.CARD_POWER:
        return f"use {use_name(d.uses[b])} of {card} in {zone_words(st, a, viewer)}"
    if what == answers.PLAY:
        return f"play {card}" + (
            f" on {place_words(st, b, viewer)}" if is_equipment(d.trainer) else ""
        )
    place = place_words(st, b, viewer)
    if what == answers.ATTACH:
        return f"attach {card} to {place}"
    assert what == answers.EVOLVE or what == answers.LEVEL_UP
    return f"{'evolve' if what == answers.EVOLVE else 'level up'} {card} on {place}"


def table_action(st: State, what: i64, a: i64, b: i64, viewer: i64) -> str:
    """Words for an option of a Pokémon or a Stadium in play."""
    if what == answers.STADIUM_POWER:
        d = st.cards[st.stadium]
        return f"use {use_name(d.uses[a])} of stadium"
    place = place_words(st, a, viewer)
    if what == answers.POWER:
        return f"use {use_name(use_at(st, mon_at(st, a), b))} of {place}"
    assert what == answers.STEP_UP or what == answers.LEAVE
    return f"step up {place}" if what == answers.STEP_UP else f"discard {place} from play"


def answer(st: State, what: i64, a: i64, viewer: i64) -> str:
    """Words for an option of a choice within a move."""
    if what == answers.CARD:
        return f"pick {picked_card(st, a, viewer)}"
    if what == answers.MON:
        return f"pick {place_words(st, a, viewer)}"
    if what == answers.NUMBER:
        return str(a)
    if what == answers.PRIZE:
        return f"prize {a + 1}"
    if what == answers.TYPE:
        return type_words(a)
    if what == answers.EFFECT or what == answers.WORD:
        return st.match.label(a)
    if what == answers.TRIGGER:
        return f"first {trigger_words(st, a, viewer)}"
    assert what == answers.ATTACK_CHOICE
    return f"pick attack {attack_words(st, a)}"


def picked_card(st: State, copy: i64, viewer: i64) -> str:
    """A card as its chooser knows it: by name, or only by place."""
    if not is_told(st, copy, viewer):
        where = zone_words(st, copy, viewer)
        return where if "prize" in where else f"unseen card in {where}"
    zone = zone_of(st, copy)
    held = zone == zones.ATTACHED or zone == zones.STACK
    return card_words(st.cards[copy]) + (f" on {zone_words(st, copy, viewer)}" if held else "")


def is_told(st: State, copy: i64, viewer: i64) -> bool:
    """Whether the chooser may know which card a copy is; chance knows all."""
    return st.chooser == players.CHANCE or knows(st, viewer, copy)


def origin(st: State, option: i64, viewer: i64) -> str:
    """Where an option's card is, if the option picks a card the chooser knows."""
    copy = field_a(option)
    if kind(option) != answers.CARD or not is_told(st, copy, viewer):
        return ""
    return f" from {zone_words(st, copy, viewer)}"


def attack_words(st: State, index: i64) -> str:
    """An attack with the card it is printed on."""
    a = st.match.attacks[index]
    for d in st.match.defs:
        if a in d.attacks:
            return f"{a.name} of {card_words(d)}"
    return a.name


def trigger_words(st: State, n: i64, viewer: i64) -> str:
    """A waiting effect by its power or card, and the Pokémon it is on."""
    e = next_triggers(st, len(st.frames) - 1)[n].entry
    m = st.mon(e.me)
    named = e.power is not None or e.card < 0
    name = (e.power.name if e.power is not None else "rule") if named else st.cards[e.card].name
    return name if m is None else f"{name} of {mon_words(st, m, viewer)}"
