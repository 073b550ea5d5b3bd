"""The last combat that was rolled: strengths, column, tokens and dice."""

from __future__ import annotations

from games.perikles.view import SeenCombat
from rendering.canvas import Box
from rendering.fonts import Style
from rendering.ornaments import fleet
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT, mix
from rendering.perikles import layout
from rendering.perikles.scene import Scene
from rendering.perikles.symbols import sign, token
from rendering.sprites import die, highlight, panel, wreath

_ROLLS = 3
_DIE = 31
_BIG = Style("sans-bold", 38)


def paint_battle(scene: Scene) -> None:
    """Paint the last combat."""
    box, combat = layout.BATTLE, scene.view.combat
    if combat is None:
        scene.canvas.piece(fleet(box.width, box.height), *box.middle)
        return
    frame = panel(box.width, box.height, mix(PARCHMENT, MARBLE, 0.5), mix(PARCHMENT, INK, 0.3), 2, 8)
    scene.canvas.piece(frame, *box.middle)
    title = scene.words.label("last-battle")
    _middle(scene, box, combat, title)
    _side(scene, box, combat, 0)
    _side(scene, box, combat, 1)
    if scene.before and scene.before.combat != combat:
        scene.canvas.piece(highlight(box.width, box.height, 9), *box.middle)


def _middle(scene: Scene, box: Box, combat: SeenCombat, title: str) -> None:
    x = box.middle[0]
    scene.canvas.text(
        x, box.top + 16, title, Style("serif-italic", 20, INK_SOFT), align="centre", room=layout.CENTRE - 20
    )
    name = Style("serif-bold", 34)
    scene.canvas.text(
        x, box.top + 47, scene.words.name(combat.place), name, align="centre", room=layout.CENTRE - 10
    )
    scene.canvas.text(x + 20, box.top + 78, combat.odds, _BIG._replace(size=34), align="centre")
    scene.canvas.piece(sign(combat.arm, 30, MARBLE), x - 34, box.top + 78)


def _side(scene: Scene, box: Box, combat: SeenCombat, which: int) -> None:
    step = (-1, 1)[which]
    inner = box.middle[0] + step * layout.CENTRE // 2
    y = box.top + 28
    strength = (combat.attack, combat.defence)[which]
    scene.canvas.text(inner + step * 26, y, str(strength), _BIG, align="centre")
    needs = (combat.attacker_needs, combat.defender_needs)[which]
    style = Style("sans-semi", 26, INK_SOFT)
    scene.canvas.text(inner + step * 82, y, f"≥ {needs}", style, align="centre")
    tokens = (combat.rolls[-1].tokens if combat.rolls else combat.start)[which]
    for number in range(2):
        scene.canvas.piece(token(number < tokens, 34), inner + step * (136 + number * 38), y)
    if combat.winner == ("attack", "defence")[which]:
        scene.canvas.piece(wreath(46), inner + step * 216, y)
    _dice(scene, inner, step, box.top + 76, combat, which)


def _dice(scene: Scene, inner: int, step: int, y: int, combat: SeenCombat, which: int) -> None:
    needs = (combat.attacker_needs, combat.defender_needs)[which]
    shown = combat.rolls[-_ROLLS:]
    x = inner + step * 6
    for roll in reversed(shown) if step < 0 else shown:
        dice = (roll.attacker, roll.defender)[which]
        lit = sum(dice) >= needs
        for number, face in enumerate(dice):
            scene.canvas.piece(die(face, _DIE, lit), x + step * (16 + number * 33), y)
        x += step * 70
    hidden = len(combat.rolls) - len(shown)
    if hidden and step < 0:
        scene.canvas.text(x - 2, y, f"+{hidden}", Style("sans-semi", 22, INK_SOFT), align="right", room=34)
