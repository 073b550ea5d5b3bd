### Το Perikles στα ελληνικά.

## Ονόματα. Οι πλάγιες πτώσεις έχουν άρθρο· «at» λέει πού γίνεται κάτι, «order» πώς γράφεται σε εντολή.

name-athens = Αθήνα
    .genitive = της Αθήνας
    .accusative = την Αθήνα
    .at = στην Αθήνα
name-sparta = Σπάρτη
    .genitive = της Σπάρτης
    .accusative = τη Σπάρτη
    .at = στη Σπάρτη
name-argos = Άργος
    .genitive = του Άργους
    .accusative = το Άργος
    .at = στο Άργος
name-corinth = Κόρινθος
    .genitive = της Κορίνθου
    .accusative = την Κόρινθο
    .at = στην Κόρινθο
    .order = Κόρινθο
name-thebes = Θήβα
    .genitive = της Θήβας
    .accusative = τη Θήβα
    .at = στη Θήβα
name-megara = Μέγαρα
    .genitive = των Μεγάρων
    .accusative = τα Μέγαρα
    .at = στα Μέγαρα
name-persia = Περσία
    .genitive = της Περσίας
    .accusative = την Περσία
    .at = στην Περσία

name-acarnania = Ακαρνανία
    .genitive = της Ακαρνανίας
    .accusative = την Ακαρνανία
    .at = στην Ακαρνανία
name-amphipolis = Αμφίπολη
    .genitive = της Αμφίπολης
    .accusative = την Αμφίπολη
    .at = στην Αμφίπολη
name-attica = Αττική
    .genitive = της Αττικής
    .accusative = την Αττική
    .at = στην Αττική
name-lesbos = Λέσβος
    .genitive = της Λέσβου
    .accusative = τη Λέσβο
    .at = στη Λέσβο
    .order = Λέσβο
name-naupactus = Ναύπακτος
    .genitive = της Ναυπάκτου
    .accusative = τη Ναύπακτο
    .at = στη Ναύπακτο
    .order = Ναύπακτο
name-plataea = Πλαταιές
    .genitive = των Πλαταιών
    .accusative = τις Πλαταιές
    .at = στις Πλαταιές
name-potidea = Ποτίδαια
    .genitive = της Ποτίδαιας
    .accusative = την Ποτίδαια
    .at = στην Ποτίδαια
name-cephallenia = Κεφαλλονιά
    .genitive = της Κεφαλλονιάς
    .accusative = την Κεφαλλονιά
    .at = στην Κεφαλλονιά
name-cythera = Κύθηρα
    .genitive = των Κυθήρων
    .accusative = τα Κύθηρα
    .at = στα Κύθηρα
name-epidaurus = Επίδαυρος
    .genitive = της Επιδαύρου
    .accusative = την Επίδαυρο
    .at = στην Επίδαυρο
    .order = Επίδαυρο
name-melos = Μήλος
    .genitive = της Μήλου
    .accusative = τη Μήλο
    .at = στη Μήλο
    .order = Μήλο
name-pylos = Πύλος
    .genitive = της Πύλου
    .accusative = την Πύλο
    .at = στην Πύλο
    .order = Πύλο
name-sicily = Σικελία
    .genitive = της Σικελίας
    .accusative = τη Σικελία
    .at = στη Σικελία
name-spartolus = Σπάρτωλος
    .genitive = της Σπαρτώλου
    .accusative = τη Σπάρτωλο
    .at = στη Σπάρτωλο
    .order = Σπάρτωλο
name-megara-town = Μέγαρα
    .genitive = των Μεγάρων
    .accusative = τα Μέγαρα
    .at = στα Μέγαρα
name-mantinea = Μαντίνεια
    .genitive = της Μαντίνειας
    .accusative = τη Μαντίνεια
    .at = στη Μαντίνεια
name-aetolia = Αιτωλία
    .genitive = της Αιτωλίας
    .accusative = την Αιτωλία
    .at = στην Αιτωλία
name-delium = Δήλιο
    .genitive = του Δηλίου
    .accusative = το Δήλιο
    .at = στο Δήλιο
name-corcyra = Κέρκυρα
    .genitive = της Κέρκυρας
    .accusative = την Κέρκυρα
    .at = στην Κέρκυρα
name-leucas = Λευκάδα
    .genitive = της Λευκάδας
    .accusative = τη Λευκάδα
    .at = στη Λευκάδα
name-solygeia = Σολύγεια
    .genitive = της Σολύγειας
    .accusative = τη Σολύγεια
    .at = στη Σολύγεια

name-perikles = Περικλής
    .order = Περικλή
name-alkibiades = Αλκιβιάδης
    .order = Αλκιβιάδη
name-plague = Λοιμός
    .order = Λοιμό
name-slave-revolt = Εξέγερση των ειλώτων
name-brasidas = Βρασίδας
    .order = Βρασίδα
name-phormio = Φορμίωνας
    .order = Φορμίωνα
name-thessalian-allies = Θεσσαλοί σύμμαχοι
    .order = Θεσσαλούς συμμάχους
name-persian-fleet = Περσικός στόλος
    .order = Περσικό στόλο

# Όπλα, πλευρές και πού γίνεται μια μάχη.
name-hoplite = οπλίτης
    .start = Οπλίτης
    .several = οπλίτες
    .accusative = έναν οπλίτη
    .genitive = του οπλίτη
    .bare = οπλίτη
    .weakest = τον πιο αδύναμο οπλίτη
    .combat = πεζομαχία
    .heading = Πεζομαχία
    .the = την πεζομαχία
    .in = στην πεζομαχία
name-trireme = τριήρης
    .start = Τριήρης
    .several = τριήρεις
    .accusative = μία τριήρη
    .genitive = της τριήρους
    .bare = τριήρη
    .weakest = την πιο αδύναμη τριήρη
    .combat = ναυμαχία
    .heading = Ναυμαχία
    .the = τη ναυμαχία
    .in = στη ναυμαχία
name-attack = επίθεση
    .start = Ο επιτιθέμενος
    .the = ο επιτιθέμενος
    .genitive = της επίθεσης
    .heading = Επίθεση
    .wins = κατακτά
    .win = κατακτούν
name-defence = άμυνα
    .start = Ο αμυνόμενος
    .the = ο αμυνόμενος
    .genitive = της άμυνας
    .heading = Άμυνα
    .wins = κρατά
    .win = κρατούν
there-hoplite = { NAME($place, case: "at") }
there-trireme = { NAME($place, case: "at") }

# Ένα πλακίδιο επιρροής.
tile =
    { $symbol ->
        [candidate] { $city ->
            [any] οποιαδήποτε πόλη { $shards } με υποψήφιο
           *[other] { NAME($city) } { $shards } με υποψήφιο
        }
        [assassin] { $city ->
            [any] οποιαδήποτε πόλη { $shards } με δολοφόνο
           *[other] { NAME($city) } { $shards } με δολοφόνο
        }
       *[none] { $city ->
            [any] οποιαδήποτε πόλη { $shards }
           *[other] { NAME($city) } { $shards }
        }
    }

# Μονάδες μιας πόλης και ενός όπλου, με την ισχύ τους.
counters-of =
    { $count ->
        [one] { NAME($arm) } { $strengths } { NAME($city, case: "genitive") }
       *[other] { NAME($arm, case: "several") } { $strengths } { NAME($city, case: "genitive") }
    }

## Στήσιμο και φάση 1

start-seat-drawn = Με κλήρωση ξεκινά { SEAT($seat) }.
special-dealt = Το ειδικό σου πλακίδιο είναι «{ NAME($tile) }».
marker-placed = { SEAT($seat) } τοποθετεί έναν δείκτη { NAME($city, case: "at") }.
round-begun = Αρχίζει ο γύρος { $round }. Μάχες θα δοθούν για { NAMES($places, case: "accusative") }. Το πρώτο πλακίδιο το παίρνει { SEAT($start) }· διαθέσιμα είναι: { TILES($tiles) }.

## Φάση 2

tile-taken =
    { $markers ->
        [0] { SEAT($seat) } παίρνει το πλακίδιο «{ TILE($tile) }», αλλά δεν έχει πια δείκτη να τοποθετήσει { NAME($city, case: "at") }.
        [one] { SEAT($seat) } παίρνει το πλακίδιο «{ TILE($tile) }» και τοποθετεί έναν δείκτη { NAME($city, case: "at") }.
       *[other] { SEAT($seat) } παίρνει το πλακίδιο «{ TILE($tile) }» και τοποθετεί { $markers } δείκτες { NAME($city, case: "at") }.
    }
marker-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } βάζει δολοφόνο και θυσιάζει έναν δείκτη { NAME($city, case: "at") }.
       *[no] { SEAT($seat) } βάζει δολοφόνο να αφαιρέσει έναν δείκτη του παίκτη { SEAT($owner) } από { NAME($city, case: "accusative") }.
    }
candidate-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } βάζει δολοφόνο και θυσιάζει την υποψηφιότητα { NAME($city, case: "at") }.
       *[no] { SEAT($seat) } βάζει δολοφόνο να βγάλει από τη μέση τον υποψήφιο { SEAT($owner) } { NAME($city, case: "at") }.
    }
beta-moved-up = { SEAT($owner) } ανεβαίνει στη θέση του πρώτου υποψηφίου { NAME($city, case: "at") }.
offer-refilled = Νέο διαθέσιμο πλακίδιο: «{ TILE($tile) }».

## Φάση 3

