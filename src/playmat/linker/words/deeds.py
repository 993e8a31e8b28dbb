"""Words that are one instruction each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.engine.attack import UseAttack
from playmat.engine.ops import cards, damage, lasting, pokemon, rare, switch
from playmat.lang.node import Node, nodes_in, uses
from playmat.linker.effects import RESULT, EffectWriter, Instruction, Write
from playmat.linker.names import player


def guide(emit: EffectWriter, said: Node) -> int:
    """The player who decides about a used card: its user, unless another is named."""
    return player(said["player"] if said["by"] == "nobody" else said["by"])


def of_any_cause(emit: EffectWriter, said: Node) -> bool:
    """Whether effects of any cause end."""
    return said["cause"] == "any"


def tallied(emit: EffectWriter, said: Node) -> bool:
    """Whether the face removes all such markers again, so that they only count for it."""
    return any(
        one.word == "marker" and one["name"] == said["name"] and uses(one["count"], "markers_on")
        for one in nodes_in(emit.faces.program)
    )


DEEDS: Final[Mapping[str, Write]] = {
    # damage and conditions
    "hit": Instruction(damage.Hit, "target", "amount", "flags", RESULT),
    "add_damage": Instruction(lambda n: damage.ChangeDamage("add", n), "amount"),
    "set_damage": Instruction(lambda n: damage.ChangeDamage("set", n), "amount"),
    "cancel_damage": Instruction(lambda: damage.ChangeDamage("none", None)),
    "counters": Instruction(damage.Counters, "target", "count", RESULT),
    "heal": Instruction(damage.Heal, "target", "amount", False, RESULT),
    "remove_counters": Instruction(damage.Heal, "target", "count", True, RESULT),
    "heal_all": Instruction(damage.Heal, "target", None, False, RESULT),
    "move_counters": Instruction(damage.MoveCounters, "from", "to", "count", RESULT),
    "swap_counters": Instruction(damage.SwapCounters, "one", "other", RESULT),
    "leave_hp": Instruction(damage.LeaveHp, "target", "left", RESULT),
    "inflict": Instruction(damage.Inflict, "target", "condition", "points", RESULT),
    "cure": Instruction(damage.Cure, "target", "conditions", RESULT),
    "mark_fallen": Instruction(rare.MarkFallen, "target"),
    # cards
    "discard": Instruction(cards.Move, "cards", cards.zone_number("discard"), RESULT, -1),
    "draw": Instruction(cards.Draw, "player", "count", False, RESULT),
    "draw_until": Instruction(cards.Draw, "player", "count", True, RESULT),
    "mill": Instruction(cards.Mill, "player", "count", RESULT),
    "look": Instruction(cards.Look, "cards", "by", False, -1, RESULT),
    "swap_cards": Instruction(cards.SwapCards, "one", "other", RESULT),
    "attach": Instruction(cards.Attach, "cards", "to", RESULT),
    "set_aside": Instruction(cards.SetAside, "cards", RESULT),
    "put_stadium": Instruction(rare.PutStadium, "card", RESULT),
    "turn_up": Instruction(rare.TurnUp, "cards", RESULT),
    "open_prizes": Instruction(rare.OpenPrizes, "player"),
    # Pokémon
    "level_up": Instruction(pokemon.Evolve, "card", "onto", RESULT, False, True),
    "devolve": Instruction(pokemon.Devolve, "target", "to", "stages", RESULT),
    "level_down": Instruction(pokemon.Devolve, "target", "to", None, RESULT),
    "replace_top": Instruction(pokemon.ReplaceTop, "target", "card", RESULT),
    "become_tool": Instruction(pokemon.Become, "card", "on", RESULT),
    "become_energy": Instruction(pokemon.Become, "card", "on", RESULT),
    "return_mon": Instruction(cards.ReturnMon, "target", "to", RESULT),
    "marker": Instruction(pokemon.Marker, "target", "name", "count", tallied),
    "end_effects": Instruction(pokemon.EndEffects, "target", of_any_cause),
    "promote": Instruction(switch.Promote, "target"),
    "lay_down": Instruction(rare.LayDown, "cards", RESULT),
    "turn_over": Instruction(rare.TurnOver, "target"),
    "cover": Instruction(rare.Cover, "target", "card", RESULT),
    "uncover": Instruction(rare.Uncover, "target", RESULT),
    # the turn, the game, and other texts
    "end_turn": Instruction(lasting.EndTurn),
    "another_turn": Instruction(lasting.AnotherTurn),
    "win": Instruction(lasting.Win, "player"),
    "use_attack": Instruction(UseAttack, "attack", False),
    "copy_attack": Instruction(UseAttack, "attack", True),
    "aim": Instruction(switch.Aim, "target"),
    "tell": Instruction(rare.Tell, "attack"),
    "use_card": Instruction(lasting.UseCard, "card", 0, 0, True),
    "use_card_by": Instruction(lasting.UseCard, "card", "player", guide, False),
    "end_this": Instruction(lasting.EndThis),
    "end_all_effects": Instruction(lasting.EndAll),
    # the current event
    "nullify": Instruction(lasting.Nullify, -1),
    "set_zone": Instruction(lasting.Nullify, "to"),
    "unplay": Instruction(lasting.Unplay),
    "set_amount": Instruction(lasting.SetAmount, "amount"),
    "reflip": Instruction(lasting.ChangeCoins, True, True),
    "count_as_heads": Instruction(lasting.ChangeCoins, False, True),
    "count_as_tails": Instruction(lasting.ChangeCoins, False, False),
}
