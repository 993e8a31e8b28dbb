"""The game interface: questions, checked moves, forks, take-backs and bad input."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import playmat
from playmat.cards.card import Attack, Power
from playmat.decks.deck import Deck
from playmat.errors import (
    BadDeck,
    BadNotation,
    IllegalOption,
    NotPossible,
    PlaymatError,
    UnknownBook,
    UnknownDeck,
    UnknownPower,
    UnprogrammedCard,
)
from playmat.game.choice import ENDINGS, Picking, choice_of
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.purpose import source_of
from playmat.game.scenario.scenario import scenario
from playmat.game.settings import BadSetting
from playmat.kinds import endings, players
from playmat.model.plain.write import state_hash
from playmat.rules import BOOKS
from playmat.rules.catalogue import rules
from playmat.rules.citations import cited
from tests.game.tables import DECK, LIGHTNING, PIKACHU, at_main, game, play_on, pokemon


def test_a_game_begins_at_a_choice_of_somebody() -> None:
    begun = game()

    assert begun.choice is not None
    assert begun.choice.player in (0, 1)
    assert begun.options == begun.choice.options
    assert (begun.over, begun.winner, begun.result, begun.step) == (False, None, None, 0)


def test_an_option_is_what_it_does_and_reads_as_its_notation() -> None:
    one, other = at_main(game()).options[-1], at_main(game()).options[-1]

    assert (str(one), one.kind) == ("end turn", "end")
    assert (one, hash(one)) == (other, hash(other))


def test_a_choice_reads_as_who_is_asked_what() -> None:
    choice = at_main(game()).choice

    assert str(choice).startswith(f"player {choice.player}: what to do now (") if choice else False


def test_an_answer_is_given_as_option_as_text_or_by_its_place() -> None:
    one, other, third = at_main(game()), at_main(game()), at_main(game())

    one.play(one.options[-1])
    other.play("end turn")
    third.play(len(third.options) - 1)

    assert state_hash(one.state) == state_hash(other.state) == state_hash(third.state)
    assert one.turn == 2


class Whole:
    """An integer type of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("form", [Whole, pytest.importorskip("numpy").int64])
def test_any_whole_number_is_a_place_among_the_options(form: Any) -> None:
    asked, same = at_main(game()), at_main(game())

    asked.play(form(1))
    same.play(1)

    assert asked.history == same.history
    with pytest.raises(IllegalOption):
        asked.play(form(99))


@pytest.mark.parametrize("wrong", ["fly away", "", 12345, -1, True, "heads", 0.0, None])
def test_an_illegal_answer_is_refused_and_changes_nothing(wrong: str | int) -> None:
    begun = at_main(game())
    before, step = state_hash(begun.state), begun.step

    with pytest.raises((IllegalOption, BadNotation), match="end turn"):
        begun.play(wrong)

    assert (state_hash(begun.state), begun.step) == (before, step)


def test_an_option_of_another_moment_is_refused() -> None:
    begun = at_main(game())
    mine = next(option for option in begun.options if option.kind == "attach")
    begun.play("end turn")

    with pytest.raises(IllegalOption, match=r"attach .* is not legal here"):
        begun.play(mine)


def test_nothing_can_be_answered_once_the_game_is_over() -> None:
    ended = game()
    ended.concede(0)

    with pytest.raises(IllegalOption, match="there is nothing to choose"):
        ended.play("end turn")
    assert ended.choice is None
    assert ended.options == ()


@pytest.mark.rule("WIN-08")
def test_a_concession_wins_for_the_other_player() -> None:
    given_up = game()

    given_up.concede(0)

    assert given_up.over
    assert str(given_up.result) == "player 1 wins: concession (WIN-08)"
    assert given_up.log[-1].text == "Player 0 concedes"
    with pytest.raises(IllegalOption, match="cannot concede: the game is over"):
        given_up.concede(1)


@pytest.mark.rule("ER-9")
def test_running_out_of_time_is_an_ending_of_its_own() -> None:
    late = game()

    late.time_out(1)

    assert str(late.result) == "player 0 wins: time (ER-9)"
    assert (late.log[-1].text, late.log[-1].rule) == ("Player 1 runs out of time", "ER-9")