candidate-proposed =
    { $spot ->
        [alpha] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } θέτει υποψηφιότητα { NAME($city, case: "at") }, στην πρώτη θέση.
           *[no] { SEAT($seat) } προτείνει τον παίκτη { SEAT($owner) } για πρώτο υποψήφιο { NAME($city, case: "at") }.
        }
       *[beta] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } θέτει υποψηφιότητα { NAME($city, case: "at") }, στη δεύτερη θέση.
           *[no] { SEAT($seat) } προτείνει τον παίκτη { SEAT($owner) } για δεύτερο υποψήφιο { NAME($city, case: "at") }.
        }
    }
proposal-lapsed = { SEAT($seat) } δεν μπορεί να προτείνει κανέναν πουθενά· το δικαίωμα πρότασης χάνεται.

## Φάση 4

leader-elected =
    { $tied ->
        [yes] { $removed ->
            [0] { SEAT($seat) } και { SEAT($rival) } ισοψηφούν { NAME($city, case: "at") }· κρίνει η παλαιότερη υποψηφιότητα: ηγέτης γίνεται { SEAT($seat) }, χωρίς να πάρει πίσω δείκτη.
            [one] { SEAT($seat) } και { SEAT($rival) } ισοψηφούν { NAME($city, case: "at") }· κρίνει η παλαιότερη υποψηφιότητα: ηγέτης γίνεται { SEAT($seat) } και παίρνει πίσω έναν δείκτη.
           *[other] { SEAT($seat) } και { SEAT($rival) } ισοψηφούν { NAME($city, case: "at") }· κρίνει η παλαιότερη υποψηφιότητα: ηγέτης γίνεται { SEAT($seat) } και παίρνει πίσω { $removed } δείκτες.
        }
       *[no] { $removed ->
            [0] { SEAT($seat) } κερδίζει τον παίκτη { SEAT($rival) } { NAME($city, case: "at") } και γίνεται ηγέτης, χωρίς να πάρει πίσω δείκτη.
            [one] { SEAT($seat) } κερδίζει τον παίκτη { SEAT($rival) } { NAME($city, case: "at") }, γίνεται ηγέτης και παίρνει πίσω έναν δείκτη.
           *[other] { SEAT($seat) } κερδίζει τον παίκτη { SEAT($rival) } { NAME($city, case: "at") }, γίνεται ηγέτης και παίρνει πίσω { $removed } δείκτες.
        }
    }
leader-unopposed = { SEAT($seat) } γίνεται ηγέτης { NAME($city, case: "genitive") } χωρίς αντίπαλο.
no-leader = Δεν υπάρχει υποψήφιος { NAME($city, case: "at") }· η πόλη μένει χωρίς ηγέτη σε αυτόν τον γύρο.

## Φάση 5

persians-commanded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } δεν ηγείται καμιάς πόλης και διοικεί τους Πέρσες.
       *[other] { SEATS($seats) } δεν ηγούνται καμιάς πόλης και διοικούν μαζί τους Πέρσες.
    }
first-named =
    { SAME($seat, $first) ->
        [yes] { SEAT($seat) } επιλέγει να στείλει δυνάμεις πριν από όλους.
       *[no] { SEAT($seat) } ορίζει να στείλει πρώτος δυνάμεις ο παίκτης { SEAT($first) }.
    }
counter-recovered = { SEAT($seat) } ανακτά { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } με ισχύ { $strength }.
tile-spent = { SEAT($seat) } ξοδεύει το πλακίδιο «{ TILE($tile) }».
counter-sent =
    { $side ->
        [attack] { $main ->
            [yes] { SEAT($seat) } επιτίθεται { NAME($place, case: "at") } με { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } (κύριος επιτιθέμενος).
           *[no] { SEAT($seat) } ενισχύει την επίθεση { NAME($place, case: "at") } με { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") }.
        }
       *[defence] { $main ->
            [yes] { SEAT($seat) } υπερασπίζεται { NAME($place, case: "accusative") } με { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } (κύριος αμυνόμενος).
           *[no] { SEAT($seat) } ενισχύει την άμυνα { NAME($place, case: "genitive") } με { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") }.
        }
    }
own-counter-sent = Η ισχύς { NAME($arm, case: "genitive") } { NAME($city, case: "genitive") } που στάλθηκε { NAME($place, case: "at") } είναι { $strength }.
marker-paid = { SEAT($seat) } πληρώνει έναν δείκτη από { NAME($city, case: "accusative") } για έως δύο ακόμη μονάδες { NAME($force, case: "genitive") }.
war-begun = Ξεσπά πόλεμος ανάμεσα { NAME($city, case: "at") } και { NAME($enemy, case: "at") }.
alliance-made = Συνάπτεται συμμαχία ανάμεσα { NAME($city, case: "at") } και { NAME($ally, case: "at") }.
permission-asked = { SEAT($seat) } ζητά από τον παίκτη { SEAT($leader) } άδεια να υπερασπιστεί { NAME($place, case: "accusative") } με δυνάμεις { NAME($city, case: "genitive") }.
permission-granted = { SEAT($leader) } επιτρέπει στον παίκτη { SEAT($seat) } να υπερασπιστεί { NAME($place, case: "accusative") } με δυνάμεις { NAME($city, case: "genitive") }.
permission-refused = { SEAT($leader) } δεν επιτρέπει στον παίκτη { SEAT($seat) } να υπερασπιστεί { NAME($place, case: "accusative") } με δυνάμεις { NAME($city, case: "genitive") }.
nothing-sent =
    { $forced ->
        [yes] { SEAT($seat) } δεν έχει τι να στείλει.
       *[no] { SEAT($seat) } δεν στέλνει καμία μονάδα.
    }
nothing-sent-by =
    { $forced ->
        [yes] { SEATS($seats) } δεν έχουν τι να στείλουν.
       *[no] { SEATS($seats) } δεν στέλνουν καμία μονάδα.
    }
nothing-commit-forces = Καμία μονάδα
tiles-come-first =
    { COUNT($seats) ->
        [one] Μόνο { SEATS($seats) } έχει πλακίδια με δύο όστρακα και παίζει πρώτος.
       *[other] Μόνο { SEATS($seats) } έχουν πλακίδια με δύο όστρακα και παίζουν πρώτοι.
    }
counters-sent = { SEAT($seat) } στέλνει { LIST($sent) }.
sent-one =
    { $count ->
        [one] { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } ({ NAME($side) } { NAME($place, case: "at") })
       *[other] { $count } { NAME($arm, case: "several") } { NAME($city, case: "genitive") } ({ NAME($side) } { NAME($place, case: "at") })
    }
wars-begun = Πόλεμος: { LIST($pairs) }.
alliances-made = Συμμαχία: { LIST($pairs) }.
markers-placed = Επιπλέον δείκτες: { LIST($placed) }.
placed-one = { SEAT($seat) } { NAME($city, case: "at") }
candidates-proposed = Υποψήφιοι: { LIST($proposed) }.
proposed-one =
    { SAME($seat, $owner) ->
        [yes] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        })
       *[no] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        }, από { SEAT($seat) })
    }
leaders-elected = Ηγέτες: { LIST($leaders) }.
leader-of = { NAME($city) } { SEAT($seat) }
leader-of-over = { NAME($city) } { SEAT($seat) } έναντι { SEAT($rival) }
leader-of-tied = { NAME($city) } { SEAT($seat) } (ισοψηφία με { SEAT($rival) }, αλλά παλαιότερη υποψηφιότητα)
leader-of-none = { NAME($city) } κανείς
report-battle = { NAME($place) }, γύρος { $round }
report-combat = { NAME($arm, case: "several") } { $attack } : { $defence }, χρειάζονται { $attacker_needs } και { $defender_needs }, ζαριές { $rolled }
report-unopposed = { NAME($arm, case: "several") } χωρίς αντίπαλο
report-conquests =
    { COUNT($places) ->
        [0] Καμία τοποθεσία δεν κατακτήθηκε.
        [one] Κατακτήθηκε: { LIST($places) }.
       *[other] Κατακτήθηκαν: { LIST($places) }.
    }
report-defeats =
    { COUNT($cities) ->
        [one] Ηττήθηκε: { LIST($cities) }.
       *[other] Ηττήθηκαν: { LIST($cities) }.
    }
merits = δείκτες { $markers }, τοποθεσίες { $places }, αγάλματα { $statues }

## Φάση 6

place-deserted = Κανείς δεν πήγε { NAME($place, case: "at") }· το πλακίδιο βγαίνει από το παιχνίδι.
place-not-attacked = Κανείς δεν επιτίθεται { NAME($place, case: "at") }· το πλακίδιο βγαίνει από το παιχνίδι.
defender-rewarded =
    { $markers ->
        [0] { SEAT($seat) } δικαιούται δείκτες { NAME($city, case: "at") } για την άμυνα, αλλά δεν έχει άλλους.
        [one] { SEAT($seat) } τοποθετεί έναν δείκτη { NAME($city, case: "at") } ως ανταμοιβή για την άμυνα.
       *[other] { SEAT($seat) } τοποθετεί { $markers } δείκτες { NAME($city, case: "at") } ως ανταμοιβή για την άμυνα.
    }
