"""What Discord refuses, refused with its codes; sent raw, since discord.py would send none of it."""

import json
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from practice import MovableClock, PracticeServer, User
from practice.interaction import Interaction, Kind
from practice.operations import interactions
from tests.practice.raw import Raw


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "b", **other: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id} | other


def select(count: int = 2, **other: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | other


def select_by_default(chosen: int, **other: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n), "default": n < chosen} for n in range(3)]
    return select(options=options, **other)


def text(content: str = "t") -> dict[str, Any]:
    return {"type": 10, "content": content}


def link(url: str) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "B", "url": url}


def gallery(url: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def section(url: str) -> dict[str, Any]:
    inside = {"type": 9, "components": [text()], "accessory": {"type": 11, "media": {"url": url}}}
    return {"type": 17, "components": [inside]}


MESSAGES: list[tuple[dict[str, Any], str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"content": 5}, "content"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    ({"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    ({"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]}, "embeds.0.fields.0.value"),
    ({"embeds": [{"fields": [{"name": "n"}]}]}, "embeds.0.fields.0.value"),
    ({"embeds": [{"image": {"url": "file:///etc"}}]}, "embeds.0.image.url"),
    ({"embeds": [{"title": "x", "url": "ftp://example.org"}]}, "embeds.0.url"),
    ({"embeds": [{"title": "x", "url": "example.org"}]}, "embeds.0.url"),
    ({"embeds": [{"author": {"name": "x", "url": "attachment://a.png"}}]}, "embeds.0.author.url"),
    ({"embeds": [{"footer": {"text": "x", "icon_url": "data:x"}}]}, "embeds.0.footer.icon_url"),
    ({"embeds": [{"title": "x", "timestamp": "yesterday"}]}, "embeds.0.timestamp"),
    ({"embeds": [{"title": "x", "timestamp": 5}]}, "embeds.0.timestamp"),
    ({"components": [row(button(str(n))) for n in range(6)]}, "components"),
    ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components.0.components"),
    ({"components": [row()]}, "components.0.components"),
    ({"components": [row(button(), button())]}, "components"),
    ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    ({"components": [row(button(label=None))]}, "components.0.components.0.label"),
    ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    ({"components": [row(button(style=7))]}, "components.0.components.0.style"),
    ({"components": [row(button(style=5))]}, "components.0.components.0.url"),
    ({"components": [row(link("javascript:alert(1)"))]}, "components.0.components.0.url"),
    ({"components": [row(link("attachment://a.png"))]}, "components.0.components.0.url"),
    ({"components": [row(button(emoji="x"))]}, "components.0.components.0.emoji"),
    ({"components": [row(button(emoji={"name": "x"}))]}, "components.0.components.0.emoji.name"),
    ({"components": [row(button(emoji={"id": "x"}))]}, "components.0.components.0.emoji.id"),
    (
        {"components": [row(select(options=[{"label": "l", "value": "v", "emoji": "x"}]))]},
        "components.0.components.0.options.0.emoji",
    ),
    ({"components": [row(select(26))]}, "components.0.components.0.options"),
    ({"components": [row(select(0))]}, "components.0.components.0.options"),
    ({"components": [row(select(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    ({"components": [row(select(max_values=3))]}, "components.0.components.0.max_values"),
    ({"components": [row(select(min_values=2, max_values=1))]}, "components.0.components.0.min_values"),
    ({"components": [row(select(), button())]}, "components.0.components"),
    ({"components": [row(select_by_default(2))]}, "components.0.components.0.options"),
    ({"components": [row(select_by_default(3, max_values=2))]}, "components.0.components.0.options"),
    ({"components": [row(button("a", id=5), button("b", id=5))]}, "components"),
    ({"components": [text()]}, "components.0.type"),
    ({"flags": 1 << 15, "content": "x", "components": [text()]}, "content"),
    ({"flags": 1 << 15, "components": [text("x" * 2500), text("x" * 2500)]}, "components"),
    ({"flags": 1 << 15, "components": [text()] * 41}, "components"),
    ({"flags": 1 << 15, "components": [gallery("file:///etc")]}, "components.0.items.0.media.url"),
    ({"flags": 1 << 15, "components": [gallery("attachment://no.png")]}, "components.0.items.0.media.url"),
    (
        {"flags": 1 << 15, "components": [section("attachment://no.png")]},
        "components.0.components.0.accessory.media.url",
    ),
    ({"content": "x", "nonce": "n" * 26}, "nonce"),
    ({"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description"),
    ({"content": "x", "attachments": [{"id": 7, "filename": "a.png"}]}, "attachments.0"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions.users"),
    ({"content": "x", "message_reference": {"message_id": "5"}}, "message_reference"),
]


def where(errors: Any, path: str) -> Any:
    for part in path.split("."):
        errors = errors[part]
    return errors["_errors"]


@pytest.mark.parametrize(
    ("body", "path"), MESSAGES, ids=[f"{n}-{path}" for n, (_, path) in enumerate(MESSAGES)]
)
async def test_message_over_a_limit_is_refused(raw: Raw, body: dict[str, Any], path: str) -> None:
    status, answer = await raw.post_message(body)
    assert (status, answer["code"]) == (400, 50035)
    assert where(answer["errors"], path)[0]["message"]
    assert raw.server.store.history(raw.server.channel("agora").id) == []


async def test_message_at_its_limits_is_taken(raw: Raw) -> None:
    rows = [row(*(button(f"{r}-{n}", label="x" * 80) for n in range(5))) for r in range(4)]
    rows.append(row(select(25, placeholder="x" * 150, max_values=25)))
    embeds = [{"description": "x" * 4096, "fields": [{"name": "n", "value": "x" * 1000}]}]
    status, _ = await raw.post_message(
        {"content": "x" * 2000, "components": rows, "embeds": embeds, "nonce": "n" * 25}
    )
    assert status == 200


async def test_addresses_emojis_and_times_as_they_should_be_are_taken(raw: Raw) -> None:
    emojis: list[Any] = [{"id": None, "name": "🏛️"}, {"name": "1️⃣"}, {"id": "123", "name": "custom"}]
    buttons = [button(str(at), emoji=emoji) for at, emoji in enumerate(emojis)]
    links = [link("discord://-/channels/1/2"), link("https://example.org")]
    embed = {
        "url": "https://example.org",
        "timestamp": "2024-02-29T12:00:00.000Z",
        "image": {"url": "attachment://not-there.png"},
        "author": {"name": "x", "icon_url": "attachment://not-there.png"},
    }
    status, _ = await raw.post_message({"components": [row(*buttons, *links)], "embeds": [embed]})
    assert status == 200


async def send_files(raw: Raw, method: str, path: str, count: int, body: Any = None) -> tuple[int, Any]:
    """Send files, without saying anything about them if there is no body."""
    data = aiohttp.FormData()
    data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
    for number in range(count):
        data.add_field(f"files[{number}]", b"x", filename=f"{number}.txt")
    url = f"{raw.server.url}/api/v10{path}"
    async with raw.session.request(method, url, data=data, headers=raw.headers) as answer:
        return answer.status, await answer.json()


async def test_message_has_at_most_ten_files(raw: Raw) -> None:
    route = f"/channels/{raw.server.channel('agora').id}/messages"
    status, answer = await send_files(raw, "POST", route, 11)
    assert (status, answer["code"]) == (400, 30015)
    status, message = await send_files(raw, "POST", route, 10)
    assert status == 200
    status, answer = await send_files(raw, "PATCH", f"{route}/{message['id']}", 1, {"content": "x"})
    assert (status, answer["code"]) == (400, 30015)
    assert (await raw.send("GET", f"{route}/{message['id']}"))[1]["content"] == ""


async def test_component_shows_a_file_that_came_along(raw: Raw) -> None:
    route = f"/channels/{raw.server.channel('agora').id}/messages"
    body = {"flags": 1 << 15, "components": [gallery("attachment://0.txt"), section("attachment://1.txt")]}
    assert (await send_files(raw, "POST", route, 1, body))[1]["code"] == 50035
    assert (await send_files(raw, "POST", route, 2, body))[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"content": ""},
        {"content": None, "embeds": []},
        {"content": " \n\t "},
        {"attachments": []},
        {"embeds": [{}]},
        {"embeds": [{"color": 5}, {"title": "", "fields": []}]},
    ],
)
async def test_empty_message_is_refused(raw: Raw, body: dict[str, Any]) -> None:
    status, answer = await raw.post_message(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_content_is_kept_without_blanks_around_it(raw: Raw) -> None:
    _, answer = await raw.post_message({"content": "\n  a  b \n"})
    assert answer["content"] == "a  b"
    route = f"/channels/{answer['channel_id']}/messages/{answer['id']}"
    _, answer = await raw.send("PATCH", route, {"content": " c "})
    assert answer["content"] == "c"


@pytest.mark.parametrize("flag", [1 << 5, 1 << 6, 1 << 7, 1 << 3])
async def test_flags_that_are_not_the_senders_are_ignored(raw: Raw, flag: int) -> None:
    status, answer = await raw.post_message({"content": "x", "flags": flag | 1 << 12})
    assert (status, answer["flags"]) == (200, 1 << 12)


def command(**other: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play"} | other


def option(name: str = "o", **other: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d"} | other


COMMANDS: list[tuple[dict[str, Any], str]] = [
    (command(name="Play"), "0.name"),
    (command(name="two words"), "0.name"),
    (command(name="x" * 33), "0.name"),
    (command(description="x" * 101), "0.description"),
    (command(description=""), "0.description"),
    (command(name_localizations={"de": "Spiel"}), "0.name_localizations.de"),
    (command(name_localizations={"xx": "spiel"}), "0.name_localizations.xx"),
    (command(description_localizations={"el": "x" * 101}), "0.description_localizations.el"),
    (command(options=[option(f"o{n}") for n in range(26)]), "0.options"),
    (command(options=[option("a"), option("a")]), "0.options"),
    (command(options=[option("a"), option("b", required=True)]), "0.options"),
    (command(options=[option("a", type=1), option("b")]), "0.options"),
    (command(options=[option("A")]), "0.options.0.name"),
    (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
    ),
    (command(options=[option(choices=[{"name": "x" * 101, "value": "v"}])]), "0.options.0.choices.0.name"),
    (
        command(options=[option(choices=[{"name": "x", "value": "v"}], autocomplete=True)]),
        "0.options.0.choices",
    ),
    (command(options=[option(type=5, autocomplete=True)]), "0.options.0.autocomplete"),
    (
        command(
            options=[
                option(
                    f"s{n}",
                    type=1,
                    description="x" * 100,
                    options=[option(f"o{m}", description="x" * 100) for m in range(4)],
                )
                for n in range(20)
            ]
        ),
        "0.options",
    ),
    (
        command(
            options=[
                option(
                    f"o{n}",
                    choices=[
                        {"name": "x", "value": str(m), "name_localizations": {"el": "χ" * 100}}
                        for m in range(25)
                    ],
                )
                for n in range(4)
            ]
        ),
        "0.options",
    ),
    (command(options=[option(choices=[{"name": "x", "value": 5}])]), "0.options.0.choices.0.value"),
    (command(contexts=[9]), "0.contexts.0"),
    (command(contexts=[0, "x"]), "0.contexts.1"),
    (command(contexts=0), "0.contexts"),
    (command(integration_types=[2]), "0.integration_types.0"),
    (command(default_member_permissions="junk"), "0.default_member_permissions"),
    (command(default_member_permissions=-1), "0.default_member_permissions"),
    (command(options=[option(min_length=5, max_length=4)]), "0.options.0.min_length"),
    (command(options=[option(type=4, min_value=5, max_value=4)]), "0.options.0.min_value"),
    (command(options=[option(type=10, min_value=0.5, max_value=0.25)]), "0.options.0.min_value"),
    (command(options=[option(type=4, min_value=0.5)]), "0.options.0.min_value"),
    (command(options=[option(type=4, max_value="x")]), "0.options.0.max_value"),
    (command(options=[option(type=5, choices=[{"name": "x", "value": 5}])]), "0.options.0.choices"),
    (
        command(options=[option(type=4, choices=[{"name": "x", "value": "5"}])]),
        "0.options.0.choices.0.value",
    ),
]


@pytest.mark.parametrize(
    ("body", "path"), COMMANDS, ids=[f"{n}-{path}" for n, (_, path) in enumerate(COMMANDS)]
)
async def test_command_over_a_limit_is_refused(raw: Raw, body: dict[str, Any], path: str) -> None:
    route = f"/applications/{raw.server.store.application_id}/commands"
    status, answer = await raw.send("PUT", route, [body])
    assert (status, answer["code"]) == (400, 50035)
    assert where(answer["errors"], path)[0]["message"]
    assert raw.server.store.commands == {}


async def test_command_at_its_limits_is_taken(raw: Raw) -> None:
    route = f"/applications/{raw.server.store.application_id}/commands"
    options = [
        option("a", min_length=5, max_length=5),
        option("b", type=4, min_value=0, max_value=0),
        option("c", type=10, min_value=0.25, max_value=1),
        option("d", type=5, choices=[]),
    ]
    body = command(options=options, contexts=[0, 1, 2], default_member_permissions="32")
    assert (await raw.send("PUT", route, [body]))[0] == 200


async def test_there_are_at_most_a_hundred_commands(raw: Raw) -> None:
    route = f"/applications/{raw.server.store.application_id}/commands"
    hundred = [command(name=f"play{number}") for number in range(100)]
    assert (await raw.send("PUT", route, hundred))[0] == 200
    status, answer = await raw.send("POST", route, command(name="more"))
    assert (status, answer["code"]) == (400, 30032)
    assert (await raw.send("POST", route, command(name="play7", description="again")))[0] == 200
    assert len(raw.server.store.commands) == 100


async def test_commands_must_be_a_list(raw: Raw) -> None:
    route = f"/applications/{raw.server.store.application_id}/commands"
    await raw.send("PUT", route, [command()])
    assert (await raw.send("PUT", route, {}))[1]["code"] == 50035
    assert len(raw.server.store.commands) == 1


async def test_history_cannot_be_asked_from_nonsense(raw: Raw) -> None:
    channel = raw.server.channel("agora").id
    for query in ("before=x", "after=x", "around=x", "limit=0", "limit=101"):
        assert (await raw.send("GET", f"/channels/{channel}/messages?{query}"))[1]["code"] == 50035


async def test_greek_and_german_names_are_taken(raw: Raw) -> None:
    route = f"/applications/{raw.server.store.application_id}/commands"
    body = command(name_localizations={"de": "spiel-über", "el": "παίξε"})
    status, answer = await raw.send("PUT", route, [body])
    assert status == 200
    assert "name_localizations" in answer[0]
    _, listed = await raw.send("GET", route)
    assert "name_localizations" not in listed[0]


Ask = Callable[[Kind], Interaction]


OWNERS = {"0": "1"}


@pytest.fixture
def ask(server: PracticeServer) -> Ask:
    """Let Daphnis do something, without waiting for the answer."""

    def start(kind: Kind) -> Interaction:
        channel = server.channel("agora")
        return interactions.start(
            server.core,
            kind=kind,
            user_id=server.user("Daphnis").id,
            channel=channel,
            data={"custom_id": "x"},
            owners=OWNERS,
        )

    return start


def label(component: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": component} | other


def text_input(**other: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "t", "style": 1} | other


def modal(*components: Any, **other: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "m", "title": "T", "components": list(components)} | other}


CALLBACKS: list[tuple[Kind, dict[str, Any], str]] = [
    (Kind.COMMAND, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    (Kind.COMMAND, {"type": 7, "data": {}}, "type"),
    (Kind.COMMAND, {"type": 8, "data": {"choices": []}}, "type"),
    (Kind.COMMAND, {}, "type"),
    (Kind.MODAL, modal(label(text_input())), "type"),
    (Kind.COMMAND, modal(label(text_input()), title="x" * 46), "data.title"),
    (Kind.COMMAND, modal(), "data.components"),
    (Kind.COMMAND, modal(*(label(text_input(custom_id=str(n))) for n in range(6))), "data.components"),
    (Kind.COMMAND, modal(label(text_input()), label(text_input())), "data.components"),
    (Kind.COMMAND, modal(label(text_input(), label="x" * 46)), "data.components.0.label"),
    (
        Kind.COMMAND,
        modal(label(text_input(placeholder="x" * 101))),
        "data.components.0.component.placeholder",
    ),
    (Kind.COMMAND, modal(label(text_input(max_length=4001))), "data.components.0.component.max_length"),
    (Kind.COMMAND, modal(label(select(26))), "data.components.0.component.options"),
    (
        Kind.COMMAND,
        modal(label(text_input(value="xxx", max_length=2))),
        "data.components.0.component.value",
    ),
    (Kind.COMMAND, modal(label(select(disabled=True))), "data.components.0.component.disabled"),
    (Kind.COMMAND, modal(row(text_input())), "data.components.0.components.0.label"),
    (Kind.AUTOCOMPLETE, {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}] * 26}}, "data.choices"),
    (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "v"}]}},
        "data.choices.0.name",
    ),
    (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "", "value": "v"}]}},
        "data.choices.0.name",
    ),
    (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "  ", "value": "v"}]}},
        "data.choices.0.name",
    ),
]


