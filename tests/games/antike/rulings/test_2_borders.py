"""Section II: every border of the printed side of the board, read off the board and written down here."""

from __future__ import annotations

import pytest

from games.antike.actions import Unit
from games.antike.board import board

PRINTED = {
    "land": """
    adane: saba
    adulis: meroe opone
    alexandria: ammonion memphis
    ammonion: corniclanum cyrene memphis theben
    antiochia: melitene ninive palmyra
    artaxata: melitene ninive phasis susa zadrakarta
    athen: dyrrhachion
    attalia: gordion melitene sinope
    babylon: charax gerrha ninive palmyra susa taima
    berenice: meroe theben
    bycantium: gordion
    charax: persepolis rhagai susa
    dyrrhachion: pella sirmium
    ephesos: gordion
    gerrha: saba taima
    gordion: sinope
    harmotia: persepolis
    mecca: saba taima
    melitene: ninive phasis sinope
    memphis: theben tyros
    meroe: theben
    moscha: saba
    napoca: pella sirmium tomis
    ninive: palmyra susa
    ommana: saba
    palmyra: petra taima tyros
    pella: sirmium tomis
    persepolis: rhagai zadrakarta
    petra: taima tyros
    rhagai: susa zadrakarta
    saba: taima
    susa: zadrakarta
    """,
    "sea": """
    adane: adulis dioscoridis punt
    adulis: mecca
    alexandria: knossos paphos
    antiochia: paphos
    athen: bycantium ephesos knossos
    attalia: paphos
    berenice: mecca petra
    cyrene: knossos leptis-magna sparta
    dioscoridis: moscha opone punt
    dyrrhachion: messana
    ephesos: knossos paphos
    gerrha: harmotia
    harmotia: ommana
    knossos: paphos sparta
    leptis-magna: messana sparta
    messana: sparta
    paphos: tyros
    phasis: tomis
    sinope: tomis
    """,
    "both": """
    adane: mecca moscha
    adulis: berenice punt
    alexandria: cyrene tyros
    antiochia: attalia tyros
    athen: pella sparta
    attalia: ephesos
    berenice: memphis
    bycantium: ephesos pella sinope tomis
    charax: gerrha harmotia
    corniclanum: cyrene leptis-magna
    dyrrhachion: sparta
    gerrha: ommana
    mecca: petra
    memphis: petra
    moscha: ommana
    opone: punt
    phasis: sinope
    """,
}
"""Of each kind, after a province those that it borders on; every border is there once."""


def printed(*kinds: str) -> set[frozenset[str]]:
    lines = [line.split(":") for kind in kinds for line in PRINTED[kind].strip().splitlines()]
    return {frozenset({one.strip(), other}) for one, others in lines for other in others.split()}


@pytest.mark.parametrize(("kind", "number"), [("land", 68), ("sea", 32), ("both", 27)])
def test_2_every_border_of_the_orient_side(kind: str, number: int) -> None:
    """Red borders are by land, blue ones by sea, red and blue ones are both."""
    found = {frozenset(pair) for pair, each in board().maps["orient"].borders.items() if each == kind}
    assert found == printed(kind)
    assert len(found) == number


@pytest.mark.parametrize(("unit", "kinds"), [("legion", ("land", "both")), ("galley", ("sea", "both"))])
def test_8_1_every_way_of_a_unit_on_the_orient_side(unit: Unit, kinds: tuple[str, ...]) -> None:
    """From every province a unit reaches just those that lie behind borders of its kind."""
    chart = board().maps["orient"]
    for province in chart.province:
        behind = {other for pair in printed(*kinds) if province in pair for other in pair - {province}}
        assert set(chart.reached(unit, province)) == behind, province


def test_2_the_provinces_of_the_orient_side() -> None:
    assert set(board().maps["orient"].province) == set().union(*printed("land", "sea", "both"))
