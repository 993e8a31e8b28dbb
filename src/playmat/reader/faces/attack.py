"""Attacks: requirements and costs, effects before the damage, the damage, and effects after."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.fleeting import fleeting
from playmat.lang.make import Block, blocks_changed, changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, uses
from playmat.lang.patterns import match
from playmat.lang.scope import variables_in
from playmat.lang.words import of_role
from playmat.reader.discourse.amendments import amended, of_switch
from playmat.reader.discourse.discourse import Discourse
from playmat.reader.discourse.left_behind import under_choice
from playmat.reader.discourse.remarks import check_shed, foe_first, gather_options
from playmat.reader.discourse.replacements import replacing
from playmat.reader.face import Face, Unread
from playmat.reader.faces.attack_requirements import flipped_first, priced_by_coins
from playmat.reader.faces.power_marks import out_of_play
from playmat.reader.meanings import piercing
from playmat.reader.sentence import meaning
from playmat.reader.text.tokens import Sentence

EARLY: Final = of_role("damage", "cancel") | {"$before"}
"""Statements that must come before the damage."""

_RAISING: Final = of_role("damage")
_SHOWING: Final = of_role("look", "show")

_APART: Final = ("$needs", "$limit", "$price", "$even_if", "$damage", "$flags", "$pay")


def read_attack(face: Face, text: tuple[Sentence, ...]) -> Program:
    said: list[Node] = []
    last = 0
    for sentence in text:
        symbols = ("attack_note", "note") if sentence.note else ("statement",)
        block = cast(Block, meaning(sentence, *symbols, player="foe")[1])
        if block and block[0].word == "$foe_first":
            said = list(foe_first(tuple(said[last:]), block[0], tuple(said[:last])))
            continue
        if block == (node("$shed"),):
            check_shed(tuple(said[last:]))
            continue
        if under_choice(said, block):
            continue
        last = len(said)
        said += _linked(sentence, block, face)
    placed = out_of_play(_shuffled_within(gather_options(tuple(said))))
    named = cast(Block, replaced(placed, "$name", face.name))
    named = cast(Block, replaced(named, node("host"), node("self")))  # of a machine, its user
    named = cast(Block, replaced(named, _BENCHED, _NAMESAKE_BENCHED))
    whole = _based(_set(_defending(_optional(amended(replacing(named, face)))), face), face)
    return _clauses(Discourse(face.card).block(whole), face)


def _shuffled_within(said: Block) -> Block:
    """Move the shuffle of a search caused by a Knock Out into its reaction."""
    done: list[Node] = []
    for statement in said:
        waits = bool(done) and done[-1].word == "lasting" and done[-1]["until"] == "this_attack"
        if waits and statement.word == "shuffle" and uses(done[-1], "$search"):
            done[-1] = _also(done[-1], statement)
        else:
            done.append(statement)
    return tuple(done)


def _also(waiting: Node, statement: Node) -> Node:
    """A waiting effect with one more statement at the end of its reaction."""

    def add(arg: Arg) -> Arg:
        if not is_word(arg, "on"):
            return arg
        return arg.having("do", (*arg.block("do"), statement))

    return cast(Node, changed(waiting, add))


def _linked(sentence: Sentence, block: Block, face: Face) -> Block:
    """Mark statements whose first words, or their new Defending Pokémon, link them to the last."""
    if sentence.words[:2] == ("Either", "way"):
        return (node("$either", block),)
    if sentence.words[0] == "Then" and not uses(block, "flip"):
        return (node("$then", block),)
    if sentence.note and block and block[0].word == "$flags":
        return (node("$hit_flags", *block[0].args),)
    switched = block if sentence.note else of_switch(sentence.words, block)
    if switched != block:
        return switched
    if "already" in sentence.words and printed_damage(face):
        return _before_damage(block)
    return block


def _before_damage(block: Block) -> Block:
    """Test for existing damage before the attack's own damage is done."""
    test = block[0]["condition"] if len(block) == 1 and block[0].word == "if" else None
    counted = _as_counters(test)
    then = block[0].block("then") if counted else ()
    if counted is None or all(_is_about_damage(said) for said in then):
        return block
    held = node("bind", "$had", counted["left"])
    asked = counted.having("left", node("ref", "$had"))
    return (node("$before", (held,)), block[0].having("condition", asked))