counters-turned-up = { NAME($side, case: "heading") } { NAME($place, case: "at") }: { COUNTERS($counters) }.
round-skipped = Δεν συναντιούνται { NAME($arm, case: "several") } { THERE($arm, $place) }· η { NAME($arm, case: "combat") } παραλείπεται.
round-won-unopposed = { NAME($side, case: "start") } κερδίζει { NAME($arm, case: "the") } { THERE($arm, $place) } χωρίς αντίπαλο.
combat-joined = { NAME($arm, case: "heading") } { THERE($arm, $place) }: επίθεση { $attack }, άμυνα { $defence }, στήλη { $odds }. Ο επιτιθέμενος χρειάζεται { $attacker_needs }, ο αμυνόμενος { $defender_needs }· μάρκες μάχης { $attacker_tokens }–{ $defender_tokens }.
dice-rolled =
    { $attacker_tokens ->
        [2] { $defender_tokens ->
            [2] Ο επιτιθέμενος φέρνει { $attacker }, ο αμυνόμενος { $defender }· με δύο μάρκες ο καθένας κρίνει η πρώτη ζαριά που πετυχαίνει μόνο η μία πλευρά.
           *[other] Ο επιτιθέμενος φέρνει { $attacker }, ο αμυνόμενος { $defender }· μάρκες μάχης { $attacker_tokens }–{ $defender_tokens }.
        }
       *[other] Ο επιτιθέμενος φέρνει { $attacker }, ο αμυνόμενος { $defender }· μάρκες μάχης { $attacker_tokens }–{ $defender_tokens }.
    }
combat-won = { NAME($side, case: "start") } κερδίζει { NAME($arm, case: "the") } { THERE($arm, $place) }.
combat-fought = { NAME($arm, case: "heading") } { THERE($arm, $place) }, { $attack } προς { $defence }, στήλη { $odds }· χρειάζονται { $attacker_needs } και { $defender_needs }, μάρκες μάχης { $attacker_tokens }–{ $defender_tokens }. Ζαριές: { $rolled }. { $tied ->
        [yes] Με δύο μάρκες ο καθένας, πετυχαίνει πρώτος μόνος του { NAME($side, case: "the") } και κερδίζει.
       *[no] Κερδίζει { NAME($side, case: "the") }.
    }
counter-lost =
    { $chooser ->
        [none] { NAME($side, case: "start") } χάνει { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } με ισχύ { $strength }.
       *[other] { NAME($side, case: "start") } χάνει { NAME($arm, case: "accusative") } { NAME($city, case: "genitive") } με ισχύ { $strength }, με επιλογή του παίκτη { SEAT($chooser) }.
    }
persians-spared = { NAME($side, case: "start") } θα έχανε { NAME($arm, case: "accusative") } της Περσίας με ισχύ { $strength }, αλλά οι Πέρσες απλώς επιστρέφουν στην πατρίδα τους.
place-won =
    { $points ->
        [one] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place, case: "accusative") } και κερδίζει έναν πόντο.
       *[other] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place, case: "accusative") } και κερδίζει { $points } πόντους.
    }
persians-won =
    { COUNT($seats) ->
        [one] Οι Πέρσες { NAME($side, case: "win") } { NAME($place, case: "accusative") }· πόντοι για τον διοικητή τους, { SEATS($seats) }: { $points }.
       *[other] Οι Πέρσες { NAME($side, case: "win") } { NAME($place, case: "accusative") }· πόντοι για τον καθένα που τους διοικεί ({ SEATS($seats) }): { $points }.
    }
militia-held = Η πολιτοφυλακή κρατά μόνη της { NAME($place, case: "accusative") }· το πλακίδιο βγαίνει από το παιχνίδι.
place-undecided = Δεν έμεινε κανείς για την τελευταία μάχη { NAME($place, case: "at") }· το πλακίδιο βγαίνει από το παιχνίδι.
city-defeated =
    { $value ->
        [0] Ήττα για { NAME($city, case: "accusative") }, η { $defeats }η ως τώρα· τα αγάλματα της πόλης δεν αξίζουν πια τίποτα.
        [one] Ήττα για { NAME($city, case: "accusative") }, η { $defeats }η ως τώρα· κάθε άγαλμα της πόλης αξίζει πια έναν πόντο.
       *[other] Ήττα για { NAME($city, case: "accusative") }, η { $defeats }η ως τώρα· κάθε άγαλμα της πόλης αξίζει πια { $value } πόντους.
    }

## Φάση 7 και τέλος

statue-raised = Στήνεται άγαλμα { NAME($city, case: "at") } προς τιμήν του παίκτη { SEAT($seat) }.
statue-raised-to = { NAME($city) } για { SEAT($seat) }
statues-raised = Στήνονται αγάλματα: { LIST($statues) }.
ended-early = Ήττες { NAME($city, case: "genitive") }: { $defeats }. Το παιχνίδι τελειώνει πρόωρα.
scored = { SEAT($seat) }: { $markers } από δείκτες, { $places } από τοποθεσίες, { $statues } από αγάλματα, σύνολο { $points }.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } κερδίζει το παιχνίδι.
       *[other] { SEATS($seats) } μοιράζονται τη νίκη.
    }

## Ειδικά πλακίδια

special-played = { SEAT($seat) } παίζει το ειδικό πλακίδιο «{ NAME($tile) }».
markers-added =
    { $markers ->
        [0] { SEAT($seat) } δεν έχει πια δείκτη να τοποθετήσει { NAME($city, case: "at") }.
        [one] { SEAT($seat) } τοποθετεί έναν δείκτη { NAME($city, case: "at") }.
       *[other] { SEAT($seat) } τοποθετεί { $markers } δείκτες { NAME($city, case: "at") }.
    }
plague-struck =
    { $markers ->
        [0] Ο λοιμός χτυπά { NAME($city, case: "accusative") }, αλλά κανείς δεν έχει εκεί αρκετούς δείκτες για να χάσει.
        [one] { SEAT($owner) } χάνει έναν δείκτη { NAME($city, case: "at") }.
       *[other] { SEAT($owner) } χάνει { $markers } δείκτες { NAME($city, case: "at") }.
    }
marker-moved = Ένας δείκτης του παίκτη { SEAT($owner) } περνά από { NAME($city, case: "accusative") } { NAME($to, case: "at") }.
slaves-revolted =
    { $place ->
        [none] Οι είλωτες ξεσηκώνονται: ένας οπλίτης με ισχύ { $strength } φεύγει από το χέρι του ηγέτη και γυρίζει στη Σπάρτη.
       *[other] Οι είλωτες ξεσηκώνονται: ένας οπλίτης με ισχύ { $strength } φεύγει από { NAME($place, case: "accusative") } και γυρίζει στη Σπάρτη.
    }
forces-doubled = Οι { NAME($arm, case: "several") } { NAME($city, case: "genitive") } μετρούν διπλά { NAME($arm, case: "in") } { THERE($arm, $place) }.
token-granted = { NAME($side, case: "start") } παίρνει προκαταβολικά μία μάρκα μάχης { NAME($place, case: "at") }.
quiet-kept =
    { $until ->
        [none] Θα σε ρωτήσουμε και πάλι για το ειδικό σου πλακίδιο.
        [phase] Δεν θα σε ρωτήσουμε ξανά για το ειδικό σου πλακίδιο σε αυτή τη φάση.
       *[other] Δεν θα σε ρωτήσουμε για το ειδικό σου πλακίδιο μέχρι τη μάχη { NAME($until, case: "at") }.
    }

## Ερωτήσεις

question-place-extra-marker =
    { $left ->
        [one] Σε ποια πόλη τοποθετείς τον τελευταίο σου επιπλέον δείκτη;
       *[other] Σε ποια πόλη τοποθετείς έναν επιπλέον δείκτη; Σου μένουν { $left }.
    }
asked-place-extra-marker = τοποθέτησε έναν επιπλέον δείκτη.
begins-influence =
    { $round ->
        [1] Μοιράστηκε σε όλους από ένα ειδικό πλακίδιο, που δεν το βλέπει κανείς άλλος. Τώρα παίρνετε με τη σειρά πλακίδια επιρροής.
       *[other] Παίρνετε με τη σειρά πλακίδια επιρροής.
    }
begins-candidates = Προτείνετε με τη σειρά υποψηφίους, δύο για κάθε πόλη· έπειτα εκλέγονται οι ηγέτες.
begins-forces = Με τη σειρά ξοδεύετε τα πλακίδια επιρροής και στέλνετε κλειστές μονάδες στις τοποθεσίες.
begins-battles = Οι μάχες δίνονται η μία μετά την άλλη.
asked-take-tile = πάρε ένα πλακίδιο επιρροής.
asked-propose-candidate = πρότεινε έναν υποψήφιο.
asked-name-first = ποιος στέλνει πρώτος δυνάμεις;
asked-recover-counter = επανάφερε μία χαμένη μονάδα { NAME($city, case: "genitive") }.
asked-commit-forces =
    { $left ->
        [0] πλήρωσε δείκτη για άλλες μονάδες ή τέλος σειράς.
        [one] στείλε μία μονάδα ή καμία.
       *[other] στείλε έως { $left } μονάδες.
    }
