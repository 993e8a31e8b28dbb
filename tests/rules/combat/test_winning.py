"""Winning and losing, and who wins if both players would."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.game import Game
from tests.decks.listed import pair
from tests.rules.cards_combat import blow, books, duel, every_book, mon, start, trainer
from tests.rules.combat.cards import STOCK, clash

SMASH = "Reckless Smash"
LATE_FLIP = ("platinum", "legends")


def opening_answers(rules: str) -> list[str]:
    """Setup choices with one Pokémon each, where the winner of the flip goes first."""
    return [*(["yes"] if rules == "xy" else []), "stop", "stop"]


@pytest.mark.rule("WIN-01", "OUTCOME-1", "PRIZE-06")
@every_book
def test_the_last_prize_wins(rules: str) -> None:
    table = duel(rules, "Basher", "Small | Huge", prizes=1)

    table.attack("Slam")

    assert (table.winner, table.end) == ("you", "prizes")


@pytest.mark.rule("WIN-02", "OUTCOME-2")
@pytest.mark.scenario("S-136")
@every_book
def test_a_foe_without_pokemon_has_lost_whatever_prizes_are_left(rules: str) -> None:
    table = duel(rules, "Basher", "Small", prizes=5)

    table.attack("Slam", answers=["prize 1"])

    assert (table.winner, table.end) == ("you", "no_pokemon")


@pytest.mark.rule("WIN-02")
@every_book
def test_the_last_pokemon_may_leave_play_without_a_knock_out(rules: str) -> None:
    gone = mon("Whirl", 60, "C", blow("Away", 0, "no_damage; after { return_mon(defender, deck) }"))
    table = duel(rules, "Whirl", "Dummy", gone)

    table.attack("Away")

    assert (table.winner, table.end) == ("you", "no_pokemon")
    assert table.events("prize") == []


@pytest.mark.rule("WIN-03", "OUTCOME-3")
@every_book
def test_a_player_who_cannot_draw_for_the_turn_loses(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", foe_deck="")

    table.end_turn()

    assert (table.winner, table.end) == ("you", "deck_out")


@pytest.mark.rule("WIN-03", "OUTCOME-3")
@pytest.mark.scenario("S-139", "K-182")
@every_book
def test_drawing_more_than_there_is_draws_the_rest_and_the_game_goes_on(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", deck="3*G", hand="Draw Seven")

    table.play("Draw Seven")
    assert table.you.hand == ["G", "G", "G"]
    table.end_turn()
    assert table.end == "on"
    table.end_turn()

    assert (table.winner, table.end) == ("foe", "deck_out")


@pytest.mark.rule("ZONE-05")
@pytest.mark.scenario("S-139")
@every_book
def test_looking_at_more_than_there_is_shows_the_rest(rules: str) -> None:
    peek = trainer("Peek", "item", "play { x <- top(me, 5); look(x); draw(me, 5 - count(x)) }")
    table = duel(rules, "Dummy", "Dummy", peek, deck="G, R, W", hand="Peek")

    table.play("Peek")

    assert table.you.hand == ["G", "R"]
    assert table.you.deck == ["W"]


@pytest.mark.rule("OUTCOME-3", "WIN-03")
@pytest.mark.scenario("K-181")
@every_book
def test_only_ex_spares_the_starting_player_the_first_draw(rules: str) -> None:
    table = start(
        rules,
        hands=["Dummy, 6*L"],
        foe_hands=["Dummy, 6*L"],
        size=13,
        flips="H",
        answers=["yes"] if rules == "xy" else [],
    )

    if rules == "ex":
        assert table.winner is None
        table.end_turn()

    assert table.winner == ("you" if rules == "ex" else "foe")
    assert table.end == "deck_out"


@pytest.mark.rule("WIN-04")
@every_book
def test_a_won_game_stops_before_the_step_between_turns(rules: str) -> None:
    table = duel(rules, "Basher poisoned burned", "Small | Huge", prizes=1)

    table.attack("Slam")

    assert table.winner == "you"
    assert table.events("poison") == []
    assert table.you.active.damage == 0


@pytest.mark.rule("WIN-05", "WIN-01")
@pytest.mark.scenario("S-128", "K-171")
@pytest.mark.parametrize(
    ("prizes", "benches", "answers"),
    [((1, 4), (1, 1), ["prize 1"]), ((1, 2), (1, 0), ["prize 1"])],
    ids=["one way", "two ways"],
)
@every_book
def test_one_who_wins_alone_wins(
    rules: str, prizes: tuple[int, int], benches: tuple[int, int], answers: list[str]
) -> None:
    table = clash(rules, prizes, benches)

    table.attack(SMASH, answers=answers)

    assert table.winner == "you"


@pytest.mark.rule("WIN-05", "OUTCOME-5", "WIN-06")
@pytest.mark.scenario("S-128", "S-130", "K-170", "K-173")
@pytest.mark.parametrize(
    ("prizes", "benches"),
    [((1, 1), (1, 1)), ((3, 3), (0, 0)), ((1, 1), (0, 0)), ((1, 3), (0, 1))],
    ids=["prizes", "no pokemon", "both ways", "one way each"],
)
@every_book
def test_as_many_ways_for_both_is_sudden_death(
    rules: str, prizes: tuple[int, int], benches: tuple[int, int]
) -> None:
    table = clash(rules, prizes, benches)
    answers = ["prize 1"] * sum(n > 1 for n in prizes)

    table.attack(SMASH, flips="H", answers=[*answers, *opening_answers(rules)])

    assert table.winner is None
    assert table.sudden == 1
    assert (table.you.prizes_left, table.foe.prizes_left) == (1, 1)


@pytest.mark.rule("WIN-05", "OUTCOME-5")
@pytest.mark.scenario("S-129", "K-172")
@pytest.mark.parametrize(("benches", "winner"), [((1, 0), "you"), ((0, 2), "foe")])
@every_book
def test_two_ways_beat_one(rules: str, benches: tuple[int, int], winner: str) -> None:
    table = clash(rules, (1, 1), benches)

    table.attack(SMASH)

    assert table.winner == winner


@pytest.mark.rule("WIN-06", "OUTCOME-5")
@every_book
def test_a_knock_out_in_return_is_of_the_same_moment(rules: str) -> None:
    bond = Power("Bond", "ability", "on(knocked_out(self)) { knock_out(active(foe)) }")
    bonded = mon("Bonded", 40, powers=(bond,))
    zones = {**STOCK, "prizes": "1*Basher", "foe_prizes": "1*Basher"}
    table = duel(rules, "Basher | Huge", "Bonded | Huge", bonded, **zones)

    table.attack("Slam", flips="" if rules in LATE_FLIP else "H")

    assert table.winner is None
    assert table.sudden == 1


@pytest.mark.rule("WIN-07", "OUTCOME-4")
@pytest.mark.scenario("K-180")
@pytest.mark.parametrize(("bench", "winner"), [(" | Dummy", "you"), ("", None)])
@every_book
def test_an_attack_that_says_so_wins_at_once(rules: str, bench: str, winner: str | None) -> None:
    program = "no_damage; after { if any_of(bench_of(me)) { win(me) } }"
    table = duel(rules, f"Seer{bench}", "Dummy", mon("Seer", 60, "P", blow("Foresee", 0, program)))

    table.attack("Foresee")

    assert table.winner == winner
    assert table.end == ("text" if winner else "on")
    assert table.foe.active.name == "Dummy"


@pytest.mark.rule("OUTCOME-6")
@pytest.mark.parametrize(
    ("prizes", "bench", "result"),
    [(1, " | Huge", "sudden"), (3, " | Huge", "foe"), (1, "", "you")],
    ids=["one way each", "text alone", "two ways against text"],
)
@every_book
def test_a_win_by_text_in_a_knock_out_counts_as_one_way_more(
    rules: str, prizes: int, bench: str, result: str
) -> None:
    last = Power("Last Laugh", "ability", "on(knocked_out(self)) { win(me) }")
    laugher = mon("Laugher", 40, powers=(last,))
    zones = {**STOCK, "prizes": f"{prizes}*Basher", "foe_prizes": "3*Basher"}
    table = duel(rules, "Basher", f"Laugher{bench}", laugher, **zones)
    early = result == "sudden" and rules not in LATE_FLIP

    table.attack("Slam", flips="H" if early else "", answers=["prize 1"] if prizes > 1 else [])

    assert table.winner == (None if result == "sudden" else result)
    assert table.sudden == (1 if result == "sudden" else 0)
    assert table.end == {"sudden": "on", "foe": "text", "you": "prizes"}[result]


@pytest.mark.rule("WIN-01", "WIN-06")
@every_book
def test_a_last_prize_taken_by_text_wins_at_once(rules: str) -> None:
    gift = trainer("Gift", "item", "play { take_prize(me, 1) }")
    table = duel(rules, "Dummy", "Dummy", gift, hand="Gift", prizes=1)

    table.play("Gift")

    assert (table.winner, table.end) == ("you", "prizes")


@pytest.mark.rule("WIN-08")
@pytest.mark.parametrize("player", [0, 1])
@every_book
def test_a_player_may_concede(rules: str, player: int) -> None:
    game = Game(*pair(rules), rules=rules, seed=1)

    game.concede(player)

    assert game.over
    assert game.state.winner == 1 - player


@pytest.mark.rule("OUTCOME-5")
@books("ecard")
def test_whoever_has_lost_for_certain_is_not_asked_to_promote(rules: str) -> None:
    table = clash(rules, (1, 4), (2, 2))

    table.attack(SMASH, answers=["prize 1"])

    assert table.winner == "you"
    assert table.events("promote") == []
