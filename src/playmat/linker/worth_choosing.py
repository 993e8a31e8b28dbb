"""Choices that matter: for whom somebody is chosen, up to which number."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, cast

from playmat.lang.make import conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING, SELECTORS
from playmat.lang.words import WORDS
from playmat.linker.worth import CLOSED, is_word, worth_asking
from playmat.linker.worth_words import (
    COINS,
    HEALS,
    blocks_in,
    chooses,
    following,
    hurt,
    may_leave,
    minded,
)

_JOINED: Final = ("attach", "evolve", "move_counters")
_NAMING: Final = ("name_type", "name_any_type", "name_attached_type")


def worth_choosing(program: Program, name: str, value: Node) -> Node | None:
    """Return what must hold for it to matter what is answered; None if it always may."""
    if value.word == "ask":
        return _beside_yes(program, name)
    if value.word in _NAMING:
        return _tested(program, name)
    if value.word == "number":
        return _healed(program, name)
    readers = [n for n in _direct(program) if node("ref", name) in n.args]
    source = value.args[0] if value.word == "choose" else None
    if not readers or not isinstance(source, Node):
        return None
    if cards := _joined(readers, name):
        return node("any_of", node("ref", cards))
    if further := _chosen_from(program, name):
        return node("any_of", replaced(further, node("ref", name), source))
    if there := _given(program, name):
        return there
    if {n.word for n in readers} == {"pays_for", "use_attack"}:
        return node("pays_for", source)
    if all(n.word == "counters_on" for n in readers):
        return node("any_of", hurt(source))
    if place := _place_for(program, name, readers):
        return place
    return _done_with(program, name, source, readers)


def _healed(program: Program, name: str) -> Node | None:
    """Return that somebody may be healed, where a number says nothing but how much of it."""
    uses = [n for n in nodes_in(program) if node("ref", name) in n.args]
    if len(uses) != 1 or uses[0].word not in HEALS or not isinstance(uses[0].args[0], Node):
        return None
    return node("any_of", minded(uses[0], uses[0].args[0]))


def _done_with(program: Program, name: str, source: Node, readers: list[Node]) -> Node | None:
    """Return that somebody is there whom what is done with a choice would change."""
    ref = node("ref", name)
    readers = [n for n in readers if n.word != "counters_on"]
    if any(n.args[0] != ref or not chooses(n) for n in readers) or not _at_once(program, name):
        return None
    if any(n.word in CLOSED for n in nodes_in(source)) and any(n.word != "look" for n in readers):
        return None
    changed = [node("any_of", minded(n, source)) for n in readers]
    numbers = [node("ref", picked) for picked in _numbers(program)]
    counts = [n for use in readers for n in use.args[1:] if isinstance(n, Node)]
    counts = [n for n in (*counts, *_times(program, name)) if n not in numbers]
    some = [
        node("compare", count, ">", 0)
        for count in counts
        if ref not in nodes_in(count) and WORDS[count.word].sort not in SELECTORS
    ]
    return conjunction("and", conjunction("or", *dict.fromkeys(changed)), *some)


def _place_for(program: Program, name: str, readers: list[Node]) -> Node | None:
    """Return that an Active may leave, where whoever is chosen comes up at once for it."""
    moved = readers[0]
    if moved.word != "switch" or moved.args[1:] != (node("ref", name), node("nobody")):
        return None
    told = [said for block in blocks_in(program) for said in block]
    follows = [_effect(b) for a, b in pairwise(told) if a.word == "bind" and a.args[0] == name]
    if len(readers) != 1 or follows != [moved]:
        return None
    return may_leave(node("active", moved.args[0]))


def _tested(program: Program, name: str) -> Node | None:
    """Return what must hold for a word to matter that only tests read, or one test's block."""
    ref = node("ref", name)
    tests = [n for n in nodes_in(program) if n.word == "if" and ref in nodes_in(n)]
    outside = sum(n == ref for n in nodes_in(program))
    if len(tests) != 1 or sum(n == ref for n in nodes_in(tests[0])) != outside:
        return None
    test, then, other = tests[0].args
    if ref in nodes_in(test):
        return worth_asking((*cast(Program, then), *cast(Program, other)))
    known = not any(n.word in READING for n in nodes_in(test))
    return cast(Node, test) if known and ref not in nodes_in(other) else None


