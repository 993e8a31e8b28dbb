"""Build a match: link cards and a rulebook once, before a game begins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain

from playmat.cards.card import Card
from playmat.cards.evolution_lines import forebears, goes_back_to, growing, lines_with
from playmat.cards.names import folded, is_form, name_has
from playmat.cards.printed import is_basic_energy
from playmat.engine.effects.energy import TableEnergy, pack, unit_fields
from playmat.engine.effects.index import UNSETTLING
from playmat.engine.options import ACTING, TableAttacks, TableHitPoints
from playmat.engine.values.conditions import Both, SelfIs
from playmat.errors import UnknownPower, UnprogrammedCard
from playmat.kinds import events, powers, queries, stages, supertypes, trainers, types
from playmat.kinds.modifiers import ADD, TIMES
from playmat.lang.check import check_text
from playmat.lang.hidden import unfiltered
from playmat.lang.needs.complete import complete
from playmat.lang.needs.playing import worth_playing
from playmat.lang.node import Program, uses
from playmat.lang.parse import parse
from playmat.lang.words import TAGS
from playmat.linker import rule_programs
from playmat.linker.book_wording import reworded
from playmat.linker.faces import FaceLinker
from playmat.linker.names import NameTable, Registers, by_type, condition_bits, tag_bit, type_mask
from playmat.model.book import Book
from playmat.model.definitions import AttackDef, CardDef, Code, Match, Op, PowerDef
from playmat.model.ready import stock
from playmat.model.state import State
from playmat.rules.ruleset import Ruleset

SUPERTYPES = {
    "pokemon": supertypes.POKEMON,
    "trainer": supertypes.TRAINER,
    "energy": supertypes.ENERGY,
}


def link(rules: Ruleset, decks: Sequence[Sequence[Card]], besides: Sequence[Card] = ()) -> Match:
    """Link a match of these decks, and of the cards *besides* whose texts matter."""
    match = Match(Book(rules))
    match.attack_list = TableAttacks()
    match.hit_points = TableHitPoints()
    match.energy_units = TableEnergy()
    names = NameTable(match)
    rule_codes(match, rules)
    faces = FaceLinker(match, names)
    linked: dict[str, CardDef] = {}
    for card in chain(*decks, besides):
        if card.id not in linked:
            linked[card.id] = link_card(faces, card)
            match.printed.append(card)
    for seat, deck in enumerate(decks):
        for card in deck:
            match.deck_of[seat].append(len(match.cards))
            match.cards.append(linked[card.id])
            match.owner.append(seat)
    finish(match, names, match.printed)
    if match.kinship:
        trace_lines(match, names, match.printed)
    if names.asked:
        list_names(match)
    work_out_lists(match, faces)
    take_stock(match)
    stock(match)
    return match


def take_stock(match: Match) -> None:
    """Record what the texts of a match can do at all, so that the engine can skip the rest."""
    for handler in match.handlers:
        match.heard |= 1 << handler.event
    grown = any(mod.query == queries.EVOLVE_EARLY for mod in match.mods)
    match.history = match.history or grown  # devolved Pokémon have to be remembered
    match.energy_uses = any(d.uses for d in match.defs if d.supertype == supertypes.ENERGY)
    if match.under_watch or match.energy_uses or match.guises is not None:
        for d in match.defs:
            d.acts = True  # a usable text may be under it, on it, or another card's
    for d in match.defs:
        if d.acts:
            d.name_bit |= ACTING
    shed = any(mod.query == queries.HOLDS_TRAINERS for mod in match.mods)
    match.keeps = match.keeps or shed
    match.picky = any(d.onto is not None for d in match.defs if d.supertype == supertypes.ENERGY)
    discards = match.book.machines_discarded
    match.machines = discards and any(d.trainer == trainers.MACHINE for d in match.defs)
    unsettling = UNSETTLING + (queries.MAX_HP,) * match.hp_falls
    match.unsteady = match.guises is not None or match.heard >> events.SETTLED & 1 == 1
    match.unsteady = match.unsteady or any(mod.query in unsettling for mod in match.mods)


def work_out_lists(match: Match, faces: FaceLinker) -> None:
    """Evaluate the filters that depend only on printed facts."""
    table = State(match)
    dealt = set(match.cards)
    table.cards = match.cards + [d for d in match.defs if d not in dealt]
    copies = [table.cards.index(d) for d in match.defs]
    for listed in faces.lower.lists:
        listed.work_out(table, copies)


def rule_codes(match: Match, rules: Ruleset) -> None:
    """Add the programs of the rules to the match's table, in a fixed order."""
    match.knockouts, match.commit, match.ordering, match.opening, match.guiding = [
        add_code(match, label, ops, count)
        for label, ops, count in (
            ("play", rule_programs.play_ops(), 2),
            ("retreat", rule_programs.retreat_ops(), 1),
            ("baby", rule_programs.baby_ops(), 3),
            ("knockouts", rule_programs.knockout_ops(), 6),
            ("commit", rule_programs.commit_ops(), 0),
            ("ordering", rule_programs.ordering_ops(), 0),
            ("game", rule_programs.game_ops(rules), 4),
            ("guiding", rule_programs.guiding_ops(), 0),
        )
    ][3:]
    match.between_start = rule_programs.between_start(match.opening.ops)


