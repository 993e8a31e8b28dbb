"""Sentences that replace earlier ones, and damage to a Pokémon chosen before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in, uses
from playmat.lang.patterns import match
from playmat.reader.discourse.aimed_damage import THAT, aimed
from playmat.reader.face import Face, Unread
from playmat.reader.meanings import while_afflicted

_NOT_REPLACED: Final = ("if", "flip", "may", "$flags", "$needs")
"""Statements that cannot be replaced."""


def replacing(said: Block, face: Face) -> Block:
    """Statements with each replacement merged into what it replaces."""
    said = _numbered(_drop_repetition(_first_of_all(_said_once(said)), face))
    done: list[Node] = []
    said = tuple(part for s in said for part in _bared(s))
    for statement in said if _prints_damage(face) else aimed(said):
        work = _LATER.get(statement.word)
        if work is None and _sleeps_deadly(done, statement):
            done[-1:] = _deadly(done[-1])
        elif work is None:
            done.append(statement)
        else:
            work(done, statement)
    return tuple(done)


def _prints_damage(face: Face) -> bool:
    return any(map(str.isdigit, face.damage))


def _bared(said: Node) -> Block:
    """A remark without the link between its sentence and a switch."""
    block = said.block("do") if said.word == "$switched" else ()
    return block if len(block) == 1 and block[0].word in _LATER else (said,)


def _first_of_all(said: Block) -> Block:
    """Move effects that happen first to the front."""
    first = tuple(part for s in said if s.word == "$first" for part in s.block("do"))
    return (*first, *(s for s in said if s.word != "$first"))


def _said_once(said: Block) -> Block:
    """Drop repetitions about a Pokémon switched in before the earlier effects."""
    early = any(s.word in ("$first", "$before") and uses(s, "switch") for s in said)
    return tuple(s for s in said if not (early and s.word == "$switched" and _says_again(s, said)))


def _says_again(again: Node, said: Block) -> bool:
    """Whether a sentence repeats for the new Defending Pokémon what was said of the old one."""
    block = again.block("do")
    if len(block) == 1 and block[0].word == "if" and block[0]["condition"] == node("$did"):
        block = block[0].block("then")
    theirs = cast(Block, replaced(block, node("active", "foe"), node("defender")))
    return bool(theirs) and all(part in said for part in theirs)


def _drop_repetition(said: Block, face: Face) -> Block:
    """Drop the repetition of the printed damage for the Pokémon switched in."""
    points = int("".join(filter(str.isdigit, face.damage)) or 0)
    again = [s for s in said if points and _repeats(s, points)]
    if any(s.word == "$before" and uses(s, "switch") for s in said):
        return tuple(s for s in said if s not in again)
    if any(s.word == "$switched" for s in again):
        raise Unread("the printed damage, done again to who comes up")
    return said


def _repeats(statement: Node, points: int) -> bool:
    """Whether a sentence repeats the printed damage for the Pokémon switched in."""
    block = statement.block("do") if statement.word == "$switched" else (statement,)
    linked = len(block) == 1 and block[0].word == "if" and block[0]["condition"] == node("$did")
    hits = block[0].block("then") if linked else block
    told = [(node("hit", node(*who), points),) for who in (("active", "foe"), ("$newcomer",))]
    return hits in told and (linked or statement.word == "$switched")


# --- replacements -------------------------------------------------------------------------------
def _replace(done: list[Node], statement: Node) -> None:
    """Make the last effect one of two outcomes."""
    if searches_more(done, statement):
        return
    at = next((n for n in reversed(range(len(done))) if done[n].word != "$found"), None)
    if at is not None and if_done(done[at]):
        inside = list(cast(Block, done[at].args[1]))
        _replace(inside, statement)
        done[at] = Node("if", (done[at].args[0], tuple(inside), ()))
        return
    if at is None or done[at].word in _NOT_REPLACED:
        raise Unread("says instead of what")
    if done[at].word == "$then":
        inside = list(done[at].block("do"))
        if sum(said.word != "$found" for said in inside) > 1:
            raise Unread("says instead of which of several")
        _replace(inside, statement)
        done[at] = node("$then", tuple(inside))
        return
    test, instead = statement.args
    before, found = split_pick(done[at])
    then = changed(instead, lambda arg: _likewise(arg, before))
    if before.word in DONE_TO:
        test, then = (with_subject(part, before["target"]) for part in (test, then))
    done[at : at + 1] = [*found, node("if", test, cast(Block, then), (before,))]


def searches_more(done: list[Node], statement: Node) -> bool:
    """Replace the last search and its outcome by a search for another number."""
    test, instead = statement.args
    (sought, *more) = cast(Block, instead)
    at = max((n for n, said in enumerate(done) if said.word == "$found"), default=-1)
    if more or sought.word != "$found" or at < 0:
        return False
    first, again = done[at].child("pick"), sought.child("pick")
    if first.word != "$search" or again.word != "$search" or first["from"] != again["from"]:
        return False
    done[at:] = [node("if", test, (sought, *done[at + 1 :]), tuple(done[at:]))]
    return True


def if_done(said: Node) -> bool:
    """Whether a statement only happens if the one before it did."""
    return said.word == "if" and said["condition"] == node("$did") and not said["else"]


DONE_TO: Final = ("hit", "counters", "heal", "heal_all", "remove_counters", "inflict")
"""Effects on a Pokémon that their replacements refer to."""


def with_subject(part: Arg, whom: Arg) -> Arg:
    """A test or replacement with the Pokémon that it is about."""
    return replaced(replaced(part, THAT, whom), node("$it"), whom)


def _likewise(arg: Arg, before: Node) -> Arg:
    """A part of a replacement, filled in from the statement it replaces."""
    if arg == node("$same"):
        return before.args[0]
    if is_word(arg, "counters") and before.word == "spread":
        return before.having("count", arg["count"])
    if is_word(arg, "$moved"):
        if before.word != "move_counters":
            raise Unread("says instead of what")
        return before.having("count", arg["n"])
    if is_word(arg, "$milled"):
        if before.word != "mill":
            raise Unread("says instead of what")
        return before.having("count", arg["n"])
    return arg


def split_pick(statement: Node) -> tuple[Node, Block]:
    """A statement with its pick separated, and that pick."""
    first = statement.args[0] if statement.args else None
    if is_word(first, "$pick") and statement.word in DONE_TO:
        return statement.having("target", THAT), (node("$found", first),)
    return statement, ()


def _extend_outcome(done: list[Node], statement: Node) -> None:
    """Add to the outcome of the last statement."""
    if not done or done[-1].word != "if" or done[-1]["else"]:
        raise Unread("goes on with no outcome")
    test, then, _ = done[-1].args
    done[-1] = node("if", test, (*cast(Block, then), *statement.block("do")))


def _toss(done: list[Node], statement: Node) -> None:
    """Flip a coin for each Pokémon mentioned, with an effect on heads."""
    of = done[-1]["coins"] if done and done[-1].word == "flip" else None
    if not is_word(of, "count"):
        raise Unread("speaks of coins for each that were not flipped")
    heads = node("compare", node("heads", "$coins"), ">", 0)
    outcome = node("if", heads, statement.block("do"))
    done[-1] = node("$each", of["of"], (node("flip", 1, done[-1]["by"]), outcome))


def _excuse(done: list[Node], statement: Node) -> None:
    """Put the last effect, all statements of one word, under a negated condition."""
    at = len(done)
    while at and done[at - 1].word == (done[-1].word if done else "") and at > len(done) - 3:
        at -= 1
    if at == len(done) or done[-1].word in ("flip", "$found", "$damage"):
        raise Unread("says what is ignored")
    test = node("not", statement["condition"])
    if any(n.word == "if" and n["condition"] == test for n in nodes_in(done[-1])):
        return  # already tested by that effect
    if done[-1].word == "$before":
        done[-1] = node("$before", (node("if", test, done[-1]["do"]),))
        return
    done[at:] = [node("if", test, tuple(done[at:]))]


def _as_basic(done: list[Node], statement: Node) -> None:
    """Make the Pokémon just put onto the Bench count as Basic."""
    _amend(done, "bench", lambda arg: node("bench_as_basic", arg["cards"]))


def _level(done: list[Node], statement: Node) -> None:
    """Make the card just put onto a Pokémon a level-up."""
    _amend(done, "evolve", lambda arg: node("level_up", *arg.args))


def _deepen(done: list[Node], statement: Node) -> None:
    """Make a Pokémon just put to sleep need more heads to wake up."""
    last = done[-1] if done else None
    if last is None or last.word != "inflict" or last["condition"] != "asleep":
        raise Unread("speaks of a sleep that was not said")
    done[-1] = node("inflict", last["target"], "asleep", statement["n"])


def _may_replace(done: list[Node], statement: Node) -> None:
    """Let a player replace the last effect, under a condition."""
    if not done or done[-1].word in (*_NOT_REPLACED, "$found"):
        raise Unread("says instead of what")
    test, instead = statement.args
    *first, last = cast(Block, instead)
    option = node("may", "me", (*first, node("bind", "$other", last)))
    kept = node("if", node("not", node("did", "$other")), (done[-1],))
    done[-1] = node("if", test, (option, kept), (done[-1],))


def _ask_for(done: list[Node], statement: Node) -> None:
    """Set a minimum for the last optional pick."""
    least = statement["n"]

    def more(arg: Node) -> Node:
        of, fewest, *rest = arg.args
        return node("$pick", of, least if fewest == 0 else fewest, *rest)

    _amend(done, "$pick", more)


def _sleeps_deadly(done: list[Node], statement: Node) -> bool:
    """Whether both coins for sleep are tails, where nothing else was flipped."""
    deep = bool(done) and match("inflict(?whom, asleep, 2)", done[-1]) is not None
    tails = node("compare", node("heads", "$coins"), "==", 0)
    falls = statement.word == "if" and [s.word for s in statement.block("then")]
    return deep and falls == ["knock_out"] and statement["condition"] == tails


def _deadly(sleep: Node) -> Block:
    """A sleep whose own coins, in place of the usual one, may Knock Out."""
    whom = sleep["target"]
    bearer = node("bearer")
    falls = node("if", node("compare", node("heads", "$c"), "==", 0), (node("knock_out", bearer),))
    test = node("if", node("all_heads", "$c"), (node("cure", bearer, "asleep"),), (falls,))
    flips = (node("bind", "$c", node("flip", 2, "foe")), test)
    clause = Node(
        "on", (Node("between_turns", ()), node("always"), "nobody", "free", "play", flips)
    )
    mods = (node("mod", "sleep_coins", bearer, "set", 0), node("handler", clause))
    return (node("inflict", whom, "asleep"), while_afflicted(whom, "asleep", mods))


def _amend(done: list[Node], word: str, change: Callable[[Node], Node]) -> None:
    """Change the last statement that contains a word."""
    for at in reversed(range(len(done))):
        better = changed(done[at], lambda arg: change(arg) if is_word(arg, word) else arg)
        if better != done[at]:
            done[at] = cast(Node, better)
            return
    raise Unread("changes something that was not said before")


def _if_prevented(done: list[Node], statement: Node) -> None:
    """Do nothing if the Defending Pokémon is protected from one of several effects."""
    effects = [s for s in done if s.word not in ("flip", "$found")]
    if len(effects) == 1:
        return
    if not any(n == node("defender") for s in effects for n in nodes_in(s)):
        raise Unread("leaves out other effects if one is prevented")
    bare = node("not", node("is", node("defender"), node("shielded")))
    done[:] = [node("if", bare, tuple(done))]


def _fail(done: list[Node], statement: Node) -> None:
    """Do something else if the cards to discard are not there."""
    at = len(done)
    if at > 1 and done[-1].word == done[-2].word == "discard":
        raise Unread("not clear which of several can't be discarded")
    while at and done[at - 1].word == "if":
        at -= 1
    at = at if at < len(done) else at - 1
    otherwise = statement.block("do")
    flat = [
        part
        for said in done[max(at, 0) :]
        for part in blocks_changed((said,), lambda block: _unless_enough(block, otherwise))
    ]
    if not done or flat == done[max(at, 0) :]:
        done.append(node("if", node("not", node("$did")), otherwise))
        if otherwise == (node("cancel"),) and all(s.word in _PRICE for s in done[:-1]):
            done[:] = [node("$pay", tuple(done))]
    elif at <= 0 and otherwise == (node("cancel"),):
        done[:] = [node("$pay", tuple(flat))]  # required to use the attack [ATTACK-04]
    else:
        done[max(at, 0) :] = flat


_PRICE: Final = ("$found", "discard", "move")
"""What an attack may require before it is used: cards picked and moved."""


def _unless_enough(block: Block, otherwise: Block) -> Block:
    """A block in which a discard is only done if there are enough cards."""
    done: list[Node] = []
    for part in block:
        pick = part["cards"] if part.word == "discard" else None
        if is_word(pick, "$pick") and pick["least"] == pick["most"]:
            enough = node("compare", node("count", pick["from"]), ">=", pick["least"])
            done.append(node("if", enough, (part,), otherwise))
        else:
            done.append(part)
    return tuple(done)


_LATER: Final = {
    "$in_place": _replace,
    "$may_instead": _may_replace,
    "$at_least": _ask_for,
    "$too": _extend_outcome,
    "$if_toss": _toss,
    "$unless": _excuse,
    "$cannot": _fail,
    "$as_basic": _as_basic,
    "$if_prevented": _if_prevented,
    "$leveling": _level,
    "$deeper": _deepen,
}


_ANYWHERE: Final = (*("$in_place", "$may_instead", "$at_least", "$unless", "$deeper", "$leveling"),)
"""Replacements that powers and Trainer cards use, too."""


def worked_in(done: list[Node], statement: Node) -> bool:
    """Merge a replacement into the statement of a power or Trainer card it replaces."""
    if statement.word not in _ANYWHERE:
        return False
    if not done:
        raise Unread("says instead of what")
    _LATER[statement.word](done, statement)
    return True


# --- damage to a chosen Pokémon, where none is printed ------------------------------------------


# --- numbered coins -----------------------------------------------------------------------------
def _numbered(said: Block) -> Block:
    """Flip coins one by one if the text distinguishes the first from the second."""
    named = {n["n"] for s in said for n in nodes_in(s) if n.word == "$coin_no"}
    if not named:
        return said
    if any(s.word == "flip_until_tails" for s in said):
        return cast(Block, changed(said, _first_of_row))
    if not any(s.word == "flip" and s["coins"] != 1 for s in said):
        return cast(Block, changed(said, _last_coin))  # each was flipped in a sentence of its own
    done: list[Node] = []
    for statement in said:
        count = statement["coins"] if statement.word == "flip" else 0
        if isinstance(count, int) and count > 1:
            single = node("flip", 1, statement["by"])
            done += [Node("bind", (f"coin{n + 1}", single)) for n in range(count)]
        else:
            done.append(cast(Node, changed(statement, _nth)))
    return tuple(done)


def _nth(arg: Arg) -> Arg:
    """The test of a coin by its number."""
    if is_word(arg, "$coin_no"):
        return node("compare", Node(str(arg["side"]), (f"coin{arg['n']}",)), ">", 0)
    return arg


def _last_coin(arg: Arg) -> Arg:
    """The test of the coin flipped last."""
    if is_word(arg, "$coin_no"):
        return node("compare", Node(str(arg["side"]), ("$coins",)), ">", 0)
    return arg


def _first_of_row(arg: Arg) -> Arg:
    """The test of the first coin in a series that ends with tails."""
    if not is_word(arg, "$coin_no"):
        return arg
    if arg["n"] != 1:
        raise Unread("asks for a later coin of a row")
    return node("compare", node("heads", "$coins"), "==" if arg["side"] == "tails" else ">", 0)
