"""Lay out the markup templates of the pages: one element a line where one line is too short.

A formatter of JavaScript leaves what is in a template alone. Here line breaks in a template mean
what they mean in JSX (`lib/html.js`), so they can be set where they are read best.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

WIDTH: Final = 120
SHORT: Final = 40
"""A template of fewer signs stays in one line."""

DRAWN: Final = re.compile(
    r"<(?:path|circle|ellipse|rect|line|pattern|polygon|g|svg|stop)\b|[MCLQ]\$\{|'M\d|translate\("
)
"""A line of a drawing, which nobody reads."""

TAG: Final = "html"
VOID: Final = frozenset(["br", "hr", "img", "input"])
WHOLE: Final = frozenset(["pre", "textarea"])
"""Elements in which a line break means itself."""

BEFORE_REGEX: Final = re.compile(r"(?:^|[(,=:\[!&|?{};>+]|\b(?:return|typeof|case|of|in))\s*$")
REGEX: Final = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+/\w*")
STRING: Final = re.compile(r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*\"""", re.DOTALL)
COMMENT: Final = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
LONG_STRING: Final = re.compile(r"(?<=[ (])'[^'\\]{40,}'(?=[,;)]|$)")


class Unbalanced(Exception):
    """A template that is not whole elements; it stays as it is."""


@dataclass
class Template:
    """A template: the places of its backticks, and the places of its values, braces included."""

    start: int
    tagged: bool
    end: int = 0
    values: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Element:
    """An element: the parts of its first tag, what it holds, and its last tag."""

    opening: list[str]
    children: list[Node] = field(default_factory=list)
    closing: str = ""

    @property
    def name(self) -> str:
        """Return its name."""
        found = re.match(r"<([\w-]+)", self.opening[0])
        return found[1] if found else ""

    @property
    def flat(self) -> str:
        """Return it in one line."""
        return " ".join(self.opening) + "".join(map(flat, self.children)) + self.closing


@dataclass
class Value:
    """What `${}` puts in."""

    text: str


Node = Element | Value | str
"""A string is a word, or the space between two."""


def flat(node: Node) -> str:
    """Return a node in one line."""
    if isinstance(node, Element):
        return node.flat
    return node.text if isinstance(node, Value) else node


def templates(source: str) -> list[Template]:
    """Return the templates of a script, an outer one before those in it."""
    found: list[Template] = []
    code(source, 0, found)
    return sorted(found, key=lambda each: each.start)


def code(source: str, at: int, found: list[Template]) -> int:
    """Pass over JavaScript up to the brace that ends it, or to its end."""
    depth = 0
    while at < len(source):
        sign = source[at]
        if sign == "`":
            at = template(source, at, found)
            continue
        skipped = None
        if sign in "'\"":
            skipped = STRING.match(source, at)
        elif sign == "/":
            skipped = COMMENT.match(source, at)
            if not skipped and BEFORE_REGEX.search(source, max(0, at - 20), at):
                skipped = REGEX.match(source, at)
        if skipped:
            at = skipped.end()
            continue
        depth += (sign == "{") - (sign == "}")
        if depth < 0:
            return at
        at += 1
    return at


def template(source: str, at: int, found: list[Template]) -> int:
    """Pass over a template; return the place behind it."""
    tagged = re.search(rf"(?<![\w.$]){TAG}$", source[max(0, at - len(TAG) - 1) : at])
    one = Template(at, bool(tagged))
    found.append(one)
    at += 1
    while source[at] != "`":
        if source[at] == "\\":
            at += 2
        elif source.startswith("${", at):
            end = code(source, at + 2, found) + 1
            one.values.append((at, end))
            at = end
        else:
            at += 1
    one.end = at + 1
    return one.end


def nodes(source: str, one: Template) -> list[Node]:
    """Return what a template is made of."""
    root = Element([""])
    stack = [root]
    for kind, text in tokens(source, one):
        if kind == "open":
            element = Element(text.split("\0"))
            stack[-1].children.append(element)
            if element.name not in VOID and not text.endswith("/>"):
                stack.append(element)
        elif kind == "close":
            element = stack.pop()
            if not stack or text != f"</{element.name}>":
                raise Unbalanced
            element.closing = text
        elif kind == "value":
            stack[-1].children.append(Value(text))
        else:
            stack[-1].children.append(text)
    if len(stack) > 1:
        raise Unbalanced
    return root.children


