"""The dictionary of the card language: every word, its sort, parameters and meaning in a line.

The parser, the printer, the checker, the linker and ``docs/language.md`` are all driven by this
table.  A parameter is written ``name:sort`` with ``=default`` when it may be left out and ``*`` in
front when it may be repeated.  Sorts are what an argument must be:

effect, num, cond, mons (Pokémon in play), cards, attacks, any (one of the three before), filter,
player, zone, type, condition, text (a quoted name), var, block, mods (a block of modifiers and
handlers), event, until, query, and the small closed lists in ``LISTS``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter of a word."""

    name: str
    sort: str
    default: str | None
    many: bool


@dataclass(frozen=True, slots=True)
class Word:
    """One word: its sort, its parameters and what it means."""

    name: str
    sort: str
    params: tuple[Param, ...]
    doc: str


WORDS: Final[dict[str, Word]] = {}

LISTS: Final[dict[str, tuple[str, ...]]] = {
    "player": ("me", "foe", "both", "turn_player", "event_player", "each_player"),
    "zone": ("hand", "deck", "deck_top", "deck_bottom", "discard", "lost", "prizes", "aside"),
    "type": ("G", "R", "W", "L", "P", "F", "D", "M", "Y", "N", "C"),
    "condition": ("asleep", "confused", "paralyzed", "poisoned", "burned"),
    "until": (
        "this_attack",
        "end_of_turn",
        "foe_next_turn",
        "my_next_turn",
        "while_active",
        "while_in_play",
        "rest_of_game",
        "next_attack",
    ),
    "flag": ("no_weakness", "no_resistance", "no_effects", "no_powers", "bench_weakness"),
    "order": ("add", "set", "times", "at_most", "at_least", "forbid", "allow", "half"),
    "stage": ("any", "before", "after", "base"),
    "how": ("once", "once_name", "once_player", "once_game", "once_stay", "free"),
    "compare": ("==", "!=", "<", "<=", ">", ">="),
    "power": ("any", "power", "body", "ability", "old_power", "trait"),
    "cause": ("any", "attack", "power", "trainer", "energy", "rule", "stadium", "tool"),
    "where": ("play", "hand", "discard"),
}
"""The small closed vocabularies: a word of one of these sorts is one of the names listed."""

TAGS: Final = (
    "ex",
    "EX",
    "mega",
    "break",
    "levelup",
    "legend",
    "restored",
    "fossil",
    "doll",
    "baby",
    "sp",
    "star",
    "prime",
    "shining",
    "delta",
    "dark",
    "light",
    "owner",
    "plasma",
    "ace",
    "flare",
    "holon",
    "primal",
    "shiny",
    "secret_machine",
)
"""Kinds a card may carry beside its stage, for ``tag(...)``."""


def _param(text: str) -> Param:
    many = text.startswith("*")
    name, _, rest = text.lstrip("*").partition(":")
    sort, eq, default = rest.partition("=")
    return Param(name, sort, default if eq else None, many)


def word(name: str, sort: str, params: str, doc: str) -> None:
    """Add one word to the dictionary."""
    WORDS[name] = Word(name, sort, tuple(_param(p) for p in params.split()), doc)


# --- clauses: what a face is made of ------------------------------------------------------------
word("needs", "clause", "condition:cond", "The face may be used only if this holds.")
word("useful", "clause", "condition:cond", "Using the face could change something (TRAINER-03).")
word("choices", "clause", "do:block", "Choices an attack requires, made when it is announced.")
word("pay", "clause", "do:block", "What must be done to use the face, before its effect.")
word("before", "clause", "do:block", "What an attack does before its damage.")
word("damage", "clause", "amount:num *flags:flag", "Damage of the attack to the defender.")
word("no_damage", "clause", "", "The attack does no damage of its own to the defender.")
word("after", "clause", "do:block", "What an attack does after its damage.")
word("limit", "clause", "how:how", "How often an attack may be used.")
word(
    "power",
    "clause",
    "how:how needs:cond=always off:cond=never where:where=play do:block",
    "An effect its player may use in the own turn before attacking.",
)
word("static", "clause", "where:where=play while:cond=always do:mods", "Holds as long as in play.")
word(
    "on",
    "clause",
    "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
    "Reacts after something happened.",
)
word(
    "instead",
    "clause",
    "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
    "Steps in before something happens and may change or cancel it.",
)
word("play", "clause", "do:block", "What playing a Trainer card does.")
word("onto", "clause", "targets:mons", "The Pokémon this card may be attached to.")
word("provide", "clause", "units:units when:cond=always", "Energy this card provides.")
word("keep", "clause", "condition:cond", "Discarded from its Pokémon as soon as this fails.")
word("as_energy", "clause", "needs:cond=always do:block", "May be attached as an Energy card.")
word("rule", "clause", "name:text *values:value", "A printed rule line, by name.")

