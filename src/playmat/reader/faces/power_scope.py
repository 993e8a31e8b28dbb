"""Which statements of a clause belong together: under a coin, a choice, or before a switch."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.words import of_role
from playmat.reader.discourse.said_later import AFTERWARDS, OF_ALL

CHANGING: Final = of_role("event", "coins")
"""Effects on an event about to happen, so that their clause must come before it."""


def on_heads(said: list[Node]) -> Block:
    """Move statements after "if heads" under it, until the branch ends.

    It ends at the other outcome, another coin, "either way", and remarks on all uses.
    """
    done: list[Node] = []
    for part in said:
        last = done[-1] if done else part
        tossed = last.word == "if" and not last["else"] and _tossed(last["condition"])
        apart = part.word in ("$either", "$otherwise", "$used", "flip", *OF_ALL) or (
            part.word == "if" and _tossed(part["condition"])
        )
        if done and tossed and not apart:
            more = part.block("do") if part.word == "$then" else (part,)
            done[-1] = node("if", last["condition"], (*last.block("then"), *more))
        else:
            done.append(part)
    return tuple(done)


def ailments(said: list[Node]) -> list[Node]:
    """Merge the choice of a condition and its target into one choice."""

    def chosen(arg: Arg) -> Arg:
        if not isinstance(arg, tuple) or len(arg) < 2:
            return arg
        done: list[Arg] = []
        for part in arg:
            last = done[-1] if done else None
            suffers = is_word(part, "$condition_for")
            if suffers and is_word(last, "$conditions"):
                done[-1] = _either_ailment(last, cast(Node, part))
            else:
                done.append(part)
        return tuple(done)

    return list(cast(Block, changed(tuple(said), chosen)))


def _either_ailment(picked: Node, part: Node) -> Node:
    options = cast(tuple[str, ...], picked["conditions"])
    blocks = (
        (node("label", one.capitalize()), node("inflict", part["mon"], one)) for one in options
    )
    return node("either", "me", *blocks)


def refilled(said: list[Node]) -> list[Node]:
    """Put a card among the Prizes only if one was taken from them just before."""
    done: list[Node] = []
    for part in said:
        refills = any(n.word == "move" and n["to"] == "prizes" for n in nodes_in(part))
        chosen = done.pop() if refills and len(done) > 1 and done[-1].word == "$found" else None
        if refills and done and done[-1].word in ("if", "may"):
            for one in (chosen, part) if chosen else (part,):
                done[-1] = _with_last(done[-1], one)
        elif chosen:
            done += [chosen, part]
        else:
            done.append(part)
    return done


def _with_last(outer: Node, part: Node) -> Node:
    """A conditional or optional statement with one more at its innermost end."""
    inside = "then" if outer.word == "if" else "do"
    block = outer.block(inside)
    inner = block[-1] if block else part
    deeper = inner.word in ("if", "may") and inner is not part
    more = (*block[:-1], _with_last(inner, part)) if deeper else (*block, part)
    return outer.having(inside, more)


def _tossed(test: Arg) -> bool:
    return any("$coins" in n.args for n in nodes_in(test))


def scoped(said: list[Node]) -> Block:
    """Move statements about a conditional choice under its condition."""
    done: list[Node] = []
    for part in said:
        last = done[-1] if done else part
        chosen = last.word == "if" and bool(last["then"]) and not last["else"]
        chosen = chosen and all(inner.word == "$found" for inner in last.block("then")[:1])
        speaks = part.word in AFTERWARDS or any(n.word in ("$that", "$it") for n in nodes_in(part))
        if done and chosen and speaks and part.word != "if":
            done[-1] = node("if", last["condition"], (*last.block("then"), part))
        else:
            done.append(part)
    return tuple(done)


def remembered(block: Block) -> Block:
    """Bind the previous Active Pokémon before a switch, if later words refer to it."""
    active = node("active", "me")
    for at, statement in enumerate(block):
        swaps = any(n.word == "switch" and n["in"] == node("self") for n in nodes_in(statement))
        if swaps and active in list(nodes_in(block[at + 1 :])):
            later = cast(Block, replaced(block[at + 1 :], active, node("ref", "old")))
            return (*block[:at], Node("bind", ("old", active)), statement, *later)
    return block


def restocked(block: Block) -> Block:
    """Put a card among the Prizes only in exchange for one."""
    return blocks_changed(block, _one_for_another)


def _one_for_another(block: Block) -> Block:
    """A block in which the replacement of a Prize depends on the Prize being taken."""
    bound = [part for part in block if part.word == "bind"]
    picked = [part["var"] for part in bound if _from_prizes(part["value"])]
    taking = [node("move", node("ref", name), "hand") for name in picked]
    took = next((part for part in bound if part["value"] in taking), None)
    rest = block[block.index(took) + 1 :] if took else ()
    if took is None or not any(n.word == "move" and n["to"] == "prizes" for n in nodes_in(rest)):
        return block
    return (*block[: len(block) - len(rest)], node("if", node("did", took["var"]), rest))


def _from_prizes(value: Arg) -> bool:
    """Whether something is picked among the Prizes."""
    chosen = is_word(value, "choose")
    return chosen and any(n.word == "prizes" for n in nodes_in(cast(Node, value)["from"]))


def rehosted(block: Block) -> Block:
    """Make "another" Pokémon exclude the one whose card is moved, not this one."""
    picked: Node | None = None
    owner: Arg = None  # type: ignore[assignment]
    done: list[Node] = []
    for statement in block:
        value = statement["value"] if statement.word == "bind" else None
        if is_word(value, "choose"):
            hosts = [n["to"] for n in nodes_in(value["from"]) if n.word == "energy_on"]
            if picked is not None:
                value = cast(Node, _but_host(value, picked, owner))
                statement = statement.having("value", value)
            elif hosts and hosts[0] != node("self"):
                picked, owner = node("ref", statement["var"]), hosts[0]
        done.append(statement)
    return tuple(done)


def _but_host(value: Node, picked: Node, owner: Arg) -> Arg:
    """Exclude the Pokémon of a picked card from a choice."""

    def other(arg: Arg) -> Arg:
        if is_word(arg, "less") and arg["but"] in (node("self"), owner):
            return node("less", arg["of"], node("host_of", picked))
        return arg

    return changed(value, other)


def attack_kept(block: Block) -> Block:
    """Bind the current attack if a later effect refers to it."""
    attack = node("attack_under_way")
    if attack not in list(nodes_in(block)):
        return block
    return (
        Node("bind", ("attack", attack)),
        *cast(Block, replaced(block, attack, node("ref", "attack"))),
    )


def changes(arg: Arg) -> bool:
    """Whether statements change the coming event, ignoring those that run later."""
    if isinstance(arg, tuple):
        return any(changes(part) for part in arg)
    if not isinstance(arg, Node) or arg.word in ("handler", "delay"):
        return False
    return arg.word in CHANGING or changes(arg.args)


def from_elsewhere(said: Block) -> Block:
    """Refer to a Pokémon out of play as a card, and to what it becomes once benched."""
    said = cast(Block, replaced(said, node("$this"), node("this_card")))
    benched = node("bench", node("this_card"))
    if benched not in list(nodes_in(said)) or node("self") not in list(nodes_in(said)):
        return said
    said = cast(Block, replaced(said, benched, Node("bind", ("$new", benched))))
    return cast(Block, replaced(said, node("self"), node("ref", "$new")))


def at_anyone(mod: Node) -> Node:
    """Damage of the opponent's attacks as done to anyone, not to their own Active."""
    if mod.word != "mod" or mod["query"] != "damage_dealt":
        return mod
    own = [n for n in nodes_in(mod["of"]) if n == node("active", "foe")]
    aimed = [n for n in nodes_in(mod["from"]) if n == node("active", "foe")]
    return mod.having("from", "anyone") if own and aimed else mod
