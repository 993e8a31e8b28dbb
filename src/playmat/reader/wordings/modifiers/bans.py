"""Bans and leave: what Pokémon and players can't do, or may do beyond the rules."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ANY, NOBODY, of_kind, on

# --- attacking and retreating -------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod(attacks_per_turn, ?of, set, 2))",
    "{of:bearer} [may|can] attack twice [a|each|during your] turn",
    "{of:bearer} [may|can] use an attack [it has]? twice",
    "{of:bearer} [may|can] attack twice",
    "{of:bearer} may attack twice [during your turn|each turn|during each turn]",
)
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


row("who_cant", "me", "you can't")


@rule(
    "modifier",
    "{who:who_cant} play [any|a]? {kind:card_filter} from [his or her|your|their] hand",
    "{who:who_cant} play [any|a]? {kind:card_filter}",
)
def no_cards(who: str, kind: Node) -> Node | None:
    return None if kind == ANY else on(NOBODY, node("forbid_play", who, kind))


@rule(
    "modifier",
    "{who:who_cant} have more than {n:number} Benched Pokémon",
    "{who:who_cant} have more than {n:number} Pokémon on [his or her|your|their] Bench",
    "{who:player_may} have up to {n:number} [Benched Pokémon|Pokémon on [his or her|your] Bench]",
)
def smaller_bench(who: str, n: int) -> Node:
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


@rule(
    "modifier",
    "{who:who_cant} play any cards from [his or her|your] hand",
    "{staying:who_cant} retreat",
)
def no_cards_at_all(who: str = "", staying: str = "") -> Node:
    if staying:
        return on(NOBODY, node("mod", "can_retreat", node("all", staying), "forbid"))
    played = node("fits_any", node("pokemon"), node("trainer"))
    attached = node("mod", "can_attach_energy", node("all", who), "forbid")
    return on(NOBODY, node("forbid_play", who, played), attached)


for _who, _words in (("me", "you"), ("foe", "your opponent"), ("both", "each player")):
    phrase("player_may", _who, f"{_words} [can|may]")


# --- evolving -----------------------------------------------------------------------------------
row("evolving_card", "pokemon()", "[a|any] Pokémon", "[any]? Basic Pokémon or Evolution cards")
row("or_leveling_up", "true", "or [to]? Level-Up")


@rule(
    "modifier",
    "{who:who_cant} play {x:evolving_card} from his or her hand to evolve [{up:or_leveling_up}]? "
    "{whom:their_pokemon}",
)
def no_evolving(who: str, x: Node, whom: Node, up: bool = False) -> Node:
    of = whom if whom == node("defender") else Node(whom.word, (who,))
    level = (node("mod", "can_level_up", of, "forbid"),) if up else ()
    return on(
        of if who == "foe" else node("all", "both"),
        node("mod", "can_evolve_from_hand", of, "forbid"),
        *level,
    )


row("their_pokemon", "active($who)", "the Active Pokémon", "his or her Active Pokémon")
row("their_pokemon", "defender()", "the Defending Pokémon")
row(
    "their_pokemon",
    "all($who)",
    "[his or her|their] Pokémon",
    "any of his or her Pokémon",
    "1 of his or her Pokémon",
)


@rule("modifier", "{who:bearer} can evolve [during|on] your first turn")
def evolves_first_turn(who: Arg) -> Node:
    leave = node("mod", "evolve_early", who, "set", 2)
    return on(who, node("as_long_as", node("first_turn", "me"), (leave,)))


row(
    "modifier",
    "@on(?bearer, mod(evolve_early, ?bearer, set, 2))",
    "{bearer} can evolve [during|on] your first turn or [during|on]? the turn you play it",
)
row(
    "modifier",
    "@on(?bearer, mod(evolve_early, ?bearer, set, 1))",
    "{bearer} can evolve [during|on] the turn you play it",
)


# --- attaching ----------------------------------------------------------------------------------


@rule(
    "modifier",
    "{who:who_cant} attach [any|a|an]? {kind:card_filter} from [his or her|your] hand to "
    "{whom:their_pokemon}",
    "{who:who_cant} attach [any|a|an]? {kind:card_filter} from [his or her|your] hand to "
    "{mon:pokemon}",
)
def no_attaching(
    who: str, kind: Node, whom: Node | None = None, mon: Node | None = None
) -> Node | None:
    if mon is not None and mon.args and str(mon["player"]).startswith("$"):
        return None
    if whom == node("defender"):
        return None  # known to whoever attacks
    of = mon if mon is not None else Node(whom.word, (who,)) if whom is not None else None
    if of is None:
        return None
    if of.word == "active":
        # A ban on the player: it holds for whoever is Active by then.
        of = node("where", node("all", *of.args), node("is_active"))
    if kind == node("tool"):  # Hyper Gear goes onto the other player's Pokémon
        own = node("fits_both", kind, node("fits_not", node("tag", "flare")))
        return on(NOBODY, node("forbid_play", who, own))
    if kind == node("energy"):
        return on(of, node("mod", "can_attach_energy", of, "forbid"))
    return on(
        of,
        node(
            "mod", "can_attach_energy", of, "forbid", **{"from": of_kind(node("hand", who), kind)}
        ),
    )


# --- Tools, healing, benches, hands -------------------------------------------------------------
row(
    "modifier",
    "@on(nobody(), mod(tool_works, all(both), forbid))",
    "[each|all]? Pokémon Tool(s) [card(s)]? [attached to [each|any|all] Pokémon]? [in play]? "
    "[( both yours and your opponent's )]? [has|have] no effect",
)
row(
    "modifier",
    "@on(nobody(), mod(stadium_works, how=forbid), mod(tool_works, how=forbid))",
    "each Stadium or Pokémon Tool card in play has no effect",
)
row(
    "modifier",
    "@on(nobody(), mod(evolve_early, all(both), set, 1))",
    "each player may evolve a Pokémon that {just_played_or_evolved} during that turn",
)
row(
    "modifier",
    "@on(?of, mod(tools_allowed, ?of, set, ?value))",
    "{of:bearer} [may|can] have up to {value:number} Pokémon Tool(s) [card(s)]? attached [to it]?",
    "you [may|can] have up to {value:number} Pokémon Tool(s) [card(s)]? attached to {of:bearer}",
    "you [may|can] attach up to {value:number} Pokémon Tool(s) [card(s)]? to {of:bearer}",
)
row(
    "modifier",
    "@on(?of, mod(can_heal, ?of, forbid))",
    "damage can't be healed from {of:bearer}",
    "damage counters can't be removed from {of:bearer}",
)
row(
    "modifier",
    "@on(nobody(), mod(hand_visible, foe))",
    "your opponent plays with his or her hand face up",
    "your opponent plays with his or her hand revealed",
    "your opponent must play with his or her hand revealed",
)
row(
    "modifier",
    "@on(nobody(), mod(supporters_per_turn, me, set, 2))",
    "during your turn , you may play 2 Supporter cards",
)
row(
    "modifier",
    "@on(nobody(), mod(bench_size, foe, set, ?value))",
    "the number of Benched Pokémon your opponent can have is now {value:number}",
)


# --- one Pokémon held -----------------------------------------------------------------------------
row(
    "modifier",
    "@on(?of, mod(mega_ends_turn, where(?of, named(?name)), forbid))",
    "your turn doesn't end if {of:pokemon} becomes {name}",
)
row(
    "modifier",
    "@on(?of, mod(can_evolve_unaided, ?of, forbid))",
    "{of:pokemon} can't evolve except from effects of attacks or Pokémon Powers",
)
row(
    "outcome",
    "[@resting(?span, @on(?of, mod(can_leave_active, ?of, forbid)))]",
    "{of:pokemon} can't retreat {span} [and|, and] {x:stays_active}",
)
row(
    "outcome",
    "[lasting(foe_next_turn, nobody(), [mod(turn_draw, foe, set, 0)])]",
    "your opponent can't draw a card {at_next_turn_start}",
)
row("at_next_turn_start", "true", "at the beginning of his or her next turn")
row("any_card_effect", "true", "the effect of an attack , Pokémon Power , or Trainer card")
row("changes_active", "true", "would change that player's Active Pokémon")
row(
    "stays_active",
    "true",
    "if {any_card_effect} {changes_active} , that part of the effect does nothing",
)
row(
    "modifier",
    "@on(?of, mod(can_leave_active, ?of, forbid))",
    "{of:pokemon} can't retreat [and|, and] {x:stays_active}",
)


@rule("modifier", "{who:pokemon} can't attack {whom:pokemon}")
def not_against(who: Node, whom: Node) -> Node | None:
    if whom != node("self"):
        return None
    return on(who, node("mod", "can_attack", who, "forbid", 0, "any", whom))


row(
    "who_cant",
    "both",
    "each player can't",
    "players can't",
    "[neither|no] player can",
    "both players can't",
    "each player may not",
)
row(
    "who_cant",
    "foe",
    "your opponent can't",
    "your opponent may not",
)
row("who_cant", "$player", "that player can't", "he or she can't")


# --- cards that nobody can play -------------------------------------------------------------------
@rule(
    "modifier", "no [more]? {kind:card_filter} can be played", "{kind:card_filter} can't be played"
)
def unplayable(kind: Node) -> Node | None:
    if kind in (ANY, node("pokemon")):
        return None
    return on(NOBODY, node("forbid_play", "both", kind))


row(
    "modifier",
    "@on(?of, mod(can_evolve, ?of, forbid))",
    "Pokémon can't be played from {h:owner} hand to evolve {of:bearer}",
)
