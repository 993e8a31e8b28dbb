"""Who leaves the Active Spot if the other player chooses the replacement. [DUO-31]"""

from __future__ import annotations

from playmat.engine.ops.switch import AskLeaving, TakeMon
from playmat.engine.values.selectors import HeldPick
from playmat.lang.node import Arg, Node, is_word
from playmat.linker.effects import EffectWriter
from playmat.linker.names import player
from playmat.model.definitions import Selector


def settle_leaving(emit: EffectWriter, bind: Node, after: Arg | None) -> None:
    """Settle who leaves before the other player chooses the replacement, if that comes next."""
    switch = answered_switch(bind, after)
    if switch is None:
        return
    emit.note(switch)
    emit.open.leaving[str(bind["var"])] = reg = emit.env.spare()
    nobody = emit.pick(Node("nobody"))
    coming = emit.pick(bind.child("value")["from"])
    emit.ask(AskLeaving(player(switch["player"]), coming, nobody, reg), TakeMon(reg))


def answered_switch(bind: Node, after: Arg | None) -> Node | None:
    """The switch for which the other player has just chosen the replacement, or None."""
    choice = bind["value"]
    if not is_word(choice, "choose") or choice["by"] == "me":
        return None
    switch = after["value"] if is_word(after, "bind") else after
    if not is_word(switch, "switch"):
        return None
    comes_up = switch["in"] == Node("ref", (bind["var"],))
    return switch if comes_up and switch["out"] == Node("nobody") else None


def leaving(emit: EffectWriter, switch: Node) -> Selector:
    """The Pokémon that leaves, from the text or settled before the choice."""
    coming = switch["in"]
    if is_word(coming, "ref") and coming["var"] in emit.open.leaving:
        return HeldPick(emit.open.leaving[str(coming["var"])])
    return emit.pick(switch["out"])
