"""One Active of two: where a text speaks of a single Active Pokémon, one is chosen. [DUO-24]

In battles with one Active a side nothing is asked; so whoever is Active is written only where a
text means all who are, and in what holds, which holds for either of two. [DUO-29]
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node, replaced
from playmat.lang.needs.complete import complete
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.patterns import match
from playmat.lang.words import of_role
from playmat.reader.passes.targets import narrowed

_EVERY: Final = re.compile(
    r"\b(?:(?:[Ee]ach|[Aa]ll|[Aa]ny|[Bb]oth)(?: of)?(?: the| your(?: opponent's)?)?|other)"
    r" (?:Active|Defending)\b"
)
_STEPS_BACK: Final = re.compile(
    r"[Ss]witch (~|it|that Pokémon|this Pokémon) with 1 of (?:your Benched|them)\b"
)
_LEFT_TO_FOE: Final = re.compile(r"opponent chooses the (?:Defending|Active) Pokémon to switch")
_FOE_SWITCHES: Final = re.compile(
    r"opponent switch(?:es)? 1 of (his or her|their|your) (?:Active|Defending) Pokémon with 1 of"
)
"""Who switches one of two picks it, too; the Pokémon may be the other player's."""
_ACTING: Final = ("power", "on", "instead", "play")
_BODIES: Final = of_role("branch")
_HELD: Final = {"lasting": "do", "delay": "do", "handler": "clause"}
"""Words with what holds or happens later, for whoever is Active then."""


_OF_NOW: Final = ("ends_with", "take_types")
"""What holds for a while and means who is Active now, as does being Active still."""


def of_two(program: Program, text: str, kind: str) -> Program:
    """Return *program* with one of two Actives chosen where its *text* speaks of one."""
    program = cast(Program, changed(program, _set_apart))
    if _LEFT_TO_FOE.search(text):
        aims = "new Defending" in text
        program = tuple(_left_to_foe(clause, aims=aims) for clause in program)
    switched = _FOE_SWITCHES.search(text)
    if switched:
        player = "me" if switched[1] == "your" else "foe"
        sure = node("any_of", node("bench_of", player)) in _asked_for(program)
        program = tuple(_left_to_foe(clause, player, not sure) for clause in program)
    back = _STEPS_BACK.search(text)
    if kind != "attack" and back and not _speaks_of_active(back[1], program, kind):
        own = node("self") if kind == "power" else node("host")
        program = cast(Program, changed(program, lambda arg: _steps_back(arg, own)))
    if not _EVERY.search(text):
        program = _by_attacker(program) if kind == "attack" else _by_choice(program)
    return cast(Program, changed(program, _put_back))


def _speaks_of_active(said: str, program: Program, kind: str) -> bool:
    """Return whether who leaves is called "it" after the Active, or of a card on nobody."""
    known = list(nodes_in(program))
    if kind == "trainer" and node("host") not in known:
        return True
    return said in ("it", "that Pokémon") and node("active", "me") in known


def _by_choice(program: Program) -> Program:
    clauses = tuple(_clause(_switching(clause), at) for at, clause in enumerate(program))
    return cast(Program, changed(clauses, _one_of_them))


def _set_apart(arg: Arg) -> Arg:
    """Mark the Active in what holds for a while, for which nobody is chosen."""
    if not isinstance(arg, Node) or arg.word not in _HELD:
        return arg
    held = _HELD[arg.word]
    return arg.having(held, changed(arg[held], _marking))


def _marked(active: Arg) -> Node:
    assert isinstance(active, Node)
    return node("$held", *active.args)


def _marking(arg: Arg) -> Arg:
    stays = is_word(arg, "is") and arg["filter"] == node("is_active")
    if stays or (isinstance(arg, Node) and arg.word in _OF_NOW):
        return changed(arg, _put_back)
    return _marked(arg) if _is_active(arg) else arg


def _put_back(arg: Arg) -> Arg:
    return Node("active", arg.args) if is_word(arg, "$held") else arg


def _steps_back(arg: Arg, own: Node) -> Arg:
    """Say who leaves where the text names the Pokémon with this text or this card."""
    if not is_word(arg, "switch") or arg["player"] != "me":
        return arg
    if arg["in"] == own or arg["out"] != _NOBODY:
        return arg
    return arg.having("out", own)


def _by_attacker(program: Program) -> Program:
    """Say the attacker for its player's Active, until that may have changed. [DUO-25]"""
    if any(n.word == "switch" and n["player"] == "me" for n in nodes_in(program)):
        return program
    return cast(Program, replaced(program, node("active", "me"), node("self")))


