"""Nodes that many rules share: nouns, modifiers, events and amounts."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node, replaced, where
from playmat.lang.needs.single_effects import MINE as MINE
from playmat.lang.needs.single_effects import OTHERS as OTHERS
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.shapes import lens
from playmat.reader.text.tokens import TYPES

SIDE: Final = "$side"
"""The player that a half faces."""

ANY = node("$any")


@lens
def fitted(of: Arg, *fits: Node) -> Arg:
    """The selection narrowed to those that fit, with a single filter."""
    real = [fit for fit in fits if fit != ANY]
    if is_word(of, "where") and real:
        real.insert(0, of["filter"])  # type: ignore[arg-type]
        of = of["of"]
    return node("where", of, conjunction("fits_both", *real)) if real else of


@lens
def of_kind(place: Node, kind: Node) -> Arg:
    """The cards of *kind* at *place*; attached cards are Energy by default."""
    if place.word != "$attached":
        return place if kind == ANY else where(place, kind)
    if kind == ANY:
        return node("attached", place["mons"])
    if kind == node("$trainer"):
        return node("gear_on", place["mons"])
    if kind in (node("tool"), node("machine")):
        return where(node("gear_on", place["mons"]), kind)
    if kind.word == "named" and not str(kind["name"]).endswith("Energy"):
        return where(node("attached", place["mons"]), kind)
    if node("tool") in nodes_in(kind):
        return where(node("attached", place["mons"]), kind)
    if kind == node("energy"):
        return node("energy_on", place["mons"])
    if kind.word == "fits_both" and kind["left"] == node("energy"):
        kind = kind["right"]  # type: ignore[assignment]
    return where(node("energy_on", place["mons"]), kind)


SINGLE: Final = (
    *("self", "host", "defender", "attacker", "active", "event_mon", "event_other", "ref"),
    *("$it", "$that", "$pick", "$actives", "$newcomer"),
)
"""Words for one Pokémon that can bear a lasting effect; sets are evaluated each time."""


@lens
def on(whom: Arg, *mods: Node) -> Node:
    """Modifiers with the Pokémon that bears them."""
    single = isinstance(whom, Node) and whom.word in SINGLE
    return node("$mods", whom if single else node("nobody"), mods)


@lens
def resting(span: str, what: Node) -> Node:
    """A lasting effect on its Pokémon, which is bound if necessary."""
    whom, mods = what.args
    if whom in (node("self"), node("nobody")):
        return node("lasting", span, whom, mods)
    if changing(whom):
        return node("lasting", span, node("nobody"), mods)
    bare = changed(mods, lambda part: _without_bearer(part, whom))
    return node("lasting", span, whom, replaced(bare, whom, node("bearer")))


def while_afflicted(whom: Arg, condition: str, mods: Block) -> Node:
    """An effect on a Pokémon until a condition ends or is inflicted again by other means."""
    bearer = node("bearer")
    asked = node("is", bearer, node("condition_is", condition))
    again = Node("condition_applied", (bearer,))
    other = node("on", again, node("event_condition", condition), do=(node("end_this"),))
    return node(
        "lasting", "while_active", whom, (node("as_long_as", asked, mods), node("handler", other))
    )


def changing(whom: Arg) -> bool:
    """Whether a player's Pokémon at any given time are meant."""
    if isinstance(whom, Node) and whom.word in ("where", "less"):
        return changing(whom["of"])
    mine = (node("active", "me"), node("active", "both"))
    return isinstance(whom, Node) and (whom.word in ("all", "bench_of") or whom in mine)


def _without_bearer(part: Arg, whom: Arg) -> Arg:
    """A modifier of its bearer, without naming it again."""
    if is_word(part, "mod") and part["of"] == whom:
        return part.having("of", "all_both")
    return part


HEADS = node("heads", "$coins")

TAILS = node("tails", "$coins")


