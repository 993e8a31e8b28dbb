"""Winning, losing, Sudden Death and the draw that no book knows."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.game import Game
from playmat.game.scenario.duel import Duel
from playmat.rules import Ruleset, book
from tests.decks.listed import pair
from tests.rules.cards_combat import (
    BOOKS,
    RECOIL,
    blow,
    books,
    duel,
    every_book,
    mon,
    start,
    trainer,
)

BOTH = ["prize 1", "prize 1"]
STOCK: dict[str, object] = {"deck": "20*Basher", "foe_deck": "20*Basher"}
SMASH = "Reckless Smash"
LATE_FLIP = ("platinum", "legends")


def clash(
    rules: str | Ruleset, prizes: tuple[int, int], benches: tuple[int, int], **more: object
) -> Duel:
    """Lay out Actives that both fall to one reckless attack of yours."""
    rows = ["Basher dmg30" + (" | " + ", ".join(["Huge"] * n) if n else "") for n in benches]
    zones = {"prizes": f"{prizes[0]}*Basher", "foe_prizes": f"{prizes[1]}*Basher"}
    return duel(rules, rows[0], rows[1], **{**STOCK, **zones, **more})


def opening_answers(rules: str) -> list[str]:
    """Return how both players set up with one Pokémon each, the winner of the flip first."""
    return [*(["yes"] if rules == "xy" else []), "stop", "stop"]


def sudden(rules: str, **more: object) -> Duel:
    """Play into the first turn of a Sudden Death that you begin."""
    table = clash(rules, (3, 3), (0, 0), **more)
    return table.attack(SMASH, flips="H", answers=[*BOTH, *opening_answers(rules)])


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


@pytest.mark.rule("SUDDEN-01", "SUDDEN-02", "SD-1")
@pytest.mark.scenario("S-137")
@every_book
def test_sudden_death_is_a_whole_new_game_for_one_prize(rules: str) -> None:
    table = sudden(rules)
    drawn = 0 if rules == "ex" else 1

    assert (table.sudden, table.turn, table.player) == (1, 1, "you")
    assert (table.you.prizes_left, table.foe.prizes_left) == (1, 1)
    assert (len(table.you.hand), len(table.foe.hand)) == (6 + drawn, 6)
    assert (table.you.active.damage, table.foe.active.damage) == (0, 0)
    assert len(table.events("opening_flip")) == 1


@pytest.mark.rule("SUDDEN-01", "SD-1")
@every_book
def test_the_new_flip_decides_anew_who_goes_first(rules: str) -> None:
    table = clash(rules, (3, 3), (0, 0))

    table.attack(SMASH, flips="T", answers=[*BOTH, *opening_answers(rules)])

    assert (table.first, table.player) == ("foe", "foe")


@pytest.mark.rule("SUDDEN-01")
@pytest.mark.scenario("S-138")
@every_book
def test_the_first_turn_of_sudden_death_has_the_limits_of_the_book(rules: str) -> None:
    table = sudden(rules)

    assert table.can("attack Tap") is (rules != "xy")
    assert len(table.you.hand) == (6 if rules == "ex" else 7)


@pytest.mark.rule("SUDDEN-03", "SD-4")
@pytest.mark.scenario("S-137")
@every_book
def test_the_first_knock_out_of_sudden_death_wins_the_whole_game(rules: str) -> None:
    table = sudden(rules)

    if rules == "xy":
        table.end_turn().attack("Crush")
    else:
        table.attack("Crush")

    assert table.winner == ("foe" if rules == "xy" else "you")
    assert table.sudden == 1
    assert [event.count for event in table.events("sudden_death")] == [1]


@pytest.mark.rule("SUDDEN-03", "SD-2")
@pytest.mark.scenario("S-137", "K-175")
@every_book
def test_a_tied_sudden_death_leads_to_another(rules: str) -> None:
    table = clash(rules, (1, 1), (0, 0), sudden=1)

    table.attack(SMASH, flips="H", answers=opening_answers(rules))

    assert (table.sudden, table.winner) == (2, None)
    assert table.you.prizes_left == 1


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@pytest.mark.scenario("K-175")
@pytest.mark.parametrize("cap", [1, 20])
@every_book
def test_after_so_many_sudden_deaths_the_match_is_drawn(rules: str, cap: int) -> None:
    house = book(rules).replace(max_sudden_deaths=cap)
    table = clash(house, (1, 1), (0, 0), sudden=cap)

    table.attack(SMASH)

    assert table.winner == "draw"
    assert table.rules_of("draw_game") == ["DRAW-1"]


@pytest.mark.rule("DRAW-1")
@every_book
def test_the_cap_on_turns_is_a_draw_that_is_no_rule_of_the_game(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy")
    table.state.match.max_turns = table.turn

    table.end_turn()

    assert (table.winner, table.end) == ("draw", "limit")
    assert table.rules_of("limit") == ["DRAW-1"]


@pytest.mark.rule("SD-3", "PRIZE-04")
@pytest.mark.scenario("K-174")
@every_book
def test_an_ex_lost_in_sudden_death_is_the_one_prize(rules: str) -> None:
    table = duel(rules, "Basher", "Big ex | Dummy", prizes=1, foe_prizes=1, sudden=1)

    table.attack("Smash")

    assert (table.winner, table.you.prizes_left) == ("you", 0)


@pytest.mark.rule("SD-5", "LZ-1")
@every_book
def test_nothing_of_the_first_game_reaches_sudden_death(rules: str) -> None:
    gym = trainer("Gym", "stadium", "static { mod(max_hp, all(both), add, 20) }")
    program = "lasting(rest_of_game) { mod(damage_dealt, all(both), add, 50) }"
    curse = blow("Curse", 0, f"no_damage; after {{ {program} }}")
    curser = mon("Curser", 60, "P", curse, blow(SMASH, 60, RECOIL))
    zones = {**STOCK, "prizes": "3*Basher", "foe_prizes": "3*Basher", "stadium": "Gym"}
    more = {**zones, "lost": "2*Dummy", "discard": "Dummy", "foe_lost": "Dummy"}
    table = duel(rules, "Curser", "Basher", curser, gym, **more).attack("Curse").end_turn()

    table.attack(SMASH, flips="" if rules in LATE_FLIP else "H", answers=BOTH)

    assert (table.sudden, table.stadium, table.state.lasting) == (1, None, [])
    assert (table.you.lost, table.you.discard, table.foe.lost) == ([], [], [])
    assert len(table.you.deck) + len(table.you.hand) + len(table.you.actives) == 28


@pytest.mark.rule("SUDDEN-02")
@pytest.mark.parametrize("rules", BOOKS)
def test_the_number_of_prizes_in_sudden_death_is_a_switch(rules: str) -> None:
    house = book(rules).replace(sudden_death_prizes=2)
    table = clash(house, (3, 3), (0, 0))

    table.attack(SMASH, flips="H", answers=[*BOTH, *opening_answers(rules)])

    assert (table.you.prizes_left, table.foe.prizes_left) == (2, 2)


@pytest.mark.rule("OUTCOME-5")
@books("ecard")
def test_whoever_has_lost_for_certain_is_not_asked_to_promote(rules: str) -> None:
    table = clash(rules, (1, 4), (2, 2))

    table.attack(SMASH, answers=["prize 1"])

    assert table.winner == "you"
    assert table.events("promote") == []
