### SPARTA! Struggle for Greece in English.

## Powers, places, regions. “begin” and “the” bring the article where there is one, “in” says where.

name-athens = Athens
    .begin = Athens
    .the = Athens
    .of = of Athens
name-sparta = Sparta
    .begin = Sparta
    .the = Sparta
    .of = of Sparta
    .in = in Sparta
name-mantineia = Mantineia
    .in = in Mantineia
name-elis = Elis
    .in = in Elis
name-argos = Argos
    .in = in Argos
name-kythira = Kythira
    .in = on Kythira
name-pylos = Pylos
    .in = at Pylos
name-corinthus = Corinthus
    .in = in Corinthus
name-megara = Megara
    .in = in Megara
name-epidaurus = Epidaurus
    .in = in Epidaurus
name-rhium = Rhium
    .in = at Rhium
name-athenae = Athenae
    .in = in Athenae
name-laurion = Laurion
    .in = in Laurion
name-euboea = Euboea
    .in = on Euboea
name-decelea = Decelea
    .in = at Decelea
name-thebae = Thebae
    .in = in Thebae
name-delphi = Delphi
    .in = in Delphi
name-plataea = Plataea
    .in = in Plataea
name-naupactus = Naupactus
    .in = in Naupactus
name-ambracia = Ambracia
    .in = in Ambracia
name-anaktorion = Anaktorion
    .in = in Anaktorion
name-epidamnos = Epidamnos
    .in = in Epidamnos
name-leucas = Leucas
    .in = on Leucas
name-pharsalus = Pharsalus
    .in = in Pharsalus
name-heraclea = Heraclea
    .in = at Heraclea
name-potidaea = Potidaea
    .in = in Potidaea
name-lemnos = Lemnos
    .in = on Lemnos
name-abydus = Abydus
    .in = in Abydus
name-sestus = Sestus
    .in = in Sestus
name-byzantium = Byzantium
    .in = in Byzantium
name-chios = Chios
    .in = on Chios
name-lesbos = Lesbos
    .in = on Lesbos
name-samos = Samos
    .in = on Samos
name-miletus = Miletus
    .in = in Miletus
name-naxos = Naxos
    .in = on Naxos
name-melos = Melos
    .in = on Melos
name-syracusae = Syracusae
    .in = in Syracusae
name-gela = Gela
    .in = in Gela
name-panormus = Panormus
    .in = in Panormus
name-megale-hellas = Megale Hellas
    .in = in Megale Hellas
name-macedonia = Macedonia
    .in = in Macedonia
name-thracia = Thracia
    .in = in Thracia
name-persis = Persis
    .in = in Persis
name-creta = Creta
    .in = on Creta
name-peloponnesos = Peloponnesos
    .in = in Peloponnesos
name-isthmus = Isthmus Corinthi
    .in = at the Isthmus Corinthi
name-attica = Attica
    .in = in Attica
name-boeotia = Boeotia
    .in = in Boeotia
name-aitolia = Aitolia
    .in = in Aitolia
name-thessalia = Thessalia
    .in = in Thessalia
name-chalcidice = Chalcidice
    .in = in Chalcidice
name-hellespontus = Hellespontus
    .in = at the Hellespontus
name-ionia = Ionia
    .in = in Ionia
name-cyclades = Cyclades
    .in = in the Cyclades
name-sicilia = Sicilia
    .in = in Sicilia

## Units

name-athens-hoplite-1 = Athenian army 1
    .order = AA1
name-athens-hoplite-2 = Athenian army 2
    .order = AA2
name-athens-hoplite-3 = Athenian army 3
    .order = AA3
name-athens-trireme-1 = Athenian fleet 1
    .order = AF1
name-athens-trireme-2 = Athenian fleet 2
    .order = AF2
name-athens-trireme-3 = Athenian fleet 3
    .order = AF3
name-sparta-hoplite-1 = Spartan army 1
    .order = SA1
name-sparta-hoplite-2 = Spartan army 2
    .order = SA2
name-sparta-hoplite-3 = Spartan army 3
    .order = SA3
name-sparta-trireme-1 = Spartan fleet 1
    .order = SF1
name-sparta-trireme-2 = Spartan fleet 2
    .order = SF2
name-sparta-trireme-3 = Spartan fleet 3
    .order = SF3

## Supports

name-sparta-elite = Spartan elite
name-peloponnesos-elite = Peloponnesian elite
name-boeotia-elite = Boeotian elite
name-attica-cavalry = Attic cavalry
name-thessalia-cavalry = Thessalian cavalry
name-ionia-cavalry = Ionian cavalry
name-aitolia-peltast = Aitolian peltasts
name-aitolia-fleet = Aitolian fleet
name-cyclades-fleet = Cycladic fleet
name-isthmus-fleet = Isthmian fleet
name-megale-hellas-cavalry = cavalry of Megale Hellas
name-macedonia-cavalry = Macedonian cavalry
name-macedonia-phalanx = Macedonian phalanx
name-thracia-peltast = Thracian peltasts
name-creta-peltast = Cretan peltasts
name-persis-fleet = Persian fleet
name-mercenary-cavalry = Mercenary Cavalry
name-mercenary-peltast = mercenary peltasts
name-mercenary-fleet = mercenary fleet

## Commanders

name-pericles = Pericles
name-cleon = Cleon
name-demosthenes = Demosthenes
name-nicias = Nicias
name-alcibiades = Alcibiades
name-lamachus = Lamachus
name-thrasybulus = Thrasybulus
name-myronides = Myronides
name-tolmides = Tolmides
name-cimon = Cimon
name-ismenias = Ismenias
name-conon = Conon
name-iphicrates = Iphicrates
name-pelopidas = Pelopidas
name-epaminondas = Epaminondas
name-aratus = Aratus
name-aristomachos = Aristomachos
name-pleistoanax = Pleistoanax
name-archidamus = Archidamus
name-brasidas = Brasidas
name-agis = Agis
name-gylippus = Gylippus
name-mindarus = Mindarus
name-lysander = Lysander
name-callicratidas = Callicratidas
name-nicomedes = Nicomedes
name-sparton = Sparton
name-agesilaus = Agesilaus
name-agesipolis = Agesipolis
name-antalcidas = Antalcidas
name-cleombrotus = Cleombrotus
name-cleomenes = Cleomenes
name-megistonous = Megistonous
name-athens-strategos = Athenian strategos
name-athens-navarch = Athenian navarch
name-athens-polemarch = Athenian polemarch
name-sparta-strategos = Spartan strategos
name-sparta-navarch = Spartan navarch
name-sparta-polemarch = Spartan polemarch

## Action cards

name-peloponnesian-league = Peloponnesian League
name-new-territory = New Territory
name-veterans = Veterans
name-athens-hires-mercenaries = Athens Hires Mercenaries
name-spartan-losses = Spartan Losses
name-naval-action = Naval Action
name-barbarian-allies = Barbarian Allies
name-envoys-central-greece = Envoys to Central Greece
name-envoys-to-megapolis = Envoys to Megapolis
name-new-alliance = New Alliance
name-oracle-of-delphi = Oracle of Delphi
name-closer-ties = Closer Ties
name-home-garrison = Home Garrison
name-helot-revolt = Helot Revolt
name-northern-envoys = Northern Envoys
name-military-support = Military Support
name-traitors-in-the-city = Traitors in the City
name-surprise-attack = Surprise Attack
name-plague-of-athens = Plague of Athens
name-periclean-strategy = Periclean Strategy
name-megalopolis = Megalopolis
name-intrigue = Intrigue
name-theban-deceptions = Theban Deceptions
name-corinthian-plots = Corinthian Plots
name-king-perdiccas = King Perdiccas
name-argive-alliance = Argive Alliance
name-citizen-body = Citizen Body
name-diplomatic-overture = Diplomatic Overture
name-famines = Famines
name-coup-de-main = Coup de Main
name-recall-of-a-general = Recall of a General
name-sicilian-expedition = Sicilian Expedition
name-melian-dialogue = Melian Dialogue
name-mutilated-herms = Mutilated Herms
name-envoys-to-the-west = Envoys to the West
name-envoys-to-the-islands = Envoys to the Islands
name-festival-truce = Festival Truce
name-shipwrights = Shipwrights
name-persian-gold = Persian Gold
name-satraps-favour = Satrap’s Favour
name-the-four-hundred = The Four Hundred
name-treason-trial = Treason Trial
name-revolt-of-the-allies = Revolt of the Allies
name-envoys-to-the-hellespont = Envoys to the Hellespont
name-grain-fleet = Grain Fleet
name-rowers-pay = Rowers’ Pay
name-liberators-of-greece = Liberators of Greece
name-harmosts-and-garrisons = Harmosts and Garrisons
name-siege-engineers = Siege Engineers
name-forced-march = Forced March
name-iron-reserve = The Iron Reserve
name-exiles-return = Exiles Return
name-hostages = Hostages
name-ill-omens = Ill Omens
name-mission-of-timocrates = Mission of Timocrates
name-the-kings-peace = The King’s Peace
name-seizure-of-the-cadmea = Seizure of the Cadmea
name-olynthian-war = Olynthian War
name-boeotian-league-dissolved = Boeotian League Dissolved
name-liberation-of-thebes = Liberation of Thebes
name-sacred-band = The Sacred Band
name-oblique-order = Oblique Order
name-liberation-of-messenia = Liberation of Messenia
name-second-athenian-league = Second Athenian League
name-long-walls = The Long Walls
name-siege-of-aegina = Siege of Aegina
name-messenians-at-naupactus = Messenians at Naupactus
name-expedition-to-doris = Expedition to Doris
name-laconism = Laconism
name-delian-treasury = The Delian Treasury Moves
name-revolt-of-euboea = Revolt of Euboea
name-five-years-truce = Five Years’ Truce
name-land-reforms = Land Reforms
name-ptolemaic-subsidy = Ptolemaic Subsidy
name-sarissa-phalanx = Sarissa Phalanx
name-revolt-of-the-debtors = Revolt of the Debtors
name-antigonos = Antigonos
name-acrocorinth = Acrocorinth
name-freed-helots = Freed Helots
name-hellenic-league = The Hellenic League