def tokens(source: str, one: Template) -> Iterator[tuple[str, str]]:
    """Yield tags, values, words and spaces; the parts of a tag are separated by NUL."""
    values, after = dict(one.values), {end for _, end in one.values}
    at, end = one.start + 1, one.end - 1
    while at < end:
        if at in values:
            yield "value", source[at : values[at]]
            at = values[at]
        elif source[at] == "<":
            text, at = tag(source, at, end, values)
            yield ("close" if text.startswith("</") else "open"), text
        elif source[at].isspace():
            space = re.compile(r"\s+").match(source, at)
            assert space
            beside = at - 1 == one.start or source[at - 1] == ">" or at in after
            beside = beside or source[space.end()] in "<`" or space.end() in values
            at = space.end()
            if "\n" not in space[0]:
                yield "space", space[0]
            elif not beside:
                yield "space", " "
        else:
            word = re.compile(r"(?:\\.|\$(?!\{)|[^\s<\\$])+").match(source, at, end)
            assert word
            yield "word", word[0]
            at = word.end()


def tag(source: str, at: int, end: int, values: dict[int, int]) -> tuple[str, int]:
    """Return a tag with NUL between its parts, and the place behind it."""
    parts, quoted = [""], False
    while at < end:
        if at in values:
            parts[-1] += source[at : values[at]]
            at = values[at]
            continue
        sign = source[at]
        at += 1
        quoted ^= sign == '"'
        if not quoted and sign.isspace():
            if parts[-1]:
                parts.append("")
            continue
        parts[-1] += sign
        if sign == ">" and not quoted:
            if parts[-1] in (">", "/>") and len(parts) > 1:
                parts[-2:] = [parts[-2] + parts[-1]]
            return "\0".join(parts), at
    raise Unbalanced


def laid_out(children: list[Node], indent: int) -> list[str]:
    """Return the lines of what an element or a template holds."""
    lines: list[str] = []
    for run in runs(children):
        whole = " " * indent + "".join(map(flat, run))
        if fits(whole):
            lines.append(whole)
        elif len(run) == 1:
            lines += long_node(run[0], indent)
        else:
            lines += filled(run, indent)
    return lines


def fits(line: str) -> bool:
    """Tell whether something fits into one line."""
    return "\n" not in line and len(line) <= WIDTH


def runs(children: list[Node]) -> Iterator[list[Node]]:
    """Split what has no text in between: there a line break counts for nothing."""
    run: list[Node] = []
    for child in children:
        if run and not isinstance(run[-1], str) and not isinstance(child, str):
            yield run
            run = []
        run.append(child)
    if run:
        yield run


def long_node(node: Node, indent: int, before: str = "") -> list[str]:
    """Return what does not fit into one line, behind what stands before it in its first."""
    before = before or " " * indent
    if not isinstance(node, Element):
        return f"{before}{opened(node.text) if isinstance(node, Value) else node}".split("\n")
    opening = long_tag(node.opening, indent, before)
    if not node.closing:
        return opening
    ends = node.children[:1] + node.children[-1:]
    whole = opening[-1] + "".join(map(flat, node.children)) + node.closing
    if not ends or node.name in WHOLE or any(flat(end).isspace() for end in ends):
        return [*opening[:-1], whole]
    if len(opening) > 1 and fits(whole):
        return [*opening[:-1], whole]
    return [*opening, *laid_out(node.children, indent + 2), " " * indent + node.closing]


def opened(value: str) -> str:
    """Return a value that may go over several lines."""
    return value if "\n" in value else f"${{\n{value[2:-1]}\n}}"


def long_tag(parts: list[str], indent: int, before: str) -> list[str]:
    """Return the first tag of an element, over several lines if it has to be."""
    whole = before + " ".join(parts)
    if fits(whole):
        return [whole]
    lines = [before + parts[0]]
    for part in parts[1:]:
        if fits(f"{lines[-1]} {part}"):
            lines[-1] += f" {part}"
        else:
            lines += with_room(" " * (indent + 4) + part).split("\n")
    return lines


def with_room(line: str) -> str:
    """Open the last value that a line which is too long has room for."""
    if fits(line) or "\n" in line:
        return line
    for start, end in reversed(values_of(line)):
        value = line[start:end]
        if has_room(value, start):
            return line[:start] + opened(value) + line[end:]
    return line


def has_room(value: str, column: int) -> bool:
    """Tell whether opening a value helps: one that is not short, before the line is full."""
    call = re.match(r"\$\{[\w.]+\(", value)
    return len(value) > 8 and column + (call.end() if call else 2) <= WIDTH


def values_of(text: str) -> list[tuple[int, int]]:
    """Return the places of the values in the text of a template."""
    found, at = [], text.find("${")
    while at >= 0:
        end = code(text, at + 2, []) + 1
        found.append((at, end))
        at = text.find("${", end)
    return found


