"""Pokémon Tools, and other attached cards. [TOOL-1 ...]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import OLD, PLAIN, against, books, every_book, held, hit, mon, trainer
from tests.rules.turn.cards_judged import BAND, judged

CHARM = trainer("Charm", "tool", "static { mod(damage_taken, host, add, -10, stage=after) }")
BERRY = trainer(
    "Heal Berry",
    "tool",
    "on(between_turns, if=is(host, damaged), may=me) { heal(host, 20); discard(this_card) }",
)
SIREN = trainer("Siren", "tool", "power(once) { draw(me, 1) }")
SCRAP = trainer(
    "Scrap",
    "item",
    "play { x <- choose(gear_on(all(both))[tool]); discard(x) }",
)
SCOOP = trainer("Scoop", "item", "play { x <- choose(all(me)); return_mon(x, hand) }")
LIFT = trainer("Lift", "item", "play { x <- choose(all(me)); move(whole(x), hand) }")
PLUCK = trainer("Pluck", "item", "play { move(gear_on(all(both)), hand) }")
RUST = trainer("Rust", "stadium", "static { mod(tool_works, all(both), how=forbid) }")
BULLY = mon("Bully", 120, "C", hit("Punch", "", 30), hit("Smash", "", 180))
VENOM = mon("Venom", 120, "C", hit("Venom", "", 10, "after { inflict(defender, poisoned) }"))
LOCKER = mon(
    "Locker", 60, "C", powers=held("Item Lock", "ability", "static { forbid_play(foe, item) }")
)
CARDS = (
    *PLAIN,
    *(BAND, CHARM, BERRY, SIREN, SCRAP, SCOOP, LIFT, PLUCK, RUST, BULLY, VENOM, LOCKER),
)
RINGER = "xy4-97"
VENUSAUR = "xy1-1"


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


def places(duel: Duel, action: str) -> list[str]:
    """The Pokémon to which something may be attached."""
    return [text.rpartition(" on ")[2] for text in duel.options if text.startswith(action)]


@every_book
@pytest.mark.scenario("S-063")
@pytest.mark.rule("TRAINER-30", "TOOL-1", "TOOL-2")
def test_one_tool_to_a_pokemon_of_ones_own(rules: str) -> None:
    duel = table(rules, "Tauros +Charm | Rattata", "Snorlax | Rattata", hand="Band")

    assert places(duel, "play Band") == ["bench 1"]
    assert against(duel, "play Band on active") == "TRAINER-30"


@every_book
@pytest.mark.rule("TRAINER-30", "TOOL-1")
def test_how_many_tools_a_pokemon_holds_is_a_house_rule(rules: str) -> None:
    duel = table(book(rules).replace(tools_per_mon=2), "Tauros +Charm", hand="2*Band")

    duel.play("Band")

    assert duel.you.active.tools == ["t-charm", "t-band"]
    assert duel.refused("play Band")


@every_book
@pytest.mark.rule("TRAINER-30", "TOOL-3")
def test_a_tool_stays_through_evolving_and_retreating(rules: str) -> None:
    duel = table(rules, "Spearow +Band +R | Rattata", hand="Fearow")

    duel.evolve("Fearow").retreat()

    assert duel.you.bench[0].tools == ["t-band"]
    assert duel.you.bench[0].hp == 90


@every_book
@pytest.mark.rule("TRAINER-30", "TOOL-3")
def test_a_tool_leaves_with_its_pokemon_or_when_a_text_says_so(rules: str) -> None:
    fallen = table(rules, "Bully", "Rattata +Band | Spearow").attack("Smash", answers=["prize 1"])
    scrapped = table(rules, "Tauros", "Rattata +Band", hand="Scrap").play("Scrap")

    assert fallen.foe.discard == ["t-rattata", "t-band"]
    assert scrapped.foe.discard == ["t-band"]
    assert scrapped.foe.active.hp == 60


@every_book
@pytest.mark.rule("TOOL-3")
def test_losing_a_tool_that_gave_hp_may_knock_out(rules: str) -> None:
    duel = table(rules, "Tauros", "Rattata +Band dmg60 | Spearow", hand="Scrap")

    duel.play("Scrap", answers=["prize 1"])

    assert duel.foe.active.name == "Spearow"


@books(*OLD)
@pytest.mark.rule("TRAINER-31", "TOOL-4")
def test_between_turns_the_owner_may_use_a_tool_before_the_poison(rules: str) -> None:
    duel = table(rules, "Rattata +Heal Berry dmg50 poisoned")

    duel.end_turn(answers=["yes"])

    assert duel.you.active.damage == 40
    assert duel.you.discard == ["t-healberry"]


@books(*OLD)
@pytest.mark.rule("TRAINER-31", "TOOL-4")
def test_between_turns_the_owner_may_wait_for_a_later_moment(rules: str) -> None:
    duel = table(rules, "Tauros +Heal Berry dmg30 poisoned")

    duel.end_turn(answers=["no", "yes"])

    assert duel.you.active.damage == 20


@books("xy")
@pytest.mark.rule("TRAINER-31", "TOOL-4")
def test_the_newest_book_uses_such_a_tool_after_the_conditions(rules: str) -> None:
    duel = table(rules, "Rattata +Heal Berry dmg50 poisoned")

    duel.end_turn(answers=["yes"])

    assert duel.you.active.damage == 40
    assert duel.events("poison") != []


@books("xy")
@pytest.mark.rule("TOOL-5")
def test_the_newest_book_calls_a_tool_an_item(rules: str) -> None:
    duel = table(rules, "Tauros", "Locker", hand="Band, Cheer, Potion")

    assert duel.refused("play Band")
    assert duel.can("play Cheer")


@books(*OLD)
@pytest.mark.rule("TOOL-5")
def test_for_older_books_a_tool_is_a_trainer_and_no_item(rules: str) -> None:
    trainers = mon(
        "Jammer", 60, "C", powers=held("Jam", "body", "static { forbid_play(foe, trainer) }")
    )
    jammed = scenario(rules, "Tauros", "Jammer", cards=(*CARDS, trainers), hand="Band")

    assert table(rules, "Tauros", "Locker", hand="Band").can("play Band")
    assert jammed.refused("play Band")


@every_book
@pytest.mark.rule("TOOL-5")
@pytest.mark.parametrize("items", [True, False])
def test_whether_tools_are_items_is_a_house_rule(rules: str, items: bool) -> None:
    house = book(rules).replace(tools_are_items=items)

    assert table(house, "Tauros", "Locker", hand="Band").can("play Band") is not items


@every_book
@pytest.mark.scenario("K-115")
@pytest.mark.rule("TOOL-6")
def test_pluspower_uses_no_tool_slot(rules: str) -> None:
    duel = table(rules, "Rattata +Band +R", hand="2*dp1-109")

    duel.play("dp1-109").play("dp1-109").attack("Bite")

    assert duel.foe.active.damage == 40
    assert duel.you.active.tools == ["t-band"]
    assert duel.you.discard == ["dp1-109", "dp1-109"]


@every_book
@pytest.mark.rule("TOOL-6")
def test_what_is_no_tool_does_not_keep_a_tool_away(rules: str) -> None:
    duel = table(rules, "Rattata", hand="dp1-109, Band, Scrap")

    duel.play("dp1-109").play("Band").play("Scrap")

    assert duel.you.active.tools == ["dp1-109"]


@every_book
@pytest.mark.scenario("K-116")
@pytest.mark.rule("TOOL-7")
def test_unown_g_leaves_the_bench_and_becomes_a_tool(rules: str) -> None:
    duel = table(rules, "Tauros | dp4-57 +P, Rattata +Band")

    duel.power("GUARD")

    assert duel.you.active.tools == ["dp4-57"]
    assert [mon.name for mon in duel.you.bench] == ["Rattata"]
    assert duel.you.discard == ["P"]
    assert duel.foe.prizes_left == 6


@every_book
@pytest.mark.scenario("K-116")
@pytest.mark.rule("TOOL-7")
@pytest.mark.parametrize("condition", ["", "burned"])
def test_unown_g_keeps_effects_of_attacks_from_its_holder(rules: str, condition: str) -> None:
    duel = table(rules, f"Tauros {condition} +dp4-57", "Venom", player="foe")

    duel.attack("Venom", flips="H" if condition else "")

    assert duel.you.active.damage == 10
    assert "poisoned" not in duel.you.active.conditions


@every_book
@pytest.mark.scenario("K-116")
@pytest.mark.rule("TOOL-7")
def test_a_pokemon_made_a_tool_fills_the_slot_and_is_scrapped_as_a_pokemon_card(
    rules: str,
) -> None:
    dig = trainer("Dig", "item", "play { x <- choose(discards(me)[basic]); move(x, hand) }")
    duel = scenario(
        rules, "Tauros +dp4-57", "Snorlax", cards=(*CARDS, dig), hand="Band, Scrap, Dig"
    )
    full = duel.refused("play Band")

    duel.play("Scrap").play("Dig")

    assert full
    assert duel.you.hand == ["t-band", "dp4-57"]


@every_book
@pytest.mark.rule("TOOL-7")
def test_a_poke_power_lock_does_not_touch_a_pokemon_made_a_tool(rules: str) -> None:
    muter = mon(
        "Muter", 60, "C", powers=held("Mute", "body", "static { off_power(all(both), power) }")
    )
    duel = scenario(rules, "Tauros +dp4-57", "Venom | Muter", cards=(*CARDS, muter), player="foe")

    duel.attack("Venom")

    assert duel.you.active.conditions == set()


@every_book
@pytest.mark.rule("TOOL-3")
def test_a_tool_that_is_used_works_from_its_pokemon(rules: str) -> None:
    duel = table(rules, "Tauros +Siren poisoned")
    rusty = table(rules, "Tauros +Siren", stadium="Rust")

    duel.power("Siren")

    assert duel.you.hand == ["G"]
    assert duel.refused("use Siren")
    assert rusty.refused("use Siren")


@books("xy")
@pytest.mark.scenario("K-102")
@pytest.mark.rule("TRAINER-32", "CARD-FLA-1")
def test_head_ringer_makes_attacks_of_the_foes_ex_dearer(rules: str) -> None:
    duel = table(rules, "Tauros", f"{VENUSAUR} +G +G +G +G", hand=RINGER)

    duel.play(RINGER).end_turn()

    assert duel.foe.active.tools == [RINGER]
    assert duel.refused("attack Jungle Hammer")
    assert duel.can("attack Poison Powder")


@books("xy")
@pytest.mark.scenario("S-066")
@pytest.mark.rule("TRAINER-32", "CARD-FLA-1")
def test_hyper_gear_goes_on_an_opposing_ex_and_on_nothing_else(rules: str) -> None:
    duel = table(
        rules, f"{VENUSAUR} | Rattata", f"Snorlax | {VENUSAUR}, ex1-101, Rattata", hand=RINGER
    )

    assert places(duel, "play") == ["foe's bench 1"]


@books("xy")
@pytest.mark.scenario("S-066", "K-103")
@pytest.mark.rule("TRAINER-32", "CARD-FLA-3", "CARD-FLA-6")
def test_hyper_gear_goes_home_when_its_holder_is_knocked_out(rules: str) -> None:
    duel = table(rules, "Bully", f"{VENUSAUR} +G | Rattata", hand=RINGER)

    duel.play(RINGER).attack("Smash", answers=["prize 1", "prize 2"])

    assert duel.you.discard == [RINGER]
    assert duel.foe.discard == [VENUSAUR, "G"]


@books("xy")
@pytest.mark.rule("TRAINER-32", "CARD-FLA-2", "CARD-FLA-3")
def test_hyper_gear_that_is_plucked_is_discarded_and_not_returned(rules: str) -> None:
    duel = table(rules, "Tauros", VENUSAUR, hand=f"{RINGER}, Pluck")

    duel.play(RINGER).play("Pluck")

    assert duel.you.hand == []
    assert sorted(duel.you.discard) == ["t-pluck", RINGER]


@every_book
@pytest.mark.rule("TOOL-1")
def test_no_effect_attaches_a_second_tool(rules: str) -> None:
    full = judged(rules, "Tauros +Band", hand="Hand Over", discard="Charm").play("Hand Over")
    free = judged(rules, "Tauros", hand="Hand Over", discard="Charm").play("Hand Over")

    assert full.you.active.tools == ["t-band"]
    assert "t-charm" in full.you.discard
    assert free.you.active.tools == ["t-charm"]
