"""What the documentation site needs beyond docs/: a hook of mkdocs, run by `make site`.

The changelog, the recipes and the first page of the repository lie above docs/ and come along, with
links between them and docs/ as they are on the site.  Pictures come from build/shots, where
`make shots` puts them; a page asks for one by a comment, which stays a comment without it:
``<!-- picture: NAME What it shows -->``.  mkdocs reads an older Markdown than most, in which what
belongs to a point of a list is indented by four, and a block of code names a language alone.
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
table { font-size: 0.93em; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid #8883; vertical-align: top; }
.col-md-9 table { display: block; overflow-x: auto; }
pre code { white-space: pre; }
img { max-width: 100%; border: 1px solid #8884; border-radius: 6px; }
"""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages above docs/, the style, and the pictures that are there."""
    from mkdocs.structure.files import File

    for name in ABOVE:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    files.append(File.generated(config, "site.css", content=STYLE))
    for path in sorted(SHOTS.glob("*.png")):
        files.append(File.generated(config, f"shots/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let links lead where things lie on the site, and show pictures that are there."""
    where = page.file.src_uri
    shown = with_pictures(markdown, where.count("/"), {path.stem for path in SHOTS.glob("*.png")})
    linked = LINK.sub(lambda link: f"{link[1]}{moved(link[2], where)}{link[3]}", shown)
    return in_dialect(linked)


def in_dialect(markdown: str) -> str:
    """Return a page in the Markdown that mkdocs reads."""
    written, at = [], 0
    for fence in FENCE.finditer(markdown):
        written += [text_in_dialect(markdown[at : fence.start()]), code_in_dialect(fence)]
        at = fence.end()
    return "".join([*written, text_in_dialect(markdown[at:])])


def text_in_dialect(text: str) -> str:
    """Return text with lists set apart and what belongs to their points indented by four."""
    return UNSET.sub(r"\1\n", STEP.sub("    ", text))


def code_in_dialect(fence: re.Match[str]) -> str:
    """Return a block of code; one in a list is written by its indentation alone."""
    step, language, code = fence.groups()
    if not step:
        return f"```{language}\n{code}```"
    return "\n".join(f"        {line.removeprefix(step)}" for line in code.splitlines())


def moved(link: str, page: str) -> str:
    """Return a link of a page as it is on the site, where what lies above docs/ lies in it."""
    if page in ABOVE:
        return link.removeprefix("docs/")
    above = "../" * (page.count("/") + 1)
    name = link.partition("#")[0].removeprefix(above)
    return link.removeprefix("../") if link.startswith(above) and name in ABOVE else link


def with_pictures(markdown: str, depth: int, there: set[str]) -> str:
    """Return a page with those of its pictures that were taken."""
    up = "../" * depth
    return PICTURE.sub(
        lambda ask: f"![{ask[2]}]({up}shots/{ask[1]}.png)" if ask[1] in there else ask[0], markdown
    )