def filled(run: list[Node], indent: int) -> list[str]:
    """Return text with what is in it, broken between words and inside elements."""
    lines = [" " * indent]
    breaks = [n for n in range(1, len(run) - 1) if run[n] == " " and between_words(run, n)]
    for n, node in enumerate(run):
        text = flat(node)
        if n in breaks:
            stop = next((other for other in breaks if other > n), len(run))
            ahead = "".join(map(flat, run[n + 1 : stop])).partition("\n")[0]
            if not fits(f"{lines[-1]} {ahead}"):
                lines.append(" " * indent)
                continue
        if fits(lines[-1] + text) or isinstance(node, str):
            lines[-1] += text
        else:
            lines[-1:] = long_node(node, indent, lines[-1])
    return [piece for line in lines for piece in with_room(line).split("\n")]


def between_words(run: list[Node], n: int) -> bool:
    """Tell whether a space has a word on either side, where a line break is a space too."""
    return isinstance(run[n - 1], str) and isinstance(run[n + 1], str)


def wrapped(source: str) -> str:
    """Break comments that are too long, where they have lines of their own."""
    lines: list[str] = []
    for line in source.split("\n"):
        start = re.match(r" *(//|/\*\*) ", line)
        while start and len(line) > WIDTH:
            cut = line.rindex(" ", 0, WIDTH + 1)
            lines.append(line[:cut])
            sign = "// " if start[1] == "//" else "    "
            line = " " * start.start(1) + sign + line[cut + 1 :]
        lines.append(line)
    return "\n".join(lines)


def parted(source: str) -> str:
    """Break strings that are too long between words."""
    lines: list[str] = []
    for line in source.split("\n"):
        found = LONG_STRING.search(line)
        if len(line) > WIDTH and found and found.start() < WIDTH and not DRAWN.search(line):
            cut = line.rfind(" ", found.start(), min(WIDTH - 4, found.end() - 1)) + 1
            if cut > found.start():
                lines.append(f"{line[:cut]}' +")
                line = "'" + line[cut:]
        lines.append(line)
    return "\n".join(lines)


def reset(source: str) -> str:
    """Lay out anew what goes over several lines, and what is too long for one.

    What is in a template that changes waits for the next time: its lines will be others.
    """
    waiting, done = templates(source), 0
    while waiting:
        one = waiting.pop(0)
        first = source.rfind("\n", 0, one.start) + 1
        if one.start < done or not is_long(source, one, first):
            continue
        lay = broken if one.tagged else roomy
        wanted = lay(source, one, first)
        if wanted is not None and wanted != source[one.start : one.end]:
            source = source[: one.start] + wanted + source[one.end :]
            waiting, done = templates(source), one.start + len(wanted)
    return source


def is_long(source: str, one: Template, first: int) -> bool:
    """Tell whether a template is in several lines or has to be."""
    if "\n" in own_text(source, one):
        return one.tagged
    last = source.find("\n", one.end)
    lines = source[first : last if last >= 0 else None].split("\n")
    return one.end - one.start >= SHORT and any(len(line) > WIDTH for line in lines)


def own_text(source: str, one: Template) -> str:
    """Return a template without its values."""
    text, at = "", one.start
    for start, end in one.values:
        text, at = text + source[at:start], end
    return text + source[at : one.end]


def broken(source: str, one: Template, first: int) -> str | None:
    """Return a template over several lines, or None where that does not help."""
    try:
        children = nodes(source, one)
    except Unbalanced:
        return None
    if not children or flat(children[-1]).isspace():
        return None
    line = source[first : one.start]
    indent = len(line) - len(line.lstrip(" "))
    if flat(children[0]) != " ":
        return "\n".join(["`", *laid_out(children, indent + 2), " " * indent + "`"])
    if not any(isinstance(child, Element) for child in children):
        return None
    start, *rest = laid_out(children[1:], indent + 2)
    return "\n".join([f"` {start.lstrip()}", *rest, " " * indent + "`"])


def roomy(source: str, one: Template, first: int) -> str | None:
    """Return a template that is no markup with room in a value of a line that is too long."""
    for line in source[first : one.end].split("\n"):
        last = first + len(line)
        if len(line) > WIDTH and not DRAWN.search(line):
            for start, end in reversed(one.values):
                value = source[start:end]
                if first <= start and end <= last and has_room(value, start - first):
                    return source[one.start : start] + opened(value) + source[end : one.end]
        first = last + 1
    return None
