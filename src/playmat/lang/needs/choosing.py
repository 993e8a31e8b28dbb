"""Choices that matter, by what is done with the chosen."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import Final, cast

from playmat.lang.make import conjunction, node, replaced
from playmat.lang.needs.afterwards import at_once, direct, joined, numbers_in, times_in
from playmat.lang.needs.asking import worth_asking
from playmat.lang.needs.receiving import cards_for
from playmat.lang.needs.single import (
    HEALS,
    affected,
    chooses,
    has_bearer,
    reachable,
    theirs,
    with_damage,
)
from playmat.lang.needs.staying import may_leave
from playmat.lang.needs.walks import (
    CLOSED,
    COINS,
    blocks_in,
    effect_of,
    is_fixed,
    picked_in,
    readers,
    sources,
)
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, words_in
from playmat.lang.patterns import match
from playmat.lang.sorts import READING, SELECTORS
from playmat.lang.words import WORDS, giving, of_role

_NAMING: Final = giving("type")
_QUIET: Final = of_role("answer", "look", "pick", "show")
_AHEAD: Final = {"$may_bear": "$will_bear", "$may_become": "$will_become"}


def worth_choosing(program: Program, name: str, value: Node) -> Node | None:
    """Condition under which the choice matters; None if it always may."""
    if value.word == "ask":
        return _beside_yes(program, name) or _once_more(program, name)
    if value.word in COINS:
        return _decided_for(program, name)
    if value.word in _NAMING:
        return _all_of(_tested(program, name), _laid(program, name))
    if value.word == "number":
        return _healed(program, name)
    if value.word == "pick_word":
        return _tested(program, name) if _soon(program, name) else None
    if value.word == "may":
        return _raised(program, name, value)
    if value.word == "either":
        return _named_first(program, value)
    if value.word == "choose_units":
        return cards_for(program, name)
    ref = node("ref", name)
    uses = [n for n in direct(program) if ref in n.args]
    source = value["from"] if value.word == "choose" else None
    if not uses or not isinstance(source, Node):
        return None
    if cards := joined(uses, name):
        return node("any_of", cards)
    if further := _chosen_from(program, name):
        return node("any_of", replaced(further, node("ref", name), source))
    if there := cards_for(program, name):
        return conjunction("and", there, *_given_up(uses, source))
    if {n.word for n in uses} == {"pays_for", "use_attack"}:
        return node("pays_for", source)
    if all(n.word == "counters_on" for n in uses):
        return node("any_of", with_damage(source))
    if place := _place_for(program, name, uses) or _laid(program, name):
        return place
    done = _done_with(program, name, source, uses)
    return _all_of(done, _reached(program, name), _some_moved(name, uses))


def _all_of(*needs: Node | None) -> Node | None:
    """All known needs as one condition, or None if there are none."""
    known = [need for need in needs if need is not None]
    return conjunction("and", *known) if known else None


def _decided_for(program: Program, name: str) -> Node | None:
    """Condition that the earlier pick exists, if coins only decide what happens to it."""
    reading = [
        said
        for block in blocks_in(program)
        for said in block
        if any(n.word in READING and n["var"] == name for n in nodes_in(said))
    ]
    whom = {effect.args[:1] for said in reading for effect in _effects_in(said)}
    one = whom.pop() if len(whom) == 1 else ()
    return node("any_of", *one) if one and is_word(one[0], "ref") else None


def _effects_in(said: Node) -> list[Node]:
    """The effects of a statement, including both branches of a test."""
    if said.word != "if":
        return [effect_of(said)]
    blocks = (*said.block("then"), *said.block("else"))
    return [effect for part in blocks for effect in _effects_in(part)]


def _given_up(readers: list[Node], source: Node) -> list[Node]:
    """Condition that a chosen card may be taken off its Pokémon."""
    taken = affected(node("move", node("nobody"), "hand"), source)
    given = any(n.word == "attach" for n in readers)
    return [node("any_of", taken)] if given and taken != source else []


def _reached(program: Program, name: str) -> Node | None:
    """Condition that a shield lets some Pokémon receive the chosen one's counters."""
    ref = node("ref", name)
    moves = [n for n in nodes_in(program) if n.word == "move_counters" and n["from"] == ref]
    if len(moves) != 1:
        return None
    to = [moves[0]["to"], *sources(nodes_in(program), moves[0]["to"])][-1]
    if not isinstance(to, Node) or not theirs(to) or not is_fixed(to):
        return None
    return node("any_of", reachable(to))


