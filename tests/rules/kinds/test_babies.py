"""Baby Pokémon: the flip against attacks, and their Evolution. [CARD-BABY-1 ... CARD-BABY-7]"""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Power, TypeMatch
from playmat.rules import book
from tests.rules.cards_combat import BOOKS, blow, duel, every_book, mon, start, trainer

ZZZAP = (
    "no_damage; after { hit(all(both)[has_power(old_power) or has_power(power) "
    "or has_power(body)], 20, no_weakness, no_resistance) }"
)
PICHU = mon(
    "Pichu",
    30,
    "L",
    blow("Zzzap", 0, ZZZAP),
    kinds=("basic", "baby"),
    to=("Pikachu",),
    text='rule("baby")',
    id="t-pichu",
)
SILENT = mon("Tyrogue", 30, "F", blow("Poke", 10), kinds=("basic", "baby"), id="t-tyrogue")
PLAIN = mon("Tyrogue", 60, "F", blow("Poke", 10), id="t-plain")
PIKACHU = mon("Pikachu", 50, "L", blow("Gnaw", 10), id="t-pikachu")
RAICHU = mon("Raichu", 90, "L", blow("Gnaw", 10), kinds=("stage1",), of="Pikachu", id="t-raichu")
SPENDER = mon(
    "Spender", 60, "P", Attack("Spend", "P", "30", "pay { discard(energy_on(self)) }"), weak=()
)
FAMILY = (PICHU, PIKACHU, RAICHU, SPENDER)
SWEEP = trainer("Sweep", "item", "play { counters(all(both)[basic], 1) }")


@pytest.mark.rule("ATTACK-08", "CARD-BABY-2")
@pytest.mark.scenario("S-082")
@every_book
def test_tails_against_a_baby_ends_the_turn_with_nothing_paid(rules: str) -> None:
    table = duel(rules, "Spender +P", "Pichu", *FAMILY)

    table.attack("Spend", flips="T")

    assert table.player == "foe"
    assert table.you.active.energy == ["P"]
    assert table.foe.active.damage == 0
    assert table.events("attack") == []


@pytest.mark.rule("ATTACK-08", "CARD-BABY-2")
@pytest.mark.scenario("S-082")
@every_book
def test_heads_against_a_baby_lets_the_attack_go_on(rules: str) -> None:
    table = duel(rules, "Spender +P", "Pichu | Huge", *FAMILY)

    table.attack("Spend", flips="H", answers=["prize 1"])

    assert table.you.active.energy == []
    assert table.foe.active.name == "Huge"


@pytest.mark.rule("ATTACK-08", "CARD-BABY-2")
@pytest.mark.scenario("S-082")
@pytest.mark.parametrize(
    ("rules", "flips"), [(b, "H" if b in ("ecard", "ex") else "") for b in BOOKS]
)
def test_a_baby_that_prints_no_flip_causes_one_only_by_the_books_rule(
    rules: str, flips: str
) -> None:
    table = duel(rules, "Basher", "t-tyrogue", SILENT)

    table.attack("Tap", flips=flips)

    assert table.foe.active.damage == 10


@pytest.mark.rule("ATTACK-08")
@pytest.mark.scenario("S-082")
@every_book
def test_a_plain_basic_of_a_babys_name_causes_no_flip(rules: str) -> None:
    table = duel(rules, "Basher", "t-plain", PLAIN)

    table.attack("Tap")

    assert table.foe.active.damage == 10


@pytest.mark.rule("ATTACK-08")
@pytest.mark.parametrize("rule", [True, False])
@every_book
def test_the_babys_flip_of_the_book_is_a_switch(rules: str, rule: bool) -> None:
    table = duel(book(rules).replace(baby_rule=rule), "Basher", "t-tyrogue", SILENT)

    table.attack("Tap", flips="H" if rule else "")

    assert table.foe.active.damage == 10


@pytest.mark.rule("ATTACK-08")
@every_book
def test_deciding_to_attack_a_baby_needs_an_attack_that_can_be_paid(rules: str) -> None:
    table = duel(rules, "Spender", "Pichu", *FAMILY)

    assert table.refused("declare attack")
    assert table.refused("attack Spend")


@pytest.mark.rule("ATTACK-08")
@every_book
def test_after_heads_an_attack_must_be_announced(rules: str) -> None:
    table = duel(rules, "Basher", "Pichu", *FAMILY)

    table.choose("declare attack", flips="H")

    assert table.asked == "attack"
    assert table.refused("end turn")


@pytest.mark.rule("ATTACK-08")
@every_book
def test_a_turn_ended_by_a_babys_flip_was_no_attack(rules: str) -> None:
    table = duel(rules, "Basher | Dummy", "Pichu | Dummy", *FAMILY)

    table.attack("Tap", flips="T")

    assert table.state.sides[0].actives[0].last_attack == -1
    assert table.rules_of("attack") == []


