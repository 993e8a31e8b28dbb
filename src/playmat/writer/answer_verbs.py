"""Verbs and sentences for the use of an answer: a table of shapes, of which the first match wins.

``?x`` is the answer, ``#`` the number and noun of the choice, ``{to}`` the content of another hole,
``{owner}`` the owner of the cards. A row with a hole that cannot be expressed is skipped.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.lang.patterns import Shape, shape

VERBS: Final = {
    "discard": "into the discard pile",
    "take": "into the hand",
    "put back": "on top of the deck or under it",
    "shuffle in": "into the deck, which is shuffled",
    "lose": "into the Lost Zone",
    "put": "among the Prizes",
    "set aside": "out of all zones",
    "bench": "onto the Bench",
    "attach": "a card that is attached",
    "attach to": "the Pokémon that gets the card",
    "move": "a card that changes from one Pokémon to another",
    "switch in": "the Pokémon that becomes Active",
    "switch out": "the Active that goes to the Bench",
    "pick up": "a Pokémon that leaves play with its cards",
    "damage": "the Pokémon that is damaged",
    "put counters on": "the Pokémon that gets damage counters",
    "move counters": "from which, or to which, damage counters go",
    "heal": "the Pokémon that is healed",
    "cure": "the Pokémon or condition that is cured",
    "afflict": "the Pokémon that gets a Special Condition",
    "knock out": "the Pokémon that is Knocked Out",
    "evolve": "the Pokémon that evolves, or the card it evolves into",
    "devolve": "the Pokémon that devolves",
    "level up": "the Pokémon that levels up, or the card",
    "level down": "the Pokémon that levels down",
    "replace": "what takes another's place",
    "exchange": "what is exchanged",
    "use": "an attack or a card that is used",
    "forbid": "an attack that cannot be used",
    "allow": "the one attack that can be used",
    "play": "a card that comes into play",
    "look at": "what is looked at",
    "show": "what both players see",
    "turn up": "what lies face up from now on",
    "keep": "what stays while the rest goes",
    "mark": "the Pokémon that is marked",
    "affect": "what a lasting effect is about",
    "count": "what something else is counted by",
    "match": "what something else has to fit",
    "draw": "how many cards are drawn",
    "order": "the card that comes next",
    "name": "a type, a word or a card's name",
    "decide": "whether something is done, or which of several things",
    "choose": "anything else",
    "flip": "a coin",
    "pay": "Energy for a cost of the rules",
    "start": "whether to begin",
    "act": "what to do in the turn",
    "attack": "an attack to announce",
    "shuffle": "the order of a deck",
}
"""Every verb of a question, and what it means for the answer."""


class Row(NamedTuple):
    """One use of an answer: the shape of the effect, its verb and its sentence."""

    shape: Shape
    verb: str
    said: str


_ROWS: Final = (
    # Cards.
    ("discard(?x)", "discard", "discard #"),
    ("move(?x, hand)", "take", "put # into {owner} hand"),
    ("move(?x, deck)", "shuffle in", "shuffle # into {owner} deck"),
    ("move(?x, deck_top)", "put back", "put # on top of {owner} deck"),
    ("move(?x, deck_bottom)", "put back", "put # under {owner} deck"),
    ("move(?x, discard)", "discard", "discard #"),
    ("move(?x, lost)", "lose", "put # into the Lost Zone"),
    ("move(?x, prizes)", "put", "put # among {owner} Prizes"),
    ("move(?x, aside)", "set aside", "set # aside"),
    ("set_aside(?x)", "set aside", "set # aside"),
    ("spend(?x, discard)", "discard", "discard #"),
    ("spend(?x, hand)", "take", "put # into {owner} hand"),
    ("spend(?x, deck)", "shuffle in", "shuffle # into {owner} deck"),
    ("spend(?x, lost)", "lose", "put # into the Lost Zone"),
    ("bench(?x)", "bench", "put # onto the Bench"),
    ("bench_as_basic(?x)", "bench", "put # onto the Bench"),
    ("lay_down(?x)", "bench", "lay # face down on the Bench"),
    ("attach(?x, ?to)", "attach", "attach # to {to}"),
    ("attach(?x, ?to)", "attach", "choose # to attach"),
    ("attach(?cards, ?x)", "attach to", "choose # to attach {cards} to"),
    ("attach(?cards, ?x)", "attach to", "choose # to attach it to"),
    ("become_tool(?card, ?x)", "attach to", "choose # to attach {card} to as a Tool"),
    ("become_energy(?card, ?x)", "attach to", "choose # to attach {card} to as Energy"),
    ("become_tool(?x, ?on)", "attach", "attach # as a Tool"),
    ("become_energy(?x, ?on)", "attach", "attach # as Energy"),
    ("swap_cards(?x, ?other)", "exchange", "choose # to exchange"),
    ("swap_cards(?one, ?x)", "exchange", "choose # to exchange for"),
    ("put_stadium(?x)", "play", "put # into play"),
    ("use_card(?x)", "use", "choose # to use"),
    ("use_card_by(?x, ?player, ?by)", "use", "choose # to use"),
    ("look(?x, ?by)", "look at", "choose # to look at"),
    ("reveal(?x)", "show", "show #"),
    ("turn_up(?x)", "turn up", "turn # face up"),
    ("turn_over(?x)", "turn up", "choose # to turn face up"),
    # Pokémon.
    ("switch(?player, ?x, ?out)", "switch in", "choose # to become Active"),
    ("switch(?player, ?in, ?x)", "switch out", "choose # to go to the Bench"),
    ("hit(?x, ?n, ?flags)", "damage", "choose # to do {n} damage to"),
    ("hit(?x, ?n, ?flags)", "damage", "choose # to damage"),
    ("counters(?x, 1)", "put counters on", "choose # to put a damage counter on"),
    ("counters(?x, ?n)", "put counters on", "choose # to put {n} damage counters on"),
    ("counters(?x, ?n)", "put counters on", "choose # to put damage counters on"),
    ("leave_hp(?x, ?n)", "put counters on", "choose # to leave with {n} HP"),
    ("leave_hp(?x, ?n)", "put counters on", "choose # to change the damage of"),
    ("move_counters(?x, ?to, ?n)", "move counters", "choose # to move damage counters from"),
    ("move_counters(?from, ?x, ?n)", "move counters", "choose # to move damage counters to"),
    ("swap_counters(?x, ?other)", "exchange", "choose # to exchange the damage of"),
    ("swap_counters(?one, ?x)", "exchange", "choose # to exchange the damage of"),
    ("heal(?x, ?n)", "heal", "choose # to heal"),
    ("remove_counters(?x, ?n)", "heal", "choose # to heal"),
    ("heal_all(?x)", "heal", "choose # to heal completely"),
    ("cure(?x, ?conditions)", "cure", "choose # to cure"),
    ("cure_one(?x, ?by)", "cure", "choose # to cure"),
    ("pass_condition(?x, ?to, ?by)", "cure", "choose # to take a Special Condition from"),
    ("pass_condition(?from, ?x, ?by)", "afflict", "choose # to give the Special Condition to"),
    ("inflict(?x, ?condition, ?points)", "afflict", "choose # to make {condition}"),
    ("inflict(?x, ?condition, ?points)", "afflict", "choose # to give Special Conditions to"),
    ("knock_out(?x)", "knock out", "choose # to Knock Out"),
    ("evolve(?card, ?x)", "evolve", "choose # to evolve"),
    ("evolve(?x, ?onto)", "evolve", "choose # to evolve {onto} into"),
    ("evolve(?x, ?onto)", "evolve", "choose # to evolve into"),
    ("level_up(?card, ?x)", "level up", "choose # to level up"),
    ("level_up(?x, ?onto)", "level up", "choose # to level up with"),
    ("devolve(?x, ?to, ?stages)", "devolve", "choose # to devolve"),
    ("level_down(?x, ?to)", "level down", "choose # to level down"),
    ("replace_top(?x, ?card)", "replace", "choose # to put the card on"),
    ("replace_top(?target, ?x)", "replace", "choose # to take the place of {target}"),
    ("replace_top(?target, ?x)", "replace", "choose # to take its place"),
    ("cover(?target, ?x)", "replace", "choose # to lay over {target}"),
    ("cover(?x, ?card)", "replace", "choose # to lay the card over"),
    ("return_mon(?x, hand)", "pick up", "choose # to return to {owner} hand"),
    ("return_mon(?x, deck)", "pick up", "choose # to shuffle into {owner} deck"),
    ("return_mon(?x, lost)", "pick up", "choose # to put into the Lost Zone"),
    ("return_mon(?x, discard)", "pick up", "choose # to discard with all its cards"),
    ("return_mon(?x, ?to)", "pick up", "choose # to put on top of {owner} deck"),
    ("marker(?x, ?name, ?count)", "mark", "choose # to mark"),
    ("end_effects(?x, ?cause)", "affect", "choose # to free of effects"),
    ("promote(?x)", "switch in", "choose # to become Active"),
    ("mirror(?x)", "affect", "choose # to affect"),
    # Attacks, and what lasts.
    ("use_attack(?x)", "use", "choose # to use"),
    ("copy_attack(?x)", "use", "choose # to use"),
    ("tell(?x)", "name", "choose # to tell"),
    ("forbid_attacks(?x, ?of)", "forbid", "choose # to forbid"),
    ("only_attacks(?x, ?of)", "allow", "choose # that alone may be used"),
    # Numbers and types.
    ("draw(?player, ?x)", "draw", "choose how many cards to draw"),
    ("draw_until(?player, ?x)", "draw", "choose how many cards to hold"),
    ("mill(?player, ?x)", "discard", "choose how many cards to discard"),
    ("heal(?target, ?x)", "heal", "choose how much damage to heal"),
    ("remove_counters(?target, ?x)", "heal", "choose how many damage counters to remove"),
    ("counters(?target, ?x)", "put counters on", "choose how many damage counters to put on"),
    ("move_counters(?from, ?to, ?x)", "move counters", "choose how many damage counters to move"),
    ("devolve(?target, ?to, ?x)", "devolve", "choose how many stages to devolve"),
    ("pick_random(?from, ?x)", "count", "choose how many to pick"),
    ("repeat(?x, ?do)", "count", "choose how often to do it"),
    ("top(?player, ?x)", "look at", "choose how many cards to look at"),
    ("set_damage(?x)", "damage", "choose how much damage to do"),
    ("add_damage(?x)", "damage", "choose how much damage to add"),
    ("hit(?target, ?x, ?flags)", "damage", "choose how much damage to do"),
    ("set_amount(?x)", "count", "choose how much to change it by"),
    ("mod_type(weakness, ?of, ?how, [?x])", "name", "choose the type of the new Weakness"),
    ("mod_type(resistance, ?of, ?how, [?x])", "name", "choose the type of the new Resistance"),
    ("mod_type(types, ?of, ?how, [?x])", "name", "choose the type to become"),
    ("mod_type(energy_provided, ?of, ?how, [?x])", "name", "choose the type of Energy to provide"),
)

ROWS: Final = tuple(Row(shape(text), verb, said) for text, verb, said in _ROWS)
"""The rows with their shapes parsed; the first that can be expressed is used."""

PARTS: Final = {
    "energy_on": "Energy",
    "gear_on": "Trainer cards",
    "attached": "cards",
    "stack": "cards",
    "under": "cards",
    "whole": "cards",
    "top_of": "the top card",
}
"""Nouns for what is taken from a Pokémon, if that is meant and not the Pokémon itself."""

PART_SAID: Final = {
    "discard": "choose # to discard {part} from",
    "attach": "choose # to move {part} from",
    "take": "choose # to take {part} from",
    "shuffle in": "choose # to shuffle {part} of into the deck",
    "put back": "choose # to put back {part} from",
    "use": "choose # to use an attack of",
}
"""Sentences for effects on a part of a Pokémon."""

PART_VERBS: Final = {"attach": "move"}
