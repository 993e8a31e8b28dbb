"""How the server addresses a player as "You"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.game.game import Game
from playmat.server.frames.frame import result_plain
from tests.server.tables import BOT, ME, new, play_out, seated, served

SPOKEN = re.compile(r"\bYou (\w+)")


@pytest.mark.parametrize(
    ("loser", "text"),
    [
        (0, "Ann wins: you conceded"),
        (1, "You win: Ann conceded"),
    ],
)
def test_the_result_is_told_in_good_english(loser: int, text: str) -> None:
    game = Game("xy-a", "xy-b", seed=1)
    game.concede(loser)

    result = result_plain(game.state, ("You", "Ann"))

    assert result is not None
    assert result["text"] == text


def test_the_log_says_you_draw(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, BOT)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 2)
            verbs = {verb for line in seat.log for verb in SPOKEN.findall(line["text"])}

    assert "draw" in verbs
    assert [verb for verb in verbs if verb.endswith("s")] == []
