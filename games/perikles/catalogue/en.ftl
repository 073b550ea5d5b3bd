### Perikles in English.

## Names. “at” says where something happens.

name-athens = Athens
    .at = in Athens
    .adjective = Athenian
name-sparta = Sparta
    .at = in Sparta
    .adjective = Spartan
name-argos = Argos
    .at = in Argos
    .adjective = Argive
name-corinth = Corinth
    .at = in Corinth
    .adjective = Corinthian
name-thebes = Thebes
    .at = in Thebes
    .adjective = Theban
name-megara = Megara
    .at = in Megara
    .adjective = Megarian
name-persia = Persia
    .at = in Persia
    .adjective = Persian

name-acarnania = Acarnania
    .at = in Acarnania
name-amphipolis = Amphipolis
    .at = at Amphipolis
name-attica = Attica
    .at = in Attica
name-lesbos = Lesbos
    .at = on Lesbos
name-naupactus = Naupactus
    .at = at Naupactus
name-plataea = Plataea
    .at = at Plataea
name-potidea = Potidea
    .at = at Potidea
name-cephallenia = Cephallenia
    .at = on Cephallenia
name-cythera = Cythera
    .at = on Cythera
name-epidaurus = Epidaurus
    .at = at Epidaurus
name-melos = Melos
    .at = on Melos
name-pylos = Pylos
    .at = at Pylos
name-sicily = Sicily
    .at = in Sicily
name-spartolus = Spartolus
    .at = at Spartolus
name-megara-town = Megara
    .at = at Megara
name-mantinea = Mantinea
    .at = at Mantinea
name-aetolia = Aetolia
    .at = in Aetolia
name-delium = Delium
    .at = at Delium
name-corcyra = Corcyra
    .at = on Corcyra
name-leucas = Leucas
    .at = on Leucas
name-solygeia = Solygeia
    .at = at Solygeia

name-perikles = Perikles
name-alkibiades = Alkibiades
name-plague = Plague
name-slave-revolt = Slave Revolt
name-brasidas = Brasidas
name-phormio = Phormio
name-thessalian-allies = Thessalian Allies
name-persian-fleet = Persian Fleet

# Arms, sides, and where a combat is: hoplites fight at a place, triremes off it.
name-hoplite = hoplite
    .several = hoplites
    .combat = hoplite combat
    .start = Hoplite combat
name-trireme = trireme
    .several = triremes
    .combat = trireme combat
    .start = Trireme combat
name-attack = attack
    .start = The attacker
    .the = the attacker
    .main = main attacker
    .of = attack on
    .doing = attacking
    .heading = Attacking
    .does = attacks
    .wins = conquers
    .win = conquer
name-defence = defend
    .start = The defender
    .the = the defender
    .main = main defender
    .of = defence of
    .doing = defending
    .heading = Defending
    .does = defends
    .wins = holds
    .win = hold
there-hoplite = { NAME($place, case: "at") }
there-trireme = off { NAME($place) }

# An influence tile.
tile =
    { $symbol ->
        [candidate] { $city ->
            [any] “any city” { $shards } with candidate
           *[other] { NAME($city) } { $shards } with candidate
        }
        [assassin] { $city ->
            [any] “any city” { $shards } with assassin
           *[other] { NAME($city) } { $shards } with assassin
        }
       *[none] { $city ->
            [any] “any city” { $shards }
           *[other] { NAME($city) } { $shards }
        }
    }

# Counters of one city and arm, with their strengths.
counters-of =
    { $count ->
        [one] { NAME($city, case: "adjective") } { NAME($arm) } { $strengths }
       *[other] { NAME($city, case: "adjective") } { NAME($arm, case: "several") } { $strengths }
    }

## Set-up and phase 1

start-seat-drawn = { SEAT($seat) } is drawn to start.
special-dealt = Your special tile is { NAME($tile) }.
marker-placed = { SEAT($seat) } places a marker { NAME($city, case: "at") }.
round-begun = Round { $round } begins. Battles will be fought over { NAMES($places) }. { SEAT($start) } will take the first tile; on offer are { TILES($tiles) }.

## Phase 2

tile-taken =
    { $markers ->
        [0] { SEAT($seat) } takes { TILE($tile) } but has no marker left to place { NAME($city, case: "at") }.
        [one] { SEAT($seat) } takes { TILE($tile) } and places a marker { NAME($city, case: "at") }.
       *[other] { SEAT($seat) } takes { TILE($tile) } and places { $markers } markers { NAME($city, case: "at") }.
    }
marker-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } sends an assassin against a marker of their own { NAME($city, case: "at") }.
       *[no] { SEAT($seat) } sends an assassin, who removes a marker of { SEAT($owner) } { NAME($city, case: "at") }.
    }
candidate-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } sends an assassin against their own candidate { NAME($city, case: "at") }.
       *[no] { SEAT($seat) } sends an assassin, who removes { SEAT($owner) } as a candidate { NAME($city, case: "at") }.
    }
beta-moved-up = { SEAT($owner) } moves up to first candidate { NAME($city, case: "at") }.
offer-refilled = New on offer: { TILE($tile) }.

## Phase 3

candidate-proposed =
    { $spot ->
        [alpha] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } stands as first candidate { NAME($city, case: "at") }.
           *[no] { SEAT($seat) } proposes { SEAT($owner) } as first candidate { NAME($city, case: "at") }.
        }
       *[beta] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } stands as second candidate { NAME($city, case: "at") }.
           *[no] { SEAT($seat) } proposes { SEAT($owner) } as second candidate { NAME($city, case: "at") }.
        }
    }
proposal-lapsed = { SEAT($seat) } can propose nobody anywhere; the candidate action lapses.

## Phase 4

