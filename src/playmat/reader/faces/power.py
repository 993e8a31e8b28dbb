"""Powers, Bodies, Abilities and traits: uses, continuous effects and reactions.

Rules produce clauses (symbol ``clause``), statements that continue the last clause, and marks for
the whole face or the last clause (``reader/marks.py``).
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node, replaced
from playmat.lang.needs.choices import needs_of_choices
from playmat.lang.needs.worth import useful
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, words_in
from playmat.reader.discourse.amendments import amended
from playmat.reader.discourse.discourse import HOISTED, Discourse
from playmat.reader.discourse.left_behind import into_outcome, under_choice
from playmat.reader.discourse.mentions import NOTHING_SAID, Unresolved
from playmat.reader.discourse.remarks import both_do, foe_first, on_a_coin
from playmat.reader.discourse.replacements import worked_in
from playmat.reader.discourse.said_later import AFTERWARDS
from playmat.reader.face import Face, Unread
from playmat.reader.faces.power_handlers import (
    AT_WILL,
    answering,
    entering,
    growing,
    in_own_turn,
    of_itself,
    unattacked,
)
from playmat.reader.faces.power_marks import (
    Draft,
    as_basic,
    at_present,
    by_either,
    drop_attached,
    flag,
    lay_on_marked,
    limit,
    limits_last,
    narrow,
    out_of_play,
    tie,
)
from playmat.reader.faces.power_scope import (
    ailments,
    at_anyone,
    attack_kept,
    changes,
    from_elsewhere,
    on_heads,
    refilled,
    rehosted,
    remembered,
    restocked,
    scoped,
)
from playmat.reader.passes.tidy import tidied
from playmat.reader.sentence import meaning, readings
from playmat.reader.text.tokens import Sentence

ALWAYS: Final = node("always")
NEVER: Final = node("never")
DRAFTS: Final = ("$power", "$static", "$gear", "$on", "$instead")
MARKS: Final = (
    *("$off", "$how", "$needs", "$rule", "$provide"),
    *("$onto", "$keep", "$clause", "$where", "$early"),
)
_OF_ITS_OWN: Final = (*DRAFTS, *MARKS, "$in_place")
"""Marks that continue no statement."""
KNOWN: Final = ("$found", "$until", "$count", "$each", *AFTERWARDS)
"""Marks among statements that the discourse understands."""


SPEAKING: Final = ("$that", "$it", "$looked", "$others", "$result", "$did")
"""Marks that refer to results of the words before them."""

HOLDING: Final = ("$static", "$gear")
HARM: Final = ("damaged", "would_be_knocked_out", "knocked_out", "condition_applied")
"""Events of another player's attack, in which the Defending Pokémon is the attacker."""


def read_power(face: Face, text: tuple[Sentence, ...]) -> Program:
    return compose(face, text, ("clause", "statement"))


def compose(face: Face, text: tuple[Sentence, ...], symbols: tuple[str, ...]) -> Program:
    """The clauses of some sentences; a statement continues the clause before it."""
    drafts: list[Draft] = []
    marks: list[Node] = []
    for sentence in limits_last(text):
        _, said = meaning(sentence, *_order(sentence, drafts, symbols, face.kind != "power"))
        parts = by_either(drafts, cast(Block, said if isinstance(said, tuple) else (said,)))
        parts = parts if "stadium" in face.kinds else _set_banned_player(parts)
        if _extend_coin(sentence, parts, drafts):
            continue
        whatever = _whatever_came(sentence) or (face.kind != "power" and _is_spent(parts))
        if whatever and not any(part.word in _OF_ITS_OWN for part in parts):
            parts = (node("$either", parts),)
        if drafts and under_choice(drafts[-1].said, parts):
            continue
        known = len(drafts)
        for part in parts:
            _add(part, drafts, marks, sentence)
        tie(drafts[known:])
    return finished(face, drafts, marks)


def _set_banned_player(parts: Block) -> Block:
    """Make an unnamed player in a ban the opponent; for a Stadium, the player who uses it."""

    def ban(arg: Arg) -> Arg:
        held = isinstance(arg, Node) and arg.word in ("lasting", *HOLDING)
        return replaced(arg, "$player", "foe") if held else arg

    return cast(Block, changed(parts, ban))


def _extend_coin(sentence: Sentence, parts: Block, drafts: list[Draft]) -> bool:
    """Add a sentence with "then" to the outcome of a coin before it."""
    last = drafts[-1].said[-1] if drafts and drafts[-1].said else None
    if parts and parts[0].word == "$too":
        sentence, parts = Sentence(("Then",)), parts[0].block("do")
    if sentence.words[0] != "Then" or last is None or not on_a_coin(last) or _is_spent(parts):
        return False
    found = words_in(parts)
    if found & set(SPEAKING) and not found & set(HOISTED):
        return False
    better = into_outcome(last, parts)
    if better is None or any(part.word in _OF_ITS_OWN for part in parts):
        raise Unread("not clear whether what comes then hangs on the coin", sentence.words)
    drafts[-1].said[-1] = better
    return True