def add_code(match: Match, label: str, ops: list[Op], count: int) -> Code:
    code = Code(f"rules/{label}", label, ops, count)
    code.index = len(match.codes)
    match.codes.append(code)
    return code


def program_of(text: str | None, kind: str, card: Card, face: str) -> Program:
    """The parsed and checked program of a face, with the tests that follow from it."""
    if text is None:
        raise UnprogrammedCard([f"{card.name} ({card.id}): {face}"])
    return whole(text, kind)


# The same cards are used in many games, as in ``checked``.
@lru_cache(maxsize=2048)
def whole(text: str, kind: str) -> Program:
    """Parse and check *text* and add the tests that follow from its effects."""
    return complete(check_text(text, kind))


def link_card(faces: FaceLinker, card: Card) -> CardDef:
    d = CardDef(card.id, card.name)
    d.index = len(faces.match.defs)
    d.word, d.bit = d.index // 60, 1 << (d.index % 60)
    faces.match.defs.append(d)
    facts(faces.names, d, card)
    sort_energy(d, card, faces.match.book.rules)
    for a in card.attacks:
        d.attacks.append(link_attack(faces, card, a.name, a.cost, a.damage, a.program))
    for p in card.powers:
        if p.kind not in powers.NAMES:
            raise UnknownPower(card.id, p.name, p.kind, powers.NAMES)
        program = program_of(p.program, "power", card, p.name)
        d.powers.append(link_power(faces, d, p.name, powers.NAMES.index(p.kind), program))
    link_text(faces, d, card)
    for power in d.powers:
        d.watches = d.watches or len(power.statics) > 0
        d.starts = d.starts or allows_setup(power)
        d.uses.extend(
            use
            for use in power.uses
            if d.supertype != supertypes.POKEMON or use.where != powers.IN_PLAY
        )
        if d.supertype == supertypes.POKEMON:
            split_needs(power)
    inherits = d.stage in (stages.LEVELUP, stages.BREAK)  # powers of the Pokémon below
    d.acts = d.leaves_freely or inherits or any(power.uses for power in d.powers)
    return d


def allows_setup(power: PowerDef) -> bool:
    """Whether a power lets its card be put down from the hand during setup."""
    return any(
        mod.query == queries.SETUP_ALLOWED
        for static in power.statics
        if static.where == powers.IN_HAND
        for mod in static.mods
    )


def facts(names: NameTable, d: CardDef, card: Card) -> None:
    """Copy the printed facts."""
    d.supertype = SUPERTYPES[card.supertype]
    kind = card.kinds[0] if card.kinds else ""
    if card.supertype == "pokemon":
        later = "vmax" in card.kinds or "vstar" in card.kinds
        d.stage = stages.BEYOND if later else stages.NAMES.index(kind)
    elif card.supertype == "trainer":
        d.trainer = trainers.NAMES.index(kind)
    tags = {tag for tag in card.kinds if tag in TAGS}
    if "holon" in card.kinds and names.match.book.rules.holon_is_owner:
        tags.add("owner")  # CARD-OWN-3
    d.tags = sum(tag_bit(tag) for tag in tags)
    d.name_id = names.number(card.name)
    d.hp = card.hp
    d.types = sum(type_mask(letter) for letter in card.types)
    if d.hp > 0 and d.types == 0:
        d.types = types.COLORLESS
    if card.evolves_from:
        d.from_id = names.number(card.evolves_from)
    d.onto_ids = tuple(names.number(name) for name in card.evolves_to)
    d.retreat = card.retreat
    d.weak = tuple(
        (type_mask(w.type), TIMES if w.how == "x" else ADD, w.amount) for w in card.weaknesses
    )
    d.resist = tuple((type_mask(r.type), ADD, r.amount) for r in card.resistances)
    for mask, _, _ in d.weak:
        d.weak_to |= mask
    for mask, _, _ in d.resist:
        d.resists |= mask