def _given(program: Program, name: str) -> Node | None:
    """Return that there are cards for whoever is chosen, or somebody for the cards chosen."""
    name, block = _one_by_one(program, name)
    ref = node("ref", name)
    uses = [n for n in nodes_in(block) if ref in n.args]
    given = [n for n in uses if n.word == "attach"]
    if len(given) != 1 or any(n.word not in ("attach", "host_of") for n in uses):
        return None
    other = given[0].args[1 if given[0].args[0] == ref else 0]
    bound = [n for n in nodes_in(block) if n.word == "bind"]
    before = next((n for n, each in enumerate(bound) if each.args[0] == name), 0)
    sources = [
        cast(Node, n.args[1]).args[0]
        for n in bound[before:]  # whoever was chosen before is there, whatever has become of it
        if node("ref", n.args[0]) == other and is_word(n.args[1], "choose")
    ]
    if len(sources) != 1 or not isinstance(sources[0], Node):
        return None
    return _some_of(sources[0], ref)


def _some_of(source: Node, ref: Node) -> Node | None:
    """Return that a selection holds anything, whichever is left out of it, if that lies open."""
    if source.word == "less" and source.args[1] == node("host_of", ref):
        return node("compare", node("count", source.args[0]), ">", 1)
    if any(n.word in CLOSED or n.word in READING for n in nodes_in(source)):
        return None
    return node("any_of", source)


def _one_by_one(program: Program, name: str) -> tuple[str, Program]:
    """Return who goes through those chosen one by one, and what is done with each."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if len(uses) == 1 and uses[0].word == "each":
        return str(uses[0].args[0]), cast(Program, uses[0].args[2])
    return name, program


def worth_telling_apart(program: Program, name: str, value: Node) -> Node | None:
    """Return what must hold for it to matter which cards are chosen of those that go anyway.

    Cards of the hand that are put into a deck of which all is drawn then come back, a card that
    was searched for stays in the deck where nobody is there to have it, and what is known already
    is looked at in vain.
    """
    if value.word == "search":
        return _given(program, name)
    if value.args[1] == 0:
        return _to_look_at(program, name, value)
    block = next((b for b in blocks_in(program) for s in b if name in s.args), ())
    ref, source, many = node("ref", name), value.args[0], value.args[1]
    words = [_effect(said) for said in block if ref in nodes_in(said)]
    draws = [n for n in block if n.word == "draw" and n.args[0] == "me"]
    from_hand = source == node("hand", "me") and value.args[1:] == (many, many, "me")
    if not from_hand or len(draws) != 1:
        return None
    kept = words == [node("move", node("less", source, ref), "deck")]
    if not kept and words != [node("move", ref, "deck")]:
        return None
    put = node("sub", node("count", source), many) if kept else many
    return node(
        "compare", node("add", node("count", node("deck", "me")), put), ">", draws[0].args[1]
    )


def _to_look_at(program: Program, name: str, value: Node) -> Node | None:
    """Return that a card is left to be seen, where up to so many are chosen to be looked at."""
    ref = node("ref", name)
    if [n for n in nodes_in(program) if ref in n.args] != [node("look", ref, value.args[3])]:
        return None
    return node("any_of", node("where", node("less", value.args[0], ref), node("$unknown")))


def _effect(said: Node) -> Arg:
    return said.args[1] if said.word == "bind" else said


def goes_all_the_same(block: Arg) -> bool:
    """Return whether cards picked one by one go to one place, whichever comes first."""
    picked, *done = cast(Program, block)
    if picked.word != "bind" or not is_word(picked.args[1], "choose"):
        return False
    ref = node("ref", picked.args[0])
    zones = ("hand", "discard", "lost")
    return len(done) > 0 and all(
        n == node("reveal", ref)
        or n == node("discard", ref)
        or n in [node("move", ref, z) for z in zones]
        for n in map(_effect, done)
    )


def may_get(program: Program, name: str, value: Node) -> Node | None:
    """Return those of whom one may get the cards picked for a variable, if that can be told."""
    found = attached_to(program, name) or may_be_held_by(program, name)
    return chosen_for(program, name) if found is None and value.word == "choose" else found


def attached_to(program: Program, name: str) -> Node | None:
    """Return the one whom cards chosen for a variable are attached to at once, or None."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    follows = [b for block in blocks_in(program) for a, b in pairwise(block) if name in a.args[:1]]
    if len(uses) != 1 or [_effect(said) for said in follows] != uses or uses[0].word != "attach":
        return None
    cards, to = uses[0].args
    return cast(Node, to) if _fixed(to) and cards == ref else None


def chosen_for(program: Program, name: str) -> Node | None:
    """Return those of whom one is chosen then to get all cards chosen for a variable, or None."""
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if len(uses) != 1 or uses[0].word != "attach" or uses[0].args[0] != ref:
        return None
    binds = [n for n in nodes_in(program) if n.word == "bind"]
    first = next(at for at, n in enumerate(binds) if n.args[0] == name)
    then = [n.args[1] for n in binds[first:] if node("ref", n.args[0]) == uses[0].args[1]]
    source = cast(Node, then[0]).args[0] if then and is_word(then[0], "choose") else None
    if not isinstance(source, Node) or any(n.word in READING for n in nodes_in(source)):
        return None
    return source