def _one_of_them(arg: Arg) -> Arg:
    """Let a condition on the Active hold where it holds for one of two."""
    if not is_word(arg, "is") or not _is_active(arg["what"]):
        return arg
    return node("any_of", node("where", *arg.args))


def _is_active(arg: Arg) -> bool:
    return is_word(arg, "active") and arg["player"] in ("me", "foe")


def _clause(clause: Node, at: int) -> Node:
    """Choose inside the effects of a clause, with names of its own."""
    if clause.word == "static":
        return _of_such(clause)
    if clause.word not in _ACTING:
        return clause
    block = clause.block("do")
    for player in ("me", "foe"):
        block = _Choosing(player, at).block(block)
    return clause.having("do", block)


def _of_such(clause: Node) -> Node:
    """Say of one Active of a kind what holds while the Active is of that kind."""
    where, test, mods = clause.args
    if not (is_word(test, "is") and _is_active(test["what"])):
        return clause
    active, fit = test.args
    if not all(active in mod.args for mod in cast(Block, mods)):
        return clause
    such = replaced(mods, active, node("where", active, cast(Node, fit)))
    return Node("static", (where, node("always"), such))


class _Choosing:
    """Choose one Active of a player before the first thing done to it."""

    def __init__(self, player: str, clause: int) -> None:
        self.active = node("active", player)
        self.player = player
        self.stem = f"$active_{player}_{clause}_"
        self.count = 0

    def block(self, block: Block) -> Block:
        """Return statements that speak of the one chosen."""
        done: list[Node] = []
        for at, said in enumerate(block):
            if self._remembers(said):
                named = said.having("value", node("choose", self.active))
                rest = self._with_newcomer(block[at + 1 :])
                return self._bound((*done, named), rest, str(said["var"]))
            if not self._speaks(said):
                done.append(said)
            elif _value(said).word in _BODIES and not _labelled(said):
                done.append(_valued(said, self._inside(_value(said))))
            elif self._picks_card(said, block[at + 1 :]):
                done.append(said)
            else:
                self.count += 1
                name = f"{self.stem}{self.count}"
                target = self._target(said)
                chosen = Node("bind", (name, node("choose", target)))
                rest = cast(Block, replaced(block[at:], target, node("ref", name)))
                return self._bound((*done, chosen), rest, name)
        return tuple(done)

    def _speaks(self, said: Node) -> bool:
        return any(self.active in nodes_in(part) for part in _done(said))

    def _remembers(self, said: Node) -> bool:
        return said.word == "bind" and said["value"] == self.active

    def _with_newcomer(self, rest: Block) -> Block:
        """Say after a switch the one who came up for the Active: who left has a name."""
        for at, said in enumerate(rest):
            value = _value(said)
            if value.word == "switch" and value["player"] == self.player:
                came = value.child("in")
                return (*rest[: at + 1], *cast(Block, replaced(rest[at + 1 :], self.active, came)))
        return rest

    def _inside(self, said: Node) -> Node:
        """Choose in each outcome by itself."""
        if said.word == "either":
            bodies = tuple(self.block(cast(Block, part)) for part in cast(Block, said["do"]))
            return said.having("do", bodies)
        first, *rest = said.args
        return Node(said.word, (first, *(self.block(cast(Block, part)) for part in rest)))

    def _picks_card(self, said: Node, rest: Block) -> bool:
        """Return whether one card of whoever is Active is picked, which chooses among them too."""
        value = _value(said)
        if not match("choose(?from)", value):
            return False
        return not any(self.active in nodes_in(part) for part in rest)

    def _target(self, said: Node) -> Node:
        """Return the Active, or those of a kind, to whom a statement does something."""
        such = [n for n in nodes_in(said) if n.word == "where" and n["of"] == self.active]
        return such[0] if such else self.active

    def _bound(self, done: Block, rest: Block, name: str) -> Block:
        """Return what is done to the one chosen; it is the one who leaves by a switch."""
        one = node("ref", name)
        spoken = replaced(rest, self.active, one)
        left = cast(Block, changed(spoken, lambda arg: self._out(arg, one)))
        if left == rest or not any(n.word == "switch" for n in nodes_in(left)):
            return (*done[:-1], *narrowed((done[-1], *left)))
        return (*done, *_newcomer(left, one))

    def _out(self, arg: Arg, one: Node) -> Arg:
        if is_word(arg, "switch") and arg["player"] == self.player:
            return arg.having("out", one) if arg["out"] == _NOBODY else arg
        return arg


_NOBODY: Final = node("nobody")


