"""Every name in the small closed lists of the language means what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.duel import Duel
from playmat.lang.words import LISTS
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import doing, judge, lay
from tests.words.cases import with_power

ZONES: Final[dict[str, Callable[[Duel], list[str]]]] = {
    "hand": lambda d: d.you.hand,
    "deck": lambda d: d.you.deck,
    "deck_top": lambda d: d.you.deck[:1],
    "deck_bottom": lambda d: d.you.deck[-1:],
    "discard": lambda d: d.you.discard,
    "lost": lambda d: d.you.lost,
    "prizes": lambda d: d.you.prizes,
    "aside": lambda d: [d.state.cards[c].card_id for c in d.state.sides[0].aside],
}


@pytest.mark.parametrize("zone", ZONES)
def test_a_card_is_moved_to_the_zone_named(zone: str) -> None:
    duel = lay("Small +Band", "Target", doing(f"move(gear_on(active(me)), {zone})"), hand="Doing")

    duel.play("Doing")

    assert "t-band" in ZONES[zone](duel)
    assert duel.you.active.tools == []


PLAYERS: Final = {
    "me": (1, 0),
    "foe": (0, 1),
    "both": (1, 1),
    "each_player": (1, 1),
    "turn_player": (0, 1),
    "event_player": (0, 1),
    "event_foe": (1, 0),
}
"""Cards drawn by both players, by an Ability of yours that reacts to the opponent's turn ending."""


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_word_means_its_player(player: str) -> None:
    law = judge(f"on(attack_declared) {{ draw({player}, 1) }}")
    duel = lay("Judge", "Hitter", law, player="foe")

    duel.attack("Hit")

    mine = len(duel.you.hand) - 1  # the card for the current turn
    assert (mine, len(duel.foe.hand)) == PLAYERS[player]


PRICK: Final = "counters(active(foe), 1)"
STINGER = mon("Stinger", 60, "C", blow("Sting", 0, f"no_damage; after {{ {PRICK} }}"))
CAUSES: Final[dict[str, tuple[str, list[Card], Callable[[Duel], Duel]]]] = {
    "attack": ("Stinger | Judge", [STINGER], lambda d: d.attack("Sting")),
    "power": (
        "Hitter | Judge, Pricker",
        [with_power("Pricker", f"power(once) {{ {PRICK} }}")],
        lambda d: d.power("Pricker"),
    ),
    "trainer": ("Hitter | Judge", [doing(PRICK)], lambda d: d.play("Doing")),
    "energy": (
        "Hitter +Thorn | Judge",
        [
            Card(
                "t-thorn",
                "Thorn",
                "energy",
                ("special_energy",),
                text=f'provide("C"); on(turn_ended) {{ {PRICK} }}',
            )
        ],
        lambda d: d.end_turn(),
    ),
    "rule": ("Hitter | Judge", [], lambda d: d.end_turn()),
    "stadium": (
        "Hitter | Judge",
        [trainer("Den", "stadium", f"power(once_player) {{ {PRICK} }}")],
        lambda d: d.power("Den"),
    ),
    "tool": (
        "Hitter +Spike | Judge",
        [trainer("Spike", "tool", f"on(turn_ended) {{ {PRICK} }}")],
        lambda d: d.end_turn(),
    ),
}
"""For each cause, something of that kind that puts a counter on the opponent's Active."""


@pytest.mark.parametrize("asked", [*CAUSES, "any"])
@pytest.mark.parametrize("cause", CAUSES)
def test_a_cause_is_told_from_the_others(cause: str, asked: str) -> None:
    row, cards, act = CAUSES[cause]
    law = judge(f'on(counters_placed, if=event_cause({asked})) {{ marker(self, "seen") }}')
    foe = "Target poisoned" if cause == "rule" else "Target"
    more = {"stadium": "Den"} if cause == "stadium" else {}
    hand = "Doing" if cause == "trainer" else ""
    duel = act(lay(row, foe, law, *cards, hand=hand, **more))

    seen = duel.you.bench[0].markers.get("seen", 0)
    assert seen == int(asked in (cause, "any"))


@pytest.mark.parametrize(("kind", "seen"), [("ability", 1), ("power", 0), ("body", 0)])
def test_an_ability_is_told_from_other_powers(kind: str, seen: int) -> None:
    law = judge('on(counters_placed, if=event_cause(ability)) { marker(self, "seen") }')
    pricker = mon("Pricker", 60, "C", powers=(Power("P", kind, f"power(once) {{ {PRICK} }}"),))
    duel = lay("Hitter | Judge, Pricker", "Target", law, pricker).power("P")

    assert duel.you.bench[0].markers.get("seen", 0) == seen


@pytest.mark.parametrize(("kind", "damage"), [("ability", 0), ("power", 10)])
def test_a_shield_against_abilities_lets_other_powers_through(kind: str, damage: int) -> None:
    law = judge("static { prevent(effects, all(me), ability, from=foe) }")
    pricker = mon("Pricker", 60, "C", powers=(Power("P", kind, f"power(once) {{ {PRICK} }}"),))
    duel = lay("Hitter | Judge", "Pricker", law, pricker, player="foe").power("P")

    assert duel.you.active.damage == damage


@pytest.mark.parametrize("shielded", ["attack", "trainer", "any"])
@pytest.mark.parametrize("cause", ["attack", "trainer"])
def test_a_shield_stops_what_comes_from_its_cause(cause: str, shielded: str) -> None:
    row, cards, act = CAUSES[cause]
    law = judge(f"static {{ prevent(effects, all(foe), {shielded}) }}")
    hand = "Doing" if cause == "trainer" else ""
    duel = act(lay(row, "Target", law, *cards, hand=hand))

    assert duel.foe.active.damage == (0 if shielded in (cause, "any") else 10)


SHIELDS: Final = {"damage": (0, {"asleep"}), "effects": (20, set()), "all": (0, set())}


@pytest.mark.parametrize("what", SHIELDS)
def test_a_shield_stops_damage_or_other_effects(what: str) -> None:
    biter = mon("Biter", 60, "C", blow("Bite", 20, "after { inflict(defender, asleep) }"))
    law = judge(f"static {{ prevent({what}, all(foe)) }}")
    duel = lay("Biter | Judge", "Target", biter, law, coins="T")

    duel.attack("Bite")

    found = (duel.foe.active.damage, duel.foe.active.conditions)
    assert found == SHIELDS[what]


@pytest.mark.parametrize("name", LISTS["condition"])
def test_each_condition_is_inflicted_and_told_apart(name: str) -> None:
    text = (
        f"inflict(active(foe), {name}); if is(active(foe), condition_is({name})) {{ draw(me, 1) }}"
    )
    duel = lay("Hitter", "Target", doing(text), hand="Doing")

    duel.play("Doing")

    assert duel.foe.active.conditions == {name}
    assert len(duel.you.hand) == 1


@pytest.mark.parametrize(
    ("sort", "tried"),
    [("zone", set(ZONES)), ("player", set(PLAYERS)), ("cause", {*CAUSES, "any", "ability"})],
)
def test_every_name_of_a_list_is_tried(sort: str, tried: set[str]) -> None:
    assert set(LISTS[sort]) == tried
