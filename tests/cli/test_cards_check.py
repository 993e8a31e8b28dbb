"""`playmat cards check`: all problems of a file in one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cards.test_check import ASH, EMBER, TONIC, attack
from tests.cli.typed import run
from tests.importer.data import pokemon


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.json"


def test_a_good_file_is_said_to_be_good(file: Path) -> None:
    file.write_text(json.dumps([EMBER, TONIC, ASH]))

    result = run("cards", "check", str(file))

    assert (result.exit_code, result.stdout) == (0, f"{file}: no problems found\n")
    assert json.loads(run("cards", "check", str(file), "--json").stdout) == {"faults": []}


def test_every_fault_is_told_with_file_card_face_and_field(file: Path) -> None:
    file.write_text(json.dumps([attack(cost="LLZ", damage="lots"), {**TONIC, "hp": -10}]))

    result = run("cards", "check", str(file))
    told = json.loads(run("cards", "check", str(file), "--json").stdout)["faults"]

    assert result.exit_code == 1
    assert [line.partition(": ")[2].partition(":")[0] for line in result.stdout.splitlines()] == [
        "own-1, attack 'Singe', cost",
        "own-1, attack 'Singe', damage",
        "own-2, hp",
    ]
    assert [(one["file"], one["card"], one["face"], one["field"]) for one in told] == [
        (str(file), "own-1", "attack 'Singe'", "cost"),
        (str(file), "own-1", "attack 'Singe'", "damage"),
        (str(file), "own-2", "", "hp"),
    ]


@pytest.mark.parametrize("text", ["", "[", "7", "[" * 100_000])
def test_what_is_no_file_of_cards_is_one_fault(file: Path, text: str) -> None:
    file.write_text(text)

    result = run("cards", "check", str(file))

    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_fault(file: Path) -> None:
    result = run("cards", "check", str(file))

    assert (result.exit_code, result.stdout.count("\n")) == (1, 1)
    assert "No such file" in result.stdout


def test_overrides_are_checked_against_the_cards_there_are(file: Path) -> None:
    entry = {"kind": "attack", "program": "after { draw(me, 1) }", "why": "to try"}
    faces = [("base1-58", "Gnaw"), ("base1-58", "Snore"), ("own-99", "Gnaw")]
    file.write_text(json.dumps([{"card": card, "face": face, **entry} for card, face in faces]))

    lines = run("cards", "check", str(file)).stdout.splitlines()

    assert len(lines) == 2
    assert "base1-58, 'Snore': it has no such attack; its faces are 'Gnaw' (attack)" in lines[0]
    assert "own-99, card: no card has the id 'own-99'" in lines[1]


def test_a_card_in_english_is_checked_and_read(file: Path) -> None:
    odd = {"name": "Odd", "cost": [], "damage": "", "text": "Wibble twice."}
    file.write_text(json.dumps([pokemon("own-1", attacks=[odd])]))

    unread = run("cards", "check", str(file)).stdout
    file.write_text(json.dumps([pokemon("own-1", hp="65", attacks=[odd])]))
    wrong = run("cards", "check", str(file)).stdout

    assert unread.startswith(f"{file}: own-1, Odd, text: cannot be read: stopped: Wibble")
    assert wrong == f"{file}: own-1, hp: 65 is no HP; write tens from 10 to 990, such as 60\n"


def test_every_bad_card_in_english_is_told_beside_a_sound_one(file: Path) -> None:
    odd = {"name": "Nap", "cost": ["Fyre"], "damage": "lots"}
    file.write_text(json.dumps([pokemon("own-1"), pokemon("own-2", hp="-60", attacks=[odd])]))

    result = run("cards", "check", str(file))
    told = json.loads(run("cards", "check", str(file), "--json").stdout)["faults"]

    assert result.exit_code == 1
    assert [
        (one["card"], one["face"], one["field"]) for one in told if "text" not in one["field"]
    ] == [
        ("own-2", "", "hp"),
        ("own-2", "attack 'Nap'", "cost"),
        ("own-2", "attack 'Nap'", "damage"),
    ]