# --- control ------------------------------------------------------------------------------------
word("bind", "effect", "var:var value:any", "Remember the result of an effect, number or choice.")
word("if", "effect", "condition:cond then:block else:block=", "Do one thing or another.")
word("each", "effect", "var:var of:any do:block", "Do it for each, in order.")
word("repeat", "effect", "times:num do:block", "Do it so many times.")
word("loop", "effect", "do:block", "Do it until a break.")
word("break", "effect", "", "Leave the innermost loop.")
word("stop", "effect", "", "Do nothing more of this effect.")
word("may", "effect", "by:player=me do:block", "A player decides whether to do it.")
word("either", "effect", "by:player=me *do:block", "A player picks one of several effects.")
word("flip", "effect", "coins:num=1 by:player=me", "Flip coins.")
word("flip_until_tails", "effect", "by:player=me", "Flip until tails comes up.")
word(
    "choose",
    "effect",
    "from:any least:num=1 most:num=least by:player=me",
    "A player picks some; fewer only if there are fewer.",
)
word(
    "search",
    "effect",
    "from:cards most:num=1 least:num=0 by:player=me",
    "Look through a zone and pick; the seeker sees the whole zone.",
)
word("pick_random", "effect", "from:any count:num=1", "Chance picks some.")
word("order", "effect", "cards:cards by:player=me", "A player puts cards in order.")
word("name_type", "effect", "by:player=me", "A player names an Energy type.")
word("number", "effect", "least:num most:num by:player=me", "A player picks a number.")
word("ask", "effect", "question:text by:player=me", "A player answers yes or no.")

# --- damage, counters, conditions ---------------------------------------------------------------
word("hit", "effect", "target:mons amount:num *flags:flag", "Do attack damage to each.")
word("add_damage", "effect", "amount:num", "The attack does more damage to the defender.")
word("set_damage", "effect", "amount:num", "The attack's base damage becomes this.")
word("cancel", "effect", "", "The attack does nothing.")
word("cancel_damage", "effect", "", "The attack does no damage to the defender.")
word("counters", "effect", "target:mons count:num", "Put damage counters on each.")
word("spread", "effect", "count:num among:mons by:player=me", "Put counters one by one as chosen.")
word("heal", "effect", "target:mons amount:num", "Remove so much damage from each.")
word(
    "remove_counters",
    "effect",
    "target:mons count:num",
    "Remove so many damage counters from each, in the older words.",
)
word("heal_all", "effect", "target:mons", "Remove all damage from each.")
word("move_counters", "effect", "from:mons to:mons count:num", "Move damage counters.")
word("swap_counters", "effect", "one:mons other:mons", "Exchange the damage of two Pokémon.")
word("leave_hp", "effect", "target:mons left:num", "Put or take counters until so much HP is left.")
word("knock_out", "effect", "target:mons", "Knock Out each.")
word(
    "inflict",
    "effect",
    "target:mons condition:condition points:num=0",
    "Make each Asleep, Confused, Paralyzed, Poisoned or Burned.",
)
word("cure", "effect", "target:mons *conditions:condition", "Remove these conditions, or all.")

# --- cards --------------------------------------------------------------------------------------
word("move", "effect", "cards:cards to:zone", "Put cards into their owners' zone.")
word("discard", "effect", "cards:cards", "Put cards into the discard pile.")
word("draw", "effect", "player:player count:num", "Draw cards.")
word("draw_until", "effect", "player:player count:num", "Draw until the hand holds so many.")
word("mill", "effect", "player:player count:num", "Discard from the top of the deck.")
word("shuffle", "effect", "player:player", "Shuffle the deck.")
word("look", "effect", "cards:cards by:player=me", "Look at cards.")
word("reveal", "effect", "cards:cards", "Show cards to both players.")
word("swap_cards", "effect", "one:cards other:cards", "Exchange cards between their places.")
word("attach", "effect", "cards:cards to:mons", "Attach cards to a Pokémon.")
word("set_aside", "effect", "cards:cards", "Put cards out of all zones.")

