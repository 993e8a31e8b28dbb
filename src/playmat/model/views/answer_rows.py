"""The answers offered as rows of numbers, each pointing to the rows of what it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import answers, zones
from playmat.model.definitions import UseDef
from playmat.model.notation.options import is_told
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at
from playmat.model.place import mon_at
from playmat.model.views.packed import PLACES, WORDS, Rows, word
from playmat.model.views.sight import ASIDE, DECK, HAND, PRIZES, Sight
from playmat.model.zones import zone_of

BEHIND: Final = bytes(4)
NO_NUMBER: Final = bytes(6)


def answer_rows(sight: Sight, rows: Rows) -> i64:
    """Enter the answers offered to the player and return how many there are."""
    st = sight.st
    if st.chooser != sight.seat:
        return 0
    for option in st.options:
        answer_row(sight, option, rows)
    return len(st.options)


def answer_row(sight: Sight, option: i64, rows: Rows) -> None:
    """Enter one answer: kind, card, its row, its target's row, text, number and nothing."""
    st = sight.st
    names = sight.names
    what = kind(option)
    a = field_a(option)
    b = field_b(option)
    card = WORDS[0]
    row: i64 = 0
    onto: i64 = 0
    text = WORDS[0]
    place = WORDS[0]
    number: i64 = 0
    use: UseDef | None = None
    if (what <= answers.PLAY and what != answers.END) or is_of_card(what):
        row = row_of(sight, a)
        if is_told(st, a, sight.seat):
            card = names.words[st.cards[a].index]
        if what == answers.CARD_POWER:
            use = st.cards[a].uses[b]
        elif what == answers.LEGEND:
            onto = row_of(sight, b)
        elif what != answers.BENCH and what != answers.CARD and b < PLACES:
            onto = sight.at_place[b]
    elif what == answers.ATTACK:
        m = mon_at(st, a)
        row = sight.at_place[a]
        card = names.words[m.top.index]
        onto = sight.at_place[field_c(option)]
        attack = attack_at(st, m, b).index
        text = names.attacks[attack]
        place = names.attack_places[attack]
    elif what == answers.DECLARE:
        row = sight.at_place[a]
        onto = sight.at_place[b]
    elif what == answers.POWER:
        m = mon_at(st, a)
        row = sight.at_place[a]
        card = names.words[m.top.index]
        use = use_at(st, m, b)
    elif what == answers.STADIUM_POWER:
        card = names.words[st.cards[st.stadium].index]
        row = sight.at_copy[st.stadium]
        use = st.cards[st.stadium].uses[a]
    elif is_of_place(what):
        row = sight.at_place[a]
    elif what == answers.ATTACK_CHOICE:
        text = names.attacks[a]
        place = names.attack_places[a]
    elif what == answers.NUMBER or what == answers.TYPE:
        number = a
    elif what == answers.PRIZE:
        number = a + 1
    if use is not None and use.owner is not None:
        text = names.powers[use.owner.index]
        place = names.power_places[use.owner.index]
    out = rows.options
    out.append(WORDS[what + 1])
    out.append(card)
    out.append(word(row))
    out.append(word(onto))
    out.append(place)
    if number == 0:
        out.append(NO_NUMBER)
    else:
        out.append(word(number) + BEHIND)
    rows.texts.append(text)


def row_of(sight: Sight, copy: i64) -> i64:
    """Return the row of a card, which for one that is only counted is that of all such cards."""
    row = sight.at_copy[copy]
    if row > 0:
        return row
    owner: i64 = 0 if sight.st.match.owner[copy] == sight.seat else 1
    zone = zone_of(sight.st, copy)
    if zone == zones.HAND:
        return sight.unseen_at[HAND * 2 + owner]
    if zone == zones.DECK:
        return sight.unseen_at[DECK * 2 + owner]
    if zone == zones.PRIZES:
        return sight.unseen_at[PRIZES * 2 + owner]
    if zone == zones.ASIDE:
        return sight.unseen_at[ASIDE * 2 + owner]
    return 0


def is_of_card(what: i64) -> bool:
    """Return whether an answer further on in the list is about a card."""
    return what == answers.CARD or what == answers.CARD_POWER or what == answers.LEGEND


def is_of_place(what: i64) -> bool:
    """Return whether an answer names a Pokémon by its place and nothing more."""
    return (
        what == answers.MON
        or what == answers.RETREAT
        or what == answers.STEP_UP
        or what == answers.LEAVE
    )