## Halves of battle cards

name-unbreakable-shields = Unbreakable Shields
name-nike-smiles = Nike Smiles
name-message-of-friendship = Message of Friendship
name-allied-fleets = Allied Fleets
name-this-is-our-land = This Is Our Land
name-local-allies = Local Allies
name-valour-in-battle = Valour in Battle
name-ship-to-ship-combat = Ship-to-Ship Combat
name-naval-support = Naval Support
name-higher-bid = Higher Bid
name-allied-contingent-withdraws = Allied Contingent Withdraws
name-allied-fleet-withdraws = Allied Fleet Withdraws
name-sun-in-their-eyes = Sun in Their Eyes
name-carnage = Carnage
name-cavalry-covers-the-retreat = Cavalry Covers the Retreat
name-timely-retreat = Timely Retreat
name-deep-phalanx = Deep Phalanx
name-diekplous = Diekplous
name-flank-march = Flank March
name-narrow-strait = Narrow Strait
name-broken-ground = Broken Ground
name-foul-weather = Foul Weather
name-skirmish-line = Skirmish Line
name-shore-archers = Shore Archers
name-paean = Paean
name-steady-oars = Steady Oars
name-mercenary-peltasts = Mercenary Peltasts
name-hired-crews = Hired Crews
name-ambush = Ambush
name-night-crossing = Night Crossing
name-blood-offering = Blood Offering
name-gift-to-poseidon = Gift to Poseidon
name-broken-line = Broken Line
name-rammed = Rammed
name-first-in-the-line = First in the Line
name-flagship-forward = Flagship Forward
name-rally = Rally
name-reserve-squadron = Reserve Squadron
name-home-soil = Home Soil
name-home-waters = Home Waters
name-scouts = Scouts
name-lookouts = Lookouts
name-unpaid-soldiers = Unpaid Soldiers
name-unpaid-crews = Unpaid Crews
name-trophy = Trophy
name-captured-hulls = Captured Hulls

## Battle cards: both halves

name-b01 = Unbreakable Shields / Nike Smiles
    .order = B01
name-b02 = Message of Friendship / Allied Fleets
    .order = B02
name-b03 = This Is Our Land / Local Allies
    .order = B03
name-b04 = Valour in Battle / Ship-to-Ship Combat (I)
    .order = B04
name-b05 = Valour in Battle / Ship-to-Ship Combat (II)
    .order = B05
name-b06 = Valour in Battle / Naval Support
    .order = B06
name-b07 = Mercenary Cavalry / Higher Bid
    .order = B07
name-b08 = Allied Contingent Withdraws / Allied Fleet Withdraws
    .order = B08
name-b09 = Sun in Their Eyes / Carnage
    .order = B09
name-b10 = Cavalry Covers the Retreat / Timely Retreat
    .order = B10
name-b11 = Deep Phalanx / Diekplous
    .order = B11
name-b12 = Flank March / Narrow Strait
    .order = B12
name-b13 = Broken Ground / Foul Weather
    .order = B13
name-b14 = Skirmish Line / Shore Archers
    .order = B14
name-b15 = Paean / Steady Oars
    .order = B15
name-b16 = Mercenary Peltasts / Hired Crews
    .order = B16
name-b17 = Ambush / Night Crossing
    .order = B17
name-b18 = Blood Offering / Gift to Poseidon
    .order = B18
name-b19 = Broken Line / Rammed
    .order = B19
name-b20 = First in the Line / Flagship Forward
    .order = B20
name-b21 = Rally / Reserve Squadron
    .order = B21
name-b22 = Home Soil / Home Waters
    .order = B22
name-b23 = Scouts / Lookouts
    .order = B23
name-b24 = Unpaid Soldiers / Unpaid Crews
    .order = B24
name-b25 = Trophy / Captured Hulls
    .order = B25

## Set-up cards, wars, stacks, markers, advantages, contests, variants

name-s1 = Thirty Years’ Peace
name-s2 = The Corcyrean Quarrel
name-s3 = The Megarian Decree
name-s4 = Night Attack on Plataea
name-s5 = Spartan Hegemony
name-s6 = Gold of the Great King
name-s7 = Council at Corinth
name-s8 = Conon Rebuilds the Walls
name-pw1 = 1st Peloponnesian War
name-pw2 = 2nd Peloponnesian War
name-tsw = Theban-Spartan War
name-cle = Cleomenean War
name-boeotian = Boeotian War
name-athenian-crisis = Athenian Crisis
name-archidamian = Archidamian War
name-nicias-peace = Peace of Nicias
name-ionian = Ionian War
name-corinthian = Corinthian War
name-kings-peace = King’s Peace
name-theban-war = Theban War
name-conquest = Cleomenean Conquest
name-intervention = Macedonian Intervention
name-instant-raid = Surprise
name-truce = Truce
name-elite = elite
name-peltast = peltasts
name-cavalry = cavalry
name-fleet = allied fleets
name-army = army size
name-fleet-size = fleet size
name-fleet-allied = allied fleets
name-homeland = homeland
name-running = Running
name-boxing = Boxing
name-chariot = Chariot race
name-wrestling = Wrestling
name-hoplite = army
name-trireme = fleet
name-spectacle = Olympic spectacle
name-drawn = set-up card drawn
name-blue = alone as Athens
name-medium = alone: medium
name-hard = alone: hard

## Amounts

amount-talents =
    { $number ->
        [one] 1 talent
       *[other] { $number } talents
    }
amount-favours =
    { $number ->
        [one] 1 favour
       *[other] { $number } favours
    }
amount-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
amount-battle-cards =
    { $number ->
        [one] 1 battle card
       *[other] { $number } battle cards
    }
amount-influence =
    { $number ->
        [one] 1 influence
       *[other] { $number } influence
    }
amount-regions =
    { $number ->
        [one] 1 region
       *[other] { $number } regions
    }
amount-cubes =
    { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }
face-failure = failure
face-blank = blank
face-success = success

## Events

war-began = The war is laid out: { NAME($war) }.
set-up-card-used = Set-up card: { NAME($card) }.
influence-placed = { NAME($power, case: "begin") } places an influence { NAME($place, case: "in") }.
round-began = { NAME($war) }: round { $round } begins.
regions-scored =
    { COUNT($markers) ->
        [0] { COUNT($lost) ->
            [0] { NAME($power, case: "begin") } holds nothing.
           *[other] { NAME($power, case: "begin") } holds nothing. Lost: { NAMES($lost) }.
        }
       *[other] { COUNT($won) ->
            [0] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } holds { NAMES($markers) }.
               *[other] { NAME($power, case: "begin") } holds { NAMES($markers) }. Lost: { NAMES($lost) }.
            }
           *[other] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } holds { NAMES($markers) }. New: { NAMES($won) }.
               *[other] { NAME($power, case: "begin") } holds { NAMES($markers) }. New: { NAMES($won) }. Lost: { NAMES($lost) }.
            }
        }
    }
income-paid =
    { COUNT($supports) ->
        [0] { $favours ->
            [0] { NAME($power, case: "begin") } takes { TALENTS($talents) }; treasury: { $treasury }.
           *[other] { NAME($power, case: "begin") } takes { TALENTS($talents) } and { FAVOURS($favours) }; treasury: { $treasury }.
        }
       *[other] { $favours ->
            [0] { NAME($power, case: "begin") } takes { TALENTS($talents) }, and is joined by { NAMES($supports) }; treasury: { $treasury }.
           *[other] { NAME($power, case: "begin") } takes { TALENTS($talents) } and { FAVOURS($favours) }, and is joined by { NAMES($supports) }; treasury: { $treasury }.
        }
    }
