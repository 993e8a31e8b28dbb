"""What one player may know of a game, as whole numbers: Pokémon, cards and answers, a row each.

It tells what a view tells and no more, without making the view.  Cards and texts go by numbers that
the caller gives them (``Names``), because those of a match hang on both lists, which may be secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import players
from playmat.model.state import Side, State
from playmat.model.views.answer_rows import answer_rows
from playmat.model.views.packed import WORDS, Names, Rows, word
from playmat.model.views.sight import Sight

QUESTION: Final = bytes(8)
"""Room for what is told of the question besides its kind."""


def see(st: State, seat: i64, names: Names, rows: Rows) -> None:
    """Put what a player may know behind what was seen before."""
    sight = Sight(st, seat, names)
    sight.look()
    offered = answer_rows(sight, rows)
    table_row(st, seat, rows.tables)
    rows.sizes.append(sight.many)
    rows.sizes.append(offered)
    rows.tokens.append(b"".join(sight.out))


def table_row(st: State, seat: i64, out: list[bytes]) -> None:
    """Enter what both players see of the game as a whole."""
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
    out.append(word(st.turn))
    out.append(word(st.ask + 1 if asked > 0 else 0))
    out.append(WORDS[asked])
    out.append(WORDS[1 if st.player == seat else 0])
    out.append(WORDS[1 if st.first == seat else 0])
    out.append(word(st.sudden))
    out.append(WORDS[result])
    out.append(WORDS[0])
    half_row(st.sides[seat], out)
    half_row(st.sides[1 - seat], out)
    out.append(QUESTION)


def half_row(side: Side, out: list[bytes]) -> None:
    """Enter how many cards a player has where, and what was done this turn."""
    prizes: i64 = 0
    for copy in side.prizes:
        if copy >= 0:
            prizes += 1
    out.append(word(len(side.hand)))
    out.append(word(side.left))
    out.append(word(prizes))
    out.append(word(len(side.discard)))
    out.append(word(side.energy_played))
    out.append(word(side.supporters))
    out.append(word(side.stadiums))
    out.append(word(side.retreats))
