"""Every error says what is wrong, where, and what to do instead."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from playmat import errors
from playmat.game.scenario.scenario_json import BadScenario, run_scenario

EXAMPLES = [
    errors.UnknownBook("neo", ["ecard", "xy"]),
    errors.UnknownRule("prize", ["prizes"]),
    errors.BadRule("prizes", "six", "a number"),
    errors.IllegalOption("retreat", ["pass", "attack"]),
    errors.NotPossible("undo 3", ["moves made so far: 2"]),
    errors.UnknownCard("Pikachoo", ["Pikachu"]),
    errors.UnprogrammedCard(["base1-1"]),
    errors.UnknownPower("base1-1", "Rain", "spell", ["power", "body"]),
    errors.BadDeck("mine", ["59 cards, not 60 [FORMAT-1]", "5 Potion [FORMAT-2]"]),
    errors.UnknownDeck("Overgroth", ["Overgrowth"]),
    errors.BadNotation("you: base1-58 ++", 15, "an Energy letter is missing"),
    errors.BadProgram("flip\ndamge 10", 5, "no such word"),
    errors.BadState("hand of player 1", "card 7 is in two zones"),
    errors.BadReplay(12, "no such option"),
    errors.TooFewCoins("HT"),
    errors.TooManyCoins("HTT", 1),
    errors.MissingExtra("numpy", "research"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_is_caught_as_one_kind_and_as_the_nearest_builtin(
    error: errors.PlaymatError,
) -> None:
    assert isinstance(error, (ValueError, KeyError, ImportError))


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_every_error_crosses_processes_with_its_parts(error: errors.PlaymatError) -> None:
    copy = pickle.loads(pickle.dumps(error))

    assert str(copy) == str(error)
    assert vars(copy) == vars(error)


def test_every_error_has_an_example() -> None:
    kinds = {
        thing
        for thing in vars(errors).values()
        if isinstance(thing, type) and issubclass(thing, errors.PlaymatError)
    }

    assert kinds - {type(error) for error in EXAMPLES} == {
        errors.PlaymatError,
        errors.BadText,
        errors.Unknown,
    }


def test_a_caret_stands_under_the_place_in_its_line() -> None:
    message = str(errors.BadProgram("flip\ndamge 10\nend", 6, "no such word"))

    assert message == "bad program at 6: no such word\n  damge 10\n   ^"


def test_a_caret_stands_behind_a_text_that_ends_too_early() -> None:
    assert errors.caret("flip", 4) == "  flip\n      ^"


@pytest.mark.parametrize(
    "refuse",
    [
        lambda coins: str(errors.TooManyCoins(coins, 1)),
        lambda coins: str(errors.TooFewCoins(coins)),
        lambda coins: str(errors.BadNotation(coins + "x", len(coins), "a coin is H or T")),
        lambda coins: str(errors.UnknownCard(coins)),
        lambda coins: refused({"coins": coins + "x"}),
        lambda coins: refused({"coins": coins}),
        lambda coins: refused({"coins": [coins]}),
    ],
)
def test_long_input_is_shortened_in_messages(refuse: Callable[[str], str]) -> None:
    said = refuse("HT" * 100_000)

    assert "HTHT" in said
    assert len(said) < 1000


def refused(more: dict[str, object]) -> str:
    """The error message for a scenario."""
    position = "ecard; you: base1-58; foe: base1-46"
    with pytest.raises(BadScenario) as error:
        run_scenario({"rules": "ecard", "position": position, **more})
    return str(error.value)


def test_an_illegal_option_names_what_is_legal() -> None:
    message = str(errors.IllegalOption("retreat", ["pass", "attack"]))

    assert message == "retreat is not legal here; legal: pass, attack"


def test_an_illegal_option_counts_what_it_does_not_name() -> None:
    message = str(errors.IllegalOption(99, range(10)))

    assert message.endswith("0, 1, 2, 3, 4, 5, 6, 7 and 2 more")


def test_a_bad_deck_lists_all_of_its_violations() -> None:
    message = str(errors.BadDeck("mine", ["59 cards", "5 Potion"]))

    assert message == "deck 'mine' breaks 2 rules:\n  59 cards\n  5 Potion"


def test_what_a_game_cannot_do_has_its_reason() -> None:
    message = str(errors.NotPossible("undo 3", ["moves made so far: 2"]))

    assert message == "cannot undo 3: moves made so far: 2"


def test_a_value_that_does_not_fit_is_named_with_what_does() -> None:
    assert str(errors.BadRule("prizes", 9, "1 to 6")) == "prizes must be 1 to 6, not 9"


def test_coins_that_do_not_match_the_flips_are_counted() -> None:
    assert "flip 3 has no coin" in str(errors.TooFewCoins("HT"))
    assert "1 of 3 coins in the script 'HTT' were flipped; remove 'TT'" in str(
        errors.TooManyCoins("HTT", 1)
    )