leader-elected =
    { $tied ->
        [yes] { $removed ->
            [0] { SEAT($seat) } and { SEAT($rival) } are tied { NAME($city, case: "at") }; { SEAT($seat) }, proposed first, becomes leader and removes no marker.
            [one] { SEAT($seat) } and { SEAT($rival) } are tied { NAME($city, case: "at") }; { SEAT($seat) }, proposed first, becomes leader and removes a marker.
           *[other] { SEAT($seat) } and { SEAT($rival) } are tied { NAME($city, case: "at") }; { SEAT($seat) }, proposed first, becomes leader and removes { $removed } markers.
        }
       *[no] { $removed ->
            [0] { SEAT($seat) } defeats { SEAT($rival) } { NAME($city, case: "at") }, becomes leader and removes no marker.
            [one] { SEAT($seat) } defeats { SEAT($rival) } { NAME($city, case: "at") }, becomes leader and removes a marker.
           *[other] { SEAT($seat) } defeats { SEAT($rival) } { NAME($city, case: "at") }, becomes leader and removes { $removed } markers.
        }
    }
leader-unopposed = { SEAT($seat) } becomes leader of { NAME($city) } unopposed.
no-leader = { NAME($city) } has no candidate and no leader this round.

## Phase 5

persians-commanded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } leads no city and commands the Persians.
       *[other] { SEATS($seats) } lead no city and command the Persians together.
    }
first-named =
    { SAME($seat, $first) ->
        [yes] { SEAT($seat) } chooses to commit forces first.
       *[no] { SEAT($seat) } decides that { SEAT($first) } commits forces first.
    }
counter-recovered = { SEAT($seat) } recovers { NAME($city, case: "adjective") } { NAME($arm) } { $strength } from the dead.
tile-spent = { SEAT($seat) } spends { TILE($tile) }.
counter-sent =
    { $main ->
        [yes] { SEAT($seat) } sends a { NAME($arm) } from { NAME($city) } to { NAME($side) } { NAME($place) } ({ NAME($side, case: "main") }).
       *[no] { SEAT($seat) } supports the { NAME($side, case: "of") } { NAME($place) } with a { NAME($arm) } from { NAME($city) }.
    }
own-counter-sent = The { NAME($city, case: "adjective") } { NAME($arm) } sent to { NAME($place) } has strength { $strength }.
marker-paid = { SEAT($seat) } pays a marker { NAME($city, case: "at") } for up to two more { NAME($force, case: "adjective") } counters.
war-begun = { NAME($city) } is now at war with { NAME($enemy) }.
alliance-made = { NAME($city) } is now allied with { NAME($ally) }.
permission-asked = { SEAT($seat) } asks { SEAT($leader) } to let { NAME($city) } defend { NAME($place) }.
permission-granted = { SEAT($leader) } allows { SEAT($seat) } to defend { NAME($place) } with { NAME($city) }.
permission-refused = { SEAT($leader) } does not allow { SEAT($seat) } to defend { NAME($place) } with { NAME($city) }.
nothing-sent =
    { $forced ->
        [yes] { SEAT($seat) } has nothing to send.
       *[no] { SEAT($seat) } sends no counters.
    }
nothing-sent-by =
    { $forced ->
        [yes] { SEATS($seats) } have nothing to send.
       *[no] { SEATS($seats) } send no counters.
    }
nothing-commit-forces = Send none
tiles-come-first =
    { COUNT($seats) ->
        [one] Only { SEATS($seats) } has tiles with two potsherds and goes first.
       *[other] Only { SEATS($seats) } have tiles with two potsherds; they go first.
    }
counters-sent = { SEAT($seat) } sends { LIST($sent) }.
sent-one =
    { $count ->
        [one] a { NAME($arm) } from { NAME($city) } to { NAME($side) } { NAME($place) }
       *[other] { $count } { NAME($arm, case: "several") } from { NAME($city) } to { NAME($side) } { NAME($place) }
    }
wars-begun = War: { LIST($pairs) }.
alliances-made = Alliance: { LIST($pairs) }.
markers-placed = Extra markers: { LIST($placed) }.
placed-one = { SEAT($seat) } { NAME($city, case: "at") }
candidates-proposed = Candidates: { LIST($proposed) }.
proposed-one =
    { SAME($seat, $owner) ->
        [yes] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        })
       *[no] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        }, by { SEAT($seat) })
    }
leaders-elected = Leaders: { LIST($leaders) }.
leader-of = { NAME($city) } { SEAT($seat) }
leader-of-over = { NAME($city) } { SEAT($seat) } over { SEAT($rival) }
leader-of-tied = { NAME($city) } { SEAT($seat) } (tied with { SEAT($rival) }, but proposed first)
leader-of-none = { NAME($city) } nobody
report-battle = { NAME($place) }, round { $round }
report-combat = { NAME($arm, case: "several") } { $attack } : { $defence }, needed { $attacker_needs } and { $defender_needs }, rolled { $rolled }
report-unopposed = { NAME($arm, case: "several") } unopposed
report-conquests =
    { COUNT($places) ->
        [0] No place is conquered.
       *[other] Conquered: { LIST($places) }.
    }
report-defeats = Beaten: { LIST($cities) }.
merits = markers { $markers }, places { $places }, statues { $statues }

## Phase 6

place-deserted = Nobody came to { NAME($place) }; its tile leaves the game.
place-not-attacked = Nobody attacks { NAME($place) }; its tile leaves the game.
defender-rewarded =
    { $markers ->
        [0] { SEAT($seat) } would be rewarded for the defence { NAME($city, case: "at") } but has no marker left.
        [one] { SEAT($seat) } is rewarded for the defence with a marker { NAME($city, case: "at") }.
       *[other] { SEAT($seat) } is rewarded for the defence with { $markers } markers { NAME($city, case: "at") }.
    }
