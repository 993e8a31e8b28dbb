"""All output of commands is worded for players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.cards.sets import known_sets
from playmat.cli import titles
from playmat.rules.ruleset import FIELDS
from tests.cli.typed import run, saved_game

GAME = (
    "1\n1\nstop\nhelp\nboard\nhand\npiles\ncard a\ncard oa\nlog all\nwhy\nwhy damage\nwhy not r\n"
)
MOVES = "r\na 1\na 2\np zzz\nundo\n1\n1\n1\nend\na 1\nconcede\nyes\nn\n"

COMMANDS = [
    "",
    "analyse GAME --lines 8",
    "card charizard",
    "card machamp",
    "card base5-4",
    "card professor oak",
    "card search --type Fire --hp 100..",
    "card status base1-4",
    "coin 3 --seed 1",
    "deck check base1-zap",
    "deck check xy-a --rules ecard",
    "deck list",
    "deck random --seed 1",
    "deck show ex4-team-aqua",
    "deck stats xy1-resilient-life",
    "formats",
    "ladder --players random,first,playmat.agents.first:FirstAgent --games 4 --quiet -j 1",
    "matrix base1-zap base1-overgrowth --agent random --games 2 --quiet -j 1",
    "play --seed 3 --rules ecard --agent first",
    "play --seed 3 --rules xy --agent first --plain",
    "play --seed 3 --rules ex --agent first --two-on-two",
    "play --seed 3 --rules platinum --two",
    "puzzle list --book ecard",
    "replay GAME",
    "replay GAME --step 3 --plain",
    "replay verify GAME",
    "rules",
    "rules RETREAT",
    "rules diff ecard xy",
    "rules search coin",
    "scan base1-4",
    "sim base1-zap base1-overgrowth --agents random --games 2 --quiet -j 1",
    "versus random first --deck base1-zap --deck base1-overgrowth --games 4 --quiet -j 1",
]
OTHERWISE = {
    "bench": "how fast the machine is, for those who build Playmat",
    "cards": "card data, programs and texts, for those who make cards",
    "completion": "a script, for shells",
    "data": "games as rows of numbers, for those who train players",
    "games": "the games of a server, for those who keep one",
    "scenario": "positions and scripts, in their own notation",
    "serve": "it starts the server",
}
"""Commands that are not tried, and why."""

FAULTS = {
    "a set by its id": re.compile(rf"(?<![\w-])(?:{'|'.join(known_sets())})(?![\w-])(?!\))"),
    "a name of a program": re.compile(r"(?<![\w./-])[a-z]+(?:_[a-z0-9]+)+(?![\w./])"),
    "a field": re.compile(rf"\b(?:{'|'.join(name for name in FIELDS if '_' in name)})\b"),
    "a kind by its key": re.compile(r"\b(?:stage[12]|levelup|pokemon|pick_\w+)\b"),
    "the wrong person": re.compile(r"\b[Yy]ou's\b|\b[Yy]ou (?:draws|wins|plays|has|is|takes)\b"),
    "a doubled word": re.compile(r"\b([A-Za-z]{2,}) \1\b"),
    "a cost in letters": re.compile(r"\bcosts? [GRWLPFDMYNC]{2,}\b"),
    "an object": re.compile(r"<[\w.]+ object|\bNone\b|\bTrue\b|\bFalse\b"),
}
"""Phrases that should never appear."""


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_speaks_to_players(words: str, tmp_path: Path) -> None:
    given = words.replace("GAME", str(saved_game(tmp_path / "game.jsonl")))

    said = run(*given.split(), typed=GAME + MOVES)

    text = said.output.replace(str(tmp_path), "")
    found = {name: fault.findall(text)[:5] for name, fault in FAULTS.items() if fault.search(text)}
    assert found == {}
    assert said.exit_code in (0, 1)
    assert text.strip()


def test_every_command_is_walked_or_excused() -> None:
    walked = {words.partition(" ")[0] for words in COMMANDS} - {""}

    assert walked | set(OTHERWISE) == set(titles())