def exchanged_for(program: Program, name: str) -> Node | None:
    """Return what those chosen for a variable are exchanged for, where that hangs on them."""
    ref = node("ref", name)
    swaps = [n.args[1] for n in nodes_in(program) if n.word == "swap_cards" and n.args[0] == ref]
    bound = [n.args for n in nodes_in(program) if n.word == "bind" and is_word(n.args[1], "choose")]
    found = [cast(Node, of).args[0] for then, of in bound if node("ref", then) in swaps]
    return cast(Node, found[0]) if len(found) == 1 and ref in nodes_in(found[0]) else None


def given_to(program: Program, name: str) -> Node | None:
    """Return the cards, chosen before, that are attached to the one chosen for a variable."""
    ref = node("ref", name)
    cards = [n.args[0] for n in nodes_in(program) if n.word == "attach" and n.args[1] == ref]
    return cast(Node, cards[0]) if len(cards) == 1 and is_word(cards[0], "ref") else None


def _fixed(to: Arg) -> bool:
    return isinstance(to, Node) and to.word in ("self", "host", "host_of")


def may_be_held_by(program: Program, name: str) -> Node | None:
    """Return who may come to hold cards chosen for a variable, where the others go elsewhere.

    A card that nobody can hold is one of those others.
    """
    ref = node("ref", name)
    uses = [n for n in nodes_in(program) if ref in n.args]
    if not any(n.word == "less" and n.args[1] == ref for n in uses):
        return None
    for walk in [n for n in uses if n.word == "each"]:
        ref = node("ref", walk.args[0])
    to = [n.args[1] for n in nodes_in(program) if n.word == "attach" and n.args[0] == ref]
    if len(to) != 1:
        return None
    if _fixed(to[0]):
        return cast(Node, to[0])
    sources = [
        cast(Node, n.args[1]).args[0]
        for n in nodes_in(program)
        if n.word == "bind" and node("ref", n.args[0]) == to[0] and is_word(n.args[1], "choose")
    ]
    return cast(Node, sources[0]) if len(sources) == 1 else None


def _beside_yes(program: Program, name: str) -> Node | None:
    """Return what has to hold beside a yes for anything to come of it."""
    tests = [n.args[0] for n in nodes_in(program) if n.word == "if"]
    asked = [test for test in tests if node("did", name) in nodes_in(test)]
    if len(asked) != 1 or not is_word(asked[0], "and"):
        return None
    said, more = cast(Node, asked[0]).args
    return cast(Node, more) if said == node("did", name) else None


def _chosen_from(program: Program, name: str) -> Arg:
    """Return the cards in play that are all a Pokémon was chosen for, or nothing."""
    ref = node("ref", name)
    bound = [n.args[1] for n in nodes_in(program) if n.word == "bind"]
    sources = [cast(Node, value).args[0] for value in bound if is_word(value, "choose")]
    found = [of for of in sources if ref in nodes_in(of)]
    if len(found) != 1 or sum(n == ref for n in nodes_in(program)) != 1:
        return ()
    words = {n.word for n in nodes_in(found[0])}
    return found[0] if words & {"energy_on", "gear_on"} and not words & CLOSED else ()


def _direct(program: Program) -> list[Node]:
    """Return the nodes of a program, without what is done only if Pokémon were given something."""
    joins = {
        str(n.args[0])
        for n in nodes_in(program)
        if n.word == "bind" and any(is_word(n.args[1], word) for word in _JOINED)
    }
    after = [
        part
        for n in nodes_in(program)
        if n.word == "if" and n.args[0] in [node("did", name) for name in joins]
        for part in nodes_in(n.args[1])
    ]
    amounts = [node("count", node("ref", name)) for name in joins]
    return [
        n
        for n in nodes_in(program)
        if not any(n is part for part in after) and not any(a in amounts for a in n.args)
    ]


def _joined(readers: list[Node], name: str) -> str:
    """Return the one variable without whose cards somebody is chosen in vain, or nothing."""
    if any(n.word not in _JOINED for n in readers):
        return ""
    cards = [_held(n.args[0]) for n in readers if n.args[1] == node("ref", name)]
    return cards[0] if len(cards) == len(readers) and len(set(cards)) == 1 else ""


def _held(of: Arg) -> str:
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return str(of.args[0]) if isinstance(of, Node) and of.word == "ref" else ""


