"""The marks of the reader: meanings that only the surrounding words can resolve.

A rule reads "that Pokémon" as ``$that(mons)``, and a later step replaces it by a variable. Each
table is named after the module below ``reader`` that resolves its marks; some are resolved
differently for attacks, powers and Trainer cards. Sorts are those of the card language; "part" is
passed to the surrounding rule, and "note" is a remark on statements or the whole face, not a
statement itself. Plain strings that begin with ``$`` are in ``NAMES`` and ``VARIABLES``.
"""

from __future__ import annotations

from typing import Final

from playmat.lang.marks import Table, add_marks

DISCOURSE: Final[Table] = {
    "$pick": (
        "any",
        "from:any least:num most:num by:player",
        "What a player picks, as a variable bound before.",
    ),
    "$search": (
        "cards",
        "from:any most:num least:num by:player",
        "What a player finds by looking through a zone.",
    ),
    "$random": ("cards", "from:any count:num", "Cards taken at random."),
    "$different": (
        "cards",
        "from:any by:player most:num least:num who",
        "Cards found that differ in type or name.",
    ),
    "$unlike": (
        "cards",
        "from:any by:player least:num most:num who",
        "Cards picked that differ in type or name.",
    ),
    "$found": ("effect", "pick", "Only picks; later words refer to it."),
    "$it": ("any", "", "What was mentioned last, of the sort that fits."),
    "$that": ("any", "sort kind=", "What was mentioned last, of a sort: mons, cards, attacks."),
    "$them": ("any", "sort=", "The several things mentioned last, as in “1 of them”."),
    "$number": ("num", "", "The number counted or mentioned last."),
    "$held": ("mons", "mon:mons", "A Pokémon as it is now, for lasting effects."),
    "$looked": ("cards", "", "The cards looked at last."),
    "$at_hand": ("cards", "", "The cards looked at last, or else the player's hand."),
    "$others": ("cards", "sort", "The cards looked at or found, without those picked from them."),
    "$all": ("cards", "cards", "These cards; later words refer to them."),
    "$order": ("cards", "cards by:player", "Cards that a player first puts in order."),
    "$revealed": ("cards", "kind", "All cards of a kind revealed so far."),
    "$done": ("any", "*word", "The result of the last statement with one of these words."),
    "$made": (
        "any",
        "kind *word",
        "The result of the last statement, or of the last with one of these words.",
    ),
    "$result": ("any", "", "The result of the last statement."),
    "$did": ("cond", "", "The last statement did something: “if you do”."),
    "$so": ("cond", "", "This Pokémon is in the state that ``$even_if`` allows."),
    "$old": ("mons", "", "The Active Pokémon before the last switch."),
    "$newcomer": ("mons", "", "The Pokémon that the last switch made Active."),
    "$actives": ("mons", "", "All Active Pokémon of the opponent."),
    "$namesake": (
        "filter",
        "name=",
        "A name, or only this Pokémon, depending on the year of the card.",
    ),
    "$each": ("effect", "of do:block", "Done for each one."),
    "$each_own": ("effect", "of do:block", "Done for each one, with its own count."),
    "$each_one": ("any", "", "The current one of ``$each``."),
    "$count": ("effect", "n:num", "A count for ``$number``."),
    "$last": ("effect", "variable", "Makes this the variable that ``$did`` tests."),
    "$until": ("effect", "player kind", "Reveals cards of a deck until one of a kind comes up."),
    "$cannot": ("effect", "do:block", "Done if the last statement was impossible."),
}

MENTIONS: Final[Table] = {
    "$drawn": ("cards", "", "The cards drawn last."),
}

OF_SEVERAL: Final[Table] = {}

AMENDMENTS: Final[Table] = {
    "$ends": ("note", "which=", "An effect ends when its Pokémon, or either, leaves or evolves."),
    "$if_paid": ("note", "", "The copied attack needs its Energy."),
    "$at_most_count": ("note", "n:num", "No more than n of them are counted."),
    "$then": ("effect", "do:block", "Done after one outcome of the last statement."),
    "$switched": ("effect", "do:block", "Done to the Pokémon that the last switch made Active."),
    "$hit_flags": ("note", "flags", "What does not affect the damage just mentioned."),
    "$not_twice": ("note", "n:num name", "The n more damage do not stack."),
    "$same": ("any", "", "The other player does the same; or the target of the statement before."),
    "$otherwise": ("effect", "do:block", "Done if the last test fails."),
    "$earlier": ("note", "", "The last statement happens before the damage."),
    "$coin_each": ("effect", "mons", "A coin for each, which the next sentence tests."),
    "$either": ("effect", "do:block", "Done even if the attack does nothing."),
    "$used": ("effect", "do:block", "Done whenever the power is used."),
}

LEFT_BEHIND: Final[Table] = {
    "$react": ("effect", "span whom word moment condition:cond do:block", "A reaction that lasts."),
    "$open": ("effect", "whom mods", "Modifiers that hold until a note says what ends them."),
}

