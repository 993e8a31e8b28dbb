"""Programs that contain a given wording, with small examples in its holes."""

from __future__ import annotations

from collections.abc import Callable

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.patterns import fill, sorts
from playmat.lang.words import EVENTS, LISTS, WORDS
from playmat.writer.memory import ALL, PRONOUNS, owned
from playmat.writer.phrase_table import Wording
from playmat.writer.results import BY_THEM, DONE, SO, THEY_DID, YOU_DID, done_key

SAMPLES: dict[str, tuple[Arg, Arg]] = {
    "effect": (Node("end_turn"), Node("draw", ("me", 2))),
    "mods": (Node("off_power", (Node("self"), "any", "")), Node("immune", (Node("self"), ()))),
    "num": (2, Node("count", (Node("hand", ("me",)),))),
    "cond": (Node("my_turn"), Node("is", (Node("self"), Node("damaged")))),
    "mons": (Node("self"), Node("bench_of", ("foe",))),
    "cards": (Node("this_card"), Node("hand", ("foe",))),
    "attacks": (
        Node("attacks_of", (Node("self"),)),
        Node("last_attack", (Node("defender"),)),
    ),
    "any": (Node("self"), Node("where", (Node("all", ("both",)), Node("evolved")))),
    "filter": (Node("basic"), Node("energy")),
    "text": ("Leek Slap", "Dark"),
    "units": ("CC", "[RW]*"),
    "value": (3, "own_name"),
    "type": ("R", "W"),
    "player": ("foe", "me"),
    "zone": ("hand", "deck_top"),
    "condition": ("asleep", "burned"),
    "until": ("foe_next_turn", "end_of_turn"),
    "flag": ("no_weakness", "no_powers"),
    "order": ("times", "at_most"),
    "stage": ("after", "base"),
    "how": ("once_game", "once"),
    "compare": (">=", "!="),
    "power": ("body", "ability"),
    "cause": ("attack", "trainer"),
    "where": ("hand", "discard"),
    "shield": ("damage", "all"),
    "query": ("bench_size", "prizes_for"),
    "event": (Node(EVENTS[0], (Node("self"),)), Node("turn_ended")),
    "place": ("hand", "lost"),
    "unlike": ("names", "types"),
    "situation": ("asleep", "first_turn"),
}
"""Two examples of each sort."""

_CHOICES: tuple[Arg, Arg] = (
    Node("choose", (Node("hand", ("me",)), 1, 1, "me")),
    Node("choose", (Node("bench_of", ("foe",)), 0, 2, "me")),
)
_SEARCHES: tuple[Arg, Arg] = (
    Node("search", (Node("deck", ("me",)), 1, 0, "me")),
    Node("search", (Node("where", (Node("deck", ("me",)), Node("basic"))), 2, 2, "me")),
)
_RESULTS = {"pick": _CHOICES, "other": _CHOICES, "found": _SEARCHES, "value": SAMPLES["num"]}
_LOOSE = {
    "counted": "any",
    "ofs": "any",
    "things": "any",
    "sel": "any",
    "whom": "any",
    "someone": "any",
    "anyof": "any",
    "taken": "any",
    "taking": "any",
    "bearer": "any",
    "having": "filter",
    "ftail": "filter",
    "fnoun": "filter",
    "fone": "filter",
    "extra": "num",
    "unit": "num",
}


def zones() -> set[str]:
    """The zones that are named with their owners."""
    return {owned(zone, player) for zone in LISTS["zone"] for player in ("me", "foe")}


def sample(wording: Wording, which: int) -> Arg | None:
    """The shape of *wording* with its holes filled; None for a bare name or pronoun."""
    if isinstance(wording.shape, str):
        return None
    found: dict[str, Arg] = {}
    for name, sort in sorts(wording.shape, wording.kind.rpartition(":")[2]).items():
        found[name] = _filling(name, _LOOSE.get(sort, sort), which)
    made = fill(wording.shape, found)
    spoken = [arg for node in nodes_in(made) for arg in node.args]
    return None if any(isinstance(arg, str) and arg in _PRONOUNS for arg in spoken) else made


