"""Every query of the engine gives another result while a modifier is in force."""

from __future__ import annotations

from typing import Any, Final

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.scenario import opening
from playmat.lang.words import QUERIES
from playmat.rules import book
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import ANYWAY, CARDS, judge, lay
from tests.words.observers import Look, hits, table


def offers(text: str, you: str = "Hitter", **more: Any) -> Look:
    """Look at whether something is legal."""
    return lambda law: table(law, you, **more).can(text)


def active(part: str) -> Look:
    """Look at an attribute of your Active Pokémon."""
    return lambda law: getattr(table(law).you.active, part)


def napped(law: Card) -> object:
    duel = table(law, coins="T")
    duel.attack("Nap")
    return duel.foe.active.conditions


def swapped(law: Card) -> object:
    vainly = book("xy").replace(require_effect=False)
    duel = table(law, hand="Swap", rules=vainly)
    duel.play("Swap")
    if duel.asked != "main":
        duel.answer("bench 2")
    return duel.you.active.name


def between(foe: str, flips: str) -> Look:
    """Look at the opponent's damage after the turn has ended."""

    def look(law: Card) -> object:
        duel = table(law, foe=foe, coins=flips)
        duel.end_turn()
        return duel.foe.active.damage

    return look


def held(law: Card) -> object:
    duel = table(law, "Hitter +Band")
    duel.end_turn()
    return len(duel.you.active.tools)


def coins_of_sleep(law: Card) -> object:
    duel = table(law, foe="Target asleep", coins="HH")
    duel.end_turn()
    return len(duel.events("coin"))


def confused(law: Card) -> object:
    duel = table(law, "Hitter confused")
    duel.attack("Hit", flips="T")
    return duel.you.active.damage


def prizes(law: Card) -> object:
    duel = table(law, foe="Target | Small")
    duel.attack("Crash", answers=["prize 1"])
    return duel.asked, duel.you.prizes_left


def after_a_hit(law: Card) -> object:
    return table(law).attack("Hit").asked


def healed(law: Card) -> object:
    return table(law, "Hitter dmg50", hand="Potion").play("Potion").you.active.damage


def gambled(law: Card) -> object:
    return table(law).attack("Gamble", flips="T").foe.active.damage


def seen_of_the_foe(law: Card) -> object:
    duel = table(law, hand="Prof", foe_hand="L, L").play("Prof")
    return len(duel.state.sides[1].hand_seen)


def goes_first(law: Card) -> object:
    hands: dict[str, Any] = {"hands": ["Hitter, 6*L"], "foe_hands": ["Judge, 6*L"]}
    duel = opening("ex", cards=[*CARDS, law], flips="H", **hands)
    return duel.first


def starts(law: Card) -> object:
    duel = opening(
        "ex",
        hands=["Hitter, Judge, 5*L"],
        foe_hands=["Hitter, 6*L"],
        cards=[*CARDS, law],
        flips="H",
    )
    return duel.asked


def crushed(law: Card) -> object:
    return table(law, "Hitter +L", hand="Crusher").play("Crusher").you.active.energy


def becomes(law: Card) -> object:
    return table(law).you.bench[0].name


def mega(law: Card) -> object:
    return table(law, hand="Mega").evolve("Mega", on="active").player


def struck_on_the_bench(law: Card) -> object:
    """The damage on a Benched Pokémon with Weakness."""
    splash = mon("Spray", 60, "L", blow("Rain", 0, "no_damage; after { hit(bench_of(foe), 20) }"))
    duel = lay("Spray | Judge", "Target | Frail", law, splash).attack("Rain")
    return duel.foe.bench[0].damage


def padded(law: Card) -> object:
    """The damage on a defender whose Tool prevents 10."""
    pad = trainer("Pad", "tool", "static { mod(damage_taken, host, add, -10) }")
    return lay("Hitter | Judge", "Target +Pad", law, pad).attack("Hit").foe.active.damage


def equipped(law: Card) -> object:
    """Whether a machine for no Pokémon may be attached."""
    picky = trainer("Picky", "machine", "onto(nobody)")
    return lay("Hitter | Judge", "Target", law, picky, hand="Picky").can("play Picky to active")