@pytest.mark.parametrize(
    ("kind", "body", "path"), CALLBACKS, ids=[f"{n}-{c[2]}" for n, c in enumerate(CALLBACKS)]
)
async def test_callback_over_a_limit_is_refused_and_may_be_tried_again(
    raw: Raw, ask: Ask, kind: Kind, body: dict[str, Any], path: str
) -> None:
    asked = ask(kind)
    route = f"/interactions/{asked.id}/{asked.token}/callback"
    status, answer = await raw.send("POST", route, body)
    assert (status, answer["code"]) == (400, 50035)
    assert where(answer["errors"], path)
    good = {"type": 8, "data": {"choices": []}} if kind is Kind.AUTOCOMPLETE else {"type": 5}
    assert (await raw.send("POST", route, good))[0] == 204
    assert (await raw.send("POST", route, good))[1]["code"] == 40060


CHOICES: list[tuple[int, Any, bool]] = [
    (3, "v", True),
    (3, "v" * 101, False),
    (3, 5, False),
    (4, 5, True),
    (4, -(2**53) + 1, True),
    (4, 2**53, False),
    (4, "5", False),
    (4, 0.5, False),
    (4, True, False),
    (10, 0.5, True),
    (10, 5, True),
    (10, "0.5", False),
    (10, 2.0**60, False),
]