counters-turned-up = { NAME($side, case: "heading") } { NAME($place) }: { COUNTERS($counters) }.
round-skipped = No { NAME($arm, case: "several") } meet { THERE($arm, $place) }; that combat is skipped.
round-won-unopposed = { NAME($side, case: "start") } wins the { NAME($arm, case: "combat") } { THERE($arm, $place) } unopposed.
combat-joined = { NAME($arm, case: "start") } { THERE($arm, $place) }: attack { $attack }, defence { $defence }, column { $odds }. The attacker needs { $attacker_needs }, the defender { $defender_needs }; battle tokens { $attacker_tokens }–{ $defender_tokens }.
dice-rolled =
    { $attacker_tokens ->
        [2] { $defender_tokens ->
            [2] The attacker rolls { $attacker }, the defender { $defender }; at two tokens each, the first roll that only one side makes decides.
           *[other] The attacker rolls { $attacker }, the defender { $defender }; battle tokens { $attacker_tokens }–{ $defender_tokens }.
        }
       *[other] The attacker rolls { $attacker }, the defender { $defender }; battle tokens { $attacker_tokens }–{ $defender_tokens }.
    }
combat-won = { NAME($side, case: "start") } wins the { NAME($arm, case: "combat") } { THERE($arm, $place) }.
combat-fought = { NAME($arm, case: "start") } { THERE($arm, $place) }, { $attack } against { $defence }, column { $odds }; { $attacker_needs } and { $defender_needs } needed, battle tokens { $attacker_tokens }–{ $defender_tokens }. Rolled { $rolled }: { $tied ->
        [yes] at two tokens each, { NAME($side, case: "the") } is the first to succeed alone and wins.
       *[no] { NAME($side, case: "the") } wins.
    }
counter-lost =
    { $chooser ->
        [none] { NAME($side, case: "start") } loses { NAME($city, case: "adjective") } { NAME($arm) } { $strength }.
       *[other] { NAME($side, case: "start") } loses { NAME($city, case: "adjective") } { NAME($arm) } { $strength }, as { SEAT($chooser) } chooses.
    }
persians-spared = { NAME($side, case: "start") } would lose Persian { NAME($arm) } { $strength }, but Persians only go home.
place-won =
    { $points ->
        [one] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place) } for one point.
       *[other] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place) } for { $points } points.
    }
persians-won =
    { COUNT($seats) ->
        [one] The Persians { NAME($side, case: "win") } { NAME($place) }; points for { SEATS($seats) }, who commands them: { $points }.
       *[other] The Persians { NAME($side, case: "win") } { NAME($place) }; points for each who commands them ({ SEATS($seats) }): { $points }.
    }
militia-held = The militia alone holds { NAME($place) }; its tile leaves the game.
place-undecided = Nobody is left to decide { NAME($place) }; its tile leaves the game.
city-defeated =
    { $value ->
        [0] { NAME($city) } suffers defeat number { $defeats }; its statues are worth nothing now.
        [one] { NAME($city) } suffers defeat number { $defeats }; its statues are worth one point each now.
       *[other] { NAME($city) } suffers defeat number { $defeats }; its statues are worth { $value } points each now.
    }

## Phase 7 and the end

statue-raised = { NAME($city) } raises a statue to { SEAT($seat) }.
statue-raised-to = { NAME($city) } to { SEAT($seat) }
statues-raised = Statues are raised: { LIST($statues) }.
ended-early = Defeats suffered by { NAME($city) }: { $defeats }. The game ends early.
scored = { SEAT($seat) }: { $markers } for markers, { $places } for places, { $statues } for statues, { $points } in all.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins the game.
       *[other] { SEATS($seats) } share the victory.
    }

## Special tiles

special-played = { SEAT($seat) } plays the special tile { NAME($tile) }.
markers-added =
    { $markers ->
        [0] { SEAT($seat) } has no marker left to place { NAME($city, case: "at") }.
        [one] { SEAT($seat) } places a marker { NAME($city, case: "at") }.
       *[other] { SEAT($seat) } places { $markers } markers { NAME($city, case: "at") }.
    }
plague-struck =
    { $markers ->
        [0] The Plague strikes { NAME($city) }, but nobody has enough markers there to lose any.
        [one] { SEAT($owner) } loses a marker { NAME($city, case: "at") }.
       *[other] { SEAT($owner) } loses { $markers } markers { NAME($city, case: "at") }.
    }
marker-moved = A marker of { SEAT($owner) } moves from { NAME($city) } to { NAME($to) }.
slaves-revolted =
    { $place ->
        [none] The slaves revolt: Spartan hoplite { $strength } goes home from the leader’s hand.
       *[other] The slaves revolt: Spartan hoplite { $strength } goes home from { NAME($place) }.
    }
forces-doubled = { NAME($city, case: "adjective") } { NAME($arm, case: "several") } count double in this combat { THERE($arm, $place) }.
token-granted = { NAME($side, case: "start") } gains a battle token for this combat over { NAME($place) }.
quiet-kept =
    { $until ->
        [none] You will be asked about your special tile again.
        [phase] You will not be asked about your special tile for the rest of this phase.
       *[other] You will not be asked about your special tile until the battle of { NAME($until) }.
    }

## Questions

question-place-extra-marker =
    { $left ->
        [one] In which city do you place your last extra marker?
       *[other] In which city do you place an extra marker? You have { $left } left.
    }
asked-place-extra-marker = place an extra marker in a city.
begins-influence =
    { $round ->
        [1] Everybody has been dealt a special tile, which nobody else sees. Now influence tiles are taken in turn.
       *[other] Influence tiles are taken in turn.
    }
