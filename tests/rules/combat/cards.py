"""Cards and tables shared by tests of attacks."""

from __future__ import annotations

from playmat.game.scenario.duel import Duel
from playmat.rules import Ruleset
from tests.rules.cards_combat import duel, trainer

BERRY = trainer(
    "Berry",
    "tool",
    "on(between_turns, if=is(host, damaged), may=me) { heal(host, 10); discard(this_card) }",
)
CHAR = (
    'no_damage; after { x <- defender; marker(x, "char"); lasting(while_in_play, on=x) '
    '{ handler(on(between_turns, if=is(x, has_marker("char"))) '
    "{ f <- flip; if tails(f) > 0 { counters(x, 1) } }) } }"
)
STOCK: dict[str, object] = {"deck": "20*Basher", "foe_deck": "20*Basher"}


def clash(
    rules: str | Ruleset, prizes: tuple[int, int], benches: tuple[int, int], **more: object
) -> Duel:
    """Set up Actives that are both Knocked Out by one reckless attack of yours."""
    rows = ["Basher dmg30" + (" | " + ", ".join(["Huge"] * n) if n else "") for n in benches]
    zones = {"prizes": f"{prizes[0]}*Basher", "foe_prizes": f"{prizes[1]}*Basher"}
    return duel(rules, rows[0], rows[1], **{**STOCK, **zones, **more})
