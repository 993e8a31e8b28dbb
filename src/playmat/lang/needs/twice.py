"""Questions asked twice: whether to do something, and then how many, where 0 also means no."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.needs.asking import COUNTED, Seen, shown_to
from playmat.lang.needs.choosing import worth_choosing
from playmat.lang.needs.walks import CLOSED
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import WORDS


def _places(name: str) -> dict[str, int]:
    """The index of the parameter *name* for each effect that has it."""
    return {
        word.name: place
        for word in WORDS.values()
        for place, param in enumerate(word.params)
        if param.name == name and word.sort == "effect"
    }


_LEAST: Final = {word for word in _places("least") if not word.startswith("search")}
"""Words that let a player pick at least some; a search also looks, so it is not one."""
_COUNTS: Final = _places("count")
"""Index of the parameter that repeats an effect."""
_MEASURES: Final = ("count", "units_in")


def picked_first(program: Program, may: Node) -> str:
    """Variable whose choice of none replaces the no to a ``may``, or ``""``.

    True if the block begins with that choice and does nothing without it.
    """
    who, block = may["by"], may.block("do")
    first = block[0] if block else node("stop")
    value = first["value"] if first.word == "bind" else None
    if not isinstance(value, Node) or value.word not in _LEAST or value["by"] != who:
        return ""
    name = str(first["var"])
    idle = _Idle(program, name)
    none = value["least"] == 0
    said = [n["var"] for n in nodes_in(program) if n.word == "bind" and n["value"] == may]
    return name if none and idle.all_of(block[1:]) and idle.after(said) else ""


def tells_nothing(program: Program, may: Node, open_to_all: Seen) -> bool:
    """Whether not asking reveals nothing if there is nothing to pick.

    What the asked player has just looked at counts as visible.
    """
    source = may.block("do")[0].child("value").args[0]
    while is_word(source, "less"):
        source = source["of"]
    if not isinstance(source, Node) or source.word in COUNTED:
        return True
    turned = [n for n in nodes_in(source) if n.word == "where" and n["filter"] == node("face_down")]
    known = {*open_to_all, *shown_to(program, may["do"], may["by"]), *(n["of"] for n in turned)}
    hidden = [n for n in nodes_in(source) if n.word in CLOSED or n.word in READING]
    return all(n in known for n in hidden)


class _Idle:
    """Finds statements that do nothing if nothing was picked for a variable."""

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.picked = node("ref", name)
        self.none: list[Arg] = [self.picked]

    def after(self, said: list[Arg]) -> bool:
        """Whether everything that depends on a named yes does nothing."""
        tests = [node("did", name) for name in said]
        hangs = [n for n in nodes_in(self.program) if any(test in n.args for test in tests)]
        ifs = [n for n in hangs if n.word == "if" and not n["else"]]
        return len(ifs) == len(hangs) and all(self.all_of(n.block("then")) for n in ifs)

    def all_of(self, block: Program) -> bool:
        return all(self.does_nothing(said) for said in block)

    def does_nothing(self, said: Node) -> bool:
        """Whether a statement does nothing; its result is then nothing, too."""
        if said.word == "bind":
            name, value = str(said["var"]), said["value"]
            if not isinstance(value, Node) or not (self.gives_nothing(name, value)):
                return False
            self.none.append(node("ref", name))
            return True
        if said.word == "if":
            test = said["condition"]
            return test in [node("did", *cast(Node, ref).args) for ref in self.none] and (
                not said["else"]
            )
        if said.word == "each":
            return said["of"] in self.none
        return self.has_no_object(said)

    def gives_nothing(self, name: str, value: Node) -> bool:
        """Whether a named value is nothing, or is never asked for."""
        if value.word in _MEASURES or value.word == "mul":
            return self.is_zero(value)
        asked = value.word == "choose"
        if asked and worth_choosing(self.program, name, value) == node("any_of", self.picked):
            return True
        return not asked and self.has_no_object(value)

    def has_no_object(self, said: Node) -> bool:
        """Whether an effect acts on nothing, or by an amount of 0."""
        word = WORDS[said.word]
        if word.sort != "effect" or not word.params:
            return False
        counted = said.word in _COUNTS or said.word == "add_damage"
        if counted and self.is_zero(said.args[_COUNTS.get(said.word, 0)]):
            return True
        return word.params[0].sort in ("any", "cards", "mons") and said.args[0] in self.none

    def is_zero(self, amount: Arg) -> bool:
        if not isinstance(amount, Node):
            return amount == 0
        if amount.word == "mul":
            return any(self.is_zero(part) for part in amount.args)
        return amount in self.none or (amount.word in _MEASURES and amount["of"] in self.none)