@pytest.mark.parametrize("player", [2, -1, True, "0"])
def test_a_player_is_0_or_1(player: int) -> None:
    with pytest.raises(BadSetting, match=f"player must be 0 or 1, not {player!r}"):
        game().concede(player)


def test_every_game_reaches_a_result_with_a_rule() -> None:
    ended = play_on(game(seed=4), 5000, seed=4)

    assert ended.over
    assert ended.result is not None
    assert ended.result.rule in rules()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = play_on(game(seed=8), 60), play_on(game(seed=8), 60)

    assert state_hash(one.state) == state_hash(other.state)
    assert [line.text for line in one.log] == [line.text for line in other.log]


def test_a_game_without_a_seed_draws_one_and_says_it() -> None:
    one, other = game(seed=None), game(seed=None)

    assert one.seed is not None
    assert one.seed != other.seed
    assert state_hash(game(seed=one.seed).state) == state_hash(one.state)


def test_a_fork_at_an_earlier_step_is_the_game_as_it_was_then() -> None:
    played = play_on(game(), 30)
    then = state_hash(play_on(game(), 12).state)
    now = state_hash(played.state)

    fork = played.fork(step=12)
    play_on(fork, 5, seed=9)

    assert state_hash(played.fork(step=12).state) == then
    assert (fork.step, played.step) == (17, 30)
    assert state_hash(played.state) == now


def test_a_clone_stands_alone_and_keeps_the_record() -> None:
    played = play_on(game(), 25)
    copy = played.clone()
    lines = len(played.log)

    play_on(copy, 10)

    assert len(played.log) == lines < len(copy.log)
    assert played.step == 25


def test_a_game_dealt_again_is_the_game_that_its_seed_deals() -> None:
    played = play_on(game(seed=3, max_turns=50), 25)

    again = played.dealt_again(8)

    assert state_hash(again.state) == state_hash(game(seed=8, max_turns=50).state)
    assert (again.seed, again.step, again.settings.max_turns) == (8, 0, 50)
    assert again.decks == played.decks
    assert played.step == 25


def test_a_game_dealt_again_without_a_seed_takes_a_fresh_one() -> None:
    played = game(seed=3)

    assert played.dealt_again().seed not in (3, None)
    assert game(coins="asked", seed=None).dealt_again().seed is None


def test_an_answer_in_any_form_means_an_option() -> None:
    asked = game()
    option = asked.options[-1]

    found = [asked.option(form) for form in (option, option.text, asked.options.index(option))]

    assert [(f.packed, f.kind, f.text) for f in found] == [
        (option.packed, option.kind, option.text)
    ] * 3
    assert asked.step == 0


@pytest.mark.parametrize("step", [-1, 4, "1", 1.0, True])
def test_a_fork_at_a_step_that_never_was_is_refused(step: int) -> None:
    played = play_on(game(), 3)

    with pytest.raises(IllegalOption, match="moves made so far: 3"):
        played.fork(step)


def test_taking_answers_back_returns_to_where_they_were_given() -> None:
    played = play_on(game(), 20)
    before = state_hash(play_on(game(), 17).state)

    played.undo(3)

    assert state_hash(played.state) == before
    assert played.step == 17
    with pytest.raises(IllegalOption, match="cannot undo 18: moves made so far: "):
        played.undo(18)


def test_chance_can_be_asked_like_a_player() -> None:
    asked = game(coins="asked", seed=None)
    choosers: set[int] = set()

    while not asked.over and len(choosers) < 3:
        choosers.add(asked.choice.player if asked.choice else -1)
        play_on(asked, 1, seed=asked.step)

    assert asked.seed is None
    assert choosers == {0, 1, players.CHANCE}


def test_an_order_of_other_cards_is_refused_and_changes_nothing() -> None:
    asked = game(coins="asked", seed=None)
    while asked.options:
        asked.play(asked.options[0])
    before = state_hash(asked.state)

    with pytest.raises(IllegalOption, match="an order of other cards"):
        asked.play_order(["t-1"] * 60)

    assert state_hash(asked.state) == before