def sort_energy(d: CardDef, card: Card, rules: Ruleset) -> None:
    """Mark basic and special Energy; a strict rulebook treats unlisted ones as special. [EN-2]"""
    d.basic_energy = is_basic_energy(card, rules)
    d.special_energy = d.supertype == supertypes.ENERGY and not d.basic_energy


def link_attack(
    faces: FaceLinker, card: Card, name: str, cost: str, damage: str, text: str | None
) -> AttackDef:
    program = program_of(text, "attack", card, name)
    counts = by_type(cost)
    number = re.match(r"\d+", damage)
    a = AttackDef(name, counts, int(number.group()) if number else 0)
    a.index = len(faces.match.attacks)
    faces.match.attacks.append(a)
    a.packed = pack(counts)
    a.name_id = faces.names.number(name)
    a.key = faces.names.number(f"attack {card.id} {name}")
    faces.begin(f"{card.name}: {name}", hashed(text, cost, damage), program)
    faces.attack(a, program)
    return a


def hashed(text: str | None, *facts: str) -> str:
    """Content hash of a face."""
    return sha256("\n".join((text or "", *facts)).encode()).hexdigest()[:16]


def link_power(faces: FaceLinker, d: CardDef, name: str, kind: int, program: Program) -> PowerDef:
    """Link one power, or the text of a card as a power of its own."""
    power = PowerDef(name, kind)
    power.index = len(faces.match.powers)
    faces.match.powers.append(power)
    power.name_id = faces.names.number(name)
    faces.begin(f"{d.name}: {name}", hashed(repr(program), str(kind)), program)
    pay = next((c["do"] for c in program if c.word == "pay"), ())
    faces.power(power, program, pay)
    energy_face(faces, d, program)
    d.covers = d.covers or uses(program, "cover")
    return power


def split_needs(power: PowerDef) -> None:
    """Separate tests of the power's own Pokémon, which are cheap, from its other needs."""
    for use in power.uses:
        needs = use.needs
        if use.where == powers.IN_PLAY and isinstance(use.off, SelfIs):
            use.unless, use.off = use.off.fit, None
        if use.where == powers.IN_PLAY and isinstance(needs, SelfIs):
            use.fit, use.needs = needs.fit, None
        elif use.where == powers.IN_PLAY and isinstance(needs, Both) and not needs.either:
            if isinstance(needs.left, SelfIs):
                use.fit, use.needs = needs.left.fit, needs.right


def energy_face(faces: FaceLinker, d: CardDef, program: Program) -> None:
    """Link the Energy that a face provides, and how its card is attached as Energy."""
    d.provide.extend(faces.provided(program))
    for clause in program:
        if clause.word == "as_energy":
            emit = faces.emit(Registers(0))
            emit.block(clause["do"])
            d.as_energy = faces.code(emit, "energy")
            d.as_energy_needs = faces.lower.cond(unfiltered(clause["needs"]), Registers(0))


def link_text(faces: FaceLinker, d: CardDef, card: Card) -> None:
    """Link a card's own text: rule lines, effects of playing it, Energy it provides."""
    kind = "rule" if d.supertype == supertypes.POKEMON else card.supertype
    text = reworded(card, faces.match.book.wording)
    program = program_of(text, kind, card, "card text")
    if d.supertype != supertypes.POKEMON or any(
        c.word in ("static", "on", "instead", "power") for c in program
    ):
        d.powers = [*d.powers, link_power(faces, d, card.name, powers.PRINTED, program)]
    else:
        faces.begin(card.name, hashed(text), program)
        energy_face(faces, d, program)
    if card.provides:
        d.provide = [*d.provide, *faces.provided(parse(f'provide("{card.provides}")'))]
    d.unit = unit_fields(d.provide[0].units) if is_plain(d) else -1
    for clause in program:
        if clause.word == "needs":
            d.needs = faces.lower.cond(unfiltered(clause["condition"]), Registers(0))
        elif clause.word == "onto":
            d.onto = faces.lower.pick(clause["targets"], Registers(0))
        elif clause.word == "keep":
            d.keep = faces.lower.cond(clause["condition"], Registers(0))
            faces.match.keeps = True
        elif clause.word == "rule":
            rule_line(faces.names, d, str(clause["name"]), clause["values"])
    d.loose = loose_types(d)
    link_play(faces, d, program)


