"""The sets there are: when each came out and to which series it belongs."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

NEVER: Final = "9999-12-31"
"""The date of a set whose date is not known: later than all. [DATA-2]"""

_DATE = re.compile(r"(\d{4})[/-](\d\d)[/-](\d\d)")
_TABLE: Final = """\
base1   1999-01-09  Base                    Base
base2   1999-06-16  Base                    Jungle
basep   1999-07-01  Base                    Wizards Black Star Promos
base3   1999-10-10  Base                    Fossil
base4   2000-02-24  Base                    Base Set 2
base5   2000-04-24  Base                    Team Rocket
gym1    2000-08-14  Gym                     Gym Heroes
gym2    2000-10-16  Gym                     Gym Challenge
neo1    2000-12-16  Neo                     Neo Genesis
neo2    2001-06-01  Neo                     Neo Discovery
si1     2001-07-31  Other                   Southern Islands
neo3    2001-09-21  Neo                     Neo Revelation
neo4    2002-02-28  Neo                     Neo Destiny
base6   2002-05-24  Other                   Legendary Collection
ecard1  2002-09-15  E-Card                  Expedition Base Set
bp      2002-12-01  Other                   Best of Game
ecard2  2003-01-15  E-Card                  Aquapolis
ecard3  2003-05-12  E-Card                  Skyridge
ex1     2003-07-01  EX                      Ruby & Sapphire
ex2     2003-09-18  EX                      Sandstorm
np      2003-10-01  NP                      Nintendo Black Star Promos
ex3     2003-11-24  EX                      Dragon
ex4     2004-03-01  EX                      Team Magma vs Team Aqua
ex5     2004-06-01  EX                      Hidden Legends
tk1a    2004-06-01  EX                      EX Trainer Kit Latias
tk1b    2004-06-01  EX                      EX Trainer Kit Latios
ex6     2004-09-01  EX                      FireRed & LeafGreen
pop1    2004-09-01  POP                     POP Series 1
ex7     2004-11-01  EX                      Team Rocket Returns
ex8     2005-02-01  EX                      Deoxys
ex9     2005-05-01  EX                      Emerald
ex10    2005-08-01  EX                      Unseen Forces
pop2    2005-08-01  POP                     POP Series 2
ex11    2005-10-31  EX                      Delta Species
ex12    2006-02-01  EX                      Legend Maker
tk2a    2006-03-01  EX                      EX Trainer Kit 2 Plusle
tk2b    2006-03-01  EX                      EX Trainer Kit 2 Minun
pop3    2006-04-01  POP                     POP Series 3
ex13    2006-05-01  EX                      Holon Phantoms
ex14    2006-08-01  EX                      Crystal Guardians
pop4    2006-08-01  POP                     POP Series 4
ex15    2006-11-01  EX                      Dragon Frontiers
ex16    2007-02-02  EX                      Power Keepers
pop5    2007-03-01  POP                     POP Series 5
dp1     2007-05-01  Diamond & Pearl         Diamond & Pearl
dpp     2007-05-01  Diamond & Pearl         DP Black Star Promos
dp2     2007-08-01  Diamond & Pearl         Mysterious Treasures
pop6    2007-09-01  POP                     POP Series 6
dp3     2007-11-01  Diamond & Pearl         Secret Wonders
dp4     2008-02-01  Diamond & Pearl         Great Encounters
pop7    2008-03-01  POP                     POP Series 7
dp5     2008-05-01  Diamond & Pearl         Majestic Dawn
dp6     2008-08-01  Diamond & Pearl         Legends Awakened
pop8    2008-09-01  POP                     POP Series 8
dp7     2008-11-01  Diamond & Pearl         Stormfront
pl1     2009-02-11  Platinum                Platinum
pop9    2009-03-01  POP                     POP Series 9
pl2     2009-05-16  Platinum                Rising Rivals
pl3     2009-08-19  Platinum                Supreme Victors
pl4     2009-11-04  Platinum                Arceus
ru1     2009-12-02  Other                   Pokémon Rumble
hgss1   2010-02-10  HeartGold & SoulSilver  HeartGold & SoulSilver
hsp     2010-02-10  HeartGold & SoulSilver  HGSS Black Star Promos
hgss2   2010-05-12  HeartGold & SoulSilver  HS—Unleashed
hgss3   2010-08-18  HeartGold & SoulSilver  HS—Undaunted
hgss4   2010-11-03  HeartGold & SoulSilver  HS—Triumphant
col1    2011-02-09  HeartGold & SoulSilver  Call of Legends
bwp     2011-03-01  Black & White           BW Black Star Promos
bw1     2011-04-25  Black & White           Black & White
mcd11   2011-06-17  Other                   McDonald's Collection 2011
bw2     2011-08-31  Black & White           Emerging Powers
bw3     2011-11-16  Black & White           Noble Victories
bw4     2012-02-08  Black & White           Next Destinies
bw5     2012-05-09  Black & White           Dark Explorers
mcd12   2012-06-15  Other                   McDonald's Collection 2012
bw6     2012-08-15  Black & White           Dragons Exalted
dv1     2012-10-05  Black & White           Dragon Vault
bw7     2012-11-07  Black & White           Boundaries Crossed
bw8     2013-02-06  Black & White           Plasma Storm
bw9     2013-05-08  Black & White           Plasma Freeze
bw10    2013-08-14  Black & White           Plasma Blast
xyp     2013-10-12  XY                      XY Black Star Promos
bw11    2013-11-06  Black & White           Legendary Treasures
xy0     2013-11-08  XY                      Kalos Starter Set
xy1     2014-02-05  XY                      XY
xy2     2014-05-07  XY                      Flashfire
mcd14   2014-05-23  Other                   McDonald's Collection 2014
xy3     2014-08-13  XY                      Furious Fists
xy4     2014-11-05  XY                      Phantom Forces
xy5     2015-02-04  XY                      Primal Clash
dc1     2015-03-25  XY                      Double Crisis
xy6     2015-05-06  XY                      Roaring Skies
xy7     2015-08-12  XY                      Ancient Origins
xy8     2015-11-04  XY                      BREAKthrough
mcd15   2015-11-27  Other                   McDonald's Collection 2015
xy9     2016-02-03  XY                      BREAKpoint
g1      2016-02-22  XY                      Generations
xy10    2016-05-02  XY                      Fates Collide
xy11    2016-08-03  XY                      Steam Siege
mcd16   2016-08-19  Other                   McDonald's Collection 2016
xy12    2016-11-02  XY                      Evolutions
"""


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set: its id, its release date, and its series and name where they are known."""

    id: str
    date: str = NEVER
    series: str = "unknown"
    name: str = ""


