"""What an effect leaves in the register bound to it, by which a text asks what was done."""

from __future__ import annotations

from typing import Final

RESULT_SORTS: Final = {
    "flip": "coins",
    "flip_until_tails": "coins",
    "move": "cards",
    "discard": "cards",
    "mill": "cards",
    "attach": "cards",
    "evolve": "cards",
    "level_up": "cards",
    "replace_top": "cards",
    "set_aside": "cards",
    "order": "cards",
    "search": "cards",
    "search_different": "cards",
    "choose_units": "cards",
    "choose_paying": "cards",
    "return_mon": "cards",
    "look": "cards",
    "reveal": "cards",
    "turn_up": "cards",
    "cover": "cards",
    "put_stadium": "cards",
    "become_tool": "cards",
    "become_energy": "cards",
    "bench": "mons",
    "bench_as_basic": "mons",
    "switch": "mons",
    "name_type": "type",
    "name_any_type": "type",
}
"""What effects leave in their registers; the others leave an amount."""

SURE: Final = frozenset(
    (
        *("shuffle", "marker", "end_effects", "end_all_effects", "end_this", "end_turn", "win"),
        *("lasting", "delay", "use_attack", "copy_attack", "use_card", "use_card_by", "mirror"),
        *("add_damage", "set_damage", "cancel_damage", "nullify", "set_amount", "set_zone"),
        *("take_prize", "reflip", "count_as_heads", "count_as_tails", "open_prizes"),
    )
)
"""Effects that leave no result of their own: whoever did them has done them."""
