"""`playmat card` finds cards by facts and by our own wording."""

from __future__ import annotations

import json

from tests.cli.typed import refused, run


def test_the_command_searches_the_library() -> None:
    listed = json.loads(run("card", "search", "--set", "base1", "--hp", "120", "--json").stdout)

    assert {"id": "base1-4", "name": "Charizard"} in listed
    assert "say what to search for" in refused("card", "search")
    assert "'Wood' cannot be searched for" in refused("card", "search", "--type", "Wood")
    assert "has all of this: zzz 40" in refused("card", "search", "zzz", "--hp", "40")


def test_the_command_searches_our_wording() -> None:
    listed = json.loads(
        run("card", "search", "--set", "base1", "--words", "paralyzed", "--json").stdout
    )

    assert "base1-4" in {card["id"] for card in listed}
    assert "base1-44" not in {card["id"] for card in listed}
