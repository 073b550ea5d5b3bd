from tests.bot.cli.conftest import Keryx


def test_games_lists_seats_scenarios_and_provenance(keryx: Keryx) -> None:
    result = keryx("games")
    assert result.exit_code == 0
    toy = result.stdout[result.stdout.index("toy") :]
    assert [" ".join(line.split()) for line in toy.splitlines()] == [
        "toy",
        "seats 2, 3",
        "scenarios plain, broken, crooked",
        "verified goods",
        "reconstructed cards",
        "open 6 The way home",
    ]


def test_games_lists_perikles(keryx: Keryx) -> None:
    first = keryx("games").stdout.splitlines()[:3]
    assert first[0] == "perikles"
    assert "3, 4, 5" in first[1]