@pytest.mark.parametrize(("kind", "value", "taken"), CHOICES)
async def test_choice_must_be_of_the_type_that_is_being_typed(
    raw: Raw, kind: int, value: Any, taken: bool
) -> None:
    typed = {"name": "o", "type": kind, "value": "", "focused": True}
    inner = {"name": "sub", "type": 1, "options": [{"name": "p", "type": 3, "value": "x"}, typed]}
    asked = interactions.start(
        raw.server.core,
        kind=Kind.AUTOCOMPLETE,
        user_id=raw.server.user("Daphnis").id,
        channel=raw.server.channel("agora"),
        data={"id": "1", "name": "play", "type": 1, "options": [inner]},
        owners=OWNERS,
    )
    route = f"/interactions/{asked.id}/{asked.token}/callback"
    body = {"type": 8, "data": {"choices": [{"name": "n", "value": value}]}}
    status, answer = await raw.send("POST", route, body)
    assert status == (204 if taken else 400)
    assert taken or where(answer["errors"], "data.choices.0.value")


NOTHING = {"content": " ", "embeds": [], "components": [], "attachments": []}


async def test_answer_cannot_be_emptied(raw: Raw, ask: Ask) -> None:
    asked = ask(Kind.COMMAND)
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    hook = f"/webhooks/{raw.server.store.application_id}/{asked.token}/messages/@original"
    await raw.send("POST", callback, {"type": 4, "data": {"content": "x"}})
    assert (await raw.send("PATCH", hook, NOTHING))[1]["code"] == 50006
    assert (await raw.send("PATCH", hook, {"content": ""}))[1]["code"] == 50006
    assert (await raw.send("PATCH", hook, {"components": []}))[0] == 200
    buttons = {"content": "", "components": [row(button())]}
    assert (await raw.send("PATCH", hook, buttons))[0] == 200
    assert (await raw.send("PATCH", hook, {"components": []}))[1]["code"] == 50006