def _some_moved(name: str, readers: list[Node]) -> Node | None:
    """Condition that counters are moved at all, if their number is named beforehand."""
    ref = node("ref", name)
    amounts = [n["count"] for n in readers if n.word == "move_counters" and n["to"] == ref]
    if len(amounts) != len(readers) or not all(is_word(n, "ref") for n in amounts):
        return None
    return node("compare", amounts[0], ">", 0) if len(amounts) == 1 else None


def _healed(program: Program, name: str) -> Node | None:
    """Condition that a Pokémon can be healed, if a number only says by how much."""
    uses = readers(program, name)
    if len(uses) != 1 or uses[0].word not in HEALS or not isinstance(uses[0]["target"], Node):
        return None
    return node("any_of", affected(uses[0], uses[0]["target"]))


def _done_with(program: Program, name: str, source: Node, readers: list[Node]) -> Node | None:
    """Condition that there is a Pokémon or card that the effects on the choice would change."""
    ref = node("ref", name)
    readers = [n for n in readers if n.word != "counters_on"]
    if any(n.args[0] != ref or not chooses(n) for n in readers) or not at_once(program, name):
        return None
    if any(n.word in CLOSED for n in nodes_in(source)) and any(n.word != "look" for n in readers):
        return None
    changed = [node("any_of", affected(n, source)) for n in readers]
    numbers = [node("ref", picked) for picked in numbers_in(program)]
    counts = [n for use in readers for n in use.args[1:] if isinstance(n, Node)]
    counts = [n for n in (*counts, *times_in(program, name)) if n not in numbers]
    some = [
        node("compare", count, ">", 0)
        for count in counts
        if ref not in nodes_in(count) and WORDS[count.word].sort not in SELECTORS
    ]
    return conjunction("and", conjunction("or", *dict.fromkeys(changed)), *some)


def _place_for(program: Program, name: str, readers: list[Node]) -> Node | None:
    """Condition that an Active Pokémon may leave, if the chosen one replaces it at once."""
    moved = readers[0]
    if moved.word != "switch" or (moved["in"], moved["out"]) != (node("ref", name), node("nobody")):
        return None
    told = [said for block in blocks_in(program) for said in block]
    follows = [effect_of(b) for a, b in pairwise(told) if a.word == "bind" and a["var"] == name]
    if len(readers) != 1 or follows != [moved]:
        return None
    return may_leave(node("active", moved["player"]))


def _laid(program: Program, name: str) -> Node | None:
    """Condition that some Pokémon can have the lasting effect, if that is the choice's only use."""
    ref = node("ref", name)
    laid = [n for n in nodes_in(program) if n.word == "lasting" and ref in nodes_in(n["do"])]
    inside = sum(part == ref for n in laid for part in nodes_in(n["do"]))
    if not laid or inside != sum(part == ref for part in nodes_in(program)):
        return None
    needs = {has_bearer(n) for n in laid}
    return needs.pop() if len(needs) == 1 else None


def _named_first(program: Program, value: Node) -> Node | None:
    """Condition that one of several effects does anything, of which one is only named so far."""
    for n in nodes_in(program):
        blocks = cast(tuple[Program, ...], n["do"]) if n.word == "either" else ()
        if blocks and n != value and tuple(block[:1] for block in blocks) == value.args[1]:
            needs = [worth_asking(block) for block in blocks]
            known = [need for need in needs if need is not None]
            return conjunction("or", *known) if len(known) == len(needs) else None
    return None


def before_damage(worth: Node) -> Node:
    """The need, tested before the damage of an attack is done."""
    for n in list(nodes_in(worth)):
        if n.word in _AHEAD:
            worth = cast(Node, replaced(worth, n, Node(_AHEAD[n.word], n.args)))
    return worth


