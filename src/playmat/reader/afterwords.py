"""Sentences of an attack that only make sense with the ones before them.

Wordings may say, besides the marks of ``attack``::

    $react(span, whom, word, event, cond) { }   a reaction that lasts; sentences on its coins go on with it
    $open(whom, mods)                           holds until a bracket tells what ends it
    $ends                                       that bracket: leaving the Active place, or evolving
    $if_paid                                    the attack copied needs its Energy
    $at_most_count(n)                           no more than n of them are counted
    $at_most_coins(n)                           no more coins than n were meant
    $same                                       the other player does the same
    $earlier                                    what was just said happens before the damage
    $coin_each(mons)                            a coin for each, of which the next sentence tells
    $either { }                                 done whatever came before, even if the attack does nothing
"""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.build import Block, changed, node
from playmat.reader.sentence import Unread


def amended(said: Block) -> Block:
    """Return what was said with every afterword worked in."""
    done: list[Node] = []
    for statement in said:
        if not (_one_by_one(done, statement) or _goes_on(done, statement) or _amends(done, statement)):
            done.append(statement)
    ended = any(n.word == "$ends" for n in done)
    closed = [_closed(statement, ended) for statement in done if statement.word != "$ends"]
    return cast(Block, tuple(closed))


def _one_by_one(done: list[Node], statement: Node) -> bool:
    """Let a coin for each decide what happens to each."""
    if not done or done[-1].word != "$coin_each" or statement.word not in ("if", "repeat"):
        return False
    heads = node("compare", node("heads", "$coins"), ">", 0)
    then = statement if statement.word == "if" else node("if", heads, statement.args[1])
    told = cast(Node, changed(then, lambda n: node("$each_one") if n == node("$that", "mons") else n))
    done[-1] = node("$each", done[-1].args[0], (node("flip", 1, "me"), told))
    return True


def _goes_on(done: list[Node], statement: Node) -> bool:
    """Put what happens on the coins of a reaction into that reaction."""
    if statement.word != "if" or not done or not _speaks_of_coins(statement.args[0]):
        return False
    held = _into_reaction(done[-1], statement)
    if held is None:
        return False
    done[-1] = held
    return True


def _speaks_of_coins(test: Arg) -> bool:
    return any("$coins" in n.args for n in nodes_in(test))


def _into_reaction(last: Node, statement: Node) -> Node | None:
    """Return *last* with a statement added to the reaction at its end, if it flips coins."""
    if last.word == "$react":
        *head, block = last.args
        if any(n.word == "flip" for n in nodes_in(block)):
            return Node("$react", (*head, (*cast(Block, block), statement)))
    if last.word == "if" and last.args[1] and not last.args[2]:
        test, then, other = last.args
        if _ends_on_coins(cast(Block, then)):
            return Node("if", (test, (*cast(Block, then), statement), other))
        *first, end = cast(Block, then)
        inner = _into_reaction(end, statement)
        return None if inner is None else Node("if", (test, (*first, inner), other))
    return None


def _ends_on_coins(block: Block) -> bool:
    """Tell whether a block ends with coins, or with what happens on them."""
    for statement in reversed(block):
        if statement.word in ("flip", "flip_until_tails"):
            return True
        if statement.word != "if" or not _speaks_of_coins(statement.args[0]):
            return False
    return False


def _amends(done: list[Node], statement: Node) -> bool:
    """Change what was said last as an afterword tells."""
    if statement.word == "$same":
        done.append(cast(Node, changed(done[-1], _other_player)))
    elif statement.word == "$earlier":
        done[-1] = node("$before", (done[-1],))
    elif statement.word == "$either":
        _either_way(done, cast(Block, statement.args[0]))
    elif statement.word == "$if_paid":
        _change_last(done, "use_attack", _if_paid)
    elif statement.word == "$at_most_count":
        most = cast(int, statement.args[0])
        _change_last(done, "unpaid", lambda n: node("least", n, most))
    elif statement.word == "$at_most_coins":
        most = cast(int, statement.args[0])
        _change_last(done, "flip", lambda n: node("flip", node("least", n.args[0], most), n.args[1]))
    else:
        return False
    return True


def _if_paid(copied: Node) -> Node:
    return node("if", node("pays_for", copied.args[0]), (copied,))


def _other_player(arg: Arg) -> Arg:
    return {"me": "foe", "foe": "me"}.get(arg, arg) if isinstance(arg, str) else arg


def _either_way(done: list[Node], block: Block) -> None:
    """Do something in any case: before the attack may come to nothing."""
    fails = [at for at, s in enumerate(done) if any(n.word == "cancel" for n in nodes_in(s))]
    if fails:
        done.insert(fails[0], node("$before", block))
    else:
        done += block


def _change_last(done: list[Node], word: str, change: object) -> None:
    for at in reversed(range(len(done))):
        if any(n.word == word for n in nodes_in(done[at])):
            done[at] = cast(
                Node,
                changed(done[at], lambda n: change(n) if isinstance(n, Node) and n.word == word else n),  # type: ignore[operator]
            )
            return
    raise Unread(f"an afterword to a {word} that was not said")


def capped(amount: Arg, most: int) -> Arg:
    """Return an amount of so much each that is no more than *most* in all."""
    if isinstance(amount, Node) and amount.word == "mul" and isinstance(amount.args[0], int):
        if most % amount.args[0] == 0:
            return node("mul", amount.args[0], node("least", amount.args[1], most // amount.args[0]))
    return node("least", amount, most)


def _closed(statement: Arg, ended: bool) -> Arg:
    """Say how long a reaction or modifier lasts."""

    def close(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in ("$react", "$open"):
            return arg
        span, whom, mods = _lasting(arg)
        if span == "$open" and not ended:
            raise Unread("does not say how long it lasts")
        return node("lasting", "while_active" if span == "$open" else span, whom, mods)

    return changed(statement, close)


def _lasting(said: Node) -> tuple[Arg, Arg, Arg]:
    if said.word == "$open":
        return "$open", *said.args  # type: ignore[return-value]
    span, whom, word, event, cond, block = said.args
    bearer = whom if whom == node("self") else node("bearer")
    then = cast(Block, changed(changed(block, lambda n: bearer if n == whom else n), _other_end))
    clause = Node(str(word), (Node(str(event), (bearer,)), cond, "nobody", "free", "play", then))
    return span, whom, (node("handler", clause),)


def _other_end(arg: Arg) -> Arg:
    """Say the Pokémon at the other end of what happens for the one attacking then."""
    others = (node("defender"), node("attacker"), node("active", "foe"), node("$that", "mons"))
    return node("event_other") if arg in others else arg