def _is_about_damage(said: Node) -> bool:
    return any(n.word in EARLY or n.word in ("$base", "$set", "$damage") for n in nodes_in(said))


def _as_counters(test: Arg | None) -> Node | None:
    """A test for damage as a comparison of damage counters."""
    if is_word(test, "is") and test["filter"] == node("damaged"):
        # Not by node(), which would turn it back into the same test.
        return Node("compare", (node("counters_on", test["what"]), ">", 0))
    if is_word(test, "compare") and isinstance(test["left"], Node):
        return test if test["left"].word == "counters_on" else None
    return None


def _optional(said: Block) -> Block:
    """Separate optional damage from the effects that go with it after the damage."""
    done: list[Node] = []
    for statement in said:
        inside = statement.block("do") if statement.word == "may" else ()
        early = tuple(each for each in inside if _is_about_damage(each))
        late = inside[len(early) :]
        if not early or not late or inside[: len(early)] != early:
            done.append(statement)
            continue
        done.append(node("bind", "$option", statement.having("do", early)))
        done.append(Node("if", (node("did", "$option"), late, ())))
        done.append(node("$last", "$option"))
    return tuple(done)


def _defending(said: Block) -> Block:
    """Replace the other player's Active by the defender until that may have changed."""
    done: list[Arg] = []
    switched = False
    for statement in cast(Block, replaced(said, "$player", "foe")):
        done.append(statement if switched else changed(statement, _as_defender))
        switched |= any(n.word == "switch" and n["player"] == "foe" for n in nodes_in(statement))
    return cast(Block, tuple(done))


def _as_defender(arg: Arg) -> Arg:
    return node("defender") if arg == node("active", "foe") else arg


_BENCHED: Final = node("is", node("self"), node("is_benched"))
_NAMESAKE_BENCHED: Final = node(
    "any_of", node("where", node("bench_of", "me"), node("named", "$own"))
)
"""A Pokémon of this name on the Bench is not the attacker, which is Active."""


def _set(said: Block, face: Face) -> Block:
    """Set the damage, unless it equals what is printed."""

    def settle(arg: Arg) -> Arg:
        if not isinstance(arg, tuple):
            return arg
        kept: list[Arg] = []
        for part in arg:
            if is_word(part, "$set"):
                same = part["n"] == printed_damage(face) and not face.damage.endswith(("x", "×"))
                kept += [] if same else [node("set_damage", part["n"])]
            elif is_word(part, "$damage"):
                kept.append(node("set_damage", node("mul", *part.args)))
            else:
                kept.append(part)
        return tuple(kept)

    settled: list[Node] = []
    for statement in _printed_hits(said, printed_damage(face)):
        outermost = statement.word == "$damage"
        made = (statement,) if outermost else cast(Block, changed((statement,), settle))
        if statement.word == "if" and uses(statement["then"], "$set"):
            made = (_in_place_of([s for s in settled if s.word == "add_damage"], made[0]),)
            settled = [s for s in settled if s.word != "add_damage"]
        settled += made
    return tuple(settled)


def _printed_hits(said: Block, number: int) -> Block:
    """Treat damage to the defender as the printed damage if the numbers agree."""

    def taken(said: Node) -> Node:
        if said.word == "if":
            return said.having("then", _printed_hits(said.block("then"), number))
        if said.word != "hit" or said.args[0] != node("defender") or said["flags"]:
            return said
        amount = said["amount"]
        if is_word(amount, "mul") and amount["left"] == number:
            return node("$damage", *amount.args)
        return node("$set", number) if amount == number else said

    return tuple(map(taken, said))


def _in_place_of(added: list[Node], told: Node) -> Node:
    """Make conditional damage replace what was added before."""
    test, then, otherwise = told.args
    if not added:
        return told
    if then:
        return node("if", test, then, (*added, *cast(Block, otherwise)))
    return node("if", node("not", test), (*added, *cast(Block, otherwise)))


def printed_damage(face: Face) -> int:
    """The number printed as damage, or 0."""
    return int("".join(filter(str.isdigit, face.damage)) or 0)