REPLACEMENTS: Final[Table] = {
    "$in_place": ("effect", "condition:cond do:block", "Replaces the last statement."),
    "$may_instead": ("effect", "condition:cond do:block", "Replaces it if the player wants."),
    "$moved": ("effect", "n:num", "In such a block: n counters, moved the same way."),
    "$milled": ("effect", "n:num", "In such a block: n cards, discarded from the same deck."),
    "$too": ("effect", "do:block", "Continues the outcome of the last statement."),
    "$if_toss": ("effect", "do:block", "Done to each one whose coin is heads."),
    "$unless": ("note", "condition:cond", "The last statement does not happen then."),
    "$at_least": ("note", "n:num", "At least n cards must be picked."),
    "$deeper": ("note", "n:num", "The Pokémon wakes only if n coins are heads."),
    "$first": ("effect", "do:block", "Done before everything mentioned so far."),
    "$coin_no": ("cond", "n:num side", "The n-th coin shows that side."),
    "$if_prevented": ("note", "", "The attack does nothing if its effect is prevented."),
    "$leveling": ("note", "", "Putting the card on its Pokémon levels it up."),
    "$as_basic": ("note", "", "The Pokémon put onto the Bench counts as Basic."),
}

SAID_LATER: Final[Table] = {
    "$while_active": ("note", "", "The lasting effect ends on the Bench."),
    "$whoever_it_is": ("note", "", "The lasting effect is on any later Active Pokémon."),
    "$conditions": ("effect", "conditions", "A Special Condition that the player picks."),
    "$condition_for": ("note", "mon:mons", "The Pokémon that gets the condition just picked."),
    "$evolving": ("note", "", "The card just attached evolves its Pokémon."),
    "$stronger": ("note", "condition points:num", "The condition just inflicted does more damage."),
    "$chooser": ("note", "who", "The player who makes the last choice."),
    "$cap": ("note", "n:num deed=", "The maximum of a number mentioned before."),
    "$marked_once": ("note", "name", "A Pokémon has only one marker of that name."),
}

REMARKS: Final[Table] = {
    "$must": ("note", "", "The last statements are the price of the card."),
    "$foe_first": ("note", "", "The opponent goes first."),
    "$likewise": ("note", "may=", "The opponent does the same, or may do it."),
    "$only": ("note", "filter", "Narrows the last choice of one's own Pokémon."),
    "$except": ("note", "filter", "Excludes cards from the last choice."),
    "$searched": ("note", "", "The player who searched shuffles."),
    "$room": ("note", "", "Done only while there is room on the Bench."),
    "$or": ("effect", "do:block", "An alternative that the player may choose."),
    "$options": ("effect", "", "Options follow."),
    "$option": ("effect", "do:block", "One of the options."),
    "$both_too": ("note", "", "All the options may be picked."),
    "$which": ("effect", "", "The player picks one of the two players."),
    "$alone": ("effect", "do:block", "Done when one copy of this card is played."),
    "$paired": ("effect", "do:block", "Done when two copies are played at the same time."),
}

ATTACK: Final[Table] = {
    "$base": ("effect", "n:num", "The printed damage is n; checked, then dropped."),
    "$damage": ("effect", "n:num count:num", "The damage is n for each."),
    "$set": ("effect", "n:num", "The damage is n, under some condition."),
    "$flags": ("note", "flags", "What the damage is not affected by."),
    "$needs": ("note", "condition:cond", "It can only be used or played then."),
    "$limit": ("note", "how kind=", "How often it can be used."),
    "$price": ("note", "units condition:cond", "It can also be used for this cost."),
    "$even_if": ("note", "state", "It can be used anyway."),
    "$pay": ("effect", "do:block", "The price of using or playing it."),
    "$before": ("effect", "do:block", "Done before the damage in any case."),
}

POWER: Final[Table] = {
    "$power": (
        "clause",
        "how condition:cond do:block",
        "May be used during the player's own turn.",
    ),
    "$static": ("clause", "condition:cond mods", "Modifiers that hold while a condition does."),
    "$gear": ("clause", "condition:cond mods", "The same for a Pokémon card that is a Tool."),
    "$on": ("clause", "event condition:cond may *spoken do:block", "A reaction to an event."),
    "$instead": (
        "clause",
        "event condition:cond may *spoken do:block",
        "A reaction before an event.",
    ),
    "$off": ("note", "condition:cond", "The whole face does not work then."),
    "$how": ("note", "how", "How often it may be used."),
    "$where": ("note", "zone", "The zone from which it works."),
    "$onto": ("note", "mons", "The Pokémon to which the card may be attached."),
    "$keep": ("note", "condition:cond", "The condition for the card to stay attached."),
    "$provide": ("note", "units condition:cond=", "The Energy that the card provides."),
    "$early": ("note", "", "Used before the attack of the turn."),
    "$turnly": ("note", "", "Only one of this name may be used in a turn."),
    "$unique": ("note", "when", "Several of this name do not stack."),
    "$bound": ("note", "n:num deed=", "The last number is at most n."),
    "$shed": ("note", "", "Cards attached to the Pokémon are discarded when it leaves."),
    "$unfallen": ("note", "", "The effect may not Knock Out a Pokémon."),
    "$between_at_will": ("event", "", "Any time between turns."),
}

