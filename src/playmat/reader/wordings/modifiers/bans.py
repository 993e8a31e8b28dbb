"""Bans and permissions: what Pokémon and players can't do, or may do beyond the rules."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ANY, NOBODY, of_kind, on

# --- attacking and retreating -------------------------------------------------------------------
AGAIN = "may attack again after your opponent [chooses|has chosen] a new Active Pokémon"

row(
    "mark",
    "[]",
    f"if the first attack Knocks Out {{pokemon}} , [you|{{pokemon}}] {AGAIN}",
    f"[if|when] {{pokemon}} is Knocked Out by the first attack , [you|{{pokemon}}] {AGAIN}",
    "if you do , choose a type of Energy",
    "this Pokémon is now that Pokémon",
    "this power works even [if|while] [~|it] is [already]? Asleep , Confused , or Paralyzed [when "
    "it takes damage]?",
    "this power can be used even if [~|it] is Asleep , Confused , or Paralyzed",
    "this power can be used even if ~ is Confused",
    "this power works even if ~ is Confused",
    "if your opponent has 5 Benched Pokémon , your opponent must discard(s) 1 of them and all "
    "card(s) attached to it",
    "this isn't affected by any {power_kinds}",
    "remove any existing effects",
    "remove any such [existing]? effects",
    "remove [all|any] existing effects",
    "if either [coin|of them] is tails , [that|this] Pokémon is still Asleep",
    "{still_pays}",
    "if it loses {this_power} , discard Pokémon Tool(s) [card(s)]? from it until only "
    "{number} [Pokémon Tool card]? remain(s)",
)


# --- players ------------------------------------------------------------------------------------


for _who, _cant, _can in (
    ("me", "you can't", "you [can|may]"),
    ("foe", "your opponent [can't|may not]", "your opponent [can|may]"),
    (
        "both",
        "[each player|players|both players] [can't|may not]|[neither|no] player can",
        "each player [can|may]",
    ),
    ("$player", "[that player|he or she] can't", "that player [can|may]"),
):
    for _symbol, _words in (("who_cant", f"[{_cant}]"), ("player_may", _can)):
        phrase(_symbol, _who, _words)
EVERY_CARD = node("fits_any", node("pokemon"), node("trainer"))


@rule(
    "modifier",
    "{who:who_cant} play any cards from [his or her|your|their] hand",
    "{who:who_cant} play [any|a]? {kind:card_filter} from [his or her|your|their] hand(s)",
    "{who:who_cant} play [any|a]? {kind:card_filter}",
    "no [more]? {kind:card_filter} can be played",
    "{kind:card_filter} can't be played",
)
def no_cards(who: str = "both", kind: Node = EVERY_CARD) -> Node | None:
    """What cannot be played; without playing any cards, nothing can be attached either."""
    attached = node("mod", "can_attach_energy", node("all", who), "forbid")
    more = (attached,) if kind == EVERY_CARD else ()
    if kind == ANY or (who == "both" and kind == node("pokemon")):
        return None
    return on(NOBODY, node("forbid_play", who, kind), *more)


@rule(
    "modifier",
    "{who:who_cant} have more than {n:number} [Benched Pokémon|Pokémon on {x:owner} Bench]",
    "{who:player_may} have [up to]? {n:number} [Benched Pokémon|Pokémon on {x:owner} Bench]",
    "the number of Benched Pokémon {who:player_may} have is now {n:number}",
)
def smaller_bench(who: str, n: int, x: str = "") -> Node:
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


# --- evolving -----------------------------------------------------------------------------------
row("evolving_card", "pokemon()", "[a|any] Pokémon", "[any]? Basic Pokémon or Evolution cards")
for _up, _words in ((False, "evolve"), (True, "evolve or [to]? Level-Up")):
    phrase("evolving", _up, _words)


@rule(
    "modifier",
    "{who:who_cant} play {x:evolving_card} from his or her hand to {up:evolving} "
    "{whom:their_pokemon}",
)
def no_evolving(who: str, x: Node, whom: Node, up: bool) -> Node:
    of = cast(Node, replaced(whom, "$who", who))
    level = (node("mod", "can_level_up", of, "forbid"),) if up else ()
    return on(
        of if who == "foe" else node("all", "both"),
        node("mod", "can_evolve_from_hand", of, "forbid"),
        *level,
    )


for _whose, _words in (
    ("active($who)", "[the|his or her] Active Pokémon"),
    ("defender()", "the Defending Pokémon"),
    ("@fitted(all($who), ?pokemon_noun)", "[[any|1] of]? [his or her|their] {pokemon_noun}"),
    ("bench_of($who)", "[[any|1] of]? [his or her|their] Benched Pokémon"),
    ("@fitted(all($who), ?pokemon_noun)", "[a|an]? {pokemon_noun}"),
):
    row("their_pokemon", _whose, _words)


BY_HAND = "[from {hand:owner} hand]?"


# --- attaching ----------------------------------------------------------------------------------


@rule(
    "modifier",
    f"{{who:who_cant}} attach [any|a|an]? {{kind:card_filter}} {BY_HAND} to {{whom:their_pokemon}}",
    f"{{who:who_cant}} attach [any|a|an]? {{kind:card_filter}} {BY_HAND} to {{mon:pokemon}}",
)
def no_attaching(
    who: str, kind: Node, whom: Node | None = None, mon: Node | None = None, hand: str = ""
) -> Node | None:
    if mon is not None and mon.args and str(mon["player"]).startswith("$"):
        return None
    if whom == node("defender"):
        return None  # the attacker is known
    if whom is not None and node("named", "$own") in nodes_in(whom):
        return None
    of = mon or cast(Node, replaced(cast(Node, whom), "$who", who))
    if of.word == "active":
        # A ban on the player, for any later Active Pokémon.
        of = node("where", node("all", *of.args), node("is_active"))
    if kind == node("tool"):  # Hyper Gear goes onto the other player's Pokémon
        own = node("fits_both", kind, node("fits_not", node("tag", "flare")))
        return on(NOBODY, node("forbid_play", who, own))
    told = {} if kind == node("energy") else {"from": of_kind(node("hand", who), kind)}
    told |= {} if hand else {"cause": "any"}
    return on(of, node("mod", "can_attach_energy", of, "forbid", **told))


EVOLVING = "by evolving or devolving"


# --- Tools, Stadiums, healing, hands ------------------------------------------------------------
for _mods, *_ways in (
    ("mod(can_retreat, all(?who_cant), forbid)", "{who_cant} retreat [his or her Active Pokémon]?"),
    (
        "keep_conditions(all(?who_cant))",
        f"{{who_cant}} remove any Special Conditions {EVOLVING} his or her Pokémon",
    ),
    (
        "keep_conditions(all(?who_cant), ?status)",
        f"{{who_cant}} remove the Special Condition {{status}} {EVOLVING} his or her {{x:status}} "
        "Pokémon",
    ),
    (
        "keep_conditions(all(both), ?status)",
        f"the Special Condition {{status}} can't be removed {EVOLVING} the {{x:status}} Pokémon",
    ),
    ("mod(can_attack, all(?who_cant), forbid)", "{who_cant} [attack|use any attacks]"),
    (
        "mod(tool_works, all(both), forbid)",
        "[each|all]? Pokémon Tool(s) [card(s)]? [in play]? [( both yours and your opponent's )]? "
        "[has|have] no effect",
    ),
    (
        "mod(stadium_works, how=forbid), mod(tool_works, how=forbid)",
        "each Stadium or Pokémon Tool card in play has no effect",
    ),
    (
        "mod(evolve_early, all(both), set, 1)",
        "each player may evolve a Pokémon that {just_played_or_evolved} during that turn",
    ),
    (
        "mod(hand_visible, foe)",
        "your opponent [must]? play(s) with his or her hand [face up|revealed]",
    ),
    ("mod(supporters_per_turn, me, set, 2)", "during your turn , you may play 2 Supporter cards"),
):
    row("modifier", f"@on(nobody(), {_mods})", *_ways)
for _mod, *_ways in (
    (
        "mod(tool_works, ?of, forbid)",
        "[each|all]? Pokémon Tool(s) [card(s)]? attached to {of:bearer} [has|have] no effect",
    ),
    (
        "mod(tools_allowed, ?of, set, ?value)",
        "you [may|can] [have|attach] up to {value:number} Pokémon Tool(s) [card(s)]? [attached]? "
        "to {of:bearer}",
    ),
    (
        "mod(can_heal, ?of, forbid)",
        "damage can't be healed from {of:bearer}",
        "damage counters can't be removed from {of:bearer}",
    ),
    (
        "mod(can_evolve, ?of, forbid)",
        "Pokémon can't be played from {h:owner} hand to evolve {of:bearer}",
    ),
    (
        "mod(mega_ends_turn, where(?of, named(?name)), forbid)",
        "your turn doesn't end if {of:pokemon} becomes {name}",
    ),
):
    row("modifier", f"@on(?of, {_mod})", *_ways)


# --- one Pokémon ----------------------------------------------------------------------------------
for _lasting, _words in (
    (
        "@resting(?span, @on(?of, mod(can_leave_active, ?of, forbid)))",
        "{of:pokemon} can't retreat {span} [and|, and] {x:stays_active}",
    ),
    (
        "lasting(foe_next_turn, nobody(), [mod(turn_draw, foe, set, 0)])",
        "your opponent can't draw a card {at_next_turn_start}",
    ),
):
    row("outcome", f"[{_lasting}]", _words)
row(
    "stays_active",
    "true",
    "if {any_card_effect} {changes_active} , that part of the effect does nothing",
)


@rule("modifier", "{who:pokemon} can't attack {whom:pokemon}")
def not_against(who: Node, whom: Node) -> Node | None:
    if whom != node("self"):
        return None
    return on(who, node("mod", "can_attack", who, "forbid", 0, "any", whom))