armies-set =
    { $megapoleis ->
        [0] { $sieges ->
            [0] The army { NAME($power, case: "of") } is set to { $base }: { $army }.
           *[other] The army { NAME($power, case: "of") } is set to { $base }, −{ $sieges } for sieges: { $army }.
        }
       *[other] { $sieges ->
            [0] The army { NAME($power, case: "of") } is set to { $base }, +{ $megapoleis } for megapoleis: { $army }.
           *[other] The army { NAME($power, case: "of") } is set to { $base }, +{ $megapoleis } for megapoleis, −{ $sieges } for sieges: { $army }.
        }
    }
ship-built = { NAME($power, case: "begin") } builds triremes for { TALENTS($cost) }: fleet { $fleet }.
recruited = { NAME($power, case: "begin") } recruits { NAME($support) } for { TALENTS($cost) }.
raids-rebuilt = Rebuilt: { NAMES($places) }.
support-arrived = { NAME($support) } can now be won with its region.
stack-joined = New cards join the draw pile: { NAME($stack) } ({ $number }).
cards-dealt = { NAME($power, case: "begin") } is dealt { CARDS($number) }.
hand-dealt =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } holds no action card.
       *[other] { NAME($power, case: "begin") } holds { NAMES($cards) }.
    }
card-taken = { NAME($power, case: "begin") } takes { NAME($card) } from the draw pile.
action-round-began = Action round { NAME($power, case: "of") }.
card-played =
    { SAME($power, $actor) ->
        [yes] { $favour ->
            [0] { NAME($power, case: "begin") } plays { NAME($card) }.
           *[other] { NAME($power, case: "begin") } plays { NAME($card) } and pays { FAVOURS($favour) }.
        }
       *[no] { NAME($power, case: "begin") } plays { NAME($card) }, which { NAME($actor, case: "the") } carries out.
    }
card-discarded =
    { $favours ->
        [0] { NAME($power, case: "begin") } discards { NAME($card) }.
       *[other] { NAME($power, case: "begin") } discards { NAME($card) } for { FAVOURS($favours) }.
    }
envoy-sent =
    { $steps ->
        [one] { NAME($power, case: "begin") } sends an envoy to { NAME($place) }.
       *[other] { NAME($power, case: "begin") } sends a major envoy to { NAME($place) }.
    }
influence-changed =
    { $owner ->
        [none] { NAME($place) }: neutral.
       *[other] { NAME($place) }: { NAME($owner) } { $influence } of { $size }.
    }
talents-changed =
    { $talents ->
        [one] { NAME($power, case: "begin") }: { SIGNED($talents) } talent, treasury { $treasury }.
       *[other] { NAME($power, case: "begin") }: { SIGNED($talents) } talents, treasury { $treasury }.
    }
favour-changed =
    { $green ->
        [yes] { $favours ->
            [1] { NAME($power, case: "begin") } takes the green favour.
            [-1] { NAME($power, case: "begin") } pays the green favour.
           *[other] { NAME($power, case: "begin") }: { SIGNED($favours) } favours, the green one among them.
        }
       *[no] { $instead ->
            [0] { $favours ->
                [one] { NAME($power, case: "begin") }: { SIGNED($favours) } favour.
               *[other] { NAME($power, case: "begin") }: { SIGNED($favours) } favours.
            }
           *[other] { $favours ->
                [0] { NAME($power, case: "begin") }: the supply has no favour left, so { TALENTS($instead) } instead.
                [one] { NAME($power, case: "begin") }: { SIGNED($favours) } favour; the supply is empty, so { TALENTS($instead) } instead.
               *[other] { NAME($power, case: "begin") }: { SIGNED($favours) } favours; the supply is empty, so { TALENTS($instead) } instead.
            }
        }
    }
strength-changed =
    { $track ->
        [army] The army { NAME($power, case: "of") }: { SIGNED($change) }, now { $strength }.
       *[fleet] The fleet { NAME($power, case: "of") }: { SIGNED($change) }, now { $strength }.
    }
support-changed =
    { $change ->
        [promoted] { NAME($power, case: "begin") }: { NAME($support) }, now veteran.
        [reduced] { NAME($power, case: "begin") }: { NAME($support) }, regular again.
        [eliminated] { NAME($power, case: "begin") } loses { NAME($support) }.
        [rebuilt] { NAME($power, case: "begin") } rebuilds { NAME($support) }.
       *[hired] { NAME($power, case: "begin") } hires { NAME($support) }.
    }
territory-founded = { NAME($power, case: "begin") } founds { NAME($place) }.
marker-put = { NAME($key) }: the marker is on the board.
marker-removed = { NAME($key) }: the marker is taken off.
omens-put = Ill omens: { NAME($unit) } does not raid next time.
raid-marker-removed = { NAME($power, case: "begin") } takes the raid marker off { NAME($place) }.
marker-taken =
    { COUNT($supports) ->
        [0] { NAME($power, case: "begin") } takes the marker of { NAME($place) } at once, with { TALENTS($talents) }.
       *[other] { NAME($power, case: "begin") } takes the marker of { NAME($place) } at once, with { TALENTS($talents) } and { NAMES($supports) }.
    }
option-chosen = { NAME($power, case: "begin") } picks part { $number } of { NAME($card) }.
nothing-happened = { NAME($power, case: "begin") }: no { VERB($verb) }.
cards-shown = { NAME($power, case: "begin") } looks at { CARDS($number) } of the enemy’s hand.
hand-seen = { NAME($power, case: "begin") } has seen: { NAMES($cards) }.
card-swapped = { NAME($power, case: "begin") } exchanges a card.
swap-seen = { NAME($power, case: "begin") } has given { NAME($gave) } for { NAME($took) }.
battle-cards-drawn = { NAME($power, case: "begin") } draws { BATTLECARDS($number) }.
battle-cards-seen =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } holds no battle card.
       *[other] { NAME($power, case: "begin") } holds the battle cards { NAMES($cards) }.
    }
battle-cards-discarded = { NAME($power, case: "begin") } discards { NAMES($cards) }.
unit-mobilised =
    { $card ->
        [yes] { $talents ->
            [0] { NAME($power, case: "begin") } mobilises { NAME($unit) } under { NAME($commander) } for nothing, with a battle card.
           *[other] { NAME($power, case: "begin") } mobilises { NAME($unit) } under { NAME($commander) } and buys a battle card: { TALENTS($talents) }.
        }
       *[no] { $talents ->
            [0] { NAME($power, case: "begin") } mobilises { NAME($unit) } under { NAME($commander) }, for nothing.
           *[other] { NAME($power, case: "begin") } mobilises { NAME($unit) } under { NAME($commander) }: { TALENTS($talents) }.
        }
    }
unit-deployed =
    { $attacks ->
        [yes] { NAME($unit) } attacks { NAME($place, case: "in") }.
       *[no] { NAME($unit) } is deployed { NAME($place, case: "in") }.
    }
desperate-times = { NAME($power, case: "begin") } uses Desperate Times.
raided =
    { $talents ->
        [0] { NAME($unit) } finds nothing left { NAME($place, case: "in") }.
       *[other] { NAME($unit) } raids { NAME($place) }: { TALENTS($talents) }.
    }
raid-given-up = { NAME($unit) } does not raid { NAME($place) }: it is friendly now.
omens-obeyed = { NAME($unit) } waits { NAME($place, case: "in") }: ill omens.
siege-began =
    { $ship ->
        [none] { NAME($unit) } lays siege to { NAME($place) }.
       *[other] { NAME($unit) } lands from { NAME($ship) } and lays siege to { NAME($place) }.
    }
siege-rolled =
    { $apart ->
        [none] Siege of { NAME($place) }: { FACES($faces) }.
       *[other] Siege of { NAME($place) }: { FACES($faces) }; for the commander: { FACE($apart) }.
    }
siege-left =
    { $face ->
        [none] { NAME($commander) } leaves { NAME($place) } in good order.
       *[other] { NAME($commander) } leaves { NAME($place) }: { FACE($face) }.
    }
commander-replaced = { NAME($commander) } takes over { NAME($unit) }.
unit-home = { NAME($unit) } goes home.
commander-changed =
    { $change ->
        [ready] { NAME($commander) } is ready.
        [exhausted] { NAME($commander) } is exhausted.
        [gone] { NAME($commander) } leaves the game for good.
        [veteran] { NAME($commander) } becomes a veteran.
       *[regular] { NAME($commander) } is no veteran any more.
    }
commanders-arrived = { NAME($power, case: "begin") } has new commanders: { NAMES($commanders) }.
trial-rolled = { NAME($commander) } stands trial: { FACE($face) }.
siege-ended =
    { $how ->
        [won] { NAME($power, case: "begin") } takes { NAME($place) } and wins { TALENTS($talents) }.
        [diplomacy] { NAME($place) } is friendly to { NAME($power, case: "the") } now: the siege is over.
        [lost] The siege of { NAME($place) } is broken.
        [broken-off] { NAME($power, case: "begin") } breaks the siege of { NAME($place) } off.
        [recalled] The fleet at { NAME($place) } is called back.
        [returned] The army at { NAME($place) } returns and is mobilised.
        [relocated] The siege of { NAME($place) } is given up.
       *[home] The siege of { NAME($place) } is lifted.
    }