OWN: Final = CardSet("pm", NEVER, "Playmat", "Playmat's own cards")
"""The samples, as a set: no table knows it, since they were never printed."""


@cache
def known_sets() -> Mapping[str, CardSet]:
    """Return the sets of 1999 to 2016 by id."""
    rows = (re.split(r"\s{2,}", row, maxsplit=3) for row in _TABLE.splitlines())
    return {row[0]: CardSet(*row) for row in rows}


def set_named(set_id: str) -> CardSet:
    """Return a set by its id; one that no table knows goes by its id."""
    if set_id == OWN.id:
        return OWN
    return known_sets().get(set_id) or CardSet(set_id, name=set_id)


def read_sets(path: Path) -> dict[str, CardSet]:
    """Return the sets that a list in the schema of the public data names."""
    listed = json.loads(path.read_text(encoding="utf-8"))
    return {str(record["id"]): _card_set(record) for record in listed}


def _card_set(record: Mapping[str, Any]) -> CardSet:
    date = _DATE.fullmatch(str(record.get("releaseDate", "")))
    return CardSet(
        str(record["id"]),
        "-".join(date.groups()) if date else NEVER,
        str(record.get("series", "unknown")),
        str(record.get("name", "")),
    )


def list_of_sets(folder: Path) -> Path | None:
    """Return the list of sets that lies in a folder of cards, above it, or as upstream keeps it."""
    upstream = folder.parent.parent / "sets" / f"{folder.name}.json"
    places = (folder / "sets.json", folder.parent / "sets.json", upstream)
    return next((path for path in places if path.is_file()), None)
