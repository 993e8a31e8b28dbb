"""Link the faces of cards: attacks, powers and card texts."""

from __future__ import annotations

from typing import cast

from playmat.engine.effects.energy import pack
from playmat.engine.values.conditions import Both
from playmat.kinds import events, powers
from playmat.lang.hidden import unfiltered
from playmat.lang.make import conjunction
from playmat.lang.needs.staying import leaves_itself
from playmat.lang.needs.using import need_of_use
from playmat.lang.node import Arg, Node, Program
from playmat.linker.analysis import units
from playmat.linker.attack_clauses import conditions_first, unpaid
from playmat.linker.attack_program import ATTACK_VARS, aims, hits, write_attack
from playmat.linker.concerns import FOES_ACTIVE, concerns
from playmat.linker.face import Face
from playmat.linker.names import Registers, by_type, order_number
from playmat.linker.reactions import Reaction, counted_how, link_delayed
from playmat.linker.words.modifiers import MODS
from playmat.model.definitions import (
    AttackDef,
    Code,
    HandlerDef,
    ModDef,
    PowerDef,
    ProvideDef,
    StaticDef,
    UseDef,
)


class FaceLinker(Face):
    """Turns the clauses of faces into linked definitions."""

    # attacks

    def attack(self, a: AttackDef, program: Program) -> None:
        """Link an attack: its requirements, its program and its program as a copy."""
        clauses = conditions_first({clause.word: clause for clause in program})
        if "needs" in clauses:
            a.needs = self.lower.cond(unfiltered(clauses["needs"]["condition"]), Registers(0))
        if "limit" in clauses:
            a.how = order_number("how", str(clauses["limit"]["how"]))
            if shared := clauses["limit"]["shared"]:
                a.key = self.names.number(f"all {shared}")
        if "even_if" in clauses:
            situations = clauses["even_if"]["situations"]
            assert isinstance(situations, tuple)
            a.anyway = sum(int(2 ** order_number("situation", str(s))) for s in situations)
            self.match.anyway = True
        if "price" in clauses:
            cost = by_type(clauses["price"]["units"])
            a.otherwise = AttackDef(a.name, cost, a.base)
            a.otherwise.packed, a.otherwise.name_id = pack(cost), a.name_id
            a.otherwise.needs = self.lower.cond(clauses["price"]["when"], Registers(0))
        a.aims = aims(a, clauses)
        a.concerns = concerns(program) | (FOES_ACTIVE if hits(a, clauses) else 0)
        a.code = self.attack_code(a, clauses, copied=False)
        a.copied = self.attack_code(a, clauses, copied=True)
        a.free = a.copied
        if "pay" in clauses:
            a.free = self.attack_code(a, unpaid(clauses), copied=True)

    def attack_code(self, a: AttackDef, clauses: dict[str, Node], copied: bool) -> Code:
        """Write an attack's program, as its own or as a copy."""
        emit = self.emit(Registers(ATTACK_VARS))
        write_attack(emit, self.match.book.rules.attack_steps, a, clauses, copied)
        return self.code(emit, "copy" if copied else "attack")

    # powers and card texts

    def power(self, power: PowerDef, program: Program, pay: Arg = ()) -> None:
        """Link the clauses of a power or of a card's own text."""
        self.named = power.name
        shared = next((str(clause["shared"]) for clause in program if clause.word == "limit"), "")
        for clause in program:
            if clause.word == "power":
                power.uses.append(self.use(power, clause, pay, shared))
            elif clause.word == "static":
                mods, handlers = self.modifiers(clause["do"], Registers(0), False)
                self.guard(mods, handlers, clause["while"], Registers(0))
                self.static(power, str(clause["where"]), mods, handlers)
            elif clause.word in ("on", "instead"):
                handler = self.handler(clause, Registers(0), power)
                self.static(power, str(clause["where"]), [], [handler])

    def static(
        self, power: PowerDef, where: str, mods: list[ModDef], handlers: list[HandlerDef]
    ) -> None:
        """Add a continuous part to a power."""
        if where in ("hand", "discard"):
            self.match.hand_watch = True
        if where == "hand" and any(handler.event == events.SETUP for handler in handlers):
            self.match.flip_waits = True
        self.match.under_watch = self.match.under_watch or where == "under"
        power.statics.append(StaticDef(powers.PLACES.index(where), mods, handlers))

    def guard(
        self, mods: list[ModDef], handlers: list[HandlerDef], while_: Arg, env: Registers
    ) -> None:
        """Make modifiers and handlers depend on a condition."""
        when = self.lower.cond(while_, env)
        if when is not None:
            for mod in mods:
                mod.when = when if mod.when is None else Both(when, mod.when, False)
            for handler in handlers:
                own = handler.when
                handler.when = when if own is None else Both(when, own, False)

    def use(self, power: PowerDef, said: Node, pay: Arg, shared: str = "") -> UseDef:
        """Link an activated effect."""
        emit = self.emit(Registers(0))
        if pay:
            emit.block(pay)
        emit.block(said["do"])
        use = UseDef(counted_how(said["how"]), self.code(emit))
        asked = need_of_use(said["do"], cast(Node, unfiltered(said["needs"])))
        needs = conjunction("and", *leaves_itself(said["do"]), asked)
        use.needs = self.lower.cond(needs, Registers(0))
        use.off = (
            None if said["off"] == Node("never") else self.lower.cond(said["off"], Registers(0))
        )
        use.where = powers.PLACES.index(str(said["where"]))
        if use.where == powers.IN_DISCARD:
            self.match.discard_watch = True
        self.match.under_watch = self.match.under_watch or use.where == powers.UNDER
        counted = f"all {shared}" if shared else f"use {self.usage_key(use.how)}"
        use.key = self.names.number(counted)
        use.owner = power
        return use

    def handler(self, clause: Arg, env: Registers, owner: PowerDef | None = None) -> HandlerDef:
        """Link a reaction; it may read registers captured when it was created."""
        assert isinstance(clause, Node)
        outer, self.lower.captured = self.lower.captured, {}  # it refers to its own event
        made = Reaction(self, clause, env, owner).linked()
        self.lower.captured = outer
        return made

    def delayed(self, delay: Node, env: Registers) -> HandlerDef:
        """Link an effect that waits once for an event."""
        return link_delayed(self, delay, env)

    # modifiers

    def modifiers(
        self, block: Arg, env: Registers, on: bool
    ) -> tuple[list[ModDef], list[HandlerDef]]:
        """Link a block of modifiers; *on* if they apply to one Pokémon."""
        mods: list[ModDef] = []
        handlers: list[HandlerDef] = []
        assert isinstance(block, tuple)
        for node in block:
            assert isinstance(node, Node)
            if node.word == "handler":
                handlers.append(self.handler(node["clause"], env))
            elif node.word == "as_long_as":
                more, reactions = self.modifiers(node["do"], env, on)
                self.guard(more, reactions, node["condition"], env)
                mods.extend(more)
                handlers.extend(reactions)
            else:
                mods.extend(self.modifier(node, env, on))
        self.match.mods.extend(mod for mod in mods if mod not in self.match.mods)
        return mods, handlers

    def modifier(self, node: Node, env: Registers, on: bool) -> list[ModDef]:
        """Link one modifier; a shield against everything becomes two."""
        if node.word == "prevent" and node["what"] == "all":
            each = [node.having("what", what) for what in ("damage", "effects")]
            return [made for one in each for made in self.modifier(one, env, on)]
        return [MODS[node.word](self, node, env, on)]

    def provided(self, program: Program) -> list[ProvideDef]:
        """Link the Energy that a card provides."""
        return [
            ProvideDef(tuple(units(str(c["units"]))), self.lower.cond(c["when"], Registers(0)))
            for c in program
            if c.word == "provide"
        ]