begins-candidates = Candidates are proposed in turn, two for each city; then the leaders are elected.
begins-forces = The influence tiles are spent in turn, to send counters face down to the places of battle.
begins-battles = The places are fought for, one after the other.
asked-take-tile = take an influence tile.
asked-propose-candidate = propose a candidate.
asked-name-first = say who commits forces first.
asked-recover-counter = recover a dead counter of { NAME($city) }.
asked-commit-forces =
    { $left ->
        [0] pay for more counters, or end your turn.
        [one] send one counter, or none.
       *[other] send up to { $left } counters.
    }
asked-choose-loss = which city loses a { NAME($arm) } { THERE($arm, $place) }?
asked-answer-request = { SEAT($asker) } asks: may { NAME($city) } defend { NAME($place) }?
asked-alkibiades-marker = which markers does Alkibiades move to { NAME($to) }?
asked-in-private-before-combat = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } : { $defence }; a special tile?
question-take-tile = Which influence tile do you take?
question-end-influence-turn = You have taken { TILE($tile) }. Do you end your turn or play your special tile?
question-end-influence-turn-unfit = You have taken { TILE($tile) }. Your special tile cannot be played now. Do you end your turn?
question-propose-candidate = Whom do you propose as a candidate, and in which city?
question-assassinate-marker = Which marker does your assassin remove?
question-name-first = Who is to commit forces first?
question-recover-counter = Do you recover a hoplite or a trireme of { NAME($city) }?
question-commit-forces =
    { $paid ->
        [none] { $left ->
            [0] The tile’s counters are sent. Do you pay a marker for more, or end your turn?
            [one] You may send one more counter. Which, and where to?
           *[other] You may send up to { $left } counters. Which, and where to?
        }
       *[other] { $left ->
            [0] All counters are sent. Do you end your turn?
            [one] You may send one more { NAME($paid, case: "adjective") } counter. Which, and where to?
           *[other] You may send up to { $left } { NAME($paid, case: "adjective") } counters. Which, and where to?
        }
    }
question-answer-request = { SEAT($asker) } wants to defend { NAME($place) } with { NAME($city) }. Do you allow it?
question-before-combat = { NAME($arm, case: "start") } { THERE($arm, $place) }, { $attack } against { $defence }, column { $odds }: do you play your special tile first?
question-before-combat-unfit = { NAME($arm, case: "start") } { THERE($arm, $place) }, { $attack } against { $defence }, column { $odds }. Your special tile cannot be played here; you are asked all the same, so that nobody can tell. Do you pass?
question-still-before-combat = Others are still thinking about the { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } against { $defence }, column { $odds }. Nothing is asked of you; do you want to play your special tile after all?
question-choose-loss = Which { NAME($side, case: "doing") } city loses a { NAME($arm) } { THERE($arm, $place) }?
question-alkibiades-marker =
    { $left ->
        [one] Which other marker does Alkibiades move to { NAME($to) }?
       *[other] Which marker does Alkibiades move to { NAME($to) }? You choose { $left }.
    }

## Actions, as on a button

action-place-marker = Marker { NAME($city, case: "at") }
action-take =
    { $city ->
        [none] Take { TILE($tile) }
       *[other] Take { TILE($tile) }: { NAME($city) }
    }
action-propose = Propose { SEAT($owner) } { NAME($city, case: "at") }
action-assassinate =
    { $candidate ->
        [yes] Remove candidate { SEAT($owner) } { NAME($city, case: "at") }
       *[no] Remove a marker of { SEAT($owner) } { NAME($city, case: "at") }
    }
action-end-turn =
    { $until ->
        [phase] End turn; do not ask about my special tile again this phase
       *[none] End turn
    }
brief-ask-permission = Ask: { NAME($city) } defends { NAME($place) }
brief-end-turn = End turn, do not ask again
brief-pass = Pass until { NAME($until) }
brief-pay-marker =
    { $force ->
        [persia] Persians: marker { NAME($city, case: "at") }
       *[other] Pay a marker { NAME($city, case: "at") }
    }
brief-play-special =
    { $target ->
        [none] Special tile: { NAME($tile) }
        [hand] Tile: { NAME($tile) }, Sparta’s hand
        [attack] Tile: { NAME($tile) }, attacker
        [defence] Tile: { NAME($tile) }, defender
       *[other] Tile: { NAME($tile) }, { NAME($target) }
    }
brief-recover = Recover { NAME($city, case: "adjective") } { NAME($arm) }
brief-send = { NAME($city) } { LETTER($arm) }{ $strength } { NAME($side, case: "does") } { NAME($place) }
brief-take = Take { TILE($tile) }: { NAME($city) }
action-name-first = { SEAT($first) } commits first
action-recover = Recover the weakest { NAME($city, case: "adjective") } { NAME($arm) }
action-send = { NAME($city, case: "adjective") } { NAME($arm) } { $strength } { NAME($side, case: "does") } { NAME($place) }
action-pay-marker = Pay a marker { NAME($city, case: "at") } for more { NAME($force, case: "adjective") } counters
action-ask-permission = Ask to defend { NAME($place) } with { NAME($city) }
action-answer-request =
    { $allow ->
        [yes] Allow it
       *[no] Refuse
    }
action-pass =
    { $until ->
        [none] Pass
        [phase] Pass until the phase ends
       *[other] Pass until the battle of { NAME($until) }
    }
action-choose-loss = { NAME($city) } loses a counter
action-play-special =
    { $target ->
        [none] Special tile: { NAME($tile) }
        [hand] Special tile: { NAME($tile) }, the Spartan leader’s hand
        [attack] Special tile: { NAME($tile) } for the attacker
        [defence] Special tile: { NAME($tile) } for the defender
       *[other] { $tile ->
            [alkibiades] Special tile: Alkibiades, two markers to { NAME($target) }
           *[other] Special tile: { NAME($tile) }, { NAME($target) }
        }
    }
