"""Protection: damage, effects, damage counters and Special Conditions prevented."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, of_kind, off, on, shield, source

# --- what is prevented, and from whom -----------------------------------------------------------
for _harm, _said in (
    ("damage", "damage"),
    ("effects", "effects"),
    ("all", "damage [from|by]? and effects"),
):
    row("harm", _harm, _said)
for _harm, _within, _brackets in (
    ("all", "including", "[including|even]"),
    ("effects", "[except|excluding|except for|other than|but not]", "[except|excluding]"),
):
    row("with_or_without_damage", _harm, f", {_within} damage [,]?", f"( {_brackets} damage )")
ATTACKER = node("attacker")
FOES = "[[of|from|used by] [your|the] opponent's Pokémon]"
same("harm_source", "{attacks_of}")
for _from, *_words in (
    ("$it()", "attacks it uses"),
    ("foe, ability", f"Abilities {FOES}", "[your|the]? opponent's [Pokémon's]? Abilities"),
    ("foe, trainer", "[your|the]? opponent's Trainer cards", "Trainer cards your opponent plays"),
):
    row("harm_source", f"$from({_from})", *_words)
row(
    "harm_sources",
    "[$from(foe, ability), $from(foe, trainer)]",
    "[your|the] opponent's Abilities [and|or] Trainer cards",
)


@rule("harm_sources", "{of:harm_source}", "{of:attacks_of} [and|or] {also:power_kind}")
def sources(of: Node, also: str = "") -> tuple[Node, ...] | None:
    if also not in ("", "ability"):
        return None
    return (of, node("$from", of["players"], also)) if also else (of,)


# --- prevention ---------------------------------------------------------------------------------
PLAYED = (
    "[a Trainer card ( {w:excluding} Pokémon Tools and Stadium cards )|[an Item|a Trainer] [card]? "
    "or Supporter card] [from {their_hand}]? , prevent(s) all effects of that card done to"
)
for _player, _shield, _whom in (
    ("your opponent", "@on(?bearer, prevent(all, ?bearer, trainer, foe))", "{bearer}"),
    ("your opponent", "@on(nobody(), fasten(this_card(), trainer, foe))", "this Stadium card"),
    ("[any|a|either] player", "@on(nobody(), fasten(this_card(), trainer))", "this Stadium card"),
):
    row("modifier", _shield, f"whenever {_player} plays {PLAYED} {_whom}")
KEEP_OFF = "prevent(s) [all|any] {what:harm}"
DAMAGE = "with_or_without_damage"


@rule(
    "modifier",
    f"{KEEP_OFF} [of|from|by] {{of:harm_sources}} [{{less:{DAMAGE}}}]? done to {{who:bearer}} "
    "[by {by:bearer}]?",
    f"{KEEP_OFF} [{{less:{DAMAGE}}}]? done to {{who:bearer}} [by {{of:harm_sources}}]?",
    f"{KEEP_OFF} done to {{who:bearer}} from {{by:bearer}}",
    f"{KEEP_OFF} [{{less:{DAMAGE}}}]? [done]? by {{of:harm_sources}} [done]? to {{who:bearer}}",
    f"{KEEP_OFF} [of|from] {{of:harm_sources}} {{less:{DAMAGE}}} done by {{by:bearer}} to "
    "{who:bearer}",
    "{who:bearer} can't be affected by [the]? {what:harm} of {of:harm_sources}",
    "{of:harm_sources} can't do [any]? {what:harm} to {who:bearer}",
)
def prevents(
    who: Arg, what: str, of: tuple[Node, ...] = (), less: str = "", by: Arg = ATTACKER
) -> Node | None:
    if by != ATTACKER and not of:
        of = (node("$from", "anyone"),)
    if not of:
        return on(who, node("prevent", less or what, who))
    if what == "damage" and any(part["cause"] for part in of):
        return None  # only attacks do damage
    if by != ATTACKER:
        if [part["players"] for part in of] != ["anyone"]:
            return None
        of = (node("$from", by),)
    return on(who, *(shield(less or what, who, part) for part in of))


FREELY = ("nobody", "free", "play")


def stopped(event: str, who: Arg, asked: Node) -> Node:
    """A modifier that prevents an event for a Pokémon."""
    stop = Node("instead", (Node(event, (who,)), asked, *FREELY, (node("nullify"),)))
    return on(who, node("handler", stop))


def caused(of: tuple[Node, ...]) -> Node:
    """Condition that one of some sources causes an event."""
    cause = conjunction("or", *(node("event_cause", part["cause"] or "attack") for part in of))
    by = of[0]["players"]
    by = node("all", by) if isinstance(by, str) else by
    return cause if by == node("all", "anyone") else node("and", cause, node("event_from", by))


@rule(
    "modifier",
    "{of:harm_sources} can't put [any]? damage counters on {who:bearer}",
    "damage counters can't be [put|placed] on {who:bearer} by [effects of]? {of:harm_sources}",
    "prevent(s) all damage counters from being [put|placed] on {who:bearer} by [effects of]? "
    "{of:harm_sources}",
)
def no_counters(who: Arg, of: tuple[Node, ...]) -> Node | None:
    if any(part["cause"] == "trainer" for part in of):
        return None  # the cause is not a Pokémon
    return stopped("counters_placed", who, caused(of))


THEIR_HAND = "[{h:owner} hand|{t:their_hand}]"


@rule(
    "modifier",
    f"[all|any]? {{kind:card_filter}} {{at:card_place}} can't be put into {THEIR_HAND} "
    "[by [an effect|effects] of {of:harm_sources}]?",
    f"{{who:pokemons}} [,]? and [any|all] cards attached to those Pokémon [,]? can't be put into "
    f"{THEIR_HAND}",
)
def kept_from_hand(
    kind: Node = ANY,
    at: Node | None = None,
    who: Arg = "",
    of: tuple[Node, ...] = (),
    h: str = "",
    t: bool = True,
) -> Node:
    cards = node("whole", who) if at is None else of_kind(at, kind)
    sources = [(part["cause"] or "attack", source(part["players"])) for part in of]
    each = sources or [("any", "anyone")]
    return on("nobody", *(node("keep_from_hand", cards, *said) for said in each))


# --- conditions ---------------------------------------------------------------------------------
row("conditions_listed", "[?status]", "{status}")
row("power_kinds", "[?power_kind]", "{power_kind}")
row(
    "conditions_listed",
    "[?status, *?conditions_listed]",
    "{status} [,|or|, or|and] {conditions_listed}",
)


# --- powers -------------------------------------------------------------------------------------
row("power_kinds", "[?power_kind, ?b]", "{power_kind} [and|or] {b:power_kind}")


@rule("modifier", "ignore all {all:power_kinds} other than {but:name}")
def ignored_powers(all: tuple[str, ...], but: str) -> Node:
    but = but.removesuffix("es") if but.endswith("Gases") else but
    return on(node("all", "both"), *off(node("all", "both"), all, but))


# --- effects of attacks ---------------------------------------------------------------------------
row(
    "effect_source",
    "true",
    "[the|that|an]? [opponent's]? attack(s)",
    "Pokémon Power(s)",
    "Poké-Power(s)",
    "Poké-Bodies",
    "Abilities",
    "Trainer card(s)",
    "Energy cards",
)
row(
    "effect_sources",
    "true",
    "{effect_source}",
    "{effect_source} [,|and|or|, and|, or] {effect_sources}",
)
row("after_resistance", "true", "after applying [Weakness and]? Resistance")