def drawn_by_the_foe(law: Card) -> object:
    """How many cards the opponent has at the start of a turn."""
    return len(table(law).end_turn().foe.hand)


def coins_of_a_gamble(law: Card) -> object:
    """How many coins an attack flips."""
    return len(lay("Hitter | Judge", "Target", law, coins="HH").attack("Gamble").events("coin"))


def under_a_stadium(law: Card) -> object:
    """The HP of the Active under a Stadium that adds 20."""
    hall = trainer("Hall", "stadium", "static { mod(max_hp, all(both), add, 20) }")
    return lay("Hitter | Judge", "Target", law, hall, stadium="Hall").you.active.hp


def with_strong_energy(law: Card) -> object:
    """The HP of the Active with an Energy card that adds 10."""
    text = 'provide("C"); static { mod(max_hp, host, add, 10) }'
    strong = Card("t-strong", "Strong", "energy", ("special_energy",), text=text)
    return lay("Hitter +Strong | Judge", "Target", law, strong).you.active.hp


def special_energy_held(law: Card) -> object:
    """How many cards of basic Energy are discarded as special."""
    program = f"{ANYWAY}; play {{ discard(energy_on(all(me))[special_energy]) }}"
    strip = trainer("Strip", "item", program)
    duel = lay("Hitter +L | Judge", "Target", law, strip, hand="Strip")
    return len(duel.play("Strip").you.discard) - 1


def powers_in_the_discard_pile(law: Card) -> object:
    """Whether a power that is used from the discard pile is legal."""
    rise = Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }")
    undead = mon("Undead", 60, "C", powers=(rise,))
    duel = lay("Hitter | Judge", "Target", law, undead, discard="Undead")
    return any("Rise" in option for option in duel.options)


def grown_poisoned(law: Card) -> object:
    """The Special Conditions of a Poisoned Pokémon after it evolves."""
    duel = lay("Hitter poisoned | Judge", "Target", law, hand="Grown")
    return duel.evolve("Grown", on="active").you.active.conditions


def burn_on_heads(law: Card) -> object:
    """The damage on a Burned Pokémon whose coin is heads."""
    duel = lay("Hitter | Judge", "Target burned", law, coins="H")
    return duel.end_turn().foe.active.damage


def robbed(law: Card) -> object:
    """How many cards you have after the opponent attacks your hand."""
    thief = mon("Thief", 60, "C", blow("Rob", 0, "no_damage; after { discard(hand(foe)) }"))
    duel = lay("Hitter | Judge", "Thief", law, thief, hand="Potion", player="foe")
    return duel.attack("Rob").you.hand.count("t-potion")


def devolved(law: Card) -> object:
    """What the opponent's attack leaves of an evolved Pokémon."""
    wizard = mon("Wizard", 60, "C", blow("Undo", 0, "no_damage; after { devolve(defender, hand) }"))
    duel = lay("Hitter>Grown | Judge", "Wizard", law, wizard, player="foe")
    return duel.attack("Undo").you.active.name