@pytest.mark.rule("CARD-BABY-2")
@pytest.mark.scenario("K-080", "K-099")
@every_book
def test_a_babys_flip_comes_before_the_confusion_flip(rules: str) -> None:
    table = duel(rules, "Spender +P confused", "Pichu", *FAMILY)

    table.attack("Spend", flips="T")

    assert table.rules_of("coin") == ["CARD-BABY-2"]
    assert table.you.active.energy == ["P"]
    assert table.you.active.damage == 0
    assert table.player == "foe"


@pytest.mark.rule("CARD-BABY-2", "META-3")
@pytest.mark.scenario("K-081")
@pytest.mark.parametrize(("rules", "own"), [("ecard", 40), *[(b, 30) for b in BOOKS[1:]]])
def test_after_a_babys_heads_confusion_is_the_books(rules: str, own: int) -> None:
    mirror = mon("Mirror", 90, "P", blow("Tap", 10), weak=(TypeMatch("P", "x", 2),))
    table = duel(rules, "Mirror confused", "Pichu", *FAMILY, mirror)

    table.attack("Tap", flips="HT")

    assert table.you.active.damage == own
    assert table.foe.active.damage == 0


@pytest.mark.rule("CARD-BABY-3")
@every_book
def test_a_babys_flip_is_no_power_and_a_benched_baby_causes_none(rules: str) -> None:
    lock = trainer("Lock", "stadium", "static { off_power(all(both)) }")
    locked = duel(rules, "Basher", "Pichu", *FAMILY, lock, stadium="Lock")
    benched = duel(rules, "Basher", "Dummy | Pichu", *FAMILY)

    locked.attack("Tap", flips="T")
    benched.attack("Tap")

    assert locked.foe.active.damage == 0
    assert benched.foe.active.damage == 10


@pytest.mark.rule("CARD-BABY-3")
@every_book
def test_harm_by_a_trainer_or_a_power_needs_no_babys_flip(rules: str) -> None:
    zap = Power("Zap", "ability", "power(once) { counters(active(foe), 1) }")
    table = duel(
        rules,
        "Zapper",
        "Pichu",
        *FAMILY,
        SWEEP,
        mon("Zapper", 60, "L", powers=(zap,)),
        hand="Sweep",
    )

    table.power("Zap").play("Sweep")

    assert table.foe.active.damage == 20
    assert table.events("coin") == []


@pytest.mark.rule("CARD-BABY-1")
@every_book
def test_a_baby_starts_the_game_and_is_meant_by_texts_about_basics(rules: str) -> None:
    table = duel(rules, "Dummy", "Pichu", *FAMILY, SWEEP, hand="Sweep, Pichu")

    table.bench("Pichu").play("Sweep")

    assert table.foe.active.damage == 10
    assert table.you.bench[0].damage == 10


@pytest.mark.rule("CARD-BABY-1")
@every_book
def test_a_hand_with_a_baby_needs_no_mulligan(rules: str) -> None:
    table = start(
        rules,
        *FAMILY,
        hands=["Pichu, 6*L"],
        foe_hands=["Pichu, 6*L"],
        flips="H",
        answers=["yes"] if rules == "xy" else [],
    )

    assert table.events("mulligan") == []
    assert table.you.active.name == "Pichu"


@pytest.mark.rule("CARD-BABY-4")
@pytest.mark.parametrize(("at", "flips"), [("foe's active 1", "T"), ("foe's active 2", "")])
def test_in_two_on_two_only_a_chosen_baby_causes_the_flip(at: str, flips: str) -> None:
    pair = book("ex").replace(actives=2)
    table = duel(pair, "Basher & Dummy", "Pichu & Huge", *FAMILY)

    table.attack("Tap", by="active 1", at=at, flips=flips)

    assert [m.damage for m in table.foe.actives] == ([0, 0] if flips else [0, 10])


@pytest.mark.rule("CARD-BABY-4")
@pytest.mark.parametrize(("foes", "flips"), [("Huge & Pichu", "T"), ("Huge & Huge", "")])
def test_where_an_attack_names_no_target_any_active_baby_causes_the_flip(
    foes: str, flips: str
) -> None:
    pair = book("ex").replace(actives=2, duo_target_always=False)
    table = duel(pair, "Basher & Dummy", foes, *FAMILY)

    table.attack("Meditate", by="active 1", flips=flips)

    assert len(table.you.hand) == (0 if flips else 1)
    assert table.player == "foe"