action-move-marker = Move a marker of { SEAT($owner) } from { NAME($city) }
gathered-pass = Pass until a certain battle …
gathered-play-special = Special tile: { NAME($tile) } …

## When an order is asked for: said of one that is not

when-place-marker = Extra markers are placed in the set-up alone: in turn, two by each player.
when-take = You take a tile on your turn, before candidates are proposed.
when-propose = You propose a candidate right after taking a tile that shows one, and in your turns once all tiles are taken.
when-assassinate = You remove a marker right after taking a tile that shows an assassin.
when-end-turn = You end your turn after taking a tile, as long as you hold a special tile, and when you send forces.
when-name-first = Before forces are sent, Sparta’s leader names who begins; where it has no leader, the start player does.
when-recover = You recover a counter before forces are sent, for each city that you lead and that has some among the dead.
when-send = You send counters on your turn in which you spend a tile, once all cities have elected their leaders.
when-pay-marker = You pay a marker when you send forces, once both counters of the tile are sent; one for each tile.
when-ask-permission = You ask for leave when you send forces, to defend a place of a city that somebody else leads.
when-answer-request = You are asked when somebody wants to defend a place of a city that you lead.
when-pass = You are asked before each combat with dice, as long as you have not played your special tile.
when-choose-loss = You choose when a side on which you have the main role loses a combat and its weakest counters are of several cities.
when-play-special = Each special tile has its moment: on your turn with a tile, when you send forces, or before a combat.
when-move-marker = You move markers right after playing Alkibiades.

## What stands beside an answer

fact-points = { $points } points
fact-strength = strength { $strength }
fact-markers = you have { $markers } there
fact-unopposed = { $points } points; no { NAME($arm, case: "several") } against yours yet
fact-face-down = { $points } points; { NAME($arm, case: "several") } { $own } against { $other }
fact-odds = { $points } points; { NAME($arm, case: "several") } { $own } against { $other }: you need { $needs }, they need { $theirs }

## Parts of answers, as they are chosen together

part-assassinate-owner-candidate =
    { $candidate ->
        [yes] Candidate { SEAT($owner) }
       *[no] Marker of { SEAT($owner) }
    }
    .question = Whose marker?
part-send-city-arm-strength = { NAME($city, case: "adjective") } { NAME($arm) } { $strength }
    .question = Which counter?
part-send-place-side =
    { $side ->
        [attack] Attack { NAME($place) }
       *[defence] Defend { NAME($place) }
    }
    .question = Where to?

## Refusals

refusal-no-such-city = “{ NAME($city) }” is not a city; choose one of the six cities.
refusal-no-such-place = That is not one of this round’s places; choose one that lies on the board.
refusal-no-such-seat = There is no such player; choose one at this table.
refusal-supply-empty = Your supply is empty; you have no marker left to place.
refusal-none-tile-not-on-offer = No tile “{ $word }” is on offer; take one of the tiles that are.
refusal-tile-not-on-offer = { TILE($tile) } is not on offer; take one of the tiles that are.
refusal-colour-already-taken =
    { $city ->
        [any] You already have an “any city” tile this round; take a tile of a colour you do not have yet.
       *[other] You already have a tile of { NAME($city) } this round; take a tile of a colour you do not have yet.
    }
refusal-tile-city-fixed = The markers of { TILE($tile) } cannot go to { NAME($city) }; take the tile without naming a city.
refusal-tile-needs-city = { TILE($tile) } works in any city; name the city you want.
refusal-take-first = You must take a tile first; then you can end your turn.
refusal-already-took = You have already taken your tile; play your special tile or end your turn.
refusal-marker-not-there = { SEAT($owner) } has no marker in the columns of { NAME($city) }; choose one that is there.
refusal-candidate-not-there = { SEAT($owner) } is not a candidate { NAME($city, case: "at") }; choose one who is.
refusal-no-marker-of-yours = You have no marker { NAME($city, case: "at") }; propose in a city where you have one.
refusal-candidates-full = { NAME($city) } already has two candidates; propose in another city.
refusal-already-candidate = { SEAT($owner) } is already a candidate { NAME($city, case: "at") }; the second one must be somebody else.
refusal-none-dead =
    { $arm ->
        [hoplite] { NAME($city) } has no dead hoplites; recover a trireme.
       *[trireme] { NAME($city) } has no dead triremes; recover a hoplite.
    }
