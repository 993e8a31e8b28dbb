"""Make consequences depend on their cause: without it, no shuffle and no healing.

Energy is tested for its type before it is discarded: many cards only have one while attached.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.scope import variables_in
from playmat.lang.words import giving, of_role
from playmat.reader.face import Unread

_HEALS: Final = of_role("heal", "cure") | {"counters"}


def only_if_done(program: Program, shuffles: bool) -> Program:
    """*program* in which consequences depend on the effect that causes them.

    A card that is only usable if it can do something is shuffled after anyway.
    """
    values = {str(n["var"]): n["value"] for n in nodes_in(program) if n.word == "bind"}
    program = _types_first(program, values)
    return blocks_changed(program, lambda block: _block(block, values, shuffles))


def _block(block: Block, values: dict[str, Arg], shuffles: bool) -> Block:
    done: list[Node] = []
    searched: set[Arg] = set()
    for said in block:
        value = _value(said)
        if value.word == "search":
            searched |= {n["player"] for n in nodes_in(value["from"]) if n.word == "deck"}
        elif value.word == "shuffle" and not shuffles:
            pass
        elif done and _hangs(done[-1], value, values, searched):
            done[-1], name = _bind_result(done[-1])
            said = node("if", node("did", name), (said,))
        done.append(said)
    return tuple(done)


def check_coins(program: Program) -> None:
    """Reject coins that are never read, and one coin that would have to show both sides."""
    if _unread(program, giving("coins")):
        raise Unread("a coin is flipped, but nothing depends on it")
    lone = {n["var"] for n in nodes_in(program) if n.word == "bind" and _is_one_coin(n["value"])}
    for said in nodes_in(program):
        if said.word == "if":
            sides = {n.word: n["var"] for n in nodes_in(said["condition"]) if n.word in _SIDES}
            for side, coin in sides.items():
                other = node(_SIDES[side], coin)
                if coin in lone and other in _tests(said.block("then")):
                    raise Unread("a coin that would have to show both sides")


_SIDES: Final = {"heads": "tails", "tails": "heads"}


def _is_one_coin(value: Arg) -> bool:
    return is_word(value, "flip") and value["coins"] == 1


def _tests(block: Block) -> list[Node]:
    return [n for said in block if said.word == "if" for n in nodes_in(said["condition"])]


_PICKING: Final = of_role("pick")


def check_choices(program: Program) -> None:
    """Reject a choice that is never used: what was said of it went elsewhere."""
    if _unread(program, _PICKING):
        raise Unread("a choice of which nothing comes")


def _unread(program: Program, words: frozenset[str]) -> bool:
    """Whether a statement with one of some words has a result that is never read."""
    read = set(variables_in(program))
    blocks = [arg for n in nodes_in(program) for arg in n.args if isinstance(arg, tuple)]
    said = [one for block in blocks for one in block if isinstance(one, Node)]
    told = [one for one in said if one.word != "bind" or one["var"] not in read]
    return any(_value(one).word in words for one in told)


def shuffled_if_any(program: Program) -> Program:
    """*program* without a shuffle after something that was done zero times.

    Looking through a deck counts as done, whatever was found.
    """
    return blocks_changed(program, _after_each)


def _after_each(block: Block) -> Block:
    done: list[Node] = []
    for said in block:
        if done and _shuffles_after(done[-1], said) and not _searched(done[:-1]):
            any_time = node("compare", done[-1]["times"], ">", 0)
            said = node("if", any_time, (node("shuffle", _whose(said)),))
        if _shuffles_searched(done, said):
            done.extend(said.block("then"))
        else:
            done.append(said)
    return tuple(done)


def _shuffles_searched(done: list[Node], said: Node) -> bool:
    """Whether the deck just searched is shuffled only if the search had a result."""
    if said.word != "if" or said.child("condition").word != "did" or said["else"]:
        return False
    looked = [_value(each)["from"] for each in done if _value(each).word == "search"]
    decks = {n["player"] for source in looked for n in nodes_in(source) if n.word == "deck"}
    first = next(iter(said.block("then")), said)
    return first.word == "shuffle" and first["player"] in decks


def _searched(done: list[Node]) -> bool:
    return any(n.word == "search" for said in done for n in nodes_in(said))


def _shuffles_after(before: Node, said: Node) -> bool:
    """Whether a deck is shuffled that a loop just before handled, possibly never."""
    if before.word != "repeat" or isinstance(before["times"], int):
        return False
    inside = list(nodes_in(before["do"]))
    found = any(n.word == "search" for n in inside)
    put = any(n.word == "move" and n["to"] == "deck" for n in inside)
    if said.word == "if":
        test = said.child("condition")
        bound = {n["var"] for n in inside if n.word == "bind"}
        asked = test.word == "did" and test["var"] in bound and not said["else"]
        return found and asked and [n.word for n in said.block("then")] == ["shuffle"]
    return _value(said).word == "shuffle" and (found or put)


def _whose(said: Node) -> Arg:
    """The player whose deck a statement shuffles, directly or under a condition."""
    last = said.block("then")[0] if said.word == "if" else _value(said)
    return last["player"]


def _hangs(before: Node, value: Node, values: dict[str, Arg], searched: set[Arg]) -> bool:
    """Whether an effect only makes sense if the one before it happened."""
    deed = _value(before)
    if value.word == "shuffle":
        return value["player"] not in searched and _puts_in(deed, values)
    if value.word == "draw" and deed.word in _HEALS:
        named = is_word(value["count"], "ref")
        return named and deed.args[1:2] == value.args[1:]  # "that many" refers to the result
    if value.word in _HEALS and deed.word == "evolve":
        return value["target"] == deed["onto"]
    if value.word in _HEALS and deed.word == "attach":
        whom = value["target"]
        reads = before.word == "bind" and node("ref", before["var"]) in nodes_in(value)
        return not reads and whom == deed["to"] and _is_choice(whom, values, ("choose",))
    if value.word == "if" and deed.word == "attach":
        onto, asked = deed["to"], value["condition"]
        of = asked["what"] if is_word(asked, "is") else None
        return of == onto and _is_choice(onto, values, ("choose",))
    if deed.word == "switch" and value.word in ("may", "lasting"):
        came = deed["in"]
        return _is_choice(came, values, ("choose",)) and any(n == came for n in nodes_in(value))
    return False


def _puts_in(deed: Node, values: dict[str, Arg]) -> bool:
    """Whether an effect may put something into a deck, or nothing."""
    if deed.word == "move":
        chosen = _is_choice(deed["cards"], values, ("choose", "pick_random"))
        return deed["to"] == "deck" and chosen
    if deed.word == "return_mon":
        return str(deed["to"]).startswith("deck") and deed["target"] != node("self")
    return deed.word == "devolve" and deed["to"] == "deck"


def _is_choice(what: Arg, values: dict[str, Arg], words: tuple[str, ...]) -> bool:
    """Whether *what* is a variable that holds a choice."""
    if not is_word(what, "ref"):
        return False
    value = values.get(str(what["var"]))
    return isinstance(value, Node) and value.word in words


def _bind_result(said: Node) -> tuple[Node, str]:
    """A statement with a name for its result, and that name."""
    if said.word == "bind":
        return said, str(said["var"])
    name = "$done_" + "_".join(str(n["var"]) for n in nodes_in(said) if n.word == "ref")
    return Node("bind", (name, said)), name


def _value(said: Node) -> Node:
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


# --- types of Energy ------------------------------------------------------------------------------
def _types_first(program: Program, values: dict[str, Arg]) -> Program:
    """*program* with the type of discarded Energy tested while it is still attached."""
    sources = {v: cast(Node, d)["cards"] for v, d in values.items() if _discards_energy(d, values)}
    if not sources:
        return program
    kinds: dict[str, list[Node]] = {}

    def ask(arg: Arg) -> Arg:
        if not is_word(arg, "is") or not isinstance(arg["what"], Node):
            return arg
        what, fit = arg["what"], arg.child("filter")
        typed = any(n.word == "provides" for n in nodes_in(fit))
        if what.word != "ref" or what["var"] not in sources or not typed:
            return arg
        told = kinds.setdefault(str(what["var"]), [])
        if fit not in told:
            told.append(fit)
        return node("any_of", node("ref", f"{what['var']}_kind{told.index(fit)}"))

    asked = cast(Program, changed(program, ask))
    return blocks_changed(asked, lambda block: _bind_types(block, kinds, sources))


def _discards_energy(deed: Arg, values: dict[str, Arg]) -> bool:
    """Whether Energy chosen from Pokémon is discarded."""
    if not is_word(deed, "discard"):
        return False
    what = deed["cards"]
    if not _is_choice(what, values, ("choose", "choose_units")):
        return False
    chosen = cast(Node, values[str(cast(Node, what)["var"])])
    return any(n.word == "energy_on" for n in nodes_in(chosen["from"]))


def _bind_types(block: Block, kinds: dict[str, list[Node]], sources: dict[str, Arg]) -> Block:
    """Bind, before a discard, which of the cards are of the tested types."""
    done: list[Node] = []
    for said in block:
        name = str(said["var"]) if said.word == "bind" else ""
        for at, fit in enumerate(kinds.get(name, ())):
            of = node("where", cast(Node, sources[name]), fit)
            done.append(Node("bind", (f"{name}_kind{at}", of)))
        done.append(said)
    return tuple(done)
