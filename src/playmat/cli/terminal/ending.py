"""The end of a game in words."""

from __future__ import annotations

from typing import Final

from playmat.game.game import Game
from playmat.game.record.log import PUBLIC, lines
from playmat.game.record.sentences import YOU

ENDS: Final = frozenset({"win", "concede", "draw_game", "limit", "time_out"})
"""The events that end a game."""


def last_words(game: Game, names: tuple[str, str]) -> str:
    """Return who won, why, and by which rule."""
    result = game.result
    assert result is not None
    ends = [line.text for line in lines(game.state, PUBLIC, names) if line.event.what in ENDS]
    why = ends[-1] if ends else ""
    if result.winner is None:
        return f"{why or 'Nobody wins'} ({result.rule})."
    name = names[result.winner]
    won = f"{name} win" if name == YOU else f"{name} wins"
    if why.startswith(won):
        return f"{why} ({result.rule})."
    return f"{won}: {why[:1].lower() + why[1:] if why.startswith(YOU) else why} ({result.rule})."


def score(game: Game, names: tuple[str, str]) -> str:
    """Return how many Prizes each player had left."""
    parts = []
    for seat, name in enumerate(names):
        left = sum(copy >= 0 for copy in game.state.sides[seat].prizes)
        parts.append(f"{name}: {left} Prize{'s' * (left != 1)} left")
    return ", ".join(parts) + "."