refusal-nothing-to-recover = There is nothing to recover for { NAME($city) } now; choose the city you are asked about.
refusal-not-your-force = You do not command the { NAME($city, case: "adjective") } forces this round; use your own.
refusal-not-in-hand = You hold no { NAME($city, case: "adjective") } { NAME($arm) } of strength { $strength }; choose one of your counters.
refusal-tile-used-up = The tile’s counters are all sent; pay a marker for more, or end your turn.
refusal-extra-used-up = The extra counters are all sent as well; end your turn.
refusal-extra-other-city = You paid for { NAME($force, case: "adjective") } counters; only those may follow now.
refusal-land-only = Only hoplites fight { NAME($place, case: "at") }; triremes cannot be sent there.
refusal-own-city-attack = You lead { NAME($city) } and may not attack { NAME($place) }, which belongs to it; defend it instead.
refusal-both-sides = You already have troops on the other side { NAME($place, case: "at") }; join your own side.
refusal-allied-with = { NAME($city) } is allied with { NAME($other) } this round and may not attack { NAME($place) }; choose another target.
refusal-at-war-with = { NAME($city) } is at war with { NAME($other) } this round and may not defend { NAME($place) }; choose another place.
refusal-beside-enemy = { NAME($city) } is at war with { NAME($other) } and may not stand beside its troops { NAME($place, case: "at") }; choose another place.
refusal-against-ally = { NAME($city) } is allied with { NAME($other) } and may not stand against its troops { NAME($place, case: "at") }; choose another place.
refusal-needs-permission = { SEAT($leader) } must first allow { NAME($city) } to defend { NAME($place) }; ask for permission.
refusal-nobody-to-ask = { NAME($city) } has no leader who could allow a defence of { NAME($place) }; only an attack is possible there.
refusal-tile-covers-more = The tile still covers another counter; send that before you pay a marker.
refusal-already-paid = You have already paid a marker for this tile; once is all that is allowed.
refusal-no-marker-to-pay = You have no marker { NAME($city, case: "at") } to pay with; choose another city or end your turn.
refusal-pay-other-city = { NAME($force, case: "adjective") } counters cost a marker { NAME($force, case: "at") }, not { NAME($city, case: "at") }.
refusal-force-exhausted = You have no { NAME($force, case: "adjective") } counters left to send, so there is nothing to pay for.
refusal-already-allowed = { NAME($city) } is already allowed to defend { NAME($place) }; you can send counters there.
refusal-permission-needless = You need no permission { NAME($place, case: "at") }; simply send your counters.
refusal-refused-this-turn = You were already refused permission for { NAME($city) } { NAME($place, case: "at") } this turn; ask again in a later one.
refusal-none-to-send = You have no fitting counters left to send; end your turn.
refusal-no-such-until = You cannot wait until “{ NAME($until) }”; wait for the end of the phase, or for a battle still to come.
refusal-cannot-lose-that = The loss cannot fall on { NAME($city) }; choose one of the cities on offer.
refusal-special-played = You have already played your special tile; there is only one in a game.
refusal-not-your-special = { NAME($tile) } is not your special tile; look at your own.
refusal-special-wrong-moment = { NAME($tile) } cannot be played now. { HELP($tile) }
refusal-special-takes-no-target = { NAME($tile) } is played without a target; play it alone.
refusal-special-needs-target =
    { $tile ->
        [slave-revolt] { NAME($tile) } needs a target; name a place with Spartan hoplites or the leader’s hand.
        [thessalian-allies] { NAME($tile) } needs a target; name the attack or the defence.
        [persian-fleet] { NAME($tile) } needs a target; name the attack or the defence.
       *[other] { NAME($tile) } needs a target; name a city.
    }
refusal-alkibiades-same-city = Alkibiades moves markers to { NAME($city) }; choose one in another city.
refusal-alkibiades-too-few = Outside { NAME($city) } there are not two markers to move; choose another city for Alkibiades.
refusal-no-spartans-there =
    { $target ->
        [none] There are no Spartan hoplites there; name a place that has some, or the leader’s hand.
        [hand] The leader of Sparta holds no hoplites; name a place that has Spartan ones.
       *[other] There are no Spartan hoplites { NAME($target, case: "at") }; name a place that has some, or the leader’s hand.
    }
refusal-side-has-token =
    { $side ->
        [attack] The attacker already has a battle token; you can only give one to the defender.
       *[defence] The defender already has a battle token; you can only give one to the attacker.
    }
refusal-no-such-side = “{ NAME($target) }” is not a side; name the attack or the defence.
refusal-battle-over = The battle of { NAME($place) } is over; choose one still to come.

## Help for the special tiles

help-perikles = When it is your turn to take a tile, before or after you take it, place two of your markers in Athens.
help-alkibiades = When it is your turn to take a tile, before or after you take it, choose a city and move two markers of any players there from one or two other cities. Candidates cannot be moved, and the markers do not become candidates.
help-plague = When it is your turn to take a tile, before or after you take it, choose a city. Everybody, you included, loses half of their markers there, rounded down. A candidate counts, but stays.
help-slave-revolt = When it is your turn to commit forces, choose a place or the hand of Sparta’s leader. A random Spartan hoplite goes home from there and takes no further part in this round.
help-brasidas = Right before a hoplite combat, whether or not you take part, Spartan hoplites on both sides count double in it. Militia and rebels do not.
help-phormio = Right before a trireme combat, whether or not you take part, Athenian triremes on both sides count double in it. Militia and rebels do not.
help-thessalian-allies = Right before a hoplite combat, whether or not you take part, give one side a battle token to start with, unless it already has one.
help-persian-fleet = Right before a trireme combat, whether or not you take part, give one side a battle token to start with, unless it already has one.

## Chapters of the rules

chapter-aim = Whoever has the most points after three rounds wins. You get them by leading cities, by winning places of battle, and by keeping markers in the cities.
    .title = The aim
chapter-set-up = Everybody begins with two markers in each city. Chance names the start player; from there, twice round the table, each adds one marker to a city of their choice. Then everybody is dealt a special tile, which the others do not see.
chapter-influence = In turn you take a tile from the offer: five in all, at a table of five only four. It brings markers into its city, one for each potsherd; an “any city” tile lets you choose. While the offer holds a colour that you have not taken this round, you must take a new one. A candidate on the tile lets you propose at once, an assassin lets you remove one marker or candidate anywhere.
chapter-candidates = In turn everybody proposes candidates, two for each city: in a city where you have a marker, your own or another’s. Nobody can be both candidates of a city, and if you can propose somebody you must. Then the cities elect: more markers win, in a tie the first candidate. The winner takes back as many of their own markers as the rival has there and leads the city for this round.
chapter-forces = Leaders take up the troops of their cities. Sparta’s leader says who begins, and each led city gets one dead counter back. Then you spend your tiles, those with two potsherds first. Each lets you send up to two counters, face down, to attack or defend places. You never attack a place of a city that you lead, nor stand on both sides of one; to defend another’s place you need permission. For the rest of the round a city that attacks a place is at war with the city that owns it, and one that defends it is allied with that city. Cities that only meet there, on either side, are neither. A marker from a city pays for up to two more of its counters.
chapter-battles = Place by place the counters are turned up. A place may have two combats, one with triremes and one with hoplites; it says which comes first. Both sides add up their strengths, with militia and rebels, and the odds give what two dice have to show for a battle token. The second token wins. The loser loses the weakest counter, and the winner of the first combat goes into the second with an advantage. The side that wins the last combat takes the tile; if that is the attacker, the city suffers a defeat and its statues are worth less.
chapter-odds = Attack and defence are compared, and two dice are rolled for each side until one has two battle tokens. At three times the defence or more the attacker needs 5 for a token and the defender 10; at twice 6 and 9; at 2 more 7 and 8; about equal 8 and 7; at 2 less 9 and 6; at half or less 10 and 5. Where several fit, the best one for the stronger side counts.
    .title = The odds