POWER_HANDLERS: Final[Table] = {
    "$enters": ("event", "mon:mons", "Comes into play from the hand: benched or evolved."),
}

POWER_MARKS: Final[Table] = {
    "$this": ("cards", "", "This card, in play or not."),
    "$either_player": ("effect", "", "The player picks either player for what follows."),
}

TRAINER: Final[Table] = {
    "$rule": ("clause", "name *values", "A rule line."),
    "$clause": ("clause", "clause", "A clause of the card language."),
    "$reacts": ("note", "event condition:cond", "The card is played in reaction to this event."),
    "$can_draw": ("cond", "", "A card can be drawn."),
    "$except_paid": ("note", "", "Cards that were paid do not count."),
    "$such": ("filter", "", "Placeholder for a kind of Pokémon."),
}

TWO_SIDED: Final[Table] = {
    "$faces": ("note", "", "The player chooses which way the card faces."),
}

ENERGY: Final[Table] = {
    "$kept": ("cond", "condition:cond", "A condition for the card to stay attached."),
    "$ignore": ("note", "condition:cond", "The earlier effects only hold then."),
}

ERA: Final[Table] = {
    "$trainer": ("filter", "", "A Trainer card; the kinds included depend on the year."),
}

RULES: Final[Table] = {
    "$any": ("filter", "", "No filter."),
    "$mods": ("part", "whom mods", "Modifiers and their bearer."),
    "$bearer": ("part", "", "The bearer of joined modifiers."),
    "$attached": ("part", "mons", "The place of cards that are attached."),
    "$event": ("part", "event condition:cond *spoken", "An event and what later words refer to."),
    "$said": ("part", "sort what", "Something in an event that later words refer to."),
    "$reaction": ("part", "whom word moment condition:cond", "The event of a lasting reaction."),
    "$ailing": ("part", "mons condition", "Pokémon with a Special Condition."),
    "$from": ("part", "players cause=", "The source of harm: attacks, or another cause."),
    "$cmp": ("part", "sign n:num", "A comparison with what a player has."),
    "$up_to": ("num", "of:num most:num noun=", "A count whose product has a limit."),
    "$q": ("part", "least:num most:num", "The least and the most to be picked."),
}

add_marks(
    {
        "discourse/discourse": DISCOURSE,
        "discourse/mentions": MENTIONS,
        "discourse/of_several": OF_SEVERAL,
        "discourse/amendments": AMENDMENTS,
        "discourse/left_behind": LEFT_BEHIND,
        "discourse/replacements": REPLACEMENTS,
        "discourse/said_later": SAID_LATER,
        "discourse/remarks": REMARKS,
        "faces/attack": ATTACK,
        "faces/power": POWER,
        "faces/power_handlers": POWER_HANDLERS,
        "faces/power_marks": POWER_MARKS,
        "faces/trainer": TRAINER,
        "faces/trainer_two_sided": TWO_SIDED,
        "faces/energy": ENERGY,
        "passes/era": ERA,
        "rules": RULES,
    }
)

NAMES: Final = {
    "$who": "the player who does it, filled in by the rule around it",
    "$their": "the player of “his or her”",
    "$player": "“that player”, in whose turn a Stadium is used, or who was picked",
    "$rival": "the opponent of ``$player``",
    "$nobody": "the opponent of the player an event happens to, who cannot be named",
    "$side": "the player whom a half of a Stadium faces, or the player compared",
    "$either": "either player, of whose things one is picked",
    "$own": "the name of the card",
    "$card": "the name of the card",
    "$name": "the name of the attack or power",
    "$mega": "the name of the card after “M”",
    "$own_type": "the type that the Energy card is named after",
    "$coins": "the coins flipped last",
    "$condition": "the one Special Condition that a test asks about",
    "$open": "the span of what no note has ended yet",
    "$mon": "the Pokémon that is measured, or those of a player",
}
"""Plain strings for a player, a name, a type and so on."""

_BOUND: Final = (
    "$answering $c $drawn $e $from $given $got $had $leaves $more $n "
    "$new $old $option $other $set $tails $turned $twin $type"
)
VARIABLES: Final = frozenset(_BOUND.split())
"""Variables of unfinished programs, renamed at the end."""

STEMS: Final = ("$active_", "$asked", "$done_", "$paid_", "$units_")
"""Beginnings of variables that a pass numbers."""