def is_plain(d: CardDef) -> bool:
    """Whether an Energy card always provides units of one type each."""
    if len(d.provide) != 1 or d.provide[0].when is not None:
        return False
    return all(mask & (mask - 1) == 0 for mask in d.provide[0].units)


def loose_types(d: CardDef) -> int:
    """Energy types of a card that is not attached. [EN-6, EN-8, EN-9]

    What it provides only on some Pokémon, or as one of several types, counts only in play.
    """
    mask = 0
    bound = d.onto is not None or d.keep is not None
    for p in d.provide:
        if p.when is None:
            for unit in p.units:
                mask |= types.COLORLESS if bound or unit & (unit - 1) != 0 else unit
    return mask


def link_play(faces: FaceLinker, d: CardDef, program: Program) -> None:
    """Link the effects and requirements of playing a Trainer card."""
    faces.lower.reaching = True
    d.useful = faces.lower.cond(worth_playing(program), Registers(0))
    faces.lower.reaching = False
    for clause in program:
        if clause.word == "play":
            emit = faces.emit(Registers(0))
            for other in program:
                if other.word == "pay":
                    emit.block(other["do"])
            emit.block(clause["do"])
            d.play = faces.code(emit, "play")


def rule_line(names: NameTable, d: CardDef, name: str, values: object) -> None:
    """Apply one printed rule line. [META-1]"""
    assert isinstance(values, tuple)
    if name == "prizes":
        d.prizes = int(values[0])
        d.ko_counts = d.prizes > 0 or "counted" in values
    elif name == "levels_up":
        d.from_id = names.number(str(values[0]))
    elif name == "bench_only_by":
        d.bench_only_by = names.number(str(values[0]))
    elif name == "immune":
        d.immune = condition_bits(values)
    elif name in FLAGS:
        setattr(d, FLAGS[name], name != "unique_stadium")


FLAGS = {
    "baby": "baby_flip",
    "ends_turn": "ends_turn",
    "unique_stadium": "same_stadium",
    "leaves_freely": "leaves_freely",
    "no_retreat": "no_retreat",
    "no_attacks": "no_attacks",
    "also_trainer": "as_trainer_too",
    "benches_restored": "benches_restored",
    "stays_beside": "stays_beside",
    "lost_for_good": "lost_for_good",
    "may_start": "starts",
}


def finish(match: Match, names: NameTable, printed: list[Card]) -> None:
    """Set what depends on all cards together: words in names, evolutions, LEGEND halves."""
    for d, card in zip(match.defs, printed, strict=True):
        parts = names.parts.items()
        d.words = tuple(
            n for (part, form), n in parts if (is_form if form else name_has)(card, part)
        )
        below = [d.from_id] if d.from_id >= 0 and d.stage != stages.LEVELUP else []
        below += [b.name_id for b in match.defs if d.name_id in b.onto_ids]
        d.stacks_on = tuple(below)
        d.name_bit = name_bit(d.name_id)
        d.below = sum({name_bit(n) for n in (*below, d.from_id) if n >= 0})
        if d.stage == stages.LEGEND:
            mine = collector_number(card.id)
            others = [
                collector_number(other.id)
                for other in printed
                if other.name == card.name and other.id != card.id
            ]
            d.half = 1 if any(number < mine for number in others) else 0


def name_bit(name: int) -> int:
    """The bit of a name in a mask of 60 bits; names may share one."""
    return 1 << (name % 60)


def trace_lines(match: Match, names: NameTable, printed: list[Card]) -> None:
    """Set the ancestors of each card, through stages that may be in neither deck."""
    below = lines_with(printed)
    stems = growing(below)
    for d, card in zip(match.defs, printed, strict=True):
        keys = sorted(forebears(card, below))
        lines = [line for part, line in names.lines.items() if goes_back_to(card, part, keys)]
        d.forebears = (*(names.numbers[key] for key in keys if key in names.numbers), *lines)
        d.grows = len(d.onto_ids) > 0 or folded(card.name) in stems


def list_names(match: Match) -> None:
    """List the names of the cards in the match that a player may name."""
    seen: list[int] = []
    for d in match.defs:
        if d.name_id not in seen:
            seen.append(int(d.name_id))
            match.labels.append(d.name)
            match.label_names.append(d.name_id)


def collector_number(card_id: str) -> int:
    """The number in a card's id, which distinguishes LEGEND halves. [DATA-8]"""
    digits = re.findall(r"\d+", card_id.partition("-")[2])
    return int(digits[0]) if digits else 0
