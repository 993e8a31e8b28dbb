"""Set codes: the abbreviations for sets in deck lists, and other spellings of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from playmat.cards.sets import known_sets

_CODES: Final = """
    BS=base1 JU=base2 PR=basep FO=base3 B2=base4 TR=base5 G1=gym1 G2=gym2
    N1=neo1 N2=neo2 N3=neo3 N4=neo4 LC=base6 EX=ecard1 BP=bp AQ=ecard2 SK=ecard3
    RS=ex1 SS=ex2 PR-NP=np DR=ex3 MA=ex4 HL=ex5 RG=ex6 TRR=ex7 DX=ex8 EM=ex9
    UF=ex10 DS=ex11 LM=ex12 HP=ex13 CG=ex14 DF=ex15 PK=ex16
    DP=dp1 PR-DPP=dpp MT=dp2 SW=dp3 GE=dp4 MD=dp5 LA=dp6 SF=dp7
    PL=pl1 RR=pl2 SV=pl3 AR=pl4
    HS=hgss1 PR-HS=hsp UL=hgss2 UD=hgss3 TM=hgss4 CL=col1
    PR-BLW=bwp BLW=bw1 EPO=bw2 NVI=bw3 NXD=bw4 DEX=bw5 DRX=bw6 DRV=dv1 BCR=bw7
    PLS=bw8 PLF=bw9 PLB=bw10 LTR=bw11
    PR-XY=xyp KSS=xy0 XY=xy1 FLF=xy2 FFI=xy3 PHF=xy4 PRC=xy5 DCR=dc1 ROS=xy6 AOR=xy7
    BKT=xy8 BKP=xy9 GEN=g1 FCO=xy10 STS=xy11 EVO=xy12
"""
CODES: Final[Mapping[str, str]] = {
    set_id: code for code, _, set_id in (pair.partition("=") for pair in _CODES.split())
}
"""The code of each set that has one; other sets are written by id."""

_OTHERS: Final = """
    BASESET=base1 BS2=base4 GH=gym1 GC=gym2 NG=neo1 ND=neo2 NR=neo3 NDE=neo4 SI=si1 E1=ecard1
    EXP=ecard1 AQP=ecard2 SKY=ecard3 BOG=bp RSP=ex1 MAGMA=ex4 AQUA=ex4 FRLG=ex6 FL=ex6 LF=ex6
    RUM=ru1 RM=ru1 COL=col1
    TK1=tk1a,tk1b TK2=tk2a,tk2b TK=tk1a,tk1b,tk2a,tk2b KIT=tk1a,tk1b,tk2a,tk2b
    P1=pop1 P2=pop2 P3=pop3 P4=pop4 P5=pop5 P6=pop6 P7=pop7 P8=pop8 P9=pop9
    MCD=mcd11,mcd12,mcd14,mcd15,mcd16 M11=mcd11 M12=mcd12 M14=mcd14 M15=mcd15 M16=mcd16
    WBSP=basep WP=basep PR-WC=basep PR-WB=basep NBSP=np NP=np DPP=dpp HSP=hsp HGSSP=hsp PR-HGSS=hsp
    BWP=bwp PR-BW=bwp XYP=xyp HGSS=hgss1,hsp BW=bw1,bwp LGC=base6 LT=bw11 EVOLUTIONS=xy12
    PR=basep,np,dpp,hsp,bwp,xyp,smp,swshp,svp PROMO=basep,np,dpp,hsp,bwp,xyp,smp,swshp,svp
    SV=pl3,svp,sv1 XY=xy1,xyp DP=dp1,dpp HS=hgss1,hsp SS=ex2,swsh1 
    CL=col1,sm12 AR=pl4,swsh10
"""


@cache
def sets_by_code() -> Mapping[str, tuple[str, ...]]:
    """Sets that each code, set id or set name may mean, most likely first."""
    found: dict[str, list[str]] = {}
    for one in known_sets().values():
        found.setdefault(code_key(one.id), []).append(one.id)
        found.setdefault(code_key(one.name), []).append(one.id)
    for set_id, code in CODES.items():
        found.setdefault(code_key(code), []).insert(0, set_id)
    for entry in _OTHERS.split():
        code, _, ids = entry.partition("=")
        found.setdefault(code_key(code), []).extend(ids.split(","))
    return {code: tuple(dict.fromkeys(ids)) for code, ids in found.items()}


def code_key(code: str) -> str:
    """Normalized code for comparison: only letters and digits, in lower case."""
    return re.sub(r"[\W_]", "", code.casefold())


def code_of(set_id: str) -> str:
    """The code of a set in lists, or its id if it has none."""
    return CODES.get(set_id, set_id)