def test_an_order_is_refused_where_no_deck_is_shuffled() -> None:
    with pytest.raises(IllegalOption, match="an order of cards is not legal here"):
        game().play_order(["t-1"])


@pytest.mark.rule("FORMAT-1", "FORMAT-11")
def test_a_deck_of_59_cards_is_refused_with_the_rule() -> None:
    short = Deck("short", DECK.cards[:-1])

    with pytest.raises(BadDeck, match="FORMAT-1: 59 cards; a deck needs exactly 60"):
        Game(DECK, short)


def test_any_deck_is_taken_on_request() -> None:
    small = Deck("small", DECK.cards[:30])

    assert len(Game(small, small, any_deck=True, seed=1).decks[0]) == 30


def test_a_card_without_a_program_is_refused_by_name() -> None:
    bare = pokemon(77, "Mew", Attack("Psywave", "P", "10+", None))
    deck = Deck("bare", (bare, *DECK.cards[1:]))

    with pytest.raises(UnprogrammedCard, match=r"Mew \(t-77\): Psywave"):
        Game(deck, DECK)


def test_a_power_of_no_known_kind_is_refused_with_its_card_and_kind() -> None:
    odd = replace(pokemon(77, "Mew"), powers=(Power("Recall", "spell", ""),))
    deck = Deck("odd", (odd, *DECK.cards[1:]))

    with pytest.raises(UnknownPower, match=r"'Recall' has the unknown kind 'spell'; .* body"):
        Game(deck, DECK)


def test_decks_are_named_listed_or_given_as_cards() -> None:
    cards = [PIKACHU] * 4 + [LIGHTNING] * 56

    played = Game("ecard-a", cards, rules="ecard", seed=1)

    assert played.decks[0] == playmat.deck("ecard-a")
    assert played.decks[1].cards == tuple(cards)


def test_a_deck_may_be_a_list_of_ids() -> None:
    ids = [card.id for card in playmat.deck("ecard-a").cards]

    assert Game(ids, "ecard-b", rules="ecard", seed=1).decks[0].cards[0].id == ids[0]


@pytest.mark.parametrize("wrong", [None, 7, [PIKACHU, 7]])
def test_something_that_is_no_deck_is_refused(wrong: Any) -> None:
    with pytest.raises(BadSetting, match="a Deck, the name of one, or a list of cards or ids"):
        Game(wrong, DECK)


def test_something_that_is_no_book_is_refused() -> None:
    with pytest.raises(BadSetting, match="the name of a rulebook or a Ruleset"):
        Game(DECK, DECK, rules=None)  # type: ignore[arg-type]