truce-kept =
    { $face ->
        [none] { NAME($power, case: "begin") } takes { NAME($unit) } off { NAME($place) } for the games.
        [success] { NAME($unit) } stays at { NAME($place) }: { FACE($face) }.
       *[other] { NAME($unit) } has to leave { NAME($place) }: { FACE($face) }.
    }
games-rolled = Olympic games, { NAME($power, case: "begin") }: { FACES($faces) }.
games-won =
    { $by ->
        [successes] { NAME($power, case: "begin") } wins the Olympic games.
        [regions] { NAME($power, case: "begin") } wins the Olympic games, with fewer regions at a tie.
       *[sparta] { NAME($power, case: "begin") } wins the Olympic games at a tie.
    }
prize-taken =
    { $favour ->
        [yes] { NAME($power, case: "begin") } receives { TALENTS($talents) } and the green favour.
       *[no] { NAME($power, case: "begin") } receives { TALENTS($talents) }.
    }
contest-won = { NAME($contest) }: { NAME($power, case: "begin") } wins { TALENTS($talents) } and { CUBES($cubes) }.
cubes-drawn = Cubes drawn: Sparta { $sparta } of { $of_sparta }, Athens { $athens } of { $of_athens }. The green favour goes to { NAME($power, case: "the") }.
war-ended = { NAME($war) } is over: Sparta { REGIONS($sparta) }, Athens { REGIONS($athens) }.
game-ended = { NAME($power, case: "begin") } wins: Sparta { $sparta }, Athens { $athens }.
passed = { NAME($power, case: "begin") } passes.

## Questions

question-place-influence = { NAME($card) }: where do you place an influence?
question-build = Do you build triremes for { TALENTS($cost) }? Your fleet is { $fleet }.
question-recruit = Which support do you recruit, for 1 talent? A pass is final.
question-antigonos = Do you take Antigonos into your hand and draw one card less?
question-recall = Do you take the unit home that besieges { NAME($place) }?
question-play =
    { $number ->
        [one] Do you play your last card, or discard it for 2 favours?
       *[other] Which of your { CARDS($number) } do you play, or discard for 2 favours?
    }
question-choose-target = { VERB($verb) }: what do you choose?
question-pick-option = { NAME($card) }: which part happens?
question-pay-or-not =
    { $favours ->
        [0] Do you pay { TALENTS($talents) }?
       *[other] Do you pay { FAVOURS($favours) }?
    }
question-reward-or-not = Do you take the marker of the ally at once?
question-envoy =
    { $size ->
        [major] Where do you send a major envoy ({ $left } left)?
       *[minor] Where do you send a minor envoy ({ $left } left)?
    }
question-drop = Which action cards do you discard, at most { $number }?
question-swap = You have seen { CARDS($number) }: do you exchange one for one of yours?
question-cut-hand = You hold too many battle cards: which { $number } do you discard?
question-deploy = Which units do you deploy, and where? What is left goes home.
question-attack-now = Desperate Times: which enemy does { NAME($unit) } attack?
question-mobilise = Which units do you mobilise? You have { TALENTS($talents) }.
question-mobilise-now =
    { $talents ->
        [0] Which unit do you mobilise now, without paying for it?
       *[other] Which unit do you mobilise now, for { TALENTS($talents) }?
    }
question-deploy-now = Where does the unit go now?
question-raid = Which unit raids, and does it go home or begin a siege?
question-besiege = Which siege do you carry on, for 2 talents each? You have { TALENTS($talents) }.
question-break-off = Do you break the siege of { NAME($place) } off?
question-choose-commander = Who takes over the command { NAME($place, case: "in") }?
question-truce = The Olympic truce: which unit leaves the map, or do you roll for it to stay?
question-prize = Which prize do you take: 1 talent and the green favour, or 2 talents?

## Calls in the thread

asked-place-influence = place an influence.
asked-build = build triremes?
asked-recruit = recruit a support?
asked-antigonos = take Antigonos into your hand?
asked-recall = take the unit home from { NAME($place) }?
asked-play = play a card, or discard one.
asked-choose-target = choose ({ VERB($verb) }).
asked-pick-option = { NAME($card) }: which part?
asked-reward-or-not = take the ally’s marker at once?
asked-drop = discard action cards?
asked-swap = exchange a card?
asked-cut-hand = discard { BATTLECARDS($number) }.
asked-deploy = deploy your units.
asked-attack-now = Desperate Times: whom does { NAME($unit) } attack?
asked-mobilise = mobilise units?
asked-mobilise-now = mobilise a unit now.
asked-deploy-now = say where the unit goes.
asked-raid = raid, or besiege?
asked-besiege = carry on sieges?
asked-break-off = break off the siege of { NAME($place) }?
asked-choose-commander = who takes the command { NAME($place, case: "in") }?
asked-truce = Olympic truce: withdraw, or roll to stay?
asked-prize = take your prize.
asked-choose-battle = which battle is fought now?
asked-cancel = cancel advantages of the enemy.
asked-keep-veteran = which generic commander stays a veteran?
asked-reduce = reduce a support.
asked-besiege-first = which place does your first army besiege?
asked-pay-or-not =
    { $favours ->
        [0] pay { TALENTS($talents) }?
       *[other] pay { FAVOURS($favours) }?
    }
asked-envoy =
    { $size ->
        [major] send a major envoy.
       *[minor] send a minor envoy.
    }
asked-battle-turn =
    { $stands ->
        [ahead] battle { NAME($place, case: "in") }, you lead by { $by }: a card?
        [behind] battle { NAME($place, case: "in") }, you are { $by } behind: a card?
       *[level] battle { NAME($place, case: "in") }, level: a card?
    }
nothing-build = Pass
nothing-recruit = Pass
nothing-mobilise = Mobilise no more
nothing-besiege = Carry on none
nothing-battle-turn = Pass
begins-games = Units that have not raided leave the map or roll to stay; then both powers roll for the Olympic games.
begins-interlude = The first war is over: units go home, commanders change, envoys are sent, and the second war begins.

## Actions, as on a button

action-play =
    { $favour ->
        [yes] { $ordinary ->
            [yes] { NAME($card) }, favour without the green one
           *[no] { NAME($card) }, with favour
        }
       *[no] { NAME($card) }
    }
action-discard = Discard { LIST($cards) }
led-by = { NAME($commander) }
brief-mobilise =
    { $card ->
        [yes] { NAME($unit) } with card: { RANK($commander) }
       *[no] { NAME($unit) }: { RANK($commander) }
    }
brief-quell = Quell the revolt: { RANK($commander) }
brief-siege = Siege of { NAME($place) }
brief-stay = Roll: { NAME($unit) }
action-envoy =
    { $steps ->
        [one] { NAME($place) }, 1 step
       *[other] { NAME($place) }, { $steps } steps
    }
action-choose = { CHOICE($what) }
action-pass = Pass
action-done = Done
action-raid = Raid { NAME($place) }
action-besiege = Raid and besiege { NAME($place) }
action-siege = Carry on the siege of { NAME($place) }
action-break-off = Break off the siege of { NAME($place) }
action-deploy = { NAME($unit) } → { NAME($place) }
action-demobilise = { NAME($unit) } goes home
action-withdraw = Withdraw { NAME($unit) }
action-stay = Roll for { NAME($unit) } to stay
action-mobilise =
    { $card ->
        [yes] { NAME($unit) } under { LED($commander) }, with a battle card
       *[no] { NAME($unit) } under { LED($commander) }
    }
action-desperate =
    { $card ->
        [yes] Desperate Times: { NAME($unit) } under { LED($commander) }, with a battle card
       *[no] Desperate Times: { NAME($unit) } under { LED($commander) }
    }
action-quell = Quell the revolt with { NAME($commander) }
action-recruit = { NAME($support) }
action-build = Build
action-recall = Take it home
action-play-battle-card =
    { $ordinary ->
        [yes] { NAME($card) }, without the green favour
       *[no] { NAME($card) }
    }
action-cancel =
    { COUNT($advantages) ->
        [0] Cancel nothing
       *[other] Cancel { NAMES($advantages) }
    }
action-swap = { NAME($own) } for { NAME($other) }
action-stand = { ANSWER($answer) } ({ NAME($kind) })
answer-pass = Always pass
answer-ahead = Pass while ahead
answer-ask = Ask me
choice-favour = 1 talent and the green favour
choice-talents = 2 talents
choice-pay = Pay
choice-reward = Take it at once
choice-part = Part { $number }

## When an order is asked for: said of one that is not