# --- Pokémon on the table -----------------------------------------------------------------------
word("switch", "effect", "player:player in:mons out:mons=nobody", "Switch Active and Benched.")
word("bench", "effect", "cards:cards", "Put Pokémon cards onto their owner's Bench.")
word("evolve", "effect", "card:cards onto:mons", "Evolve a Pokémon with a card.")
word("level_up", "effect", "card:cards onto:mons", "Level up a Pokémon with a card.")
word("devolve", "effect", "target:mons to:zone stages:num=1", "Remove the top Evolution cards.")
word("level_down", "effect", "target:mons to:zone", "Remove the Level-Up card.")
word("replace_top", "effect", "target:mons card:cards", "Exchange the top card for another.")
word("become_tool", "effect", "card:cards on:mons", "A Pokémon card is attached as a Tool.")
word("become_energy", "effect", "card:cards on:mons", "A Pokémon card is attached as Energy.")
word("return_mon", "effect", "target:mons to:zone", "A Pokémon and all its cards leave play.")
word("marker", "effect", "target:mons name:text count:num=1", "Put or remove a named marker.")
word("end_effects", "effect", "target:mons", "End the effects of attacks on each.")

# --- the game -----------------------------------------------------------------------------------
word("take_prize", "effect", "player:player count:num=1", "Take Prizes.")
word("end_turn", "effect", "", "The turn ends.")
word("win", "effect", "player:player", "A player wins the game.")
word("lasting", "effect", "until:until on:mons=nobody do:mods", "Something holds for a while.")
word("delay", "effect", "event:event if:cond=always do:block", "Do it once, at that later moment.")
word("use_attack", "effect", "attack:attacks", "Use an attack as this Pokémon's own.")
word("use_card", "effect", "card:cards", "Use what another card says.")
word("nullify", "effect", "", "What was about to happen does not.")
word("set_amount", "effect", "amount:num", "Change the amount of what is about to happen.")
word("set_zone", "effect", "to:zone", "Change where the cards are about to go.")
word("reflip", "effect", "", "The coins just flipped are flipped again.")
word("count_as_heads", "effect", "", "The coins just flipped count as heads.")

# --- numbers ------------------------------------------------------------------------------------
word("count", "num", "of:any", "How many.")
word("units", "num", "on:mons type:type=any", "Energy on these Pokémon, in units.")
word("unpaid", "num", "type:type=any", "Energy beyond what the attack's cost needs, in units.")
word("counters_on", "num", "on:mons", "Damage counters on these Pokémon.")
word("heads", "num", "coins:var", "Coins that came up heads.")
word("tails", "num", "coins:var", "Coins that came up tails.")
word("prizes_left", "num", "player:player", "Prizes a player has left.")
word("hp_left", "num", "on:mons", "HP minus damage.")
word("hp_of", "num", "on:mons", "Full HP.")
word("retreat_of", "num", "on:mons", "Retreat Cost now.")
word("dealt", "num", "", "Damage the attack did to the defender.")
word("last_damage", "num", "on:mons", "Attack damage it took in the last turn of its foe.")
word("base_damage", "num", "", "The printed damage.")
word("event_amount", "num", "", "The amount of what happens.")
word("markers_on", "num", "on:mons name:text", "Named markers on these Pokémon.")
word("turns_taken", "num", "player:player", "Turns a player has begun.")
word("types_among", "num", "of:any", "How many different types there are among them.")
word("add", "num", "left:num right:num", "Sum.")
word("sub", "num", "left:num right:num", "Difference.")
word("mul", "num", "left:num right:num", "Product.")
word("half_up", "num", "value:num", "Half, rounded up to the next ten.")
word("half_down", "num", "value:num", "Half, rounded down to a ten.")
word("least", "num", "left:num right:num", "The smaller.")
word("most", "num", "left:num right:num", "The larger.")

# --- conditions to test -------------------------------------------------------------------------
word("always", "cond", "", "True.")
word("never", "cond", "", "False.")
word("not", "cond", "condition:cond", "The opposite.")
word("and", "cond", "left:cond right:cond", "Both.")
word("or", "cond", "left:cond right:cond", "At least one.")
word("compare", "cond", "left:num how:compare right:num", "Compare two numbers.")
word("any_of", "cond", "of:any", "There is at least one.")
word("is", "cond", "what:any filter:filter", "Each of them fits, and there is at least one.")
word("did", "cond", "var:var", "The effect remembered there happened.")
word("all_heads", "cond", "coins:var", "Every coin came up heads.")
word("my_turn", "cond", "", "It is this player's turn.")
word("first_turn", "cond", "player:player", "It is that player's first turn.")
word("went_first", "cond", "player:player", "That player took the first turn of the game.")
word("bench_full", "cond", "player:player", "There is no room on the Bench.")
word("used_last_turn", "cond", "attack:text", "This Pokémon used that attack in its last turn.")
word("knocked_out_last_turn", "cond", "player:player", "One of that player's Pokémon was lost so.")
word("entered_this_turn", "cond", "who:mons", "It came into play this turn.")
word("event_cause", "cond", "cause:cause", "What happens comes from such a source.")
word("event_from", "cond", "who:mons", "What happens comes from one of these Pokémon.")
word("event_by_hand", "cond", "", "The card to which it happens came from a hand.")
word("supporter_played", "cond", "player:player", "That player has played a Supporter this turn.")

