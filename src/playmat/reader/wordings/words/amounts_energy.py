"""Energy that a text counts: in all of play, by kind, by type, by name."""

from __future__ import annotations

from playmat.reader.grammar import row, same

same("energy_place", "attached to [{target}|[all of]? {pokemons}]", cost=1)
row(
    "energy_place",
    "join(?left, ?right)",
    "attached to [both]? {left:pokemon} and [to]? {right:pokemon}",
    "attached to [all of]? {left:pokemons} and [to]? [all of]? [{right:pokemons}|{right:pokemon}]",
    cost=2,
)
row(
    "energy_place",
    "all(both)",
    "attached to all [of the]? Pokémon in play",
    "attached to both your and your opponent's Pokémon",
    "in play",
)
for _number, _words in (
    ("units(?on)", "Energy {on:energy_place}"),
    ("units(?on, ?type)", "{type} Energy {on:energy_place}"),
    ("count(@where(energy_on(?to), ?kind))", "{kind:attached_kind} {to:energy_place}"),
    ("count(energy_on(?to))", "Energy card(s) attached to [{to:pokemon_set}|{to:target}]"),
    (
        "count(@where(energy_on(?to), provides(?type)))",
        "{type} Energy card(s) {to:energy_place}",
    ),
):
    row("counted", _number, _words)