when-play = You play a card once in each of your action rounds, after the raids.
when-discard = You discard instead of playing a card, where a card lets you, or when you hold too many battle cards.
when-envoy = You send envoys when a card you play gives you some, and between the wars of a campaign.
when-choose = You choose when a card, a battle, a commander who is replaced or the games leave it to you.
when-pass = You pass when you are asked for something that you may leave, as in a battle.
when-done = You say so when you have deployed, mobilised or carried sieges on as much as you want.
when-raid = A unit raids at the beginning of the action round after it was deployed.
when-besiege = A hoplite can besiege at the beginning of the action round after it was deployed, instead of going home.
when-siege = You carry sieges on near the end of your action round, once each.
when-break-off = You are asked right after you have carried a siege on.
when-deploy = You deploy in your action round what you have mobilised in the one before, or at once by a card or Desperate Times.
when-demobilise = You send a unit home when you deploy, if you have mobilised it in the action round before.
when-withdraw = You withdraw units before the Olympic games that are deployed and have not raided.
when-stay = You roll before the Olympic games for units that are deployed and have not raided.
when-mobilise = You mobilise in your action round after deploying, or by a card.
when-desperate = You use Desperate Times when you deploy, once in a game.
when-quell = You quell the revolt of the helots when you mobilise, while there is one and a commander is ready.
when-recruit = Supports are recruited at the start of a round, in turn, Sparta first.
when-build = You build triremes at the start of a round, when your fleet is not the larger one.
when-recall = You are asked when a place that you besiege has become an ally.
when-play-battle-card = Battle cards are played in a battle, in turn, until both powers pass.
when-cancel = You cancel advantages when a battle card that you have played says so.
when-swap = You exchange a card when a card that you have played lets you look at others.

## Refusals

refusal-no-set-up-card = This war has no set-up card.
refusal-one-set-up-card = Name one set-up card, or let it be drawn.
refusal-only-alone = That is chosen only for a game alone.
refusal-one-level = Choose one level of difficulty.
refusal-set-up-card-of-another-war = That set-up card belongs to another war.
refusal-must-place = Name the place for the influence.
refusal-set-up-does-not-fit = The set-up card does not allow { NAME($place) }.
refusal-not-in-play = { NAME($place) } is not in play.
refusal-build-or-pass = Build, or pass.
refusal-recruit-or-pass = Recruit a support, or pass.
refusal-not-lost = { NAME($support) } is not eliminated.
refusal-not-your-marker = You do not hold the marker that { NAME($support) } belongs to.
refusal-recall-or-pass = Take the unit home, or pass.
refusal-choose-or-pass = Choose one of what is on offer.
refusal-no-target = { CHOICE($what) } cannot be chosen here.
refusal-must-choose = You may not decline this.
refusal-no-such-part = Part { $what } is not on offer.
refusal-play-or-discard = Play a card, or discard one for 2 favours.
refusal-not-in-hand = That card is not in your hand.
refusal-no-favour-paid = Which favours are paid first matters only where some are paid.
refusal-card-without-favour = { NAME($card) } has no favour to pay.
refusal-favour-of-another = Only who carries { NAME($card) } out can pay its favour, and that is not you.
refusal-too-few-favours = You do not have { FAVOURS($number) }.
refusal-no-green-to-keep = You have no green favour that could be kept.
refusal-discard-so-many = Discard exactly { CARDS($number) }.
refusal-discard-at-most = Discard from one to { $number } cards, or pass.
refusal-cut-hand = First cut your battle cards back.
refusal-drop-or-pass = Discard action cards, or pass.
refusal-swap-or-pass = Exchange a card, or pass.
refusal-not-seen = You have not seen that card.
refusal-send-or-pass = Send the envoy, or pass.
refusal-steps-at-most = From one to { $most } steps.
refusal-own-unit-there = You have a unit { NAME($place, case: "in") } already.
refusal-other-kind-there = { $kind ->
        [hoplite] An army cannot fight the fleet { NAME($place, case: "in") }.
       *[trireme] A fleet cannot fight the army { NAME($place, case: "in") }.
    }
refusal-no-attack-on-ally = { NAME($place) } is an ally, and allies are never attacked.
refusal-own-influence-there = You have influence { NAME($place, case: "in") }: deploy to a neutral or hostile place.
refusal-no-harbour = There is no harbour { NAME($place, case: "in") }.
refusal-road-closed = The road to { NAME($place) } is closed { NAME($by, case: "in") }.
refusal-no-road = No road leads to { NAME($place) } from where your army may start.
refusal-truce = There is a truce: nobody may mobilise.
refusal-no-free-unit =
    { $kind ->
        [hoplite] You have no army at home.
        [trireme] You have no fleet at home.
       *[other] Mobilise an army or a fleet.
    }
refusal-commander-not-ready = { NAME($commander) } is no ready commander of yours.
refusal-no-battle-card-left = There is no battle card left to draw.
refusal-too-few-talents = That costs { TALENTS($number) }, and you have { $held }.
refusal-unit-does-not-wait = { NAME($unit) } is not waiting to be deployed.
refusal-no-such-kind-now = Mobilise the kind of unit that the card names.
refusal-unit-not-meant = { NAME($unit) } cannot be moved now.
refusal-place-not-meant = { NAME($place) } is not among the places on offer.
refusal-mobilise-or-pass = Mobilise a unit, or pass.
refusal-deploy-now = Say where the unit goes.
refusal-deploy-or-done = Deploy your units, or say that you are done.
refusal-attack-now = Say which enemy is attacked.
refusal-nobody-to-fight =
    { $kind ->
        [hoplite] There is no enemy army that you could attack.
       *[trireme] There is no enemy fleet that you could attack.
    }
refusal-nobody-to-fight-there = There is nobody to attack { NAME($place, case: "in") }.
refusal-no-desperate-times = You have no Desperate Times to use.
refusal-mobilise-or-done = Mobilise a unit, or say that you are done.
refusal-no-revolt = You have no revolt of the helots to quell.
refusal-raid-or-besiege = Raid and go home, or raid and besiege.
refusal-no-hoplite-to-land = You have no army at home that could land { NAME($place, case: "in") }.
refusal-no-unit-to-raid = No unit of yours can raid { NAME($place) } now.
refusal-siege-or-done = Carry a siege on, or say that you are done.
refusal-no-siege-there = You do not besiege { NAME($place) }.
refusal-siege-rolled = The siege of { NAME($place) } has been carried on in this action round.
refusal-break-off-or-pass = Break the siege off, or pass.
refusal-break-off-elsewhere = Only the siege of { NAME($place) } can be broken off now.
refusal-choose-commander = Choose who takes the command over.
refusal-envoy-contested = { NAME($place) } is contested: no envoy can go there.
refusal-envoy-no-room = There is nothing left to do for an envoy { NAME($place, case: "in") }.
refusal-envoy-does-not-fit = The card does not send envoys to { NAME($place) }.
refusal-withdraw-or-stay = Withdraw the unit, or roll for it to stay.
refusal-unit-not-asked = { NAME($unit) } is not one of your units in the field.
refusal-choose-prize = Choose the favour or the talents.
refusal-no-such-prize = There is no such prize.

## Units


## Battles

battle-began =
    { $element ->
        [land] Battle on land { NAME($place, case: "in") }: { NAME($power) } attacks, { NAME($unit) } against { NAME($enemy) }.
       *[sea] Battle at sea { NAME($place, case: "in") }: { NAME($power) } attacks, { NAME($unit) } against { NAME($enemy) }.
    }
fight-missed = { NAME($unit) } finds no enemy { NAME($place, case: "in") } any more.
advantages-counted = Sparta brings { ADVANTAGES($sparta) }, Athens brings { ADVANTAGES($athens) }.
advantages-none = no advantage
combat-weighed =
    { $lead ->
        [none] Sparta { $sparta }, Athens { $athens }: level.
       *[other] Sparta { $sparta }, Athens { $athens }: { NAME($lead) } leads by { $by }.
    }
battle-card-played =
    { $countered ->
        [yes] { NAME($power, case: "begin") } plays { HALF($card, $element) }, but scouts have seen it coming: no effect.
       *[no] { NAME($power, case: "begin") } plays { HALF($card, $element) }.
    }
advantages-cancelled = { NAME($power, case: "begin") } cancels { NAMES($advantages) }.
battle-hand-seen = { NAME($power, case: "begin") } sees the enemy’s battle cards: { NAMES($cards) }.
battle-ended =
    { $by ->
        [strength] { NAME($winner, case: "begin") } wins the battle { NAME($place, case: "in") }.
        [commander] { NAME($winner, case: "begin") } wins the level battle { NAME($place, case: "in") } by its commander.
        [card] { NAME($winner, case: "begin") } wins the level battle { NAME($place, case: "in") } by a card.
       *[nothing] The battle { NAME($place, case: "in") } ends level.
    }
fate-rolled =
    { $fate ->
        [veteran] { NAME($commander) } rolls: { FACES($faces) }.
        [card] { NAME($commander) }, { FACES($faces) }: the veteran brings a battle card.
        [dead] { NAME($commander) }, { FACES($faces) }: he falls.
       *[unharmed] { NAME($commander) }, { FACES($faces) }: unharmed.
    }
