"""What powers let a player do: damage, counters moved about, conditions given and taken."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, fitted, times
from playmat.reader.nodes import acted

SELF = node("self")


@rule("act", "choose(s) {whom:pokemon}", "choose(s) {whom:pokemon} of your choice")
def chooses_known(whom: Node) -> Block | None:
    return (node("$found", whom),) if whom.word in ("active", "defender") else None


# --- damage by a power --------------------------------------------------------------------------
@rule("outcome", "this power does {n:number} damage to {whom:target}")
def power_hits(n: int, whom: Arg) -> Block:
    return acted((node("hit", whom, n),), "me")


@rule("outcome", "this power does {n:number} damage for each {e:for_each} to {whom:target}")
def power_hits_each(n: int, e: Arg, whom: Arg) -> Block:
    return acted((node("hit", whom, times(n, e)),), "me")


@rule("act", "do(es) {n:number} damage to {whom:target}")
def does_damage(n: int, whom: Arg) -> Block:
    return (node("hit", whom, n),)


# --- damage counters moved about ----------------------------------------------------------------
STANDING = node("fits_not", node("hp_left_at_most", 10))


@rule("act", "move(s) {n:count} damage counter(s) from [1|one] of {of:pokemons} to another")
def moves_within(n: int, of: Arg) -> Block:
    return moved_on(n, of, of)


def moved_on(n: int, of: Arg, among: Arg, fit: Node = ANY) -> Block:
    """Return damage counters moved from one Pokémon to another one."""
    start = node("$pick", fitted(of, node("damaged")), 1, 1, "$who")
    end = node("$pick", fitted(node("less", among, node("$it")), fit), 1, 1, "$who")
    return (node("move_counters", start, end, n),)


@spare_rule(
    "act",
    "move(s) up to {n:count} damage counters from [1|one] of {of:pokemons} to [your|the] other "
    "Pokémon in any way you like",
)
def moves_among(n: int, of: Arg) -> Block:
    one = node("$that", "mons")
    other = node("$pick", node("less", of, one), 1, 1, "$who")
    return (
        node("bind", "$moved", node("number", 1, n, "$who")),
        node("$found", node("$pick", fitted(of, node("damaged")), 1, 1, "$who")),
        node("repeat", node("ref", "$moved"), (node("move_counters", one, other, 1),)),
    )


@spare_rule(
    "act", "move(s) up to {n:count} damage counters from [1|one] of {of:pokemons} to {to:target}"
)
def moves_up_to(n: int, to: Arg, of: Arg) -> Block:
    start = node("$pick", fitted(of, node("damaged")), 1, 1, "$who")
    return (
        node("bind", "$moved", node("number", 1, n, "$who")),
        node("move_counters", start, to, node("ref", "$moved")),
    )


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from [1|one] of {of:pokemons} to another as long as you "
    "don't Knock Out that Pokémon",
)
def moves_safely(n: int, of: Arg) -> Block:
    return moved_on(n, of, of, STANDING)


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from [1|one] of {of:pokemons} to ~ as long as you don't "
    "Knock Out ~",
)
def takes_safely(n: int, of: Arg) -> Block:
    start = node("$pick", fitted(node("less", of, SELF), node("damaged")), 1, 1, "$who")
    safe = node("compare", node("hp_left", SELF), ">", 10)
    return (node("$needs", safe), node("move_counters", start, SELF, n))


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from [1 Pokémon ( yours or your opponent's )|either "
    "player's Pokémon] to another [Pokémon ( yours or your opponent's )]?",
    "move(s) {n:count} damage counter(s) from 1 Pokémon to another Pokémon",
)
def moves_anywhere(n: int) -> Block:
    return moved_on(n, node("all", "both"), node("all", "both"))


@rule(
    "act",
    "remove(s) {n:count} damage counter(s) from each of {of:pokemons} that has any",
    "remove {n:count} damage counter(s) from {who:pokemon} , if it has any",
)
def removes_where_any(n: int, of: Arg | None = None, who: Node | None = None) -> Block:
    return (node("remove_counters", of if of is not None else who, n),)  # type: ignore[arg-type]


# --- conditions ---------------------------------------------------------------------------------
@spare_rule("act", "have {who:pokemon} become {c:statuses}")
@rule("act", "make {who:pokemon} {c:statuses}", "leave {who:pokemon} {c:statuses}")
def makes(who: Node, c: tuple[str, ...]) -> Block:
    return tuple(node("inflict", who, one) for one in c)


@rule("act", "remove(s) [a|1] Special Condition from {who:target}")
def removes_one(who: Arg) -> Block:
    return (node("cure_one", who, "$who"),)


@rule("act", "heal(s) {n:number} damage and remove(s) [a|1] Special Condition from {who:pokemon}")
def heals_and_removes(n: int, who: Node) -> Block:
    return (node("heal", who, n), node("cure_one", who, "$who"))


@rule("act", "remove(s) the Special Condition {c:status} from {who:pokemon}")
def removes_that(c: str, who: Node) -> Block:
    return (node("cure", who, c),)


@rule("outcome", "{a:pokemon} and {b:pokemon} are no longer {all:conditions_listed}")
def both_cured(a: Node, b: Node, all: tuple[str, ...]) -> Block:
    return (node("cure", node("join", a, b), *all),)


@rule("acts", "have your opponent {do:acts}", cost=-1)
def has_opponent(do: Block) -> Block:
    return acted(do, "foe")


@rule("act", "choose(s) 1 of your opponent's Active Pokémon {that:pokemon_that}", cost=-1)
def chooses_such_active(that: Node) -> Block:
    active = node("active", "foe")
    return (node("$needs", node("is", active, that)), node("$found", active))


@rule("acts", "{a:act} [and then|then] {b:acts}")
def and_then(a: Block, b: Block) -> Block:
    return (*a, *b)


# --- turns, cards -------------------------------------------------------------------------------
phrase(
    "outcome",
    (node("end_turn"),),
    "this ends your turn",
    "your turn ends",
    "using this power ends your turn",
    "if you use this [Ability|power] , your turn ends",
)
phrase(
    "statement",
    (node("$as_basic"),),
    "treat the new Benched Pokémon as a Basic Pokémon",
    "treat [that card|the new ~] as a Basic Pokémon",
)
phrase("cards", node("$that", "cards"), "the card")


@rule("act", "draw(s) {n:number} more card(s)")
def draws_more(n: int) -> Block:
    return (node("draw", "$who", n),)


phrase(
    "statement",
    (node("$while_active"),),
    "if {pokemon} is no longer your Active Pokémon , this effect ends",
)
phrase(
    "note",
    (node("$while_active"),),
    "if {pokemon} is no longer your Active Pokémon , this effect ends",
)
phrase(
    "note",
    (node("$while_there"),),
    "this effect end(s) if your Active Pokémon retreat(s) or is returned to your hand",
)
phrase(
    "note",
    (),
    "this doesn't count as a [Knocked Out Pokémon|Knock Out]",
    "this doesn't use up your 1 Energy card attachment(s) for the turn",
    "choose 1 if there are 2",
    "both if there are 2",
    "existing effects aren't removed",
    "even if [it|that Pokémon] 's Knocked Out",
    "even if that Pokémon is Knocked Out",
    "even if it would Knock Out the other Pokémon",
    "no matter how many heads you get",
    "all if that Pokémon is more than 1 type",
    "you draw [your|yours] [card(s)]? first",
    "1 if there is only 1",
    "if the first attack Knock(s) Out your opponent's Active Pokémon , you may attack(s) again "
    "after your opponent choose(s) a new Active Pokémon",
    "this counts as Knocking Out ~",
    "this counts as that Pokémon using its Poké-Power",
    "this includes Abilities of its previous Evolution",
)


@spare_rule("statement", "if you [use|used] {x:this_power} , {do:effects}", cost=1)
def having_used(x: bool, do: Block) -> Block:
    return do


spare_phrase(
    "statement",
    (node("end_turn"),),
    "if [a player|that player] [searches|searched] his or her deck in this way , his or her turn "
    "ends",
    "if you [search|searched] your deck in this way , your turn ends",
)
SEARCHED = "if [a player|that player] [searches|searched] his or her deck in this way"
spare_phrase(
    "statement",
    (node("shuffle", "me"),),
    f"{SEARCHED} , that player shuffle(s) his or her deck",
)
spare_phrase(
    "statement",
    (node("shuffle", "me"), node("end_turn")),
    f"{SEARCHED} , that player shuffle(s) his or her deck [,]? and [then]? his or her turn ends",
)
