"""Phrases of clauses: the lines of a face."""

from __future__ import annotations

from typing import Final

from ..table import say

_RULES: Final = {
    'rule("prizes", [?n])': "when it is Knocked Out, {n:int} <Prize is|Prizes are> taken",
    'rule("ends_turn", [])': "playing it ends the turn",
    'rule("baby", [])': "coin first, tails: an attack on it fails",
    'rule("no_limit", [])': "any number fits in a deck",
    'rule("other_half", [?half])': "benched only along with the other half, {half:text}",
    'rule("bench_only_by", [?card])': "benched only by {card:text}",
    'rule("levels_up", [?card])': "put onto an Active {card:text}",
    'rule("keeps_previous", [])': "keeps what the card below it has",
    'rule("deck_limit", [?n, "ace"])': "deck limit of {n:int} for ACE SPEC cards",
    'rule("deck_limit", [?n, "name"])': "deck limit of {n:int} for cards of this name",
    'rule("deck_limit", [?n, "star"])': "deck limit of {n:int} for Star Pokémon",
    'rule("no_retreat", [])': "it never retreats",
    'rule("no_attacks", [])': "it has no attacks",
    'rule("leaves_freely", [])': "it may be discarded from play at will",
    'rule("immune", [])': "no Special Condition takes hold of it",
    'rule("also_trainer", [])': "it counts as a Trainer card too",
    'rule("unique_stadium", [])': "not while a Stadium of this name is in play",
}

say("clause", "needs", "only if {condition}")
say("clause", "useful", "worth playing if {condition}")
say("clause", "damage", "damage: {amount}[ ({flags})]")
say("clause", "no_damage", "no damage")
say("clause", "even_if", "usable even if[ {situations}]")
say("clause", "limit", "limited to {how}")
say("clause", "onto", "goes on {targets}")
say("clause", "provide", "gives {units}[, if {when}]")
say("clause", "keep", "stays while {condition}")
for _shape, _phrase in _RULES.items():
    say("clause", _shape, _phrase)
say("clause", 'rule("immune", ?values)', "it is immune to {values}")
say("clause", "rule", "rule {name}[, {values}]")

say("head:clause", "choices", "on announcing")
say("head:clause", "pay", "cost")
say("head:clause", "before", "before damage")
say("head:clause", "after", "after damage")
say("head:clause", "play", "play")
say("head:clause", "power", "{how}[, if {needs}][, unless {off}][, while {where}]")
say("head:clause", "static(play, ?while, ?do)", "while {while}")
say("head:clause", "static(hand, ?while, ?do)", "played from hand[, while {while}]")
say("head:clause", "static", "always[, {where}][, while {while}]")
_REACTION = "{event}[, if {if}][, {may^may}][, {how}][, {where}]"
say(
    "head:clause", "on(turn_ended(), my_turn(), nobody, free, play, ?do)", "at the end of your turn"
)
_HELD = "is(event_card(), one_of(this_card()))"
say(
    "head:clause",
    f"on(attached(host()), and(event_by_hand(), {_HELD}), nobody, free, play, ?do)",
    "on being attached from hand",
)
say(
    "head:clause",
    f"on(attached(host()), {_HELD}, nobody, free, play, ?do)",
    "on being attached",
)
_REST = "[, {may^may}][, {how}][, {where}]"
for _shape, _phrase in {
    "evolved(?s), event_by_hand()": "{s} evolving from hand",
    "benched(?s), event_by_hand()": "{s} coming from hand to the Bench",
    "damaged(?s), event_cause(attack)": "{s} taking attack damage",
    "knocked_out(?s), event_cause(attack)": "{s} being Knocked Out by an attack",
    "would_be_knocked_out(?s), event_cause(attack)": "{s} facing a Knock Out by an attack",
    "attached(?s), and(event_by_hand(), is(event_card(), ?f))": (
        "attaching {f:fnoun+} from hand to {s:someone}"
    ),
}.items():
    for _word, _when in {"on": "on", "instead": "ahead of"}.items():
        _whole = f"{_word}({_shape}, ?may, ?how, ?where, ?do)"
        say("head:clause", _whole, f"{_when} {_phrase}{_REST}")
say("head:clause", "on", f"on {_REACTION}")
say("head:clause", "instead", f"ahead of {_REACTION}")
say("head:clause", "as_energy", "attached as Energy[, if {needs}]")