# --- Pokémon in play ----------------------------------------------------------------------------
word("self", "mons", "", "The Pokémon whose text this is; of a copied attack, its user.")
word("host", "mons", "", "The Pokémon this card is attached to.")
word("attacker", "mons", "", "The Pokémon making the attack now under way.")
word("defender", "mons", "", "The Pokémon the attack is made against.")
word("nobody", "mons", "", "No Pokémon.")
word("active", "mons", "player:player", "That player's Active Pokémon.")
word("bench_of", "mons", "player:player", "That player's Benched Pokémon.")
word("all", "mons", "player:player", "All that player's Pokémon in play.")
word("event_mon", "mons", "", "The Pokémon to which it happens.")
word("event_other", "mons", "", "The other Pokémon concerned.")
word("host_of", "mons", "cards:cards", "The Pokémon these cards are attached to or part of.")
word("join", "any", "left:any right:any", "Those and those.")
word("less", "any", "left:any right:any", "Those but not those.")
word("where", "any", "of:any filter:filter", "Those that fit.")
word("ref", "any", "var:var", "What was remembered.")

# --- cards --------------------------------------------------------------------------------------
word("hand", "cards", "player:player", "A hand.")
word("deck", "cards", "player:player", "A deck.")
word("discards", "cards", "player:player", "A discard pile.")
word("lost", "cards", "player:player", "A Lost Zone.")
word("prizes", "cards", "player:player", "The Prizes.")
word("top", "cards", "player:player count:num", "The top cards of a deck.")
word("bottom", "cards", "player:player count:num", "The bottom cards of a deck.")
word("stadium", "cards", "", "The Stadium in play.")
word("beside", "cards", "player:player", "A Supporter lying beside the Active.")
word("this_card", "cards", "", "This card.")
word("event_card", "cards", "", "The card to which it happens.")
word("attached", "cards", "to:mons", "Every card attached.")
word("energy_on", "cards", "to:mons", "Energy cards attached.")
word("gear_on", "cards", "to:mons", "Trainer cards attached.")
word("stack", "cards", "of:mons", "The Pokémon cards a Pokémon is made of.")
word("under", "cards", "of:mons", "The Pokémon cards below the top one.")
word("top_of", "cards", "of:mons", "The top Pokémon card.")
word("whole", "cards", "of:mons", "All cards of a Pokémon, attached ones too.")
word("set_aside_cards", "cards", "player:player", "Cards put out of all zones.")

# --- attacks ------------------------------------------------------------------------------------
word("attacks_of", "attacks", "of:any", "The attacks of Pokémon or Pokémon cards.")
word("last_attack", "attacks", "of:mons", "The attack it used last turn.")

# --- filters ------------------------------------------------------------------------------------
word("fits_not", "filter", "filter:filter", "Does not fit.")
word("fits_both", "filter", "left:filter right:filter", "Fits both.")
word("fits_any", "filter", "left:filter right:filter", "Fits at least one.")
for _name, _doc in {
    "pokemon": "A Pokémon card.",
    "basic": "A Basic Pokémon.",
    "stage1": "Stage 1.",
    "stage2": "Stage 2.",
    "evolution": "An Evolution card.",
    "evolved": "Evolved in play.",
    "energy": "An Energy card.",
    "basic_energy": "A basic Energy card.",
    "special_energy": "A special Energy card.",
    "trainer": "A Trainer card in the wide sense.",
    "plain_trainer": "A Trainer card in the narrow sense: no Supporter, no Stadium.",
    "item": "An Item card.",
    "supporter": "A Supporter card.",
    "stadium_card": "A Stadium card.",
    "tool": "A Pokémon Tool.",
    "machine": "A Technical Machine.",
    "damaged": "Has damage counters.",
    "afflicted": "Has a Special Condition.",
    "has_tool": "Has a Tool attached.",
    "has_energy": "Has Energy attached.",
    "is_active": "Is Active.",
    "is_benched": "Is on the Bench.",
    "new": "Came into play this turn.",
}.items():
    word(_name, "filter", "", _doc)
