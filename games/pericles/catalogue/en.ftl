### What the game calls its rounds

round-word = turn
    .begin = Turn
    .many = turns
    .each = each turn
    .after = After turn
    .of = of turn

## Pericles: The Peloponnesian Wars in English.

## Factions. “the” brings the article, “begin” does so at the beginning of a sentence, “order” is what orders say.

name-aristocrats = Aristocrats
    .the = the Aristocrats
    .begin = The Aristocrats
    .of = of the Aristocrats
    .order = AF
name-demagogues = Demagogues
    .the = the Demagogues
    .begin = The Demagogues
    .of = of the Demagogues
    .order = DF
name-agiad = Agiads
    .the = the Agiads
    .begin = The Agiads
    .of = of the Agiads
    .order = AK
name-eurypontid = Eurypontids
    .the = the Eurypontids
    .begin = The Eurypontids
    .of = of the Eurypontids
    .order = EK

## Theatres and Sides. “in” says where, “order” is what orders say; Athens and Sparta are Sides too.

name-sicily = Sicily
    .in = in Sicily
name-corcyra = Corcyra
    .in = on Corcyra
name-aetolia = Aetolia
    .in = in Aetolia
name-naupactus = Naupactus
    .in = at Naupactus
name-isthmus = Isthmus of Corinth
    .in = at the Isthmus of Corinth
    .order = Isthmus
name-sparta = Sparta
    .in = in Sparta
    .begin = Sparta
    .the = Sparta
    .of = Sparta’s
    .accusative = Sparta
name-athens = Athens
    .in = in Athens
    .begin = Athens
    .the = Athens
    .of = Athens’
    .accusative = Athens
name-boeotia = Boeotia
    .in = in Boeotia
name-thessaly = Thessaly
    .in = in Thessaly
name-macedonia = Macedonia
    .in = in Macedonia
name-chalcidice = Chalcidice
    .in = in Chalcidice
name-amphipolis = Amphipolis
    .in = at Amphipolis
name-hellespont = Hellespont
    .in = at the Hellespont
name-ionia = Ionia
    .in = in Ionia
name-lesbos = Lesbos
    .in = on Lesbos
name-chios = Chios
    .in = on Chios
name-samos = Samos
    .in = on Samos
name-cyclades = Cyclades
    .in = in the Cyclades
name-sporades = Southern Sporades
    .in = in the Southern Sporades
    .order = Sporades
name-east-mediterranean = Eastern Mediterranean
    .in = in the Eastern Mediterranean
    .order = Mediterranean

## Political cards

name-a01 = Cimon
name-a02 = Tolmides
name-a03 = Myronides
name-a04 = Leocrates
name-a05 = Thucydides son of Melesias
name-a06 = Callias
name-a07 = Aspasia
name-a08 = Phidias
name-a09 = Damon
name-a10 = Anaxagoras
name-a11 = Protagoras
name-a12 = Hagnon
name-a13 = Sophocles
name-a14 = Phormio
name-a15 = Lamachus
name-a16 = Nicias
name-a17 = Demosthenes
name-a18 = Eurymedon
name-a19 = Laches
name-a20 = Thucydides son of Olorus
name-a21 = Hyperbolus
name-a22 = Alcibiades
name-a23 = Cleophon
name-a24 = Theramenes
name-a25 = Thrasybulus
name-a26 = Conon
name-a27 = Antiphon
name-a28 = Pisander
name-a29 = Socrates
name-a30 = Diodotus
name-s01 = Nicomedes
name-s02 = Cleandridas
name-s03 = Sthenelaidas
name-s04 = Melesippus
name-s05 = Cnemus
name-s06 = Alcidas
name-s07 = Brasidas
name-s08 = Timocrates
name-s09 = Epitadas
name-s10 = Styphon
name-s11 = Eccritus
name-s12 = Gylippus
name-s13 = Clearidas
name-s14 = Ischagoras
name-s15 = Xenares
name-s16 = Endius
name-s17 = Lichas
name-s18 = Astyochus
name-s19 = Chalcideus
name-s20 = Mindarus
name-s21 = Clearchus
name-s22 = Callicratidas
name-s23 = Lysander
name-s24 = Eteonicus
name-s25 = Aristeus of Corinth
    .brief = Aristeus
name-s26 = Pagondas of Thebes
    .brief = Pagondas
name-s27 = Hermocrates of Syracuse
    .brief = Hermocrates
name-s28 = Cynisca
name-s29 = Diopeithes
name-s30 = Tisamenus
name-al1 = Pericles
name-al2 = Cleon
name-sl1 = Pleistoanax
name-sl2 = Archidamus

## Plays of Aristophanes

name-ach-a = The Acharnians A
name-ach-b = The Acharnians B
name-ach-c = The Acharnians C
name-bir-a = The Birds A
name-bir-b = The Birds B
name-bir-c = The Birds C
name-clo-a = The Clouds A
name-clo-b = The Clouds B
name-clo-c = The Clouds C
name-fro-a = The Frogs A
name-fro-b = The Frogs B
name-fro-c = The Frogs C
name-kni-a = The Knights A
name-kni-b = The Knights B
name-kni-c = The Knights C
name-lys-a = Lysistrata A
name-lys-b = Lysistrata B
name-lys-c = Lysistrata C
name-pea-a = Peace A
name-pea-b = Peace B
name-pea-c = Peace C
name-was-a = The Wasps A
name-was-b = The Wasps B
name-was-c = The Wasps C

## Issues

name-military = Military
name-league = League
name-diplomatic = Diplomatic
name-ostracism = Ostracism
name-games = Games
name-war-peace = War/Peace
name-persia = Persia
    .in = in Persia
name-rumour = Rumour
name-oracle = Oracle
name-citizenship = Citizenship
name-colony = Colony
name-krypteia = Krypteia
name-agoge = Agoge

## Pieces

name-land = land battle
name-naval = naval battle
name-three-hundred = the 300
amount-athens-land = { $number } Athenian land { $number ->
        [one] unit
       *[other] units
    }
amount-delian-land = { $number } Delian land { $number ->
        [one] unit
       *[other] units
    }
amount-argos-land = { $number } Argive land { $number ->
        [one] unit
       *[other] units
    }
amount-sparta-land = { $number } Spartan land { $number ->
        [one] unit
       *[other] units
    }
amount-peloponnesian-land = { $number } Peloponnesian land { $number ->
        [one] unit
       *[other] units
    }
amount-athens-naval = { $number } Athenian { $number ->
        [one] ship
       *[other] ships
    }
amount-delian-naval = { $number } Delian { $number ->
        [one] ship
       *[other] ships
    }
amount-sparta-naval = { $number } Spartan { $number ->
        [one] ship
       *[other] ships
    }
amount-peloponnesian-naval = { $number } Peloponnesian { $number ->
        [one] ship
       *[other] ships
    }
amount-athens-base = { $number } Athenian { $number ->
        [one] base
       *[other] bases
    }
amount-delian-base = { $number } Delian { $number ->
        [one] base
       *[other] bases
    }
amount-sparta-base = { $number } Spartan { $number ->
        [one] base
       *[other] bases
    }
amount-peloponnesian-base = { $number } Peloponnesian { $number ->
        [one] base
       *[other] bases
    }
amount-three-hundred = the 300
amount-treachery = { $number } treachery of { NAME($side) }
chosen-athens = { $number } Athenian
chosen-delian = { $number } Delian
chosen-argos = { $number } Argive
chosen-sparta = { $number } Spartan
chosen-peloponnesian = { $number } Peloponnesian
chosen-league = { $number } of the league
chosen-city =
    { $number ->
        [0] none of the City-State
       *[other] { $number } of the City-State
    }
chosen-nothing = nothing

amount-tokens =
    { $number ->
        [0] no tokens
        [one] 1 token
       *[other] { $number } tokens
    }
amount-honour = { $number } Honour
amount-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
amount-persia-base = { $number } Persian { $number ->
        [one] base
       *[other] bases
    }
chosen-land = { $number } land { $number ->
        [one] unit
       *[other] units
    }
chosen-naval = { $number } { $number ->
        [one] ship
       *[other] ships
    }
placed-counter = { NAME($kind) } ({ NAME($owner, case: "order") })
counted-counter = { $number } × { NAME($kind) }
placed-hidden = counter of { NAME($owner, case: "order") }
placed-issue =
    { $box ->
        [0] { NAME($issue) } (centre)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }

## Events

scenario-begun =
    { $war ->
        [yes] Everything is laid out. There is war between Athens and Sparta.
       *[no] Everything is laid out. There is peace between Athens and Sparta.
    }
turn-begun = Turn { $turn } begins.
play-drawn = The play of this turn: { NAME($play) }.
issues-set = The play puts { NAMES($issues) } at the centre of the track of { NAME($side) }.
issue-set = The play puts { NAME($issue) } into box { $box } { NAME($half, case: "of") }.
tokens-set-aside = { NAME($side) } sets { TOKENS($tokens) } aside for this turn.
tokens-brought-back = The play lets { NAME($side) } put { TOKENS($tokens) } back into the stock.
tokens-granted = { NAME($faction, case: "begin") } receive { TOKENS($tokens) } from the stock.
will-set =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] The Assembly of { NAME($side) } wants a base built or converted this turn: { NAMES($theatres) }.
               *[other] The Assembly of { NAME($side) } wants bases built or converted this turn in at least { $number } of: { NAMES($theatres) }.
            }
        [control]
            { COUNT($theatres) ->
                [1] The Assembly of { NAME($side) } wants to control, at the end of the turn: { NAMES($theatres) }.
               *[other] The Assembly of { NAME($side) } wants to control, at the end of the turn, at least { $number } of: { NAMES($theatres) }.
            }
       *[contest]
            { COUNT($theatres) ->
                [1] The Assembly of { NAME($side) } wants to control or contest, at the end of the turn: { NAMES($theatres) }.
               *[other] The Assembly of { NAME($side) } wants to control or contest, at the end of the turn, at least { $number } of: { NAMES($theatres) }.
            }
    }