def _is_spent(parts: Block) -> bool:
    """Whether a sentence only discards the card itself, which happens regardless of the others."""
    return parts == (node("discard", node("this_card")),)


def _whatever_came(sentence: Sentence) -> bool:
    """Whether a sentence applies either way."""
    return tuple(word.lower() for word in sentence.words[:2]) == ("either", "way")


def _order(
    sentence: Sentence, drafts: list[Draft], symbols: tuple[str, ...], lying: bool = False
) -> tuple[str, ...]:
    """Symbols to try for a sentence: first those that continue an open clause.

    For a card in play or attached, what holds by itself is a separate clause.
    """
    if sentence.note:
        return ("mark", "note")
    if lying and _holds_by_itself(sentence):
        return ("mark", *symbols)
    going_on = drafts and drafts[-1].kind not in HOLDING and "statement" in symbols
    return ("mark", "statement", *symbols) if going_on else ("mark", *symbols)


def _holds_by_itself(sentence: Sentence) -> bool:
    """Whether a sentence is a clause that always holds."""
    found, _ = readings(sentence, "clause")
    said = found[0] if len(found) == 1 else None
    if is_word(said, "$on") and _is_spent(said.block("do")):
        return said.child("event").word == "turn_ended"
    if not is_word(said, "$static"):
        return False
    return "$coins" not in str(said) and not any(part.word == "$did" for part in nodes_in(said))


def _add(part: Node, drafts: list[Draft], marks: list[Node], sentence: Sentence) -> None:
    if part.word in DRAFTS:
        drafts.append(Draft(part))
    elif part.word in MARKS:
        marks.append(part)
    elif part.word in ("$unique", "$bound") and drafts:
        limit(drafts[-1], part)
    elif part.word == "$turnly" and drafts:
        drafts[-1].unique = "turn"
    elif part.word == "$flags" and drafts:
        flag(drafts[-1], cast(tuple[Arg, ...], part["flags"]))
    elif part.word == "$shed" and drafts:
        drop_attached(drafts[-1])
    elif part.word == "$as_basic" and drafts:
        as_basic(drafts[-1])
    elif part.word in ("$only", "$unfallen") and drafts:
        narrow(drafts[-1], part)
    elif part.word == "$foe_first" and drafts:
        drafts[-1].said[:] = foe_first(tuple(drafts[-1].said), part, ())
    elif part.word == "$likewise" and drafts:
        drafts[-1].said[:] = both_do(tuple(drafts[-1].said), part, ())
    elif drafts and drafts[-1].kind not in HOLDING:
        if not worked_in(drafts[-1].said, part):
            drafts[-1].said.append(part)
    elif drafts and part.word == "cure" and "immune" in str(drafts[-1].said):
        pass  # without a Special Condition, there is nothing to recover from
    elif drafts and part.word in ("discard", "cure") and "hand" not in words_in(part):
        # Other effects of a continuous text apply however its Pokémon comes into play.
        for arrival in ("evolved", "benched"):
            event = Node(arrival, (node("self"),))
            drafts.append(Draft(node("$on", event, ALWAYS, "nobody", (part,))))
    else:
        raise Unread("no clause to go on with", sentence.words)


def finished(face: Face, drafts: list[Draft], marks: list[Node]) -> Program:
    """The clauses of a face from its drafts and the marks for all of them."""
    said = ("$rule", "$provide", "$onto", "$keep", "$clause")
    clauses = [_unmark(mark) for mark in marks if mark.word in said]
    for draft in lay_on_marked(drafts):
        _join(clauses, _clause(face, draft, marks))
    if not clauses:
        raise Unread("nothing but remarks")
    return tuple(clauses)


def _join(clauses: list[Node], made: Node) -> None:
    """Add a clause, merging continuous effects under the same condition."""
    last = clauses[-1] if clauses else made
    if made.word == last.word == "static" and clauses and made == last.having("do", made["do"]):
        mods = (*last.block("do"), *made.block("do"))
        clauses[-1] = made.having("do", mods)
    else:
        clauses.append(made)


def _unmark(mark: Node) -> Node:
    if mark.word == "$clause":
        return mark.child("clause")
    return node(mark.word[1:], *mark.args)


def _args_of(marks: list[Node], word: str) -> list[Arg]:
    return [mark.args[0] for mark in marks if mark.word == word]