BAND: Final = "Hitter +Band"
CASES: Final[dict[str, tuple[str, Look, object, object]]] = {
    "max_hp": ("mod(max_hp, all(me), add, 20)", active("hp"), 60, 80),
    "retreat_cost": ("mod(retreat_cost, all(me), add, 1)", active("retreat"), 0, 1),
    "attack_cost": ("mod(attack_cost, all(me), add, 1)", offers("attack Hit"), True, False),
    "types": ("mod_type(types, all(me), set, G)", active("types"), "L", "G"),
    "weakness": ("mod_type(weakness, all(foe), add, L)", hits(), 20, 40),
    "resistance": ("mod_type(resistance, all(foe), add, L)", hits(), 20, 0),
    "weakness_applies": ("mod(weakness_applies, all(foe), forbid)", hits("Frail"), 40, 20),
    "resistance_applies": ("mod(resistance_applies, all(foe), forbid)", hits("Tough"), 0, 20),
    "damage_dealt": ("mod(damage_dealt, all(me), add, 10)", hits(), 20, 30),
    "damage_taken": ("mod(damage_taken, all(foe), add, -10)", hits(), 20, 10),
    "damage_limit": ("mod(damage_limit, all(foe), at_most, 20)", hits(), 20, 0),
    "prevent_damage": ("prevent(damage, all(foe))", hits(), 20, 0),
    "prevent_effects": ("prevent(effects, all(foe), attack)", napped, {"asleep"}, set()),
    "can_attack": ("mod(can_attack, all(me), forbid)", offers("attack Hit"), True, False),
    "can_use_attack": ('forbid_attack(all(me), "Hit")', offers("attack Hit"), True, False),
    "can_retreat": ("mod(can_retreat, all(me), forbid)", offers("retreat"), True, False),
    "pays_retreat": (
        "mod(pays_retreat, all(me), forbid)",
        offers("retreat", "Target"),
        False,
        True,
    ),
    "holds_trainers": ("mod(holds_trainers, all(me), forbid)", held, 1, 0),
    "can_leave_active": ("mod(can_leave_active, all(me), forbid)", swapped, "Small", "Hitter"),
    "can_evolve": (
        "mod(can_evolve, all(me), forbid)",
        offers("evolve Grown", hand="Grown"),
        True,
        False,
    ),
    "evolve_early": (
        "mod(evolve_early, all(me), set, 1)",
        offers("evolve Grown", "Hitter new", hand="Grown"),
        False,
        True,
    ),
    "can_play": ("forbid_play(me, item)", offers("play Potion", hand="Potion"), True, False),
    "can_attach_energy": (
        "mod(can_attach_energy, all(me), forbid)",
        offers("attach L to active", hand="L"),
        True,
        False,
    ),
    "energy_per_turn": (
        "mod(energy_per_turn, me, add, 1)",
        offers("attach L to active", hand="L", energy_played=1),
        False,
        True,
    ),
    "can_use_power": ("mod(can_use_power, all(me), forbid)", offers("use Spark"), True, False),
    "power_works": ('off_power(all(me), ability, "Verdict")', offers("use Spark"), True, False),
    "condition_immune": ("immune(all(foe), asleep)", napped, {"asleep"}, set()),
    "poison_points": (
        "mod(poison_points, all(foe), set, 30)",
        between("Target poisoned", ""),
        10,
        30,
    ),
    "burn_points": ("mod(burn_points, all(foe), add, 20)", between("Target burned", "T"), 20, 40),
    "sleep_coins": ("mod(sleep_coins, all(foe), set, 2)", coins_of_sleep, 1, 2),
    "confusion_points": ("mod(confusion_points, all(me), add, 20)", confused, 30, 50),
    "prizes_for": ("mod(prizes_for, all(foe), add, 1)", prizes, ("main", 5), ("prize", 5)),
    "bench_size": (
        "mod(bench_size, me, set, 2)",
        offers("bench Hitter", hand="Hitter"),
        True,
        False,
    ),
    "tools_allowed": (
        "mod(tools_allowed, all(me), set, 2)",
        offers("play Band to active", BAND, hand="Band"),
        False,
        True,
    ),
    "takes_machines": (
        "mod(takes_machines, all(me), allow)",
        equipped,
        False,
        True,
    ),
    "tool_works": ("mod(tool_works, all(me), forbid)", hits(you=BAND), 30, 20),
    "attacks_per_turn": (
        "mod(attacks_per_turn, all(me), set, 2)",
        after_a_hit,
        "main",
        "second_attack",
    ),
    "attack_list": ("lend_attacks(all(me), all(foe))", offers("attack Splash"), False, True),
    "energy_provided": (
        "mod_type(energy_provided, all(me), add, G)",
        offers("attack Leaf", "Hitter +L"),
        False,
        True,
    ),
    "heal_amount": ("mod(heal_amount, all(me), add, 10)", healed, 30, 20),
    "can_heal": ("mod(can_heal, all(me), forbid)", healed, 30, 50),
    "coin_result": ("mod(coin_result, all(me), set, 1)", gambled, 0, 20),
    "hand_visible": ("mod(hand_visible, foe)", seen_of_the_foe, 0, 2),
    "first_player": ("mod(first_player, me)", goes_first, "you", "foe"),
    "setup_allowed": ("mod(setup_allowed, self)", starts, "main", "setup_active"),
    "can_discard": ("protect(energy_on(all(me)))", crushed, [], ["L"]),
    "supporters_per_turn": (
        "mod(supporters_per_turn, me, add, 1)",
        offers("play Prof", hand="Prof", supporters=1),
        False,
        True,
    ),
    "stadiums_per_turn": (
        "mod(stadiums_per_turn, me, add, 1)",
        offers("play Gym", hand="Gym", stadiums=1),
        False,
        True,
    ),
    "retreats_per_turn": (
        "mod(retreats_per_turn, me, add, 1)",
        offers("retreat", retreats=1),
        False,
        True,
    ),
    "identity": ("identity(self, active(foe))", becomes, "Judge", "Target"),
    "mega_ends_turn": ("mod(mega_ends_turn, all(me), forbid)", mega, "foe", "you"),
    "can_evolve_from_hand": (
        "mod(can_evolve_from_hand, all(me), forbid)",
        offers("evolve Grown", hand="Grown"),
        True,
        False,
    ),
    "can_evolve_unaided": (
        "mod(can_evolve_unaided, all(me), forbid)",
        offers("evolve Grown", hand="Grown"),
        True,
        False,
    ),
    "can_level_up": (
        "mod(can_level_up, all(me), forbid)",
        offers("level up Hitter LV.X", hand="Hitter LV.X"),
        True,
        False,
    ),
    "can_devolve": ("mod(can_devolve, all(me), forbid)", devolved, "Hitter", "Grown"),
    "weakness_factor": ("mod(weakness_factor, all(foe), set, 4)", hits("Frail"), 40, 80),
    "resistance_amount": ("mod(resistance_amount, all(foe), add, -10)", hits("Tough"), 0, 10),
    "bench_weakness": ("mod(bench_weakness, all(me), allow)", struck_on_the_bench, 20, 40),
    "pierces": ("mod(pierces, all(me), allow)", padded, 10, 20),
    "turn_draw": ("mod(turn_draw, foe, set, 0)", drawn_by_the_foe, 1, 0),
    "coin_count": ("mod(coin_count, all(me), set, 2)", coins_of_a_gamble, 1, 2),
    "stadium_works": ("mod(stadium_works, both, forbid)", under_a_stadium, 80, 60),
    "energy_works": ("mod(energy_works, all(me), forbid)", with_strong_energy, 70, 60),
    "counts_as_special": (
        "mod(counts_as_special, energy_on(all(me)), allow)",
        special_energy_held,
        0,
        1,
    ),
    "attack_symbols": ('cost_is(all(me), "R")', offers("attack Hit"), True, False),
    "attacks_forbidden": (
        "forbid_attacks(attacks_of(active(me)), all(me))",
        offers("attack Hit"),
        True,
        False,
    ),
    "power_works_away": ("off_power_away(both, pokemon)", powers_in_the_discard_pile, True, False),
    "tags": (
        'grant_tag(all(me), "sp"); mod(max_hp, all(me)[tag("sp")], add, 10)',
        active("hp"),
        60,
        70,
    ),
    "burn_coin": ("mod(burn_coin, all(foe), set, 0)", burn_on_heads, 0, 20),
    "prevent_to_player": ("shield_player(me)", robbed, 0, 1),
    "conditions_kept": ("keep_conditions(all(me), poisoned)", grown_poisoned, set(), {"poisoned"}),
}
"""For each query, a modifier, a look, and the results without it and with it."""


def law(query: str, mods: str) -> Card:
    """The Judge with modifiers; one of them works from the hand, on a Stage 1."""
    if query != "setup_allowed":
        return judge(f"static {{ {mods} }}")
    card = judge(f"static(where=hand) {{ {mods} }}")
    return mon("Judge", 60, "C", kinds=("stage1",), of="Nobody", powers=card.powers)


@pytest.mark.parametrize("query", CASES)
def test_a_modifier_in_force_changes_the_answer(query: str) -> None:
    mods, look, plain, changed = CASES[query]

    assert look(law(query, "")) == plain
    assert look(law(query, mods)) == changed


def test_every_query_has_a_case() -> None:
    assert tuple(sorted(CASES)) == tuple(sorted(QUERIES))
