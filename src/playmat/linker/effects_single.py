"""Words of the card language that are one instruction each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.attack import UseAttack
from playmat.engine.ops import cards, damage, lasting, pokemon, rare, switch
from playmat.engine.ops.cards import zone_number
from playmat.lang.node import Arg, Node, nodes_in, uses
from playmat.linker.effects import SINGLE, EffectWriter
from playmat.linker.names import condition_bit, order_number, player
from playmat.model.definitions import Op


def flag_mask(arg: Arg) -> int:
    """Return the bits of damage flags."""
    assert isinstance(arg, tuple)
    return sum(int(2 ** order_number("flag", str(flag))) for flag in arg)


def condition_mask(arg: Arg) -> int:
    """Return the bits of Special Conditions; none named means all."""
    assert isinstance(arg, tuple)
    return sum(condition_bit(str(name)) for name in arg) or 31


def zone(arg: Arg) -> int:
    """Return the number of a zone word."""
    return zone_number(str(arg))


def guide(said: Node) -> int:
    """Return who decides on a card that a player uses: that player, unless another is named."""
    return player(said["player"] if said["by"] == "nobody" else said["by"])


def tallied(program: Arg, name: Arg) -> bool:
    """Return whether a program takes all markers of a name off again, which only count for it."""
    return any(
        said.word == "marker" and said["name"] == name and uses(said["count"], "markers_on")
        for said in nodes_in(program)
    )


_WORDS: Final[dict[str, Callable[[EffectWriter, Node, int], Op]]] = {
    "hit": lambda e, n, r: damage.Hit(
        e.pick(n["target"]), e.num(n["amount"]), flag_mask(n["flags"]), r
    ),
    "add_damage": lambda e, n, r: damage.ChangeDamage("add", e.num(n["amount"])),
    "set_damage": lambda e, n, r: damage.ChangeDamage("set", e.num(n["amount"])),
    "cancel_damage": lambda e, n, r: damage.ChangeDamage("none", None),
    "counters": lambda e, n, r: damage.Counters(e.pick(n["target"]), e.num(n["count"]), r),
    "heal": lambda e, n, r: damage.Heal(e.pick(n["target"]), e.num(n["amount"]), False, r),
    "remove_counters": lambda e, n, r: damage.Heal(e.pick(n["target"]), e.num(n["count"]), True, r),
    "heal_all": lambda e, n, r: damage.Heal(e.pick(n["target"]), None, False, r),
    "move_counters": lambda e, n, r: damage.MoveCounters(
        e.pick(n["from"]), e.pick(n["to"]), e.num(n["count"]), r
    ),
    "swap_counters": lambda e, n, r: damage.SwapCounters(e.pick(n["one"]), e.pick(n["other"]), r),
    "leave_hp": lambda e, n, r: damage.LeaveHp(e.pick(n["target"]), e.num(n["left"]), r),
    "inflict": lambda e, n, r: damage.Inflict(
        e.pick(n["target"]), condition_bit(str(n["condition"])), e.num(n["points"]), r
    ),
    "cure": lambda e, n, r: damage.Cure(e.pick(n["target"]), condition_mask(n["conditions"]), r),
    "discard": lambda e, n, r: cards.Move(e.pick(n["cards"]), zone("discard"), r, -1),
    "draw": lambda e, n, r: cards.Draw(player(n["player"]), e.num(n["count"]), False, r),
    "draw_until": lambda e, n, r: cards.Draw(player(n["player"]), e.num(n["count"]), True, r),
    "mill": lambda e, n, r: cards.Mill(player(n["player"]), e.num(n["count"]), r),
    "look": lambda e, n, r: cards.Look(e.pick(n["cards"]), player(n["by"]), False, -1, r),
    "swap_cards": lambda e, n, r: cards.SwapCards(e.pick(n["one"]), e.pick(n["other"]), r),
    "attach": lambda e, n, r: cards.Attach(e.pick(n["cards"]), e.pick(n["to"]), r),
    "set_aside": lambda e, n, r: cards.SetAside(e.pick(n["cards"]), r),
    "level_up": lambda e, n, r: pokemon.Evolve(
        e.pick(n["card"]), e.pick(n["onto"]), r, False, True
    ),
    "devolve": lambda e, n, r: pokemon.Devolve(
        e.pick(n["target"]), zone(n["to"]), e.num(n["stages"]), r
    ),
    "level_down": lambda e, n, r: pokemon.Devolve(e.pick(n["target"]), zone(n["to"]), None, r),
    "replace_top": lambda e, n, r: pokemon.ReplaceTop(e.pick(n["target"]), e.pick(n["card"]), r),
    "become_tool": lambda e, n, r: pokemon.Become(e.pick(n["card"]), e.pick(n["on"]), r),
    "become_energy": lambda e, n, r: pokemon.Become(e.pick(n["card"]), e.pick(n["on"]), r),
    "return_mon": lambda e, n, r: cards.ReturnMon(e.pick(n["target"]), zone(n["to"]), r),
    "marker": lambda e, n, r: pokemon.Marker(
        e.pick(n["target"]),
        e.lower.names.number(str(n["name"])),
        e.num(n["count"]),
        tallied(e.faces.program, n["name"]),
    ),
    "end_effects": lambda e, n, r: pokemon.EndEffects(e.pick(n["target"]), n["cause"] == "any"),
    "promote": lambda e, n, r: switch.Promote(e.pick(n["target"])),
    "end_turn": lambda e, n, r: lasting.EndTurn(),
    "another_turn": lambda e, n, r: lasting.AnotherTurn(),
    "win": lambda e, n, r: lasting.Win(player(n["player"])),
    "use_attack": lambda e, n, r: UseAttack(e.pick(n["attack"]), False),
    "tell": lambda e, n, r: rare.Tell(e.pick(n["attack"])),
    "use_card": lambda e, n, r: lasting.UseCard(e.pick(n["card"]), 0, 0, True),
    "nullify": lambda e, n, r: lasting.Nullify(-1),
    "unplay": lambda e, n, r: lasting.Unplay(),
    "set_zone": lambda e, n, r: lasting.Nullify(zone(n["to"])),
    "set_amount": lambda e, n, r: lasting.SetAmount(e.num(n["amount"])),
    "reflip": lambda e, n, r: lasting.ChangeCoins(True, True),
    "count_as_heads": lambda e, n, r: lasting.ChangeCoins(False, True),
    "count_as_tails": lambda e, n, r: lasting.ChangeCoins(False, False),
    "copy_attack": lambda e, n, r: UseAttack(e.pick(n["attack"]), True),
    "aim": lambda e, n, r: switch.Aim(e.pick(n["target"])),
    "end_this": lambda e, n, r: lasting.EndThis(),
    "end_all_effects": lambda e, n, r: lasting.EndAll(),
    "turn_up": lambda e, n, r: rare.TurnUp(e.pick(n["cards"]), r),
    "open_prizes": lambda e, n, r: rare.OpenPrizes(player(n["player"])),
    "lay_down": lambda e, n, r: rare.LayDown(e.pick(n["cards"]), r),
    "turn_over": lambda e, n, r: rare.TurnOver(e.pick(n["target"])),
    "mark_fallen": lambda e, n, r: rare.MarkFallen(e.pick(n["target"])),
    "uncover": lambda e, n, r: rare.Uncover(e.pick(n["target"]), r),
    "cover": lambda e, n, r: rare.Cover(e.pick(n["target"]), e.pick(n["card"]), r),
    "use_card_by": lambda e, n, r: lasting.UseCard(
        e.pick(n["card"]), player(n["player"]), guide(n), False
    ),
    "put_stadium": lambda e, n, r: rare.PutStadium(e.pick(n["card"]), r),
}
"""What writes each word: the writer, the word, and the register for its result."""

SINGLE.update(_WORDS)
