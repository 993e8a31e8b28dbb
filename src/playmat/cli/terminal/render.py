"""The table of a game as one player sees it, or with both hands open."""

from __future__ import annotations

from playmat.game.game import Game
from playmat.game.record.log import NAMES
from playmat.game.record.sentences import YOU
from playmat.game.scenario.look import SideLook
from playmat.game.text.board import Board, Half


def board_of(game: Game, viewer: int | None, names: tuple[str, str] = NAMES) -> Board:
    """Return the table of a game as *viewer* sees it, or with both hands open for None."""
    views = [game.view(seat) for seat in (0, 1)]
    halves = [
        Half(
            names[seat] + (" (you)" if seat == viewer and names[seat] != YOU else ""),
            viewer is None or seat == viewer,
            views[seat if viewer is None else viewer].sides[seat],
            deck.name,
            SideLook(game.state, seat),
        )
        for seat, deck in enumerate(game.decks)
    ]
    near = viewer or 0
    cards = {card.id: card for card in game.state.match.printed}
    return Board(views[near].table, halves[1 - near], halves[near], cards, viewer)