async def test_message_cannot_be_emptied_by_its_button(raw: Raw) -> None:
    _, message = await raw.post_message({"content": "x", "components": [row(button())]})
    agora = raw.server.channel("agora")
    asked = interactions.start(
        raw.server.core,
        kind=Kind.COMPONENT,
        user_id=raw.server.user("Daphnis").id,
        channel=agora,
        data={"custom_id": "b"},
        owners=OWNERS,
        message=raw.server.store.message(agora.id, message["id"]),
    )
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    assert (await raw.send("POST", callback, {"type": 7, "data": NOTHING}))[1]["code"] == 50006
    assert (await raw.send("POST", callback, {"type": 7, "data": {"content": ""}}))[0] == 204


@pytest.mark.parametrize("body", [{"content": ""}, {"content": "", "embeds": [{}]}, NOTHING])
async def test_message_cannot_be_edited_to_nothing(raw: Raw, body: dict[str, Any]) -> None:
    _, message = await raw.post_message({"content": "x"})
    route = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, answer = await raw.send("PATCH", route, body)
    assert (status, answer["code"]) == (400, 50006)
    assert (await raw.send("GET", route))[1]["content"] == "x"
    assert (await raw.send("PATCH", route, body | {"embeds": [{"title": "t"}]}))[0] == 200
    assert (await raw.send("PATCH", route, {"embeds": []}))[1]["code"] == 50006