def _clause(face: Face, draft: Draft, marks: list[Node]) -> Node:
    talk = Discourse(face.card, "$player" if "stadium" in face.kinds else "foe")
    if face.kind in ("trainer", "energy") and "stadium" not in face.kinds:
        talk.speak("mons", node("host"))
    placed = from_elsewhere if _args_of(marks, "$where") else out_of_play
    draft.said = list(placed(tuple(draft.said)))
    off = _join_tests("or", [_resolve_test(talk, test) for test in _args_of(marks, "$off")], NEVER)
    if draft.kind == "$power" or draft.kind in HOLDING:
        off = at_present(off)
    needs = [_resolve_test(talk, test) for test in _args_of(marks, "$needs")]
    needs += unattacked(draft) if face.kind == "power" and node("$early") in marks else []
    how = [str(limit) for limit in _args_of(marks, "$how")]
    where = str((*_args_of(marks, "$where"), "play")[0])
    if draft.kind == "$power":
        how = ["once_name"] if draft.unique == "turn" else how
        return _power(draft, talk, (how or [str(draft.args[0])])[0], needs, off, where)
    if draft.kind == "$gear" or (face.kind == "power" and _speaks_of_host(draft)):
        where = "attached"
    elif draft.kind == "$on" and cast(Node, draft.args[0]).word == "discarded":
        where = "discard"
    if draft.kind in HOLDING:
        return _static(face, draft, talk, needs, off, where)
    return _handler(face, draft, talk, how, needs, off, where)


def _speaks_of_host(draft: Draft) -> bool:
    """Whether a clause of a Pokémon is about its holder when attached as a Tool."""
    said = tuple(draft.said)
    return _is_spent(said) or any(part.word == "host" for part in nodes_in(said))


def _resolve_test(talk: Discourse, test: Arg) -> Arg:
    """A condition resolved, without choices."""
    before: list[Node] = []
    resolved = talk.part(_facing(test, node("active", "foe")), "cond", before)
    if before:
        raise Unread("a choice where a condition was expected")
    return resolved


def _facing(arg: Arg, other: Node) -> Arg:
    """Replace the Defending Pokémon if this Pokémon is not attacking."""
    return changed(arg, lambda part: other if part == node("defender") else part)


def _power(
    draft: Draft, talk: Discourse, how: str, needs: list[Arg], off: Node, where: str
) -> Node:
    _split_either_way(draft)
    usable = _resolve_test(talk, draft.args[1])
    needs = [
        *needs,
        *(_resolve_test(talk, part["condition"]) for part in draft.said if part.word == "$needs"),
    ]
    block = _block(talk, draft, node("active", "foe"))
    tests = [a for a in (usable, *needs) if a != ALWAYS]
    return node(
        "power", how, _join_tests("and", list(dict.fromkeys(tests)), ALWAYS), off, where, do=block
    )


def _split_either_way(draft: Draft) -> None:
    """Limit the last condition to the first half if the rest is done anyway."""
    at = next((n for n, part in enumerate(draft.said) if part.word == "$either"), 0)
    usable = draft.args[1]
    coins = any(n.word.startswith("flip") for n in nodes_in(tuple(draft.said[:at])))
    if at and not coins and is_word(usable, "and"):
        draft.args[1] = usable["left"]
        draft.said[:at] = [node("if", usable["right"], tuple(draft.said[:at]))]


def _static(
    face: Face, draft: Draft, talk: Discourse, needs: list[Arg], off: Node, where: str
) -> Node:
    tests = [test for test in (_resolve_test(talk, draft.args[0]), *needs) if test != ALWAYS]
    tests += [node("not", off)] if off != NEVER else []
    said = [mod for part in draft.said for mod in part.block("mods")]
    known = [what for sort, what in talk.spoken if sort == "mons" and what != node("self")]
    if not known and any(n.word == "$that" for n in nodes_in(tuple(said))):
        raise Unread("somebody nobody has spoken of")
    if known:
        # A card uses its name for itself, so that Pokémon is another one.
        said = list(cast(Block, replaced(tuple(said), node("$that", "mons"), known[-1])))
        said = [_toward(mod, known[-1]) for mod in said]
    else:
        said = [_of_its_own(mod) for mod in said]
    before: list[Node] = []
    mods = cast(Block, talk.part(_facing(tuple(said), node("active", "foe")), "mods", before))
    if before:
        raise Unread("a choice in something that holds")
    if draft.unique is not None:
        mods = tuple(_once(mod, face.name or face.card) for mod in mods)
    if not tests and where == "play" and len(mods) == 1 and mods[0].word == "handler":
        return mods[0].child("clause")
    return Node("static", (where, _join_tests("and", tests, ALWAYS), tuple(map(at_anyone, mods))))


def _toward(mod: Node, other: Arg) -> Node:
    """A modifier of this Pokémon's damage, with "it" as the other Pokémon mentioned."""
    own = mod.word == "mod" and (mod["query"], mod["of"]) == ("damage_dealt", node("self"))
    if not own:
        return mod
    return Node("mod", (*mod.args[:2], *(replaced(a, node("$it"), other) for a in mod.args[2:])))


