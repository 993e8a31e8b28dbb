"""A player's view as whole numbers: a row each for Pokémon, cards and options.

It contains exactly what a view contains, without creating the view. Cards and texts have numbers
given by the caller (``Names``), because those of a match depend on both lists, which may be secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import players
from playmat.model.state import Side, State
from playmat.model.views.answer_rows import answer_rows
from playmat.model.views.packed import WORDS, Names, Rows, pair, word
from playmat.model.views.sight import Sight

FEW: Final = 4
WHO: Final[list[bytes]] = [
    WORDS[asked] + WORDS[turn] + WORDS[first]
    for asked in range(FEW)
    for turn in range(2)
    for first in range(2)
]
DONE: Final[list[bytes]] = [
    WORDS[energy] + WORDS[supporters] + WORDS[stadiums] + WORDS[retreats]
    for energy in range(FEW)
    for supporters in range(FEW)
    for stadiums in range(FEW)
    for retreats in range(FEW)
]


def see(st: State, seat: i64, names: Names, asked: tuple[i64, i64, i64]) -> Rows:
    """All rows of a player's view; *asked* has the picks made and the least and most to make."""
    sight = Sight(st, seat, names)
    sight.look()
    offered: i64 = len(st.options) if st.chooser == seat else 0
    rows = Rows(table_row(st, seat, asked, offered), sight.out, sight.facts)
    if offered > 0:
        answer_rows(sight, rows)
    return rows


def table_row(st: State, seat: i64, picking: tuple[i64, i64, i64], offered: i64) -> list[bytes]:
    """What both players see of the game as a whole, and the numbers of the choice."""
    asked: i64 = 0
    if st.chooser == seat:
        asked = 1
    elif st.chooser == players.CHANCE:
        asked = 3
    elif st.chooser >= 0:
        asked = 2
    result: i64 = 0
    if st.winner >= 0:
        result = 3
        if st.winner < 2:
            result = 1 if st.winner == seat else 2
    turn: i64 = 1 if st.player == seat else 0
    first: i64 = 1 if st.first == seat else 0
    out = [word(st.turn), word(st.ask + 1 if asked > 0 else 0)]
    out.append(WHO[asked * 4 + turn * 2 + first])
    out.append(word(st.sudden))
    out.append(pair(result, 0))
    half_row(st.sides[seat], out)
    half_row(st.sides[1 - seat], out)
    chosen, least, most = picking
    out.append(pair(chosen, least))
    out.append(pair(most, offered))
    return out


def half_row(side: Side, out: list[bytes]) -> None:
    """Add a player's card counts, and what was done this turn."""
    prizes: i64 = 0
    for copy in side.prizes:
        if copy >= 0:
            prizes += 1
    out.append(pair(len(side.hand), side.left))
    out.append(pair(prizes, len(side.discard)))
    played = side.energy_played
    if played < FEW and side.supporters < FEW and side.stadiums < FEW and side.retreats < FEW:
        done = (played * FEW + side.supporters) * FEW + side.stadiums
        out.append(DONE[done * FEW + side.retreats])
    else:
        out.append(pair(played, side.supporters))
        out.append(pair(side.stadiums, side.retreats))
