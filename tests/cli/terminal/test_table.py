"""`playmat play`: a table in lines, typed commands, and ways to leave."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.agents.random import RandomAgent
from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.menu import Menu
from playmat.cli.terminal.render import board_of
from playmat.cli.terminal.screen import Interrupted, wrapped
from playmat.cli.terminal.table import Table
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from tests.cli.typed import Typed, Worded, asking


def started(*typed: str, seed: int = 7, two: bool = False) -> tuple[Table, Typed]:
    """A table of the xy decks at its first question, and its screen."""
    game = Game("xy-a", "xy-b", rules="xy", seed=seed)
    screen = Typed(*typed)
    return Table(game, screen, {} if two else {1: RandomAgent(seed)}, WORDS), screen


def sat_down(*typed: str, seed: int = 7, two: bool = False) -> tuple[Table, Typed]:
    """A table after all typed lines have been used."""
    table, screen = started(*typed, seed=seed, two=two)
    table.run()
    return table, screen


def test_a_game_is_played_by_numbers() -> None:
    table, screen = sat_down("1", "1", "3")

    texts = [answer.text for answer in table.game.history.answers if answer.player == 0]
    assert texts[0] == "yes"
    assert texts[1] == "attach Fire Energy (base1-98) to active"
    assert "Goodbye." in screen.text


class PressesCtrlC(Typed):
    """A screen whose user presses Ctrl-C after the typed lines."""

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        try:
            return super().ask(prompt, seconds)
        except EOFError:
            raise Interrupted from None


def test_ctrl_c_at_the_prompt_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_DATA", str(tmp_path))
    table, _ = started(seed=7)
    table.screen = screen = PressesCtrlC("yes", "end turn")
    table.keeper.screen = screen

    table.run()

    (file,) = (tmp_path / "games").glob("*.jsonl")
    assert Replay.load(file).resume().step == table.game.step > 1
    assert f"Step through it: playmat replay {file}" in screen.text
    assert f"type g {table.game.step}, then t." in screen.text


def test_a_game_is_played_by_words_cut_short() -> None:
    table, _ = sat_down("yes", "attach fire to act", "END TURN")

    texts = [answer.text for answer in table.game.history.answers if answer.player == 0]
    assert texts == ["yes", "attach Fire Energy (base1-98) to active", "end turn"]


def test_a_game_is_played_by_everyday_words() -> None:
    table, _ = sat_down("yes", "I'd like to attach a fire energy to my active, please", "pass.")

    texts = [answer.text for answer in table.game.history.answers if answer.player == 0]
    assert texts == ["yes", "attach Fire Energy (base1-98) to active", "end turn"]


def test_the_board_shows_both_sides_and_only_ones_own_hand() -> None:
    table, screen = sat_down("yes")

    foe = table.game.view(1).me
    assert "Random, Night Foundry: hand 5, deck 47, Prizes 6, discard 0" in screen.text
    assert "  Active   Wyrmlet, 60 of 60 HP" in screen.text
    assert "  Hand: 2 Tug Rope, Fire Energy" in screen.text
    assert len(foe.hand) == 5
    assert screen.text.count("  Hand: ") == 1


def test_an_onlooker_sees_both_hands() -> None:
    table, _ = sat_down("yes")

    lines = [text for _, text in board_of(table.game, None).lines()]

    assert sum(line.startswith("  Hand: ") for line in lines) == 2


def test_what_is_not_offered_is_answered_with_the_rule() -> None:
    _, screen = sat_down("yes", "retreat")

    assert "you have no Benched Pokémon (RETREAT-01)" in screen.text


def test_something_without_meaning_changes_nothing() -> None:
    table, screen = sat_down("yes", "dance", "99", "")

    assert [answer.text for answer in table.game.history.answers if answer.player == 0] == ["yes"]
    assert screen.text.count("Unclear: ") == 2
    assert "  Options: 1 " in screen.text


def test_the_words_of_the_table_are_all_explained() -> None:
    _, screen = sat_down("?")

    for usage in (
        "why [RULE]",
        "why not MOVE",
        "log [all]",
        "board",
        "card NAME",
        "undo",
        "save [FILE]",
    ):
        assert usage in screen.text
    assert "concede" in screen.text
    assert "quit" in screen.text


def test_why_names_the_rule_of_the_last_line_or_of_an_id() -> None:
    _, screen = sat_down("yes", "why", "why retreat-02", "why nonsense")

    assert "You draw Tug Rope for the turn: TURN-02: " in screen.text
    assert "RETREAT-02: " in screen.text
    assert "No rule named 'NONSENSE'" in screen.text


def test_why_not_tells_what_stands_against_and_what_does_not() -> None:
    _, screen = sat_down("yes", "why not retreat", "why not attach fire to active", "why not")

    assert "(RETREAT-01)" in screen.text
    assert "This is a legal move: attach fire to active." in screen.text


def test_the_log_is_a_line_an_action_and_in_full_has_a_rule_on_every_line() -> None:
    _, short = sat_down("yes", "log")
    _, whole = sat_down("yes", "log all")

    assert "    1  You draw Tug Rope for the turn\n" in short.text
    assert "    1  You draw Tug Rope for the turn (TURN-02)" in whole.text
    assert "         You shuffle the deck (SETUP-01)" in whole.text
    assert "         You shuffle the deck" not in short.text


def test_a_card_is_shown_by_name() -> None:
    _, screen = sat_down("card wyrml", "card wyrmlot")

    assert "Wyrmlet (pm-29), Basic Pokémon" in screen.text
    assert "did you mean Wyrmlet" in screen.text


def test_undo_takes_back_the_last_answer_and_what_followed() -> None:
    table, screen = sat_down("yes", "end turn", "undo")

    assert "Taken back: End turn" in screen.text
    assert table.game.turn == 1
    assert table.game.choice is not None
    assert table.game.choice.player == 0


def test_undo_with_nothing_to_take_back_says_so() -> None:
    table, screen = sat_down("undo")

    assert "There is nothing to take back." in screen.text
    assert table.game.step == 0


def test_conceding_is_asked_about_and_ends_with_the_rule(tmp_path: Path) -> None:
    table, screen = sat_down("concede", "no", "concede", "yes", "")

    assert table.game.winner == 1
    assert "Random wins: you concede (WIN-08)." in screen.text
    assert "Save the replay?" in screen.text


def test_a_game_is_saved_and_no_other_file_is_written_over(tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.jsonl", tmp_path / "free.jsonl"
    taken.write_text("mine")

    table, screen = sat_down("yes", f"save {taken}", f"save {free}", "end turn", f"save {free}")

    assert taken.read_text() == "mine"
    assert "already exists" in screen.text
    assert Replay.load(free).verify().step == table.game.step


def test_a_file_that_cannot_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()

    _, screen = sat_down(f"save {tmp_path / 'taken' / 'x.jsonl'}", "log")

    assert "Cannot write " in screen.text
    assert "The game begins" in screen.text


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"

    sat_down("yes", "quit", str(path))

    assert Replay.load(path).verify().turn == 1


def test_two_people_hand_the_screen_over() -> None:
    table, screen = sat_down("yes", "", "1", two=True)

    asked = [said for said in screen.said if said.startswith("Player 2, press Enter")]
    assert len(asked) == 1
    assert table.viewer == 1
    assert "Player 2 (you), Night Foundry" in screen.text.partition(asked[0])[2]
    assert "Player 1 (you)" not in screen.text


def test_whoever_takes_the_screen_is_shown_the_table() -> None:
    table, screen = started("", two=True)
    table.game.play("yes")
    table.show_board()
    choice = table.game.choice
    assert choice is not None

    with pytest.raises(EOFError):
        table.step(choice)

    assert choice.player == 1
    assert "Player 2 (you), Night Foundry" in screen.text


def test_what_has_been_told_is_not_told_again() -> None:
    _, screen = sat_down("yes", "1", "end turn")

    assert "Turn 3: your turn" in screen.text
    assert screen.text.count("The game begins") == 1


def test_words_that_fit_several_answers_choose_none() -> None:
    table, screen = sat_down("yes", "attach to active")

    assert [answer.text for answer in table.game.history.answers if answer.player == 0] == ["yes"]
    assert "Unclear: attach to active: which do you mean?\n  Options: 1 Attach " in screen.text


def test_a_number_is_picked_as_the_screen_counts() -> None:
    table, screen = sat_down("yes")
    choice = table.game.choice
    assert choice is not None
    shown = table.menu(choice)[0].entries[1]

    table.screen = Typed("pick 2")
    table.run()

    own = [answer.text for answer in table.game.history.answers if answer.player == 0]
    assert f"   2  {shown.label}" in screen.text
    assert own[1] == shown.option.text


def test_an_answer_may_begin_with_pick() -> None:
    position = "xy; you: base1-58 dmg20 | base1-44 dmg10; hand: base1-94; foe: base1-58"
    screen = Typed("play potion", "pick 3", "pick bench 1")
    table = Table(game_at(position, seed=1), screen, {1: RandomAgent(1)}, WORDS)

    table.run()

    own = [answer.text for answer in table.game.history.answers]
    assert own[:2] == ["play Potion (base1-94)", "pick bench 1"]
    assert "Not possible: pick 3: not an option for this choice" in screen.text


def test_short_commands_are_refused_by_the_rule_against_them() -> None:
    _, screen = sat_down("yes", "r", "a 1")

    assert "Not possible: retreat: you have no Benched Pokémon (RETREAT-01)" in (screen.text)
    assert "you went first: no attack on turn 1 (ATTACK-11)" in screen.text


def test_full_words_end_no_game() -> None:
    table, screen = sat_down("yes", "retreat active", "attack Gust with active", "end turn")

    assert screen.text.count("Not possible: ") == 2
    assert table.game.turn > 1


def test_answers_that_are_numbers_keep_their_own() -> None:
    options = [Worded(n, "number", str(n)) for n in (0, 1, 2)]

    menu = Menu(asking("mulligan_bonus", *options))

    assert menu.labelled("0") == options[0]
    assert menu.labelled("3") is None


def test_a_whole_game_is_typed_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table, screen = started(seed=3)
    screen.typed = ["1", "2", "3", "4", "5", "6"] * 600

    table.run()

    assert table.game.over
    assert "Game over on turn" in screen.text
    assert not list(tmp_path.iterdir())  # a number is no name of a file


def test_the_table_says_what_a_question_is_for() -> None:
    position = "xy; turn 3; you: base1-58 dmg20 | base1-44 dmg10; hand: base1-94; foe: base1-44"
    screen = Typed("play potion")

    Table(game_at(position, seed=1), screen, {1: RandomAgent(1)}, WORDS).run()

    assert "Your options\n" in screen.text
    assert "Choose one of your damaged Pokémon to heal (Potion)\n   1  Heal Pikachu" in screen.text


def test_the_board_shows_the_attacks_of_both_actives() -> None:
    position = "xy; you: base1-58 | base1-44; foe: base1-46"
    screen = Typed("board")
    Table(game_at(position, seed=1), screen, {1: RandomAgent(1)}, WORDS).run()

    assert "           1 Gnaw, for 1 Colorless, 10 damage" in screen.text
    assert "           2 Thunder Jolt, " in screen.text
    assert "           1 Scratch, " in screen.text
    assert "Leech Seed" not in screen.text


def test_the_piles_are_looked_at() -> None:
    position = "xy; you: base1-58; discard: base1-94, 2*L; foe: base1-58; lost: base1-95"
    screen = Typed("piles")
    Table(game_at(position, seed=1), screen, {1: RandomAgent(1)}, WORDS).run()

    assert "You, your cards: discard pile: Potion; 2 Lightning Energy" in screen.text
    assert "opponent's cards: discard pile: empty" in screen.text
    assert "opponent's cards: Lost Zone: Switch" in screen.text


@pytest.mark.parametrize("width", [30, 50, 80])
def test_no_word_is_broken_at_the_edge_of_the_screen(width: int) -> None:
    text = "  1  attach Lightning Energy (energy-L) to bench 1, Pikachu with Poké-Power and more"

    lines = wrapped(text, width)

    assert max(map(len, lines)) <= width
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
    assert lines[0].startswith("  1  attach")
    assert all(line.startswith("      ") for line in lines[1:])