will-ignored =
    { $missing ->
        [yes] The Assembly of { NAME($side) } wants something in a theatre that is not in the game: its will is ignored.
       *[no] The Assembly of { NAME($side) } wants a base, but all bases stand already: its will is ignored.
    }
alcibiades-left = Alcibiades leaves Athens for Persia, never to return. Persia is open.
plague-struck =
    { $again ->
        [yes] The plague strikes again.
       *[no] The plague strikes for the first time.
    }
units-taken = { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }; they can be built again.
units-gone = { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }, for the rest of the game.
units-joined = { NAME($side) } gains { LIST($units) } { NAME($theatre, case: "in") }.
board-filled = { NAME($side) } puts { TOKENS($tokens) } on its strategy board.
hostages-spent = { NAME($faction, case: "begin") } spend their hostages: War/Peace goes to box { $box } { NAME($half, case: "of") }.
hostages-kept = { NAME($faction, case: "begin") } keep their hostages.
issue-put =
    { $box ->
        [0] { NAME($faction, case: "begin") } put { NAME($issue) } at the centre.
       *[other] { NAME($faction, case: "begin") } put { NAME($issue) } into box { $box } of their half.
    }
last-card-shown = { NAME($faction, case: "begin") } show { NAME($card) } and take { TOKENS($tokens) } from the strategy board.
board-cleared = { NAME($side) } returns { TOKENS($tokens) } from the strategy board to the stock.
war-declared = War is declared: War/Peace goes to { NAMES($factions, case: "the") }.
peace-made = Peace is made: War/Peace goes to { NAMES($factions, case: "the") }, with { HONOUR($gained) } each.
war-goes-on = Only { NAME($faction, case: "the") } have won War/Peace: the war goes on.
unit-sent-home = { NAME($faction, case: "begin") } send { LIST($units) } home: { NAME($origin) } → { NAME($theatre) }.
games-honoured = { NAME($faction, case: "begin") } hold the Games in peace and gain { HONOUR($gained) }.
games-paid = { NAME($faction, case: "begin") } hold the Games in war and take { TOKENS($tokens) } from the stock.
citizens-made =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } grant citizenship { NAME($theatre, case: "in") }: a Delian base becomes Athenian. They gain { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } grant citizenship { NAME($theatre, case: "in") }: a Delian base becomes Athenian, joined by { LIST($units) }. They gain { HONOUR($gained) }.
    }
colony-founded =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } found a colony { NAME($theatre, case: "in") } and gain { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } found a colony { NAME($theatre, case: "in") } with { LIST($units) } and gain { HONOUR($gained) }.
    }
helots-hunted = { NAME($faction, case: "begin") } remove { $number } Athenian treachery { NAME($theatre, case: "in") }.
spartans-trained = { NAME($faction, case: "begin") } raise in Sparta: { LIST($units) }.
issue-retired = { NAME($issue) } is out of the game for good.
issue-unused = { NAME($faction, case: "begin") } make no use of { NAME($issue) }.
issue-voided = War or peace makes { NAME($issue) } { NAME($faction, case: "of") } void.
counters-awarded = { NAME($faction, case: "begin") } take their counters: { LIST($counters) }.
counters-lent =
    { $number ->
        [one] { NAME($faction, case: "begin") } lend { NAME($rival, case: "the") } 1 counter.
       *[other] { NAME($faction, case: "begin") } lend { NAME($rival, case: "the") } { $number } counters.
    }
counters-handed-over = { NAME($faction, case: "begin") } have lent { NAME($rival, case: "the") }: { LIST($counters) }.
entourage-dismissed = { NAME($faction, case: "begin") } throw away { NAMES($cards) } from their entourage.
entourage-kept = { NAME($faction, case: "begin") } keep their whole entourage.
hand-dealt = { NAME($faction, case: "begin") } are dealt { CARDS($number) }.
cards-dealt = { NAME($faction, case: "begin") } now hold { NAMES($cards) }.
entourage-formed = { NAME($faction, case: "begin") } set three cards aside as their entourage.
entourage-set = The entourage { NAME($faction, case: "of") }: { NAMES($cards) }.
answer-noted = The answer { NAME($faction, case: "of") } is noted; you can change it until all have answered.
issue-raised =
    { $box ->
        [0] Debate { $number }: { NAME($faction, case: "the") } raise { NAME($issue) }, which lies at the centre.
       *[other] Debate { $number }: { NAME($faction, case: "the") } raise { NAME($issue) }, which lies in box { $box } { NAME($half, case: "of") }.
    }
card-revealed =
    { $bonus ->
        [0] { NAME($faction, case: "begin") } play { NAME($card) }, worth { $value }.
       *[other] { NAME($faction, case: "begin") } play { NAME($card) }, worth { $value } + { $bonus }.
    }
brain-trust-used = The Brain Trust { NAME($faction, case: "of") } turns up { NAME($card) } and adds { $value }.
entourage-opened = The entourage { NAME($faction, case: "of") } lies open: { NAMES($cards) }.
tokens-earned =
    { SAME($tokens, $wanted) ->
        [yes] { NAME($faction, case: "begin") } take { TOKENS($tokens) } for their card.
       *[no] { NAME($faction, case: "begin") } take { TOKENS($tokens) } for their card; the stock has no more than that of { $wanted }.
    }
debate-won = { NAME($faction, case: "begin") } win the debate on { NAME($issue) } against { NAME($rival, case: "the") }, { $total } to { $less }.
debate-tied = The debate on { NAME($issue) } in { NAME($side) } ends { $total } to { $total }; the issue stays where it is.
issue-moved =
    { $box ->
        [0] { NAME($faction, case: "begin") } move { NAME($issue) } to the centre.
       *[other] { NAME($faction, case: "begin") } move { NAME($issue) } to box { $box } { NAME($half, case: "of") }.
    }
issue-captured = { NAME($faction, case: "begin") } capture { NAME($issue) }: it is debated no more.
issue-stopped = { NAME($faction, case: "begin") } stop War/Peace at the centre.
issues-dropped = Nobody in { NAME($side) } has won { NAMES($issues) }.
ostracism-scored = { NAME($faction, case: "begin") } have won Ostracism: { HONOUR($gained) } for them, and { NAME($rival, case: "the") } lose { HONOUR($lost) }.
oration-scored = { NAME($faction, case: "begin") } spoke better than { NAME($rival, case: "the") }, { $total } to { $less }: they gain { HONOUR($gained) }, the others lose { HONOUR($lost) }.
oration-level = Both factions of { NAME($side) } spoke equally well, { $total } each: no Honour moves.
control-settled = { NAME($faction, case: "begin") } control { NAME($side) } with { $number ->
        [one] 1 issue
       *[other] { $number } issues
    } won.
favour-moved =
    { $faction ->
        [none] The Assembly of { NAME($side) } favours nobody now.
       *[other] The Assembly of { NAME($side) } now favours { NAME($faction, case: "the") }.
    }
favour-honoured = { NAME($faction, case: "begin") } already had the Assembly’s favour: they gain { HONOUR($gained) }, and { NAME($rival, case: "the") } lose { HONOUR($lost) }.
battle-joined =
    { $element ->
        [land] A land battle { NAME($theatre, case: "in") }; { NAME($faction, case: "the") } are in command.
       *[naval] A naval battle { NAME($theatre, case: "in") }; { NAME($faction, case: "the") } are in command.
    }
strength-counted = { NAME($side) }: units { $units }, bases { $bases }, strategoi { $strategoi }, treachery { $treachery }, { NAME($card) } { $value }: { $total } in all.
battle-won =
    { $element ->
        [land] { NAME($side) } wins the land battle { NAME($theatre, case: "in") } by { $margin }.
       *[naval] { NAME($side) } wins the naval battle { NAME($theatre, case: "in") } by { $margin }.
    }
battle-tied =
    { $element ->
        [land] The land battle { NAME($theatre, case: "in") } is a tie; nobody dies.
       *[naval] The naval battle { NAME($theatre, case: "in") } is a tie; nobody dies.
    }
units-lost = { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }.
bases-razed =
    { $treachery ->
        [0] { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }.
       *[other] { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }, and its { $treachery } treachery there.
    }
battle-honoured = { NAME($faction, case: "begin") }: { SIGNED($change) } Honour.
hostages-taken = { NAME($side) } takes hostages; { NAME($faction, case: "the") } gain { HONOUR($gained) }.
major-defeat = A major defeat for { NAME($side) }: War/Peace goes to box { $box } { NAME($half, case: "of") }.
honour-order-set = The order of the Theatre Phase: { NAMES($factions) }.
counter-placed = { NAME($faction, case: "begin") } place a counter { NAME($theatre, case: "in") }.
own-counter-placed = { NAME($faction, case: "begin") } have placed { NAME($kind) } { NAME($owner, case: "of") } { NAME($theatre, case: "in") }.
counter-revealed = { NAME($faction, case: "begin") } turn up { NAME($kind) } { NAME($owner, case: "of") } { NAME($theatre, case: "in") }.
passed = { NAME($faction, case: "begin") } pass: no counter of their Side lies on top.
declined = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } do not resolve { NAME($kind) } { NAME($theatre, case: "in") }.
       *[other] { NAME($faction, case: "begin") } do not resolve { NAME($kind) } { NAME($theatre, case: "in") } and pay { TOKENS($tokens) }.
    }
