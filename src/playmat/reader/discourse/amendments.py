"""Sentences of an attack that only make sense with the ones before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.make import Block, changed, node, swapped
from playmat.lang.node import Arg, Node, is_word, nodes_in, uses, words_in
from playmat.reader.discourse.left_behind import (
    closed,
    ends_on_coins,
    into_outcome,
    into_reaction,
    speaks_of_coins,
    while_both_stay,
)
from playmat.reader.face import Unread

BENCH_TOO: Final = ("bench_weakness",)
_ACTIVE: Final = ("active", "defender", "event_other", "self")
"""Pokémon for which Weakness applies anyway; an attacker may have gone to the Bench."""

_DECIDED: Final = ("hit", "if", "repeat")
"""Statements that a coin for each may decide."""

_SEEN: Final = ("$them", "$looked", "$others")
"""Words for cards seen before."""

_MARKS: Final = ("$flags", "$needs", "$limit")
"""Statements about the attack itself, which are not part of its sequence of effects."""


def amended(said: Block) -> Block:
    """Statements with every later remark worked in."""
    done: list[Node] = []
    for statement in said:
        if not any(takes_up(done, statement) for takes_up in _TAKEN_UP):
            done.append(statement)
    ends = [n for n in done if n.word == "$ends"]
    done = _exclude_babies(done)
    kept = [closed(statement, bool(ends)) for statement in done if statement.word != "$ends"]
    if any(n.args for n in ends):
        kept = [while_both_stay(statement) for statement in kept]
    return cast(Block, tuple(kept))


def _exclude_babies(done: list[Node]) -> list[Node]:
    """Exclude Babies if a text first treats Babies and then Basic Pokémon."""
    baby, basic = node("tag", "baby"), node("basic")
    tests = [n for s in done for n in nodes_in(s) if n.word == "is"]
    if not any(n["filter"] == baby for n in tests):
        return done
    other = node("fits_both", basic, node("fits_not", baby))

    def apart(arg: Arg) -> Arg:
        if is_word(arg, "is") and arg["filter"] == basic:
            return node("is", arg["what"], other)
        return arg

    return [cast(Node, changed(statement, apart)) for statement in done]


def _for_each(last: Node, statement: Node) -> Node:
    """Turn coins for as many Pokémon into a coin for each, if each is mentioned afterwards."""
    coins = last["coins"] if last.word == "flip" else None
    if not is_word(coins, "count"):
        return last
    if statement.word not in _DECIDED:
        return last
    spoken = node("$that", "mons") in nodes_in(statement) and speaks_of_coins(statement)
    of = words_in(coins)
    if not spoken and of & {"all", "bench_of"} and _speaks_of_one(statement):
        raise Unread("one coin for each, of which it is not told what it decides")
    return node("$coin_each", coins["of"]) if spoken and of & {"all", "bench_of"} else last


def _speaks_of_one(statement: Node) -> bool:
    """Whether "it" in a statement refers to something outside of it."""
    it = node("$it")
    picks = [n for n in nodes_in(statement) if n.word in ("$pick", "$search", "$random")]
    if not picks:
        return it in nodes_in(statement)
    return any(it in nodes_in(n["from"]) for n in picks)


def _one_by_one(done: list[Node], statement: Node) -> bool:
    """Make a coin for each decide what happens to each."""
    if done:
        done[-1] = _for_each(done[-1], statement)
    if not done or done[-1].word != "$coin_each" or statement.word not in _DECIDED:
        return False
    if any("$coins" in n.args for s in done[:-1] for n in nodes_in(s)):
        return False
    heads = node("compare", node("heads", "$coins"), ">", 0)
    then = statement if statement.word == "if" else node("if", heads, _for_one(statement))
    those = (node("$that", "mons"), node("$it"))
    told = cast(Node, changed(then, lambda n: node("$each_one") if n in those else n))
    done[-1] = node("$each", done[-1]["mons"], (node("flip", 1, "me"), told))
    return True


def _for_one(statement: Node) -> Block:
    """What is done once for each heads."""
    if statement.word == "repeat":
        return statement.block("do")
    once = changed(statement["amount"], lambda n: 1 if n == node("heads", "$coins") else n)
    if is_word(once, "mul") and once["right"] == 1:
        once = once["left"]
    return (statement.having("amount", once),)


def _extend_reaction(done: list[Node], statement: Node) -> bool:
    """Move effects that depend on the coins of a reaction into that reaction."""
    if statement.word != "if" or not done:
        return False
    if statement["condition"] == node("not", node("$did")) and _two_outcomes(done):
        done[-2:] = [_continued(outcome, statement) for outcome in done[-2:]]
        return True
    if _unless_done(done[-1], statement):
        done[-1] = done[-1].having("else", statement["then"])
        return True
    if _depends(done[-1], statement):
        test, then, other = done[-1].args
        done[-1] = Node("if", (test, (*cast(Block, then), statement), other))
        return True
    if not speaks_of_coins(statement["condition"]):
        return False
    held = into_reaction(done[-1], statement)
    if held is None:
        return False
    done[-1] = held
    return True


def _two_outcomes(done: list[Node]) -> bool:
    """Whether the last two statements end alike for both outcomes of a coin."""
    tests = [s for s in done[-2:] if s.word == "if" and not s["else"] and s["then"]]
    ends = {test.block("then")[-1].word for test in tests}
    return (
        len(tests) == 2 and len(ends) == 1 and all(speaks_of_coins(t["condition"]) for t in tests)
    )


def _continued(outcome: Node, statement: Node) -> Node:
    """An outcome with one more statement at its end."""
    return Node("if", (outcome["condition"], (*outcome.block("then"), statement), ()))


def _unless_done(last: Node, statement: Node) -> bool:
    """Whether "if you don't" negates the count that the outcome before tests."""
    asks = last.word == "if" and not last["else"] and uses(last["condition"], "$made")
    return asks and statement["condition"] == node("not", node("$did"))


def _depends(last: Node, statement: Node) -> bool:
    """Whether a test only makes sense inside the outcome before it.

    It does if it asks whether something there could be done, or about what was seen there.
    """
    if last.word != "if" or last["else"]:
        return False
    if statement["condition"] == node("not", node("$did")):
        return not any(n.word == "$did" for n in nodes_in(last["condition"]))
    seen = any(n.word in ("look", "reveal") for n in nodes_in(last["then"]))
    return seen and any(n.word == "$looked" for n in nodes_in(statement["condition"]))


def _amends(done: list[Node], statement: Node) -> bool:
    """Change the last statements as a later remark says."""
    if statement.word == "$then":
        _follow(done, statement.block("do"))
    elif statement.word == "$switched":
        _after_switch(done, statement.block("do"))
    elif statement.word == "$flags" and _of_the_hit(
        done, cast(tuple[str, ...], statement["flags"])
    ):
        flags = cast(tuple[str, ...], statement["flags"])
        _change_last(done, "hit", lambda n: flagged_hit(n, flags))
        done.append(node("$ends"))
    elif statement.word == "$hit_flags":
        if any(n.word == "hit" for s in done for n in nodes_in(s)):
            flags = cast(tuple[str, ...], statement["flags"])
            _change_last(done, "hit", lambda n: flagged_hit(n, flags))
    elif statement.word == "$not_twice":
        lasts = any(n.word == "mod" for s in done for n in nodes_in(s))
        if lasts:
            _change_last(done, "mod", lambda n: _without_stacking(n, *statement.args))
        else:
            done.append(node("$cap", statement["n"]))
    elif statement.word == "$same":
        if not done:
            raise Unread("the other player does the same as what")
        if any(n.word in _SEEN for n in nodes_in(done[-1])):
            raise Unread("the other player does the same with other cards")
        done.append(cast(Node, swapped(done[-1])))
    elif statement.word == "$otherwise" and done and done[-1].word == "if" and not done[-1]["else"]:
        done[-1] = _otherwise(done[-1], statement["do"])
        while len(done) > 1 and all(_of_these_coins(said) for said in done[-2:]):
            done[-2:] = [done[-2].having("else", (done[-1],))]
    elif statement.word == "$otherwise" and done and done[-1].word == "may":
        done.append(node("if", node("not", node("$did")), statement["do"]))
    elif statement.word == "$earlier":
        done[-1] = node("$before", (done[-1],))
    elif statement.word == "$either":
        _either_way(done, statement.block("do"))
    elif statement.word == "$used":
        if any(said.word == "may" and uses(said, "$search") for said in done):
            raise Unread("not clear whether the deck was searched")
        done += statement.block("do")
    elif statement.word == "$if_paid":
        _name_copied(done)
        _change_last(done, "use_attack", _if_paid)
    elif statement.word == "$at_most_count":
        most = cast(int, statement["n"])
        _change_last(done, "unpaid", lambda n: node("least", n, most))
    else:
        return False
    return True


def _of_these_coins(said: Node) -> bool:
    """Whether a statement depends on an exact number of heads."""
    test = said["condition"] if said.word == "if" else None
    one = is_word(test, "all_heads") or (is_word(test, "compare") and test["how"] == "==")
    return one and "$coins" in str(test)


def _otherwise(test: Node, block: Arg) -> Node:
    """A test with an else block, attached to the inner test behind "if you do"."""
    inner = test.block("then")
    if test["condition"] == node("$did") and len(inner) == 1 and inner[0].word == "if":
        return test.having("then", (_otherwise(inner[0], block),)).having("else", ())
    return test.having("else", block)


def _searched_later(done: list[Node], statement: Node) -> bool:
    """Move the shuffle after a search caused by a Knock Out into its reaction."""
    last = done[-1] if done else None
    if statement.word != "shuffle" or last is None or last.word != "lasting":
        return False
    if not any(n.word == "$search" for n in nodes_in(last)):
        return False

    def shuffled(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in ("on", "may"):
            return arg
        *head, block = arg.args
        inside = cast(Block, block)
        open_end = not inside or inside[-1].word in ("may", "shuffle")
        return arg if open_end else Node(arg.word, (*head, (*inside, statement)))

    done[-1] = cast(Node, changed(last, shuffled))
    return True


_TAKEN_UP: Final = (_one_by_one, _extend_reaction, _searched_later, _amends)
"""Ways to merge a statement into those before it, in order of precedence."""


def _without_stacking(more: Node, most: Arg, name: Arg) -> Node:
    """More damage that does not stack."""
    if more["query"] != "damage_dealt" or more["value"] != most:
        raise Unread("limits damage by another amount than was added")
    return more.having("unique", name)


_THAT_ATTACK: Final = node("$that", "attacks")


def _name_copied(done: list[Node]) -> None:
    """Split choosing and using an attack, so that its cost can be tested."""
    if done and done[-1].word == "use_attack" and done[-1]["attack"] != _THAT_ATTACK:
        done[-1:] = [node("$found", done[-1]["attack"]), node("use_attack", _THAT_ATTACK)]


def _if_paid(copied: Node) -> Node:
    if copied["attack"] != _THAT_ATTACK:
        raise Unread("an attack that would be chosen twice")
    return node("if", node("pays_for", copied["attack"]), (copied,))


def _of_the_hit(done: list[Node], flags: tuple[str, ...]) -> bool:
    """Whether damage to others came last, after that to the defender.

    That Weakness applies is only worth saying for damage to a Benched Pokémon.
    """
    told = flags == BENCH_TOO or any(n.word == "$damage" for s in done for n in nodes_in(s))
    return told and bool(done) and any(n.word == "hit" for n in nodes_in(done[-1]))


def flagged_hit(hit: Node, flags: tuple[Arg, ...]) -> Node:
    """Damage with its flags; the flag for the Bench is dropped for an Active Pokémon."""
    if flags == BENCH_TOO and isinstance(hit["target"], Node) and hit["target"].word in _ACTIVE:
        return hit
    return hit.having("flags", flags)


_NEW: Final = (node("active", "foe"), node("$newcomer"))
"""The Pokémon that a switch brought up."""


def of_switch(words: tuple[str, ...], block: Block) -> Block:
    """Mark statements about a Pokémon that a switch brought up or sent to the Bench."""
    told = "new" in words or "Pokémon you moved" in " ".join(words)
    starts = [statement.word for statement in block[:1]] not in ([], ["$otherwise"])
    return (node("$switched", block),) if told and starts else block


def _after_switch(done: list[Node], block: Block) -> None:
    """Put effects on a new Active Pokémon after the switch that brings it up."""
    better = _behind_switch(done[-1], block) if done else None
    if better is not None:
        done[-1] = better
        return
    said = [s.word for s in done if s.word != "$chooser"]
    done += _to_the_new(block) if said and said[-1] == "switch" else block


def _to_the_new(block: Block) -> Block:
    """Effects on the Pokémon that came up, if one did."""
    told = cast(Block, changed(block, lambda arg: node("$that", "mons") if arg in _NEW else arg))
    asked = len(told) == 1 and told[0].word == "if" and told[0]["condition"] == node("$did")
    return told if asked else (node("if", node("$did"), told),)


def _behind_switch(last: Node, block: Block) -> Node | None:
    """A test or option with *block* added after the switch at its end."""
    if last.word not in ("if", "may"):
        return None
    where = "then" if last.word == "if" else "do"
    inside = last.block(where)
    if not inside:
        return None
    end = _behind_switch(inside[-1], block)
    more = (*inside[:-1], end) if end is not None else (*inside, *_to_the_new(block))
    if [s.word for s in inside[-2:]] == ["switch", "flip"]:
        came = node("$done", "switch")
        more = (*inside, *cast(Block, changed(block, lambda arg: came if arg in _NEW else arg)))
    elif end is None and inside[-1].word != "switch":
        return None
    return last.having(where, more)


def _follow(done: list[Node], block: Block) -> None:
    """Add what happens next; after an outcome of a coin it belongs to that outcome."""
    at = next((at for at in reversed(range(len(done))) if done[at].word not in _MARKS), -1)
    last = done[at] if at >= 0 else None
    if last is not None and last.word == "if" and not last["else"] and _hangs_on_coins(last):
        better = into_outcome(last, block)
        if better is None:
            raise Unread("then: on this outcome of the coin, or on either")
        done[at] = better
        return
    if done and done[-1].word == "turn_up":
        block = (node("if", node("$did"), block),)  # a Prize for the one turned up just before
    for statement in block:
        if not any(takes(done, statement) for takes in (_on_each_tails, _searched_later, _amends)):
            done.append(statement)


def _hangs_on_coins(last: Node) -> bool:
    return speaks_of_coins(last["condition"]) or ends_on_coins(last.block("then"))


def _on_each_tails(done: list[Node], statement: Node) -> bool:
    """Count the tails of coins flipped one by one for what all of them do together."""
    if not done or done[-1].word != "$each" or not speaks_of_coins(statement):
        return False
    amount = statement["amount"] if statement.word == "hit" else None
    each = amount.args if is_word(amount, "mul") else ()
    if len(each) != 2 or each[1] != node("tails", "$coins"):
        raise Unread("speaks of all the coins that were flipped one by one")
    of, (coin, test) = done[-1]["of"], cast(tuple[Node, Node], done[-1]["do"])
    counted = node("ref", "$tails")
    one_more = node("bind", "$tails", node("add", counted, 1))
    done[-1] = node("bind", "$tails", 0)
    done.append(node("$each", of, (coin, test.having("else", (one_more,)))))
    done.append(node("hit", statement["target"], node("mul", each[0], counted)))
    return True


def _either_way(done: list[Node], block: Block) -> None:
    """Do something in any case, even if the attack does nothing."""
    late = tuple(s for s in block if s.word not in _MARKS)

    def also(arg: Arg) -> Arg:
        if not late or not isinstance(arg, tuple) or node("cancel") not in arg:
            return arg
        return (node("$before", late), *arg)

    done[:] = cast(Block, changed(tuple(done), also))
    for statement in block:
        if not _amends(done, statement):
            done.append(statement)


def _change_last(done: list[Node], word: str, change: Callable[[Node], Node]) -> None:
    """Change every *word* in the last statement that has one."""

    def each(arg: Arg) -> Arg:
        return change(arg) if is_word(arg, word) else arg

    for at in reversed(range(len(done))):
        if any(n.word == word for n in nodes_in(done[at])):
            done[at] = cast(Node, changed(done[at], each))
            return
    raise Unread("changes something that was not said before")