def _at_once(program: Program, name: str) -> bool:
    """Return whether only coins come between a choice and what is done with it."""
    for block in blocks_in(program):
        for at, said in enumerate(block):
            if said.word == "bind" and said.args[0] == name:
                return _only_changes((*block[at + 1 :], *_later(program, block)), name)
    return False


def _later(program: Program, block: Program) -> list[Node]:
    """Return what an attack does after a block: other clauses, and what follows it in its own."""
    found: list[Node] = []
    for clause in program:
        said = cast(Program, clause.args[0]) if clause.word == "after" else ()
        within = [at for at, each in enumerate(said) if block in blocks_in(each)]
        first = within[0] + 1 if within else 0 if said != block else len(said)
        found += said[first:]
    return found


def _only_changes(rest: Program, name: str) -> bool:
    """Return whether statements but change those chosen, as long as they speak of them."""
    ref = node("ref", name)
    while rest and ref not in nodes_in(rest[-1]):
        rest = rest[:-1]
    done = [n for n in nodes_in(rest) if WORDS[n.word].sort == "effect"]
    return all(n.word in (*COINS, "bind", "if", "repeat", "number") or chooses(n) for n in done)


def _numbers(program: Program) -> list[Arg]:
    """Return the variables that hold numbers a player picks, which are never 0 but by choice."""
    return [
        n.args[0] for n in nodes_in(program) if n.word == "bind" and is_word(n.args[1], "number")
    ]


def _times(program: Program, name: str) -> list[Node]:
    """Return how often something is repeated that is done with a choice."""
    loops = [n for n in nodes_in(program) if n.word == "repeat"]
    found = [n.args[0] for n in loops if node("ref", name) in nodes_in(n.args[1])]
    return [times for times in found if isinstance(times, Node)]


def _readers(said: Arg, name: str) -> set[Node]:
    return {n for n in nodes_in(said) if node("ref", name) in n.args}


def _at_most(program: Program, name: str, value: Node) -> Node | None:
    """Return the amount beyond which a number picked does nothing more, if there is one."""
    follow = following(program, name, value)
    readers = {n for said in follow for n in _readers(said, name)}
    every = {n for said in following(program, name) for n in _readers(said, name)}
    if len(readers) != 1 or every != _readers(program, name):
        return None
    (use,) = readers
    if use.word in ("remove_counters", "move_counters"):
        later = {
            node("ref", n.args[0]): cast(Node, n.args[1]).args[0]
            for n in nodes_in(tuple(follow))
            if n.word == "bind" and is_word(n.args[1], "choose")
        }
        return Node("counters_on", (later.get(cast(Node, use.args[0]), use.args[0]),))
    if use.word == "repeat":
        return _moved_one_by_one(cast(Program, use.args[1]))
    if use.word == "mul" and isinstance(use.args[0], int) and _taken_off(program, use):
        return Node("$shares", (node("event_amount"), use.args[0]))
    if use.word in ("draw", "top") and use.args[0] in ("me", "foe"):
        return Node("count", (Node("deck", use.args[:1]),))
    return Node("count", use.args[:1]) if use.word == "pick_random" else None


def _moved_one_by_one(block: Program) -> Node | None:
    """Return the counters there are, where each time one is moved off somebody who is chosen."""
    if block[-1].word != "move_counters" or block[-1].args[2] != 1:
        return None
    for said in block:
        if said.word == "bind" and node("ref", said.args[0]) == block[-1].args[0]:
            if is_word(said.args[1], "choose"):
                return Node("counters_on", cast(Node, said.args[1]).args[:1])
    return None


def _taken_off(program: Program, amount: Node) -> bool:
    """Return whether an amount is taken off what is about to happen, and does nothing else."""
    uses = [n for n in nodes_in(program) if amount in n.args]
    return uses == [node("sub", node("event_amount"), amount)]


def useful_many(program: Program, name: str, value: Node) -> Node:
    """Return a choice of Pokémon without more of them than there are cards for."""
    single, block = _one_by_one(program, name)
    need = _given(program, name)
    given = [n.args[1] for n in nodes_in(block) if n.word == "attach"]
    if single == name or need is None or given != [node("ref", single)]:
        return value
    source, least, most, by = value.args
    cards = node("count", need.args[0])
    return node("choose", source, node("least", least, cards), node("least", most, cards), by)


def useful_number(program: Program, name: str, value: Node) -> Node:
    """Return a choice of numbers without those that do no more than another."""
    least, most, by = value.args
    bound = _at_most(program, name, value)
    if bound is None:
        return value
    played = any(clause.word == "play" for clause in program)
    least = 1 if played and bound.word == "counters_on" else least
    return Node("number", (least, Node("least", (most, bound)), by))
