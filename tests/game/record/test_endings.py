"""All ways to end a game have a text."""

from __future__ import annotations

from playmat.game.record.endings import ENDINGS
from playmat.kinds import endings


def test_every_end_of_a_game_is_told() -> None:
    assert set(ENDINGS) == {*endings.NAMES, "fault"} - {"on"}


def test_what_the_record_says_of_a_winner_is_there_for_every_way_to_win() -> None:
    ways = endings.NAMES[endings.PRIZES : endings.TEXT + 1]

    assert all(ENDINGS[way].won for way in ways)