no-effect = { NAME($kind) } { NAME($faction, case: "of") } does nothing { NAME($theatre, case: "in") }.
diplomacy-tried = { NAME($faction, case: "begin") } commit { TOKENS($tokens) } to diplomacy { NAME($theatre, case: "in") }: { $total } against { $less }.
base-flipped = A league base { NAME($theatre, case: "in") } changes sides: { NAME($faction, case: "the") } gain { HONOUR($gained) }, and { NAME($rival, case: "the") } lose { HONOUR($lost) }.
treachery-placed = { NAME($side) } has { $number } more treachery { NAME($theatre, case: "in") }.
treachery-cleared = { NAME($faction, case: "begin") } remove treachery { NAME($theatre, case: "in") }: { $own } of their own, { $enemy } of the enemy; they pay { TOKENS($tokens) }.
talks-opened = { NAME($faction, case: "begin") } commit { TOKENS($tokens) } and turn up { NAME($card) }, worth { $value }: { $total }.
talks-settled = 
    { $won ->
        [yes] { NAME($faction, case: "begin") } win a league base { NAME($theatre, case: "in") }.
       *[no] { NAME($faction, case: "begin") } achieve nothing { NAME($theatre, case: "in") }.
    }
base-built = { NAME($faction, case: "begin") } build a base { NAME($theatre, case: "in") } for { TOKENS($tokens) } and gain { HONOUR($gained) }.
base-converted = { NAME($faction, case: "begin") } make a league base { NAME($theatre, case: "in") } one of their City-State for { TOKENS($tokens) } and gain { HONOUR($gained) }.
units-built = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } build { LIST($units) } { NAME($theatre, case: "in") }.
       *[other] { NAME($faction, case: "begin") } build { LIST($units) } { NAME($theatre, case: "in") } and pay { TOKENS($tokens) }.
    }