def _based(said: Block, face: Face) -> Block:
    """Check and drop mentions of the printed damage."""
    if not face.damage.strip():
        said = _unprinted(said)
    for base in nodes_in(said):
        if base.word == "$base" and base["n"] != printed_damage(face):
            raise Unread(f"says {base['n']} damage where {face.damage or 'none'} is printed")
        if base.word == "$damage" and base["n"] != printed_damage(face):
            raise Unread(f"says {base['n']} for each where {face.damage or 'none'} is printed")

    def drop(arg: Arg) -> Arg:
        if isinstance(arg, tuple):
            return tuple(a for a in arg if not (is_word(a, "$base")))
        return arg

    return cast(Block, changed(said, drop))


def _unprinted(said: Block) -> Block:
    """Set the damage of a text without printed damage; a chosen Pokémon takes it."""
    chosen = any(n.word == "$found" for n in nodes_in(said))

    def settle(arg: Arg) -> Arg:
        if is_word(arg, "$base"):
            return node("set_damage", arg["n"])
        if is_word(arg, "$damage"):
            amount = node("mul", *arg.args)
            return (
                node("hit", node("$that", "mons"), amount) if chosen else node("set_damage", amount)
            )
        return arg

    return cast(Block, changed(said, settle))


def _clauses(block: Block, face: Face) -> Program:
    """Split the statements of an attack into clauses."""
    block = tuple(_piercing(said) if said.word == "if" else said for said in block)
    apart = {word: [s for s in block if s.word == word] for word in _APART}
    if apart["$damage"] and any(n.word in _RAISING for n in nodes_in(block)):
        block, apart["$damage"] = _worked_out(block), []
    priced, rest = priced_by_coins(tuple(s for s in block if s.word not in _APART))
    before, after = _split_at_damage(_foremost(rest), _damage_variables(rest, apart["$damage"]))
    if face.damage.endswith(("x", "×")) and not apart["$damage"] and uses(before, "set_damage"):
        # A printed factor is not damage by itself.
        before = (node("set_damage", 0), *before) if _only_if(before) else before
    ignored = tuple(
        str(f) for said in apart["$flags"] for f in cast(tuple[str, ...], said["flags"])
    )
    if ignored and not apart["$damage"] and not printed_damage(face):
        before, after = _flagged(before, ignored), _flagged(after, ignored)
        ignored = ignored if uses(before, "set_damage") else ()
    clauses = _needs([said["condition"] for said in apart["$needs"]])
    clauses += [node("limit", *said.args) for said in apart["$limit"]]
    clauses += [node("price", *said.args) for said in apart["$price"]]
    clauses += [node("even_if", said["state"]) for said in apart["$even_if"]]
    required, before = flipped_first(_unwrapped(before))
    paid = (*_unwrapped((*apart["$pay"], *priced)), *required)
    for word, inside in (("pay", paid), ("before", before)):
        clauses += [node(word, inside)] if inside else []
    worked = any(n.word in _RAISING for n in nodes_in(before))
    if not (worked or apart["$damage"] or printed_damage(face)) and uses(
        (*before, *after), "dealt"
    ):
        raise Unread("speaks of damage to the defender where there is none")
    if any(n.word == "lasting" and n["until"] == "end_of_turn" for n in nodes_in((before, after))):
        raise Unread("waits for the rest of a turn that the attack ends")
    clauses += _damage(apart["$damage"], ignored, face, worked)
    return (*clauses, node("after", after)) if after else tuple(clauses)


def _piercing(said: Node) -> Node:
    """Turn conditional damage flags into modifiers that hold during the attack."""

    def hold(arg: Arg) -> Arg:
        if not is_word(arg, "$flags"):
            return arg
        made = piercing(node("self"), cast(tuple[str, ...], arg["flags"]))
        if made is None:
            raise Unread("is not affected by something under a condition")
        return node("lasting", "this_attack", node("nobody"), made["mods"])

    return cast(Node, changed(said, hold))


def _only_if(before: Block) -> bool:
    """Whether the damage is only set under some condition."""
    return all(n.word != "set_damage" for n in before)


def _foremost(block: Block) -> Block:
    """Move statements marked as first ahead of damage computed from the board."""
    done: list[Node] = []
    for statement in block:
        at = len(done)
        while statement.word == "$before" and at and done[at - 1].word in _RAISING:
            at -= 1
        done.insert(at, statement)
    return tuple(done)