asked-choose-loss = ποια πόλη χάνει { NAME($arm, case: "accusative") } { THERE($arm, $place) };
asked-answer-request = επιτρέπεις σε { SEAT($asker) } άμυνα { NAME($place, case: "at") } ({ NAME($city) });
asked-alkibiades-marker = ποιους δείκτες φέρνει ο Αλκιβιάδης { NAME($to, case: "at") };
asked-in-private-before-combat = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } : { $defence }· ειδικό πλακίδιο;
question-take-tile = Ποιο πλακίδιο επιρροής παίρνεις;
question-end-influence-turn = Πήρες το πλακίδιο «{ TILE($tile) }». Ολοκληρώνεις τη σειρά σου ή παίζεις το ειδικό σου πλακίδιο;
question-end-influence-turn-unfit = Πήρες το πλακίδιο «{ TILE($tile) }». Το ειδικό σου πλακίδιο δεν παίζεται τώρα. Ολοκληρώνεις τη σειρά σου;
question-propose-candidate = Ποιον προτείνεις για υποψήφιο και σε ποια πόλη;
question-assassinate-marker = Ποιον δείκτη αφαιρεί ο δολοφόνος σου;
question-name-first = Ποιος θα στείλει πρώτος δυνάμεις;
question-recover-counter = Ανακτάς οπλίτη ή τριήρη { NAME($city, case: "genitive") };
question-commit-forces =
    { $paid ->
        [none] { $left ->
            [0] Έστειλες τις μονάδες του πλακιδίου. Πληρώνεις έναν δείκτη για περισσότερες ή ολοκληρώνεις τη σειρά σου;
            [one] Μπορείς να στείλεις μία ακόμη μονάδα. Ποια και πού;
           *[other] Μπορείς να στείλεις έως { $left } μονάδες. Ποιες και πού;
        }
       *[other] { $left ->
            [0] Έστειλες όλες τις μονάδες. Ολοκληρώνεις τη σειρά σου;
            [one] Μπορείς να στείλεις μία ακόμη μονάδα { NAME($paid, case: "genitive") }. Ποια και πού;
           *[other] Μπορείς να στείλεις έως { $left } μονάδες { NAME($paid, case: "genitive") }. Ποιες και πού;
        }
    }
question-answer-request = Ο παίκτης { SEAT($asker) } θέλει να υπερασπιστεί { NAME($place, case: "accusative") } με δυνάμεις { NAME($city, case: "genitive") }. Το επιτρέπεις;
question-before-combat = { NAME($arm, case: "heading") } { THERE($arm, $place) }, { $attack } προς { $defence }, στήλη { $odds }: παίζεις πρώτα το ειδικό σου πλακίδιο;
question-before-combat-unfit = { NAME($arm, case: "heading") } { THERE($arm, $place) }, { $attack } προς { $defence }, στήλη { $odds }. Το ειδικό σου πλακίδιο δεν παίζεται εδώ· σε ρωτάμε ωστόσο, για να μην το καταλάβει κανείς. Πας πάσο;
question-still-before-combat = Άλλοι σκέφτονται ακόμη για { NAME($arm, case: "the") } { THERE($arm, $place) }, { $attack } προς { $defence }, στήλη { $odds }. Δεν χρειάζεται να κάνεις τίποτα· μήπως θέλεις τελικά να παίξεις το ειδικό σου πλακίδιο;
question-choose-loss = Ποια πόλη χάνει { NAME($arm, case: "accusative") } { NAME($side, case: "genitive") } { THERE($arm, $place) };
question-alkibiades-marker =
    { $left ->
        [one] Ποιον δεύτερο δείκτη μεταφέρει ο Αλκιβιάδης { NAME($to, case: "at") };
       *[other] Ποιον δείκτη μεταφέρει ο Αλκιβιάδης { NAME($to, case: "at") }; Διαλέγεις { $left }.
    }

## Ενέργειες, όπως σε ένα κουμπί

action-place-marker = Δείκτης { NAME($city, case: "at") }
action-take =
    { $city ->
        [none] Πάρε «{ TILE($tile) }»
       *[other] Πάρε «{ TILE($tile) }»: { NAME($city) }
    }
action-propose = Πρότεινε: { SEAT($owner) } { NAME($city, case: "at") }
action-assassinate =
    { $candidate ->
        [yes] Βγάλε υποψήφιο: { SEAT($owner) } { NAME($city, case: "at") }
       *[no] Αφαίρεσε δείκτη: { SEAT($owner) } { NAME($city, case: "at") }
    }
action-end-turn =
    { $until ->
        [phase] Τέλος σειράς· μη με ρωτήσεις ξανά για το ειδικό πλακίδιο σε αυτή τη φάση
       *[none] Τέλος σειράς
    }
brief-ask-permission = Άδεια, { NAME($place) }: { NAME($city) }
brief-end-turn = Τέλος σειράς, μη με ξαναρωτήσεις
brief-pass = Πάσο μέχρι: { NAME($until) }
brief-pay-marker =
    { $force ->
        [persia] Πέρσες: δείκτης από { NAME($city, case: "accusative") }
       *[other] Δείκτης από { NAME($city, case: "accusative") }
    }
brief-play-special =
    { $target ->
        [none] Ειδικό πλακίδιο: { NAME($tile) }
        [hand] Πλακίδιο: Εξέγερση, χέρι
        [attack] Πλακίδιο: { $tile ->
            [thessalian-allies] Θεσσαλοί
           *[other] { NAME($tile) }
        }, επίθεση
        [defence] Πλακίδιο: { NAME($tile) }, άμυνα
       *[other] Πλακίδιο: { $tile ->
            [slave-revolt] Εξέγερση
           *[other] { NAME($tile) }
        }, { NAME($target) }
    }
brief-recover = Ανάκτηση: { NAME($arm) }, { NAME($city) }
brief-send = { NAME($city) } { LETTER($arm) }{ $strength }: { NAME($side) }, { NAME($place) }
brief-take = Πάρε { TILE($tile) }: { NAME($city) }
action-name-first = Αρχίζει { SEAT($first) }
action-recover = Ανάκτησε { NAME($arm, case: "weakest") } { NAME($city, case: "genitive") }
action-send = { NAME($arm, case: "start") } { $strength } { NAME($city, case: "genitive") }: { NAME($side) } { NAME($place, case: "at") }
action-pay-marker = Πλήρωσε δείκτη από { NAME($city, case: "accusative") } για μονάδες { NAME($force, case: "genitive") }
action-ask-permission = Ζήτα άδεια άμυνας { NAME($place, case: "at") } με δυνάμεις { NAME($city, case: "genitive") }
action-answer-request =
    { $allow ->
        [yes] Το επιτρέπω
       *[no] Αρνούμαι
    }
action-pass =
    { $until ->
        [none] Πάσο
        [phase] Πάσο μέχρι το τέλος της φάσης
       *[other] Πάσο μέχρι τη μάχη { NAME($until, case: "at") }
    }
action-choose-loss = Απώλεια για { NAME($city, case: "accusative") }
action-play-special =
    { $target ->
        [none] Ειδικό πλακίδιο: { NAME($tile) }
        [hand] Ειδικό πλακίδιο: { NAME($tile) }, χέρι του ηγέτη της Σπάρτης
        [attack] Ειδικό πλακίδιο: { NAME($tile) } υπέρ της επίθεσης
        [defence] Ειδικό πλακίδιο: { NAME($tile) } υπέρ της άμυνας
       *[other] { $tile ->
            [alkibiades] Ειδικό πλακίδιο: { NAME($tile) }, δύο δείκτες { NAME($target, case: "at") }
           *[other] Ειδικό πλακίδιο: { NAME($tile) }, { NAME($target) }
        }
    }
action-move-marker = Μετέφερε δείκτη: { SEAT($owner) }, από { NAME($city, case: "accusative") }
gathered-pass = Πάσο μέχρι συγκεκριμένη μάχη …
gathered-play-special = Ειδικό πλακίδιο: { NAME($tile) } …

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-place-marker = Επιπλέον δείκτες τοποθετούνται μόνο στο στήσιμο, με τη σειρά, δύο από τον καθένα.
when-take = Πλακίδιο παίρνεις στη σειρά σου, πριν προταθούν υποψήφιοι.
when-propose = Υποψήφιο προτείνεις αμέσως μόλις πάρεις πλακίδιο με υποψήφιο, και με τη σειρά αφού όλοι πάρουν τα πλακίδιά τους.
when-assassinate = Δείκτη αφαιρείς αμέσως μόλις πάρεις πλακίδιο με δολοφόνο.
when-end-turn = Τη σειρά σου την ολοκληρώνεις αφού πάρεις πλακίδιο, όσο κρατάς ειδικό πλακίδιο, και στην αποστολή δυνάμεων.
when-name-first = Πριν σταλούν δυνάμεις, ποιος αρχίζει το ορίζει ο ηγέτης της Σπάρτης· αν δεν υπάρχει, ο πρώτος παίκτης.
when-recover = Μονάδα ανακτάς πριν σταλούν δυνάμεις, για κάθε πόλη της οποίας ηγείσαι και που έχει χαμένες μονάδες.
when-send = Μονάδες στέλνεις στη σειρά σου, όταν ξοδεύεις πλακίδιο, αφού εκλεγούν οι ηγέτες.
when-pay-marker = Δείκτη πληρώνεις στην αποστολή δυνάμεων, αφού στείλεις και τις δύο μονάδες του πλακιδίου· έναν για κάθε πλακίδιο.
when-ask-permission = Άδεια ζητάς στην αποστολή δυνάμεων, για να υπερασπιστείς τοποθεσία πόλης της οποίας ηγείται άλλος.
when-answer-request = Σε ρωτάμε όταν κάποιος θέλει να υπερασπιστεί τοποθεσία πόλης της οποίας ηγείσαι.
when-pass = Σε ρωτάμε πριν από κάθε μάχη με ζάρια, όσο δεν έχεις παίξει το ειδικό σου πλακίδιο.
when-choose-loss = Διαλέγεις όταν χάνει μάχη μια πλευρά όπου έχεις τον κύριο ρόλο και οι πιο αδύναμες μονάδες της είναι από πολλές πόλεις.
when-play-special = Κάθε ειδικό πλακίδιο έχει τη στιγμή του: στη σειρά σου με τα πλακίδια, στην αποστολή δυνάμεων ή πριν από μια μάχη.
when-move-marker = Δείκτες μεταφέρεις αμέσως μόλις παίξεις τον Αλκιβιάδη.