def test_an_unknown_deck_or_book_is_refused_by_name() -> None:
    with pytest.raises(UnknownDeck, match="no deck named 'Nowhere'"):
        Game("Nowhere", DECK)
    with pytest.raises(UnknownBook, match="no rulebook named 'gold'"):
        game("gold")


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("coins", "mine", "'dealer' or 'asked'"),
        ("max_turns", 0, "a number from 1"),
        ("max_answers", True, "a number from 1"),
        ("max_sudden_deaths", -1, "a number from 0"),
        ("ask_single", 1, "True or False"),
        ("speed", 3, "one of ask_single, ask_setup"),
        ("seed", -1, "a number from 0"),
        ("seed", "7", "a number from 0"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_it_takes(
    name: str, value: object, wanted: str
) -> None:
    with pytest.raises(BadSetting, match=wanted) as caught:
        game(**{name: value})  # type: ignore[arg-type]

    assert caught.value.name == name
    assert isinstance(caught.value, PlaymatError)


@pytest.mark.rule("DRAW-1")
def test_a_game_that_goes_on_too_long_is_a_draw() -> None:
    cut = play_on(game(max_turns=2), 5000)

    assert str(cut.result) == "draw: limit (DRAW-1)"


@pytest.mark.rule("SUDDEN-04")
def test_a_match_has_a_limit_of_sudden_deaths_only_where_it_is_given() -> None:
    usual, limited = game(), game(max_sudden_deaths=3)

    assert usual.state.match.max_sudden_deaths == 0
    assert limited.state.match.max_sudden_deaths == 3
    assert limited.replay.header["settings"] == {"max_sudden_deaths": 3}


def test_a_turn_that_can_only_end_is_asked_about_on_request() -> None:
    asked, skipped = game(seed=3, ask_single=True), game(seed=3)

    play_on(asked, 5000, seed=3)
    play_on(skipped, 5000, seed=3)

    assert asked.settings.ask_single
    assert not skipped.settings.ask_single
    assert asked.state.match.ask_single


def test_every_end_has_its_rule() -> None:
    cited_rules = {cited(book, *row) for row in ENDINGS.values() for book in BOOKS}

    assert set(ENDINGS) == set(range(1, len(endings.NAMES)))
    assert not cited_rules - set(rules())


def test_the_package_offers_its_front_door_by_name() -> None:
    assert playmat.Game is Game
    assert playmat.card("base1-98").name == "Fire Energy"
    assert {"Game", "scenario", "deck", "card", "Replay"} <= set(dir(playmat))
    with pytest.raises(AttributeError, match="no attribute 'Gane'"):
        playmat.Gane  # noqa: B018


def test_importing_the_package_loads_nothing_of_it_yet() -> None:
    code = "import sys, playmat; print(sorted(m for m in sys.modules if m.startswith('playmat')))"

    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert loaded.stdout.strip() == "['playmat', 'playmat.version']"


@pytest.mark.rule("ZONE-01")
def test_a_view_is_what_its_player_may_know() -> None:
    played = at_main(game())

    views = [played.view(player) for player in (0, 1)]

    assert views[0] != views[1]
    assert views[0] == played.clone().view(0)


@pytest.mark.rule("SETUP-04")
def test_a_deck_no_hand_of_which_could_be_kept_is_refused_even_on_request() -> None:
    energy = [LIGHTNING] * 60

    with pytest.raises(BadDeck, match="SETUP-04"):
        Game(energy, "xy-b", any_deck=True, seed=1)


def test_a_choice_of_many_tells_what_has_been_picked_and_how_many_may_be() -> None:
    laid = scenario("ecard", "base1-58", "base1-52", hand="base1-81, base1-58", discard="3*L")
    main = choice_of(laid.state)

    laid.play("base1-81")
    asked = choice_of(laid.state)

    assert main is not None
    assert main.picking is None
    assert asked is not None
    assert asked.picking == Picking(("energy-L",), 1, 2)
    assert asked.picking.plain() == {"chosen": ["energy-L"], "least": 1, "most": 2}


def test_the_card_whose_text_asks_is_told_and_the_rules_name_none() -> None:
    laid = scenario("ecard", "base1-58", "base1-52", hand="base1-81, base1-58", discard="3*L")
    main = source_of(laid.state, 0)

    laid.play("base1-81")
    asking = source_of(laid.state, 0)

    assert main is None
    assert asking is not None
    assert asking.name == "Energy Retrieval"


def test_words_that_mean_several_answers_or_none_are_refused_with_what_is_legal() -> None:
    played = game_at("xy; you: base1-58 | base1-44; hand: L; foe: base1-58", seed=1)
    before = played.step

    with pytest.raises(BadNotation, match="it could mean attach Lightning Energy"):
        played.play("attach L")
    with pytest.raises(IllegalOption, match="'dance' is not legal here; legal: "):
        played.play("dance")
    with pytest.raises(BadNotation, match="nothing typed"):
        played.play("  ")

    assert played.step == before


def test_full_words_and_short_commands_are_played() -> None:
    for words in ("end", "end turn", f"pick {len(at_main(game()).options)}"):
        played = at_main(game())
        turn = played.turn

        played.play(words)

        assert played.turn == turn + 1


def test_a_question_and_an_outcome_are_never_none_when_asked_for() -> None:
    played = game()

    assert played.ask() == played.choice
    with pytest.raises(NotPossible, match="cannot give the outcome: the game is not over"):
        _ = played.outcome

    played.concede(1)
    assert played.outcome == played.result
    with pytest.raises(NotPossible, match="cannot ask: the game is over"):
        played.ask()
