"""Cards for texts that ask for a type, a mark or a name."""

from __future__ import annotations

from typing import Any

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.decks.deck import Deck, violations
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, held, hit, mon, times, trainer

FRAIL = mon("Frail", 200, "C", weaknesses=times("R"))
RAINER = mon(
    "Rainer",
    80,
    "W",
    powers=held(
        "Rain",
        "power",
        "power(free) { x <- choose(hand(me)[energy]); attach(x, active(me)) }",
    ),
)
SHIFTER = mon(
    "Shifter",
    80,
    "W",
    powers=held(
        "Shift",
        "power",
        "power(free) { x <- choose(energy_on(bench_of(me))); attach(x, active(me)) }",
    ),
)
HUSH = trainer("Hush", "stadium", "static { off_power(all(both), body) }")
SEEK = trainer(
    "Seek Gengar",
    "item",
    'play { x <- search(deck(me)[named("Gengar")]); move(x, hand); shuffle(me) }',
)
DARK_GENGAR = mon("Dark Gengar", 70, "P", kinds=("stage2", "dark"), evolves_from="Dark Haunter")
GENGAR_EX = mon("Gengar-EX", 170, "P", kinds=("basic", "EX"), text='rule("prizes", 2)')
MAGIKARP = mon(
    "Magikarp",
    30,
    "W",
    hit(
        "Rapid Evolution",
        "",
        0,
        'no_damage; after { x <- search(deck(me)[named("Gyarados") or named("Dark Gyarados")]); '
        "evolve(x, self); shuffle(me) }",
    ),
)
GYARADOS = mon("Gyarados", 100, "W", kinds=("stage1",), evolves_from="Magikarp")
AIPOM = mon(
    "Aipom",
    40,
    "C",
    hit("Pilfer", "", 0, "no_damage; after { return_mon(self, deck); shuffle(me) }"),
)
TOGETIC = mon(
    "Togetic",
    60,
    "C",
    hit(
        "Super Metronome",
        "",
        0,
        "no_damage; choices { a <- choose(attacks_of(all(foe))) }; after { use_attack(a) }",
    ),
)
SANDSHREW = mon(
    "Sandshrew",
    40,
    "F",
    hit(
        "Sand-attack",
        "",
        10,
        "after { x <- active(foe); lasting(foe_next_turn, on=x) "
        "{ handler(instead(attack_declared(x)) { f <- flip; if tails(f) > 0 { nullify } }) } }",
    ),
)
PLASMA_CALL = trainer(
    "Plasma Call",
    "item",
    'play { x <- search(deck(me)[pokemon and tag("plasma")]); move(x, hand); shuffle(me) }',
)
PLAIN_LIEPARD = mon("Liepard", 90, "D", id="t-liepard", kinds=("stage1",), evolves_from="Purrloin")
GLOOMY = mon(
    "Gloomy",
    60,
    "C",
    hit("Owners", "", 0, 'damage(10 * count(all(foe)[tag("owner")]))'),
    hit("Plasmas", "", 0, 'damage(10 * count(all(foe)[tag("plasma")]))'),
)
CARDS = (
    *PLAIN,
    *(FRAIL, RAINER, SHIFTER, HUSH, SEEK, DARK_GENGAR, GENGAR_EX, MAGIKARP, GYARADOS, AIPOM),
    *(TOGETIC, SANDSHREW, PLASMA_CALL, PLAIN_LIEPARD, GLOOMY),
)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


def broken(rules: str, *groups: tuple[int, Card]) -> list[str]:
    """The rules broken by a deck of these cards and Energy."""
    cards = [card for count, card in groups for _ in range(count)]
    cards += [Library.default().card("base1-98")] * (60 - len(cards))
    return [found.rule_id for found in violations(Deck("test", tuple(cards)), book(rules))]