standing-answer-left = Your standing answer in battles ({ NAME($kind) }): { ANSWER($answer) }. Only you know it.
question-choose-battle = Which battle is fought next?
question-battle-turn =
    { $element ->
        [land] { $stands ->
            [ahead] Battle on land { NAME($place, case: "in") }: you lead by { $by }. Which battle card do you play, or do you pass?
            [behind] Battle on land { NAME($place, case: "in") }: you are { $by } behind. Which battle card do you play, or do you pass?
           *[level] Battle on land { NAME($place, case: "in") }: level. Which battle card do you play, or do you pass?
        }
       *[sea] { $stands ->
            [ahead] Battle at sea { NAME($place, case: "in") }: you lead by { $by }. Which battle card do you play, or do you pass?
            [behind] Battle at sea { NAME($place, case: "in") }: you are { $by } behind. Which battle card do you play, or do you pass?
           *[level] Battle at sea { NAME($place, case: "in") }: level. Which battle card do you play, or do you pass?
        }
    }
question-cancel =
    { $number ->
        [one] Which advantage of the enemy do you cancel, if any?
       *[other] Which advantages of the enemy do you cancel, at most { $number }?
    }
question-standing = Which answer do you leave standing for your turns in battles?
refusal-choose-battle = First say which battle is fought next.
refusal-no-battle-there = There is no battle to fight: { CHOICE($what) }.
refusal-battle-card-or-pass = Play a battle card, or pass.
refusal-cost-not-met = You cannot meet the cost of { NAME($card) }.
refusal-cancel-advantages = First say which advantages you cancel, if any.
refusal-cancel-at-most =
    { $number ->
        [one] Cancel at most one advantage.
       *[other] Cancel at most { $number } advantages.
    }
refusal-not-to-cancel = The card cannot cancel that, or the enemy does not have it.
refusal-cancelled-twice = Name each advantage once.
refusal-no-such-answer = Leave one of these standing: pass, ahead or ask, for land or sea.
setting-standing = Standing answer in battles
hand-standing = Standing answer in battles ({ NAME($kind) }): { ANSWER($answer) }

## Campaigns

question-keep-veteran = Which generic commander is a veteran in the second war ({ $number } left)?
question-reduce = You have too many veteran supports: which one turns regular ({ $number } to go)?
question-besiege-first = Which place does your first army besiege at the start of the second war?
refusal-campaign-does-not-send = The campaign sends no envoy to { NAME($place) } now.
chapter-aim = Lead Sparta, or the power that stands against it. Cards, envoys and units win the cities of Greece; whoever controls more regions at the end of the last round wins, and Sparta wins a tie.
    .title = The aim
label-phase-interlude = Between the wars

## Chapters of the rules

chapter-set-up = A war is laid out as its scenario says, and the first action cards are dealt. In the larger wars a set-up card lets both powers place some more influence.
chapter-scoring = Whoever controls more autonomy in a region holds its marker until the next scoring; at a tie nobody does. Contested places do not count. Markers and the power’s own board bring talents, favours and supports.
chapter-armies = Armies are set anew: 6 for the larger one, 5 for the smaller one or both if equal, 4 for one that was gone. Each own megapolis that is not contested adds one, each own siege costs one.
chapter-ships = The power with the lower fleet may raise it by one, then the other, then the lower one once more if it still is. With equal fleets each may do so once, Athens first.
chapter-recruiting = In turns, Sparta first, eliminated supports of markers that one holds come back for 1 talent each. Whoever passes recruits no more this round. Mercenaries are never recruited.
chapter-rebuilding = Raid markers are taken off all places that are not besieged.
chapter-dealing = A new stack joins the draw pile in its round. Both powers draw one card after the other, Sparta first, until their hands are full; all cards are played within the round.
chapter-actions = Action rounds alternate, Sparta first, while anybody holds a card: raids, a card, deployment, mobilisation, sieges, battles. A card is played, or discarded without effect for 2 favours. A minor envoy takes one step in a place, a major one two: a step removes an enemy influence or, where there is none, adds one of yours. One envoy of a card may go to your own capital.
chapter-raids = A unit that was deployed raids in its owner’s next action round: 1 talent, the place falls to the enemy’s full control but is contested. Then the unit goes home, its commander exhausted, or a hoplite begins a siege.
chapter-deploying = What was mobilised in the action round before is deployed, or goes home with its commander ready. A hoplite marches by roads from your capital, a megapolis, ally or territory that you control, or from your own siege, through places without enemy influence or units. A trireme goes to any harbour. Onto an enemy unit of its kind a unit may go from anywhere, to fight. Desperate Times mobilise and deploy a unit at once, for a fight, once in a game.
chapter-mobilising = For 3 talents a unit at home is mobilised under a ready commander; for 2 more you draw a battle card.
chapter-sieges = For 2 talents a siege is carried on once in each of your action rounds. One die, one more for more friendly neighbours, for besieging Sparta, for a large army and a large fleet; one less at Athenae behind its walls; at most three. A failure costs army strength, each success takes an enemy influence. The last one wins talents and the city. After a siege action you may break the siege off: a die decides whether the commander survives.
chapter-battles = Units of a kind in one place fight. Advantages: elite, cavalry, peltasts and army size on land, allied fleets and fleet size at sea, and the homeland. Battle cards are played in turn, the attacker first, until both pass. Each commander rolls for his fate. The winner loses 1 strength and gains a favour, the loser loses 2, at a tie both lose 1.
chapter-games = Units that have not raided yet are withdrawn, or roll to stay. Both powers roll two dice for the Olympic games, one fewer after a breach of the truce, one more after a withdrawal. The winner takes a talent and the green favour, or 2 talents; the other takes the rest. After the last round most regions win; at a tie Sparta does.
chapter-interlude = Between the two wars of a campaign all units go home, named commanders leave but for a few, others join, both powers send envoys, veterans are reduced to two, and a first siege is laid. New cards join the draw pile.
chapter-end = After the last Olympic games the regions are counted once more, raids and sieges still in place. Most regions win; at a tie Sparta wins.
ending-regions = { NAME($power, case: "begin") } controls more regions: Sparta { $sparta }, Athens { $athens }.
ending-level = Both control { REGIONS($sparta) }, { $athens } against { $sparta }: at a tie { NAME($power) } wins.

## Labels for pictures

label-title = SPARTA!
label-phase-set-up = Set-up
label-phase-scoring = Scoring of regions
label-phase-armies = Army strength
label-phase-ships = Trireme building
label-phase-recruiting = Recruiting
label-phase-rebuilding = Rebuilding
label-phase-dealing = Dealing
label-phase-actions = Action round
label-phase-raids = Raids
label-phase-deploying = Deployment
label-phase-mobilising = Mobilisation
label-phase-sieges = Sieges
label-phase-battles = Battles
label-phase-games = Olympic games
label-phase-end = End of the game
label-ended = The game is over
label-talents = talents
label-favours = favours
label-green = green favour
label-army = army
label-fleet = fleet
label-cards = cards
label-battle-cards = battle cards
label-regions = regions
label-markers = holds
label-desperate = Desperate Times
label-units = units
label-commanders = ready
label-exhausted = exhausted
label-supports = supports
label-advantages = advantages
label-lasting = markers
label-cancelled = cancelled
label-contested = contested
label-raided = raided
label-besieged = besieged
label-neutral = neutral
label-veteran = veteran
label-deck = draw pile
label-discards = discards
label-map = The map
label-powers = The powers
label-mobilised = mobilised
label-under = under
label-absent = not founded
label-round = Round { $round } of { $rounds }
label-waiting-for = Waiting for { SEATS($seats) }
label-winner = { SEATS($seats) } wins

## Reports

part-mobilise-unit-commander = { NAME($unit) } under { LED($commander) }
    .question = Which unit, under whom?
part-desperate-unit-commander = { NAME($unit) } under { LED($commander) }
    .question = Which unit, under whom?
otherwise-play = Keep the green favour …
otherwise-play-battle-card = Keep the green favour …
fact-price = { TALENTS($talents) }, { $left } left
fact-siege = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against { $influence } influence: falls now with { $odds }%
report-battle = Battle { NAME($place, case: "in") }, round { $round }
report-battles = Battles won: Sparta { $sparta }, Athens { $athens }.
report-played = { NAME($power, case: "begin") } plays { $cards }.

## Pictures

label-round-of = Round { $round } of { $rounds }
label-to-choose = { SEAT($seat) } to choose
label-preview = Preview
label-result = { SEATS($seats) } wins with { REGIONS($points) }.
label-no-secrets = You hold nothing that others do not see.
label-influence = influence
label-controlled = controlled
label-autonomy = autonomy 1 to 3
label-rank-strategos = Strategos
    .led = the strategos
label-rank-navarch = Navarch
    .led = the navarch
label-rank-polemarch = Polemarch
    .led = the polemarch
