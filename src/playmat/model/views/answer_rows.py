"""Options as rows of numbers, each pointing to the rows of what it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import answers
from playmat.model.definitions import UseDef
from playmat.model.notation.options import is_told
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at
from playmat.model.place import mon_at
from playmat.model.views.packed import NO_TEXT, PLACES, WORDS, Rows, names_card, pair, word
from playmat.model.views.sight import Sight

BEHIND: Final = bytes(4)


def answer_rows(sight: Sight, rows: Rows) -> None:
    """Add the current player's options."""
    for option in sight.st.options:
        answer_row(sight, option, rows.options, rows.texts)


def answer_row(sight: Sight, option: i64, out: list[bytes], texts: list[bytes]) -> None:
    """Add one option: kind, card, its row, its target's row, text, number and a 0."""
    st = sight.st
    names = sight.names
    what = kind(option)
    a = field_a(option)
    b = field_b(option)
    card: i64 = -1
    row: i64 = 0
    onto: i64 = 0
    text = names.no_text
    end = NO_TEXT
    use: UseDef | None = None
    if (what <= answers.PLAY and what != answers.END) or is_of_card(what):
        row = sight.at_copy[a]
        if row > 0 or is_told(st, a, sight.seat):
            card = st.cards[a].index
        if row == 0:
            row = sight.row_of(a)
        if what == answers.CARD_POWER:
            use = st.cards[a].uses[b]
        elif what == answers.LEGEND:
            onto = sight.row_of(b)
        elif what != answers.BENCH and what != answers.CARD and b < PLACES:
            onto = sight.at_place[b]
    elif what == answers.ATTACK:
        m = mon_at(st, a)
        row = sight.at_place[a]
        card = m.top.index
        onto = sight.at_place[field_c(option)]
        attack = attack_at(st, m, b).index
        text = names.attacks[attack]
        end = names.attack_ends[attack]
    elif what == answers.DECLARE:
        row = sight.at_place[a]
        onto = sight.at_place[b]
    elif what == answers.POWER:
        m = mon_at(st, a)
        row = sight.at_place[a]
        card = m.top.index
        use = use_at(st, m, b)
    elif what == answers.STADIUM_POWER:
        card = st.cards[st.stadium].index
        row = sight.row_of(st.stadium)
        use = st.cards[st.stadium].uses[a]
    elif is_of_place(what):
        row = sight.at_place[a]
    elif what == answers.ATTACK_CHOICE:
        text = names.attacks[a]
        end = names.attack_ends[a]
    elif what == answers.NUMBER or what == answers.TYPE:
        end = WORDS[0] + word(a) + BEHIND
    elif what == answers.PRIZE:
        end = WORDS[0] + word(a + 1) + BEHIND
    if use is not None and use.owner is not None:
        text = names.powers[use.owner.index]
        end = names.power_ends[use.owner.index]
    out.append(names_card(names, what, card))
    out.append(pair(row, onto))
    out.append(end)
    texts.append(text)


def is_of_card(what: i64) -> bool:
    """Whether an option's kind, beyond the first few, is about a card."""
    return what == answers.CARD or what == answers.CARD_POWER or what == answers.LEGEND


def is_of_place(what: i64) -> bool:
    """Whether an option names a Pokémon by its place and nothing more."""
    return (
        what == answers.MON
        or what == answers.RETREAT
        or what == answers.STEP_UP
        or what == answers.LEAVE
    )
