"""Evolution lines, Pokémon-ex, Pokémon-EX and Megas with their printed facts."""

from __future__ import annotations

from typing import Any

from playmat.cards.card import Card
from tests.rules.cards_course import pokemon, trainer


def stage(
    card_id: str, name: str, hp: int, types: str, below: str, number: int = 1, **more: Any
) -> Card:
    kinds = (f"stage{number}", *more.pop("tags", ()))
    return pokemon(card_id, name, hp, types, kinds=kinds, evolves_from=below, **more)


def leveled(card_id: str, name: str, hp: int, types: str, **more: Any) -> Card:
    below = name.removesuffix(" LV.X")
    kinds = ("levelup", *more.pop("tags", ()))
    text = f'rule("levels_up", "{below}")'
    return pokemon(card_id, name, hp, types, kinds=kinds, text=text, **more)


def broken(card_id: str, name: str, hp: int, types: str, **more: Any) -> Card:
    below = name.removesuffix(" BREAK")
    kinds = ("break",)
    return pokemon(
        card_id, name, hp, types, kinds, evolves_from=below, text='rule("keeps_previous")', **more
    )


TWO = 'rule("prizes", 2)'
MEGA_LINES = f'rule("ends_turn"); {TWO}'
WEAK_F = [("F", "x", 2)]

# Simple lines

PAWNIARD = pokemon("xy1-81", "Pawniard", 60, "M", attacks=[("Metal Claw", "MC", "20")], retreat=1)
BISHARP = stage("xy1-82", "Bisharp", 90, "M", "Pawniard", attacks=[("Metal Wallop", "MCC", "70")])
CHARMANDER = pokemon("base1-46", "Charmander", 50, "R", attacks=[("Scratch", "C", "10")], retreat=1)
CHARMELEON = stage(
    "base1-24", "Charmeleon", 80, "R", "Charmander", attacks=[("Slash", "RCC", "30")]
)
CHARIZARD = stage(
    "base1-4", "Charizard", 120, "R", "Charmeleon", 2, weaknesses=[("W", "x", 2)], retreat=3
)
BULBASAUR = pokemon("base1-44", "Bulbasaur", 40, "G")
SNORUNT = pokemon("dp2-100", "Snorunt", 50, "W")
FROSLASS = stage("pl4-2", "Froslass", 80, "W", "Snorunt")
MISDREAVUS = pokemon("hgss2-54", "Misdreavus", 50, "P")
MISMAGIUS = stage("hgss2-5", "Mismagius", 90, "P", "Misdreavus")
SANDSHREW = pokemon("base3-1", "Sandshrew", 40, "F")
SANDSLASH = stage("base3-41", "Sandslash", 70, "F", "Sandshrew")
BROCKS_SANDSHREW = pokemon("gym1-71", "Brock's Sandshrew", 40, "F", kinds=("basic", "owner"))
BROCKS_SANDSLASH = stage(
    "gym1-23", "Brock's Sandslash", 60, "F", "Brock's Sandshrew", tags=("owner",)
)
MEOWTH = pokemon("base2-56", "Meowth", 50, "C")
ROCKETS_MEOWTH = pokemon("ex7-46", "Rocket's Meowth", 60, "D", kinds=("basic", "owner"))
PERSIAN = stage("base2-42", "Persian", 70, "C", "Meowth")
DARK_PERSIAN = stage("base5-42", "Dark Persian", 60, "C", "Meowth", tags=("dark",))
GEODUDE = pokemon("base3-47", "Geodude", 50, "F")
GEODUDE_12 = pokemon("t-12", "Geodude LV. 12", 50, "F", level="12")
BROCKS_GEODUDE = pokemon("gym1-66", "Brock's Geodude", 50, "F", kinds=("basic", "owner"))
GRAVELER = stage("base3-37", "Graveler", 60, "F", "Geodude")
KAKUNA = stage("base1-33", "Kakuna", 80, "G", "Weedle")
BEEDRILL_DELTA = stage("ex13-1", "Beedrill δ", 100, "M", "Kakuna", 2, tags=("delta",))
SHELGON_DELTA = stage("ex14-1", "Shelgon δ", 80, "W", "Bagon", tags=("delta",))
SHELGON = stage("ex8-2", "Shelgon", 80, "C", "Bagon")
SALAMENCE = stage("ex3-10", "Salamence", 120, "C", "Shelgon", 2)
PICHU = pokemon(
    "neo1-12",
    "Pichu",
    30,
    "L",
    kinds=("basic", "baby"),
    evolves_to=("Pikachu",),
    text='rule("baby")',
)
PIKACHU = pokemon(
    "xy8-48", "Pikachu", 60, "L", attacks=[("Gnaw", "L", "10")], weaknesses=WEAK_F, retreat=1
)
RAICHU = stage(
    "xy8-49",
    "Raichu",
    90,
    "L",
    "Pikachu",
    attacks=[
        (
            "Thunderclap Shot",
            "LC",
            "",
            'no_damage; after { each x in all(foe)[tag("EX")] { hit(x, 50) } }',
        ),
        ("Electrosmash", "LCC", "70+", "before { f <- flip }; damage(70 + 20 * heads(f))"),
    ],
    weaknesses=WEAK_F,
    resistances=[("M", "-", 20)],
)