def _done(said: Node) -> tuple[Arg, ...]:
    """Return the parts of a statement that do something: all but what a test asks."""
    value = _value(said)
    return value.args[1:] if value.word == "if" else value.args


def _value(said: Node) -> Node:
    """Return what a statement does, whether its result is remembered or not."""
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def _valued(said: Node, value: Node) -> Node:
    return said.having("value", value) if said.word == "bind" else value


def _labelled(said: Node) -> bool:
    return _value(said).word == "either" and any(n.word == "label" for n in nodes_in(said))


def _newcomer(block: Block, gone: Node) -> Block:
    """Say after a switch the one who came up for whoever is Active then."""
    for at, said in enumerate(block):
        value = _value(said)
        if value.word == "switch" and value["out"] == gone:
            rest = changed(block[at + 1 :], partial(_onto, gone, value.child("in")))
            return (*block[: at + 1], *cast(Block, rest))
    return block


def _onto(gone: Node, new: Node, arg: Arg) -> Arg:
    if is_word(arg, "attach") and arg["to"] == gone:
        return arg.having("to", new)
    return arg


def _switching(clause: Node) -> Node:
    """Let an Active of the kind that a condition asks for be the one who leaves."""
    test = clause["needs"] if clause.word == "power" else None
    switches = [n for n in nodes_in(clause.args[-1]) if n.word == "switch"] if clause.args else []
    if not isinstance(test, Node) or len(switches) != 1 or switches[0]["out"] != _NOBODY:
        return clause
    active = node("active", str(switches[0]["player"]))
    for asked in nodes_in(test):
        fits = _asked(asked, active)
        if fits is not None:
            such = node("where", active, fits)
            test = cast(Node, replaced(test, asked, node("any_of", such)))
            block = _leaving(clause.block("do"), switches[0], such)
            return clause.having("needs", test).having("do", block)
    return clause


def _asked(test: Node, active: Node) -> Node | None:
    """Return what a condition asks of the Active."""
    if test.word == "is" and test["what"] == active:
        return test.child("filter")
    inner = test["condition"] if test.word == "not" else None
    if is_word(inner, "is") and inner["what"] == active:
        return node("fits_not", inner.child("filter"))
    return None


def _leaving(block: Block, switch: Node, such: Node, by: str = "me", if_any: bool = False) -> Block:
    """Choose who leaves just before a switch, perhaps only if there is one to come up."""
    done: list[Node] = []
    chosen = node("choose", changed(such, _marking), 1, 1, by)
    for said in block:
        if by == "me" and _lets_foe_say(said, switch):  # who leaves is said before (DUO-31)
            done += (node("bind", "$leaves", chosen), said)
        elif _value(said) == switch and any(node("bind", "$leaves", chosen) == n for n in done):
            done.append(_valued(said, switch.having("out", node("ref", "$leaves"))))
        elif _value(said) == switch:
            out = switch.having("out", node("ref", "$leaves"))
            both = (node("bind", "$leaves", chosen), _valued(said, out))
            done += (node("if", node("any_of", switch["in"]), both),) if if_any else both
        else:
            done.append(said)
    return tuple(done)


def _lets_foe_say(said: Node, switch: Node) -> bool:
    """Return whether the other player picks who comes up by a switch."""
    value = _value(said)
    picks = said.word == "bind" and value.word == "choose" and value["by"] == "foe"
    return picks and switch["in"] == node("ref", said["var"])


def _asked_for(program: Program) -> list[Arg]:
    """Return what must hold for a face to be used at all."""
    whole = complete(program)
    tests = [c["condition"] for c in whole if c.word in ("needs", "useful")]
    tests += [c["needs"] for c in whole if c.word == "power"]
    for test in tests:  # the list grows by the parts of what must all hold
        if is_word(test, "and"):
            tests += test.args
    return tests


def _left_to_foe(
    clause: Node, player: str = "foe", if_any: bool = False, aims: bool = False
) -> Node:
    """Let the other player choose who leaves, where the text says so. [DUO-31]

    What an attack goes on to do to whoever came up it does to that one, not to the one attacked.
    """
    speaks = any(n.word == "defender" for n in nodes_in(clause))
    if speaks and not aims:
        return clause
    aims = aims and (speaks or clause.word == "before")

    def chosen(block: Block) -> Block:
        for said in block:
            value = _value(said)
            if value.word == "switch" and value["player"] == player and value["out"] == _NOBODY:
                left = _leaving(block, value, node("active", player), "foe", if_any)
                return (*left, node("aim", value.child("in"))) if aims else left
        return block

    return blocks_changed((clause,), chosen)[0]
