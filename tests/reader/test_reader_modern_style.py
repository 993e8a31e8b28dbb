"""Sentences in later style: each family allows what related ones allow."""

from __future__ import annotations

from itertools import product

import pytest

from playmat.lang.needs.complete import complete
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader import Face, read

FOES = "your opponent's Active Pokémon"
THIS = "this Pokémon"

CONDITIONS = (
    f"{THIS} has any damage counters on it",
    f"{THIS} has full HP",
    f"{THIS} is Burned",
    f"{FOES} is Poisoned",
    f"{FOES} is a Basic Pokémon",
    f"{FOES} has an Ability",
    f"{FOES} has any Special Energy attached to it",
    "the Defending Pokémon is a Pokémon-GX",
    "you have 2 or fewer Prize cards left",
    "your opponent has exactly 1 Prize card remaining",
    "your opponent has no Benched Pokémon",
    "you have more cards in your hand than your opponent",
    "there is a Stadium in play",
    "Plusle is on your Bench",
)

EFFECTS = (
    "this attack does 30 more damage",
    "this attack does nothing",
    f"{FOES} is now Asleep and Poisoned",
    f"discard an Energy from {FOES}",
    f"heal 20 damage from {THIS}",
    f"switch {THIS} with 1 of your Benched Pokémon",
    "draw 2 cards",
    "your opponent discards a card from their hand",
    "put 2 damage counters on 1 of your opponent's Pokémon",
    "discard the top 2 cards of your opponent's deck",
    "this attack also does 20 damage to 1 of your Benched Pokémon",
    f"attach a basic Energy card from your discard pile to {THIS}",
)

ONLY_IF = "You can use this card only if you discard"

LEADS = ("Once during your turn, you may", "As often as you like during your turn, you may")

DEEDS = (
    "draw a card",
    "heal 20 damage from each of your Pokémon",
    f"attach a Water Energy card from your hand to {THIS}",
    "move an Energy from 1 of your Pokémon to another of your Pokémon",
    f"make {FOES} Confused",
    "put 2 damage counters on 1 of your opponent's Pokémon",
    "discard an Item card from your hand. If you do, draw 2 cards",
    f"put {THIS} and all attached cards into your hand",
    "look at the top card of your deck",
    "have your opponent switch their Active Pokémon with 1 of their Benched Pokémon",
)


def program(kind: str, text: str, damage: str = "30+", card: str = "item") -> str:
    """The program of a text printed in later years, or where reading stopped."""
    kinds = ("basic",) if kind in ("attack", "power") else (card,)
    face = Face(kind, text, "Onix", "Slam", "2019-02-01", kinds, "ability", damage)
    reading = read(face)
    return f"stopped: {reading.stopped}" if reading.program is None else show(reading.program)


def whole(kind: str, text: str) -> str:
    """The program of a later text with its derived conditions."""
    return show(complete(parse(program(kind, text))))


def refused(kind: str, texts: list[str]) -> list[str]:
    return [text for text in texts if program(kind, text).startswith("stopped")]


def test_every_condition_goes_with_every_effect_of_an_attack() -> None:
    texts = [f"If {one}, {then}." for one, then in product(CONDITIONS, EFFECTS)]

    assert refused("attack", texts) == []


def test_every_deed_may_be_done_by_an_ability_however_often() -> None:
    texts = [f"{lead} {deed}." for lead, deed in product(LEADS, DEEDS)]

    assert refused("power", texts) == []


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"Discard 2 Energy from {THIS}.", "a <- choose_units(energy_on(self), 2); discard(a)"),
        (f"Discard a Special Energy from {FOES}.", "choose(energy_on(defender)[special_energy])"),
        ("Discard a Stadium in play.", "discard(stadium)"),
        (f"Shuffle {THIS} and all attached cards into your deck.", "return_mon(self, deck)"),
        (f"{THIS} also does 30 damage to itself.", "hit(self, 30)"),
        ("Your opponent reveals their hand.", "reveal(hand(foe))"),
        ("They can't play any Item cards during their next turn.", "forbid_play(foe, item)"),
        (f"Switch out {FOES} to the Bench.", "choose(bench_of(foe), by=foe)"),
    ],
)
def test_an_attack_says_it_in_fewer_words_than_before(text: str, means: str) -> None:
    assert means in program("attack", text, "")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"If {THIS} is in the Active Spot, it can't be Asleep.", "while=is(self, is_active)"),
        ("Attacks used by your Water Pokémon cost Water less.", 'cheaper(all(me)[typed(W)], "W")'),
        (f"{THIS} takes 20 less damage from attacks.", "mod(damage_taken, self, value=-20"),
        ("Your Pokémon V have no Retreat Cost.", 'all(me)[tag("v")]'),
        ("Your Rapid Strike Pokémon have no Retreat Cost.", 'tag("rapid_strike")'),
        (
            f"Prevent all effects of attacks done to {THIS}. (Damage is not an effect.)",
            "prevent(effects, self, attack)",
        ),
    ],
)
def test_an_ability_speaks_of_new_places_and_kinds(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        ("item", f"{ONLY_IF} another card from your hand. Draw 2 cards.", "pay {"),
        ("item", "Switch in 1 of your Benched Pokémon to the Active Spot.", "switch(me, a)"),
        (
            "stadium",
            "Once during each player's turn, that player may discard a card from their hand. "
            "If they do, they draw 2 cards.",
            "if did(b) { draw(me, 2) }",
        ),
    ],
)
def test_a_trainer_says_it_in_later_words(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, card=card)


def test_special_energy_says_it_in_later_words() -> None:
    text = "As long as this card is attached to a Pokémon, it provides Water Energy."

    assert program("energy", text, card="special_energy") == 'provide("W", any_of(host))'
