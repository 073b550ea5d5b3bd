"""`/table new` with variants: offered, refused in the game's words, shown wherever the table is."""

from typing import Any

import pytest

from bot.discord.bot import KeryxBot
from bot.keeper.lobby import variants_of
from games.antike.view import view as view_of
from practice import User
from practice.seen import Seen
from tests.bot.discord.conftest import Visit


async def say(user: User, command: str, /, **options: Any) -> Seen:
    return await user.answer(await user.slash("agora", command, **options))


async def new(user: User, **options: Any) -> Seen:
    return await say(user, "table new", **{"game": "antike", **options})


async def test_variants_are_shown_in_lobby_list_and_table(bot: KeryxBot, althaia: User) -> None:
    await new(althaia, seats=4, scenario="occident", variants="Long game,professional")
    row = await bot.lobby.row(1)
    assert variants_of(row) == ["professional", "long"]
    lobby = await althaia.wait_for_message("agora", lambda m: any("join:" in str(c) for c in m.components))
    shown = "Variants: professional variant and long game"
    assert shown in lobby.text
    assert "Scenario: Occident (reconstructed)" in lobby.text
    assert shown in (await say(althaia, "table list")).text
    assert shown in (await say(althaia, "table show", table=1)).text


async def test_scenario_is_named_where_a_game_has_several(bot: KeryxBot, althaia: User) -> None:
    await new(althaia, seats=4)
    lobby = await althaia.wait_for_message("agora", lambda m: any("join:" in str(c) for c in m.components))
    assert "Scenario: " in lobby.text
    await new(althaia, game="perikles")
    lobby = await althaia.wait_for_message("agora", lambda m: any("join:2" in str(c) for c in m.components))
    assert "Scenario: " not in lobby.text


async def test_scenario_may_be_typed_out_as_it_is_called(bot: KeryxBot, althaia: User) -> None:
    await new(althaia, seats=4, scenario="OCCIDENT (reconstructed)")
    assert (await bot.lobby.row(1)).scenario == "occident"
    refused = await new(althaia, seats=4, scenario="moon")
    assert refused.text.startswith("This game has no scenario “moon”; it has: `Orient`, `Occident")


async def test_variants_are_named_in_the_language_of_the_table(bot: KeryxBot, althaia: User) -> None:
    await althaia.set_locale("de")
    await new(althaia, seats=4, variants="Militär-Variante", language="de")
    assert variants_of(await bot.lobby.row(1)) == ["military"]


async def test_variants_are_offered_that_go_together(bot: KeryxBot, althaia: User) -> None:
    offered = await althaia.autocomplete("agora", "table new", "variants", "", game="antike")
    assert offered.values == ["professional", "military", "long", "twelve", "chosen"]
    offered = await althaia.autocomplete("agora", "table new", "variants", "twelve, ", game="antike")
    assert offered.values == ["twelve,professional", "twelve,long", "twelve,chosen"]
    offered = await althaia.autocomplete("agora", "table new", "variants", "long, pro", game="antike")
    assert offered.values == ["long,professional"]
    offered = await althaia.autocomplete("agora", "table new", "variants", "twel", game="antike", seats=4)
    assert offered.values == []
    offered = await althaia.autocomplete("agora", "table new", "variants", "", game="perikles")
    assert offered.values == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"variants": "wide"}, "This game has no variant “wide”; it has: "),
        ({"game": "perikles", "variants": "long"}, "This game has no variants."),
        ({"variants": "twelve", "seats": 4}, "Twelve personages are for three nations"),
        ({"variants": "twelve,military", "seats": 3}, "military"),
    ],
)
async def test_what_cannot_be_played_is_refused_in_one_sentence(
    bot: KeryxBot, althaia: User, options: dict[str, Any], sentence: str
) -> None:
    refused = await new(althaia, **options)
    assert sentence in refused.text
    assert await bot.store.table(1) is None


async def test_seats_follow_the_variants_and_are_checked_again_at_the_start(
    bot: KeryxBot, althaia: User, visit: Visit
) -> None:
    await new(althaia, variants="twelve")
    assert (await bot.lobby.row(1)).seats == 3
    for user in (althaia, await visit("Gorgo")):
        await say(user, "table join", table=1)
    refused = await say(althaia, "table start", table=1)
    assert "Twelve personages are for three nations" in refused.text
    await say(await visit("Daphnis"), "table join", table=1)
    await say(althaia, "table start", table=1)
    live = await bot.keeper.live(1)
    assert view_of(live.state, None).variants == ("twelve",)
