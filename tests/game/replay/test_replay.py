"""Replays restore the same game, and any damage to the file is found at its line."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from playmat.cards.card import Attack, TypeMatch
from playmat.cards.library import Library
from playmat.errors import BadReplay, IllegalOption
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.history import MARK_EVERY
from playmat.game.replay.faults import Fault
from playmat.game.replay.header import RULES_VERSION, program_hash
from playmat.game.replay.lines import write_lines
from playmat.game.replay.replay import Replay
from playmat.model.plain.write import state_hash
from playmat.rules import EX
from tests.game.tables import CARDS, DECK, GNAW, PIKACHU, game, play_on

SHELF = Library(cards=CARDS)


def saved(played: Game) -> list[dict[str, Any]]:
    """A game's replay as entries without checksums, to be tampered with."""
    entries = [json.loads(line) for line in played.replay.text().splitlines()]
    return [{name: value for name, value in entry.items() if name != "c"} for entry in entries]


def read(entries: list[dict[str, Any]], anyway: bool = False) -> Replay:
    return Replay.parse(write_lines(entries), SHELF, anyway)


def test_a_whole_game_comes_back_from_its_file(tmp_path: Path) -> None:
    played = play_on(game(seed=6), 5000, seed=6)
    path = tmp_path / "g.jsonl"

    played.replay.save(path)
    again = Replay.load(path, SHELF).verify()

    assert again.result == played.result
    assert state_hash(again.state) == state_hash(played.state)
    assert [line.text for line in again.log] == [line.text for line in played.log]
    assert list(tmp_path.iterdir()) == [path]


def test_a_replay_of_a_replay_is_the_same_text() -> None:
    text = play_on(game(), 45).replay.text()

    assert Replay.parse(text, SHELF).text() == text
    assert Replay.parse(text, SHELF).verify().replay.text() == text


@pytest.mark.rule("VARIANT-01")
def test_a_two_on_two_battle_comes_back_from_its_replay() -> None:
    dealt = play_on(Game(DECK, DECK, rules=EX.replace(actives=2), seed=4), 40)
    laid = game_at("ex; actives 2; you: t-1 | t-1; foe: t-1 & t-1", seed=3, library=SHELF)

    again = Replay.parse(dealt.replay.text(), SHELF).verify()
    anew = Replay.parse(laid.replay.text(), SHELF).verify()

    assert state_hash(again.state) == state_hash(dealt.state)
    assert (again.rules.actives, anew.rules.actives) == (2, 2)
    assert state_hash(anew.state) == state_hash(laid.state)


def test_a_replay_only_grows_as_the_game_goes_on() -> None:
    played = play_on(game(), 30)
    before = played.replay.text()

    play_on(played, 15)

    assert played.replay.text().startswith(before)


def test_the_header_names_everything_the_game_was_made_from() -> None:
    rules = EX.replace(prizes=4)
    header = Game(DECK, DECK, rules=rules, seed=9, max_turns=50).replay.header

    assert (header["book"], header["house"], header["seed"]) == ("ex", {"prizes": 4}, 9)
    assert header["settings"] == {"max_turns": 50}
    assert header["decks"][0]["cards"][:2] == ["4 t-1", "4 t-2"]
    assert set(header["programs"]) == {card.id for card in CARDS}
    assert header["rules_version"] == RULES_VERSION


def test_answers_stand_in_words_with_their_player_and_chance_is_silent() -> None:
    entries = saved(play_on(game(), 30))[1:]

    answers = [entry for entry in entries if "a" in entry]

    assert len(answers) == 30
    assert {entry["p"] for entry in answers} == {0, 1}
    assert sum("hash" in entry for entry in entries) == 30 // MARK_EVERY


def test_chance_that_is_asked_stands_in_the_replay() -> None:
    played = play_on(game(coins="asked", seed=None), 60)

    entries = saved(played)
    again = read(entries).verify()

    assert entries[0]["seed"] is None
    assert any("order" in entry for entry in entries)
    assert any(entry.get("a") in ("heads", "tails") for entry in entries)
    assert state_hash(again.state) == state_hash(played.state)


def test_take_backs_and_concessions_stand_in_the_replay() -> None:
    played = play_on(game(), 30)
    played.undo(5)
    play_on(played, 3, seed=77)
    played.concede(1)

    again = read(saved(played)).verify()

    assert (again.result, again.step) == (played.result, 28)
    assert state_hash(again.state) == state_hash(played.state)


def test_a_replay_is_resumed_without_what_was_taken_back() -> None:
    played = play_on(game(), 30)
    played.undo(25)
    play_on(played, 45, seed=77)

    again = read(saved(played)).resume()

    assert again.history == played.history
    assert state_hash(again.state) == state_hash(played.state)
    assert [line.text for line in again.log] == [line.text for line in played.log]


