"""Words that select Pokémon in play, cards and attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.engine.values import selectors
from playmat.engine.values import selectors_history as lately
from playmat.engine.values.filters import FitsTwo, Listed
from playmat.engine.values.selectors_parts import AttacksOf, PartsOf
from playmat.kinds import filters
from playmat.lang.node import Arg, Node, is_word
from playmat.linker.names import Registers, player
from playmat.linker.values import Link, ValueLinker, each, noting_history, object_of, the_word
from playmat.model.definitions import Selector

OF_EVENTS: Final = ("event_mon", "event_other", "event_card")
PRINTED: Final = (
    *filters.NAMES[: filters.EVOLVED],
    *filters.NAMES[filters.ENERGY : filters.DAMAGED],
    *("provides", "prints", "named", "name_has", "form_of", "hp_at_most", "hp_at_least", "typed"),
    *("has_attack", "has_power", "has_ability", "fits_not", "fits_both", "fits_any"),
    *("resists", "retreat_at_least", "evolves_from_named", "descends_from"),
)
"""Filters that depend only on what is printed, for cards out of play."""


def where(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Link ``where``; a filter on printed facts only is evaluated once per match."""
    of, fit = low.pick(said["of"], env), low.fit(said["filter"], env)
    if low.selects_mons(said["of"], env):
        if isinstance(of, selectors.WhereMons):  # one pass tests both
            return selectors.WhereMons(of.of, FitsTwo(of.fit, fit, False))
        return selectors.WhereMons(of, fit)
    if is_printed(said["filter"]) and not in_play(said["of"]):
        fit = Listed(fit)
        low.lists.append(fit)
    return selectors.WhereCards(of, fit)


def is_printed(arg: Arg) -> bool:
    """Whether a filter depends only on printed facts."""
    if not isinstance(arg, Node):
        return True
    return arg.word in PRINTED and all(is_printed(part) for part in arg.args)


def in_play(arg: Arg) -> bool:
    """Whether a selector of cards may include cards in play."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ("hand", "deck", "discards", "lost", "prizes", "top", "bottom"):
        return False
    return arg.word != "where" or in_play(arg["of"])


def of_event(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Link a word about the current event, which may have been stored."""
    if said.word in low.captured:
        return selectors.HeldPick(low.captured[said.word])
    return selectors.OfEvent(OF_EVENTS.index(said.word))


def bearer(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Link ``bearer``: the register in which a lasting effect keeps its Pokémon."""
    return selectors.HeldPick(low.bearer) if low.bearer >= 0 else selectors.Nothing()


def attacks_of(low: ValueLinker, said: Node, env: Registers) -> Selector:
    of, sort = low.pick(said["of"], env), low.sort(said["of"], env)
    return of if sort == "attacks" else AttacksOf(of, sort == "mons", True)


def last_attack(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Link ``last_attack``; for a whole side, attacks of Pokémon that are gone count."""
    of = said["of"]
    if is_word(of, "all"):
        low.names.match.history = True
        return lately.MadeLastTurn(player(of["player"]))
    return lately.LastAttack(low.pick(of, env))


SELECTORS: Final[Mapping[str, Link[Selector]]] = {
    "join": object_of(selectors.Join, "of", "and"),
    "less": object_of(selectors.Less, "of", "but"),
    "where": where,
    "ref": object_of(selectors.HeldPick, "var"),
    # Pokémon in play
    "self": object_of(selectors.Self),
    "host": object_of(selectors.Self),
    "attacker": object_of(selectors.Fighter, True),
    "defender": object_of(selectors.Fighter, False),
    "nobody": object_of(selectors.Nothing),
    "active": object_of(selectors.InPlay, "player", True, False),
    "bench_of": object_of(selectors.InPlay, "player", False, True),
    "all": object_of(selectors.InPlay, "player", True, True),
    "host_of": object_of(selectors.HostOf, "cards"),
    "bearer": bearer,
    "weakest": object_of(lately.Weakest, "of"),
    **each(OF_EVENTS, of_event),
    # cards
    **each(
        ("hand", "deck", "discards", "lost", "prizes", "beside", "set_aside_cards"),
        object_of(selectors.InZone, "player", the_word),
    ),
    "top": object_of(selectors.DeckEnd, "player", "count", True),
    "bottom": object_of(selectors.DeckEnd, "player", "count", False),
    "top_until": object_of(lately.TopUntil, "player", "filter"),
    "stadium": object_of(selectors.TheStadium),
    "this_card": object_of(selectors.ThisCard),
    **each(("attached", "energy_on", "gear_on"), object_of(PartsOf, "to", the_word)),
    **each(("stack", "under", "top_of", "whole"), object_of(PartsOf, "of", the_word)),
    "fallen": noting_history(object_of(lately.Fallen, "player")),
    "spent": noting_history(object_of(lately.Spent, "player")),
    "trainers_played": noting_history(object_of(lately.PlayedThisTurn, "player")),
    "attached_this_turn": noting_history(object_of(lately.GivenThisTurn, "to")),
    # attacks
    "attacks_of": attacks_of,
    "last_attack": last_attack,
    "attack_under_way": object_of(lately.UnderWay),
}