nothing-built = { NAME($faction, case: "begin") } build nothing at home, pay { TOKENS($tokens) } and take Persian gold.
oracle-heard = { NAME($faction, case: "begin") } hear the oracle and gain { HONOUR($gained) }.
unit-banished = The oracle sends home { LIST($units) } { NAME($theatre, case: "in") }; { NAME($faction, case: "the") } gain { HONOUR($gained) }.
raided = { NAME($faction, case: "begin") } raid { NAME($theatre, case: "in") } and gain { HONOUR($gained) }; { NAME($card) } says { $value }: { NAME($rival, case: "the") } lose { TOKENS($tokens) } and { HONOUR($lost) }.
tokens-committed = { NAME($faction, case: "begin") } have committed { TOKENS($tokens) }.
unit-moved = { NAME($faction, case: "begin") } move { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
no-battle = There is no battle { NAME($theatre, case: "in") }.
ships-sent = { NAME($faction, case: "begin") } send the State ships into the battle.
capital-scored = { NAME($faction, case: "begin") } return { TOKENS($tokens) } and gain { HONOUR($gained) }.
tokens-returned = { NAME($side) } puts { TOKENS($tokens) } back into the stock.

## Events told together

story-cards = Played: { LIST($cards) }.
story-card =
    { $bonus ->
        [0] { NAME($card) } { $value } ({ NAME($faction, case: "order") })
       *[other] { NAME($card) } { $value } + { $bonus } ({ NAME($faction, case: "order") })
    }
story-tokens = Tokens earned: { LIST($tokens) }.
story-share = { NAME($faction, case: "order") } { $number }
story-sums = { LIST($sums) }.
story-sum = { NAME($side) } { $total } ({ LIST($parts) })
story-units = units { $number }
story-bases = bases { $number }
story-strategoi = strategoi { $number }
story-treachery = treachery { $number }
story-honour = Honour: { LIST($changes) }.
story-committed = Tokens committed: { LIST($tokens) }.
story-moved = { NAME($faction, case: "begin") } move { LIST($moves) }.
story-way = { LIST($units) } { NAME($origin) } → { NAME($theatre) }
story-placed = Counters placed: { LIST($placed) }.
story-spot = { NAME($faction, case: "order") } { NAME($theatre, case: "in") }
story-left = Tokens left over return to the stock: { LIST($tokens) }.
story-none-left = No tokens are left over.
story-taken =
    { $gone ->
        [yes] { NAME($side) } loses for the rest of the game: { LIST($lost) }.
       *[no] { NAME($side) } loses { LIST($lost) }.
    }
story-taken-at = { LIST($units) } { NAME($theatre, case: "in") }
story-put = { NAME($faction, case: "begin") } put { NAMES($issues) } at the centre.
story-formed = Set three cards aside as their entourage: { NAMES($factions) }.
report-battle = Battle { NAME($theatre, case: "in") }, turn { $round }
report-assemblies = The assemblies, turn { $round }
report-battles = Battles won: Athens { $athens }, Sparta { $sparta }.

## What is chosen together, and what stands beside an answer

part-place-faction-kind-owner = { NAME($kind) } ({ NAME($owner, case: "order") })
    .question = Which counter?
part-move-faction-unit-origin = { UNIT($unit, 1) } { NAME($origin, case: "in") }
    .question = Which unit?
part-redeploy-faction-unit-origin =
    { $unit ->
        [three-hundred] The 300: { NAME($origin) }
        [athens-naval] Ship: { NAME($origin) }
        [delian-naval] Ship: { NAME($origin) }
        [sparta-naval] Ship: { NAME($origin) }
        [peloponnesian-naval] Ship: { NAME($origin) }
       *[land] Land unit: { NAME($origin) }
    }
    .question = Which unit?
part-disband-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Which unit?
part-gold-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Which unit?
part-banish-faction-unit = { UNIT($unit, 1) }
    .question = Which unit?
part-move-to-via = { NAME($to) }
    .question = Where to?
part-raise-faction-land-naval-argos-three-hundred = { FORCES($land, $naval, $argos, $three_hundred) }
    .question = Build which units?
part-kill-faction-city = { CITY($city) }
    .question = How many pieces of the City-State?
part-kill-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = How many others?
part-remove-faction-city = { CITY($city) }
    .question = How many pieces of the City-State?
part-remove-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = How many others?
part-raze-faction-city = { CITY($city) }
    .question = How many pieces of the City-State?
part-raze-league = { FALLEN($league) }
    .question = How many others?
part-citizens-faction-theatre = { NAME($theatre) }
    .question = Where?
part-citizens-land-naval = { FORCES($land, $naval) }
    .question = With which units?
part-settle-faction-theatre = { NAME($theatre) }
    .question = Where?
part-settle-land-naval = { FORCES($land, $naval) }
    .question = With which units?
fact-fits =
    { $tokens ->
        [0] worth { $value } + { $bonus }
       *[other] worth { $value } + { $bonus }, { TOKENS($tokens) }
    }
fact-value = worth { $value }, without a bonus
fact-away =
    { $number ->
        [one] 1 box from capture
       *[other] { $number } boxes from capture
    }
fact-held =
    { COUNT($sides) ->
        [0] neutral
        [1] held by { NAMES($sides) }
       *[other] contested
    }
fact-pile =
    { $number ->
        [one] 1 counter
       *[other] { $number } counters
    }
fact-press =
    { $flips ->
        [yes] { $total } against { $less }: a base changes sides
       *[no] { $total } against { $less }: { $number } treachery
    }
fact-price =
    { $tokens ->
        [0] +{ HONOUR($gained) }
       *[other] { TOKENS($tokens) }, +{ HONOUR($gained) }
    }
nothing-move = Move no more

## What a phase that begins is about

begins-aristophanes = A play of Aristophanes is drawn: its issues, its events, and what the assemblies want.
begins-entourage = Cards are dealt, and every faction sets an entourage aside.
begins-boule = The factions put issues on the tracks of their assemblies.
begins-assembly = Six debates in each City-State; the assemblies do not wait for each other.
begins-political = Honour, control, favour, war and peace, and the counters that issues are worth.
begins-placing = Counters are placed face down, one at a time, in Honour order.
begins-resolving = Counters are turned up in Honour order, the last one in each theatre first.
begins-end-phase = Maintenance, redeployment, and what the assemblies wanted.

## Questions

question-dismiss = Which cards of their entourage do { NAME($faction, case: "the") } throw away, face up? You may keep all.
question-retain = Which three cards do { NAME($faction, case: "the") } set aside as their entourage?
question-remove =
    { $element ->
        [land] { $number ->
            [one] Which land unit do { NAME($faction, case: "the") } take off the map { NAME($theatre, case: "in") }?
           *[other] Which { $number } land units do { NAME($faction, case: "the") } take off the map { NAME($theatre, case: "in") }?
        }
       *[naval] { $number ->
            [one] Which ship do { NAME($faction, case: "the") } take off the map { NAME($theatre, case: "in") }?
           *[other] Which { $number } ships do { NAME($faction, case: "the") } take off the map { NAME($theatre, case: "in") }?
        }
    }
question-enlist = Where do { NAME($faction, case: "the") } put the new unit, { LIST($unit) }?
question-hostages = Do { NAME($faction, case: "the") } spend their hostages? War/Peace then lies in box { $box } { NAME($half, case: "of") }.
question-put =
    { $box ->
        [0] Which issue do { NAME($faction, case: "the") } put at the centre?
       *[other] Which issue do { NAME($faction, case: "the") } put into box { $box } of their half? Ostracism and War/Peace always go to the centre.
    }
question-go-home = Peace: which units of { NAME($side) } do { NAME($faction, case: "the") } send home, or to a base of their colour?
question-citizenship = Citizenship: which Delian base do { NAME($faction, case: "the") } make Athenian, and who joins it?
question-colony = Colony: where do { NAME($faction, case: "the") } found it, and with which units?
question-krypteia = Krypteia: where do { NAME($faction, case: "the") } remove Athenian treachery? { $number } can still go.
question-agoge = Agoge: which land units do { NAME($faction, case: "the") } raise in Sparta?
question-lend =
    { $number ->
        [one] Which counter do { NAME($faction, case: "the") } lend { NAME($rival, case: "the") }?
       *[other] Which { $number } counters do { NAME($faction, case: "the") } lend { NAME($rival, case: "the") }?
    }
question-debate = Debate { $number }: which issue do { NAME($faction, case: "the") } raise?
question-play =
    { $box ->
        [0] Which card do { NAME($faction, case: "the") } play on { NAME($issue) }, which lies at the centre?
       *[other] Which card do { NAME($faction, case: "the") } play on { NAME($issue) }, which lies in box { $box } { NAME($half, case: "of") }?
    }
question-trust = The leader { NAME($faction, case: "of") } makes { $total } against { $less }. Do they use their Brain Trust? A card of the entourage at random adds its printed value, and there is no entourage next turn.
question-stop = Do { NAME($faction, case: "the") } stop War/Peace at the centre? Otherwise it goes on to box { $box } on their half.
question-fight = Do { NAME($faction, case: "the") } open the battle { NAME($theatre, case: "in") }?
question-kill =
    { $element ->
        [land] Which land units of { NAME($side) } die { NAME($theatre, case: "in") }? { NAME($faction, case: "begin") } choose.
       *[naval] Which ships of { NAME($side) } die { NAME($theatre, case: "in") }? { NAME($faction, case: "begin") } choose.
    }
question-raze = Which bases of { NAME($side) } do { NAME($faction, case: "the") } destroy { NAME($theatre, case: "in") }, at most { $number }?
question-place = Which counter do { NAME($faction, case: "the") } place, and where?
question-reveal = Where do { NAME($faction, case: "the") } turn up a counter?
question-resolve = { NAME($kind) } { NAME($theatre, case: "in") }: what do { NAME($faction, case: "the") } do?
question-talks = Talks { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: how many tokens do { NAME($faction, case: "the") } commit?
question-gold = What do { NAME($faction, case: "the") } build with Persian gold? { $number ->
        [one] 1 Persian base is left.
       *[other] { $number } Persian bases are left.
    }
question-commit = An expedition { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: how many tokens do { NAME($faction, case: "the") } commit?
question-ships = Do { NAME($faction, case: "the") } send the State ships into the battle { NAME($theatre, case: "in") }?
question-move = Which unit do { NAME($faction, case: "the") } move for the expedition { NAME($theatre, case: "in") }? { $number } can still move.
question-second =
    { $element ->
        [land] Do { NAME($faction, case: "the") } fight a land battle { NAME($theatre, case: "in") } too?
       *[naval] Do { NAME($faction, case: "the") } fight a naval battle { NAME($theatre, case: "in") } too?
    }

## Whom a post calls, in few words

asked-in-private-dismiss = throw cards of the entourage away, or none ({ NAME($faction, case: "order") }).
asked-in-private-retain = form the entourage ({ NAME($faction, case: "order") }).
asked-remove = choose units that go { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-enlist = place a new unit ({ NAME($faction, case: "order") }).
asked-hostages = spend the hostages? ({ NAME($faction, case: "order") })
asked-put = put an issue ({ NAME($faction, case: "order") }).
asked-go-home = send units home ({ NAME($faction, case: "order") }).
asked-citizenship = use Citizenship ({ NAME($faction, case: "order") }).
asked-colony = found the colony ({ NAME($faction, case: "order") }).
asked-krypteia = use Krypteia ({ NAME($faction, case: "order") }).
asked-agoge = use Agoge ({ NAME($faction, case: "order") }).
asked-in-private-lend = lend counters ({ NAME($faction, case: "order") }).
asked-debate = debate { $number }: raise an issue ({ NAME($faction, case: "order") }).
asked-in-private-play = play a card on { NAME($issue) } ({ NAME($faction, case: "order") }).
asked-trust = use the Brain Trust? ({ NAME($faction, case: "order") })
asked-stop = stop War/Peace at the centre? ({ NAME($faction, case: "order") })
asked-fight = open the battle ({ NAME($faction, case: "order") }).
asked-kill = choose the losses { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-raze = destroy bases { NAME($theatre, case: "in") }? ({ NAME($faction, case: "order") })
asked-place = place a counter ({ NAME($faction, case: "order") }).
asked-reveal = turn up a counter ({ NAME($faction, case: "order") }).
asked-resolve = { NAME($kind) } { NAME($theatre, case: "in") }: resolve it ({ NAME($faction, case: "order") }).
asked-in-private-talks = commit tokens to talks { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-gold = build with Persian gold ({ NAME($faction, case: "order") }).
asked-in-private-commit = commit tokens { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-commit = commit tokens { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-ships = send the State ships? ({ NAME($faction, case: "order") })
asked-move = move units for the expedition { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-second = a second battle { NAME($theatre, case: "in") }? ({ NAME($faction, case: "order") })
asked-callias = sign the treaty of Callias? ({ NAME($faction, case: "order") })
asked-maintain = disband units ({ NAME($faction, case: "order") }).
asked-redeploy = redeploy units ({ NAME($faction, case: "order") }).
asked-ravages = choose a unit lost to the war ({ NAME($faction, case: "order") }).
asked-give-up = choose a unit that the play takes ({ NAME($faction, case: "order") }).

## Actions, as on a button

action-dismiss =
    { COUNT($cards) ->
        [0] Keep the entourage
       *[other] Throw away { NAMES($cards) }
    }
action-retain = Entourage: { NAMES($cards) }
action-remove = Take off { LIST($city) }
action-enlist = { NAME($theatre) }
action-hostages =
    { $yes ->
        [yes] Spend the hostages
       *[no] Keep the hostages
    }
action-put = { NAME($issue) }
action-citizens = { NAME($theatre) }: { LIST($land) }
action-settle = { NAME($theatre) }: { LIST($land) }
action-hunt = { NAME($theatre) }: { $number }
action-train = Raise { LIST($land) }
action-lend = Lend { LIST($counters) }
action-debate =
    { $box ->
        [0] { NAME($issue) } (centre)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }
action-play-card = { NAME($card) }
action-trust =
    { $yes ->
        [yes] Use the Brain Trust
       *[no] The leader alone
    }
action-stop =
    { $yes ->
        [yes] Stop at the centre
       *[no] Go on
    }
action-fight = Open the battle
action-kill = Kill { LIST($city) }
action-raze = Destroy { LIST($city) }
action-place = { NAME($kind) } ({ NAME($owner, case: "order") }): { NAME($theatre) }
action-reveal = Turn up: { NAME($theatre) }
action-decline = Do not resolve it
action-commit = Commit { TOKENS($tokens) }
action-negotiate = Try diplomacy
action-clear = Remove { $own } own and { $enemy } enemy treachery
action-build-base = Build a base
action-convert = Convert a base
action-raise = Build { LIST($land) }
action-consult = Take 3 Honour
action-banish = Send home { $unit }: { NAME($theatre) }
action-omens = Treachery: { NAMES($theatres) }
action-raid = Raid
action-muster = Muster an expedition
action-gold = Persian gold: { $unit }, { NAME($theatre) }
action-move = Move { $unit }: { NAME($origin) } → { NAME($to) }
action-ships = 
    { $yes ->
        [yes] Send the State ships
       *[no] Keep the State ships
    }
action-done = Done
action-second =
    { $yes ->
        [yes] Fight the second battle
       *[no] No second battle
    }

## When an order is asked for: said of one that is not

when-dismiss = Cards of the entourage are thrown away before cards are dealt, by whoever did not use it last turn.
when-retain = An entourage is formed as soon as nine cards are dealt.
when-remove = You choose when a play or the plague takes units of your Side and it is open which; the faction in control does.
when-enlist = You choose when a play adds units and they can stand in several theatres.
when-hostages = The faction in control is asked before issues are put, if its Side holds hostages.
when-put = Issues are put in the Boule: by both factions of a City-State in turn, the one in control first.
when-debate = In each of the six debates a faction raises an issue, in turn, the one in control first.
when-play-card = Both compatriots play a card as soon as an issue is raised.
when-trust = You are asked in a debate if your leader meets another card and you have an entourage.
when-stop = You are asked when you win a debate on War/Peace and it would cross the centre.
when-citizens = You build so after the debates, if you have won Citizenship.
when-settle = You found a colony after the debates, if you have won Colony, in peace.
when-hunt = You remove treachery so after the debates, if you have won Krypteia.
when-train = You raise units in Sparta after the debates, if you have won Agoge, in war.
when-lend = You lend counters once they are awarded, if you have more than your compatriot.
when-fight = A battle is opened by its commander, in a battle game.
when-kill = You choose which enemy units die, once a battle is decided and it is open which.
when-raze = You destroy bases when you have won a battle, all units of the enemy are gone and points are left.
when-second = You are asked when you have won a battle and one of the other kind can follow.
when-place = Counters are placed one at a time, in Honour order, after the political phase.
when-reveal = Counters are turned up in Honour order, once all are placed.
when-decline = You decline when a counter of yours is turned up, or when you have won a unique issue.
when-commit = You commit tokens to an expedition, and when a diplomatic counter is resolved.
when-negotiate = You try diplomacy when your diplomatic counter is turned up in a neutral theatre.
when-clear = You remove treachery when your diplomatic or league counter is turned up.
when-build-base = You build a base when your league counter is turned up.
when-convert = You convert a base when your league counter is turned up.
when-raise = You build units when your league counter is turned up, or your military counter at home.
when-consult = You consult the oracle when your oracle counter is turned up.
when-banish = You send an enemy unit home when your oracle counter is turned up.
when-omens = You sow treachery so when your oracle counter is turned up.
when-raid = You raid when your military counter is turned up in a contested theatre.
when-muster = You muster an expedition when your military counter is turned up.
when-gold = Sparta’s Side builds with Persian gold when its military counter builds at home and there are Persian bases.
when-move = Units move when tokens are committed to an expedition, and home when peace is made.
when-ships = Athens’ faction in control is asked before a battle, once a turn, if the State ships are ready.
when-done = You say so when you move, send home or disband units, build with Persian gold or use Krypteia.
when-sign = Athens’ faction in control is asked at the end of a turn, if it has a base in the Eastern Mediterranean and is at war with Persia.
when-refuse = Athens’ faction in control is asked at the end of a turn, if it has a base in the Eastern Mediterranean and is at war with Persia.
when-disband = The faction in control disbands units at the end of a turn, if the bases do not give enough or units can stand nowhere, and when the war takes one.
when-redeploy = The faction in control redeploys units at the end of a turn.

## Refusals

refusal-not-your-faction = You do not lead { NAME($faction, case: "the") }.
refusal-not-in-entourage = { NAME($card) } is not in the entourage.
refusal-leader-stays = { NAME($card) } is the leader and stays in the hand.
refusal-entourage-size = An entourage is exactly { CARDS($number) }.
refusal-not-in-hand = { NAME($card) } is not in the hand.
refusal-controlling-picks = { NAME($faction, case: "begin") } control the City-State and choose here.
refusal-so-many-go = Exactly { $number } must go.
refusal-no-base-of-colour = No base of that colour stands { NAME($theatre, case: "in") }.
refusal-no-hostages = { NAME($side) } has no hostages.
refusal-war-peace-placed = War/Peace lies on the track of { NAME($side) } already.
refusal-hostages-first = First it is settled whether hostages are spent.
refusal-puts-in-turn = Now { NAME($faction, case: "the") } put an issue.
refusal-issue-not-ours = { NAME($issue) } is no issue of { NAME($side) }.
refusal-issue-retired = { NAME($issue) } is out of the game.
refusal-issue-used-up = No { NAME($issue) } is left; all such issues lie on the track.
refusal-league-stays = Peace sends home units of the City-State alone; those of the league stay.
refusal-goes-straight-home = A unit goes straight to another theatre; name only where it stands and where it goes.
refusal-units-away = Units of the City-State may not stay { NAME($theatre, case: "in") }: no base of their colour stands there.
refusal-ship-or-land = Either one ship or two land units join, as far as there are any.
refusal-colony-needs-presence = Athens neither controls nor contests { NAME($theatre) }.
refusal-colony-points = A colony has { $number } points: a land unit takes 2, a ship 4.
refusal-hunted-at-most = From one to { $number } markers.
refusal-trained-at-most = From one to { $number } land units, the 300 among them.
refusal-so-many-lent = Exactly { $number } are lent.
refusal-issue-not-there = { NAME($issue) } does not lie in that box.
refusal-issue-captured = { NAME($issue) } is captured and is debated no more.
refusal-choosers-alternate = The factions raise issues in turn; now { NAME($faction, case: "the") } do.
refusal-cards-not-open = The Brain Trust is asked once both cards lie open.
refusal-one-row = Losses come from one row of the table: Spartan or Peloponnesian land units, Athenian or Delian ships, never both.
refusal-row-number = Exactly { $number } must die.
refusal-pieces-not-there = { NAME($side) } does not have these pieces there.
refusal-enemy-picks = { NAME($faction, case: "begin") } choose here.
refusal-units-shield-bases = No base falls while units of { NAME($side) } that fight here are left.
refusal-nobody-to-raze =
    { $element ->
        [land] { NAME($side) } has no land unit there that could destroy a base.
       *[naval] { NAME($side) } has no ship there that could destroy a base.
    }
refusal-not-more-tokens = Bases fall only to the Side that committed more strategoi; { $tokens } are not more than { $less }.
refusal-margin-too-small = A base costs two points of the margin; { $number } are left.
refusal-no-such-counter = There is no counter { NAME($kind) } left to place.
refusal-persia-closed = Persia is closed until Sparta has a base in Ionia or Alcibiades is in Persia.
refusal-theatre-closed = { NAME($theatre) } is not in play.
refusal-must-place = Whoever has a counter must place it.
refusal-not-on-top = No counter of your Side lies on top { NAME($theatre, case: "in") }.
refusal-owner-decides = { NAME($faction, case: "begin") } decide here.
refusal-tokens-at-most = At most { $number } tokens.
refusal-treachery-not-there = So much treachery is not { NAME($theatre, case: "in") }.
refusal-bases-full = Three bases stand { NAME($theatre, case: "in") } already.
refusal-box-empty = No such piece is left in the box.
refusal-costs-tokens = That costs { $number } tokens.
refusal-no-league-base = Your league has no base { NAME($theatre, case: "in") }.
refusal-league-units-only = Only league units can be chosen here.
refusal-bases-build = Each base builds a ship or two land units; here { $number } build.
refusal-argos-needs-base = Argos rises only in Sparta, by a Delian base there.
refusal-argos-instead = Argos rises instead of other units.
refusal-different-theatres = Name { $number } different theatres.
refusal-not-contested = { NAME($theatre) } is not contested.
refusal-build-at-home = Units of the City-State are built in its own theatre only.
refusal-build-something = Name at least one unit.
refusal-gold-not-there = Persian gold does not build that { NAME($theatre, case: "in") }.
refusal-gold-needs-base =
    { $theatre ->
        [sparta] Persian gold needs a Spartan base in Sparta; one of the league is not enough.
       *[other] Persian gold needs a base of Sparta’s Side { NAME($theatre, case: "in") }.
    }
refusal-gold-limit = At most { $number } are built there for one issue.
refusal-commander-commits = The commander commits at least one token.
refusal-no-link = { NAME($theatre) } and { NAME($to) } have no link in play.
refusal-link-not-for = That unit cannot take the link { NAME($theatre) } – { NAME($to) }.
refusal-link-needs-base = That link needs a friendly base { NAME($theatre, case: "in") }.
refusal-too-few-left = Too little would be left { NAME($theatre, case: "in") }: { $own } against { $enemy }.
refusal-peace-bars = In peace no unit of a City-State enters where the other stands, as { NAME($theatre, case: "in") }.
refusal-stops-at-goal = Every unit stops in the theatre of the expedition, { NAME($theatre, case: "in") }.
refusal-no-stop-there = No unit may stop { NAME($theatre, case: "in") }: it is not the goal, and it can go on.
refusal-argos-stays = Argos never leaves Sparta.
refusal-unit-not-there = You have no such unit { NAME($theatre, case: "in") }.
refusal-moved-already = Such units { NAME($theatre, case: "in") } have moved already.
refusal-no-more-tokens = Every token has moved a unit.
refusal-no-way-there = No way is open: { NAME($theatre) } – { NAME($to) }.
refusal-too-many-bases = At most { $number } can be destroyed.

## Chapters of the rules

chapter-aim = Lead factions of Athens or Sparta. In the Assembly rival factions of a City-State fight over issues; in the theatres both Sides fight over Greece with them. The Side with more Honour wins the war, and in it the faction with more Honour wins the game.
    .title = The aim
chapter-aristophanes = A play of Aristophanes opens each turn: it puts issues on the tracks and may change stocks, units or wills, bring the plague, or send Alcibiades to Persia. In Athens the plague takes a third of the land units and of the ships of each Side, in every contested theatre one of each; the last unit of a theatre’s own kind stays.
chapter-boule = The strategy boards are filled to five tokens. Whoever holds hostages may spend them to put War/Peace into box 2 of the enemy’s opposition. Then the factions of each City-State put seven issues on their track: the controlling faction one into its box 2, the opposition one into its box 1, then three and two at the centre. Ostracism and War/Peace always go to the centre.
chapter-entourage = Every faction is dealt nine cards and its leader, and sets three aside as its entourage. Whoever did not use the entourage last turn may first throw some of it away. Whoever used it is dealt six cards and has no entourage.
chapter-assembly = Six debates: the factions of a City-State raise an issue in turn, the controlling faction first. Both play a card; the higher total moves the issue towards its own end by the difference. A card whose half fits the issue adds its bonus and earns tokens, won or lost. A leader who meets a card that is no leader may be helped by the Brain Trust. War/Peace may be stopped at the centre when it would cross it. Box seven captures an issue.
chapter-political = Issues on a faction’s half are won. Whoever has won Ostracism gains 3 Honour, and the compatriot loses 3; else the difference of the boxes moves Honour, at most 3. Whoever has won most issues controls the City-State; ties go to whomever the Assembly favours, then to the better speaker, then to whoever controlled it before. The last card shown takes tokens from the strategy board. War/Peace won by one Side in peace brings war; won by both in war, peace: 10 Honour each, and units of the City-States go home. The Games bring 3 Honour in peace, 3 tokens in war. Citizenship, Colony, Krypteia and Agoge are used once in the game. Each other issue won gives its counter, and everyone takes two rumours; whoever has more lends the compatriot half of the difference.
chapter-battle = Each Side adds up units of the battle’s kind, bases, strategoi, treachery and a battle card. The higher total wins by the difference. The enemy always chooses who dies: by one row of the table, never more of the loser’s units than the difference. With the loser’s units gone and more strategoi committed, each two points left destroy a base. The winner may fight a second battle of the other kind.
chapter-placing = In Honour order everyone places a counter face down, one at a time, until all are placed. Counters in a theatre form a pile; the last is on top.
chapter-resolving = In Honour order a faction turns up a counter of its Side that lies on top; its owner resolves it or declines. Diplomacy flips league bases or sows treachery, a league issue builds, an oracle gives Honour, treachery or sends a unit home, a military issue builds at home, raids or musters. Four tokens left over are a point of Honour.
chapter-expedition = In a theatre of the enemy all four commit tokens in secret; those of the attackers are opened. Each moves one unit, by links whose test it passes, to the theatre of the expedition. Then the defence is opened, Athens may send the State ships, and if both Sides stand there it comes to a battle.
chapter-end-phase = The End Phase: victories are looked at, units are maintained and redeployed, and the wills of the assemblies are judged. After the last turn the game is scored.
chapter-end = A war ends after its last turn; by a peace, where the scenario says so; or at the end of a turn if a ruling faction has three times the Honour of each enemy, if the enemy’s City-State is taken, or if Athens has had no base at a granary for a whole turn. At the end the factions in control gain 5 Honour and the others lose 5; each friendly base is 3, each theatre that Athens’ Side controls 3, that Sparta’s Side controls 6, shared in halves. Scenarios of one or two turns are won by Honour as it stands. In a political game Ostracism or Honour decides; where war could be declared and was not, nobody wins. In a battle game the winner of the first battle wins.
    .title = The end and scoring

## Labels for pictures

label-title = Pericles
    .choice = Pericles: The Peloponnesian Wars (Mark Herman)
label-war = War
label-peace = Peace
label-phase-set-up = Set-up
label-phase-aristophanes = Aristophanes
label-phase-boule = Boule
label-play = play
label-will = will
label-plague = after the plague
label-alcibiades-in-persia = Alcibiades in Persia
label-aside = set aside
label-phase-entourage = Political cards
label-phase-assembly = Assembly
label-phase-political = Political phase
label-phase-battle = Battle
label-phase-placing = Placing counters
label-phase-resolving = Resolving counters
label-phase-expedition = Expedition
label-queue = pile
label-counters = counters
label-phase-end-phase = End Phase
label-phase-end = End of the game
label-waiting-for = Waiting for { SEATS($seats) }
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins
       *[other] { SEATS($seats) } draw
    }
label-ended = The game is over
label-honour = Honour
label-cards = cards
label-entourage = entourage
label-controlling = in control
label-favour = favour
label-neutral = neutral
label-stock = stock
label-board = board
label-hostages = hostages
label-held = held
label-track = issues
label-map = The map
label-assembly = The assemblies
label-preview = Preview
label-round-of = Turn { $round }
label-to-choose = { SEAT($seat) } to choose
label-land-units = land units
label-ships = ships
label-bases = bases
label-the-300 = the 300
label-treachery = treachery
label-counter = face-down counter
label-in-control = in control
label-granary = granary
label-link-overland = on foot only
label-link-coast = on foot, by ship
label-link-portage = ships: base needed
label-link-ferry = on foot: base needed
label-link-sea = by ship, carrying land units
label-link-open-sea = ships only
label-changed = changed
label-debate = debate
label-halves = issues so far
label-issues-won = { $number ->
        [one] 1 issue on their half
       *[other] { $number } issues on their half
    }
label-unopened = not opened yet
label-no-secrets = You hold nothing that others do not see.
label-lost = lost
label-won-land = { NAME($side) } wins the land battle by { $margin }
label-won-naval = { NAME($side) } wins the naval battle by { $margin }
label-seats = The factions

## Boards and hands as text

will-text =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] a base built or converted: { NAMES($theatres) }
               *[other] a base built or converted, at least { $number } of: { NAMES($theatres) }
            }
        [control]
            { COUNT($theatres) ->
                [1] control: { NAMES($theatres) }
               *[other] control, at least { $number } of: { NAMES($theatres) }
            }
       *[contest]
            { COUNT($theatres) ->
                [1] control or contest: { NAMES($theatres) }
               *[other] control or contest, at least { $number } of: { NAMES($theatres) }
            }
    }
hand-faction =
    { COUNT($cards) ->
        [0] { NAME($faction) }: { TOKENS($tokens) }
       *[other] { NAME($faction) }: { NAMES($cards) } · { TOKENS($tokens) }
    }
hand-entourage = Entourage { NAME($faction, case: "of") }: { NAMES($cards) }
hand-counters = Counters { NAME($faction, case: "of") }: { LIST($counters) }
hand-sealed = Under seal { NAME($faction, case: "of") }: { TOKENS($tokens) }
hand-pending = Noted: { LIST($actions) }. You can change it until everybody has answered.
hand-onlooker = You have no seat at this table.

## Orders: what they begin with, the usual word first, and an example

order-dismiss = dismiss, discard
    .example = dismiss AF Cimon
order-retain = retain, entourage, keep
    .example = retain AF Cimon Tolmides Callias
order-remove = remove
    .example = remove AF 1 Athenian 2 Delian
order-enlist = enlist
    .example = enlist AF Samos
order-hostages = hostages
    .example = hostages AF yes
order-put = put
    .example = put AF Military
order-citizens = citizens
    .example = citizens AF Samos 2 land
order-settle = settle
    .example = settle AF Samos 1 naval
order-hunt = hunt
    .example = hunt AK Sparta 5
order-train = train
    .example = train AK 2 land 300
order-lend = lend
    .example = lend AF Military Rumour
order-debate = debate, raise
    .example = debate AF League DF 1
order-play = play, card
    .example = play AF Cimon
order-trust = trust, advice
    .example = trust AF yes
order-stop = stop
    .example = stop AF yes
order-fight = fight, open
    .example = fight AF
order-kill = kill, losses
    .example = kill AK 1 Athenian 2 Delian
order-raze = raze, destroy
    .example = raze AK 1 Delian
order-second = second, again
    .example = second AF no

orders-help = A faction is called AF, DF, AK or EK; it may be left out where only one of yours is asked, as in `play Cimon`; it may also stand first, as in `AK commit 3`. A whole expedition is one order: `muster 3: 2 SL Sparta-Boeotia, PL Isthmus-Boeotia`. The units move once all have committed.

order-place = place
    .example = place AF Military Samos
order-reveal = reveal, turn
    .example = reveal AF Samos
order-decline = decline
    .example = decline AF
order-commit = commit
    .example = commit AF 3
order-negotiate = negotiate, talk
    .example = negotiate AF
order-clear = clear
    .example = clear AF 1 2
order-build-base = base
    .example = base AF
order-convert = convert
    .example = convert AF
order-raise = build
    .example = build AF 2 land 1 naval
order-consult = consult
    .example = consult AF
order-banish = banish
    .example = banish AF PL Isthmus
order-omens = omens
    .example = omens AF Samos Chios Lesbos
order-raid = raid
    .example = raid AF
order-muster = muster
    .example = muster AF
order-gold = gold
    .example = gold AK SN Sparta
order-move = move
    .example = move AF AL Athens Boeotia
order-ships = ships
    .example = ships AF no
order-done = done, finish
    .example = done AF
word-unit-athens-land = AL
word-unit-athens-naval = AN
word-unit-delian-land = DL
word-unit-delian-naval = DN
word-unit-argos-land = RL
word-unit-sparta-land = SL
word-unit-sparta-naval = SN
word-unit-peloponnesian-land = PL
word-unit-peloponnesian-naval = PN
word-unit-three-hundred = SH
word-land = land
word-naval = naval, ships
word-argos = Argos
word-yes = yes, y
word-no = no, n
word-colour-athens = Athenian, A, blue
word-colour-delian = Delian, D, white
word-colour-argos = Argive, R, tan
word-colour-sparta = Spartan, S, red
word-colour-peloponnesian = Peloponnesian, P, yellow
word-fill-too = faction, issue, issues, cards, box, unit, units, son

## Scenarios and regions of the board

scenario-thucydides = The Ostracism of Thucydides
scenario-sparta-declares = Sparta Declares War
scenario-samos-revolt = The Samos Revolt
scenario-amphipolis-battle = The Death of Brasidas and Cleon
scenario-mantinea = The Battle of Mantinea
scenario-arginusae = The Battle of Arginusae
scenario-aegospotami = The Battle of Aegospotami
scenario-central-greece = The Battle for Central Greece
scenario-aegean = War in the Aegean
scenario-time-of-peace = War in a Time of Peace
scenario-archidamian = The Archidamian War
scenario-periclean-peace = Periclean Peace
scenario-first-war = The First Peloponnesian War
scenario-second-war = The Second Peloponnesian War
scenario-campaign = The Campaign
half-any =
    { COUNT($but) ->
        [0] any issue
       *[other] any issue but { NAMES($but) }
    }
half-controlling = if in control
half-at-war = at war
half-pre-plague = before the plague
half-post-plague = after the plague
half-alcibiades-in-athens = if Alcibiades is in Athens
region-west = The west
region-north = The north
region-east = The east
region-map = The map
region-assembly = The assemblies
region-seats = All factions

## Commands. Their names and those of parameters are lower case, without spaces, 32 letters at most

command = pericles
    .description = Moves of Pericles
command-entourage = entourage
    .description = Throw cards of your entourage away, or form it
    .label = Entourage
    .label-dismiss = Throw cards away
    .label-retain = Form the entourage
command-losses = losses
    .description = Choose which pieces go
    .label = Choose losses
    .label-remove = Choose units
    .label-kill = Choose losses
    .label-raze = Destroy bases
command-place = place
    .description = Place a counter, or a new unit
    .label = Place a counter
    .label-enlist = Place the unit
    .label-place = Place a counter
command-answer = answer
    .description = Answer yes or no: advisers, centre, ships, hostages
    .label = Yes or no
    .label-hostages = Hostages
    .label-trust = Brain Trust
    .label-stop = Stop at the centre
    .label-second = Second battle
    .label-ships = State ships
command-put = put
    .description = Put an issue on the track
    .label = Put an issue
command-build = build
    .description = Build units, at home, by a league issue or anew
    .label = Build units
    .label-citizens = Citizenship
    .label-settle = Found the colony
    .label-train = Agoge
    .label-gold = Persian gold
    .label-raise = Build units
command-clear = clear
    .description = Remove treachery: own, enemy
    .label = Remove treachery
    .label-hunt = Krypteia
    .label-clear = Remove treachery
command-lend = lend
    .description = Lend counters to your compatriot
    .label = Lend counters
command-debate = debate
    .description = Raise an issue for debate
    .label = Raise an issue
command-play-card = play
    .description = Play a card in the debate
    .label = Play a card
command-fight = fight
    .description = Open the battle
    .label = Open the battle
command-reveal = reveal
    .description = Turn up a counter
    .label = Turn up a counter
command-done = done
    .description = Do no more, or do not resolve the issue
    .label = Done
    .label-decline = Decline
    .label-done = Done
command-commit = commit
    .description = Commit tokens; without a number, try diplomacy
    .label = Commit tokens
    .label-commit = Commit tokens
    .label-negotiate = Try diplomacy
command-build-base = base
    .description = Build a base
    .label = Build a base
command-convert = convert
    .description = Convert a league base
    .label = Convert a base
command-oracle = oracle
    .description = Take Honour, send a unit home or sow treachery
    .label = Oracle
    .label-consult = Take Honour
    .label-banish = Send a unit home
    .label-omens = Sow treachery
command-raid = raid
    .description = Raid a contested theatre
    .label = Raid
command-muster = muster
    .description = Muster an expedition
    .label = Muster
command-move = move
    .description = Move a unit
    .label = Move a unit
    .label-move = Move a unit
    .label-redeploy = Redeploy units

## Parameters

param-faction = faction
    .description = Which of your factions
param-cards = cards
    .description = Which cards
param-counters = counters
    .description = Which counters
param-card = card
    .description = Which card
param-issue = issue
    .description = Which issue
param-box = box
    .description = Which box
param-yes = yes
    .description = Yes or no
param-city = city
    .description = How many pieces of the City-State
param-league = league
    .description = How many pieces of the league
param-argos = argos
    .description = How many Argive units
param-kind = kind
    .description = Which kind of counter
param-owner = owner
    .description = Whose counter
param-theatre = theatre
    .description = Which theatre
param-theatres = theatres
    .description = Which theatres
    .question = Treachery in which three theatres?
param-tokens = tokens
    .description = How many tokens
param-own = own
    .description = How many of your own
    .question = How much treachery of your own goes?
param-enemy = enemy
    .description = How many of the enemy
    .question = How much treachery of the enemy goes?
param-land = land
    .description = How many land units
param-naval = naval
    .description = How many ships
param-unit = unit
    .description = Which unit
param-origin = origin
    .description = Where it stands
param-to = to
    .description = Where it goes
param-via = via
    .description = By which way
param-three-hundred = three-hundred
    .description = Whether the 300 are among them

## How the game ended

ending-ostracism = { NAME($faction, case: "begin") } hold Ostracism and win.
ending-honour = { NAME($faction, case: "begin") } have more Honour and win.
ending-level = Nobody holds Ostracism, and both have the same Honour: a draw.
ending-war = War is declared, and { NAME($faction, case: "the") } win by Honour.
ending-no-war = No war is declared: a draw.
ending-battle = { NAME($faction, case: "begin") } have won the first battle.
ending-theatre =
    { $tie ->
        [control] { NAME($side) } wins the war of the theatres, { $total } to { $less }; both its factions have the same Honour, and { NAME($faction, case: "the") }, who are in control, win.
        [best] Both Sides have { HONOUR($total) }; { NAME($faction, case: "the") } have the most of all factions and win the war of the theatres.
        [athens] Both Sides have { HONOUR($total) }, and so have their best factions; then Athens wins the war of the theatres, and { NAME($faction, case: "the") } win.
        [athens-control] All factions have the same Honour; then Athens wins the war of the theatres, and { NAME($faction, case: "the") }, who are in control, win.
       *[none] { NAME($side) } wins the war of the theatres, { $total } to { $less }, and { NAME($faction, case: "the") } win.
    }
ending-stand-off = The first battle was a tie: a draw.
ending-war-control = War is declared and both have the same Honour; { NAME($faction, case: "the") } control the City-State and win.

## Fewer players (15)

factions-led = { SEAT($seat) } leads { NAMES($factions, case: "the") }.
refusal-sides-need-two = By Sides only two play, and only a game of all four factions.
name-sides = by Sides, with Keryx as compatriot

## The End Phase: events

callias-signed = { NAME($faction, case: "begin") } sign the treaty of Callias. Athens gives up { LIST($units) }, and the Eastern Mediterranean is closed for good.
ship-given-up = Athens gives up a ship { NAME($theatre, case: "in") }.
callias-refused = { NAME($faction, case: "begin") } sign no treaty with Persia.
units-withdrawn = { NAME($side) } takes home { LIST($units) } from the Eastern Mediterranean.
bases-made-persian =
    { $number ->
        [0] Sparta loses { LIST($units) } in the Eastern Mediterranean; no Persian base is left in the box.
       *[other] Sparta gives up { LIST($units) } in the Eastern Mediterranean for { $number } in Persia.
    }
persian-war-paid = The Persian War goes on: { NAME($faction, case: "the") } lose { HONOUR($lost) }.
supremacy-won = { NAME($faction, case: "begin") } have { HONOUR($total) }, three times as much as any enemy; the best of them has { $less }.
city-taken =
    { $side ->
        [athens] Athens has taken Sparta.
       *[sparta] Sparta has taken Athens.
    }
granaries-lost = Athens has had no base at a granary for a whole turn and starves.
victory-honoured = { NAME($faction, case: "begin") } rule the victorious City-State and gain { HONOUR($gained) }; { NAME($rival, case: "the") } lose { HONOUR($lost) }.
politics-scored = { NAME($faction, case: "begin") } are in control at the end and gain { HONOUR($gained) }; { NAME($rival, case: "the") } lose { HONOUR($lost) }.
bases-scored = { NAME($side) } has { $number ->
        [one] 1 base
       *[other] { $number } bases
    }: { NAME($faction, case: "the") } gain { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
theatres-scored = { NAME($side) } controls { $number ->
        [one] 1 theatre
       *[other] { $number } theatres
    }: { NAME($faction, case: "the") } gain { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
honour-totalled = { NAME($side) } has { HONOUR($total) } in all.
argos-dispersed = Argos has no Delian base in Sparta any more and takes { LIST($units) } home.
units-disbanded = { NAME($faction, case: "begin") } disband { LIST($units) } { NAME($theatre, case: "in") }.
units-stranded = { NAME($side) } loses { LIST($units) } { NAME($theatre, case: "in") }: no base can take them.
units-redeployed = { NAME($faction, case: "begin") } redeploy { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
will-met = The will of the Assembly in { NAME($side) } is done: both factions gain { HONOUR($gained) }.
will-failed = The will of the Assembly in { NAME($side) } is not done: { NAME($faction, case: "the") } lose { HONOUR($lost) }, { NAME($rival, case: "the") } { $less }, and next turn the stock is short of { TOKENS($tokens) }.
units-ravaged = War takes { LIST($units) } of { NAME($side) } out of the box for good.
units-ravaged-at = War takes { LIST($units) } of { NAME($side) } { NAME($theatre, case: "in") } out of the game.

## The End Phase: questions, answers and refusals

question-callias = Do { NAME($faction, case: "the") } sign the treaty of Callias? It costs Athens all its bases in the Eastern Mediterranean and a ship, and ends the Persian War.
question-maintain = The units of { NAME($faction, case: "the") } and their compatriots need { $total } points, and the bases give { $less }. Which units do { NAME($faction, case: "the") } disband?
question-redeploy =
    { $colour ->
        [delian] Which Delian units do { NAME($faction, case: "the") } redeploy?
        [athens] Which Athenian units do { NAME($faction, case: "the") } redeploy?
        [peloponnesian] Which Peloponnesian units do { NAME($faction, case: "the") } redeploy?
       *[sparta] Which Spartan units do { NAME($faction, case: "the") } redeploy?
    }
question-give-up =
    { $element ->
        [land] The play takes a land unit: where do { NAME($faction, case: "the") } give one up?
       *[naval] The play takes a ship: where do { NAME($faction, case: "the") } give one up?
    }
question-ravages =
    { $element ->
        [land] The ravages of war: where do { NAME($faction, case: "the") } give up a land unit for good?
       *[naval] The ravages of war: where do { NAME($faction, case: "the") } give up a ship for good?
    }
action-sign = Sign; a ship: { NAME($theatre) }
action-refuse = Sign no treaty
action-disband = Disband { $unit }: { NAME($theatre) }
action-redeploy = Redeploy { $unit }: { NAME($origin) } → { NAME($to) }
refusal-no-ship-there = Athens has no ship of its own to give up { NAME($theatre, case: "in") }.
refusal-no-treaty = The treaty of Callias takes the Persian War and an Athenian or Delian base in the Eastern Mediterranean.
refusal-bases-give-less = Units that need { $total } points are too many; the bases give { $less }.
refusal-units-at-most = At most { $number } of them are taken away.
refusal-same-theatre = They stand { NAME($theatre, case: "in") } already.
refusal-no-base-for =
    { $colour ->
        [delian] Delian units need a Delian base { NAME($theatre, case: "in") }.
        [athens] Athenian units need an Athenian or Delian base { NAME($theatre, case: "in") }.
        [peloponnesian] Peloponnesian units need a Peloponnesian base { NAME($theatre, case: "in") }.
       *[sparta] Spartan units need a Spartan base { NAME($theatre, case: "in") }.
    }
refusal-theatre-full = At most { $number } units of a Side stand { NAME($theatre, case: "in") }.
refusal-another-colour =
    { $colour ->
        [delian] Delian units are being redeployed now.
        [athens] Athenian units are being redeployed now.
        [peloponnesian] Peloponnesian units are being redeployed now.
       *[sparta] Spartan units are being redeployed now.
    }
refusal-room-elsewhere = They can still be redeployed; only what can go nowhere is removed.
refusal-must-leave =
    { $colour ->
        [delian] Delian units cannot all stay { NAME($theatre, case: "in") }: { $number } must leave.
        [athens] Athenian units cannot all stay { NAME($theatre, case: "in") }: { $number } must leave.
        [peloponnesian] Peloponnesian units cannot all stay { NAME($theatre, case: "in") }: { $number } must leave.
       *[sparta] Spartan units cannot all stay { NAME($theatre, case: "in") }: { $number } must leave.
    }

## The End Phase: orders and commands

order-sign = sign
    .example = sign AF Samos
order-refuse = refuse
    .example = refuse AF
order-disband = disband
    .example = disband AF 2 DL Samos
order-redeploy = redeploy
    .example = redeploy AF 2 DL Samos Chios
command-callias = callias
    .description = Sign the treaty of Callias: name where the ship is given up; or sign none
    .label = Treaty of Callias
command-disband = disband
    .description = Disband units
    .label = Disband units
param-number = number
    .description = How many

## The End Phase: how the game ended

ending-supremacy = { NAME($faction, case: "begin") } have three times the Honour of every enemy and win at once.
ending-conquest =
    { $tie ->
        [control] { NAME($side) } has taken the enemy’s City-State. Both its factions have the same Honour; { NAME($faction, case: "the") } are in control and win.
       *[none] { NAME($side) } has taken the enemy’s City-State, and { NAME($faction, case: "the") } win by Honour.
    }
ending-both-taken = Athens and Sparta have both been taken: a draw.
ending-granaries =
    { $tie ->
        [control] Athens had no granary for a whole turn. Both Spartan factions have the same Honour; { NAME($faction, case: "the") } are in control and win.
       *[none] Athens had no granary for a whole turn, and { NAME($faction, case: "the") } win by Honour.
    }
ending-final =
    { $tie ->
        [control] The last turn is over. { NAME($side) } wins the war, { $total } to { $less }; both its factions have the same Honour, and { NAME($faction, case: "the") }, who are in control, win.
        [best] The last turn is over. Both Sides have { HONOUR($total) }; { NAME($faction, case: "the") } have the most of all factions and win.
        [athens] The last turn is over. Both Sides have { HONOUR($total) }, and so have their best factions; then Athens wins the war, and { NAME($faction, case: "the") } win.
        [athens-control] The last turn is over. All factions have the same Honour; then Athens wins the war, and { NAME($faction, case: "the") }, who are in control, win.
       *[none] The last turn is over. { NAME($side) } wins the war, { $total } to { $less }, and { NAME($faction, case: "the") } win.
    }
ending-peace =
    { $tie ->
        [control] Peace ends the game. { NAME($side) } wins the war, { $total } to { $less }; both its factions have the same Honour, and { NAME($faction, case: "the") }, who are in control, win.
        [best] Peace ends the game. Both Sides have { HONOUR($total) }; { NAME($faction, case: "the") } have the most of all factions and win.
        [athens] Peace ends the game. Both Sides have { HONOUR($total) }, and so have their best factions; then Athens wins the war, and { NAME($faction, case: "the") } win.
        [athens-control] Peace ends the game. All factions have the same Honour; then Athens wins the war, and { NAME($faction, case: "the") }, who are in control, win.
       *[none] Peace ends the game. { NAME($side) } wins the war, { $total } to { $less }, and { NAME($faction, case: "the") } win.
    }

## Standing answers (4.0)

standing-answer-left =
    { $topic ->
        [commit] { $theatre ->
            [none] { NAME($faction, case: "begin") } will commit { TOKENS($tokens) } everywhere, as far as they have them.
           *[other] { NAME($faction, case: "begin") } will commit { TOKENS($tokens) } { NAME($theatre, case: "in") }, as far as they have them.
        }
        [talks] { NAME($faction, case: "begin") } will commit { TOKENS($tokens) } to talks of the enemy, as far as they have them.
        [second] { NAME($faction, case: "begin") } will fight no second battle.
        [ships] { NAME($faction, case: "begin") } will not send the State ships.
        [trust] { NAME($faction, case: "begin") } will not use their Brain Trust.
        [keep] { NAME($faction, case: "begin") } will keep their whole entourage.
        [stay] { NAME($faction, case: "begin") } will redeploy nothing that need not move.
       *[no-more] { NAME($faction, case: "begin") } answer every question themselves again.
    }
action-stand =
    { $topic ->
        [commit] { $theatre ->
            [none] Commit { TOKENS($tokens) } everywhere
           *[other] Commit { TOKENS($tokens) } { NAME($theatre, case: "in") }
        }
        [talks] Talks: { TOKENS($tokens) }
        [second] No second battle
        [ships] Keep the State ships
        [trust] No Brain Trust
        [keep] Keep the entourage
        [stay] Redeploy nothing
       *[no-more] Leave all questions to me again
    }
question-standing = Which answer do { NAME($faction, case: "the") } leave standing? Keryx gives it a while after the question, if you have not answered by then. Nobody else learns of it. As commander you answer yourself.
setting-standing = Standing answers
hand-standing = Left standing: { LIST($actions) }
order-standing = standing, always
    .example = standing AF commit 0 Samos
command-standing = standing
    .description = Leave an answer standing, in private
    .label = Standing answers
param-topic = topic
    .description = Which question
word-topic-commit = commit
word-topic-talks = talks
word-topic-second = second
word-topic-ships = ships
word-topic-trust = trust
word-topic-keep = entourage, keep
word-topic-stay = redeployment, stay
word-topic-no-more = nothing, none
name-commit = tokens
name-talks = talks
name-second = no second battle
name-ships = no State ships
name-trust = no Brain Trust
name-keep = keep the entourage
name-stay = no redeployment
name-no-more = nothing
tokens-shown = { NAME($faction, case: "begin") } show { NAME($rival, case: "the") } their tokens: { TOKENS($tokens) }.
counters-shown =
    { COUNT($counters) ->
        [0] { NAME($faction, case: "begin") } show { NAME($rival, case: "the") } that they have no counters left to place.
       *[other] { NAME($faction, case: "begin") } show { NAME($rival, case: "the") } their counters: { LIST($counters) }.
    }
question-show = What do { NAME($faction, case: "the") } show { NAME($rival, case: "the") }? Nobody else learns of it.
setting-show = Show the compatriot
action-show =
    { $what ->
        [counters] Show the counters
       *[tokens] Show the tokens
    }
order-show = show
    .example = show AF tokens
command-show = show
    .description = Show your compatriot tokens or counters
    .label = Show the compatriot
param-what = what
    .description = What to show
word-shown-tokens = tokens
name-tokens = tokens
word-shown-counters = counters
name-counters = counters
value-theatre-none = everywhere

label-group-athens = Athens
label-group-sparta = Sparta

## Looking back

statistic-debates = Most debates won: { NAMES($who) } ({ $number })
statistic-battles = Most battles won: { NAMES($who) } ({ $number })
statistic-clearest = Clearest victory: { NAME($side) } { NAME($theatre, case: "in") }, by { $margin }
statistic-bases = Most bases turned: { NAMES($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-in-control = if { NAME($faction, case: "the") } are still in control
unmet-in-control = { NAME($faction, case: "begin") } are no longer in control.
condition-no-battle = unless there was a battle { NAME($theatre, case: "in") }
unmet-no-battle = There was a battle { NAME($theatre, case: "in") }.
condition-battle-fought = if there was a battle { NAME($theatre, case: "in") }
unmet-battle-fought = There was no battle { NAME($theatre, case: "in") }.
condition-as-now = if nothing has changed { NAME($part, case: "in") }
unmet-as-now = Something has changed { NAME($part, case: "in") }.