word("typed", "filter", "type:type", "Is of that type.")
word("provides", "filter", "type:type", "Provides that Energy.")
word("named", "filter", "name:text", "Has exactly this name.")
word("name_has", "filter", "part:text", "Has this word in its name.")
word("tag", "filter", "tag:text", "Is of that kind.")
word("condition_is", "filter", "condition:condition", "Has that Special Condition.")
word("hp_at_most", "filter", "hp:num", "Has at most this HP.")
word("hp_at_least", "filter", "hp:num", "Has at least this HP.")
word("counters_at_least", "filter", "count:num", "Has at least so many damage counters.")
word("retreat_at_most", "filter", "cost:num", "Has at most this Retreat Cost.")
word("has_type", "filter", "type:type", "Has Energy of that type attached.")
word("has_attack", "filter", "name:text", "Has an attack of that name.")
word("has_power", "filter", "power:power", "Has such a power.")
word("weak_to", "filter", "type:type", "Has Weakness to that type.")
word("evolves_from", "filter", "of:mons", "Evolves from one of these Pokémon.")
word("can_follow", "filter", "of:mons", "Evolves from one of these, stages between left out.")
word("same_name", "filter", "as:any", "Has the name of one of those.")
word("one_of", "filter", "of:any", "Is one of those.")
word("has_marker", "filter", "name:text", "Carries that marker.")
word("owned_by", "filter", "player:player", "Belongs to that player.")

# --- modifiers ----------------------------------------------------------------------------------
word(
    "mod",
    "mods",
    "query:query of:any=all_both how:order=add value:num=0 stage:stage=any from:any=anyone "
    "unique:text=",
    "Change the answer to a question about these Pokémon, cards or players.",
)
word(
    "mod_type",
    "mods",
    "query:query of:any how:order *types:type",
    "Change types, Weakness, Resistance or Energy provided.",
)
word("off_power", "mods", "of:mons power:power=any except:text=", "Powers of these stop working.")
word("immune", "mods", "of:mons *conditions:condition", "Cannot have these conditions, or any.")
word(
    "prevent",
    "mods",
    "what:shield of:mons cause:cause=any from:any=anyone",
    "Prevent damage or other effects done to these Pokémon.",
)
word("forbid_play", "mods", "player:player filter:filter", "Such cards cannot be played from hand.")
word("forbid_attack", "mods", "of:mons name:text", "The attack of that name cannot be used.")
word("lend_attacks", "mods", "to:mons of:any", "May use those attacks as its own.")
word("identity", "mods", "of:mons as:mons", "Counts as the other Pokémon's card.")
word("handler", "mods", "clause:clause", "A reaction that holds as long as the modifier would.")
LISTS["shield"] = ("damage", "effects", "all")

QUERIES: Final = (
    "max_hp",
    "retreat_cost",
    "attack_cost",
    "types",
    "weakness",
    "resistance",
    "weakness_applies",
    "resistance_applies",
    "damage_dealt",
    "damage_taken",
    "damage_limit",
    "prevent_damage",
    "prevent_effects",
    "can_attack",
    "can_use_attack",
    "can_retreat",
    "can_leave_active",
    "can_evolve",
    "evolve_early",
    "can_play",
    "can_attach_energy",
    "energy_per_turn",
    "can_use_power",
    "power_works",
    "condition_immune",
    "poison_points",
    "burn_points",
    "sleep_coins",
    "confusion_points",
    "prizes_for",
    "bench_size",
    "tools_allowed",
    "tool_works",
    "attacks_per_turn",
    "attack_list",
    "energy_provided",
    "heal_amount",
    "can_heal",
    "coin_result",
    "hand_visible",
    "first_player",
    "setup_allowed",
    "can_discard",
    "supporters_per_turn",
    "stadiums_per_turn",
    "retreats_per_turn",
    "identity",
    "mega_ends_turn",
)
"""Questions the engine asks and effects may change the answer to; ``kinds`` numbers them."""

EVENTS: Final = (
    "played",
    "benched",
    "evolved",
    "leveled_up",
    "attached",
    "retreated",
    "switched",
    "became_active",
    "attack_declared",
    "attack_resolved",
    "power_used",
    "damaged",
    "counters_placed",
    "healed",
    "would_be_knocked_out",
    "knocked_out",
    "prizes_taken",
    "condition_applied",
    "coins_flipped",
    "drawn",
    "discarded",
    "stadium_entered",
    "stadium_left",
    "turn_began",
    "draw_step_done",
    "turn_ended",
    "between_turns",
    "setup",
    "devolved",
    "moved",
)
"""What can happen; an event is written ``name(subject)``, the subject a selector or a player."""