## Τι στέκει δίπλα σε μια απάντηση

fact-points = { $points } πόντοι
fact-strength = ισχύς { $strength }
fact-markers = έχεις εκεί { $markers }
fact-unopposed = { $points } πόντοι· { NAME($arm, case: "several") }: χωρίς αντίπαλο ακόμα
fact-face-down = { $points } πόντοι· { NAME($arm, case: "several") } { $own } προς { $other }
fact-odds = { $points } πόντοι· { NAME($arm, case: "several") } { $own } προς { $other }: χρειάζεσαι { $needs }, εκείνοι { $theirs }

## Μέρη απαντήσεων, όπως επιλέγονται μαζί

part-assassinate-owner-candidate =
    { $candidate ->
        [yes] Υποψήφιος: { SEAT($owner) }
       *[no] Δείκτης: { SEAT($owner) }
    }
    .question = Τίνος δείκτης;
part-send-city-arm-strength = { NAME($arm, case: "start") } { $strength } { NAME($city, case: "genitive") }
    .question = Ποια μονάδα;
part-send-place-side =
    { $side ->
        [attack] Επίθεση { NAME($place, case: "at") }
       *[defence] Άμυνα { NAME($place, case: "at") }
    }
    .question = Πού;

## Αρνήσεις

refusal-no-such-city = Δεν υπάρχει πόλη «{ NAME($city) }»· διάλεξε μία από τις έξι πόλεις.
refusal-no-such-place = Δεν δίνεται μάχη εκεί σε αυτόν τον γύρο· διάλεξε μία από τις τοποθεσίες που βρίσκονται στο ταμπλό.
refusal-no-such-seat = Δεν υπάρχει τέτοιος παίκτης· διάλεξε κάποιον από αυτό το τραπέζι.
refusal-supply-empty = Το απόθεμά σου άδειασε· δεν έχεις δείκτη να τοποθετήσεις.
refusal-none-tile-not-on-offer = Κανένα πλακίδιο «{ $word }» δεν είναι διαθέσιμο· πάρε ένα από τα διαθέσιμα.
refusal-tile-not-on-offer = Το πλακίδιο «{ TILE($tile) }» δεν είναι διαθέσιμο· πάρε ένα από τα διαθέσιμα.
refusal-colour-already-taken =
    { $city ->
        [any] Έχεις ήδη πλακίδιο «οποιαδήποτε πόλη» σε αυτόν τον γύρο· πάρε ένα σε χρώμα που σου λείπει.
       *[other] Έχεις ήδη πλακίδιο { NAME($city, case: "genitive") } σε αυτόν τον γύρο· πάρε ένα σε χρώμα που σου λείπει.
    }
refusal-tile-city-fixed = Οι δείκτες του πλακιδίου «{ TILE($tile) }» δεν πάνε { NAME($city, case: "at") }· πάρε το χωρίς να ορίσεις πόλη.
refusal-tile-needs-city = Το πλακίδιο «{ TILE($tile) }» ισχύει για κάθε πόλη· διάλεξε ποια θέλεις.
refusal-take-first = Πρέπει πρώτα να πάρεις ένα πλακίδιο· μετά μπορείς να ολοκληρώσεις τη σειρά σου.
refusal-already-took = Πήρες ήδη το πλακίδιό σου· παίξε το ειδικό σου πλακίδιο ή ολοκλήρωσε τη σειρά σου.
refusal-marker-not-there = Ο παίκτης { SEAT($owner) } δεν έχει δείκτη στις στήλες { NAME($city, case: "genitive") }· διάλεξε έναν που βρίσκεται εκεί.
refusal-candidate-not-there = Ο παίκτης { SEAT($owner) } δεν είναι υποψήφιος { NAME($city, case: "at") }· διάλεξε κάποιον που είναι υποψήφιος.
refusal-no-marker-of-yours = Δεν έχεις δείκτη { NAME($city, case: "at") }· κάνε πρόταση σε πόλη όπου έχεις.
refusal-candidates-full = Υπάρχουν ήδη δύο υποψήφιοι { NAME($city, case: "at") }· κάνε πρόταση σε άλλη πόλη.
refusal-already-candidate = Ο παίκτης { SEAT($owner) } είναι ήδη υποψήφιος { NAME($city, case: "at") }· ο δεύτερος πρέπει να είναι κάποιος άλλος.
refusal-none-dead =
    { $arm ->
        [hoplite] Δεν υπάρχουν νεκροί οπλίτες { NAME($city, case: "genitive") }· ανάκτησε μία τριήρη.
       *[trireme] Δεν υπάρχουν χαμένες τριήρεις { NAME($city, case: "genitive") }· ανάκτησε έναν οπλίτη.
    }
refusal-nothing-to-recover = Δεν υπάρχει κάτι να ανακτηθεί τώρα για { NAME($city, case: "accusative") }· διάλεξε την πόλη για την οποία σε ρωτάμε.
refusal-not-your-force = Δεν διοικείς τις δυνάμεις { NAME($city, case: "genitive") } σε αυτόν τον γύρο· χρησιμοποίησε τις δικές σου.
refusal-not-in-hand = Δεν έχεις στο χέρι { NAME($arm, case: "bare") } { NAME($city, case: "genitive") } με ισχύ { $strength }· διάλεξε μία από τις μονάδες σου.
refusal-tile-used-up = Έστειλες όλες τις μονάδες του πλακιδίου· πλήρωσε έναν δείκτη για περισσότερες ή ολοκλήρωσε τη σειρά σου.
refusal-extra-used-up = Έστειλες και τις επιπλέον μονάδες· ολοκλήρωσε τη σειρά σου.
refusal-extra-other-city = Πλήρωσες για μονάδες { NAME($force, case: "genitive") }· τώρα μπορείς να στείλεις μόνο τέτοιες.
refusal-land-only = Μόνο οπλίτες πολεμούν { NAME($place, case: "at") }· μη στείλεις τριήρεις εκεί.
refusal-own-city-attack = Είσαι ηγέτης { NAME($city, case: "genitive") } και δεν μπορείς να επιτεθείς { NAME($place, case: "at") }, που ανήκει σε αυτή την πόλη· εκεί μπορείς μόνο να αμυνθείς.
refusal-both-sides = Έχεις ήδη δυνάμεις { NAME($place, case: "at") } στην αντίπαλη πλευρά· ενίσχυσε τη δική σου.
refusal-allied-with = Οι δυνάμεις { NAME($city, case: "genitive") } έχουν σε αυτόν τον γύρο συμμαχία με { NAME($other, case: "accusative") } και δεν επιτίθενται { NAME($place, case: "at") }· διάλεξε άλλον στόχο.
refusal-at-war-with = Οι δυνάμεις { NAME($city, case: "genitive") } είναι σε αυτόν τον γύρο σε πόλεμο με { NAME($other, case: "accusative") } και δεν υπερασπίζονται { NAME($place, case: "accusative") }· διάλεξε άλλη τοποθεσία.
refusal-beside-enemy = Οι δυνάμεις { NAME($city, case: "genitive") } είναι σε πόλεμο με { NAME($other, case: "accusative") } και δεν μπορούν να πολεμήσουν { NAME($place, case: "at") } στην ίδια πλευρά με εκείνες της αντίπαλης πόλης· διάλεξε άλλη τοποθεσία.
refusal-against-ally = Οι δυνάμεις { NAME($city, case: "genitive") } έχουν συμμαχία με { NAME($other, case: "accusative") } και δεν μπορούν να πολεμήσουν { NAME($place, case: "at") } εναντίον των συμμάχων τους· διάλεξε άλλη τοποθεσία.
refusal-needs-permission = Για να υπερασπιστούν δυνάμεις { NAME($city, case: "genitive") } { NAME($place, case: "accusative") }, πρέπει να το επιτρέψει ο παίκτης { SEAT($leader) }· ζήτησε πρώτα άδεια.
refusal-nobody-to-ask = Δεν υπάρχει ηγέτης { NAME($city, case: "genitive") } για να επιτρέψει άμυνα { NAME($place, case: "at") }· μόνο επίθεση γίνεται εκεί.
refusal-tile-covers-more = Το πλακίδιο καλύπτει ακόμη μία μονάδα· στείλε την πριν πληρώσεις δείκτη.
refusal-already-paid = Πλήρωσες ήδη έναν δείκτη για αυτό το πλακίδιο· δεύτερος δεν επιτρέπεται.
refusal-no-marker-to-pay = Δεν έχεις δείκτη { NAME($city, case: "at") } για να πληρώσεις· διάλεξε άλλη πόλη ή ολοκλήρωσε τη σειρά σου.
refusal-pay-other-city = Οι μονάδες { NAME($force, case: "genitive") } πληρώνονται με δείκτη { NAME($force, case: "at") }, όχι { NAME($city, case: "at") }.
refusal-force-exhausted = Δεν έχεις άλλες μονάδες { NAME($force, case: "genitive") } να στείλεις· δεν έχεις λόγο να πληρώσεις.
refusal-already-allowed = Οι δυνάμεις { NAME($city, case: "genitive") } έχουν ήδη άδεια να υπερασπιστούν { NAME($place, case: "accusative") }· στείλε τις μονάδες σου.
refusal-permission-needless = Δεν χρειάζεσαι άδεια { NAME($place, case: "at") }· στείλε απλώς τις μονάδες σου.
refusal-refused-this-turn = Σε αυτή τη σειρά σού αρνήθηκαν ήδη την άδεια για δυνάμεις { NAME($city, case: "genitive") } { NAME($place, case: "at") }· ζήτησέ την ξανά σε επόμενη σειρά σου.
refusal-none-to-send = Δεν έχεις άλλες κατάλληλες μονάδες να στείλεις· ολοκλήρωσε τη σειρά σου.
refusal-no-such-until = Δεν γίνεται να περιμένεις μέχρι «{ NAME($until) }»· διάλεξε το τέλος της φάσης ή μια μάχη που δεν έχει γίνει.
refusal-cannot-lose-that = Η απώλεια δεν μπορεί να βαρύνει { NAME($city, case: "accusative") }· διάλεξε μία από τις διαθέσιμες πόλεις.
refusal-special-played = Έχεις ήδη παίξει το ειδικό σου πλακίδιο· ισχύει μία φορά στο παιχνίδι.
refusal-not-your-special = Το «{ NAME($tile) }» δεν είναι το ειδικό σου πλακίδιο· δες ποιο έχεις.
refusal-special-wrong-moment = Το «{ NAME($tile) }» δεν παίζεται τώρα. { HELP($tile) }
refusal-special-takes-no-target = Το «{ NAME($tile) }» παίζεται χωρίς στόχο· παίξε το χωρίς τίποτε άλλο.
refusal-special-needs-target =
    { $tile ->
        [slave-revolt] Το «{ NAME($tile) }» χρειάζεται στόχο· διάλεξε μια τοποθεσία με οπλίτες της Σπάρτης ή το χέρι του ηγέτη.
        [thessalian-allies] Το «{ NAME($tile) }» χρειάζεται στόχο· διάλεξε επίθεση ή άμυνα.
        [persian-fleet] Το «{ NAME($tile) }» χρειάζεται στόχο· διάλεξε επίθεση ή άμυνα.
       *[other] Το «{ NAME($tile) }» χρειάζεται στόχο· διάλεξε μια πόλη.
    }
