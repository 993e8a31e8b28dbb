"""Programs that play, well or badly; they know nothing of Playmat."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HELLO = """
import json, os, sys
def say(**message):
    print(json.dumps(message), flush=True)
asked = map(json.loads, sys.stdin)
next(asked)
say(type="hello", protocol=1, name="{name}/1")
"""
ASKED = """
for message in asked:
    if message["type"] == "question":
        {act}
"""
ACTS = {
    "good": 'say(id=message["id"], answer=len(message["options"]) - 1)',
    "exits": 'print("no idea", file=sys.stderr); sys.exit(3)',
    "dies": "os.kill(os.getpid(), 9)",
    "hangs": "pass",
    "out of range": 'say(id=message["id"], answer=len(message["options"]))',
    "negative": 'say(id=message["id"], answer=-1)',
    "true": 'say(id=message["id"], answer=True)',
    "no answer": 'say(id=message["id"])',
    "wrong question": 'say(id=message["id"] - 1, answer=0)',
    "not json": 'print("the second one", flush=True)',
    "no object": "print(0, flush=True)",
    "endless line": 'sys.stdout.write("x" * 3000000); sys.stdout.flush()',
    "floods": 'print("0\\n" * 1000, flush=True)',
}


def program(folder: Path, what: str, before: str = "") -> str:
    """Write a program that behaves like *what* when asked; return the command to run it."""
    text = HELLO.format(name=what) + before + ASKED.format(act=ACTS[what])
    return script(folder / f"{what.replace(' ', '_')}.py", text)


def script(path: Path, text: str) -> str:
    path.write_text(text, "utf-8")
    return shlex.join([sys.executable, "-S", "-E", str(path)])