def test_a_resumed_game_goes_on_and_is_a_replay_again() -> None:
    played = play_on(game(), 30)
    played.undo(4)

    resumed = play_on(read(saved(played)).resume(), 20, seed=5)

    assert state_hash(read(saved(resumed)).verify().state) == state_hash(resumed.state)


@pytest.mark.parametrize("changed", [{"hash": "0" * 16}, {"undo": 31}, {"undo": 0}, {"undo": -1}])
def test_what_does_not_fit_is_not_resumed(changed: dict[str, Any]) -> None:
    entries = saved(play_on(game(), 30))

    with pytest.raises(BadReplay, match=f"line {len(entries) + 1}:"):
        read([*entries, changed]).resume()


def test_a_replay_is_stepped_on_from_where_a_game_of_it_stands() -> None:
    played = play_on(game(), 30)
    replay = read(saved(played))
    reached = replay.step(7)

    assert replay.step(12, reached) is reached
    assert state_hash(reached.state) == state_hash(played.fork(12).state)
    assert [entry["a"] for entry in replay.answers[:12]] == [
        a.text for a in reached.history.answers
    ]
    with pytest.raises(IllegalOption, match="12 to 30"):
        replay.step(11, reached)


def test_a_time_out_stands_in_the_replay() -> None:
    played = play_on(game(), 10)
    played.time_out(0)

    assert read(saved(played)).verify().result == played.result


def test_a_replay_is_forked_at_any_step() -> None:
    played = play_on(game(), 30)
    played.undo(10)
    replay = read(saved(played))

    fork = replay.fork(12)
    play_on(fork, 4, seed=3)

    assert replay.steps == 20
    assert fork.step == 16
    assert state_hash(replay.step(12).state) == state_hash(played.fork(12).state)
    with pytest.raises(IllegalOption, match="0 to 20"):
        replay.step(21)


def test_a_house_rule_with_a_list_comes_back() -> None:
    rules = EX.replace(basic_energy_types=("G", "L"))
    played = play_on(Game(DECK, DECK, rules=rules, seed=2), 10)

    assert read(saved(played)).verify().rules == rules


def test_a_changed_line_is_named() -> None:
    lines = play_on(game(), 45).replay.text().splitlines()
    lines[9] = lines[9].replace('"a":"', '"a":"end turn or ')

    with pytest.raises(BadReplay, match="line 10: this line was changed") as caught:
        Replay.parse("\n".join(lines), SHELF)

    assert caught.value.line == 10


def test_a_missing_line_is_noticed_at_the_next() -> None:
    lines = play_on(game(), 45).replay.text().splitlines()
    del lines[9]

    with pytest.raises(BadReplay, match="line 10"):
        Replay.parse("\n".join(lines), SHELF)


def test_a_line_cut_short_is_named() -> None:
    text = play_on(game(), 10).replay.text()[:-9]

    with pytest.raises(BadReplay, match="line 11: not valid JSON"):
        Replay.parse(text, SHELF)


def test_an_answer_that_is_not_legal_is_named_when_it_is_played() -> None:
    entries = saved(play_on(game(), 10))
    entries[5]["a"] = "attack Hyper Beam"

    with pytest.raises(BadReplay, match="line 6: 'attack Hyper Beam' is not legal here"):
        read(entries).verify()


def test_a_file_that_cannot_be_read_blames_no_line(tmp_path: Path) -> None:
    (tmp_path / "picture.jsonl").write_bytes(b"\x89PNG\xff")

    with pytest.raises(BadReplay, match=r"^bad replay: cannot read .*none: No such file"):
        Replay.load(tmp_path / "none")
    with pytest.raises(BadReplay, match=r"^bad replay: cannot read .*: not UTF-8 text$"):
        Replay.load(tmp_path / "picture.jsonl")


def test_an_answer_of_the_wrong_player_is_named() -> None:
    entries = saved(play_on(game(), 10))
    entries[5]["p"] = 1 - entries[5]["p"]

    with pytest.raises(BadReplay, match=r"line 6: it is not player \d's choice"):
        read(entries).verify()


def test_a_game_that_comes_out_differently_is_noticed_at_the_next_mark() -> None:
    entries = saved(play_on(game(), 30))
    entries[0]["seed"] = 2
    marked = next(n for n, entry in enumerate(entries, start=1) if "hash" in entry)

    with pytest.raises(BadReplay) as caught:
        read(entries).verify()

    assert caught.value.line <= marked


def test_a_result_that_is_not_the_games_is_refused() -> None:
    played = game()
    played.concede(0)
    entries = saved(played)
    entries[-1]["result"]["winner"] = 0

    with pytest.raises(BadReplay, match="the result is player 1 wins"):
        read(entries).verify()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the file is empty"),
        ("hello", "not valid JSON"),
        ("[1]\n", "not a JSON object"),
        (write_lines([{"game": "chess"}]), "not a replay"),
        ('{"format": 1, "job": {"matchups": []}}', "this is a results file"),
        (write_lines([{"format": "playmat-replay"}]), "'version' of the header must be a number"),
    ],
)
def test_a_foreign_file_is_refused_at_its_first_line(text: str, why: str) -> None:
    with pytest.raises(BadReplay, match=f"line 1: {why}"):
        Replay.parse(text, SHELF)


