"""Words that are numbers."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

NUMBERS: Final[Table] = {
    "count": ("of:any", "The number of items."),
    "units": ("on:mons type:type=any", "Energy on these Pokémon, in units."),
    "unpaid": ("type:type=any", "Energy beyond what the attack's cost needs, in units."),
    "counters_on": ("on:mons", "Damage counters on these Pokémon."),
    "heads": ("var:var", "Coins that came up heads."),
    "tails": ("var:var", "Coins that came up tails."),
    "prizes_left": ("player:player", "Prizes a player has left."),
    "hp_left": ("on:mons", "HP minus damage."),
    "hp_of": ("on:mons", "Full HP."),
    "retreat_of": ("on:mons", "Retreat Cost now."),
    "dealt": ("", "Damage the attack did to the defender."),
    "last_damage": (
        "on:mons",
        "Damage of the last attack that damaged it in the opponent's last turn.",
    ),
    "base_damage": ("", "The printed damage."),
    "event_amount": ("", "The amount of the event."),
    "markers_on": ("on:mons name:text", "Named markers on these Pokémon."),
    "turns_taken": ("player:player", "Turns a player has begun."),
    "types_among": ("of:any", "How many different types there are among them."),
    "add": ("left:num right:num", "Sum."),
    "sub": ("left:num right:num", "Difference."),
    "mul": ("left:num right:num", "Product."),
    "half_up": ("value:num", "Half, rounded up to a multiple of ten."),
    "half_down": ("value:num", "Half, rounded down to a multiple of ten."),
    "least": ("left:num right:num", "The smaller."),
    "most": ("left:num right:num", "The larger."),
    "bench_room": ("player:player", "Free places on a player's Bench."),
    "prizes_gone": ("player:player", "Prizes a player has taken."),
    "prizes_taken_last_turn": ("player:player", "Prizes a player took in their own last turn."),
    "energy_played": (
        "player:player",
        "Energy cards a player has attached by the rules this turn.",
    ),
    "conditions_on": ("on:mons", "Special Conditions on these Pokémon."),
    "printed_hp": ("of:cards", "HP printed on these cards."),
    "units_in": ("of:cards type:type=any", "Energy these cards provide, in units."),
    "unpaid_cards": (
        "filter:filter",
        "Matching Energy cards beyond what the attack's cost needs.",
    ),
}
