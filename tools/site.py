"""Hook of mkdocs that builds the site from docs/; run by `make site`.

It adds the changelog and the contributing guide from the root of the repository and adjusts links
to them. A comment ``<!-- picture: NAME What it shows -->`` shows a picture of build/shots if `make
shots` took it. mkdocs reads an older Markdown: nested list content is indented by four spaces, and
the first line of a code block names only the language.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
ABOVE: Final = ("CHANGELOG.md", "CONTRIBUTING.md")
SHOTS: Final = ROOT / "build" / "shots"
LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE: Final = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
STEP: Final = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
UNSET: Final = re.compile(r"^([^\s|#*-].*\n)(?=(?:[-*]|1\.) )", re.MULTILINE)
PICTURE: Final = re.compile(r"<!-- picture: (\S+) (.+?) -->")
STYLE: Final = """\
:root > * { --md-primary-fg-color: #145c47; --md-primary-fg-color--dark: #0c4232; }
[data-md-color-scheme="default"] { --md-typeset-a-color: #0f6b50; }
[data-md-color-scheme="slate"] { --md-typeset-a-color: #7fd0b2; }
.md-grid { max-width: 68rem; }
.md-typeset img { border: 1px solid #8884; border-radius: 6px; }
"""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from the root, the style, the search script and the pictures."""
    from mkdocs.structure.files import File

    for name in ABOVE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    files.append(File.generated(config, "site.css", content=STYLE))
    script = "iframe-worker.js"
    files.append(File.generated(config, script, abs_src_path=str(ROOT / "tools" / script)))
    for path in sorted(SHOTS.glob("*.png")):
        files.append(File.generated(config, f"shots/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Adjust links to the site, show pictures and convert the Markdown."""
    where = page.file.src_uri
    shown = with_pictures(markdown, where.count("/"), {path.stem for path in SHOTS.glob("*.png")})
    linked = LINK.sub(lambda link: f"{link[1]}{moved(link[2], where)}{link[3]}", shown)
    return in_dialect(linked)


def in_dialect(markdown: str) -> str:
    """Convert a page to the Markdown that mkdocs reads."""
    written, at = [], 0
    for fence in FENCE.finditer(markdown):
        written += [text_in_dialect(markdown[at : fence.start()]), code_in_dialect(fence)]
        at = fence.end()
    return "".join([*written, text_in_dialect(markdown[at:])])


def text_in_dialect(text: str) -> str:
    """Separate lists from the text before them, and indent nested content by four spaces."""
    return UNSET.sub(r"\1\n", STEP.sub("    ", text))


def code_in_dialect(fence: re.Match[str]) -> str:
    """Return a code block; inside a list it is marked by indentation alone."""
    step, language, code = fence.groups()
    if not step:
        return f"```{language}\n{code}```"
    return "\n".join(f"        {line.removeprefix(step)}" for line in code.splitlines())


def moved(link: str, page: str) -> str:
    """Return a link adjusted to the site, where pages from the root are inside docs/."""
    if page in ABOVE:
        return link.removeprefix("docs/")
    above = "../" * (page.count("/") + 1)
    name = link.partition("#")[0].removeprefix(above)
    return link.removeprefix("../") if link.startswith(above) and name in ABOVE else link


def with_pictures(markdown: str, depth: int, taken: set[str]) -> str:
    """Show the pictures of a page that exist."""
    up = "../" * depth
    return PICTURE.sub(
        lambda ask: f"![{ask[2]}]({up}shots/{ask[1]}.png)" if ask[1] in taken else ask[0], markdown
    )