chapter-end = Every leader gets a statue in their city, and the troops go home. After three rounds, or as soon as Athens or Sparta has suffered four defeats, the game ends. A marker in a city is worth a point, a place what it shows, a statue what its city is still worth. In a tie the points from places decide, then the number of statues.
    .title = End of the round, and scoring
chapter-persians = If you lead no city you command the Persians, sometimes together with others: their counters are one force, and everybody who commands them sees them and may send them. A marker from any city pays for extra troops. The Persians lose no counters, and what they win counts for all who command them.
    .title = The Persians

## Labels for pictures

label-title = Perikles
    .choice = Perikles (Martin Wallace)
label-round-of = Round { $round } of { $rounds }
label-phase-set-up = Set-up
label-phase-influence = Influence tiles
label-phase-candidates = Candidates
label-phase-forces = Committing forces
label-phase-battles = Battles
label-phase-end = End of the round
label-waiting-for = Waiting for { SEATS($seats) }
label-to-choose = { SEAT($seat) } to choose
label-offer = On offer
label-places = Places of battle
label-tiles = tiles
label-special-tile = special tile
label-special-unplayed = unplayed
label-special-undealt = not dealt yet
label-won = won
label-statues = statues
label-supply = supply
label-dead = dead
label-home = at home
label-in-hand = in hand
label-persians = Persians
label-leader = leader
label-candidates = candidates
label-defeats = defeats
label-letter-hoplite = H
label-letter-trireme = T
label-attack = attack
label-defence = defence
label-militia = militia
label-rebels = rebels
label-last-battle = Last combat
label-ended = The game is over
label-result =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { SEATS($seats) } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins
       *[other] { SEATS($seats) } share the victory
    }
label-your-counters = Your counters
label-war = war
label-alliance = alliance
label-nobody = nobody
label-out = out of the game
label-any-city = any city
label-hoplites = hoplites
label-triremes = triremes
label-points = points
label-start = starts
label-first = commits first
label-candidate-tile = candidate
label-assassin-tile = assassin
label-no-leader = no leader
label-special-played = played
label-shards = potsherds
label-allowed = may defend
label-changed = just changed

## The picture of the board in words

alt-head = Perikles, round { $round } of { $rounds }: { $phase }.
alt-waiting = Waiting for { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] The game is over; { SEATS($seats) } wins.
       *[other] The game is over; { SEATS($seats) } share the victory.
    }
alt-seat =
    { COUNT($cities) ->
        [0] { SEAT($seat) }: points { $points }.
       *[other] { SEAT($seat) }: points { $points }, commands { NAMES($cities) }.
    }
alt-idle = No troops sent: { NAMES($places) }.
alt-fought = { NAME($place) }: attack { $attack }, defence { $defence }.
alt-taken = { NAME($place) }: won by { SEATS($seats) }.
alt-out = { NAME($place) }: out of the game.

## Boards and hands as text

text-phase = Round { $round } of { $rounds }, { $phase }
text-offer = On offer: { TILES($tiles) }
text-place =
    { $points ->
        [one] { NAME($place) } ({ NAME($city) }, one point; { $order })
       *[other] { NAME($place) } ({ NAME($city) }, { $points } points; { $order })
    }
text-battle = Fought for now: { NAME($place) }
text-combat = Last combat: { NAME($place) }, { NAME($arm, case: "several") }, { $attack } against { $defence }; { $attacker_needs } and { $defender_needs } needed, rolled { $rolled }.{ $winner ->
        [none] { "" }
       *[other] { " " }{ NAME($winner, case: "start") } won.
    }
text-order-hoplite = hoplites only
text-order-hoplite-trireme = hoplites, then triremes
text-order-trireme-hoplite = triremes, then hoplites
text-order-trireme = triremes only
text-quiet =
    { $until ->
        [phase] { $state }, not to be asked in this phase
       *[other] { $state }, not to be asked until { NAME($until) }
    }
text-score =
    { $points ->
        [one] 1 point now ({ $markers } for markers, { $places } for places, { $statues } for statues)
       *[other] { $points } points now ({ $markers } for markers, { $places } for places, { $statues } for statues)
    }
text-pair = { NAME($one) }–{ NAME($other) }
text-statue-value = statue worth { $points }
hand-special = Your special tile: { NAME($tile) }. { $help }
hand-played = Your special tile { NAME($tile) } has been played.
hand-counters = Your counters: { COUNTERS($counters) }.
hand-empty = You hold no counters.
hand-undealt = The special tiles are dealt once all extra markers are placed.
hand-onlooker = You have no seat at this table.

## Orders: what they begin with, the usual word first, and an example

order-take = take, choose
    .example = take Athens 2
order-place = place, put, add
    .example = place Corinth
order-propose = propose, nominate
    .example = propose Megara B