def _worked_out(block: Block) -> Block:
    """Set the damage to a product, so that more can be added."""

    def settle(arg: Arg) -> Arg:
        if is_word(arg, "$damage"):
            return node("set_damage", arg["count"] if arg["n"] == 1 else node("mul", *arg.args))
        return arg

    return cast(Block, changed(block, settle))


def _needs(tests: list[Arg]) -> list[Node]:
    """One clause for all requirements."""
    return [node("needs", conjunction("and", *cast(list[Node], tests)))] if tests else []


def _flagged(block: Block, flags: tuple[str, ...]) -> Block:
    """Damage to other Pokémon with its flags."""

    def flag(arg: Arg) -> Arg:
        if is_word(arg, "hit"):
            return arg.having("flags", flags)
        return arg

    return cast(Block, changed(block, flag))


def _unwrapped(said: Block | list[Node]) -> Block:
    """Statements without words that only set their time."""

    def bare(block: Block) -> Block:
        inside: list[Node] = []
        for statement in block:
            apart = statement.word in ("$pay", "$before")
            inside += statement.block("do") if apart else (statement,)
        return tuple(inside)

    return blocks_changed(tuple(said), bare)


def _damage(each: list[Node], ignored: tuple[str, ...], face: Face, worked: bool) -> Block:
    """The damage clause, or nothing if the damage is as printed."""
    if len(each) > 1:
        raise Unread("says twice what the damage is")
    if each:
        n, count = each[0].args
        return (node("damage", count if n == 1 else node("mul", n, count), *ignored),)
    return (
        (node("damage", node("base_damage") if worked else printed_damage(face), *ignored),)
        if ignored
        else ()
    )


def _is_early(statement: Node, wanted: set[str]) -> bool:
    """Whether a statement must come before the damage, or binds something that must."""
    if statement.word == "each" and _reads(statement["of"]) & wanted:
        return True  # loops over what the damage counts
    return any(
        n.word in EARLY
        or (n.word == "bind" and n["var"] in wanted)
        or match("lasting(this_attack, nobody(), ?do)", n)
        for n in nodes_in(statement)
    )


def _shows_first(statement: Node, rest: Block, wanted: set[str]) -> bool:
    """Whether cards are shown before the damage because early statements use them."""
    value = statement["value"] if statement.word == "bind" else statement
    if not isinstance(value, Node) or value.word not in _SHOWING:
        return False
    shown = value.args[0]
    return any(shown in list(nodes_in(later)) for later in rest if _is_early(later, wanted))


def _damage_variables(block: Block, damage: list[Node]) -> set[str]:
    """The variables the damage depends on, directly or indirectly."""
    wanted = {v for said in damage for v in _reads(said)}
    while True:
        more = wanted | _early_reads(block, wanted)
        if more == wanted:
            return wanted
        wanted = more


def _early_reads(block: Block, wanted: set[str]) -> set[str]:
    """The variables that the early statements of a block read."""
    found: set[str] = set()
    for statement in block:
        if not _is_early(statement, wanted):
            continue
        if statement.word == "if":
            found |= _reads(statement["condition"])
            for side in (statement.block("then"), statement.block("else")):
                found |= _early_reads(side, wanted)
        else:
            found |= _reads(statement)
    return found


def _reads(part: Arg) -> set[str]:
    return set(variables_in(part))


def _split_at_damage(block: Block, wanted: set[str]) -> tuple[Block, Block]:
    """Statements before and after the damage; a test may be in both."""
    early: list[Node] = []
    late: list[Node] = []
    if node("cancel") in block:  # an attack that does nothing must do so first
        return (*(said for said in block if said != node("cancel")), node("cancel")), ()
    for at, statement in enumerate(block):
        if _shows_first(statement, block[at + 1 :], wanted):
            early.append(statement)
        elif not _is_early(statement, wanted):
            late.append(statement)
        elif statement.word != "if":
            early.append(statement)
        else:
            test = statement["condition"]
            sides = [_split_at_damage(statement.block(side), wanted) for side in ("then", "else")]
            befores, afters = zip(*sides, strict=True)
            if any(afters) and fleeting(test):
                held = f"$asked{len(early)}_{len(repr(test))}"
                befores = ((*befores[0], node("bind", held, node("self"))), *befores[1:])
                late.append(node("if", node("any_of", node("ref", held)), *afters))
            elif any(afters):
                late.append(node("if", test, *afters))
            early.append(node("if", test, *befores))
    return tuple(early), tuple(late)
