"""What an effect may ask of the face around it."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, Program
from playmat.linker.names import Registers
from playmat.model.definitions import HandlerDef, ModDef


class Holder:
    """What links the modifiers and reactions that stand inside an effect: the face around it."""

    program: Program = ()

    def modifiers(
        self, block: Arg, env: Registers, on: bool
    ) -> tuple[list[ModDef], list[HandlerDef]]:
        """Link a block of modifiers; *on* tells that they lie on one Pokémon."""
        raise NotImplementedError

    def delayed(self, delay: Node, env: Registers) -> HandlerDef:
        """Link an effect that waits once for a moment."""
        raise NotImplementedError