@pytest.mark.parametrize(
    "entry",
    [
        {"b": 1},
        {"a": 5, "p": 0},
        {"a": "end turn"},
        {"a": "end turn", "p": 3},
        {"undo": "1"},
        {"undo": 1, "p": 0},
        {"a": "end turn", "p": 0, "undo": 1},
        {"concede": True},
    ],
)
def test_an_entry_in_another_form_is_named(entry: dict[str, Any]) -> None:
    entries = [*saved(game()), entry]

    with pytest.raises(BadReplay, match="line 2"):
        read(entries)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("version", 99, "version must be 1, not 99"),
        ("rules_version", 99, "rules version 99"),
        ("book", "gold", "no rulebook named 'gold'"),
        ("house", {"prizes": 99}, "prizes must be a number from 1 to 6, not 99"),
        ("house", {"luck": 1}, "no rule named 'luck'"),
        ("settings", {"speed": 1}, "unknown setting 'speed'"),
        ("decks", [], "a game needs 2 decks, not 0"),
        ("decks", [{"name": "x", "cards": ["60 t-404"]}] * 2, "no card has the id 't-404'"),
        ("decks", [{"name": "x", "cards": ["many"]}] * 2, "cards of a deck need a count"),
        ("decks", [7, 8], "each deck needs a name and a list of cards"),
        ("seed", -5, "seed must be a number from 0 "),
    ],
)
def test_a_header_that_cannot_be_played_is_refused(name: str, value: Any, why: str) -> None:
    entries = saved(game())
    entries[0][name] = value

    with pytest.raises(BadReplay, match=f"line 1: .*{why}"):
        read(entries)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="cannot read"):
        Replay.load(tmp_path / "nowhere.jsonl", SHELF)


def reprogrammed() -> Library:
    """The same cards, with a Pikachu that lost Gnaw."""
    nibble = dataclasses.replace(GNAW, name="Nibble")
    pikachu = dataclasses.replace(PIKACHU, attacks=(nibble, *PIKACHU.attacks[1:]))
    return Library(cards=[pikachu, *CARDS[1:]])


def gnawed() -> Game:
    """A game in which Gnaw was used."""
    played = game()
    while "attack Gnaw" not in map(str, played.options):
        played.play(played.options[-1])
    played.play("attack Gnaw")
    return play_on(played, 5)


def test_a_card_whose_program_has_changed_is_named() -> None:
    with pytest.raises(BadReplay, match=r"cards changed since the game: Pikachu \(t-1\)"):
        Replay.parse(gnawed().replay.text(), reprogrammed())


def test_a_changed_card_is_played_anyway_to_the_first_answer_no_longer_legal() -> None:
    played = gnawed()
    text = played.replay.text()

    again = Replay.parse(text, reprogrammed(), anyway=True).verify()

    answers = [entry["a"] for entry in saved(played)[1:] if "a" in entry]
    assert again.step == answers.index("attack Gnaw")
    assert not again.over


def test_an_attack_without_text_is_still_part_of_the_program_hash() -> None:
    stronger = dataclasses.replace(PIKACHU, attacks=(Attack("Gnaw", "", "20"), PIKACHU.attacks[1]))

    with pytest.raises(BadReplay, match="Pikachu"):
        Replay.parse(game().replay.text(), Library(cards=[stronger, *CARDS[1:]]))


def test_the_hash_of_a_card_outlives_the_renaming_of_classes() -> None:
    weak = dataclasses.replace(PIKACHU, weaknesses=(TypeMatch("F", "x2", 2),))

    assert program_hash(weak) == "7194f90c54f02095"


def test_rules_with_a_name_of_their_own_are_kept() -> None:
    rules = EX.replace(name="kitchen", title="Kitchen table", prizes=3)
    played = Game(DECK, DECK, rules=rules, seed=1, any_deck=True)

    again = Replay.parse(played.replay.text(), Library(cards=CARDS)).verify()

    assert again.rules == rules


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ([{"seat": 1, "step": 3, "said": "It\x1b failed"}], (Fault(1, 3, "It failed"),)),
        ([{"seat": 2, "step": 3, "said": ""}, {"seat": 0, "step": "3"}, 7], ()),
        ([{"seat": True, "step": 0, "said": ""}], ()),
        ("it failed", ()),
    ],
)
def test_what_a_header_tells_of_failures_is_read_with_care(told: Any, found: object) -> None:
    header, *entries = saved(play_on(game(), 3))

    assert read([{**header, "faults": told}, *entries]).faults == found


def test_a_replay_is_saved_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    path = tmp_path / "games" / "today" / "one.jsonl"

    game().replay.save(path)

    assert Replay.load(path, SHELF).header["seed"] is not None