# Pokémon-ex and Pokémon-EX

MEWTWO_EX = pokemon(
    "ex1-101",
    "Mewtwo ex",
    100,
    "P",
    kinds=("basic", "ex"),
    attacks=[("Psyburn", "PPC", "60")],
    weaknesses=[("P", "x", 2)],
    retreat=3,
    text=TWO,
)
MEWTWO_EXX = pokemon(
    "bw4-54",
    "Mewtwo-EX",
    170,
    "P",
    kinds=("basic", "EX"),
    attacks=[("Psydrive", "PPC", "120")],
    text=TWO,
)
SCYTHER_EX = pokemon("ex1-102", "Scyther ex", 80, "G", kinds=("basic", "ex"), text=TWO)
SCIZOR_EX = stage("ex10-108", "Scizor ex", 120, "M", "Scyther ex", tags=("ex",), text=TWO)
SCIZOR = stage("ex10-15", "Scizor", 80, "M", "Scyther")
SALAMENCE_EX = stage("ex8-103", "Salamence ex", 160, "C", "Shelgon", 2, tags=("ex",), text=TWO)
KLINKLANG = stage(
    "bw8-90",
    "Klinklang",
    140,
    "M",
    "Klang",
    2,
    tags=("plasma",),
    resistances=[("P", "-", 20)],
    powers=[
        (
            "Plasma Steel",
            "ability",
            'static { prevent(damage, all(me)[typed(M)], attack, from=all(foe)[tag("EX")]) }',
        )
    ],
)
VENUSAUR = stage("xy12-3", "Venusaur", 140, "G", "Ivysaur", 2)
VENUSAUR_EXX = pokemon(
    "xy1-1",
    "Venusaur-EX",
    180,
    "G",
    kinds=("basic", "EX"),
    attacks=[("Jungle Hammer", "GGCC", "90", "after { heal(self, 30) }")],
    retreat=4,
    text=TWO,
)
M_VENUSAUR = pokemon(
    "xy1-2",
    "M Venusaur-EX",
    230,
    "G",
    kinds=("mega", "EX"),
    evolves_from="Venusaur-EX",
    attacks=[
        (
            "Crisis Vine",
            "GGGC",
            "120",
            "after { inflict(defender, paralyzed); inflict(defender, poisoned) }",
        )
    ],
    retreat=4,
    text=MEGA_LINES,
)
KYOGRE_EXX = pokemon("xy5-54", "Kyogre-EX", 180, "W", kinds=("basic", "EX"), text=TWO)
THETA_MAX = ("θ Max", "trait", "on(evolved(self)) { heal_all(self) }")
PRIMAL_KYOGRE = pokemon(
    "xy7-96",
    "Primal Kyogre-EX",
    240,
    "W",
    kinds=("mega", "EX", "primal"),
    evolves_from="Kyogre-EX",
    powers=[THETA_MAX],
    text=MEGA_LINES,
)
RAYQUAZA_EXX = pokemon("xy6-75", "Rayquaza-EX", 170, "C", kinds=("basic", "EX"), text=TWO)
DELTA_EVOLUTION = ("Δ Evolution", "trait", "static(where=hand) { mod(evolve_early, self, set, 2) }")
M_RAYQUAZA = pokemon(
    "xy6-76",
    "M Rayquaza-EX",
    220,
    "C",
    kinds=("mega", "EX"),
    evolves_from="Rayquaza-EX",
    powers=[DELTA_EVOLUTION],
    text=MEGA_LINES,
)
M_STEELIX = pokemon(
    "xy11-68",
    "M Steelix-EX",
    240,
    "MF",
    kinds=("mega", "EX"),
    evolves_from="Steelix-EX",
    attacks=[("Canyon Axe", "MCCCC", "160", "after { each x in bench_of(foe) { hit(x, 10) } }")],
    text=MEGA_LINES,
)