refusal-alkibiades-same-city = Ο Αλκιβιάδης μεταφέρει δείκτες { NAME($city, case: "at") }· διάλεξε δείκτη από άλλη πόλη.
refusal-alkibiades-too-few = Έξω από { NAME($city, case: "accusative") } δεν υπάρχουν δύο δείκτες να μεταφερθούν· διάλεξε άλλη πόλη για τον Αλκιβιάδη.
refusal-no-spartans-there =
    { $target ->
        [none] Δεν υπάρχουν εκεί οπλίτες της Σπάρτης· διάλεξε μια τοποθεσία που έχει ή το χέρι του ηγέτη.
        [hand] Ο ηγέτης της Σπάρτης δεν έχει οπλίτες στο χέρι· διάλεξε μια τοποθεσία που έχει.
       *[other] Δεν υπάρχουν οπλίτες της Σπάρτης { NAME($target, case: "at") }· διάλεξε μια τοποθεσία που έχει ή το χέρι του ηγέτη.
    }
refusal-side-has-token =
    { $side ->
        [attack] Ο επιτιθέμενος έχει ήδη μάρκα μάχης· μπορείς να δώσεις μόνο στον αμυνόμενο.
       *[defence] Ο αμυνόμενος έχει ήδη μάρκα μάχης· μπορείς να δώσεις μόνο στον επιτιθέμενο.
    }
refusal-no-such-side = Δεν υπάρχει πλευρά «{ NAME($target) }»· διάλεξε επίθεση ή άμυνα.
refusal-battle-over = Η μάχη { NAME($place, case: "at") } έχει τελειώσει· διάλεξε μία που δεν έχει γίνει ακόμη.

## Βοήθεια για τα ειδικά πλακίδια

help-perikles = Παίζεται στη σειρά σου, πριν ή αφού πάρεις πλακίδιο επιρροής: τοποθετείς δύο δείκτες σου στην Αθήνα.
help-alkibiades = Παίζεται στη σειρά σου, πριν ή αφού πάρεις πλακίδιο επιρροής: διαλέγεις μια πόλη και μεταφέρεις εκεί δύο δείκτες οποιωνδήποτε παικτών από μία ή δύο άλλες πόλεις. Οι υποψήφιοι δεν μετακινούνται και οι δείκτες δεν γίνονται υποψήφιοι.
help-plague = Παίζεται στη σειρά σου, πριν ή αφού πάρεις πλακίδιο επιρροής: διαλέγεις μια πόλη. Όλοι, κι εσύ μαζί, χάνουν εκεί τους μισούς δείκτες τους, με στρογγυλοποίηση προς τα κάτω. Ο υποψήφιος μετράει, αλλά μένει στη θέση του.
help-slave-revolt = Παίζεται στη σειρά σου, όταν στέλνεις δυνάμεις: διαλέγεις μια τοποθεσία ή το χέρι του ηγέτη της Σπάρτης. Ένας τυχαίος οπλίτης από εκεί γυρίζει στη Σπάρτη και δεν πολεμά άλλο σε αυτόν τον γύρο.
help-brasidas = Παίζεται αμέσως πριν από πεζομαχία, ακόμη κι αν δεν συμμετέχεις. Οι οπλίτες της Σπάρτης μετρούν σε αυτήν διπλά και στις δύο πλευρές· η πολιτοφυλακή και οι επαναστάτες όχι.
help-phormio = Παίζεται αμέσως πριν από ναυμαχία, ακόμη κι αν δεν συμμετέχεις. Οι τριήρεις της Αθήνας μετρούν σε αυτήν διπλά και στις δύο πλευρές· η πολιτοφυλακή και οι επαναστάτες όχι.
help-thessalian-allies = Παίζεται αμέσως πριν από πεζομαχία, ακόμη κι αν δεν συμμετέχεις. Η πλευρά που διαλέγεις ξεκινά με μία μάρκα μάχης, εφόσον δεν έχει ήδη.
help-persian-fleet = Παίζεται αμέσως πριν από ναυμαχία, ακόμη κι αν δεν συμμετέχεις. Η πλευρά που διαλέγεις ξεκινά με μία μάρκα μάχης, εφόσον δεν έχει ήδη.

## Κεφάλαια των κανόνων

chapter-aim = Νικά όποιος έχει τους περισσότερους πόντους μετά από τρεις γύρους. Τους παίρνεις όταν ηγείσαι σε πόλεις, όταν κερδίζεις τόπους μάχης και όταν κρατάς δείκτες στις πόλεις.
    .title = Ο σκοπός
chapter-set-up = Όλοι αρχίζουν με δύο δείκτες σε κάθε πόλη. Ο πρώτος παίκτης κληρώνεται· από εκεί και πέρα, δύο φορές γύρω από το τραπέζι, ο καθένας τοποθετεί έναν ακόμη δείκτη σε πόλη της επιλογής του. Έπειτα όλοι παίρνουν ένα ειδικό πλακίδιο, που οι άλλοι δεν το βλέπουν.
chapter-influence = Με τη σειρά παίρνεις ένα πλακίδιο από τα διαθέσιμα: συνολικά πέντε, με πέντε παίκτες μόνο τέσσερα. Φέρνει δείκτες στην πόλη του, έναν για κάθε όστρακο· το «οποιαδήποτε πόλη» σε αφήνει να διαλέξεις. Όσο υπάρχει διαθέσιμο χρώμα που δεν έχεις πάρει σε αυτόν τον γύρο, πρέπει να πάρεις ένα καινούργιο. Αν το πλακίδιο έχει υποψήφιο, προτείνεις αμέσως κάποιον· αν έχει δολοφόνο, αφαιρείς οπουδήποτε έναν δείκτη ή έναν υποψήφιο.
chapter-candidates = Με τη σειρά προτείνονται υποψήφιοι, δύο για κάθε πόλη: σε πόλη όπου έχεις δείκτη, ο εαυτός σου ή κάποιος άλλος. Κανείς δεν μπορεί να είναι και πρώτος και δεύτερος υποψήφιος στην ίδια πόλη, και όποιος μπορεί να προτείνει είναι υποχρεωμένος να το κάνει. Έπειτα οι πόλεις εκλέγουν: κερδίζουν οι περισσότεροι δείκτες, στην ισοψηφία ο πρώτος υποψήφιος. Ο νικητής παίρνει πίσω τόσους δείκτες του όσους έχει εκεί ο αντίπαλος και ηγείται της πόλης σε αυτόν τον γύρο.
chapter-forces = Οι ηγέτες παίρνουν τα στρατεύματα των πόλεών τους. Ο ηγέτης της Σπάρτης ορίζει ποιος αρχίζει, και κάθε πόλη με ηγέτη παίρνει πίσω μία χαμένη μονάδα. Έπειτα ξοδεύεις τα πλακίδιά σου, πρώτα όσα έχουν δύο όστρακα. Με το καθένα στέλνεις έως δύο μονάδες, κλειστές, σε επίθεση ή άμυνα μιας τοποθεσίας. Δεν επιτίθεσαι ποτέ σε τοποθεσία πόλης της οποίας ηγείσαι, ούτε πολεμάς και στις δύο πλευρές· για την άμυνα ξένης τοποθεσίας χρειάζεσαι άδεια. Μια πόλη που επιτίθεται σε μια τοποθεσία είναι ως το τέλος του γύρου σε πόλεμο με την πόλη στην οποία ανήκει· αν την υπερασπίζεται, είναι σύμμαχος με αυτή την πόλη. Πόλεις που απλώς συναντιούνται εκεί, σε όποια πλευρά κι αν είναι, δεν είναι ούτε το ένα ούτε το άλλο. Ένας δείκτης από μια πόλη πληρώνει έως δύο ακόμη μονάδες της.
chapter-battles = Οι μονάδες ανοίγουν τοποθεσία με τοποθεσία. Μια τοποθεσία μπορεί να έχει δύο μάχες, μία ναυμαχία με τριήρεις και μία πεζομαχία με οπλίτες· το πλακίδιό της δείχνει ποια προηγείται. Κάθε πλευρά αθροίζει την ισχύ της, μαζί με πολιτοφυλακή και επαναστάτες, και η αναλογία δίνει τι πρέπει να δείξουν δύο ζάρια για μία μάρκα μάχης. Η δεύτερη μάρκα δίνει τη νίκη. Ο ηττημένος χάνει την πιο αδύναμη μονάδα, και ο νικητής της πρώτης μάχης μπαίνει με πλεονέκτημα στη δεύτερη. Όποιος κερδίζει την τελευταία παίρνει το πλακίδιο· αν είναι ο επιτιθέμενος, η πόλη υφίσταται ήττα και τα αγάλματά της αξίζουν λιγότερο.
chapter-odds = Συγκρίνονται επίθεση και άμυνα, και για κάθε πλευρά ρίχνονται δύο ζάρια ώσπου η μία να έχει δύο σημεία μάχης. Με τριπλάσια δύναμη ή περισσότερη ο επιτιθέμενος χρειάζεται 5 για ένα σημείο και ο αμυνόμενος 10· με διπλάσια 6 και 9· με 2 παραπάνω 7 και 8· περίπου ίσοι 8 και 7· με 2 λιγότερα 9 και 6· με τη μισή ή λιγότερη 10 και 5. Αν ταιριάζουν πολλές στήλες, μετρά η καλύτερη για την ισχυρότερη πλευρά.
    .title = Ο πίνακας μάχης