label-allies = Allies
label-ally = ally
label-raid = raid
label-siege = siege
label-unfounded = not founded
label-elite = elite
label-peltast = peltasts
label-cavalry = cavalry
label-allied = allied fleets
label-harbour = harbour
label-changed = last move
label-action-hand = Action cards
label-battle-hand = Battle cards
label-seen = Known of the enemy
label-offered = Offered in exchange
label-known-battle = The enemy’s battle cards
label-strength = strength
label-level = level
label-fate-veteran = becomes a veteran
label-fate-card = draws a battle card
label-fate-dead = falls
label-fate-unharmed = unharmed

## Boards and hands as text

hand-cards =
    { COUNT($cards) ->
        [0] You hold no action card.
       *[other] Action cards: { NAMES($cards) }
    }
hand-face-down =
    { $number ->
        [one] One more card lies face down: it is turned up once you have used another.
       *[other] { $number } more cards lie face down: one is turned up whenever you have used another.
    }
hand-battle =
    { COUNT($cards) ->
        [0] You hold no battle card.
       *[other] Battle cards: { NAMES($cards) }
    }
hand-seen-cards = You know of the enemy’s hand: { NAMES($cards) }
hand-battle-seen = You know of the enemy’s battle cards: { NAMES($cards) }
hand-offered = In exchange you can take: { NAMES($cards) }
hand-onlooker = You have no seat at this table.
card-line = { NAME($card) }: { $text }

## Orders: what they begin with, the usual word first, and an example

order-play = play, use
    .example = play Shipwrights favour
order-discard = discard, throw
    .example = discard Famines
order-envoy = envoy, send
    .example = envoy Thebae 1
order-choose = choose, pick
    .example = choose Gela
order-pass = pass, nothing
    .example = pass
order-done = done, finished
    .example = done
order-raid = raid
    .example = raid Pylos
order-besiege = besiege
    .example = besiege Gela
order-siege = siege
    .example = siege Potidaea
order-break-off = break
    .example = break Potidaea
order-deploy = deploy, move
    .example = deploy SA2 Rhium
order-demobilise = home, demobilise
    .example = home SA1
order-withdraw = withdraw
    .example = withdraw SF1
order-stay = stay
    .example = stay SF1
order-mobilise = mobilise
    .example = mobilise army Cleon card
order-desperate = desperate
    .example = desperate fleet Pericles
order-quell = quell
    .example = quell Agis
order-recruit = recruit
    .example = recruit Attic cavalry
order-build = build
    .example = build
order-recall = recall
    .example = recall
order-play-battle-card = card, fight
    .example = card B15
order-cancel = cancel
    .example = cancel cavalry elite
order-swap = swap, exchange
    .example = swap Closer Ties Intrigue
order-stand = standing
    .example = standing ahead sea
orders-help = Units are called SA1 (Spartan army 1), SF1 (Spartan fleet 1), AA1, AF1 and so on.
word-favour = favour, favor
word-ordinary = ordinary
word-with-card = card
word-pass-answer = pass
word-ahead = ahead
word-ask = ask
word-land = land
word-sea = sea
word-choose-favour = favour, green
word-choose-talents = talents
word-choose-pay = pay
word-choose-reward = reward
word-hoplite = army, hoplite
word-trireme = fleet, trireme
name-land = land
name-sea = sea

## Commands, their parameters, scenarios and variants

command = sparta
    .description = Play your moves at a table of SPARTA!
command-play = play
    .label = Play
    .description = Play an action card
command-discard = discard
    .label = Discard
    .description = Discard cards
command-envoy = envoy
    .label = Envoy
    .description = Send an envoy
command-choose = choose
    .label = Choose
    .description = Choose what an effect is for
command-pass = pass
    .label = Pass
    .description = Do nothing
command-done = done
    .label = Done
    .description = Do no more
command-raid = raid
    .label = Raid
    .description = Raid and go home
command-besiege = besiege
    .label = Besiege
    .description = Raid and begin a siege
command-siege = siege
    .label = Siege
    .description = Carry a siege on
command-break-off = break-off
    .label = Break off
    .description = Break a siege off
command-deploy = deploy
    .label = Deploy
    .description = Deploy a unit
command-demobilise = home
    .label = Home
    .description = Send a unit home
command-withdraw = withdraw
    .label = Withdraw
    .description = Take a unit off the map
command-stay = stay
    .label = Stay
    .description = Roll for a unit to stay
command-mobilise = mobilise
    .label = Mobilise
    .description = Mobilise a unit
command-desperate = desperate
    .label = Desperate
    .description = Use Desperate Times
command-quell = quell
    .label = Quell
    .description = Quell the helots
command-recruit = recruit
    .label = Recruit
    .description = Recruit a support
command-build = build
    .label = Build
    .description = Build triremes
command-recall = recall
    .label = Recall
    .description = Take a unit home from an ally
command-card = card
    .label = Card
    .description = Play a battle card
command-cancel = cancel
    .label = Cancel
    .description = Cancel advantages
command-swap = swap
    .label = Swap
    .description = Exchange a card
command-stand = standing
    .label = Standing
    .description = Leave an answer standing
param-card = card
    .description = Which card
param-favour = favour
    .description = Whether its favour is paid
    .question = With its favour?
param-ordinary = ordinary
    .description = Whether the green favour is kept
param-cards = cards
    .description = Which cards
param-place = place
    .description = Where
param-steps = steps
    .description = How many steps
param-what = what
    .description = What is chosen
param-unit = unit
    .description = Which unit
param-commander = commander
    .description = Which commander
param-support = support
    .description = Which support
param-advantages = advantages
    .description = Which advantages
param-own = own
    .description = Which of your cards
param-other = other
    .description = Which card you take
param-answer = answer
    .description = Which answer
param-kind = kind
    .description = On land or at sea
scenario-pw1 = 1st Peloponnesian War
scenario-pw2 = 2nd Peloponnesian War
scenario-tsw = Theban-Spartan War
scenario-cle = Cleomenean War
scenario-wars = Campaign: The Peloponnesian Wars
scenario-grand = The Grand Campaign
region-map = Map
region-hellas = Hellas
region-west = The west
region-north-west = The north-west
region-north = The north
region-east = The east
region-powers = Powers

## Verbs of cards, as they are called in posts

verb-envoy = envoy
verb-influence = influence
verb-talents = talents
verb-favour = favour
verb-army = army strength
verb-fleet = fleet strength
verb-battle-cards = battle cards
verb-support = support
verb-mobilise = mobilisation
verb-siege-hit = besieged city
verb-siege-roll = siege action
verb-relocate = move of a unit
verb-raid-marker = raid marker
verb-territory = territory
verb-megalopolis = Megalopolis
verb-marker = marker
verb-commander = enemy commander
verb-demobilise = mobilised unit
verb-pay = price
verb-choose = choice
verb-cond = condition
verb-per = count
verb-reward-now = reward at once
verb-discard-action = discarding
verb-hand-swap = exchange
verb-strength = combat strength
verb-cancel = cancelling
verb-double-home = homeland
verb-win-ties = level battle
verb-own-loss = own loss
verb-enemy-loss = enemy loss
verb-both-loss = both losses
verb-sacrifice = sacrifice
verb-place-influence = influence
verb-fate = fate
verb-discard-enemy = enemy battle card
verb-peek = look
verb-counter = counter
verb-spoils = spoils
verb-tax = tax

## What cards do, verb by verb

rules-then = { FIRSTTHEN($texts) }
rules-step = { "; then " }
rules-removed = Out of the game once played.
rules-favour-instead = For { FAVOURS($favours) }, instead: { $text }
rules-favour-add = For { FAVOURS($favours) }, also: { $text }
rules-actor = { NAME($power) } carries it out.
rules-actor-controller = Whoever controls { NAME($place) } carries it out, else the player.
rules-actor-marker = Whoever holds { NAME($place) } carries it out, else the player.
rules-who = { $who }: { $text }
rules-opponent = opponent
rules-player = player
rules-no-ability = No ability
rules-envoy =
    { $contested ->
        [yes] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where } (even if contested; different places)
                   *[other] { $count } minor envoys: { $where } (even if contested; different places)
                }
               *[major] { $count ->
                    [one] a major envoy: { $where } (even if contested; different places)
                   *[other] { $count } major envoys: { $where } (even if contested; different places)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where } (even if contested; different regions)
                   *[other] { $count } minor envoys: { $where } (even if contested; different regions)
                }
               *[major] { $count ->
                    [one] a major envoy: { $where } (even if contested; different regions)
                   *[other] { $count } major envoys: { $where } (even if contested; different regions)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where } (even if contested)
                   *[other] { $count } minor envoys: { $where } (even if contested)
                }
               *[major] { $count ->
                    [one] a major envoy: { $where } (even if contested)
                   *[other] { $count } major envoys: { $where } (even if contested)
                }
            }
        }
       *[no] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where } (different places)
                   *[other] { $count } minor envoys: { $where } (different places)
                }
               *[major] { $count ->
                    [one] a major envoy: { $where } (different places)
                   *[other] { $count } major envoys: { $where } (different places)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where } (different regions)
                   *[other] { $count } minor envoys: { $where } (different regions)
                }
               *[major] { $count ->
                    [one] a major envoy: { $where } (different regions)
                   *[other] { $count } major envoys: { $where } (different regions)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] a minor envoy: { $where }
                   *[other] { $count } minor envoys: { $where }
                }
               *[major] { $count ->
                    [one] a major envoy: { $where }
                   *[other] { $count } major envoys: { $where }
                }
            }
        }
    }
