"""Words of the card language that are one instruction each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.attack import UseAttack
from playmat.engine.ops import cards, damage, lasting, pokemon, rare, switch
from playmat.engine.ops.cards import zone_number
from playmat.lang.node import Arg, nodes_in, uses
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


def guide(args: tuple[Arg, ...]) -> int:
    """Return who decides on a card that a player uses: that player, unless another is named."""
    return player(args[1] if args[2] == "nobody" else args[2])


def tallied(program: Arg, name: Arg) -> bool:
    """Return whether a program takes all markers of a name off again, which only count for it."""
    return any(
        said.word == "marker" and said["name"] == name and uses(said["count"], "markers_on")
        for said in nodes_in(program)
    )


_WORDS: Final[dict[str, Callable[[EffectWriter, tuple[Arg, ...], int], Op]]] = {
    "hit": lambda e, a, r: damage.Hit(e.pick(a[0]), e.num(a[1]), flag_mask(a[2]), r),
    "add_damage": lambda e, a, r: damage.ChangeDamage("add", e.num(a[0])),
    "set_damage": lambda e, a, r: damage.ChangeDamage("set", e.num(a[0])),
    "cancel_damage": lambda e, a, r: damage.ChangeDamage("none", None),
    "counters": lambda e, a, r: damage.Counters(e.pick(a[0]), e.num(a[1]), r),
    "heal": lambda e, a, r: damage.Heal(e.pick(a[0]), e.num(a[1]), False, r),
    "remove_counters": lambda e, a, r: damage.Heal(e.pick(a[0]), e.num(a[1]), True, r),
    "heal_all": lambda e, a, r: damage.Heal(e.pick(a[0]), None, False, r),
    "move_counters": lambda e, a, r: damage.MoveCounters(
        e.pick(a[0]), e.pick(a[1]), e.num(a[2]), r
    ),
    "swap_counters": lambda e, a, r: damage.SwapCounters(e.pick(a[0]), e.pick(a[1]), r),
    "leave_hp": lambda e, a, r: damage.LeaveHp(e.pick(a[0]), e.num(a[1]), r),
    "inflict": lambda e, a, r: damage.Inflict(
        e.pick(a[0]), condition_bit(str(a[1])), e.num(a[2]), r
    ),
    "cure": lambda e, a, r: damage.Cure(e.pick(a[0]), condition_mask(a[1]), r),
    "discard": lambda e, a, r: cards.Move(e.pick(a[0]), zone("discard"), r, -1),
    "draw": lambda e, a, r: cards.Draw(player(a[0]), e.num(a[1]), False, r),
    "draw_until": lambda e, a, r: cards.Draw(player(a[0]), e.num(a[1]), True, r),
    "mill": lambda e, a, r: cards.Mill(player(a[0]), e.num(a[1]), r),
    "look": lambda e, a, r: cards.Look(e.pick(a[0]), player(a[1]), False, -1, r),
    "swap_cards": lambda e, a, r: cards.SwapCards(e.pick(a[0]), e.pick(a[1]), r),
    "attach": lambda e, a, r: cards.Attach(e.pick(a[0]), e.pick(a[1]), r),
    "set_aside": lambda e, a, r: cards.SetAside(e.pick(a[0]), r),
    "level_up": lambda e, a, r: pokemon.Evolve(e.pick(a[0]), e.pick(a[1]), r, False, True),
    "devolve": lambda e, a, r: pokemon.Devolve(e.pick(a[0]), zone(a[1]), e.num(a[2]), r),
    "level_down": lambda e, a, r: pokemon.Devolve(e.pick(a[0]), zone(a[1]), None, r),
    "replace_top": lambda e, a, r: pokemon.ReplaceTop(e.pick(a[0]), e.pick(a[1]), r),
    "become_tool": lambda e, a, r: pokemon.Become(e.pick(a[0]), e.pick(a[1]), r),
    "become_energy": lambda e, a, r: pokemon.Become(e.pick(a[0]), e.pick(a[1]), r),
    "return_mon": lambda e, a, r: cards.ReturnMon(e.pick(a[0]), zone(a[1]), r),
    "marker": lambda e, a, r: pokemon.Marker(
        e.pick(a[0]), e.lower.names.number(str(a[1])), e.num(a[2]), tallied(e.faces.program, a[1])
    ),
    "end_effects": lambda e, a, r: pokemon.EndEffects(e.pick(a[0]), a[1] == "any"),
    "promote": lambda e, a, r: switch.Promote(e.pick(a[0])),
    "end_turn": lambda e, a, r: lasting.EndTurn(),
    "win": lambda e, a, r: lasting.Win(player(a[0])),
    "use_attack": lambda e, a, r: UseAttack(e.pick(a[0]), False),
    "tell": lambda e, a, r: rare.Tell(e.pick(a[0])),
    "use_card": lambda e, a, r: lasting.UseCard(e.pick(a[0]), 0, 0, True),
    "nullify": lambda e, a, r: lasting.Nullify(-1),
    "unplay": lambda e, a, r: lasting.Unplay(),
    "set_zone": lambda e, a, r: lasting.Nullify(zone(a[0])),
    "set_amount": lambda e, a, r: lasting.SetAmount(e.num(a[0])),
    "reflip": lambda e, a, r: lasting.ChangeCoins(True, True),
    "count_as_heads": lambda e, a, r: lasting.ChangeCoins(False, True),
    "count_as_tails": lambda e, a, r: lasting.ChangeCoins(False, False),
    "copy_attack": lambda e, a, r: UseAttack(e.pick(a[0]), True),
    "aim": lambda e, a, r: switch.Aim(e.pick(a[0])),
    "end_this": lambda e, a, r: lasting.EndThis(),
    "end_all_effects": lambda e, a, r: lasting.EndAll(),
    "turn_up": lambda e, a, r: rare.TurnUp(e.pick(a[0]), r),
    "open_prizes": lambda e, a, r: rare.OpenPrizes(player(a[0])),
    "lay_down": lambda e, a, r: rare.LayDown(e.pick(a[0]), r),
    "turn_over": lambda e, a, r: rare.TurnOver(e.pick(a[0])),
    "mark_fallen": lambda e, a, r: rare.MarkFallen(e.pick(a[0])),
    "uncover": lambda e, a, r: rare.Uncover(e.pick(a[0]), r),
    "cover": lambda e, a, r: rare.Cover(e.pick(a[0]), e.pick(a[1]), r),
    "use_card_by": lambda e, a, r: lasting.UseCard(e.pick(a[0]), player(a[1]), guide(a), False),
    "put_stadium": lambda e, a, r: rare.PutStadium(e.pick(a[0]), r),
}
"""What writes each word: the writer, the word's arguments, and the register for its result."""

SINGLE.update(_WORDS)