def _of_its_own(mod: Node) -> Node:
    """A modifier with "it" as its own Pokémon, or else as this one."""
    of = mod["of"] if mod.word == "mod" and len(mod.args) > 1 else None
    others = isinstance(of, Node) and of.word in ("all", "where", "bench_of", "active", "less")
    if others and node("$it") in nodes_in(mod.args[2:]):
        if of not in (node("active", "foe"), node("active", "me")):
            raise Unread("whom it is said of")
        return cast(Node, replaced(mod, node("$it"), of))
    return cast(Node, replaced(mod, node("$it"), node("self")))


def _once(mod: Node, name: str) -> Node:
    """A modifier that does not stack."""
    return mod.having("unique", name) if mod.word == "mod" else mod


def _handler(
    face: Face,
    draft: Draft,
    talk: Discourse,
    how: list[str],
    needs: list[Arg],
    off: Node,
    where: str,
) -> Node:
    event, cond, may, *spoken = draft.args
    event = cast(Node, replaced(entering(cast(Node, event), face), "$own", talk.own))
    moving = event.word in ("retreated", "retreat_tried")  # and is no longer Active then
    event = cast(Node, _facing(event, node("all" if moving else "active", "foe")))
    if event.word in HARM:
        talk.speak("attacks", node("attack_under_way"))
    test = in_own_turn(event, _resolve_test(talk, cond))
    if {"$it", "$that"} & {part.word for part in nodes_in(event)}:
        event = cast(Node, talk.part(event, "event", []))  # the Pokémon mentioned in the condition
    for sort, what in (cast(Node, said).args for said in spoken):
        talk.speak(str(sort), cast(Node, what))
    if event == Node("retreated", (node("self"),)):
        talk.came = "me"
    other = node("attacker") if event.word in HARM else node("active", "foe")
    block = attack_kept(_block(talk, draft, other))
    repriced = any(map(_reprices, nodes_in(block)))
    kind = "instead" if changes(block) or repriced else draft.kind[1:]
    if kind == "instead" and event.word == "knocked_out":
        event = Node("would_be_knocked_out", event.args)
    if repriced:
        whom = next((m for m in (node("self"), node("host")) if event.args == (m,)), None)
        if event.word != "would_be_knocked_out" or whom is None:
            raise Unread("for whom the Prizes are")
        block = cast(Block, replaced(block, FALLEN, whom))
    tests = [a for a in (test, *needs, *growing(block)) if a != ALWAYS] + (
        [node("not", off)] if off != NEVER else []
    )
    if may == "me" and changes(block):
        tests += needs_of_choices(block)  # without the full price nothing changes
    limit = _often(draft, how, event)
    block = answering(block, face) if limit == "once_event" else block
    if event.word == "$between_at_will":
        event = Node("between_turns", ())
        if face.kind == "power" and limit in AT_WILL:
            limit = AT_WILL[limit]
            tests += [of_itself(test) for test in [useful(block)] if test is not None]
    return Node(kind, (event, _join_tests("and", tests, ALWAYS), may, limit, where, block))


def _reprices(said: Node) -> bool:
    """Whether a modifier changes the Prizes for the Pokémon just Knocked Out."""
    return said.word == "mod" and (said["query"], said["of"]) == ("prizes_for", FALLEN)


FALLEN: Final = node("event_mon")


def _often(draft: Draft, how: list[str], event: Node) -> str:
    """How often a reaction may happen; shared by several of one name if unique."""
    if draft.unique is None:
        return how[-1] if how else "free"
    return "once_name" if draft.unique == "turn" or "between" in event.word else "once_event"


def _block(talk: Discourse, draft: Draft, other: Node) -> Block:
    """The resolved statements of a clause, without "if you do" about its own use."""
    said = [cast(Node, _facing(part, other)) for part in draft.said if part.word != "$needs"]
    first = next((at for at, part in enumerate(said) if part.word != "$found"), len(said))
    if (
        first < len(said)
        and said[first].word == "if"
        and said[first]["condition"] == node("$did")
        and not said[first]["else"]
    ):
        said[first : first + 1] = said[first].block("then")
    said = ailments(list(amended(on_heads(refilled(said)))))
    strange = [part.word for part in said if part.word.startswith("$") and part.word not in KNOWN]
    if strange:
        raise Unresolved(NOTHING_SAID)
    return tidied(restocked(rehosted(remembered(talk.block(scoped(said))))))


def _join_tests(word: str, tests: list[Arg], otherwise: Node) -> Node:
    """All *tests* joined by *word*, or *otherwise* if there are none."""
    return conjunction(word, *(cast(Node, test) for test in tests)) if tests else otherwise