def _tested(program: Program, name: str) -> Node | None:
    """Need of a word that only tests, or the block of one test, read."""
    ref = node("ref", name)
    tests = [n for n in nodes_in(program) if n.word == "if" and ref in nodes_in(n)]
    outside = sum(n == ref for n in nodes_in(program))
    if len(tests) != 1 or sum(n == ref for n in nodes_in(tests[0])) != outside:
        return None
    test, then, other = tests[0].args
    if ref in nodes_in(test):
        done = worth_asking((*cast(Program, then), *cast(Program, other)))
        return done if done is None or other else conjunction("and", done, *_beside(test, ref))
    known = is_fixed(test)
    return cast(Node, test) if known and ref not in nodes_in(other) else None


def _soon(program: Program, name: str) -> bool:
    """Whether nothing happens between picking a word and the test that reads it."""
    for block in blocks_in(program):
        for at, said in enumerate(block):
            if said.word == "bind" and said["var"] == name:
                rest = takewhile(lambda n: node("ref", name) not in nodes_in(n), block[at + 1 :])
                return all(effect_of(n).word in _QUIET for n in rest)
    return False


def _beside(test: Arg, ref: Node) -> list[Node]:
    """Condition that an earlier pick exists, if a test also requires that."""
    first = test["left"] if is_word(test, "and") else None
    if not is_word(first, "any_of") or not is_word(first["of"], "ref"):
        return []
    return [first] if first["of"] != ref else []


def _raised(program: Program, name: str, value: Node) -> Node | None:
    """Condition that a yes adds damage, or that its consequences do anything."""
    block = value.block("do")
    amount = block[0]["amount"] if len(block) == 1 and block[0].word == "add_damage" else None
    tests = [n for n in nodes_in(program) if n.word == "if" and n["condition"] == node("did", name)]
    asked = [n for n in nodes_in(program) if n.word in READING and n["var"] == name]
    if not isinstance(amount, Node) or not is_fixed(amount):
        return None
    if len(tests) != 1 or len(asked) != 1 or tests[0]["else"]:
        return None
    follows = worth_asking(tests[0]["then"])
    added = node("compare", amount, ">", 0)
    return None if follows is None else node("or", added, follows)


def _beside_yes(program: Program, name: str) -> Node | None:
    """What else must hold for a yes to have any effect."""
    tests = [n["condition"] for n in nodes_in(program) if n.word == "if"]
    asked = [test for test in tests if node("did", name) in nodes_in(test)]
    if len(asked) != 1 or not is_word(asked[0], "and"):
        return None
    said, more = asked[0].args
    return cast(Node, more) if said == node("did", name) else None


def _once_more(program: Program, name: str) -> Node | None:
    """Need of a yes in a loop that runs until a no."""
    left = node("if", node("not", node("did", name)), (node("break"),), ())
    loops = [n.block("do") for n in nodes_in(program) if n.word == "loop"]
    for block in loops:
        if left in block:
            *before, asked = block[: block.index(left)]
            only_tests = all(match("if(?test, [break()], [])", n) for n in before)
            done = block[block.index(left) + 1 :]
            if only_tests and asked["var"] == name:
                return _moved_on(done) or worth_asking(done)
    return None


def _moved_on(done: Program) -> Node | None:
    """Condition that a shield allows moving a counter between two of the opponent's Pokémon."""
    picks = {n["var"]: n.child("value") for n in done if is_word(effect_of(n), "choose")}
    moved = done[-1]
    if moved.word != "move_counters" or len(picks) + 1 != len(done) or len(picks) != 2:
        return None
    (one, first), (other, then) = picks.items()
    source, to = first.child("from"), then.child("from")
    if (moved["from"], moved["to"]) != (node("ref", one), node("ref", other)) or not theirs(source):
        return None
    if to.word != "less" or to["but"] != node("ref", one):
        return None
    return node("$apart", reachable(with_damage(source)), reachable(to.child("of")))


def _chosen_from(program: Program, name: str) -> Arg:
    """Cards in play that are the only reason for choosing a Pokémon, or an empty tuple."""
    ref = node("ref", name)
    chosen = [of["from"] for _, of in picked_in(nodes_in(program))]
    found = [of for of in chosen if ref in nodes_in(of)]
    if len(found) != 1 or sum(n == ref for n in nodes_in(program)) != 1:
        return ()
    words = words_in(found[0])
    return found[0] if words & {"energy_on", "gear_on"} and not words & CLOSED else ()
