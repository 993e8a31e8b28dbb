"""More kinds of cards with their printed facts: BREAK, LV.X, SP, LEGEND, Restored, held items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playmat.cards.card import Card
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset
from tests.rules import cards_stages
from tests.rules.cards_course import pokemon, trainer
from tests.rules.cards_stages import TWO, broken, leveled, stage

# BREAK and LV.X

RAICHU_BREAK = broken(
    "xy8-50",
    "Raichu BREAK",
    130,
    "L",
    attacks=[("Grand Bolt", "LCC", "170", "after { discard(energy_on(self)) }")],
)
CARBINK = pokemon(
    "xy2-68",
    "Carbink",
    70,
    "Y",
    weaknesses=[("M", "x", 2)],
    resistances=[("D", "-", 20)],
    retreat=2,
)
CARBINK_BREAK = broken("xy10-51", "Carbink BREAK", 110, "F", attacks=[("Diamond Gift", "F", "20")])
CHESNAUGHT = stage("xy8-11", "Chesnaught", 140, "G", "Quilladin", 2)
CHESNAUGHT_BREAK = broken("xy8-12", "Chesnaught BREAK", 190, "G")
EMPOLEON = stage(
    "dp1-4",
    "Empoleon",
    130,
    "W",
    "Prinplup",
    2,
    attacks=[
        ("Ice Blade", "WC", "", "no_damage; after { x <- choose(all(foe)); hit(x, 40) }"),
        ("Aqua Jet", "WWC", "70"),
    ],
    weaknesses=[("L", "+", 30)],
    retreat=2,
)
EMPOLEON_X = leveled(
    "dp1-120",
    "Empoleon LV.X",
    140,
    "W",
    attacks=[("Hydro Impact", "WWW", "", "no_damage; after { x <- choose(all(foe)); hit(x, 80) }")],
    powers=[("Supreme Command", "power", "power(once, off=is(self, afflicted)) { draw(me, 1) }")],
    weaknesses=[("L", "+", 30)],
    retreat=2,
)
EMPOLEON_BREAK = broken(
    "xyp-XY134",
    "Empoleon BREAK",
    170,
    "W",
    attacks=[("Emperor's Command", "WC", "30x", "damage(30 * count(all(foe)))")],
)
GASTLY = pokemon("dp7-62", "Gastly", 50, "P")
HAUNTER = stage("dp7-38", "Haunter", 80, "P", "Gastly")
GENGAR = stage(
    "dp7-18",
    "Gengar",
    110,
    "P",
    "Haunter",
    2,
    attacks=[
        ("Shadow Room", "P", "", "no_damage; after { x <- choose(all(foe)); counters(x, 3) }"),
        ("Poltergeist", "PC", "30x", "damage(30 * count(hand(foe)[trainer]))"),
    ],
    powers=[
        (
            "Fainting Spell",
            "power",
            "on(knocked_out(self), if=event_cause(attack) and their_turn, may=me)"
            " { f <- flip; if heads(f) > 0 { knock_out(event_other) } }",
        )
    ],
    weaknesses=[("D", "+", 30)],
)
GENGAR_X = leveled(
    "pl4-97",
    "Gengar LV.X",
    140,
    "P",
    attacks=[
        (
            "Compound Pain",
            "PPC",
            "",
            "no_damage; after { each x in all(foe)[damaged] { hit(x, 30) } }",
        )
    ],
    powers=[
        (
            "Level-Down",
            "power",
            'power(once, off=is(self, afflicted)) { x <- choose(all(foe)[tag("levelup")]); '
            "level_down(x, deck); shuffle(foe) }",
        )
    ],
    weaknesses=[("D", "x", 2)],
)
HEATRAN = pokemon("dp6-6", "Heatran", 90, "R")
HEATRAN_X = leveled("dp7-97", "Heatran LV.X", 120, "R", retreat=4)
CRESSELIA = pokemon("dp4-2", "Cresselia", 80, "P")
CRESSELIA_X = leveled(
    "dp4-103",
    "Cresselia LV.X",
    100,
    "P",
    attacks=[
        (
            "Moon Skip",
            "PPC",
            "40",
            "before { lasting(this_attack) { mod(prizes_for, active(foe), add, 1, from=self) } }",
        )
    ],
)

# Pokémon SP

ABSOL = pokemon("dp3-18", "Absol", 70, "D")
ABSOL_G = pokemon(
    "pl3-1", "Absol G", 70, "D", kinds=("basic", "sp"), attacks=[("Doom News", "DCC", "")]
)
ABSOL_G_X = leveled(
    "pl3-141", "Absol G LV.X", 100, "D", tags=("sp",), attacks=[("Darkness Slugger", "DC", "30")]
)
DIALGA = pokemon("pl1-5", "Dialga", 90, "M")
DIALGA_G = pokemon(
    "pl1-7",
    "Dialga G",
    100,
    "M",
    kinds=("basic", "sp"),
    attacks=[
        (
            "Deafen",
            "MC",
            "10",
            "after { lasting(foe_next_turn) { forbid_play(foe, plain_trainer or stadium_card) } }",
        )
    ],
)
DIALGA_G_X = leveled(
    "pl1-122", "Dialga G LV.X", 120, "M", tags=("sp",), attacks=[("Remove Lost", "MMCC", "80")]
)
TURTWIG_GL = pokemon("pl2-76", "Turtwig GL", 60, "G", kinds=("basic", "sp"))
TURTWIG = pokemon("dp1-103", "Turtwig", 60, "G")
GROTLE = stage("dp1-49", "Grotle", 80, "G", "Turtwig")

# Pokémon LEGEND


def halves(
    set_id: str, upper: int, name: str, hp: int, types: str, **more: Any
) -> tuple[Card, Card]:
    one, other = (
        pokemon(f"{set_id}-{n}", name, hp, types, kinds=("legend",), **more)
        for n in (upper, upper + 1)
    )
    return one, other


SUICUNE_ENTEI = halves(
    "hgss2",
    94,
    "Suicune & Entei LEGEND",
    160,
    "WR",
    attacks=[("Bursting Inferno", "RCC", "80", "after { inflict(defender, burned) }")],
    weaknesses=[("L", "x", 2), ("W", "x", 2)],
    text=TWO,
)
HO_OH = halves("hgss1", 111, "Ho-Oh LEGEND", 140, "R")
ENTEI_RAIKOU = halves(
    "hgss2",
    90,
    "Entei & Raikou LEGEND",
    140,
    "RL",
    weaknesses=[("W", "x", 2), ("F", "x", 2)],
    text=TWO,
)

# Restored Pokémon

ARCHEN = pokemon(
    "bw3-66", "Archen", 80, "F", kinds=("restored",), text='rule("bench_only_by", "Plume Fossil")'
)
ARCHEOPS = stage(
    "bw3-67",
    "Archeops",
    130,
    "F",
    "Archen",
    powers=[("Ancient Power", "ability", "static { mod(can_evolve, all(both), forbid) }")],
)
OLD_ARCHEOPS = stage("t-67", "Archeops", 130, "F", "Archen")
PLUME_FOSSIL = trainer(
    "bw3-93",
    "Plume Fossil",
    "item",
    'useful(always); play { x <- search(bottom(me, 7)[named("Archen")]); bench(x); shuffle(me) }',
)
KABUTO_RESTORED = pokemon(
    "xy10-38",
    "Kabuto",
    80,
    "F",
    kinds=("restored",),
    text='rule("bench_only_by", "Dome Fossil Kabuto")',
)
KABUTO = stage("base3-50", "Kabuto", 30, "F", "Mysterious Fossil")
KABUTOPS_2 = stage("base3-9", "Kabutops", 60, "F", "Kabuto", 2)
KABUTOPS_1 = stage("xy10-39", "Kabutops", 150, "F", "Kabuto")
OMANYTE = pokemon(
    "xy10-17",
    "Omanyte",
    80,
    "W",
    kinds=("restored",),
    text='rule("bench_only_by", "Helix Fossil Omanyte")',
)
OMASTAR = stage(
    "xy10-18",
    "Omastar",
    120,
    "W",
    "Omanyte",
    powers=[
        (
            "Restoring Beam",
            "ability",
            'power(once) { x <- search(deck(me)[tag("restored")]); bench(x); shuffle(me) }',
        )
    ],
    attacks=[("Spinning Attack", "WC", "60")],
)
OMASTAR_BREAK = broken("xy10-19", "Omastar BREAK", 140, "W")
TWIST_MOUNTAIN = trainer(
    "bw5-101",
    "Twist Mountain",
    "stadium",
    "power(once_player) { f <- flip; if heads(f) > 0"
    ' { x <- choose(hand(me)[tag("restored")], 0, 1); bench(x) } }',
)

# Held items

DUSK_STONE = ("Dusk Stone", "held", "static { mod(evolve_early, self, set, 1) }")
MURKROW = pokemon("dp3-95", "Murkrow", 50, "D", powers=[DUSK_STONE])
PLAIN_MURKROW = pokemon("dp2-90", "Murkrow", 60, "D")
HONCHKROW = stage("dp2-10", "Honchkrow", 90, "D", "Murkrow")
WACAN = (
    "Wacan Berry",
    "held",
    "static { mod(damage_taken, self, add, -20, stage=after, from=all(foe)[typed(L)]) }",
)
BIDOOF = pokemon(
    "dp2-73", "Bidoof", 60, "C", powers=[WACAN], weaknesses=[("F", "+", 10)], retreat=2
)


def defined(names: dict[str, Any]) -> tuple[Card, ...]:
    return tuple(value for value in names.values() if isinstance(value, Card))


BAG = (
    *defined(vars(cards_stages)),
    *defined(globals()),
    *(half for pair in (SUICUNE_ENTEI, HO_OH, ENTEI_RAIKOU) for half in pair),
)


def lay(
    rules: str | Ruleset, you: str, foe: str = "Charmander", cards: Sequence[Card] = (), **more: Any
) -> Duel:
    """Set up a position with these cards."""
    return scenario(rules, you, foe, cards=(*BAG, *cards), **more)


def found(duel: Duel, name: str) -> bool:
    """Whether a card of that name may be picked now."""
    return any(option.startswith(f"pick {name} (") for option in duel.options)
