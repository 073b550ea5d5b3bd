"""`/board`, `/hand`, `/log`, `/since`, `/why`, `/help`, `/rules`: looking, always in private."""

from __future__ import annotations

from random import Random

from discord import app_commands
from discord.ext import commands

from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels import limits
from bot.discord.panels.naming import called
from bot.discord.pictures import parts
from bot.discord.playing import catch_up, helping, logbook, replaying, show_board
from bot.discord.playing.rate_limit import keep_order_rate
from bot.discord.playing.reply import acknowledge, language_of, refusal_in, show, wording_of
from bot.discord.playing.starting_points import Start
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from bot.keeper.errors import NotAtTable
from cogs import _moves, _rules, _seats
from cogs._about import PER, RATE, Typed, about, choice, chosen, matching, params
from cogs._tables import meant_table, own_tables, server_tables, table_in_memory, tables_to_replay
from games import dry_run, registry
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.foresight import nearest
from games.text.orders import LONGEST_ORDER
from games.text.words import mark

Round = app_commands.Range[int, 0, 999]
Move = app_commands.Range[int, 0, 999_999]
"""The number of a move, as people see it; 0 is the set-up."""
MOST_LIKE = 3
"""So many orders that are legal are named where one is not."""


class Board(commands.GroupCog, group_name="board", group_description=about("board")):
    """The board, as a picture or as text."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="full", description=about("board full"))
    @app_commands.describe(**params("move", "table"))
    @app_commands.autocomplete(table=server_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def full(
        self, interaction: Interaction, move: Move | None = None, table: int | None = None
    ) -> None:
        """Show the whole board."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await show_board.show_board(interaction, live, move=move)

    @app_commands.command(name="region", description=about("board region"))
    @app_commands.describe(**params("region", "move", "table"))
    @app_commands.autocomplete(table=server_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def region(
        self,
        interaction: Interaction,
        region: Typed,
        move: Move | None = None,
        table: int | None = None,
    ) -> None:
        """Show one part of the board, larger."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is None:
            return
        part = chosen(region, _regions(interaction, live))
        if part is None:
            await _say_regions(interaction, live)
            return
        await show_board.show_board(interaction, live, part=part, move=move)

    @region.autocomplete("region")
    async def _region(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _offered_regions(interaction, typed)

    @app_commands.command(name="player", description=about("board player"))
    @app_commands.describe(**params("player", "move", "table"))
    @app_commands.autocomplete(table=server_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def player(
        self,
        interaction: Interaction,
        player: Typed,
        move: Move | None = None,
        table: int | None = None,
    ) -> None:
        """Show what lies before one player."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is None:
            return
        seat = _meant_player(live, player)
        await show_board.show_board(interaction, live, part=f"seat-{seat}", move=move)

    @player.autocomplete("player")
    async def _player(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _offered_players(interaction, typed)

    @app_commands.command(name="text", description=about("board text"))
    @app_commands.describe(**params("region", "move", "table"))
    @app_commands.autocomplete(table=server_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def text(
        self,
        interaction: Interaction,
        region: Typed | None = None,
        move: Move | None = None,
        table: int | None = None,
    ) -> None:
        """Show the board, or one part of it, as text."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is None:
            return
        part = chosen(region, _regions(interaction, live)) if region else ""
        if part is None:
            await _say_regions(interaction, live)
            return
        await show_board.show_text(interaction, live, part=part, move=move)

    @text.autocomplete("region")
    async def _text_region(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _offered_regions(interaction, typed)


class Look(commands.Cog):
    """One's hand, what happened, why something is not allowed, and the rules."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="hand", description=about("hand"))
    @app_commands.describe(**params("move", "table"))
    @app_commands.autocomplete(table=own_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def hand(
        self, interaction: Interaction, move: Move | None = None, table: int | None = None
    ) -> None:
        """Show what only oneself may know."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await show_board.show_hand(interaction, live, move)

    @app_commands.command(name="log", description=about("log"))
    @app_commands.describe(**params("lines", "round", "move", "date", "player", "table", command="log"))
    @app_commands.autocomplete(table=server_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def log(
        self,
        interaction: Interaction,
        lines: app_commands.Range[int, 1, 60] | None = None,
        round: Round | None = None,  # noqa: A002 - as Discord shows it
        move: Move | None = None,
        date: Typed | None = None,
        player: Typed | None = None,
        table: int | None = None,
    ) -> None:
        """Say what happened last or from somewhere on, as far as one may know."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            seat = _meant_player(live, player)
            await logbook.show(interaction, live, lines, Start(move, round, date), seat)

    @log.autocomplete("player")
    async def _log_player(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _offered_players(interaction, typed)

    @app_commands.command(name="since", description=about("since"))
    @app_commands.describe(**params("round", "move", "date", "player", "table", command="since"))
    @app_commands.autocomplete(table=own_tables, move=_moves.moves_told)
    @app_commands.checks.cooldown(RATE, PER)
    async def since(
        self,
        interaction: Interaction,
        round: Round | None = None,  # noqa: A002 - as Discord shows it
        move: Move | None = None,
        date: Typed | None = None,
        player: Typed | None = None,
        table: int | None = None,
    ) -> None:
        """Say what happened since one's last move, or from somewhere on."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            seat = _meant_player(live, player)
            await catch_up.show(interaction, live, Start(move, round, date), seat)

    @since.autocomplete("player")
    async def _since_player(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return _offered_players(interaction, typed)

    @app_commands.command(name="replay", description=about("replay"))
    @app_commands.describe(**params("secrets", "table"))
    @app_commands.autocomplete(table=tables_to_replay)
    @app_commands.checks.cooldown(RATE, PER)
    async def replay(self, interaction: Interaction, secrets: bool = False, table: int | None = None) -> None:
        """Show a game as an animated picture: as everybody saw it or, once it is over, with all secrets."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await replaying.show(interaction, live, with_secrets=secrets)

    @app_commands.command(name="why", description=about("why"))
    @app_commands.describe(**params("text", "table", command="why"))
    @app_commands.autocomplete(table=own_tables)
    async def why(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_ORDER],
        table: int | None = None,
    ) -> None:
        """Say which rule forbids an order, without giving it."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table, text)
        if live is None:
            return
        seat = access.seat_of(interaction, live)
        keep_order_rate(interaction)
        language = language_of(interaction)
        orders = live.game.orders(language, live.names)
        actions = dry_run.read(orders, text, live.table(), seat)
        verdict = dry_run.judge(live.game, live.state, seat, actions, Random(0))
        await show(interaction, limits.fitting(_judged(interaction, live, actions, verdict)))

    @app_commands.command(name="help", description=about("help"))
    @app_commands.describe(**params("game"))
    @app_commands.choices(game=[choice(game) for game in registry.ids()])
    @app_commands.checks.cooldown(RATE, PER)
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """Say how to begin and how a turn works, or explain a game in a few lines."""
        await acknowledge(interaction)
        await helping.show(interaction, game or "")

    @app_commands.command(name="rules", description=about("rules"))
    @app_commands.describe(**params("topic", "game", command="rules"))
    async def rules(
        self, interaction: Interaction, topic: Typed | None = None, game: Typed | None = None
    ) -> None:
        """Explain a topic of the rules, or how orders are written; without one, list what there is."""
        await acknowledge(interaction)
        games = _games(interaction)
        if game is not None and chosen(game, games) is None:
            names = tuple(name for name, _ in games)
            await show(interaction, _say(interaction, "rules-no-such-game", games=names))
            return
        about_game = _rules.meant(interaction, chosen(game, games) if game else None)
        if topic is None:
            await show_board.show_long(interaction, _rules.listed(about_game, language_of(interaction)))
            return
        topics = _rules.topics(about_game, language_of(interaction))
        meant = chosen(topic, [(name, key) for key, name in topics.items()])
        if meant is None:
            names = tuple(topics.values())
            await show(interaction, _say(interaction, "rules-no-such-topic", topics=names))
            return
        legal = _rules.legal_now(interaction, about_game)
        told = _rules.explained(about_game, language_of(interaction), meant, legal)
        await show_board.show_long(interaction, told)

    @rules.autocomplete("topic")
    async def _topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = chosen(interaction.namespace.game or "", _games(interaction))
        topics = _rules.topics(_rules.meant(interaction, game), language_of(interaction))
        return matching(typed, [(name, topic) for topic, name in topics.items()])

    @rules.autocomplete("game")
    async def _game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return matching(typed, _games(interaction))


def _judged(
    interaction: Interaction, live: Live, actions: list[Action], verdict: dry_run.Verdict
) -> list[str]:
    """Say that an order is allowed, how far that can be known, or which part of it a rule forbids."""
    language = language_of(interaction)
    wording = wording_of(live, language)
    named = [limits.escaped(wording.action(action)) for action in actions]
    if verdict.refusal is not None:
        part = [_say(interaction, "why-part", number=verdict.sure + 1)] if len(actions) > 1 else []
        why, section = refusal_in(live, language, verdict.refusal), verdict.refusal.section
        said = _say(interaction, "why-not", action=named[verdict.sure], why=why, section=section)
        first = [] if verdict.sure else _when(interaction, live, actions[0], verdict.refusal)
        return [*part, said, *first]
    if verdict.sure < len(actions):
        return [_say(interaction, "why-unknown", action=named[verdict.sure - 1])]
    return [_say(interaction, "why-allowed", action="; ".join(named))]


def _when(interaction: Interaction, live: Live, action: Action, refusal: Refusal) -> list[str]:
    """Say of a forbidden order what would be right: when it is asked for, or what else is legal."""
    wording, seat = wording_of(live, language_of(interaction)), access.seat_of(interaction, live)
    for asked in [*live.decisions(seat), *live.settings(seat)]:
        if type(action) in asked.kinds():
            legal = nearest(asked, action, MOST_LIKE)
            named = tuple(limits.escaped(wording.action(each)) for each in legal)
            return [_say(interaction, "why-instead", actions=named)] if named else []
    when = wording.occasion(type(action))
    return [when, *_now(interaction, live, seat), *_besides(interaction, live, action, refusal)]


def _now(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Say what is asked now, or who is waited for."""
    wording = wording_of(live, language_of(interaction))
    asked = [wording.question(each).partition("\n")[0] for each in live.decisions(seat) if each.required]
    waiting = tuple(live.waiting_for())
    now = asked[:1] or ([wording.label("waiting-for", seats=waiting)] if waiting else [])
    return [_say(interaction, "why-now", what=limits.escaped(each)) for each in now]


def _besides(interaction: Interaction, live: Live, action: Action, refusal: Refusal) -> list[str]:
    """Say what else forbids an order that is not asked for, as things stand, or that nothing does."""
    seat, language = access.seat_of(interaction, live), language_of(interaction)
    found = dry_run.foreseen(live.game, live.state, seat, action, Random(0))
    if isinstance(found, Refusal):
        why = refusal_in(live, language, found)
        is_new = (found.key, found.facts) != (refusal.key, refusal.facts)
        return [_say(interaction, "why-besides", why=why, section=found.section)] if is_new else []
    return [_say(interaction, "why-then")] if found else []


def _meant_player(live: Live, typed: str | None) -> Seat | None:
    """Find the player that was typed, if one was; refuse whoever does not play there."""
    if typed is None:
        return None
    seat = _seats.find(typed, dict(enumerate(live.names)))
    if seat is None:
        raise NotAtTable("no-such-player", players=tuple(limits.escaped(name) for name, _ in _players(live)))
    return seat


def _offered_players(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    live = table_in_memory(interaction, _number(interaction.namespace.table))
    return matching(typed, _players(live)) if live is not None else []


def _players(live: Live) -> list[tuple[str, str]]:
    return [(_seats.label(seat, name), mark(seat)) for seat, name in enumerate(live.names)]


def _games(interaction: Interaction) -> list[tuple[str, str]]:
    language = language_of(interaction)
    return [(game_name(game, language), game) for game in registry.ids()]


def _regions(interaction: Interaction, live: Live) -> list[tuple[str, str]]:
    words = wording_of(live, language_of(interaction))
    return [(called(f"region-{name}", name, words), name) for name in parts.regions(live.game.id)]


def _offered_regions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    live = table_in_memory(interaction, _number(interaction.namespace.table))
    return matching(typed, _regions(interaction, live)) if live is not None else []


async def _say_regions(interaction: Interaction, live: Live) -> None:
    names = tuple(name for name, _ in _regions(interaction, live))
    await show(interaction, _say(interaction, "board-no-such-region", regions=names))


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _say(interaction: Interaction, key: str, **facts: object) -> str:
    return commands_in(language_of(interaction)).say(key, **facts)


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Board(bot))
    await bot.add_cog(Look(bot))
