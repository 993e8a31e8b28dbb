"""Words that are conditions."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

CONDITIONS: Final[Table] = {
    "always": ("", "True."),
    "never": ("", "False."),
    "not": ("condition:cond", "The condition does not hold."),
    "and": ("left:cond right:cond", "Both conditions hold."),
    "or": ("left:cond right:cond", "At least one condition holds."),
    "compare": ("left:num how:compare right:num", "Compare two numbers."),
    "any_of": ("of:any", "There is at least one."),
    "is": ("what:any filter:filter", "There is at least one, and each of them fits."),
    "did": ("var:var", "The effect bound to the variable happened."),
    "all_heads": ("var:var", "Every coin came up heads."),
    "my_turn": ("", "It is this player's turn; between turns it is neither player's."),
    "their_turn": ("", "It is the other player's turn."),
    "first_turn": ("player:player", "It is that player's first turn."),
    "went_first": ("player:player", "That player took the first turn of the game."),
    "bench_full": ("player:player", "The Bench is full."),
    "used_last_turn": ("attack:text", "This Pokémon used that attack in its last turn."),
    "knocked_out_last_turn": (
        "player:player",
        "One of that player's Pokémon was Knocked Out in the last turn.",
    ),
    "entered_this_turn": ("who:mons", "It came into play this turn."),
    "played_this_turn": ("who:mons", "It came into play from a hand this turn."),
    "event_cause": ("cause:cause", "The event has that kind of cause."),
    "event_from": ("who:mons", "The event comes from one of these Pokémon."),
    "event_by_attack": ("", "An attack causes the event, by damage or otherwise."),
    "event_by_hand": ("", "The card of the event came from a hand."),
    "supporter_played": ("player:player", "That player has played a Supporter this turn."),
    "already": (
        "who:mons *conditions:condition",
        "It had one of these conditions, or any, before an attack this turn gave it another.",
    ),
    "cured_by_evolving": (
        "who:mons condition:condition",
        "It had that condition when it evolved this turn.",
    ),
    "evolved_this_turn": ("who:mons", "It evolved this turn."),
    "evolved_from": ("who:mons name:text", "It evolved this turn from a card of that name."),
    "came_up_this_turn": ("who:mons", "It moved from the Bench to Active this turn."),
    "healed_this_turn": ("who:mons", "Damage was removed from it this turn."),
    "hurt_active_last_turn": (
        "who:mons",
        "An attack damaged it in the turn before, while it was Active.",
    ),
    "attacked_last_turn": (
        "who:mons",
        "It attacked in its player's last turn; for a whole side, one of its Pokémon did.",
    ),
    "team_used_last_turn": (
        "player:player attack:text",
        "One of that player's Pokémon used that attack in their last turn.",
    ),
    "limit_used": (
        "player:player shared:text",
        "That player has used the once-a-game effect of that name.",
    ),
    "attack_is": ("name:text", "The current attack has that name."),
    "attack_in": ("of:attacks", "The current attack is one of those."),
    "pays_for": ("attack:attacks", "This Pokémon has the Energy that attack costs."),
    "event_from_zone": ("place:place", "The card of the event came from there."),
    "event_to_zone": ("place:place", "The card of the event goes there."),
    "event_power": ("power:power", "The power used is of that kind."),
    "attacked_this_turn": ("who:mons", "It has attacked this turn."),
    "leveled_this_turn": ("who:mons", "It leveled up this turn."),
    "event_condition": ("condition:condition", "The event gives that Special Condition."),
    "falls": (
        "who:mons",
        "It is being Knocked Out, or has left play; effects that may prevent it come first.",
    ),
    "attack_concerns": ("who:mons", "The current attack may affect it."),
    "struck_last_turn": (
        "who:mons attack:text",
        "That attack damaged it or gave it a condition in this player's last turn.",
    ),
}
