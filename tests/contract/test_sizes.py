"""Modules and packages stay small enough to read."""

from __future__ import annotations

from collections import Counter, defaultdict

from tests.contract.repository import SOURCE, modules

MOST_LINES = 450
MOST_MODULES = 26
ONE_A_COMMAND = "cli"

NOUNS = {
    "attack", "cards", "coins", "damage", "energy", "lasting", "players", "pokemon",
    "powers", "special_conditions", "stadiums",
}  # fmt: skip
"""Nouns of the game, which may appear in several packages."""


def test_no_module_is_longer_than_the_limit() -> None:
    lengths = {
        str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules()
    }

    largest = sorted(lengths.items(), key=lambda item: -item[1])[:10]
    print(*(f"{lines:5} {name}" for name, lines in largest), sep="\n")

    assert lengths, "no module found"
    assert not [name for name, lines in largest if lines > MOST_LINES]


def test_no_room_holds_more_modules_than_can_be_seen_at_a_glance() -> None:
    rooms = Counter(str(path.parent.relative_to(SOURCE)) for path in modules())

    crowded = {room for room, count in rooms.items() if count > MOST_MODULES}

    assert crowded <= {ONE_A_COMMAND}


def test_a_package_has_a_module_name_once_unless_it_is_a_noun_of_the_game() -> None:
    homes = defaultdict(list)
    for path in modules():
        if path.stem != "__init__":
            homes[path.relative_to(SOURCE).parts[0], path.stem].append(path)

    twice = {name for (_, name), found in homes.items() if len(found) > 1}

    assert twice <= NOUNS