rules-envoy-remove =
    { $size ->
        [minor] { $count ->
            [one] remove 1 enemy influence: { $where }
           *[other] remove 1 enemy influence each from { $count } places: { $where }
        }
       *[major] { $count ->
            [one] remove up to 2 enemy influence: { $where }
           *[other] remove up to 2 enemy influence each from { $count } places: { $where }
        }
    }
rules-influence = { SIGNED($n) } influence: { NAME($space) }
rules-talents =
    { $n ->
        [one] { SIGNED($n) } talent
       *[other] { SIGNED($n) } talents
    }
rules-favour =
    { $n ->
        [one] { SIGNED($n) } favour
       *[other] { SIGNED($n) } favours
    }
rules-army = { SIGNED($n) } army strength
rules-fleet = { SIGNED($n) } fleet strength
rules-battle-cards =
    { $n ->
        [one] { SIGNED($n) } battle card
       *[other] { SIGNED($n) } battle cards
    }
rules-support-promote = make a support veteran: { $what }
rules-support-reduce = reduce a support: { $what }
rules-support-rebuild = rebuild a lost support: { $what }
rules-support-hire =
    { $veteran ->
        [yes] hire as veteran: { $what }
       *[no] hire: { $what }
    }
rules-any-any = any
rules-any-land = elite, peltasts or cavalry
rules-any-elite = elite
rules-any-peltast = peltasts
rules-any-cavalry = cavalry
rules-any-fleet = allied fleet
rules-mobilise =
    { $deploy ->
        [later] mobilise ({ PRICE($cost) }): { NAME($unit) }
        [now] { $anywhere ->
            [yes] mobilise and deploy at once ({ PRICE($cost) }): { NAME($unit) }
           *[no] mobilise and deploy at once ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
       *[fight] { $anywhere ->
            [yes] mobilise and fight at once ({ PRICE($cost) }): { NAME($unit) }
           *[no] mobilise and fight at once ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
    }
rules-siege-hit = remove up to { $n } enemy influence in a city that you besiege
rules-siege-roll = a siege action at once, free, with { SIGNED($bonus) } dice
rules-relocate = move a unit on the map: { NAME($unit) }
rules-raid-marker = take off a raid marker: { $where }
rules-territory = found an absent territory and control it
rules-megalopolis = Mantineia becomes a megapolis of size 3
rules-marker-put = put the marker { NAME($key) }
rules-marker-remove = take off the marker { NAME($key) }
rules-commander-exhaust = exhaust an enemy commander with a name: { LIST($states) }
rules-commander-trial = try an enemy commander with a name ({ LIST($states) }): a failure removes him, a blank turns him regular and exhausts him
rules-state-ready = ready
rules-state-exhausted = exhausted
rules-state-mobilised = mobilised
rules-demobilise = a mobilised unit goes home
rules-pay =
    { $favour ->
        [0] pay { TALENTS($talents) }
       *[other] pay { FAVOURS($favour) }
    }
rules-choose-actor = choose: { PARTS($texts) }
rules-choose-opponent = the opponent chooses: { PARTS($texts) }
rules-cond =
    { $other ->
        [none] { $condition }: { $text }
       *[other] { $condition }: { $text }; if not: { $other }
    }
rules-test-holds = if you hold { NAME($place) }
rules-test-controls = if you control { NAME($place) }
rules-test-has-siege = if you besiege a city
rules-per = for each megapolis that you control: { $text }
rules-reward-now = if that ally is yours now, take its marker and reward at once
rules-discard-action = you may discard action cards, at most { $n }
rules-hand-swap = see { CARDS($n) } of the enemy’s hand at random; you may exchange one for one of yours
rules-strength = { SIGNED($n) } combat strength
rules-cancel = cancel enemy advantages, at most { $n }: { EITHER($names) }
rules-any-advantage = any
rules-double-home = your homeland advantage counts 2
rules-win-ties = you win if it ends level
rules-own-loss = { SIGNED($n) } own loss
rules-enemy-loss =
    { $only_if_win ->
        [yes] { SIGNED($n) } enemy loss if you win
       *[no] { SIGNED($n) } enemy loss
    }
rules-both-loss = { SIGNED($n) } loss for both
rules-sacrifice-influence = give up an influence of your own in the battle’s region
rules-sacrifice-support = reduce a support of your own: { NAME($kind) }
rules-place-influence = place an influence in a neutral or own city of the region
rules-fate-safe = your commander cannot die
rules-fate-risk = your commander takes the worse of two dice of fate
rules-discard-enemy = the opponent discards { BATTLECARDS($n) } at random
rules-peek = look at the enemy’s battle cards
rules-counter = the opponent’s next battle card has no effect
rules-spoils = if you win: { $text }
rules-tax = the opponent pays { TALENTS($n) }, or { SIGNED($strength) } combat strength
rules-siege-dice =
    { $first_roll_only ->
        [yes] { SIGNED($n) } die in the first action of a siege he began
       *[no] { $eliminate_on_failure ->
            [yes] { SIGNED($n) } die in his sieges; a failure on it removes him
           *[no] { SIGNED($n) } die in his sieges
        }
    }
rules-siege-safe = failures in his sieges cost no army strength
rules-siege-abort-safe = he breaks sieges off without a die
rules-raid-talents = { SIGNED($n) } { $n ->
    [one] talent
   *[other] talents
} { $unit ->
    [hoplite] for his raids by land
    [trireme] for his raids from the sea
   *[either] for his raids
}
rules-mobilise-discount = mobilising under him costs { TALENTS($n) } less
rules-battle-draw = draws { BATTLECARDS($n) } at the start of his battles
rules-battle-strength =
    { $kind ->
        [land] { $when ->
            [attacker] { SIGNED($n) } on land when he attacks
            [smaller] { SIGNED($n) } on land with the smaller army
            [with-elite] { SIGNED($n) } on land with the elite advantage
            [with-cavalry] { SIGNED($n) } on land with the cavalry advantage
           *[always] { SIGNED($n) } on land
        }
       *[sea] { $when ->
            [attacker] { SIGNED($n) } at sea when he attacks
            [smaller] { SIGNED($n) } at sea with the smaller army
            [with-elite] { SIGNED($n) } at sea with the elite advantage
            [with-cavalry] { SIGNED($n) } at sea with the cavalry advantage
           *[always] { SIGNED($n) } at sea
        }
    }
rules-weight = own supports count { $x } times: { NAME($kind) }
rules-protect = this advantage cannot be cancelled: { NAME($advantage) }
rules-ignore =
    { $kind ->
        [land] on land the enemy does not count: { NAME($advantage) }
       *[sea] at sea the enemy does not count: { NAME($advantage) }
    }
rules-loss =
    { $kind ->
        [land] { SIGNED($n) } own loss on land
       *[sea] { SIGNED($n) } own loss at sea
    }
rules-wins-ties = wins battles that end level
rules-after-win =
    { $kind ->
        [land] after a won land battle: { $text }
       *[sea] after a won sea battle: { $text }
    }
rules-on-exhausted = when exhausted: { $text }
rules-any-ally = any ally
rules-any-city = any city
rules-limited = { $base } ({ LIST($texts) })
rules-size = size { EITHER($sizes) }
rules-owner-own = with own influence
rules-owner-partial-own = held in part
rules-owner-enemy = with enemy influence
rules-owner-neutral = neutral
rules-owner-not-enemy = neutral or own
rules-harbour = harbour
rules-own-marker = in a region whose marker you hold
rules-not-capital = not the enemy capital
rules-free = free
rules-between = { "; " }
name-either = army or fleet

## Looking back

statistic-battles = Most battles won: { NAMES($who) } ({ $number })
statistic-sieges = Most sieges begun: { NAMES($who) } ({ $number })
statistic-raids = Most raids: { NAMES($who) } ({ $number })
statistic-fallen = Most commanders fallen: { NAMES($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-controlled = if you still control { NAME($place) }
unmet-controlled = You no longer control { NAME($place) }.
condition-no-battle = unless there was a battle { NAME($place, case: "in") }
unmet-no-battle = There was a battle { NAME($place, case: "in") }.
condition-battle-fought = if there was a battle { NAME($place, case: "in") }
unmet-battle-fought = There was no battle { NAME($place, case: "in") }.
condition-as-now = if nothing has changed { NAME($part, case: "in") }
unmet-as-now = Something has changed { NAME($part, case: "in") }.