@pytest.mark.rule("CARD-BABY-5")
@pytest.mark.scenario("K-082", "K-083")
@every_book
def test_a_basic_laid_on_a_baby_is_evolved_and_no_longer_basic(rules: str) -> None:
    table = duel(rules, "Pichu dmg10 | Dummy", "Dummy", *FAMILY, SWEEP, hand="Pikachu, Sweep")

    table.evolve("Pikachu", on="active").play("Sweep")

    assert table.you.active.stack == ["t-pichu", "t-pikachu"]
    assert table.you.active.damage == 10
    assert table.you.bench[0].damage == 10
    assert table.rules_of("evolve") == ["EVOLVE-09"]


@pytest.mark.rule("CARD-BABY-5")
@pytest.mark.scenario("K-084")
@every_book
def test_a_baby_may_become_a_stack_of_three(rules: str) -> None:
    table = duel(rules, "Pichu | Dummy", "Dummy", *FAMILY, hand="Pikachu, Raichu")
    table.evolve("Pikachu", on="active")
    assert table.refused("evolve Raichu")

    table.end_turn().end_turn().evolve("Raichu", on="active")

    assert table.you.active.stack == ["t-pichu", "t-pikachu", "t-raichu"]


@pytest.mark.rule("CARD-BABY-5")
@every_book
def test_a_baby_evolves_in_the_ordinary_time_only(rules: str) -> None:
    new = duel(rules, "Pichu new", "Dummy", *FAMILY, hand="Pikachu")
    first = duel(rules, "Pichu", "Dummy", *FAMILY, hand="Pikachu", turn=1, turns=1, foe_turns=0)

    assert new.refused("evolve Pikachu")
    assert first.refused("evolve Pikachu")
    assert first.can("bench Pikachu")


@pytest.mark.rule("CARD-BABY-5")
@every_book
def test_a_namesake_that_is_no_baby_does_not_become_a_basic(rules: str) -> None:
    late = mon("Pichu", 40, "L", blow("Poke", 10), id="t-late")
    table = duel(rules, "t-late | t-pichu", "Dummy", *FAMILY, late, hand="Pikachu")

    assert table.refused("evolve Pikachu on active")
    assert table.can("evolve Pikachu on bench 1")


@pytest.mark.rule("CARD-BABY-6")
@every_book
def test_devolving_takes_the_basic_off_its_baby(rules: str) -> None:
    spray = trainer("Spray", "item", "play { devolve(active(me), hand) }")
    table = duel(rules, "t-pichu>t-pikachu dmg10", "Dummy", *FAMILY, spray, hand="Spray")

    table.play("Spray")

    assert table.you.active.stack == ["t-pichu"]
    assert table.you.active.damage == 10
    assert table.you.hand == ["t-pikachu"]


@pytest.mark.rule("CARD-BABY-7")
@pytest.mark.parametrize(
    ("name", "kinds", "fits"),
    [
        ("Lt. Surge's Pikachu", ("basic", "owner"), False),
        ("Flying Pikachu", ("basic",), False),
        ("Pikachu ★", ("basic", "star"), False),
        ("Pikachu δ", ("basic", "delta"), True),
    ],
)
@every_book
def test_a_baby_becomes_only_what_bears_the_exact_name(
    rules: str, name: str, kinds: tuple[str, ...], fits: bool
) -> None:
    other = mon(name, 50, "L", kinds=kinds, id="t-other")
    table = duel(rules, "Pichu", "Dummy", *FAMILY, other, hand="t-other")

    assert table.can("evolve t-other") is fits


@pytest.mark.rule("POW-1")
@pytest.mark.scenario("K-086")
@pytest.mark.parametrize(
    ("rules", "may"), [("ex", False), ("xy", True), ("ecard", False), ("platinum", True)]
)
def test_a_power_may_lay_a_basic_on_a_pokemon_new_in_play(rules: str, may: bool) -> None:
    program = (
        'power(once) { x <- choose(hand(me)[named("Pikachu")]); evolve(x, self); heal_all(self) }'
    )
    late = mon("Pichu", 40, "L", powers=(Power("Baby Evolution", "power", program),), id="t-late")
    table = duel(rules, "t-late new dmg20", "Dummy", PIKACHU, late, hand="Pikachu")
    afflicted = duel(rules, "t-late poisoned", "Dummy", PIKACHU, late, hand="Pikachu")

    table.power("Baby Evolution")

    assert table.you.active.stack == ["t-late", "t-pikachu"]
    assert table.you.active.damage == 0
    assert afflicted.can("use Baby Evolution") is may


@pytest.mark.rule("POW-2")
@pytest.mark.scenario("K-133")
@every_book
def test_an_old_text_about_pokemon_powers_means_powers_and_bodies_but_no_ability(
    rules: str,
) -> None:
    holders = [mon(k, 60, "C", powers=(Power(k, k, ""),)) for k in ("old_power", "body", "ability")]
    row = "Huge | old_power, body, ability, Dummy"
    table = duel(rules, "Pichu", row, *FAMILY, *holders)

    table.attack("Zzzap")

    assert [m.damage for m in table.foe.bench] == [20, 20, 0, 0]
