"""The last combat for a phone: strengths, what each side needs, tokens and dice."""

from __future__ import annotations

from games.perikles.view import SeenCombat
from rendering.canvas import Box
from rendering.fonts import Style
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT, mix
from rendering.perikles.scene import Scene
from rendering.perikles.symbols import sign, token
from rendering.sprites import die, highlight, panel, wreath

COMBAT = 92
_CENTRE, _DIE, _ROLLS = 256, 36, 2
_BIG = Style("sans-bold", 42)


def paint_combat(scene: Scene, box: Box, combat: SeenCombat) -> None:
    """Paint the combat that was rolled last."""
    canvas, (x, _) = scene.canvas, box.middle
    ground = panel(box.width, box.height, mix(PARCHMENT, MARBLE, 0.5), mix(PARCHMENT, INK, 0.3), 2, 8)
    canvas.piece(ground, *box.middle)
    if scene.before and scene.before.combat != combat:
        canvas.piece(highlight(box.width, box.height, 9), *box.middle)
    name = scene.words.name(combat.place)
    canvas.text(x, box.top + 26, name, Style("serif-bold", 36), align="centre", room=_CENTRE - 12)
    canvas.piece(sign(combat.arm, 38, MARBLE), x - 44, box.top + 66)
    canvas.text(x + 24, box.top + 66, combat.odds, _BIG._replace(size=36), align="centre")
    for which in (0, 1):
        _side(scene, box, combat, which)


def _side(scene: Scene, box: Box, combat: SeenCombat, which: int) -> None:
    canvas, step = scene.canvas, (-1, 1)[which]
    inner, y = box.middle[0] + step * _CENTRE // 2, box.top + 26
    canvas.text(inner + step * 26, y, str((combat.attack, combat.defence)[which]), _BIG, align="centre")
    needs = (combat.attacker_needs, combat.defender_needs)[which]
    canvas.text(inner + step * 90, y, f"≥ {needs}", Style("sans-semi", 34, INK_SOFT), align="centre")
    tokens = (combat.rolls[-1].tokens if combat.rolls else combat.start)[which]
    for number in range(2):
        canvas.piece(token(number < tokens, 36), inner + step * (148 + number * 40), y)
    if combat.winner == ("attack", "defence")[which]:
        canvas.piece(wreath(52), inner + step * 234, y + 2)
    shown = combat.rolls[-_ROLLS:]
    left = inner + step * 8
    for roll in reversed(shown) if step < 0 else shown:
        dice = (roll.attacker, roll.defender)[which]
        for face in dice:
            canvas.piece(die(face, _DIE, sum(dice) >= needs), left + step * _DIE // 2, box.top + 67)
            left += step * (_DIE + 3)
        left += step * 14