def capped(amount: Arg, most: int) -> Arg:
    """An amount per item limited to *most* in total."""
    each = amount["left"] if is_word(amount, "mul") else 0
    if isinstance(amount, Node) and isinstance(each, int) and each and most % each == 0:
        return node("mul", each, node("least", amount["right"], most // abs(each)))
    return node("least", amount, most)


@lens
def times(factor: int, count: Arg) -> Arg:
    """A multiple of a count; a low limit without a noun applies to the items counted."""
    if is_word(count, "$up_to"):
        of, most, *noun = count.args
        low = not noun and cast(int, most) < 10
        if low and abs(factor) >= 10:
            return times(factor, node("least", of, most))
        if not low or factor == 1:
            return capped(times(factor, of), cast(int, most))
    return count if factor == 1 else node("mul", factor, count)


@lens
def compared(count: Arg, how: Node) -> Node:
    """A count compared with a bound; at least one becomes "any"."""
    if is_word(count, "count") and how.args == (">=", 1):
        return node("any_of", count["of"])
    if is_word(count, "count") and how.args == ("==", 0):
        return node("not", node("any_of", count["of"]))
    return node("compare", count, *how.args)


@lens
def counted(what: Arg, n: Node) -> Node:
    return node("compare", what, *n.args)


MANY: Final = 60
"""Means any number: no zone holds more."""

CONDITIONS: Final = ("asleep", "confused", "paralyzed", "poisoned", "burned")

KIND_WORDS: Final = frozenset(
    (
        *("Pokémon", "Pokémon-ex", "Pokémon-EX", "Pokémon-GX", "Basic", "Stage", "Evolved"),
        "Evolution",
        *("Active", "Benched", "Bench", "Defending", "Attacking", "Weakness", "Resistance", "HP"),
        *(
            "Energy",
            "basic",
            "Special",
            "Retreat",
            "Trainer",
            "Trainers",
            "Item",
            "Items",
            "Tool",
            "Tools",
        ),
        *("Stadium", "Stadiums", "Supporter", "Supporters", "Prize", "Card", "Cards"),
        *("Your", "Each", "All", "Any", "Ultra", "SPEC"),
        *("and", "or", "with", "a"),
    )
) | set(TYPES)
"""Words that are never part of a card's name."""


def plain_name(name: str) -> bool:
    """Whether words can be a card's name, without words for kinds of card."""
    return not KIND_WORDS & set(name.split())


ALWAYS = node("always")

SELF = node("self")

ATTACKED = node("event_cause", "attack")


BY_HAND = node("event_by_hand")

THAT_POKEMON = node("$said", "mons", node("event_mon"))

THAT_CARD = node("$said", "cards", node("event_card"))


@lens
def event(name: str, subject: Arg, condition: Node = ALWAYS, *spoken: Node) -> Node:
    """An event *name* that happens to *subject*."""
    return node("$event", Node(name, () if subject == "both" else (subject,)), condition, *spoken)


@lens
def both(*conditions: Node) -> Node:
    real = [condition for condition in conditions if condition != ALWAYS]
    return conjunction("and", *real) if real else ALWAYS


@lens
def line(name: str, *values: Arg) -> Node:
    return node("$rule", name, *values)


@lens
def fitting(of: Arg, kind: Node) -> Arg:
    """The Pokémon *of* that are of *kind*."""
    return of if kind == node("$any") else where(of, kind)


def energy_named(name: str) -> Node:
    """Energy cards of a name; those of Holon share their first word."""
    return node("name_has" if name == "Holon" else "named", f"{name} Energy")


FOES_ACTIVE = node("active", "foe")


@lens
def source(of: Arg) -> Arg:
    """Where something comes from, simplified; the attacker is anyone."""
    if of == node("attacker"):
        return "anyone"
    if is_word(of, "all"):
        return {"foe": "foe", "me": "me", "both": "anyone"}.get(str(of["player"]), of)
    return of


@lens
def shield(what: str, who: Arg, of: Node) -> Node:
    """Protection; a cause that does no damage is blocked entirely."""
    cause = of["cause"] or "attack"
    whose = who if of["players"] == node("$it") else source(of["players"])
    return node("prevent", what if cause == "attack" else "all", who, cause, whose)


@lens
def taken(who: Arg, sign: int, n: int, of: Node, stage: str, e: Arg | None = None) -> Node:
    """A change of the damage that a Pokémon takes from attacks."""
    amount = sign * n if e is None else times(sign * n, e)
    made = node("mod", "damage_taken", who, "add", amount, stage=stage, **{"from": of["players"]})
    return on(who, made)


def damage_change(who: Arg, amount: Arg, whom: Arg, stage: str) -> Node:
    """A change of the damage that a Pokémon's attacks do."""
    made = node("mod", "damage_dealt", who, "add", amount, stage=stage, **{"from": whom})
    return on(who, made)


HOST = node("host")

THIS = "[this card|~]"

HOLDER = f"the Pokémon [that]? {THIS} is attached to"

LEAVES = (node("discard", node("this_card")),)

NOBODY = node("nobody")


@lens
def off(who: Arg, kinds: tuple[str, ...], but: str = "") -> tuple[Node, ...]:
    """Powers that are switched off."""
    return tuple(node("off_power", who, kind, but) for kind in kinds)


BOTH = node("all", "both")


def owned(of: Arg, who: str) -> Arg | None:
    """A player's own Pokémon, or None if others are meant."""
    of = replaced(replaced(of, "$their", who), "both", who)
    others = {"me": ("foe",), "foe": ("me",), "both": ("me", "foe")}[who]
    if any(of != replaced(of, other, "") for other in others):
        return None
    return None if who == "foe" and of in (node("self"), node("host")) else of


@lens
def piercing(who: Arg, ignored: tuple[str, ...], whom: Arg = BOTH) -> Node | None:
    """What the damage of a Pokémon's attacks is not affected by."""
    made: list[Node] = []
    for flag in ignored:
        if flag in ("no_weakness", "no_resistance"):
            query = "weakness_applies" if flag == "no_weakness" else "resistance_applies"
            made.append(node("mod", query, whom, "forbid", **{"from": source(who)}))
        elif flag == "no_effects":
            made.append(node("mod", "pierces", who, "allow"))
        elif flag != "no_powers" or "no_effects" not in ignored:
            return None
    return on(who, *made)


@lens
def cheaper_each(of: Arg, shift: int, names: tuple[str, ...]) -> Block | None:
    """Attacks of these names that cost less Colorless Energy."""
    return tuple(node("cheaper", of, "C" * -shift, name) for name in names) if shift < 0 else ()


WHO = "$who"


@lens
def each_to(what: Arg, of: Arg) -> Block:
    """Each of some cards attached to a Pokémon chosen for it."""
    # "Other" Pokémon are those the card is not attached to.
    of = replaced(of, node("$it"), node("host_of", node("$each_one")))
    return (
        node("$each", what, (node("attach", node("$each_one"), node("$pick", of, 1, 1, WHO)),)),
    )


def side(mon: Arg) -> str | None:
    """The player for whom a Pokémon must be Active in a switch, if stated."""
    if not isinstance(mon, Node):
        return None
    if mon.word in ("self", "defender"):
        return "me" if mon.word == "self" else "foe"
    return str(mon["player"]) if mon.word == "active" else None


_WITH_S: Final = (
    "Amoonguss Ampharos Arceus Archeops Ariados Aurorus Cofagrigus Cranidos Deoxys Dusclops "
    "Eelektross Ekans Feebas Florges Foongus Forretress Froslass Gorebyss Gyarados Haxorus "
    "Heracross Hippopotas Kabutops Landorus Lapras Latias Latios Maractus Metagross Misdreavus "
    "Mismagius Moltres Ninetales Nosepass Paras Probopass Ralts Rampardos Regigigas Reuniclus "
    "Shellos Solosis Tauros Thundurus Togekiss Tornadus Tropius Xerneas Zapdos Zweilous "
    "Enamorus Gumshoos Hands Leaves Runerigus Shocks Terapagos Thorns Treads"
)
ENDING_IN_S: Final = frozenset(_WITH_S.split())
"""Names that end in s without being plural."""

FORMS: Final = ("Unown", "Burmy", "Wormadam", "Shellos", "Gastrodon")
"""Names that cards of several forms begin with."""

SEVERAL = ("join", "active", "all", "bench_of", "where", "less")


@lens
def counters_until(whom: Arg, n: Arg) -> Block:
    """Damage counters put on one Pokémon, or on each of several, until an amount of HP is left."""
    many = isinstance(whom, Node) and whom.word in SEVERAL
    if many and whom != node("active", "foe"):
        one = node("$each_one")
        return (node("$each", whom, counters_until(one, n)),)
    more = node("compare", node("hp_left", whom), ">", n)
    return (node("if", more, (node("leave_hp", whom, n),)),)


PLACED = "doesn't [already]? have a Pokémon Tool [card]? attached [to it]?"

POKEMON = node("pokemon")
POKEMON_ALONE: Final = ("pokemon", "basic", "stage1", "stage2", "evolution")
"""Kinds of Pokémon cards."""
EVOLVING = ("evolves_from", "evolves_from_named", "descends_from", "can_follow", "levels_from")
"""Filters that only Evolution cards match."""


@lens
def narrowed_kind(kind: Node, that: Node) -> Node:
    """A kind narrowed by a filter."""
    if kind == ANY or (that.word in EVOLVING and kind in (POKEMON, node("evolution"))):
        return that
    if kind.word in POKEMON_ALONE and that.word == "fits_both" and that["left"] == POKEMON:
        that = that.child("right")
    return node("fits_both", kind, that)


TO_POKEMON: Final = ("heal", "heal_all", "counters", "hit", "inflict", "cure", "knock_out")
"""Effects on Pokémon in play."""


def asks_a_card(c: Node, do: Block) -> bool:
    """Whether a condition tests a card although the effect is on a Pokémon in play."""
    if c.word != "is" or c["what"] != node("$that", "cards"):
        return False
    spoken = (node("$it"), node("$that", "mons"), node("$same"))
    return any(said.word in TO_POKEMON and said["target"] in spoken for said in do)


def names_nobody(c: Node, do: Block) -> bool:
    """Whether "it" follows a condition on any of several Pokémon, so that it is ambiguous."""
    while c.word in ("and", "or", "not"):
        c = c.child("condition" if c.word == "not" else "right")
    of = c["of"] if c.word == "any_of" else None
    while is_word(of, "where") or is_word(of, "less"):
        of = of["of"]
    words = {part.word for part in nodes_in(do[:1])}
    open_to_any = is_word(of, "all") or is_word(of, "bench_of")
    return open_to_any and "$it" in words and not words & {"$pick", "bind"}


def of_two(mods: Block) -> bool:
    """Whether modifiers mention two Pokémon, so that "it" is ambiguous."""
    return any(mod.word in ("mod", "prevent") and isinstance(mod["from"], Node) for mod in mods)


@lens
def failing(test: Node) -> Node:
    """The negation of a condition."""
    return test["condition"] if test.word == "not" else node("not", test)  # type: ignore[return-value]


@lens
def lacking(fit: Node) -> Node:
    """The negation of a filter."""
    free = fit == node("retreat_at_least", 1)
    return node("retreat_at_most", 0) if free else node("fits_not", fit)
