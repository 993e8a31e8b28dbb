"""The log cites the rule that decided, line by line."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.record.acts import acts
from playmat.game.record.log import ALL, lines
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules.catalogue import rules as catalogue
from playmat.rules.citations import known
from tests.properties.play import TABLES, begin, choices
from tests.rules.cards_combat import blow, duel, every_book, mon, trainer
from tests.rules.cards_course import table as course

PIKACHU, CHARMANDER, MACHOP = "base1-58", "base1-46", "base1-52"
GIFT = "power(once) { draw(me, 1) }"


def texts(table: Duel, what: str) -> list[str]:
    """The log texts of one kind of event."""
    return [line.text for line in lines(table.state, ALL) if line.event.what == what]


@pytest.mark.rule("POWER-03", "POWER-07", "POW-2")
@pytest.mark.parametrize(
    ("rules", "kind", "rule"),
    [
        ("ex", "power", "POWER-03"),
        ("xy", "ability", "POWER-07"),
        ("ecard", "old_power", "POW-2"),
        ("xy", "power", "POWER-03"),
        ("ecard", "ability", "POWER-07"),
    ],
)
def test_a_power_is_cited_by_its_kind_where_the_book_knows_it(
    rules: str, kind: str, rule: str
) -> None:
    giver = mon("Giver", 60, "C", blow("Poke", 10), powers=(Power("Gift", kind, GIFT),))
    table = duel(rules, "Giver", "Dummy", giver)

    table.power("Gift")

    assert table.rules_of("power") == [known(rules, rule)]


@pytest.mark.rule("TOOL-6", "TRAINER-10", "TRAINER-40")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("Tonic", "TRAINER-01"),
        ("Guide", "TRAINER-10"),
        ("Meadow", "TRAINER-20"),
        ("Cape", "TRAINER-30"),
        ("base1-84", "TOOL-6"),
        ("ecard1-144", "TRAINER-40"),
    ],
)
def test_a_trainer_card_is_cited_by_its_kind(card: str, rule: str) -> None:
    table = course("ecard", "Pup", hand=card)

    table.play(card)

    assert table.rules_of("play") == [rule]
    assert set(table.rules_of("attach")) <= {rule}


@pytest.mark.rule("TRAINER-11", "TRAINER-40")
def test_what_is_discarded_at_the_end_of_a_turn_is_cited_by_its_kind() -> None:
    table = course("ecard", "Pup", hand="Guide, base1-84, ecard1-144")
    table.play("Guide").play("base1-84").play("ecard1-144")

    table.end_turn(answers=["first PlusPower of active"])

    found = {table.state.cards[e.cards[0]].name: e.rule for e in table.events("move")}
    assert found == {
        "Guide": "TRAINER-11",
        "PlusPower": "CARD-TEXT-WINS",
        "Multi Technical Machine 01": "TRAINER-40",
    }


@pytest.mark.rule("TURN-02", "SETUP-03")
def test_each_draw_cites_what_it_is_for() -> None:
    table = course("xy", "Pup", hand="Tonic, Guide")
    table.play("Tonic").play("Guide")

    table.end_turn()

    assert [(e.why, e.rule) for e in table.events("draw")] == [
        ("trainer", "CARD-TEXT-WINS"),
        ("trainer", "CARD-TEXT-WINS"),
        ("turn", "TURN-02"),
    ]
    assert " draws " in texts(table, "draw")[-1]


@pytest.mark.rule("ZONE-05")
def test_a_draw_from_a_deck_too_small_says_so() -> None:
    table = scenario("ecard", PIKACHU, MACHOP, hand="base1-91", deck="G")

    table.play("base1-91")

    assert table.rules_of("draw") == ["ZONE-05"]
    assert texts(table, "draw") == ["Player 0 draws Grass Energy, all that are left"]


@pytest.mark.rule("RETREAT-07")
def test_a_switch_by_a_card_is_no_retreat() -> None:
    table = course("xy", "Pup | Cub", hand="Whistle")

    table.play("Whistle")

    assert table.rules_of("switch") == ["CARD-TEXT-WINS"]
    assert table.state.cards[table.events("switch")[0].by].name == "Whistle"


@pytest.mark.rule("BETWEEN-05")
def test_counters_of_darkness_energy_name_it() -> None:
    table = scenario("ecard", f"{CHARMANDER} +neo1-104", MACHOP)

    table.end_turn()

    assert table.rules_of("counters") == ["BETWEEN-05"]
    assert texts(table, "counters") == ["Charmander gets a damage counter from Darkness Energy"]


@pytest.mark.rule("BETWEEN-04")
def test_a_char_counter_is_told_with_its_coin_and_the_pokemon_it_comes_from() -> None:
    table = duel("ecard", "neo1-57>neo1-47 +R +R +R", "Huge")

    table.attack("Char", flips="HT")

    assert table.rules_of("coin")[-1] == "BETWEEN-04"
    assert table.rules_of("counters") == ["BETWEEN-04"]
    assert "from an attack of " in texts(table, "counters")[0]


@pytest.mark.rule("RETREAT-09")
def test_a_retreat_that_fails_is_told_as_a_try() -> None:
    table = scenario("ecard", f"{PIKACHU} +L confused | {CHARMANDER}", MACHOP)

    table.retreat(flips="T")

    assert texts(table, "retreat") == ["Pikachu tries to retreat"]
    assert texts(table, "retreat_fails") == ["Pikachu fails to retreat"]
    assert table.events("retreated") == []


@pytest.mark.rule("CARD-BABY-2")
def test_tails_against_a_baby_says_that_there_is_no_attack() -> None:
    table = scenario("ecard", f"{PIKACHU} +L +L", "neo1-12")

    table.attack("Gnaw", flips="T")

    assert texts(table, "fails") == ["Pikachu can't attack the Baby Pichu: the turn ends"]
    assert table.rules_of("fails") == ["CARD-BABY-2"]


@pytest.mark.rule("COND-02", "COND-03")
def test_conditions_that_end_by_rule_are_told_with_the_reason() -> None:
    grown = scenario("ecard", f"{CHARMANDER} poisoned", MACHOP, hand="base1-24", turn=5)
    benched = scenario("ecard", f"{PIKACHU} +L poisoned | {CHARMANDER}", MACHOP)
    sleeper = mon(
        "Sleeper", 60, "C", blow("Lull", 0, "no_damage; after { inflict(defender, asleep) }")
    )
    replaced = duel("ecard", "Sleeper", "Huge confused", sleeper)

    grown.evolve("base1-24")
    benched.retreat()
    replaced.attack("Lull", flips="T")

    assert texts(grown, "cure") == ["Charmeleon is no longer Poisoned: it has changed"]
    assert texts(benched, "cure") == ["Pikachu is no longer Poisoned: it moved to the Bench"]
    assert texts(replaced, "cure") == [
        "Huge is no longer Confused: a new Special Condition replaces it"
    ]
    assert grown.rules_of("cure") == benched.rules_of("cure") == ["COND-02"]
    assert replaced.rules_of("cure") == ["COND-03"]


@pytest.mark.rule("WIN-01", "WIN-02", "WIN-05")
@pytest.mark.parametrize(
    ("prizes", "foe", "rule", "text"),
    [
        (1, "Small dmg30 | Dummy", "WIN-01", "all Prizes are taken"),
        (3, "Small dmg30", "WIN-02", "Player 1 has no Pokémon left"),
        (
            1,
            "Small dmg30",
            "WIN-05",
            "all Prizes are taken and Player 1 has no Pokémon left",
        ),
    ],
)
def test_a_win_says_by_what_and_in_how_many_ways(
    prizes: int, foe: str, rule: str, text: str
) -> None:
    table = duel("xy", "Dummy", foe, prizes=prizes)

    table.attack("Poke", answers=["prize 1"] if prizes > 1 else [])

    assert table.rules_of("win") == [rule]
    assert texts(table, "win") == [f"Player 0 wins: {text}"]


@pytest.mark.rule("PRIZE-03")
def test_the_second_prize_is_cited_by_what_a_pokemon_is_worth() -> None:
    table = duel("ex", "Dummy", "ex1-101 dmg90 | Dummy")  # Mewtwo ex, 100 HP

    table.attack("Poke", answers=["prize 1", "prize 2"])

    assert table.rules_of("prize") == ["PRIZE-01", "PRIZE-03"]
    assert texts(table, "prizes_owed") == ["Mewtwo ex is worth 2 Prizes"]


@pytest.mark.rule("PRIZE-01")
def test_a_prize_each_for_two_knock_outs_is_the_plain_rule_twice() -> None:
    quake = mon("Quaker", 60, "C", blow("Quake", 10, "after { hit(bench_of(foe), 10) }"))
    table = duel("xy", "Quaker", "Small dmg30 | Small dmg30, Dummy", quake)

    table.attack("Quake", answers=["prize 1", "prize 2"])

    assert table.rules_of("prize") == ["PRIZE-01", "PRIZE-01"]


@pytest.mark.rule("SETUP-05")
def test_a_mulligan_says_why() -> None:
    table = opening("xy", ["7*G", f"{PIKACHU},6*G"], [f"{PIKACHU},6*G"], flips="H")
    table.answer("yes")

    shown = texts(table, "mulligan")

    assert shown == ["Player 0 reveals a hand with no Basic Pokémon and mulligans: 7 Grass Energy"]


@pytest.mark.rule("CARD-TEXT-WINS")
def test_an_effect_that_does_not_reach_a_pokemon_is_told_with_what_keeps_it_off() -> None:
    shield = Power("Veil", "body", "static { mod(prevent_effects, self, cause=attack) }")
    veiled = mon("Veiled", 90, "C", blow("Poke", 10), powers=(shield,))
    sleeper = mon(
        "Sleeper", 60, "C", blow("Lull", 0, "no_damage; after { inflict(defender, asleep) }")
    )
    table = duel("ex", "Sleeper", "Veiled", veiled, sleeper)

    table.attack("Lull")

    assert texts(table, "unaffected") == ["Veiled is not affected: Veil of Veiled"]


@pytest.mark.rule("CARD-TEXT-WINS")
@pytest.mark.parametrize(
    "does",
    [
        "heal(defender, 10)",
        "move_counters(defender, self, 1)",
        "swap_counters(self, defender)",
        "leave_hp(defender, 10)",
        "return_mon(defender, hand)",
        "move(energy_on(defender), discard)",
        "swap_cards(energy_on(self), energy_on(defender))",
        "switch(foe, bench_of(foe))",
        "lasting(foe_next_turn, defender) { mod(can_attack, how=forbid) }",
        "devolve(defender, hand)",
    ],
)
def test_whatever_an_attack_does_beside_damage_is_told_where_it_is_kept_off(does: str) -> None:
    shield = Power("Veil", "body", "static { mod(prevent_effects, self, cause=attack) }")
    veiled = mon("Veiled", 90, "C", blow("Poke", 10), powers=(shield,))
    doer = mon("Doer", 60, "C", blow("Do", 0, f"no_damage; after {{ {does} }}"))
    table = duel("ex", "Doer +G dmg10", "Veiled +G dmg20 | Dummy", veiled, doer)

    table.attack("Do")

    assert texts(table, "unaffected") == ["Veiled is not affected: Veil of Veiled"]


@pytest.mark.rule("CARD-TEXT-WINS")
@pytest.mark.parametrize(
    ("lock", "does"),
    [
        ("can_heal", "heal(active(foe), 10)"),
        ("can_leave_active", "switch(foe, bench_of(foe))"),
        ("can_devolve", "devolve(active(foe), hand)"),
    ],
)
def test_what_a_text_may_not_do_to_a_pokemon_is_told_with_what_forbids_it(
    lock: str, does: str
) -> None:
    firm = Power("Firm", "body", f"static {{ mod({lock}, self, forbid) }}")
    rooted = mon("Rooted", 90, "C", blow("Poke", 10), powers=(firm,))
    push = trainer("Push", "item", f"play {{ {does}; draw(me, 1) }}")
    table = duel("ex", "Dummy", "Rooted dmg20 | Dummy", rooted, push, hand="Push")

    table.play("Push")

    assert texts(table, "unaffected") == ["Rooted is not affected: Firm of Rooted"]


@pytest.mark.rule("CARD-TEXT-WINS")
def test_a_player_whom_an_effect_does_not_reach_is_told_with_what_keeps_it_off() -> None:
    veil = Power("Curtain", "body", "static { shield_player(me, cause=trainer) }")
    veiled = mon("Veiled", 90, "C", blow("Poke", 10), powers=(veil,))
    grind = trainer("Grind", "item", "play { mill(foe, 2) }")
    table = duel("ex", "Dummy", "Veiled", veiled, grind, hand="Grind")

    table.play("Grind")

    acted = [act.text for act in acts(table.state, 1, ("Ann", "You"))]
    assert texts(table, "unaffected") == ["Player 1 is not affected: Curtain of Veiled"]
    assert acted[-1] == "Ann plays Grind: you are not affected"


@pytest.mark.rule("CARD-MEGA-3", "CARD-MEGA-5")
@pytest.mark.parametrize(
    ("worn", "said", "rule"),
    [
        ("", "Evolving into M Venusaur-EX ends the turn", "CARD-MEGA-3"),
        (
            "+xy12-89",
            "Evolving into M Venusaur-EX does not end the turn: Venusaur Spirit Link",
            "CARD-MEGA-5",
        ),
    ],
)
def test_a_mega_evolution_tells_whether_the_turn_ends_and_why(
    worn: str, said: str, rule: str
) -> None:
    table = scenario("xy", f"xy1-1 {worn}", PIKACHU, hand="xy1-2")

    table.evolve("M Venusaur-EX")

    told = [line for line in lines(table.state, ALL) if line.event.what.startswith("turn_")]
    assert [(line.text, line.rule) for line in told] == [(said, rule)]


@pytest.mark.rule("ATTACK-05")
def test_an_attack_that_is_cancelled_tells_what_cancelled_it_and_whose_coin_did() -> None:
    table = scenario("legends", "base1-62 +F", f"{PIKACHU} +L")

    table.attack("Sand-attack").attack("Gnaw", flips="T")

    assert texts(table, "lasts") == [
        "An effect of Sandshrew now affects Pikachu until the end of turn 4",
    ]
    assert texts(table, "coin") == ["Player 1 flips tails for an effect of Sandshrew"]
    assert texts(table, "fails") == [
        "Pikachu's attack does nothing: Sand-attack of Sandshrew",
    ]


@pytest.mark.rule("CARD-TEXT-WINS")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "lasting(end_of_turn) { mod(damage_dealt, all(me), add, 10) };"
            "lasting(end_of_turn) { mod(can_retreat, all(me), forbid) }",
            "An effect of Rally now applies until the end of this turn",
        ),
        (
            "lasting(while_in_play, active(me)) { mod(damage_dealt, how=add, value=10) }",
            "An effect of Rally now affects Dummy",
        ),
    ],
)
def test_an_effect_that_lasts_is_told_once_with_how_long(text: str, said: str) -> None:
    rally = trainer("Rally", "item", f"play {{ {text} }}")
    table = duel("ex", "Dummy", "Dummy", rally, hand="Rally")

    table.play("Rally")

    assert texts(table, "lasts") == [said]


@pytest.mark.rule("EVOLVE-11", "COND-02")
def test_a_pokemon_is_devolved_before_it_is_rid_of_its_conditions() -> None:
    table = scenario("xy", f"{CHARMANDER}>base1-24 poisoned", PIKACHU, hand="bw6-113")

    table.play("Devolution Spray")

    happened = [event.what for event in table.log]
    assert happened == ["play", "devolve", "cure", "move", "lasts", "move"]
    assert table.rules_of("move") == ["CARD-TEXT-WINS", "TRAINER-01"]


@every_book
@pytest.mark.rule("KO-09")
def test_a_knock_out_whatever_the_damage_is_cited_as_that(rules: str) -> None:
    doom = trainer("Doom", "item", "play { knock_out(active(foe)) }")
    table = duel(rules, "Dummy", "Huge | Dummy", doom, hand="Doom")

    table.play("Doom", answers=["prize 1"])

    assert table.rules_of("knock_out") == ["KO-09"]


@pytest.mark.parametrize("table", TABLES)
def test_every_rule_of_a_whole_game_speaks_of_the_book_it_is_played_by(table: str) -> None:
    for seed in (5, 6):
        st = begin(table, seed, record=True)
        for _ in choices(st, seed):
            pass
        book = st.match.book.rules.name
        foreign = {e.rule for e in st.events or () if book not in catalogue()[e.rule].books}

        assert foreign == set()
