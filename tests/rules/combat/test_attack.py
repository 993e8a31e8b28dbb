"""What counts as an attack, who may attack, and what follows."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from tests.rules.cards_combat import blow, books, duel, every_book, mon, trainer
from tests.rules.cards_turn import books as turn_books
from tests.rules.kinds.cards_named import table

LATE_CONFUSION = ("ecard", "ex", "platinum", "legends")


@pytest.mark.rule("ATTACK-01")
@every_book
def test_only_the_active_pokemon_attacks(rules: str) -> None:
    table = duel(rules, "Dummy | Basher", "Dummy")

    assert table.can("attack Poke")
    assert table.refused("attack Smash")


@pytest.mark.rule("ATTACK-01")
@every_book
def test_one_attack_ends_the_turn(rules: str) -> None:
    table = duel(rules, "Basher", "Huge")

    table.attack("Tap")

    assert table.player == "foe"
    assert table.foe.active.damage == 10


@pytest.mark.rule("ATTACK-02", "ATTACK-12")
@pytest.mark.scenario("S-089")
@books("ecard", "ex")
def test_an_effect_against_attacking_refuses_even_an_attack_without_damage(rules: str) -> None:
    growth = mon("Sunkern", 40, "G", blow("Growth", 0, "no_damage; after { draw(me, 1) }"))
    table = duel(rules, "Sunkern", "Scarer", growth, player="foe")

    table.attack("Scary Face")

    assert table.refused("attack Growth")
    assert table.events("coin") == []
    table.end_turn().end_turn()
    assert table.can("attack Growth")


@pytest.mark.rule("ATTACK-02", "ATTACK-05")
@pytest.mark.scenario("S-089")
@books("platinum", "legends", "xy")
def test_a_flip_against_attacks_stops_one_without_damage(rules: str) -> None:
    collect = mon("Collector", 60, "W", blow("Collect", 0, "no_damage; after { draw(me, 3) }"))
    table = duel(rules, "Collector", "Smoker", collect, player="foe").attack("Smokescreen")
    held = len(table.you.hand)

    table.attack("Collect", flips="T")

    assert len(table.you.hand) == held
    assert table.player == "foe"


@pytest.mark.rule("ATTACK-02")
@pytest.mark.scenario("S-089")
@books("xy")
def test_a_flip_against_attacks_does_not_concern_an_ability(rules: str) -> None:
    program = "power(free) { move_counters(active(me), active(foe), 1) }"
    hand = mon("Handy", 60, "P", blow("Poke", 10), powers=(Power("Sinister", "ability", program),))
    table = duel(rules, "Handy dmg20", "Smoker", hand, player="foe").attack("Smokescreen")

    table.power("Sinister", flips="")

    assert table.you.active.damage == 20
    assert table.foe.active.damage == 10


@pytest.mark.rule("ATTACK-03")
@pytest.mark.parametrize("condition", ["asleep", "paralyzed:2"])
@every_book
def test_a_sleeping_or_paralyzed_pokemon_cannot_attack(rules: str, condition: str) -> None:
    table = duel(rules, f"Basher {condition}", "Dummy")

    assert table.refused("attack Tap")


@pytest.mark.rule("ATTACK-03", "COND-24")
@every_book
def test_a_burned_and_poisoned_pokemon_attacks_and_retreats(rules: str) -> None:
    table = duel(rules, "Basher +F burned poisoned | Dummy", "Dummy")

    assert table.can("attack Tap")
    assert table.can("retreat")


@pytest.mark.rule("ATTACK-06", "PRIZE-02")
@pytest.mark.scenario("S-110")
@pytest.mark.parametrize(
    ("rules", "damage"), [("ecard", 70), *[(b, 80) for b in ("ex", "platinum", "legends", "xy")]]
)
def test_a_confused_pokemon_may_knock_itself_out(rules: str, damage: int) -> None:
    table = duel(rules, "Basher dmg50 confused | Dummy", "Dummy")

    table.attack("Tap", flips="T", answers=["prize 1"])

    assert table.events("knock_out")[0].count == damage
    assert table.foe.prizes_left == 5
    assert table.you.active.name == "Dummy"
    assert table.player == "foe"


@pytest.mark.rule("ATTACK-07", "COND-01")
@pytest.mark.scenario("S-091")
@every_book
def test_the_pokemon_that_follows_a_lost_one_does_not_sleep(rules: str) -> None:
    table = duel(rules, "Hexer", "Small | Dummy")

    table.attack("Lullaby Slam", answers=["prize 1"])

    assert table.foe.active.name == "Dummy"
    assert table.foe.active.conditions == set()
    assert [event.detail for event in table.events("condition")] == ["asleep"]


@pytest.mark.rule("ATTACK-07", "KO-07")
@every_book
def test_a_pokemon_with_lethal_damage_is_switched_before_it_is_discarded(rules: str) -> None:
    gust = "after { x <- choose(bench_of(foe)); switch(foe, x) }"
    table = duel(rules, "Gust", "Small | Dummy", mon("Gust", 60, "C", blow("Blow", 40, gust)))

    table.attack("Blow", answers=["prize 1"])

    assert table.foe.active.name == "Dummy"
    assert table.foe.bench == []
    assert table.events("promote") == []
    assert table.you.prizes_left == 5


@pytest.mark.rule("ATTACK-09")
@every_book
def test_an_attack_without_its_energy_is_refused_and_another_may_be_chosen(rules: str) -> None:
    table = duel(rules, "Payer +L", "Dummy")

    assert table.refused("attack Bolt")
    assert table.can("attack Spark")


@pytest.mark.rule("ATTACK-09")
@every_book
def test_an_attack_that_an_effect_names_is_refused(rules: str) -> None:
    program = (
        "no_damage; after { x <- defender; "
        'lasting(foe_next_turn, on=x) { forbid_attack(x, "Tap") } }'
    )
    amnesia = mon("Amnesiac", 60, "P", blow("Amnesia", 0, program))
    table = duel(rules, "Basher", "Amnesiac", amnesia, player="foe")

    table.attack("Amnesia")

    assert table.refused("attack Tap")
    assert table.can("attack Slam")


@pytest.mark.rule("ATTACK-10")
@pytest.mark.scenario("S-090", "K-136")
@every_book
def test_a_copied_attack_means_its_user(rules: str) -> None:
    pilfer = "no_damage; after { return_mon(self, deck); shuffle(me) }"
    aipom = mon("Aipom", 60, "C", blow("Pilfer", 0, pilfer))
    table = duel(rules, "Tweeter +L | Dummy", "Aipom", aipom)
    size = len(table.you.deck)

    table.attack("Copy")

    assert table.you.active.name == "Dummy"
    assert len(table.you.deck) == size + 2
    assert table.foe.active.name == "Aipom"
    assert table.foe.prizes_left == 6


@pytest.mark.rule("ATTACK-10")
@pytest.mark.scenario("S-090")
@pytest.mark.parametrize(
    ("program", "own"), [("after { hit(self, 10) }", 30), ("after { heal(self, 10) }", 10)]
)
@every_book
def test_recoil_and_healing_of_a_copied_attack_concern_its_user(
    rules: str, program: str, own: int
) -> None:
    table = duel(rules, "Tweeter dmg20", "Edge", mon("Edge", 60, "C", blow("Edge", 0, program)))

    table.attack("Copy")

    assert table.you.active.damage == own
    assert table.foe.active.damage == 0


@pytest.mark.rule("ATTACK-11")
@pytest.mark.parametrize(
    ("rules", "may"), [(b, b != "xy") for b in LATE_CONFUSION] + [("xy", False)]
)
def test_the_starting_player_attacks_on_turn_one_but_under_xy(rules: str, may: bool) -> None:
    first = duel(rules, "Basher", "Dummy", turn=1, turns=1, foe_turns=0)
    second = duel(rules, "Dummy", "Basher", turn=2, turns=1, foe_turns=1, player="foe")

    assert first.can("attack Tap") is may
    assert second.can("attack Tap")


@pytest.mark.rule("ATTACK-12")
@pytest.mark.parametrize("way", ["bench", "evolve", "level up", "devolve"])
@every_book
def test_an_effect_of_an_attack_ends_when_its_pokemon_changes(rules: str, way: str) -> None:
    spray = "play { devolve(active(me), hand) }"
    level = mon(
        "Heavy X", 130, "C", kinds=("levelup",), text='rule("levels_up", "Heavy")', id="t-lvx"
    )
    cards = (trainer("Spray", "item", spray), level)
    row = "Dummy" if way in ("bench", "evolve") else "Dummy>Heavy"
    hand = "2*Swap, Heavy, Spray, t-lvx"
    table = duel(rules, f"{row} | Dummy", "Scarer", *cards, player="foe", hand=hand)
    table.attack("Scary Face")
    assert table.refused("attack Poke")

    if way == "bench":
        table.play("Swap").play("Swap")
    elif way == "evolve":
        table.evolve("Heavy", on="active")
    elif way == "level up":
        table.level_up("t-lvx")
    else:
        table.play("Spray")

    assert table.can("attack Poke")


@pytest.mark.rule("ATTACK-15", "ATTACK-04")
@every_book
def test_the_defending_pokemon_is_whoever_is_active_when_damage_is_done(rules: str) -> None:
    lure = (
        "before { x <- choose(bench_of(foe)); switch(foe, x) }; after { inflict(defender, asleep) }"
    )
    table = duel(rules, "Lurer", "Dummy | Huge", mon("Lurer", 60, "C", blow("Lure", 20, lure)))

    table.attack("Lure", flips="T")

    assert (table.foe.active.name, table.foe.active.damage) == ("Huge", 20)
    assert table.foe.active.conditions == {"asleep"}
    assert table.foe.bench[0].damage == 0


@pytest.mark.rule("ATTACK-10")
@every_book
def test_a_copy_of_a_copying_attack_comes_to_an_end(rules: str) -> None:
    table = duel(rules, "Tweeter", "Tweeter")

    table.attack("Copy")

    assert table.player == "foe"
    assert table.foe.active.damage == 0


@turn_books("ecard", "xy")
@pytest.mark.scenario("S-078")
@pytest.mark.rule("ATTACK-12", "RETREAT-07")
def test_a_pokemon_that_was_benched_forgets_the_sand_in_its_eyes(rules: str) -> None:
    blind = table(rules, "Sandshrew", "Rattata +R | Spearow", foe_hand="2*Switch")
    blind.attack("Sand-attack")
    stayed = table(rules, "Sandshrew", "Rattata +R | Spearow").attack("Sand-attack")

    stayed.attack("Bite", flips="T")
    blind.play("Switch").play("Switch").attack("Bite")

    assert stayed.you.active.damage == 0
    assert blind.you.active.damage == 20