chapter-end = Κάθε ηγέτης παίρνει ένα άγαλμα στην πόλη του, και τα στρατεύματα γυρίζουν πίσω. Μετά από τρεις γύρους, ή μόλις η Αθήνα ή η Σπάρτη υποστεί τέσσερις ήττες, το παιχνίδι τελειώνει. Ένας δείκτης σε πόλη αξίζει έναν πόντο, μια τοποθεσία όσο γράφει, ένα άγαλμα όσο αξίζει ακόμη η πόλη του. Στην ισοβαθμία κρίνουν οι πόντοι από τοποθεσίες και μετά ο αριθμός των αγαλμάτων.
    .title = Τέλος γύρου και βαθμολογία
chapter-persians = Όποιος δεν ηγείται πόλης διοικεί τους Πέρσες, ίσως μαζί με άλλους: οι μονάδες τους είναι μία κοινή δύναμη, που όσοι τη διοικούν τη βλέπουν και τη στέλνουν. Ένας δείκτης από οποιαδήποτε πόλη πληρώνει πρόσθετες μονάδες. Οι Πέρσες δεν χάνουν μονάδες, και ό,τι κερδίζουν μετρά για όλους όσοι τους διοικούν.
    .title = Οι Πέρσες

## Λεζάντες των εικόνων

label-title = Περικλής
    .choice = Περικλής (Martin Wallace)