_DONE = {done_key(word, number) for word in DONE for number in ("IT", "THEM")}
_PRONOUNS = {*PRONOUNS, *_DONE, ALL, SO, BY_THEM, YOU_DID, THEY_DID, *zones()}


def _filling(name: str, sort: str, which: int) -> Arg:
    if sort == "var":
        return "b" if name == "w" else "a"
    if name == "n" and sort in ("any", "result"):
        return SAMPLES["num"][which]
    if sort == "result":
        return _RESULTS[name][which]
    if sort in ("block", "mods") and name in ("do", "then", "else"):
        return (SAMPLES["mods" if sort == "mods" else "effect"][which],)
    if sort == "*block":
        return (SAMPLES["effect"][:1], SAMPLES["effect"][1:])
    if sort in ("ncards", "ncounters", "ncoins"):
        return SAMPLES["num"][which]
    if sort.startswith("*"):
        one, other = SAMPLES[sort[1:]]
        return (one, other)[: which + 1]
    return SAMPLES[sort][which]


def holding(node: Node) -> Program:
    """A program around *node*, whatever its sort."""
    sort = WORDS[node.word].sort
    return around(sort if sort in _AROUND else "sel", node)


def is_held(kind: str) -> bool:
    """Whether phrases of *kind* can be tested; the others are names of small lists."""
    return kind.removeprefix("head:") in _AROUND


def around(kind: str, arg: Arg) -> Program:
    """A program around a phrase of *kind*."""
    return (_AROUND[kind.removeprefix("head:")](arg),)


def _statements(arg: Arg) -> Node:
    return Node("after", (arg if isinstance(arg, tuple) else (arg,),))


def _among(arg: Arg) -> Node:
    return Node("damage", (Node("types_among", (arg,)), ()))


def _fitting(of: Node) -> Callable[[Arg], Node]:
    return lambda arg: _among(Node("where", (of, arg)))


def _clause(arg: Arg) -> Node:
    assert isinstance(arg, Node)
    return arg


def _chosen(arg: Arg) -> Node:
    discarded = Node("discard", (Node("ref", ("a",)),))
    return Node("after", ((Node("bind", ("a", arg)), discarded),))


def _counted(arg: Arg) -> Node:
    return Node("damage", (Node("mul", (10, Node("count", (arg,)))), ()))


def _reaction(word: str) -> Callable[[Arg], Node]:
    rest = (Node("always"), "nobody", "free", "play", (Node("stop"),))
    return lambda arg: Node(word, (arg, *rest))


def _static(arg: Arg) -> Node:
    return Node("static", ("play", Node("always"), arg if isinstance(arg, tuple) else (arg,)))


_AROUND: dict[str, Callable[[Arg], Node]] = {
    "clause": _clause,
    "effect": _statements,
    "mods": _static,
    "sel": _among,
    "counted": _counted,
    "ofs": _counted,
    "things": _counted,
    "num": lambda arg: Node("damage", (arg, ())),
    "unit": lambda arg: Node("damage", (Node("mul", (10, arg)), ())),
    "extra": lambda arg: Node("before", ((Node("add_damage", (arg,)),),)),
    "ncards": lambda arg: _statements(Node("draw", ("me", arg))),
    "ncounters": lambda arg: _statements(Node("counters", (Node("self"), arg))),
    "ncoins": lambda arg: _statements(Node("flip", (arg, "foe"))),
    "cond": lambda arg: Node("needs", (arg,)),
    "filter": lambda arg: Node("needs", (Node("is", (Node("self"), arg)),)),
    "fadj": _fitting(Node("all", ("me",))),
    "fnoun": _fitting(Node("hand", ("me",))),
    "fone": _fitting(Node("hand", ("me",))),
    "fenergy": _fitting(Node("energy_on", (Node("self"),))),
    "pick": _chosen,
    "finding": _chosen,
    "event": _reaction("on"),
    "would": _reaction("instead"),
    "someone": lambda arg: _reaction("on")(Node("damaged", (arg,))),
    "anyof": lambda arg: Node("needs", (Node("is", (Node("self"), Node("shares_type", (arg,)))),)),
    "whom": lambda arg: _statements(Node("heal", (arg, 10))),
}
