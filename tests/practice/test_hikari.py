"""A bot on another library: hikari finds here what it finds on Discord."""

import base64
import contextlib
from collections.abc import AsyncIterator

import hikari
import pytest

from practice import PracticeServer, User
from tests.practice.waiting import until

TOKEN = base64.b64encode(b"1234567890").decode() + ".practice.token"
"""hikari wants a token of Discord's form, which begins with the bot's id."""


@pytest.fixture
async def server() -> AsyncIterator[PracticeServer]:
    async with PracticeServer(token=TOKEN) as started:
        yield started


async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Answer the command with a button, and the button by changing its message."""
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = event.app.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        typed = interaction.options[0].value if interaction.options else ""
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, f"You said {typed}.", components=[row]
        )
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"{interaction.user.username} pressed.", components=[]
        )


@contextlib.asynccontextmanager
async def hikari_bot(server: PracticeServer) -> AsyncIterator[hikari.GatewayBot]:
    """Start a bot that registers one command and answers it."""
    bot = hikari.GatewayBot(
        server.token,
        rest_url=f"{server.url}/api/v10",
        banner=None,
        logs=None,
        intents=hikari.Intents.GUILDS,
        suppress_optimization_warning=True,
    )
    bot.subscribe(hikari.InteractionCreateEvent, answer)
    await bot.start(check_for_updates=False)
    try:
        application = await bot.rest.fetch_application()
        option = hikari.CommandOption(
            type=hikari.OptionType.STRING, name="text", description="What to say", is_required=True
        )
        say = bot.rest.slash_command_builder("say", "Say something").add_option(option)
        await bot.rest.set_application_commands(application, [say])
        yield bot
    finally:
        await bot.close()


async def test_bot_on_hikari_answers_a_command_and_a_button(server: PracticeServer, althaia: User) -> None:
    async with hikari_bot(server) as bot:
        await until(lambda: bot.cache.get_available_guilds_view())
        said = await althaia.answer(await althaia.slash("agora", "say", text="chaire"))
        assert said.content == "You said chaire."
        assert (await althaia.press(said, "Press")).kind == "update"
        assert (await althaia.messages("agora"))[-1].content == "althaia pressed."


async def test_bot_on_hikari_hears_its_refusals_and_threads(server: PracticeServer) -> None:
    async with hikari_bot(server) as bot:
        agora = int(server.channel("agora").id)
        thread = await bot.rest.create_thread(agora, hikari.ChannelType.GUILD_PUBLIC_THREAD, "talk")
        await bot.rest.create_message(thread, "here")
        server.core.faults.rate_limit("POST /channels/{}/messages", retry_after=0.05)
        await bot.rest.create_message(agora, "patient")
        with pytest.raises(hikari.NotFoundError):
            await bot.rest.fetch_message(agora, 1)
        await until(lambda: bot.cache.get_thread(thread.id))