label-round-of = Γύρος { $round } από { $rounds }
label-phase-set-up = Στήσιμο
label-phase-influence = Πλακίδια επιρροής
label-phase-candidates = Υποψήφιοι
label-phase-forces = Αποστολή δυνάμεων
label-phase-battles = Μάχες
label-phase-end = Τέλος γύρου
label-waiting-for = Περιμένουμε: { SEATS($seats) }
label-to-choose = Διαλέγει { SEAT($seat) }
label-offer = Διαθέσιμα
label-places = Τοποθεσίες μάχης
label-tiles = πλακίδια
label-special-tile = ειδικό πλακίδιο
label-special-unplayed = άπαιχτο
label-special-undealt = δεν μοιράστηκε ακόμη
label-won = κέρδισε
label-statues = αγάλματα
label-supply = απόθεμα
label-dead = απώλειες
label-home = στην έδρα
label-in-hand = στο χέρι
label-persians = Πέρσες
label-leader = ηγέτης
label-candidates = υποψήφιοι
label-defeats = ήττες
label-letter-hoplite = Ο
label-letter-trireme = Τ
label-attack = επίθεση
label-defence = άμυνα
label-militia = πολιτοφυλακή
label-rebels = επαναστάτες
label-last-battle = Τελευταία μάχη
label-ended = Το παιχνίδι τελείωσε
label-result =
    { COUNT($seats) ->
        [one] { SEATS($seats) }: νίκη με { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
       *[other] { SEATS($seats) }: κοινή νίκη με { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
    }
label-winner =
    { COUNT($seats) ->
        [one] Κερδίζει: { SEATS($seats) }
       *[other] Μοιράζονται τη νίκη: { SEATS($seats) }
    }
label-your-counters = Οι μονάδες σου
label-war = πόλεμος
label-alliance = συμμαχία
label-nobody = κανείς
label-out = εκτός παιχνιδιού
label-any-city = οποιαδήποτε πόλη
label-hoplites = οπλίτες
label-triremes = τριήρεις
label-points = πόντοι
label-start = ξεκινά
label-first = στέλνει πρώτα
label-candidate-tile = υποψήφιος
label-assassin-tile = δολοφόνος
label-no-leader = χωρίς ηγέτη
label-special-played = παίχτηκε
label-shards = όστρακα
label-allowed = με άδεια άμυνας
label-changed = μόλις άλλαξε

## Η εικόνα του ταμπλό με λόγια

alt-head = Περικλής, γύρος { $round } από { $rounds }: { $phase }.
alt-waiting = Περιμένουμε: { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] Το παιχνίδι τελείωσε· κερδίζει { SEATS($seats) }.
       *[other] Το παιχνίδι τελείωσε· μοιράζονται τη νίκη { SEATS($seats) }.
    }
alt-seat =
    { COUNT($cities) ->
        [0] { SEAT($seat) }: πόντοι { $points }.
       *[other] { SEAT($seat) }: πόντοι { $points }, διοικεί { NAMES($cities, case: "accusative") }.
    }
alt-idle = Χωρίς απεσταλμένες δυνάμεις: { NAMES($places) }.
alt-fought = { NAME($place) }: επίθεση { $attack }, άμυνα { $defence }.
alt-taken = { NAME($place) }: νίκη για { SEATS($seats) }.
alt-out = { NAME($place) }: εκτός παιχνιδιού.

## Ταμπλό και χέρι ως κείμενο

text-phase = Γύρος { $round } από { $rounds }, { $phase }
text-offer = Διαθέσιμα: { TILES($tiles) }
text-place =
    { $points ->
        [one] { NAME($place) } ({ NAME($city) }, ένας πόντος· { $order })
       *[other] { NAME($place) } ({ NAME($city) }, { $points } πόντοι· { $order })
    }
text-battle = Τώρα γίνεται μάχη: { NAME($place) }
text-combat = Τελευταία μάχη: { NAME($place) }, { NAME($arm, case: "several") }, { $attack } προς { $defence }· χρειάζονται { $attacker_needs } και { $defender_needs }, ζαριές { $rolled }.{ $winner ->
        [none] { "" }
       *[other] { " " }{ NAME($winner, case: "start") } κέρδισε.
    }
text-order-hoplite = μόνο οπλίτες
text-order-hoplite-trireme = πρώτα οπλίτες, μετά τριήρεις
text-order-trireme-hoplite = πρώτα τριήρεις, μετά οπλίτες
text-order-trireme = μόνο τριήρεις
text-quiet =
    { $until ->
        [phase] { $state }, χωρίς ερώτηση σε αυτή τη φάση
       *[other] { $state }, χωρίς ερώτηση μέχρι { NAME($until, case: "accusative") }
    }
text-score =
    { $points ->
        [one] 1 πόντος τώρα ({ $markers } από δείκτες, { $places } από τοποθεσίες, { $statues } από αγάλματα)
       *[other] { $points } πόντοι τώρα ({ $markers } από δείκτες, { $places } από τοποθεσίες, { $statues } από αγάλματα)
    }
text-pair = { NAME($one) }–{ NAME($other) }
text-statue-value = άγαλμα { $points }
hand-special = Το ειδικό σου πλακίδιο: «{ NAME($tile) }». { $help }
hand-played = Το ειδικό σου πλακίδιο «{ NAME($tile) }» έχει παιχτεί.
hand-counters = Οι μονάδες σου: { COUNTERS($counters) }.
hand-empty = Δεν έχεις μονάδες στο χέρι.
hand-undealt = Τα ειδικά πλακίδια μοιράζονται μόλις μπουν όλοι οι επιπλέον δείκτες.
hand-onlooker = Δεν έχεις θέση σε αυτό το τραπέζι.

## Εντολές: πώς αρχίζουν, η συνηθισμένη λέξη πρώτη, κι ένα παράδειγμα

order-take = πάρε, παίρνω, διάλεξε
    .example = πάρε Αθήνα 2
order-place = βάλε, τοποθέτησε, βάζω
    .example = βάλε Κόρινθο
order-propose = πρότεινε, προτείνω
    .example = πρότεινε Μέγαρα Β
order-assassinate = δολοφόνησε, αφαίρεσε, σκότωσε
    .example = δολοφόνησε Άργος Β
order-first = πρώτος, αρχίζει, πρώτη, ποιος αρχίζει
    .example = πρώτος Β
order-recover = ανάκτησε, ανακτώ
    .example = ανάκτησε Αθήνα τριήρη
order-send = στείλε, στέλνω
    .example = στείλε Σπάρτη ο3 Αττική επίθεση
order-pay = πλήρωσε, πληρώνω
    .example = πλήρωσε Μέγαρα
order-ask = ζήτα, ζήτησε, ρώτα
    .example = ζήτα Θήβα Αττική
order-allow = επίτρεψε, επιτρέπω, ναι
    .example = επίτρεψε
order-refuse = αρνήσου, αρνούμαι, όχι
    .example = αρνήσου
order-end = τέλος, τελειώνω
    .example = τέλος μέχρι φάση
order-pass = πάσο, παραλείπω
    .example = πάσο μέχρι Σικελία
order-lose = χάσε, χάνω, απώλεια, διάλεξε απώλεια
    .example = χάσε Θήβα
order-play = παίξε, παίζω, ειδικό, ειδικό πλακίδιο
    .example = παίξε Λοιμό Σπάρτη
order-move = μετέφερε, μεταφέρω, μετακίνησε
    .example = μετέφερε Θήβα Γ

orders-help = Ένα πλακίδιο το λες με ό,τι γράφει επάνω: την πόλη του και, αν δεν φτάνει αυτό, τον αριθμό του, υποψήφιο ή δολοφόνο, π.χ. `πάρε Αθήνα υποψήφιο`. Οι δυνάμεις γράφονται με ένα γράμμα και την ισχύ τους, ο για οπλίτες και τ για τριήρεις, και μπορούν να είναι πολλές στη σειρά: `στείλε Αθήνα ο2 τ1 Αττική άμυνα`. Τους παίκτες τους λες με το γράμμα, το όνομα ή το χρώμα τους.

## Οι άλλες λέξεις των εντολών, η συνηθισμένη πρώτη

word-any = οποιαδήποτε, οποιαδήποτε πόλη, όπου
word-candidate = υποψήφιο, υποψήφιος
word-assassin = δολοφόνο, δολοφόνος
word-as-candidate = υποψήφιο, υποψήφιος, άλφα, βήτα
word-hoplite = οπλίτη, οπλίτης, οπλίτες, ο
word-trireme = τριήρη, τριήρης, τριήρεις, τ
word-attack = επίθεση, επιτίθεται, επιτιθέμενος, χ
word-defence = άμυνα, υπεράσπιση, αμυνόμενος, δ
word-phase = φάση, φάσης
word-hand = χέρι
word-until = μέχρι

short-athens = α
short-sparta = σ
short-argos = ρ
short-corinth = κ
short-thebes = θ
short-megara = μ
short-persia = π, Πέρσες

## Σενάρια, μέρη του ταμπλό, ρυθμίσεις

scenario-standard = βασικό
region-cities = Οι πόλεις
region-places = Οι τοποθεσίες μάχης
region-seats = Όλοι οι παίκτες

## Εντολές

command = περικλής
    .description = Κινήσεις του παιχνιδιού «Περικλής»
command-place-marker = βάλε-δείκτη
    .description = Στήσιμο: βάλε έναν επιπλέον δείκτη σε μια πόλη
    .label = Βάλε δείκτη
command-take = πάρε
    .description = Πάρε ένα από τα διαθέσιμα πλακίδια επιρροής
    .label = Πάρε πλακίδιο
command-propose = πρότεινε
    .description = Πρότεινε έναν υποψήφιο σε μια πόλη
    .label = Πρότεινε υποψήφιο
command-assassinate = δολοφόνησε
    .description = Βάλε τον δολοφόνο σου να αφαιρέσει έναν δείκτη
    .label = Αφαίρεσε δείκτη
command-end-turn = τέλος-σειράς
    .description = Ολοκλήρωσε τη σειρά σου
    .label = Ολοκλήρωσε τη σειρά σου
command-name-first = ποιος-αρχίζει
    .description = Ως ηγέτης της Σπάρτης, πες ποιος στέλνει πρώτος δυνάμεις
    .label = Πες ποιος αρχίζει
command-recover = ανάκτησε
    .description = Ανάκτησε μια χαμένη μονάδα
    .label = Ανάκτησε μονάδα
command-send = στείλε
    .description = Στείλε μια μονάδα σε επίθεση ή άμυνα μιας τοποθεσίας
    .label = Στείλε μονάδα
command-pay-marker = πλήρωσε-δείκτη
    .description = Πλήρωσε έναν δείκτη για έως δύο ακόμη μονάδες
    .label = Πλήρωσε για άλλες μονάδες
command-ask-permission = ζήτα-άδεια
    .description = Ζήτα από έναν ηγέτη να υπερασπιστείς μια τοποθεσία του
    .label = Ζήτα άδεια
command-answer-request = απάντησε
    .description = Επίτρεψε ή αρνήσου μια άμυνα που σου ζήτησαν
    .label = Απάντησε στο αίτημα
command-pass = πάσο
    .description = Μην παίξεις το ειδικό σου πλακίδιο πριν από αυτή τη μάχη
    .label = Πάσο
command-choose-loss = διάλεξε-απώλεια
    .description = Διάλεξε την πόλη που χάνει μια μονάδα
    .label = Διάλεξε την απώλεια
command-play-special = ειδικό-πλακίδιο
    .description = Παίξε το ειδικό σου πλακίδιο
    .label = Παίξε το ειδικό πλακίδιο
command-move-marker = μετέφερε-δείκτη
    .description = Αλκιβιάδης: διάλεξε έναν δείκτη που μεταφέρεται
    .label = Μετέφερε δείκτη

## Παράμετροι

param-city = πόλη
    .description = Ποια πόλη
param-send-city = πόλη
    .description = Από ποια πόλη είναι η μονάδα
    .question = Από ποια πόλη;
param-tile = πλακίδιο
    .description = Ποιο πλακίδιο
param-owner = ποιανού
    .description = Ποιανού είναι ο δείκτης
param-candidate = υποψήφιος
    .description = Αν είναι υποψήφιος
    .question = Είναι υποψήφιος;
param-until = μέχρι
    .description = Ως πότε να μη σε ξαναρωτήσουμε
    .question = Ως πότε να μη σε ξαναρωτήσουμε;
param-first = πρώτος
    .description = Ποιος αρχίζει
param-arm = όπλο
    .description = Οπλίτης ή τριήρης
param-strength = ισχύς
    .description = Πόση ισχύ έχει η μονάδα
param-place = τόπος
    .description = Ποια τοποθεσία μάχης
param-side = πλευρά
    .description = Επίθεση ή άμυνα
param-force = στρατός
    .description = Ποιανού είναι οι μονάδες
param-allow = επιτρέπω
    .description = Αν το επιτρέπεις
    .question = Το επιτρέπεις;
param-target = στόχος
    .description = Ο στόχος του πλακιδίου
    .question = Ποιος είναι ο στόχος του πλακιδίου;

## Τιμές παραμέτρων

value-hoplite = Οπλίτης
value-trireme = Τριήρης
value-attack = Επίθεση
value-defence = Άμυνα
value-phase = ως το τέλος της φάσης
value-round = ως το τέλος του γύρου
value-hand = το χέρι του ηγέτη

## Πώς τελείωσε το παιχνίδι

ending-rounds = Το παιχνίδι τελειώνει μετά από { $rounds } γύρους.
ending-early = Το παιχνίδι τελειώνει πρόωρα, μετά από πάρα πολλές ήττες: { NAMES($cities) }.
tie-places = Ισοπαλία στους { $points } πόντους ({ SEATS($tied) })· κρίνουν οι πόντοι από τοποθεσίες, { $most } έναντι { $less }.
tie-statues = Ισοπαλία στους { $points } πόντους και στις τοποθεσίες ({ SEATS($tied) })· κρίνουν τα αγάλματα, { $most } έναντι { $less }.
tie-shared = Ισοπαλία στους { $points } πόντους ({ SEATS($tied) })· τίποτε δεν ξεχωρίζει τους πρώτους.

## Ανασκόπηση

statistic-places = Περισσότερες κατακτήσεις τόπων: { SEATS($who) } ({ $number })
statistic-elections = Περισσότερες νίκες σε εκλογές: { SEATS($who) } ({ $number })
statistic-murders = Περισσότερες δολοφονίες: { SEATS($who) } ({ $number })
statistic-defeats = Περισσότερες ήττες: { NAMES($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-tile-on-offer = αν το πλακίδιο «{ TILE($tile) }» είναι ακόμη διαθέσιμο
unmet-tile-on-offer = Το πλακίδιο «{ TILE($tile) }» δεν είναι πια διαθέσιμο.
condition-not-attacked = εκτός αν έγινε επίθεση εναντίον { NAME($city, case: "genitive") }
unmet-not-attacked = Έγινε επίθεση εναντίον { NAME($city, case: "genitive") }.
condition-attacked = αν έγινε επίθεση εναντίον { NAME($city, case: "genitive") }
unmet-attacked = Δεν έγινε επίθεση εναντίον { NAME($city, case: "genitive") }.
condition-as-now = αν δεν άλλαξε τίποτα εκεί: { NAME($part) }
unmet-as-now = Κάτι άλλαξε εκεί: { NAME($part) }.
condition-counters-as-now = αν στέκουν ακόμη εκεί οι ίδιες μονάδες: { NAME($part) }
unmet-counters-as-now = Τώρα στέκουν εκεί άλλες μονάδες: { NAME($part) }.
