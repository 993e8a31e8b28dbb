"""Bans and leave: what Pokémon and players can't do, or may do beyond the rules."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, NOBODY, of_kind, on, resting


# --- attacking and retreating -------------------------------------------------------------------
@rule("modifier", "{who:bearer} can't retreat")
def no_retreat(who: Arg) -> Node:
    return on(who, node("mod", "can_retreat", who, "forbid"))


@rule("modifier", "{who:bearer} can't [attack|use any attacks|use attacks]")
def no_attack(who: Arg) -> Node:
    return on(who, node("mod", "can_attack", who, "forbid"))


@rule("modifier", "{who:bearer} can't attack or retreat", "{who:bearer} can't retreat or attack")
def no_attack_or_retreat(who: Arg) -> Node:
    return on(
        who, node("mod", "can_attack", who, "forbid"), node("mod", "can_retreat", who, "forbid")
    )


@rule("modifier", "{who:bearer} [may|can] attack twice [a|each|during your] turn")
@spare_rule(
    "modifier",
    "{who:bearer} [may|can] use an attack [it has]? twice",
    "{who:bearer} [may|can] attack twice",
)
def attacks_twice(who: Arg) -> Node:
    return on(who, node("mod", "attacks_per_turn", who, "set", 2))


AGAIN = "may attack again after your opponent [chooses|has chosen] a new Active Pokémon"
phrase(
    "mark",
    (),
    f"if the first attack Knocks Out {{pokemon}} , [you|{{pokemon}}] {AGAIN}",
    f"[if|when] {{pokemon}} is Knocked Out by the first attack , [you|{{pokemon}}] {AGAIN}",
)


# --- players ------------------------------------------------------------------------------------
@spare_rule("modifier", "{who:who_cant} attack", "{who:who_cant} attack with {x:their_pokemon}")
def player_cannot_attack(who: str, x: Node | None = None) -> Node:
    return on(node("all", who), node("mod", "can_attack", node("all", who), "forbid"))


@spare_rule("modifier", "{who:who_cant} retreat", "{who:who_cant} retreat {x:their_pokemon}")
def player_cannot_retreat(who: str, x: Node | None = None) -> Node | None:
    if x == node("defender"):
        return None
    return on(node("all", who), node("mod", "can_retreat", node("all", who), "forbid"))


phrase("who_cant", "foe", "your opponent can't")
spare_phrase("who_cant", "foe", "that player can't", "he or she can't")
phrase("who_cant", "both", "each player can't", "players can't")
phrase("who_cant", "me", "you can't")


@rule(
    "modifier",
    "{who:who_cant} play [any|a]? {kind:card_filter} from [his or her|your|their] hand",
    "{who:who_cant} play [any|a]? {kind:card_filter}",
)
def no_cards(who: str, kind: Node) -> Node | None:
    return None if kind == ANY else on(NOBODY, node("forbid_play", who, kind))


@spare_rule(
    "modifier",
    "{who:who_cant} play [any|a]? {kind:pokemon_noun} {that:pokemon_that} from [his or her|your] "
    "hand",
    "{who:who_cant} play [any|a]? {kind:pokemon_noun} {that:pokemon_that} from [his or her|your] "
    "hand [,]? {w:excluding} {out:kinds_left_out}",
    "{who:who_cant} play [any|a]? {kind:pokemon_noun} {that:pokemon_that} from [his or her|your] "
    "hand {but:pokemon_bracket}",
    cost=1,
)
def no_such_pokemon(
    who: str, kind: Node, that: Node, w: bool = True, out: Node = ANY, but: Node = ANY
) -> Node:
    left = ANY if out == ANY else node("fits_not", out)
    fits = [fit for fit in (kind, that, left, but) if fit != ANY]
    fit = conjunction("fits_both", node("pokemon"), *fits)
    return on(NOBODY, node("forbid_play", who, fit))


@spare_rule("modifier", "{who:who_cant} play any cards from [his or her|your] hand")
def no_cards_at_all(who: str) -> Node:
    played = node("fits_any", node("pokemon"), node("trainer"))
    attached = node("mod", "can_attach_energy", node("all", who), "forbid")
    return on(NOBODY, node("forbid_play", who, played), attached)


@rule(
    "modifier",
    "{who:who_cant} play any Trainer card(s) ( except for Supporter card(s) ) [from his or her "
    "hand]?",
)
def no_trainers_but(who: str) -> Node:
    return on(
        NOBODY,
        node(
            "forbid_play",
            who,
            node("fits_both", node("$trainer"), node("fits_not", node("supporter"))),
        ),
    )


phrase(
    "modifier",
    on(NOBODY, node("forbid_play", "both", node("$trainer"))),
    "no Trainer cards can be played",
)
phrase(
    "modifier",
    on(NOBODY, node("forbid_play", "both", node("tag", "ace"))),
    "each player can't play any ACE SPEC card(s) from his or her hand",
)


# --- evolving -----------------------------------------------------------------------------------
phrase(
    "evolving_card", node("pokemon"), "[a|any] Pokémon", "[any]? Basic Pokémon or Evolution cards"
)
phrase("or_leveling_up", True, "or [to]? Level-Up")


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


@spare_rule("modifier", "{who:bearer} can't evolve")
def cannot_evolve(who: Arg) -> Node:
    return on(who, node("mod", "can_evolve", who, "forbid"))


@spare_rule("modifier", "{who:who_cant} evolve {whom:their_pokemon}")
def no_evolving_at_all(who: str, whom: Node) -> Node | None:
    of = Node(whom.word, (who,))
    return None if whom == node("defender") else on(of, node("mod", "can_evolve", of, "forbid"))


phrase("their_pokemon", node("active", "$who"), "his or her Active Pokémon")
phrase("their_pokemon", node("bench_of", "$who"), "[his or her|any of his or her]? Benched Pokémon")
phrase(
    "their_pokemon",
    node("all", "$who"),
    "[his or her|their] Pokémon",
    "any of his or her Pokémon",
    "1 of his or her Pokémon",
)


@rule(
    "modifier",
    "{who:bearer} can evolve during the turn you play [it|them|those Pokémon]",
    "{who:bearer} can evolve [during|on] the turn [it was|they were] [played|put into play]",
    "{who:bearer} can evolve during the turn [they|he or she] play(s) [it|them|those Pokémon]",
)
def evolves_at_once(who: Arg) -> Node:
    return on(who, node("mod", "evolve_early", who, "set", 1))


@rule(
    "modifier",
    "{who:bearer} [can|may] evolve(s) during your first turn or [on]? the turn you play "
    "[it|them|those Pokémon]",
)
def evolves_any_time(who: Arg) -> Node:
    return on(who, node("mod", "evolve_early", who, "set", 2))


@spare_rule("modifier", "{who:bearer} can evolve [during|on] your first turn")
def evolves_first_turn(who: Arg) -> Node:
    leave = node("mod", "evolve_early", who, "set", 2)
    return on(who, node("as_long_as", node("first_turn", "me"), (leave,)))


# --- attaching ----------------------------------------------------------------------------------
@spare_rule(
    "modifier",
    "{who:who_cant} attach [any|a|an]? {kind:card_filter} from [his or her|your|their] hand",
)
def no_attaching_at_all(who: str, kind: Node) -> Node | None:
    return no_attaching(who, kind, node("all", "$who"))


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
    if mon is not None and mon.args and str(mon.args[0]).startswith("$"):
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
phrase(
    "modifier",
    on(NOBODY, node("mod", "tool_works", node("all", "both"), "forbid")),
    "each Pokémon Tool card in play has no effect",
    "each Pokémon Tool in play has no effect",
)
phrase(
    "modifier",
    on(NOBODY, node("mod", "stadium_works", how="forbid"), node("mod", "tool_works", how="forbid")),
    "each Stadium or Pokémon Tool card in play has no effect",
)
phrase("reminder", True, "this includes cards that come into play on that turn")


@rule(
    "modifier",
    "{who:bearer} [may|can] have up to {n:number} Pokémon Tool(s) [card(s)]? attached [to it]?",
    "you [may|can] have up to {n:number} Pokémon Tool(s) [card(s)]? attached to {who:bearer}",
    "you [may|can] attach up to {n:number} Pokémon Tool(s) [card(s)]? to {who:bearer}",
)
def more_tools(who: Arg, n: int) -> Node:
    return on(who, node("mod", "tools_allowed", who, "set", n))


phrase(
    "reminder",
    True,
    "if this Pokémon loses [this|its] Ability , discard Pokémon Tool cards attached to "
    "[it|this Pokémon] until only 1 Pokémon Tool card remains",
)


@rule(
    "modifier",
    "{who:bearer} can't be healed",
    "damage can't be healed from {who:bearer}",
    "damage counters can't be removed from {who:bearer}",
)
def no_healing(who: Arg) -> Node:
    return on(who, node("mod", "can_heal", who, "forbid"))


phrase("note", (), "Damage counters can still be moved")
phrase(
    "modifier",
    on(NOBODY, node("mod", "hand_visible", "foe")),
    "your opponent plays with his or her hand face up",
    "your opponent plays with his or her hand revealed",
    "your opponent must play with his or her hand revealed",
)
phrase(
    "modifier",
    on(NOBODY, node("mod", "supporters_per_turn", "me", "set", 2)),
    "during your turn , you may play 2 Supporter cards",
)


@spare_rule(
    "modifier",
    "you [may|can] play [up to]? {n:number} Supporter cards [during|each|on] [your|each of your]? "
    "turn(s)",
)
def supporters_a_turn(n: int) -> Node:
    return on(NOBODY, node("mod", "supporters_per_turn", "me", "set", n))


@rule("modifier", "the number of Benched Pokémon your opponent can have is now {n:number}")
def small_bench(n: int) -> Node:
    return on(NOBODY, node("mod", "bench_size", "foe", "set", n))


# --- one Pokémon held -----------------------------------------------------------------------------
@rule("modifier", "your opponent can't attach [any]? Energy [cards]? to {who:pokemon}")
def no_attaching_to(who: Node) -> Node:
    return on(who, node("mod", "can_attach_energy", who, "forbid", cause="any"))


@rule("modifier", "{who:pokemon} can't evolve except from effects of attacks or Pokémon Powers")
def only_by_attacks_and_powers(who: Node) -> Node:
    return on(who, node("mod", "can_evolve_unaided", who, "forbid"))


@rule("outcome", "{who:pokemon} can't retreat {span:span} [and|, and] {x:stays_active}")
def held_fast_for_a_while(who: Node, span: str, x: bool) -> Block:
    return (resting(span, on(who, node("mod", "can_leave_active", who, "forbid"))),)


phrase("any_card_effect", True, "the effect of an attack , Pokémon Power , or Trainer card")
phrase("changes_active", True, "would change that player's Active Pokémon")
phrase(
    "stays_active",
    True,
    "if {any_card_effect} {changes_active} , that part of the effect does nothing",
)


@rule("modifier", "{who:pokemon} can't retreat [and|, and] {x:stays_active}")
def held_fast(who: Node, x: bool) -> Node:
    return on(who, node("mod", "can_leave_active", who, "forbid"))


@rule("modifier", "{who:pokemon} can't attack {whom:pokemon}")
def not_against(who: Node, whom: Node) -> Node | None:
    if whom != node("self"):
        return None
    return on(who, node("mod", "can_attack", who, "forbid", 0, "any", whom))


phrase("who_cant", "both", "[neither|no] player can", "both players can't", "each player may not")
spare_phrase("who_cant", "foe", "your opponent may not")


# --- cards that nobody can play -------------------------------------------------------------------
@rule(
    "modifier", "no [more]? {kind:card_filter} can be played", "{kind:card_filter} can't be played"
)
def unplayable(kind: Node) -> Node | None:
    if kind in (ANY, node("pokemon")):
        return None
    return on(NOBODY, node("forbid_play", "both", kind))


# --- unless ---------------------------------------------------------------------------------------
@spare_rule("clause", "{a:modifier} unless {c:conditions}")
def unless(a: Node, c: Node) -> Node:
    return node("$static", node("not", c), (a,))


@spare_rule(
    "modifier",
    "{kind:card_filter} can't be attached from {h:owner} hand to {who:bearer}",
)
def not_attached(kind: Node, h: str, who: Arg) -> Node | None:
    if kind != node("energy"):
        return None
    return on(who, node("mod", "can_attach_energy", who, "forbid"))