@pytest.mark.parametrize(("seconds", "taken"), [(2.9, True), (3.1, False)])
async def test_interaction_is_to_be_acknowledged_within_three_seconds(
    raw: Raw, ask: Ask, clock: MovableClock, seconds: float, taken: bool
) -> None:
    asked = ask(Kind.COMMAND)
    clock.advance(seconds)
    status, answer = await raw.send("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 5})
    assert status == 204 if taken else (status, answer["code"]) == (404, 10062)


async def test_unknown_interactions_and_webhooks(raw: Raw, ask: Ask) -> None:
    asked = ask(Kind.COMMAND)
    app = raw.server.store.application_id
    assert (await raw.send("POST", f"/interactions/1/{asked.token}/callback", {"type": 5}))[1][
        "code"
    ] == 10062
    assert (await raw.send("POST", f"/interactions/{asked.id}/wrong/callback", {"type": 5}))[1][
        "code"
    ] == 10062
    assert (await raw.send("POST", f"/webhooks/{app}/wrong", {"content": "x"}))[1]["code"] == 10015
    assert (await raw.send("POST", f"/webhooks/1/{asked.token}", {"content": "x"}))[1]["code"] == 10015


async def test_interaction_whose_channel_is_gone_cannot_be_answered(raw: Raw, ask: Ask) -> None:
    waiting, thinking = ask(Kind.COMMAND), ask(Kind.COMMAND)
    callback = "/interactions/{0.id}/{0.token}/callback"
    hook = f"/webhooks/{raw.server.store.application_id}/{thinking.token}"
    assert (await raw.send("POST", callback.format(thinking), {"type": 5}))[0] == 204
    raw.server.delete_channel("agora")
    for method, path, body in (
        ("POST", callback.format(waiting), {"type": 4, "data": {"content": "x"}}),
        ("POST", callback.format(waiting), {"type": 5}),
        ("POST", hook, {"content": "x"}),
        ("PATCH", f"{hook}/messages/@original", {"content": "x"}),
    ):
        status, answer = await raw.send(method, path, body)
        assert (status, answer["code"]) == (404, 10003), path


@pytest.mark.parametrize("press", [6, 7])
async def test_button_whose_channel_is_gone_cannot_be_answered(raw: Raw, ask: Ask, press: int) -> None:
    asked = ask(Kind.COMPONENT)
    raw.server.delete_channel("agora")
    route = f"/interactions/{asked.id}/{asked.token}/callback"
    status, answer = await raw.send("POST", route, {"type": press, "data": {"content": "x"}})
    assert (status, answer["code"]) == (404, 10003)


async def test_fault_of_the_practice_server_is_no_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs it in a test learns of the fault at the end, whatever the bot made of it."""

    async def ask_who_i_am() -> None:
        async with PracticeServer() as server, aiohttp.ClientSession() as session:
            monkeypatch.delattr(type(server.core.payloads), "current_user")
            headers = {"Authorization": f"Bot {server.token}"}
            async with session.get(f"{server.url}/api/v10/users/@me", headers=headers) as answer:
                assert answer.status == 500

    with pytest.raises(ExceptionGroup, match="practice server failed") as failed:
        await ask_who_i_am()
    assert isinstance(failed.value.exceptions[0], AttributeError)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, 0),
        ("GET", "/channels/1/nowhere", 404, 0),
        ("DELETE", "/users/@me", 405, 0),
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/channels/abc", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("POST", "/channels/1/messages", 404, 10003),
    ],
)
async def test_unknown_things_are_refused(raw: Raw, method: str, path: str, status: int, code: int) -> None:
    answered, body = await raw.send(method, path)
    assert (answered, body["code"]) == (status, code)


async def test_requests_without_the_token_are_refused(raw: Raw) -> None:
    for headers in ({}, {"Authorization": "Bot wrong"}, {"Authorization": raw.server.token}):
        raw.headers = headers
        assert (await raw.send("GET", "/users/@me"))[0] == 401
        assert (await raw.post_message({"content": "x"}))[0] == 401


async def test_unreadable_body_is_refused(raw: Raw) -> None:
    url = f"{raw.server.url}/api/v10/channels/{raw.server.channel('agora').id}/messages"
    async with raw.session.post(url, data=b"{", headers=raw.headers) as answer:
        assert (await answer.json())["code"] == 50109


async def test_members_list_needs_the_intent(raw: Raw) -> None:
    guild = raw.server.store.guild.id
    assert (await raw.send("GET", f"/guilds/{guild}/members?limit=5"))[1]["code"] == 50001
    status, found = await raw.send("GET", f"/guilds/{guild}/members/search?query=da&limit=5")
    assert status == 200
    assert [member["user"]["username"] for member in found] == ["daphnis"]


@pytest.mark.parametrize(
    "body",
    [{"name": ""}, {"name": " \n"}, {"name": "x" * 101}, {"name": "t", "auto_archive_duration": 61}],
)
async def test_thread_over_a_limit_is_refused(raw: Raw, body: dict[str, Any]) -> None:
    status, answer = await raw.send("POST", f"/channels/{raw.server.channel('tables').id}/threads", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_user_cannot_type_more_than_discord_lets(server: PracticeServer, daphnis: User) -> None:
    with pytest.raises(Exception, match="at most 2000"):
        await daphnis.say("agora", "x" * 2001)
