"""Conditions under which an effect changes anything, and which questions are worth asking.

Programs omit them and the linker derives them: ``complete`` says when a card or power may be used;
the other modules say when a choice or question within an effect matters. A *need* is such a
condition; None means that it is unknown.
"""

from __future__ import annotations

from playmat.lang.needs import unspoken as unspoken
