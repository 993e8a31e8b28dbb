"""`playmat play`: options, colour, and ways to leave."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import playmat as pm
from playmat.cli import main
from playmat.decks.by_name import deck_named
from playmat.decks.defaults import default_decks
from tests.cli.typed import refused, run
from tests.contract.repository import ROOT

PROMISED = (
    *("attach fire to active", "end turn", "retreat", "retreat active", "retreat Pikachu"),
    *("attack Gnaw", "attack Gnaw with active at foe's active", "a 1", "e fire b2", "v raichu a"),
    *("p gust", "use b1", "r", "end"),
)
"""Input that the page of the terminal table mentions."""


def test_two_on_two_is_played_in_the_terminal() -> None:
    begun = ["play", "--terminal", "--plain", "--seed", "3", "--agent", "first", "--two-on-two"]

    done = CliRunner().invoke(main, begun, input="1\n" * 40 + "quit\n\n")

    assert "Active 2" in done.output


def test_a_named_deck_brings_its_book() -> None:
    begun = ["play", "--terminal", "--plain", "--seed", "3", "--deck", "base1-zap"]

    done = CliRunner().invoke(main, begun, input="1\n" * 2 + "quit\n\n")

    assert "e-Card rulebook (2002)" in done.output


def test_the_command_plays_and_leaves_at_the_end_of_input() -> None:
    result = run("play", "--terminal", "--plain", "--seed", "7", typed="yes\n")

    assert result.exit_code == 0
    assert "Turn 1 (you)" in result.stdout
    assert result.stdout.endswith("Goodbye.\n")
    assert "─" not in result.stdout
    assert "\x1b" not in result.stdout


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(*more: str) -> str:
        words = ["play", "--seed", "7", *more]
        return CliRunner().invoke(main, words, input="yes\n", color=True).stdout

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" not in run("play", "--seed", "7", typed="yes\n").stdout
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;36m" in shown()
    assert "\x1b" not in shown("--plain")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;36m" not in shown()


def test_the_same_seed_shows_the_same_game() -> None:
    typed = "yes\n" + "end turn\n" * 2 + "quit\n\n"

    first = run("play", "--seed", "5", typed=typed)

    assert first.stdout == run("play", "--seed", "5", typed=typed).stdout
    assert first.stdout != run("play", "--seed", "6", typed=typed).stdout


@pytest.mark.parametrize("book", ["ecard", "ex", "platinum", "legends", "xy"])
def test_every_book_has_theme_decks_to_play(book: str) -> None:
    result = run("play", "--rules", book, "--seed", "1", "--plain", typed="board\nquit\n\n")

    assert result.exit_code == 0
    for name in default_decks(book):
        assert deck_named(name).name in result.stdout
    assert "Save the replay?" in result.stdout


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--rules", "xz"], "xy"),
        (["--deck", "xy-c"], "xy-a"),
        (["--deck", "nowhere.txt"], "No such file"),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_bad_arguments_are_refused(words: list[str], hint: str) -> None:
    assert hint in refused("play", *words)


def test_the_end_of_input_at_the_question_of_saving_leaves_politely() -> None:
    result = CliRunner().invoke(main, ["play", "--terminal", "--seed", "3"], input="quit\n")

    assert result.exit_code == 0
    assert "Save the replay?" in result.output


@pytest.mark.parametrize("typed", PROMISED)
def test_what_the_page_says_may_be_typed_is_taken(typed: str) -> None:
    page = (ROOT / "docs" / "play.md").read_text("utf-8")
    hand = "base1-98, base1-102, base1-14, base1-93"

    duel = pm.scenario(
        "ecard", "base1-58 +L +L | base1-2, base1-44", "base1-63 | base1-44", hand=hand
    )

    assert f"`{typed}`" in page
    assert duel.why_not(typed) is None


def test_the_words_of_the_screen_are_taken() -> None:
    result = run("play", "--terminal", "--plain", "--seed", "1", typed="go first\n")

    assert "You go first" in result.stdout
