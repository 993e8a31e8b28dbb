"""Names of cards, attacks and teams nobody has heard of yet, read as names wherever one stands."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import FOES_ACTIVE, on, plain_name

KNOWN_TEAMS = ("Plasma", "Aqua", "Magma")
"""Teams that have a sign of their own on their cards, or words of their own."""

SHORT = {"Prism Star": "prism", "ACE SPEC": "ace"}
"""Kinds whose tag is shorter than what cards say."""


@rule("attached_kind", "{n:name} [card(s)]?", cost=3)
def held_by_name(n: str) -> Node | None:
    return node("named", n) if plain_name(n) else None


@rule("pokemon_word", "Team {n:name}", cost=1)
def of_a_team(n: str) -> Node | None:
    lone = " " not in n and plain_name(n) and n not in KNOWN_TEAMS
    return node("name_has", f"Team {n}") if lone else None


# --- one attack of somebody ---------------------------------------------------------------------
@rule(
    "modifier",
    "{who:pokemon} 's {a:name} attack does {n:number} {sign:more_or_less} damage [to "
    "{whom:attacked}]? [{stage:damage_stage}]?",
    cost=1,
)
def one_attack(
    who: Node, a: str, n: int, sign: int, whom: Arg = FOES_ACTIVE, stage: str = "any"
) -> Node:
    more = node("mod", "damage_dealt", who, "add", sign * n, stage=stage, **{"from": whom})
    return on(who, node("as_long_as", node("attack_is", a), (more,)))


@rule("modifier", "{who:pokemon} 's {a:name} attack 's base damage is {n:number}")
def one_attacks_base(who: Node, a: str, n: int) -> Node:
    base = node("mod", "damage_dealt", who, "set", n, stage="base")
    return on(who, node("as_long_as", node("attack_is", a), (base,)))


# --- kinds of later years -------------------------------------------------------------------------
for _tag, _word in (("gx", "=Pokémon-GX"), ("v", "Pokémon =V"), ("vmax", "Pokémon VMAX")):
    phrase("pokemon_kind", node("tag", _tag), _word)
row("pokemon_kind", "tag(vstar)", "Pokémon VSTAR")
row("pokemon_kind", "fits_both(tag(mega), tag(ex))", "Mega Evolution Pokémon =ex")
row("pokemon_kind", "tag(ultra_beast)", "Ultra Beast(s)")
row("pokemon_kind", "tag(radiant)", "Radiant Pokémon")
row("pokemon_word", "fits_not(tag(ultra_beast))", "non-Ultra Beast")
for _word in (
    "Single Strike",
    "Rapid Strike",
    "Fusion Strike",
    "TAG TEAM",
    "Prism Star",
    "Ancient",
    "Future",
    "Tera",
    "ACE SPEC",
):
    _tag = SHORT.get(_word, _word.lower().replace(" ", "_"))
    phrase("pokemon_word", node("tag", _tag), _word)
    phrase("card_kind", node("tag", _tag), f"{_word} card(s)")


@rule("card_kind", "{sort:pokemon_word} {kind:card_kind}")
def kind_of_a_sort(sort: Node, kind: Node) -> Node | None:
    plain = kind.word in ("trainer", "supporter", "item", "stadium_card", "tool", "energy")
    return node("fits_both", kind, sort) if plain and sort.word == "tag" else None


row("pokemon_word", "tag(ultra_beast)", "Ultra Beast")
row(
    "pokemon_words",
    "fits_any(fits_both(?left, ?right), fits_both(?c, ?d))",
    "{left:pokemon_word} {right:pokemon_word} [and|or] {c:pokemon_word} {d:pokemon_word}",
    cost=1,
)


@rule("card_kind", "{sort:pokemon_word} Trainer card(s)", cost=2)
def trainers_of_a_sort(sort: Node) -> Node | None:
    return node("fits_both", node("$trainer"), sort) if sort.word == "tag" else None