order-assassinate = assassinate, kill, remove
    .example = assassinate Argos B
order-first = first, begin, start, name first
    .example = first B
order-recover = recover, revive
    .example = recover Athens trireme
order-send = send, commit
    .example = send Sparta h3 Attica attack
order-pay = pay
    .example = pay Megara
order-ask = ask, request
    .example = ask Thebes Attica
order-allow = allow, yes, grant
    .example = allow
order-refuse = refuse, no, deny
    .example = refuse
order-end = end, done, finish
    .example = end until phase
order-pass = pass, skip
    .example = pass until Sicily
order-lose = lose, sacrifice, choose loss
    .example = lose Thebes
order-play = play, use
    .example = play Plague Sparta
order-move = move, shift
    .example = move Thebes G

orders-help = A tile is called by what is printed on it: its city and, where that is not enough, its number, candidate or assassin, as in `take Athens candidate`. Counters are a letter and their strength, h for hoplites and t for triremes, and several may follow each other: `send Athens h2 t1 Attica defence`. Players are called by their letter, their name or their colour.

## The other words of orders, the usual one first

word-any = any, anywhere, any city, wild
word-candidate = candidate
word-assassin = assassin
word-as-candidate = candidate, alpha, beta
word-hoplite = hoplite, hoplites, h
word-trireme = trireme, triremes, t
word-attack = attack, attacks, attacking, attacker, x
word-defence = defence, defend, defends, defending, defender, defense, d
word-phase = phase
word-hand = hand
word-until = until

short-athens = a
short-sparta = s
short-argos = g
short-corinth = c
short-thebes = t
short-megara = m
short-persia = p, persians

## Scenarios, regions of the board, settings

scenario-standard = standard
region-cities = The cities
region-places = The places of battle
region-seats = All players

## Commands. Their names and those of parameters are lower case, without spaces, 32 letters at most

command = perikles
    .description = Moves of Perikles
command-place-marker = place-marker
    .description = Set-up: put an extra marker into a city
    .label = Place a marker
command-take = take
    .description = Take an influence tile from the offer
    .label = Take a tile
command-propose = propose
    .description = Propose a candidate in a city
    .label = Propose a candidate
command-assassinate = assassinate
    .description = Have your assassin remove a marker
    .label = Remove a marker
command-end-turn = end-turn
    .description = End your turn
    .label = End your turn
command-name-first = name-first
    .description = As leader of Sparta, say who commits forces first
    .label = Say who commits first
command-recover = recover
    .description = Recover a counter from the dead
    .label = Recover a counter
command-send = send
    .description = Send a counter to attack or defend a place
    .label = Send a counter
command-pay-marker = pay-marker
    .description = Pay a marker for up to two more counters
    .label = Pay for more counters
command-ask-permission = ask-permission
    .description = Ask a leader to let you defend one of their places
    .label = Ask for permission
command-answer-request = answer-request
    .description = Allow a defence that you were asked for, or refuse it
    .label = Answer the request
command-pass = pass
    .description = Do not play your special tile before this combat
    .label = Pass
command-choose-loss = choose-loss
    .description = Choose the city that loses a counter
    .label = Choose the loss
command-play-special = play-special
    .description = Play your special tile
    .label = Play your special tile
command-move-marker = move-marker
    .description = Alkibiades: choose a marker that moves
    .label = Move a marker

## Parameters

param-city = city
    .description = Which city
param-send-city = city
    .description = Which city the counter is of
    .question = From which city?
param-tile = tile
    .description = Which tile
param-owner = owner
    .description = Whose marker
param-candidate = candidate
    .description = Whether it is a candidate
    .question = Is it a candidate?
param-until = until
    .description = Until when you do not want to be asked again
    .question = Until when do you not want to be asked again?
param-first = first
    .description = Who commits first
param-arm = arm
    .description = Hoplite or trireme
param-strength = strength
    .description = Which strength
param-place = place
    .description = Which place of battle
param-side = side
    .description = Attack or defence
param-force = force
    .description = Whose counters
param-allow = allow
    .description = Whether you allow it
    .question = Do you allow it?
param-target = target
    .description = What the tile is played on
    .question = What is the tile played on?

## Values of parameters

value-hoplite = Hoplite
value-trireme = Trireme
value-attack = Attack
value-defence = Defence
value-phase = until the phase ends
value-round = until the round ends
value-hand = the leader’s hand

## How the game ended

ending-rounds = The game is over after { $rounds } rounds.
ending-early = The game is over early: { NAMES($cities) } suffered too many defeats.
tie-places = { SEATS($tied) } have { $points } points each; points for places decide, { $most } to { $less }.
tie-statues = { SEATS($tied) } have { $points } points each, and as many of them for places; statues decide, { $most } to { $less }.
tie-shared = { SEATS($tied) } have { $points } points each, and nothing tells the best apart.

## Looking back

statistic-places = Most places won: { SEATS($who) } ({ $number })
statistic-elections = Most elections won: { SEATS($who) } ({ $number })
statistic-murders = Most assassinations: { SEATS($who) } ({ $number })
statistic-defeats = Most defeats: { NAMES($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-tile-on-offer = if { TILE($tile) } is still on offer
unmet-tile-on-offer = The tile is no longer on offer: { TILE($tile) }.
condition-not-attacked = unless { NAME($city) } was attacked
unmet-not-attacked = { NAME($city) } was attacked.
condition-attacked = if { NAME($city) } was attacked
unmet-attacked = { NAME($city) } was not attacked.
condition-as-now = if nothing has changed there: { NAME($part) }
unmet-as-now = Something has changed there: { NAME($part) }.
condition-counters-as-now = if the same counters still stand there: { NAME($part) }
unmet-counters-as-now = Other counters stand there now: { NAME($part) }.