def spirit_link(card_id: str, species: str) -> Card:
    """The Tool that keeps a Mega Evolution from ending the turn."""
    text = f'static {{ mod(mega_ends_turn, host[named("M {species}-EX")], forbid) }}'
    return trainer(card_id, f"{species} Spirit Link", "tool", text)


VENUSAUR_LINK = spirit_link("xy12-89", "Venusaur")
CHARIZARD_LINK = spirit_link("xy12-75", "Charizard")

# Trainers that change stages or search for cards

SPRAY = trainer(
    "xy12-76",
    "Devolution Spray",
    "item",
    "needs(any_of(all(me)[evolved])); play { x <- choose(all(me)[evolved]); devolve(x, hand) }",
)
REWIND = trainer("t-30", "Rewind", "item", "play { devolve(all(foe)[evolved], hand) }")
BREEDER = trainer(
    "base1-76",
    "Pokémon Breeder",
    "item",
    "play { x <- choose(all(me)[basic and not new]);"
    " c <- choose(hand(me)[stage2 and can_follow(x)]); evolve(c, x) }",
)
LEVEL_MAX = trainer(
    "pl1-107",
    "Level Max",
    "item",
    'play { f <- flip; if heads(f) > 0 { c <- search(deck(me)[tag("levelup")]);'
    " x <- choose(all(me)[same_name(c)]); level_up(c, x); shuffle(me) } }",
)
TIME_SPACE = trainer(
    "pl1-104", "Broken Time-Space", "stadium", "static { mod(evolve_early, all(both), set, 1) }"
)
FETCH_BASIC = trainer(
    "t-31", "Basic Call", "item", "play { x <- search(deck(me)[basic]); move(x, hand) }"
)
FETCH_ANY = trainer(
    "t-32", "Any Call", "item", "play { x <- search(deck(me)[pokemon]); move(x, hand) }"
)
FETCH_STAGE2 = trainer(
    "t-33", "Peak Call", "item", "play { x <- search(deck(me)[stage2]); move(x, hand) }"
)
FETCH_EVOLUTION = trainer(
    "t-34", "Growth Call", "item", "play { x <- search(deck(me)[evolution]); move(x, hand) }"
)
RAISE = trainer("t-35", "Raise", "item", "play { x <- choose(discards(me)[pokemon]); bench(x) }")
HURT_BASIC = trainer("t-36", "Basic Bane", "item", "play { counters(all(both)[basic], 1) }")
HURT_UNEVOLVED = trainer(
    "t-37", "Seed Bane", "item", "play { counters(all(both)[not evolved], 1) }"
)
HURT_EVOLVED = trainer("t-38", "Growth Bane", "item", "play { counters(all(both)[evolved], 1) }")
GATHER = trainer("t-39", "Gather", "item", "play { x <- choose(all(me)); return_mon(x, hand) }")
