"""What every card of a kind says of itself (symbol ``boiler_`` and the kind)."""

from __future__ import annotations

from playmat.reader.grammar import phrase

phrase("boiler_supporter", True, "you may play only 1 Supporter card during your turn", "you may play only one Supporter card during your turn")
phrase("boiler_item", True, "you may play as many Item cards as you like during your turn", "you may play any number of Item cards during your turn")
phrase("boiler_stadium", True, "this card stays in play when you play it")
