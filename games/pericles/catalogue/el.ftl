### Πώς λέει το παιχνίδι τους γύρους του

round-word = γύρος
    .begin = Γύρος
    .many = γύροι
    .each = κάθε γύρο
    .after = Μετά τον γύρο
    .of = του γύρου

## Pericles: The Peloponnesian Wars στα ελληνικά.

## Φατρίες. Το «the» φέρνει το άρθρο, το «begin» στην αρχή της πρότασης, το «accusative» στην αιτιατική, το «order» είναι η λέξη των εντολών.

name-aristocrats = Αριστοκράτες
    .the = οι Αριστοκράτες
    .begin = Οι Αριστοκράτες
    .accusative = τους Αριστοκράτες
    .of = των Αριστοκρατών
    .order = AF
name-demagogues = Δημαγωγοί
    .the = οι Δημαγωγοί
    .begin = Οι Δημαγωγοί
    .accusative = τους Δημαγωγούς
    .of = των Δημαγωγών
    .order = DF
name-agiad = Αγιάδες
    .the = οι Αγιάδες
    .begin = Οι Αγιάδες
    .accusative = τους Αγιάδες
    .of = των Αγιαδών
    .order = AK
name-eurypontid = Ευρυποντίδες
    .the = οι Ευρυποντίδες
    .begin = Οι Ευρυποντίδες
    .accusative = τους Ευρυποντίδες
    .of = των Ευρυποντιδών
    .order = EK

## Theatres and Sides. “in” says where, “order” is what orders say; Athens and Sparta are Sides too.

name-sicily = Σικελία
    .in = στη Σικελία
name-corcyra = Κόρκυρα
    .in = στην Κόρκυρα
name-aetolia = Αιτωλία
    .in = στην Αιτωλία
name-naupactus = Ναύπακτος
    .in = στη Ναύπακτο
name-isthmus = Ισθμός της Κορίνθου
    .in = στον Ισθμό της Κορίνθου
    .order = Ισθμός
name-sparta = Σπάρτη
    .in = στη Σπάρτη
    .begin = Η Σπάρτη
    .the = η Σπάρτη
    .of = της Σπάρτης
    .accusative = τη Σπάρτη
name-athens = Αθήνα
    .in = στην Αθήνα
    .begin = Η Αθήνα
    .the = η Αθήνα
    .of = της Αθήνας
    .accusative = την Αθήνα
name-boeotia = Βοιωτία
    .in = στη Βοιωτία
name-thessaly = Θεσσαλία
    .in = στη Θεσσαλία
name-macedonia = Μακεδονία
    .in = στη Μακεδονία
name-chalcidice = Χαλκιδική
    .in = στη Χαλκιδική
name-amphipolis = Αμφίπολη
    .in = στην Αμφίπολη
name-hellespont = Ελλήσποντος
    .in = στον Ελλήσποντο
name-ionia = Ιωνία
    .in = στην Ιωνία
name-lesbos = Λέσβος
    .in = στη Λέσβο
name-chios = Χίος
    .in = στη Χίο
name-samos = Σάμος
    .in = στη Σάμο
name-cyclades = Κυκλάδες
    .in = στις Κυκλάδες
name-sporades = Νότιες Σποράδες
    .in = στις Νότιες Σποράδες
    .order = Σποράδες
name-east-mediterranean = Ανατολική Μεσόγειος
    .in = στην Ανατολική Μεσόγειο
    .order = Μεσόγειος

## Political cards

name-a01 = Κίμων
name-a02 = Τολμίδης
name-a03 = Μυρωνίδης
name-a04 = Λεωκράτης
name-a05 = Θουκυδίδης ο Μελησίου
name-a06 = Καλλίας
name-a07 = Ασπασία
name-a08 = Φειδίας
name-a09 = Δάμων
name-a10 = Αναξαγόρας
name-a11 = Πρωταγόρας
name-a12 = Άγνων
name-a13 = Σοφοκλής
name-a14 = Φορμίων
name-a15 = Λάμαχος
name-a16 = Νικίας
name-a17 = Δημοσθένης
name-a18 = Ευρυμέδων
name-a19 = Λάχης
name-a20 = Θουκυδίδης ο Ολόρου
name-a21 = Υπέρβολος
name-a22 = Αλκιβιάδης
name-a23 = Κλεοφών
name-a24 = Θηραμένης
name-a25 = Θρασύβουλος
name-a26 = Κόνων
name-a27 = Αντιφών
name-a28 = Πείσανδρος
name-a29 = Σωκράτης
name-a30 = Διόδοτος
name-s01 = Νικομήδης
name-s02 = Κλεανδρίδας
name-s03 = Σθενελαΐδας
name-s04 = Μελήσιππος
name-s05 = Κνήμος
name-s06 = Αλκίδας
name-s07 = Βρασίδας
name-s08 = Τιμοκράτης
name-s09 = Επιτάδας
name-s10 = Στύφων
name-s11 = Έκκριτος
name-s12 = Γύλιππος
name-s13 = Κλεαρίδας
name-s14 = Ισχαγόρας
name-s15 = Ξενάρης
name-s16 = Ένδιος
name-s17 = Λίχας
name-s18 = Αστύοχος
name-s19 = Χαλκιδεύς
name-s20 = Μίνδαρος
name-s21 = Κλέαρχος
name-s22 = Καλλικρατίδας
name-s23 = Λύσανδρος
name-s24 = Ετεόνικος
name-s25 = Αριστεύς ο Κορίνθιος
    .brief = Αριστεύς
name-s26 = Παγώνδας ο Θηβαίος
    .brief = Παγώνδας
name-s27 = Ερμοκράτης ο Συρακούσιος
    .brief = Ερμοκράτης
name-s28 = Κυνίσκα
name-s29 = Διοπείθης
name-s30 = Τισαμενός
name-al1 = Περικλής
name-al2 = Κλέων
name-sl1 = Πλειστοάναξ
name-sl2 = Αρχίδαμος

## Έργα του Αριστοφάνη

name-ach-a = Αχαρνής Α
name-ach-b = Αχαρνής Β
name-ach-c = Αχαρνής Γ
name-bir-a = Όρνιθες Α
name-bir-b = Όρνιθες Β
name-bir-c = Όρνιθες Γ
name-clo-a = Νεφέλες Α
name-clo-b = Νεφέλες Β
name-clo-c = Νεφέλες Γ
name-fro-a = Βάτραχοι Α
name-fro-b = Βάτραχοι Β
name-fro-c = Βάτραχοι Γ
name-kni-a = Ιππής Α
name-kni-b = Ιππής Β
name-kni-c = Ιππής Γ
name-lys-a = Λυσιστράτη Α
name-lys-b = Λυσιστράτη Β
name-lys-c = Λυσιστράτη Γ
name-pea-a = Ειρήνη Α
name-pea-b = Ειρήνη Β
name-pea-c = Ειρήνη Γ
name-was-a = Σφήκες Α
name-was-b = Σφήκες Β
name-was-c = Σφήκες Γ

## Ζητήματα

name-military = Στρατιωτικό
name-league = Συμμαχίας
name-diplomatic = Διπλωματικό
name-ostracism = Εξοστρακισμός
name-games = Αγώνες
name-war-peace = Πόλεμος/Ειρήνη
name-persia = Περσία
    .in = στην Περσία
name-rumour = Φήμη
name-oracle = Χρησμός
name-citizenship = Υπηκοότητα
name-colony = Αποικία
name-krypteia = Κρυπτεία
name-agoge = Αγωγή

## Κομμάτια

name-land = χερσαία μάχη
name-naval = ναυμαχία
name-three-hundred = οι 300
amount-athens-land = { $number ->
        [one] { $number } αθηναϊκή χερσαία μονάδα
       *[other] { $number } αθηναϊκές χερσαίες μονάδες
    }
amount-delian-land = { $number ->
        [one] { $number } χερσαία μονάδα της Δήλου
       *[other] { $number } χερσαίες μονάδες της Δήλου
    }
amount-argos-land = { $number ->
        [one] { $number } χερσαία μονάδα του Άργους
       *[other] { $number } χερσαίες μονάδες του Άργους
    }
amount-sparta-land = { $number ->
        [one] { $number } σπαρτιατική χερσαία μονάδα
       *[other] { $number } σπαρτιατικές χερσαίες μονάδες
    }
amount-peloponnesian-land = { $number ->
        [one] { $number } πελοποννησιακή χερσαία μονάδα
       *[other] { $number } πελοποννησιακές χερσαίες μονάδες
    }
amount-athens-naval = { $number ->
        [one] { $number } αθηναϊκό πλοίο
       *[other] { $number } αθηναϊκά πλοία
    }
amount-delian-naval = { $number ->
        [one] { $number } πλοίο της Δήλου
       *[other] { $number } πλοία της Δήλου
    }
amount-sparta-naval = { $number ->
        [one] { $number } σπαρτιατικό πλοίο
       *[other] { $number } σπαρτιατικά πλοία
    }
amount-peloponnesian-naval = { $number ->
        [one] { $number } πελοποννησιακό πλοίο
       *[other] { $number } πελοποννησιακά πλοία
    }
amount-athens-base = { $number ->
        [one] { $number } αθηναϊκή βάση
       *[other] { $number } αθηναϊκές βάσεις
    }
amount-delian-base = { $number ->
        [one] { $number } βάση της Δήλου
       *[other] { $number } βάσεις της Δήλου
    }
amount-sparta-base = { $number ->
        [one] { $number } σπαρτιατική βάση
       *[other] { $number } σπαρτιατικές βάσεις
    }
amount-peloponnesian-base = { $number ->
        [one] { $number } πελοποννησιακή βάση
       *[other] { $number } πελοποννησιακές βάσεις
    }
amount-three-hundred = τους 300
amount-treachery = { $number } προδοσία { NAME($side, case: "of") }
chosen-athens = { $number } της Αθήνας
chosen-delian = { $number } της Δήλου
chosen-argos = { $number } του Άργους
chosen-sparta = { $number } της Σπάρτης
chosen-peloponnesian = { $number } της Πελοποννήσου
chosen-league = { $number } της συμμαχίας
chosen-city =
    { $number ->
        [0] κανένα της πόλης
       *[other] { $number } της πόλης
    }
chosen-nothing = τίποτα

amount-tokens =
    { $number ->
        [one] 1 στρατηγό
       *[other] { $number } στρατηγούς
    }
amount-honour = { $number } Τιμή
amount-cards =
    { $number ->
        [one] 1 κάρτα
       *[other] { $number } κάρτες
    }
amount-persia-base = { $number ->
        [one] { $number } περσική βάση
       *[other] { $number } περσικές βάσεις
    }
chosen-land = { $number ->
        [one] { $number } χερσαία μονάδα
       *[other] { $number } χερσαίες μονάδες
    }
chosen-naval = { $number } { $number ->
        [one] πλοίο
       *[other] πλοία
    }
placed-counter = { NAME($kind) } ({ NAME($owner, case: "order") })
counted-counter = { $number } × { NAME($kind) }
placed-hidden = πλακίδιο { NAME($owner, case: "order") }
placed-issue =
    { $box ->
        [0] { NAME($issue) } (κέντρο)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }

## Γεγονότα

scenario-begun =
    { $war ->
        [yes] Όλα στήθηκαν. Η Αθήνα και η Σπάρτη έχουν πόλεμο.
       *[no] Όλα στήθηκαν. Η Αθήνα και η Σπάρτη έχουν ειρήνη.
    }
turn-begun = Αρχίζει ο γύρος { $turn }.
play-drawn = Το έργο αυτού του γύρου: { NAME($play) }.
issues-set = Το έργο βάζει στο κέντρο της μπάρας { NAME($side, case: "of") }: { NAMES($issues) }.
issue-set = Το έργο βάζει το ζήτημα «{ NAME($issue) }» στη θέση { $box } { NAME($half, case: "of") }.
tokens-set-aside = { NAME($side, case: "begin") } βάζει στην άκρη { TOKENS($tokens) } γι’ αυτόν τον γύρο.
tokens-brought-back = { NAME($side, case: "begin") } επιστρέφει { TOKENS($tokens) } στο απόθεμα χάρη στο έργο.
tokens-granted = { NAME($faction, case: "begin") } παίρνουν { TOKENS($tokens) } από το απόθεμα.
will-set =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] Η Συνέλευση { NAME($side, case: "of") } θέλει να χτιστεί ή να μετατραπεί βάση σε αυτόν τον γύρο: { NAMES($theatres) }.
               *[other] Η Συνέλευση { NAME($side, case: "of") } θέλει να χτιστούν ή να μετατραπούν βάσεις σε αυτόν τον γύρο σε τουλάχιστον { $number } από: { NAMES($theatres) }.
            }
        [control]
            { COUNT($theatres) ->
                [1] Η Συνέλευση { NAME($side, case: "of") } θέλει να ελέγχει στο τέλος του γύρου: { NAMES($theatres) }.
               *[other] Η Συνέλευση { NAME($side, case: "of") } θέλει να ελέγχει στο τέλος του γύρου τουλάχιστον { $number } από: { NAMES($theatres) }.
            }
       *[contest]
            { COUNT($theatres) ->
                [1] Η Συνέλευση { NAME($side, case: "of") } θέλει να ελέγχει ή να διεκδικεί στο τέλος του γύρου: { NAMES($theatres) }.
               *[other] Η Συνέλευση { NAME($side, case: "of") } θέλει να ελέγχει ή να διεκδικεί στο τέλος του γύρου τουλάχιστον { $number } από: { NAMES($theatres) }.
            }
    }
will-ignored =
    { $missing ->
        [yes] Η Συνέλευση { NAME($side, case: "of") } θέλει κάτι σε θέατρο που δεν είναι στο παιχνίδι: η βούλησή της αγνοείται.
       *[no] Η Συνέλευση { NAME($side, case: "of") } θέλει βάση, αλλά όλες οι βάσεις στέκουν ήδη: η βούλησή της αγνοείται.
    }
alcibiades-left = Ο Αλκιβιάδης φεύγει από την Αθήνα για την Περσία και δεν γυρίζει πια. Η Περσία είναι ανοιχτή.
plague-struck =
    { $again ->
        [yes] Η πανώλη χτυπά ξανά.
       *[no] Η πανώλη χτυπά για πρώτη φορά.
    }
units-taken = { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") } { LIST($units) }· μπορούν να ξαναχτιστούν.
units-gone = { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") } { LIST($units) }, για το υπόλοιπο του παιχνιδιού.
units-joined = { NAME($side, case: "begin") } κερδίζει { NAME($theatre, case: "in") } { LIST($units) }.
board-filled = { NAME($side, case: "begin") } βάζει { TOKENS($tokens) } στο ταμπλό στρατηγικής της.
hostages-spent = { NAME($faction, case: "begin") } αναλώνουν τους ομήρους τους: το ζήτημα «Πόλεμος/Ειρήνη» πάει στη θέση { $box } { NAME($half, case: "of") }.
hostages-kept = { NAME($faction, case: "begin") } κρατούν τους ομήρους τους.
issue-put =
    { $box ->
        [0] { NAME($faction, case: "begin") } βάζουν το ζήτημα «{ NAME($issue) }» στο κέντρο.
       *[other] { NAME($faction, case: "begin") } βάζουν το ζήτημα «{ NAME($issue) }» στη δική τους θέση { $box }.
    }
last-card-shown = { NAME($faction, case: "begin") } δείχνουν την κάρτα «{ NAME($card) }» και παίρνουν { TOKENS($tokens) } από το ταμπλό στρατηγικής.
board-cleared = { NAME($side, case: "begin") } επιστρέφει { TOKENS($tokens) } από το ταμπλό στρατηγικής στο απόθεμα.
war-declared = Κηρύσσεται πόλεμος: το ζήτημα «Πόλεμος/Ειρήνη» κέρδισαν { NAMES($factions, case: "the") }.
peace-made = Γίνεται ειρήνη: { NAMES($factions, case: "the") } κέρδισαν το ζήτημα «Πόλεμος/Ειρήνη» και παίρνουν από { HONOUR($gained) }.
war-goes-on = Μόνο { NAME($faction, case: "the") } κέρδισαν το ζήτημα «Πόλεμος/Ειρήνη»: ο πόλεμος συνεχίζεται.
unit-sent-home = { NAME($faction, case: "begin") } στέλνουν στην πατρίδα { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
games-honoured = { NAME($faction, case: "begin") } κάνουν Αγώνες σε ειρήνη και κερδίζουν { HONOUR($gained) }.
games-paid = { NAME($faction, case: "begin") } κάνουν Αγώνες σε πόλεμο και παίρνουν { TOKENS($tokens) } από το απόθεμα.
citizens-made =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } δίνουν υπηκοότητα { NAME($theatre, case: "in") }: μια βάση της Δήλου γίνεται αθηναϊκή. Κερδίζουν { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } δίνουν υπηκοότητα { NAME($theatre, case: "in") }: μια βάση της Δήλου γίνεται αθηναϊκή· μαζί της: { LIST($units) }. Κερδίζουν { HONOUR($gained) }.
    }
colony-founded =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } ιδρύουν αποικία { NAME($theatre, case: "in") } και κερδίζουν { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } ιδρύουν αποικία { NAME($theatre, case: "in") } με { LIST($units) } και κερδίζουν { HONOUR($gained) }.
    }
helots-hunted = { NAME($faction, case: "begin") } αφαιρούν { NAME($theatre, case: "in") } { $number } αθηναϊκή προδοσία.
spartans-trained = { NAME($faction, case: "begin") } στρατολογούν στη Σπάρτη: { LIST($units) }.
issue-retired = Το ζήτημα «{ NAME($issue) }» βγαίνει οριστικά από το παιχνίδι.
issue-unused = { NAME($faction, case: "begin") } δεν χρησιμοποιούν το ζήτημα «{ NAME($issue) }».
issue-voided = Ο πόλεμος ή η ειρήνη ακυρώνει το ζήτημα «{ NAME($issue) }» { NAME($faction, case: "of") }.
counters-awarded = { NAME($faction, case: "begin") } παίρνουν τα πλακίδιά τους: { LIST($counters) }.
counters-lent =
    { $number ->
        [one] { NAME($faction, case: "begin") } δανείζουν 1 πλακίδιο· το τοποθετούν { NAME($rival, case: "the") }.
       *[other] { NAME($faction, case: "begin") } δανείζουν { $number } πλακίδια· τα τοποθετούν { NAME($rival, case: "the") }.
    }
counters-handed-over = { NAME($faction, case: "begin") } δάνεισαν: { LIST($counters) }. Τώρα τοποθετεί η άλλη φατρία ({ NAME($rival, case: "order") }).
entourage-dismissed = { NAME($faction, case: "begin") } πετούν από τη συνοδεία τους: { NAMES($cards) }.
entourage-kept = { NAME($faction, case: "begin") } κρατούν όλη τη συνοδεία τους.
hand-dealt = { NAME($faction, case: "begin") } παίρνουν { CARDS($number) }.
cards-dealt = { NAME($faction, case: "begin") } έχουν τώρα στο χέρι: { NAMES($cards) }.
entourage-formed = { NAME($faction, case: "begin") } βάζουν στην άκρη τρεις κάρτες για συνοδεία.
entourage-set = Η συνοδεία { NAME($faction, case: "of") }: { NAMES($cards) }.
answer-noted = Η απάντηση { NAME($faction, case: "of") } σημειώθηκε· μπορείς να την αλλάξεις ώσπου να απαντήσουν όλοι.
issue-raised =
    { $box ->
        [0] Συζήτηση { $number }: { NAME($faction, case: "the") } φέρνουν το ζήτημα «{ NAME($issue) }» από το κέντρο.
       *[other] Συζήτηση { $number }: { NAME($faction, case: "the") } φέρνουν το ζήτημα «{ NAME($issue) }» από τη θέση { $box } { NAME($half, case: "of") }.
    }
card-revealed =
    { $bonus ->
        [0] { NAME($faction, case: "begin") } παίζουν την κάρτα «{ NAME($card) }», αξία { $value }.
       *[other] { NAME($faction, case: "begin") } παίζουν την κάρτα «{ NAME($card) }», αξία { $value } + { $bonus }.
    }
brain-trust-used = Το Συμβούλιο Εμπιστοσύνης { NAME($faction, case: "of") } φανερώνει την κάρτα «{ NAME($card) }» και προσθέτει { $value }.
entourage-opened = Η συνοδεία { NAME($faction, case: "of") } είναι ανοιχτή: { NAMES($cards) }.
tokens-earned =
    { SAME($tokens, $wanted) ->
        [yes] { NAME($faction, case: "begin") } παίρνουν { TOKENS($tokens) } για την κάρτα τους.
       *[no] { NAME($faction, case: "begin") } παίρνουν { TOKENS($tokens) } για την κάρτα τους· από { $wanted } το απόθεμα δεν έχει άλλους.
    }
debate-won = { NAME($faction, case: "begin") } κερδίζουν τη συζήτηση για το ζήτημα «{ NAME($issue) }» { $total } προς { $less }· χάνουν { NAME($rival, case: "the") }.
debate-tied = Η συζήτηση { NAME($side, case: "in") } για το ζήτημα «{ NAME($issue) }» λήγει { $total } προς { $total }· το ζήτημα μένει στη θέση του.
issue-moved =
    { $box ->
        [0] { NAME($faction, case: "begin") } μετακινούν το ζήτημα «{ NAME($issue) }» στο κέντρο.
       *[other] { NAME($faction, case: "begin") } μετακινούν το ζήτημα «{ NAME($issue) }» στη θέση { $box } { NAME($half, case: "of") }.
    }
issue-captured = { NAME($faction, case: "begin") } δεσμεύουν το ζήτημα «{ NAME($issue) }»: δεν συζητιέται πια.
issue-stopped = { NAME($faction, case: "begin") } σταματούν το ζήτημα «Πόλεμος/Ειρήνη» στο κέντρο.
issues-dropped = Κανείς { NAME($side, case: "in") } δεν κέρδισε: { NAMES($issues) }.
ostracism-scored = { NAME($faction, case: "begin") } κέρδισαν τον Εξοστρακισμό: { HONOUR($gained) } γι’ αυτούς, και { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
oration-scored = { NAME($faction, case: "begin") } αγόρευσαν καλύτερα, { $total } προς { $less }: κερδίζουν { HONOUR($gained) }, και { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
oration-level = Οι δύο φατρίες { NAME($side, case: "of") } αγόρευσαν το ίδιο καλά, { $total } η καθεμιά: καμία αλλαγή Τιμής.
control-settled = { NAME($faction, case: "begin") } έχουν την εξουσία { NAME($side, case: "in") } με { $number ->
        [one] 1 κερδισμένο ζήτημα
       *[other] { $number } κερδισμένα ζητήματα
    }.
favour-moved =
    { $faction ->
        [none] Η Συνέλευση { NAME($side, case: "of") } δεν ευνοεί πια κανέναν.
       *[other] Η Συνέλευση { NAME($side, case: "of") } ευνοεί τώρα { NAME($faction, case: "accusative") }.
    }
favour-honoured = { NAME($faction, case: "begin") } είχαν ήδη την εύνοια της Συνέλευσης: κερδίζουν { HONOUR($gained) }, και { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
battle-joined =
    { $element ->
        [land] Χερσαία μάχη { NAME($theatre, case: "in") }· επικεφαλής { NAME($faction, case: "the") }.
       *[naval] Ναυμαχία { NAME($theatre, case: "in") }· επικεφαλής { NAME($faction, case: "the") }.
    }
strength-counted = { NAME($side) }: μονάδες { $units }, βάσεις { $bases }, στρατηγοί { $strategoi }, προδοσία { $treachery }, { NAME($card) } { $value }: σύνολο { $total }.
battle-won =
    { $element ->
        [land] { NAME($side, case: "begin") } κερδίζει τη χερσαία μάχη { NAME($theatre, case: "in") } με διαφορά { $margin }.
       *[naval] { NAME($side, case: "begin") } κερδίζει τη ναυμαχία { NAME($theatre, case: "in") } με διαφορά { $margin }.
    }
battle-tied =
    { $element ->
        [land] Η χερσαία μάχη { NAME($theatre, case: "in") } είναι ισόπαλη· δεν χάνεται κανείς.
       *[naval] Η ναυμαχία { NAME($theatre, case: "in") } είναι ισόπαλη· δεν χάνεται κανείς.
    }
units-lost = { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") }: { LIST($units) }.
bases-razed =
    { $treachery ->
        [0] { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") }: { LIST($units) }.
       *[other] { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") }: { LIST($units) }, μαζί και την προδοσία της εκεί ({ $treachery }).
    }
battle-honoured = { NAME($faction, case: "begin") }: { SIGNED($change) } Τιμή.
hostages-taken = { NAME($side, case: "begin") } παίρνει ομήρους· { NAME($faction, case: "the") } κερδίζουν { HONOUR($gained) }.
major-defeat = Μεγάλη ήττα { NAME($side, case: "of") }: το ζήτημα «Πόλεμος/Ειρήνη» πάει στη θέση { $box } { NAME($half, case: "of") }.
honour-order-set = Η σειρά της Φάσης Θεάτρου: { NAMES($factions) }.
counter-placed = { NAME($faction, case: "begin") } τοποθετούν ένα πλακίδιο { NAME($theatre, case: "in") }.
own-counter-placed = { NAME($faction, case: "begin") } τοποθέτησαν το ζήτημα «{ NAME($kind) }» { NAME($owner, case: "of") } { NAME($theatre, case: "in") }.
counter-revealed = { NAME($faction, case: "begin") } φανερώνουν { NAME($theatre, case: "in") } το ζήτημα «{ NAME($kind) }» { NAME($owner, case: "of") }.
passed = { NAME($faction, case: "begin") } πάνε πάσο: κανένα πλακίδιο της Πλευράς τους δεν είναι πάνω.
declined = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } δεν επιλύουν το ζήτημα «{ NAME($kind) }» { NAME($theatre, case: "in") }.
       *[other] { NAME($faction, case: "begin") } δεν επιλύουν το ζήτημα «{ NAME($kind) }» { NAME($theatre, case: "in") } και πληρώνουν { TOKENS($tokens) }.
    }
no-effect = Το ζήτημα «{ NAME($kind) }» { NAME($faction, case: "of") } δεν κάνει τίποτα { NAME($theatre, case: "in") }.
diplomacy-tried = { NAME($faction, case: "begin") } δεσμεύουν { TOKENS($tokens) } για διπλωματία { NAME($theatre, case: "in") }: { $total } προς { $less }.
base-flipped = Μια συμμαχική βάση { NAME($theatre, case: "in") } αλλάζει πλευρά: { NAME($faction, case: "the") } κερδίζουν { HONOUR($gained) }, και { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
treachery-placed = { NAME($side, case: "begin") } έχει { $number } ακόμη προδοσία { NAME($theatre, case: "in") }.
treachery-cleared = { NAME($faction, case: "begin") } αφαιρούν προδοσία { NAME($theatre, case: "in") }: { $own } δική τους, { $enemy } εχθρική· πληρώνουν { TOKENS($tokens) }.
talks-opened = { NAME($faction, case: "begin") } δεσμεύουν { TOKENS($tokens) } και φανερώνουν την κάρτα «{ NAME($card) }», αξία { $value }: { $total }.
talks-settled = 
    { $won ->
        [yes] { NAME($faction, case: "begin") } κερδίζουν μια συμμαχική βάση { NAME($theatre, case: "in") }.
       *[no] { NAME($faction, case: "begin") } δεν πετυχαίνουν τίποτα { NAME($theatre, case: "in") }.
    }
base-built = { NAME($faction, case: "begin") } χτίζουν βάση { NAME($theatre, case: "in") } με { TOKENS($tokens) } και κερδίζουν { HONOUR($gained) }.
base-converted = { NAME($faction, case: "begin") } μετατρέπουν { NAME($theatre, case: "in") } με { TOKENS($tokens) } μια συμμαχική βάση σε βάση της Πόλης-Κράτους τους και κερδίζουν { HONOUR($gained) }.
units-built = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } χτίζουν { NAME($theatre, case: "in") }: { LIST($units) }.
       *[other] { NAME($faction, case: "begin") } χτίζουν { NAME($theatre, case: "in") }: { LIST($units) }, και πληρώνουν { TOKENS($tokens) }.
    }
nothing-built = { NAME($faction, case: "begin") } δεν χτίζουν τίποτα στην πατρίδα, πληρώνουν { TOKENS($tokens) } και παίρνουν περσικό χρυσό.
oracle-heard = { NAME($faction, case: "begin") } ακούν τον χρησμό και κερδίζουν { HONOUR($gained) }.
unit-banished = Ο χρησμός διώχνει { NAME($theatre, case: "in") }: { LIST($units) }· { NAME($faction, case: "the") } κερδίζουν { HONOUR($gained) }.
raided = { NAME($faction, case: "begin") } κάνουν επιδρομή { NAME($theatre, case: "in") } και κερδίζουν { HONOUR($gained) }· η κάρτα «{ NAME($card) }» λέει { $value }: { NAME($rival, case: "the") } χάνουν { TOKENS($tokens) } και { HONOUR($lost) }.
tokens-committed = { NAME($faction, case: "begin") } δέσμευσαν { TOKENS($tokens) }.
unit-moved = { NAME($faction, case: "begin") } κινούν { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
no-battle = Δεν γίνεται μάχη { NAME($theatre, case: "in") }.
ships-sent = { NAME($faction, case: "begin") } στέλνουν τα Ιερά Πλοία στη μάχη.
capital-scored = { NAME($faction, case: "begin") } επιστρέφουν { TOKENS($tokens) } και κερδίζουν { HONOUR($gained) }.
tokens-returned = { NAME($side, case: "begin") } επιστρέφει { TOKENS($tokens) } στο απόθεμα.

## Γεγονότα που λέγονται μαζί

story-cards = Παίχτηκαν: { LIST($cards) }.
story-card =
    { $bonus ->
        [0] { NAME($card) } { $value } ({ NAME($faction, case: "order") })
       *[other] { NAME($card) } { $value } + { $bonus } ({ NAME($faction, case: "order") })
    }
story-tokens = Στρατηγοί που κερδήθηκαν: { LIST($tokens) }.
story-share = { NAME($faction, case: "order") } { $number }
story-sums = { LIST($sums) }.
story-sum = { NAME($side) } { $total } ({ LIST($parts) })
story-units = μονάδες { $number }
story-bases = βάσεις { $number }
story-strategoi = στρατηγοί { $number }
story-treachery = προδοσία { $number }
story-honour = Τιμή: { LIST($changes) }.
story-committed = Στρατηγοί που δεσμεύτηκαν: { LIST($tokens) }.
story-moved = { NAME($faction, case: "begin") } κινούν { LIST($moves) }.
story-way = { LIST($units) } { NAME($origin) } → { NAME($theatre) }
story-placed = Τοποθετήθηκαν πλακίδια: { LIST($placed) }.
story-spot = { NAME($faction, case: "order") } { NAME($theatre, case: "in") }
story-left = Στρατηγοί που έμειναν επιστρέφουν στο απόθεμα: { LIST($tokens) }.
story-none-left = Δεν έμεινε κανένας στρατηγός.
story-taken =
    { $gone ->
        [yes] { NAME($side, case: "begin") } χάνει για το υπόλοιπο του παιχνιδιού: { LIST($lost) }.
       *[no] { NAME($side, case: "begin") } χάνει: { LIST($lost) }.
    }
story-taken-at = { LIST($units) } { NAME($theatre, case: "in") }
story-put = { NAME($faction, case: "begin") } βάζουν στο κέντρο: { NAMES($issues) }.
story-formed = Έβαλαν στην άκρη τρεις κάρτες για συνοδεία: { NAMES($factions) }.
report-battle = Μάχη { NAME($theatre, case: "in") }, γύρος { $round }
report-assemblies = Οι συνελεύσεις, γύρος { $round }
report-battles = Νίκες σε μάχες: Αθήνα { $athens }, Σπάρτη { $sparta }.

## Τι επιλέγεται μαζί, και τι γράφεται δίπλα σε μια απάντηση

part-place-faction-kind-owner = { NAME($kind) } ({ NAME($owner, case: "order") })
    .question = Ποιο πλακίδιο;
part-move-faction-unit-origin = { UNIT($unit, 1) } { NAME($origin, case: "in") }
    .question = Ποια μονάδα;
part-redeploy-faction-unit-origin =
    { $unit ->
        [three-hundred] Οι 300: { NAME($origin) }
        [athens-naval] Πλοίο: { NAME($origin) }
        [delian-naval] Πλοίο: { NAME($origin) }
        [sparta-naval] Πλοίο: { NAME($origin) }
        [peloponnesian-naval] Πλοίο: { NAME($origin) }
       *[land] Χερσαία: { NAME($origin) }
    }
    .question = Ποια μονάδα;
part-disband-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Ποια μονάδα;
part-gold-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Ποια μονάδα;
part-banish-faction-unit = { UNIT($unit, 1) }
    .question = Ποια μονάδα;
part-move-to-via = { NAME($to) }
    .question = Πού;
part-raise-faction-land-naval-argos-three-hundred = { FORCES($land, $naval, $argos, $three_hundred) }
    .question = Ποιες μονάδες χτίζονται;
part-kill-faction-city = { CITY($city) }
    .question = Πόσα της πόλης;
part-kill-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = Πόσα άλλα;
part-remove-faction-city = { CITY($city) }
    .question = Πόσα της πόλης;
part-remove-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = Πόσα άλλα;
part-raze-faction-city = { CITY($city) }
    .question = Πόσα της πόλης;
part-raze-league = { FALLEN($league) }
    .question = Πόσα άλλα;
part-citizens-faction-theatre = { NAME($theatre) }
    .question = Πού;
part-citizens-land-naval = { FORCES($land, $naval) }
    .question = Με ποιες μονάδες;
part-settle-faction-theatre = { NAME($theatre) }
    .question = Πού;
part-settle-land-naval = { FORCES($land, $naval) }
    .question = Με ποιες μονάδες;
fact-fits =
    { $tokens ->
        [0] αξίζει { $value } + { $bonus }
        [one] αξίζει { $value } + { $bonus }, 1 στρατηγός
       *[other] αξίζει { $value } + { $bonus }, { $tokens } στρατηγοί
    }
fact-value = αξίζει { $value }, χωρίς μπόνους
fact-away =
    { $number ->
        [one] 1 θέση ως το τέρμα
       *[other] { $number } θέσεις ως το τέρμα
    }
fact-held =
    { COUNT($sides) ->
        [0] ουδέτερο
        [1] το κρατά: { NAMES($sides) }
       *[other] διεκδικείται
    }
fact-pile =
    { $number ->
        [one] 1 πλακίδιο
       *[other] { $number } πλακίδια
    }
fact-press =
    { $flips ->
        [yes] { $total } προς { $less }: μια βάση αλλάζει πλευρά
       *[no] { $total } προς { $less }: { $number } προδοσία
    }
fact-price =
    { $tokens ->
        [0] Τιμή +{ $gained }
        [one] 1 στρατηγός, Τιμή +{ $gained }
       *[other] { $tokens } στρατηγοί, Τιμή +{ $gained }
    }
nothing-move = Καμία άλλη κίνηση

## Τι γίνεται σε μια φάση που αρχίζει

begins-aristophanes = Τραβιέται ένα έργο του Αριστοφάνη: τα ζητήματά του, τα γεγονότα του και η βούληση των συνελεύσεων.
begins-entourage = Μοιράζονται κάρτες, και κάθε φατρία βάζει στην άκρη μια συνοδεία.
begins-boule = Οι φατρίες βάζουν ζητήματα στις μπάρες των συνελεύσεων.
begins-assembly = Έξι συζητήσεις σε κάθε πόλη· οι συνελεύσεις δεν περιμένουν η μία την άλλη.
begins-political = Τιμή, εξουσία, εύνοια, πόλεμος και ειρήνη, και τα πλακίδια που αξίζουν τα ζητήματα.
begins-placing = Με τη σειρά της Τιμής τοποθετείται από ένα πλακίδιο κλειστό.
begins-resolving = Με τη σειρά της Τιμής φανερώνονται πλακίδια, σε κάθε θέατρο πρώτα το τελευταίο.
begins-end-phase = Συντήρηση, ανασύνταξη και τι ήθελαν οι συνελεύσεις.

## Ερωτήσεις

question-dismiss = Ποιες κάρτες της συνοδείας τους πετούν { NAME($faction, case: "the") }, ανοιχτές; Ίσως και καμία.
question-retain = Ποιες τρεις κάρτες βάζουν στην άκρη { NAME($faction, case: "the") } για συνοδεία;
question-remove =
    { $element ->
        [land] { $number ->
            [one] Ποια χερσαία μονάδα βγάζουν { NAME($faction, case: "the") } από τον χάρτη { NAME($theatre, case: "in") };
           *[other] Ποιες { $number } χερσαίες μονάδες βγάζουν { NAME($faction, case: "the") } από τον χάρτη { NAME($theatre, case: "in") };
        }
       *[naval] { $number ->
            [one] Ποιο πλοίο βγάζουν { NAME($faction, case: "the") } από τον χάρτη { NAME($theatre, case: "in") };
           *[other] Ποια { $number } πλοία βγάζουν { NAME($faction, case: "the") } από τον χάρτη { NAME($theatre, case: "in") };
        }
    }
question-enlist = Πού βάζουν { NAME($faction, case: "the") } τη νέα μονάδα, { LIST($unit) };
question-hostages = Αναλώνουν { NAME($faction, case: "the") } τους ομήρους τους; Τότε το ζήτημα «Πόλεμος/Ειρήνη» μπαίνει στη θέση { $box } { NAME($half, case: "of") }.
question-put =
    { $box ->
        [0] Ποιο ζήτημα βάζουν { NAME($faction, case: "the") } στο κέντρο;
       *[other] Ποιο ζήτημα βάζουν { NAME($faction, case: "the") } στη δική τους θέση { $box }; Ο Εξοστρακισμός και το «Πόλεμος/Ειρήνη» πάνε πάντα στο κέντρο.
    }
question-go-home = Ειρήνη: ποιες μονάδες { NAME($side, case: "of") } στέλνουν { NAME($faction, case: "the") } στην πατρίδα ή σε βάση του χρώματός τους;
question-citizenship = Υπηκοότητα: ποια βάση της Δήλου κάνουν { NAME($faction, case: "the") } αθηναϊκή, και ποιοι έρχονται εκεί;
question-colony = Αποικία: πού την ιδρύουν { NAME($faction, case: "the") }, και με ποιες μονάδες;
question-krypteia = Κρυπτεία: πού αφαιρούν { NAME($faction, case: "the") } αθηναϊκή προδοσία; Μένουν ακόμη { $number }.
question-agoge = Αγωγή: ποιες χερσαίες μονάδες στρατολογούν { NAME($faction, case: "the") } στη Σπάρτη;
question-lend =
    { $number ->
        [one] Ποιο πλακίδιο δανείζουν { NAME($faction, case: "the") }; Το τοποθετούν { NAME($rival, case: "the") }.
       *[other] Ποια { $number } πλακίδια δανείζουν { NAME($faction, case: "the") }; Τα τοποθετούν { NAME($rival, case: "the") }.
    }
question-debate = Συζήτηση { $number }: ποιο ζήτημα φέρνουν { NAME($faction, case: "the") };
question-play =
    { $box ->
        [0] Ποια κάρτα παίζουν { NAME($faction, case: "the") } στο ζήτημα «{ NAME($issue) }», που είναι στο κέντρο;
       *[other] Ποια κάρτα παίζουν { NAME($faction, case: "the") } στο ζήτημα «{ NAME($issue) }», που είναι στη θέση { $box } { NAME($half, case: "of") };
    }
question-trust = Ο αρχηγός { NAME($faction, case: "of") } φτάνει { $total } προς { $less }. Χρησιμοποιούν { NAME($faction, case: "the") } το Συμβούλιο Εμπιστοσύνης; Μια τυχαία κάρτα της συνοδείας προσθέτει την τυπωμένη αξία της, και στον επόμενο γύρο δεν υπάρχει συνοδεία.
question-stop = Σταματούν { NAME($faction, case: "the") } το ζήτημα «Πόλεμος/Ειρήνη» στο κέντρο; Αλλιώς συνεχίζει ως τη δική τους θέση { $box }.
question-fight = Ανοίγουν { NAME($faction, case: "the") } τη μάχη { NAME($theatre, case: "in") };
question-kill =
    { $element ->
        [land] Ποιες χερσαίες μονάδες { NAME($side, case: "of") } χάνονται { NAME($theatre, case: "in") }; Διαλέγουν { NAME($faction, case: "the") }.
       *[naval] Ποια πλοία { NAME($side, case: "of") } χάνονται { NAME($theatre, case: "in") }; Διαλέγουν { NAME($faction, case: "the") }.
    }
question-raze = Ποιες βάσεις { NAME($side, case: "of") } καταστρέφουν { NAME($faction, case: "the") } { NAME($theatre, case: "in") }, το πολύ { $number };
question-place = Ποιο πλακίδιο τοποθετούν { NAME($faction, case: "the") }, και πού;
question-reveal = Πού φανερώνουν πλακίδιο { NAME($faction, case: "the") };
question-resolve = { NAME($kind) } { NAME($theatre, case: "in") }: τι κάνουν { NAME($faction, case: "the") };
question-talks = Συνομιλίες { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: πόσους στρατηγούς δεσμεύουν { NAME($faction, case: "the") };
question-gold = Τι χτίζουν { NAME($faction, case: "the") } με περσικό χρυσό; Περσικές βάσεις που μένουν: { $number }.
question-commit = Αποστολή { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: πόσους στρατηγούς δεσμεύουν { NAME($faction, case: "the") };
question-ships = Στέλνουν { NAME($faction, case: "the") } τα Ιερά Πλοία στη μάχη { NAME($theatre, case: "in") };
question-move = Ποια μονάδα κινούν { NAME($faction, case: "the") } για την αποστολή { NAME($theatre, case: "in") }; { $number ->
        [one] Μπορεί ακόμη να κινηθεί 1.
       *[other] Μπορούν ακόμη να κινηθούν { $number }.
    }
question-second =
    { $element ->
        [land] Δίνουν { NAME($faction, case: "the") } και χερσαία μάχη { NAME($theatre, case: "in") };
       *[naval] Δίνουν { NAME($faction, case: "the") } και ναυμαχία { NAME($theatre, case: "in") };
    }

## Ποιον καλεί ένα μήνυμα, με λίγα λόγια

asked-in-private-dismiss = πέτα κάρτες της συνοδείας ή καμία ({ NAME($faction, case: "order") }).
asked-in-private-retain = φτιάξε τη συνοδεία ({ NAME($faction, case: "order") }).
asked-remove = διάλεξε μονάδες που φεύγουν { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-enlist = βάλε μια νέα μονάδα ({ NAME($faction, case: "order") }).
asked-hostages = αναλώνεις τους ομήρους; ({ NAME($faction, case: "order") })
asked-put = βάλε ένα ζήτημα ({ NAME($faction, case: "order") }).
asked-go-home = στείλε μονάδες στην πατρίδα ({ NAME($faction, case: "order") }).
asked-citizenship = η Υπηκοότητα ({ NAME($faction, case: "order") }).
asked-colony = ίδρυσε την αποικία ({ NAME($faction, case: "order") }).
asked-krypteia = η Κρυπτεία ({ NAME($faction, case: "order") }).
asked-agoge = η Αγωγή ({ NAME($faction, case: "order") }).
asked-in-private-lend = δάνεισε πλακίδια ({ NAME($faction, case: "order") }).
asked-debate = συζήτηση { $number }: φέρε ένα ζήτημα ({ NAME($faction, case: "order") }).
asked-in-private-play = παίξε κάρτα στο «{ NAME($issue) }» ({ NAME($faction, case: "order") }).
asked-trust = Συμβούλιο Εμπιστοσύνης; ({ NAME($faction, case: "order") })
asked-stop = στάση του «Πόλεμος/Ειρήνη» στο κέντρο; ({ NAME($faction, case: "order") })
asked-fight = άνοιξε τη μάχη ({ NAME($faction, case: "order") }).
asked-kill = διάλεξε τις απώλειες { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-raze = καταστρέφεις βάσεις { NAME($theatre, case: "in") }; ({ NAME($faction, case: "order") })
asked-place = τοποθέτησε ένα πλακίδιο ({ NAME($faction, case: "order") }).
asked-reveal = φανέρωσε ένα πλακίδιο ({ NAME($faction, case: "order") }).
asked-resolve = { NAME($kind) } { NAME($theatre, case: "in") }: τι κάνεις; ({ NAME($faction, case: "order") })
asked-in-private-talks = δέσμευσε στρατηγούς στις συνομιλίες { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-gold = χτίσε με περσικό χρυσό ({ NAME($faction, case: "order") }).
asked-in-private-commit = δέσμευσε στρατηγούς { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-commit = δέσμευσε στρατηγούς { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-ships = στέλνεις τα Ιερά Πλοία; ({ NAME($faction, case: "order") })
asked-move = κίνησε μονάδες για την αποστολή { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-second = δεύτερη μάχη { NAME($theatre, case: "in") }; ({ NAME($faction, case: "order") })
asked-callias = η Ειρήνη του Καλλία: υπογράφεις; ({ NAME($faction, case: "order") })
asked-maintain = διάλυσε μονάδες ({ NAME($faction, case: "order") }).
asked-redeploy = ανασύνταξε μονάδες ({ NAME($faction, case: "order") }).
asked-ravages = διάλεξε τη μονάδα που παίρνει ο πόλεμος ({ NAME($faction, case: "order") }).
asked-give-up = διάλεξε τη μονάδα που παίρνει το έργο ({ NAME($faction, case: "order") }).

## Απαντήσεις, όπως σε κουμπί

action-dismiss =
    { COUNT($cards) ->
        [0] Κράτα τη συνοδεία
       *[other] Πέτα: { NAMES($cards) }
    }
action-retain = Συνοδεία: { NAMES($cards) }
action-remove = Βγάλε { LIST($city) }
action-enlist = { NAME($theatre) }
action-hostages =
    { $yes ->
        [yes] Ανάλωσε τους ομήρους
       *[no] Κράτα τους ομήρους
    }
action-put = { NAME($issue) }
action-citizens = { NAME($theatre) }: { LIST($land) }
action-settle = { NAME($theatre) }: { LIST($land) }
action-hunt = { NAME($theatre) }: { $number }
action-train = Στρατολόγησε: { LIST($land) }
action-lend = Δάνεισε: { LIST($counters) }
action-debate =
    { $box ->
        [0] { NAME($issue) } (κέντρο)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }
action-play-card = { NAME($card) }
action-trust =
    { $yes ->
        [yes] Συμβούλιο Εμπιστοσύνης
       *[no] Μόνο ο αρχηγός
    }
action-stop =
    { $yes ->
        [yes] Στάση στο κέντρο
       *[no] Συνέχισε
    }
action-fight = Άνοιξε τη μάχη
action-kill = Χάνονται: { LIST($city) }
action-raze = Κατάστρεψε: { LIST($city) }
action-place = { NAME($kind) } ({ NAME($owner, case: "order") }): { NAME($theatre) }
action-reveal = Φανέρωσε: { NAME($theatre) }
action-decline = Μην το επιλύσεις
action-commit = Δέσμευσε { TOKENS($tokens) }
action-negotiate = Διαπραγματεύσου
action-clear = Αφαίρεσε προδοσία: { $own } δική μας, { $enemy } εχθρική
action-build-base = Χτίσε βάση
action-convert = Μετάτρεψε βάση
action-raise = Χτίσε: { LIST($land) }
action-consult = Πάρε 3 Τιμή
action-banish = Διώξε { $unit }: { NAME($theatre) }
action-omens = Προδοσία: { NAMES($theatres) }
action-raid = Επιδρομή
action-muster = Συγκέντρωση αποστολής
action-gold = Περσικός χρυσός: { $unit }, { NAME($theatre) }
action-move = Κίνηση: { $unit }, { NAME($origin) } → { NAME($to) }
action-ships = 
    { $yes ->
        [yes] Στείλε τα Ιερά Πλοία
       *[no] Κράτα τα Ιερά Πλοία
    }
action-done = Τέλος
action-second =
    { $yes ->
        [yes] Δεύτερη μάχη
       *[no] Όχι δεύτερη μάχη
    }

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-dismiss = Κάρτες της συνοδείας πετά, πριν μοιραστούν άλλες, όποιος δεν τη χρησιμοποίησε στον προηγούμενο γύρο.
when-retain = Συνοδεία φτιάχνεις μόλις μοιραστούν εννιά κάρτες.
when-remove = Διαλέγεις ως Φατρία στην Εξουσία, όταν ένα έργο ή η πανώλη παίρνει μονάδες της Πλευράς σου και δεν είναι φανερό ποιες.
when-enlist = Διαλέγεις όταν ένα έργο φέρνει μονάδες που μπορούν να μπουν σε πολλά θέατρα.
when-hostages = Η Φατρία στην Εξουσία ερωτάται πριν μπουν ζητήματα, αν η Πλευρά της έχει ομήρους.
when-put = Ζητήματα βάζουν στη Βουλή εναλλάξ οι φατρίες μιας Πόλης-Κράτους, πρώτη η Φατρία στην Εξουσία.
when-debate = Σε καθεμία από τις έξι συζητήσεις μια φατρία φέρνει ζήτημα, εναλλάξ, πρώτη η Φατρία στην Εξουσία.
when-play-card = Οι δύο συμπατριώτες παίζουν από μια κάρτα μόλις έρθει ένα ζήτημα.
when-trust = Σε ρωτάμε σε συζήτηση, αν ο αρχηγός σου συναντήσει άλλη κάρτα και έχεις συνοδεία.
when-stop = Σε ρωτάμε όταν κερδίζεις συζήτηση για το «Πόλεμος/Ειρήνη» και αυτό θα περνούσε το κέντρο.
when-citizens = Χτίζεις έτσι μετά τις συζητήσεις, αν κέρδισες την Υπηκοότητα.
when-settle = Αποικία ιδρύεις μετά τις συζητήσεις, σε ειρήνη, αν κέρδισες την Αποικία.
when-hunt = Αφαιρείς έτσι προδοσία μετά τις συζητήσεις, αν κέρδισες την Κρυπτεία.
when-train = Στρατολογείς στη Σπάρτη μετά τις συζητήσεις, σε πόλεμο, αν κέρδισες την Αγωγή.
when-lend = Πλακίδια δανείζεις μόλις μοιραστούν, αν έχεις περισσότερα από τον συμπατριώτη σου.
when-fight = Τη μάχη την ανοίγει ο διοικητής της, στο παιχνίδι μάχης.
when-kill = Ποιες εχθρικές μονάδες χάνονται το διαλέγεις όταν κριθεί μια μάχη και δεν είναι φανερό.
when-raze = Βάσεις καταστρέφεις όταν κέρδισες μάχη, χάθηκαν όλες οι εχθρικές μονάδες και μένουν βαθμοί.
when-second = Σε ρωτάμε όταν κέρδισες μάχη και μπορεί να ακολουθήσει μία του άλλου είδους.
when-place = Πλακίδια τοποθετούνται ένα ένα, με σειρά Τιμής, μετά την Πολιτική Φάση.
when-reveal = Πλακίδια φανερώνονται με σειρά Τιμής, αφού τοποθετηθούν όλα.
when-decline = Παραιτείσαι όταν φανερωθεί πλακίδιό σου ή όταν κέρδισες μοναδικό ζήτημα.
when-commit = Στρατηγούς δεσμεύεις σε αποστολή, και όταν επιλύεται πλακίδιο διπλωματίας.
when-negotiate = Διπλωματία δοκιμάζεις όταν φανερωθεί πλακίδιό σου διπλωματίας σε ουδέτερο θέατρο.
when-clear = Προδοσία αφαιρείς όταν φανερωθεί πλακίδιό σου διπλωματίας ή Συμμαχίας.
when-build-base = Βάση χτίζεις όταν φανερωθεί πλακίδιό σου Συμμαχίας.
when-convert = Βάση μετατρέπεις όταν φανερωθεί πλακίδιό σου Συμμαχίας.
when-raise = Μονάδες χτίζεις όταν φανερωθεί πλακίδιό σου Συμμαχίας, ή στρατιωτικό στην πατρίδα.
when-consult = Χρησμό ζητάς όταν φανερωθεί πλακίδιό σου χρησμού.
when-banish = Εχθρική μονάδα διώχνεις όταν φανερωθεί πλακίδιό σου χρησμού.
when-omens = Έτσι σπέρνεις προδοσία όταν φανερωθεί πλακίδιό σου χρησμού.
when-raid = Επιδρομή κάνεις όταν φανερωθεί στρατιωτικό πλακίδιό σου σε διεκδικούμενο θέατρο.
when-muster = Αποστολή συγκεντρώνεις όταν φανερωθεί στρατιωτικό πλακίδιό σου.
when-gold = Με περσικό χρυσό χτίζει η Πλευρά της Σπάρτης, όταν χτίζει στρατιωτικό πλακίδιό της στην πατρίδα και υπάρχουν περσικές βάσεις.
when-move = Μονάδες κινούνται όταν δεσμευτούν στρατηγοί σε αποστολή, και προς την πατρίδα όταν γίνει ειρήνη.
when-ships = Η Φατρία στην Εξουσία της Αθήνας ερωτάται πριν από μάχη, μία φορά τον γύρο, αν είναι έτοιμα τα Ιερά Πλοία.
when-done = Το λες όταν κινείς, στέλνεις στην πατρίδα ή διαλύεις μονάδες, χτίζεις με περσικό χρυσό ή χρησιμοποιείς την Κρυπτεία.
when-sign = Η Φατρία στην Εξουσία της Αθήνας ερωτάται στο τέλος γύρου, αν η Αθήνα έχει βάση στην Ανατολική Μεσόγειο και ο Περσικός Πόλεμος συνεχίζεται.
when-refuse = Η Φατρία στην Εξουσία της Αθήνας ερωτάται στο τέλος γύρου, αν η Αθήνα έχει βάση στην Ανατολική Μεσόγειο και ο Περσικός Πόλεμος συνεχίζεται.
when-disband = Η Φατρία στην Εξουσία διαλύει μονάδες στο τέλος γύρου, αν δεν φτάνουν οι βάσεις ή δεν μπορούν να σταθούν πουθενά, και όταν παίρνει μία ο πόλεμος.
when-redeploy = Η Φατρία στην Εξουσία ανασυντάσσει μονάδες στο τέλος γύρου.

## Αρνήσεις

refusal-not-your-faction = Δεν παίζεις εσύ { NAME($faction, case: "accusative") }.
refusal-not-in-entourage = Η κάρτα «{ NAME($card) }» δεν είναι στη συνοδεία.
refusal-leader-stays = Η κάρτα «{ NAME($card) }» είναι του αρχηγού και μένει στο χέρι.
refusal-entourage-size = Η συνοδεία έχει ακριβώς { CARDS($number) }.
refusal-not-in-hand = Η κάρτα «{ NAME($card) }» δεν είναι στο χέρι.
refusal-controlling-picks = Εδώ διαλέγουν { NAME($faction, case: "the") }, που έχουν την εξουσία.
refusal-so-many-go = Πρέπει να φύγουν ακριβώς { $number }.
refusal-no-base-of-colour = Δεν υπάρχει βάση αυτού του χρώματος { NAME($theatre, case: "in") }.
refusal-no-hostages = { NAME($side, case: "begin") } δεν έχει ομήρους.
refusal-war-peace-placed = Το ζήτημα «Πόλεμος/Ειρήνη» είναι ήδη στη μπάρα { NAME($side, case: "of") }.
refusal-hostages-first = Πρώτα κρίνεται αν αναλώνονται όμηροι.
refusal-puts-in-turn = Τώρα βάζουν ζήτημα { NAME($faction, case: "the") }.
refusal-issue-not-ours = Το ζήτημα «{ NAME($issue) }» δεν είναι { NAME($side, case: "of") }.
refusal-issue-retired = Το ζήτημα «{ NAME($issue) }» είναι έξω από το παιχνίδι.
refusal-issue-used-up = Δεν έμεινε άλλο ζήτημα «{ NAME($issue) }».
refusal-league-stays = Η ειρήνη στέλνει στην πατρίδα μόνο μονάδες της Πόλης-Κράτους· οι συμμαχικές μένουν.
refusal-goes-straight-home = Μια μονάδα πάει κατευθείαν σε άλλο θέατρο· πες μόνο πού στέκει και πού πάει.
refusal-units-away = Μονάδες της Πόλης-Κράτους δεν μένουν { NAME($theatre, case: "in") }: δεν υπάρχει εκεί βάση του χρώματός τους.
refusal-ship-or-land = Έρχεται ή ένα πλοίο ή δύο χερσαίες μονάδες, όσο υπάρχουν.
refusal-colony-needs-presence = Η Αθήνα δεν στέκει { NAME($theatre, case: "in") }.
refusal-colony-points = Μια αποικία έχει { $number } πόντους: η χερσαία μονάδα θέλει 2, το πλοίο 4.
refusal-hunted-at-most = Από ένα ως { $number } πλακίδια.
refusal-trained-at-most = Από μία ως { $number } χερσαίες μονάδες, μαζί με τους 300.
refusal-so-many-lent = Δανείζονται ακριβώς { $number }.
refusal-issue-not-there = Το ζήτημα «{ NAME($issue) }» δεν είναι σε αυτή τη θέση.
refusal-issue-captured = Το ζήτημα «{ NAME($issue) }» έχει δεσμευτεί και δεν συζητιέται πια.
refusal-choosers-alternate = Οι φατρίες διαλέγουν εναλλάξ· τώρα διαλέγουν { NAME($faction, case: "the") }.
refusal-cards-not-open = Για το Συμβούλιο Εμπιστοσύνης ρωτάμε όταν ανοίξουν και οι δύο κάρτες.
refusal-one-row = Οι απώλειες βγαίνουν από μία σειρά του πίνακα: σπαρτιατικές ή πελοποννησιακές χερσαίες μονάδες, πλοία της Αθήνας ή της Δήλου, ποτέ και τα δύο.
refusal-row-number = Πρέπει να χαθούν ακριβώς { $number }.
refusal-pieces-not-there = { NAME($side, case: "begin") } δεν έχει αυτά τα κομμάτια εκεί.
refusal-enemy-picks = Εδώ διαλέγουν { NAME($faction, case: "the") }.
refusal-units-shield-bases = Καμία βάση δεν πέφτει όσο { NAME($side, case: "the") } έχει μονάδες που πολεμούν εδώ.
refusal-nobody-to-raze =
    { $element ->
        [land] { NAME($side, case: "begin") } δεν έχει εκεί χερσαία μονάδα για να καταστρέψει βάση.
       *[naval] { NAME($side, case: "begin") } δεν έχει εκεί πλοίο για να καταστρέψει βάση.
    }
refusal-not-more-tokens = Βάσεις καταστρέφει μόνο η Πλευρά που δέσμευσε περισσότερους στρατηγούς· οι { $tokens } δεν είναι περισσότεροι από { $less }.
refusal-margin-too-small = Μια βάση κοστίζει δύο βαθμούς της διαφοράς· μένουν { $number }.
refusal-no-such-counter = Δεν υπάρχει πλακίδιο «{ NAME($kind) }» για τοποθέτηση.
refusal-persia-closed = Η Περσία είναι κλειστή ώσπου η Σπάρτη να έχει βάση στην Ιωνία ή ο Αλκιβιάδης να είναι στην Περσία.
refusal-theatre-closed = Δεν είναι στο παιχνίδι: { NAME($theatre) }.
refusal-must-place = Όποιος έχει πλακίδιο πρέπει να το τοποθετήσει.
refusal-not-on-top = Δεν είναι πάνω πλακίδιο της Πλευράς σου { NAME($theatre, case: "in") }.
refusal-owner-decides = Εδώ αποφασίζουν { NAME($faction, case: "the") }.
refusal-tokens-at-most = Το πολύ { $number } στρατηγοί.
refusal-treachery-not-there = Δεν υπάρχει τόση προδοσία { NAME($theatre, case: "in") }.
refusal-bases-full = Υπάρχουν ήδη τρεις βάσεις { NAME($theatre, case: "in") }.
refusal-box-empty = Δεν έμεινε τέτοιο κομμάτι στο κουτί.
refusal-costs-tokens = Αυτό κοστίζει { $number } στρατηγούς.
refusal-no-league-base = Η συμμαχία σου δεν έχει βάση { NAME($theatre, case: "in") }.
refusal-league-units-only = Εδώ διαλέγεις μόνο συμμαχικές μονάδες.
refusal-bases-build = Κάθε βάση χτίζει ένα πλοίο ή δύο χερσαίες μονάδες· εδώ χτίζουν { $number }.
refusal-argos-needs-base = Το Άργος ξεσηκώνεται μόνο στη Σπάρτη, με βάση της Δήλου εκεί.
refusal-argos-instead = Το Άργος ξεσηκώνεται αντί για άλλες μονάδες.
refusal-different-theatres = Πες { $number } διαφορετικά θέατρα.
refusal-not-contested = Δεν διεκδικείται: { NAME($theatre) }.
refusal-build-at-home = Μονάδες της Πόλης-Κράτους χτίζονται μόνο στο δικό της θέατρο.
refusal-build-something = Πες τουλάχιστον μία μονάδα.
refusal-gold-not-there = Ο περσικός χρυσός δεν χτίζει κάτι τέτοιο { NAME($theatre, case: "in") }.
refusal-gold-needs-base =
    { $theatre ->
        [sparta] Ο περσικός χρυσός χρειάζεται σπαρτιατική βάση στη Σπάρτη· μια συμμαχική δεν φτάνει.
       *[other] Ο περσικός χρυσός χρειάζεται βάση της Πλευράς της Σπάρτης { NAME($theatre, case: "in") }.
    }
refusal-gold-limit = Το πολύ { $number } χτίζονται εκεί για ένα ζήτημα.
refusal-commander-commits = Ο επικεφαλής δεσμεύει τουλάχιστον έναν στρατηγό.
refusal-no-link = Δεν συνδέονται: { NAME($theatre) } και { NAME($to) }.
refusal-link-not-for = Αυτή η μονάδα δεν παίρνει τη σύνδεση { NAME($theatre) } – { NAME($to) }.
refusal-link-needs-base = Αυτή η σύνδεση χρειάζεται φιλική βάση { NAME($theatre, case: "in") }.
refusal-too-few-left = Θα έμεναν πολύ λίγα { NAME($theatre, case: "in") }: { $own } προς { $enemy }.
refusal-peace-bars = Στην ειρήνη καμία μονάδα Πόλης-Κράτους δεν μπαίνει όπου στέκει η άλλη, όπως { NAME($theatre, case: "in") }.
refusal-stops-at-goal = Κάθε μονάδα σταματά στο Θέατρο Αποστολής, { NAME($theatre, case: "in") }.
refusal-no-stop-there = Καμία μονάδα δεν σταματά { NAME($theatre, case: "in") }: δεν είναι ο στόχος, και μπορεί να προχωρήσει.
refusal-argos-stays = Το Άργος δεν φεύγει ποτέ από τη Σπάρτη.
refusal-unit-not-there = Δεν έχεις τέτοια μονάδα { NAME($theatre, case: "in") }.
refusal-moved-already = Τέτοιες μονάδες { NAME($theatre, case: "in") } έχουν ήδη κινηθεί.
refusal-no-more-tokens = Κάθε στρατηγός κίνησε ήδη μία μονάδα.
refusal-no-way-there = Δεν υπάρχει ανοιχτός δρόμος: { NAME($theatre) } – { NAME($to) }.
refusal-too-many-bases = Το πολύ { $number } μπορούν να καταστραφούν.

## Κεφάλαια των κανόνων

chapter-aim = Οδήγησε φατρίες της Αθήνας ή της Σπάρτης. Στη Συνέλευση οι φατρίες μιας Πόλης-Κράτους μάχονται για ζητήματα· στα θέατρα οι δύο Πλευρές μάχονται με αυτά για την Ελλάδα. Η Πλευρά με την περισσότερη Τιμή κερδίζει τον πόλεμο, και μέσα σε αυτήν η φατρία με την περισσότερη Τιμή κερδίζει το παιχνίδι.
    .title = Ο σκοπός
chapter-aristophanes = Κάθε γύρος ανοίγει με ένα έργο του Αριστοφάνη: βάζει ζητήματα στις μπάρες και μπορεί να αλλάξει αποθέματα, μονάδες ή τη βούληση των Συνελεύσεων, να φέρει πανώλη ή να στείλει τον Αλκιβιάδη στην Περσία. Στην Αθήνα η πανώλη παίρνει από κάθε Πλευρά το ένα τρίτο των χερσαίων μονάδων και των πλοίων, σε κάθε διεκδικούμενο θέατρο από ένα· η τελευταία μονάδα του είδους του θεάτρου μένει.
chapter-boule = Τα ταμπλό στρατηγικής γεμίζουν ως τους πέντε στρατηγούς. Όποιος έχει ομήρους μπορεί να τους αναλώσει και να βάλει το «Πόλεμος/Ειρήνη» στη θέση 2 της εχθρικής αντιπολίτευσης. Μετά οι φατρίες κάθε Πόλης-Κράτους βάζουν επτά ζητήματα: η Φατρία στην Εξουσία ένα στη θέση της 2, η αντιπολίτευση ένα στη θέση της 1, και μετά τρία και δύο στο κέντρο. Ο Εξοστρακισμός και το «Πόλεμος/Ειρήνη» πάνε πάντα στο κέντρο.
chapter-entourage = Κάθε φατρία παίρνει εννιά κάρτες και τον αρχηγό της, και βάζει τρεις στην άκρη για συνοδεία. Όποιος δεν χρησιμοποίησε τη συνοδεία του στον προηγούμενο γύρο μπορεί πρώτα να πετάξει από αυτήν. Όποιος τη χρησιμοποίησε παίρνει έξι κάρτες και δεν έχει συνοδεία.
chapter-assembly = Έξι συζητήσεις: οι φατρίες μιας Πόλης-Κράτους φέρνουν εναλλάξ ένα ζήτημα, πρώτη η Φατρία στην Εξουσία. Και οι δύο παίζουν μια κάρτα· το μεγαλύτερο σύνολο μετακινεί το ζήτημα προς την άκρη του όσο η διαφορά. Κάρτα που ταιριάζει με το ζήτημα προσθέτει το μπόνους της και δίνει στρατηγούς, κι ας χάσει. Αρχηγός που συναντά άλλη κάρτα μπορεί να πάρει βοήθεια από το Συμβούλιο Εμπιστοσύνης. Το ζήτημα «Πόλεμος/Ειρήνη» μπορεί να σταματήσει στο κέντρο όταν θα το περνούσε. Η έβδομη θέση δεσμεύει ένα ζήτημα.
chapter-political = Τα ζητήματα στο μισό μιας φατρίας είναι κερδισμένα. Όποιος έχει τον Εξοστρακισμό κερδίζει 3 Τιμή και ο συμπατριώτης του χάνει 3· αλλιώς η διαφορά των θέσεων μεταφέρει Τιμή, το πολύ 3. Εξουσία έχει όποιος κέρδισε τα περισσότερα ζητήματα· την ισοπαλία λύνει η εύνοια της Συνέλευσης, μετά η καλύτερη αγόρευση, μετά όποιος είχε ήδη την εξουσία. Η τελευταία κάρτα παίρνει στρατηγούς από το ταμπλό στρατηγικής. Το «Πόλεμος/Ειρήνη» φέρνει πόλεμο αν το κερδίσει μία Πλευρά σε ειρήνη, και ειρήνη αν το κερδίσουν και οι δύο σε πόλεμο: από 10 Τιμή, και οι μονάδες των Πόλεων-Κρατών πάνε στην πατρίδα. Οι Αγώνες δίνουν 3 Τιμή σε ειρήνη, 3 στρατηγούς σε πόλεμο. Υπηκοότητα, Αποικία, Κρυπτεία και Αγωγή γίνονται μία φορά στο παιχνίδι. Κάθε άλλο κερδισμένο ζήτημα δίνει το πλακίδιό του, και όλοι παίρνουν δύο φήμες· όποιος έχει περισσότερα δανείζει στον συμπατριώτη τα μισά της διαφοράς.
chapter-battle = Κάθε Πλευρά αθροίζει τις μονάδες του είδους της μάχης, βάσεις, στρατηγούς, προδοσία και μια κάρτα μάχης. Το μεγαλύτερο σύνολο κερδίζει όσο η διαφορά. Ποιος χάνεται το διαλέγει πάντα ο εχθρός: από μία σειρά του πίνακα, και από τον ηττημένο ποτέ περισσότερες μονάδες από τη διαφορά. Αν χάθηκαν όλες και δεσμεύτηκαν περισσότεροι στρατηγοί, κάθε δύο βαθμοί που μένουν καταστρέφουν μια βάση. Ο νικητής μπορεί να δώσει δεύτερη μάχη του άλλου είδους.
chapter-placing = Με σειρά Τιμής όλοι τοποθετούν ανάποδα από ένα πλακίδιο ώσπου να μπουν όλα. Τα πλακίδια ενός θεάτρου κάνουν στοίβα· το τελευταίο είναι πάνω.
chapter-resolving = Με σειρά Τιμής μια φατρία φανερώνει ένα πλακίδιο της Πλευράς της που είναι πάνω· ο ιδιοκτήτης το επιλύει ή όχι. Η διπλωματία γυρίζει συμμαχικές βάσεις ή σπέρνει προδοσία, το ζήτημα Συμμαχίας χτίζει, ο χρησμός δίνει Τιμή, προδοσία ή διώχνει μια μονάδα, το στρατιωτικό χτίζει στην πατρίδα, κάνει επιδρομή ή συγκεντρώνει αποστολή. Κάθε τέσσερις στρατηγοί που μένουν είναι ένας βαθμός Τιμής.
chapter-expedition = Σε θέατρο του εχθρού δεσμεύουν κρυφά και οι τέσσερις· ανοίγουν οι επιτιθέμενοι. Κάθε στρατηγός κινεί μία μονάδα, από συνδέσεις που το επιτρέπουν, ως το Θέατρο Αποστολής. Μετά ανοίγει η άμυνα, η Αθήνα μπορεί να στείλει τα Ιερά Πλοία, και αν στέκουν εκεί και οι δύο Πλευρές γίνεται μάχη.
chapter-end-phase = Η Τελική Φάση: εξετάζονται οι νίκες, οι μονάδες συντηρούνται και ανασυντάσσονται, και κρίνεται η βούληση των Συνελεύσεων. Μετά τον τελευταίο γύρο γίνεται το τελικό σκορ.
chapter-end = Ένας πόλεμος τελειώνει μετά τον τελευταίο του γύρο· με ειρήνη, όπου το λέει το σενάριο· ή στο τέλος ενός γύρου, αν μια Φατρία στην Εξουσία έχει τριπλάσια Τιμή από κάθε εχθρό, αν πέσει η Πόλη-Κράτος του εχθρού ή αν η Αθήνα δεν είχε για έναν ολόκληρο γύρο βάση σε σιτοβολώνα. Στο τέλος οι φατρίες στην εξουσία κερδίζουν 5 Τιμή και οι άλλες χάνουν 5· κάθε φίλια βάση μετρά 3, κάθε θέατρο που ελέγχει η Πλευρά της Αθήνας 3 και της Σπάρτης 6, μισά μισά. Τα σενάρια ενός ή δύο γύρων τα κρίνει η Τιμή όπως είναι. Στο πολιτικό παιχνίδι κρίνει ο Εξοστρακισμός ή η Τιμή· αν δεν κηρύχθηκε ο πόλεμος για τον οποίο γινόταν λόγος, δεν κερδίζει κανείς. Στο παιχνίδι μάχης κερδίζει ο νικητής της πρώτης μάχης.
    .title = Τέλος και βαθμολογία

## Ετικέτες εικόνων

label-title = Pericles
    .choice = Pericles: The Peloponnesian Wars (Mark Herman)
label-war = Πόλεμος
label-peace = Ειρήνη
label-phase-set-up = Στήσιμο
label-phase-aristophanes = Αριστοφάνης
label-phase-boule = Βουλή
label-play = έργο
label-will = βούληση
label-plague = μετά την πανώλη
label-alcibiades-in-persia = ο Αλκιβιάδης στην Περσία
label-aside = στην άκρη
label-phase-entourage = Πολιτικές κάρτες
label-phase-assembly = Συνέλευση
label-phase-political = Πολιτική Φάση
label-phase-battle = Μάχη
label-phase-placing = Τοποθέτηση πλακιδίων
label-phase-resolving = Επίλυση πλακιδίων
label-phase-expedition = Αποστολή
label-queue = στοίβα
label-counters = πλακίδια
label-phase-end-phase = Τελική Φάση
label-phase-end = Τέλος του παιχνιδιού
label-waiting-for = Περιμένουμε: { SEATS($seats) }
label-winner =
    { COUNT($seats) ->
        [one] Κερδίζει: { SEATS($seats) }
       *[other] Ισοπαλία: { SEATS($seats) }
    }
label-ended = Το παιχνίδι τελείωσε
label-honour = Τιμή
label-cards = κάρτες
label-entourage = συνοδεία
label-controlling = εξουσία
label-favour = εύνοια
label-neutral = ουδέτερη
label-stock = απόθεμα
label-board = πίνακας
label-hostages = όμηροι
label-held = ναι
label-track = ζητήματα
label-map = Ο χάρτης
label-assembly = Οι συνελεύσεις
label-preview = Προεπισκόπηση
label-round-of = Γύρος { $round }
label-to-choose = Επιλέγει: { SEAT($seat) }
label-land-units = χερσαίες
label-ships = πλοία
label-bases = βάσεις
label-the-300 = οι 300
label-treachery = προδοσία
label-counter = κλειστό πλακίδιο
label-in-control = εξουσία
label-granary = σιτοβολώνας
label-link-overland = μόνο πεζή
label-link-coast = πεζή και με πλοία
label-link-portage = πλοία μόνο με βάση
label-link-ferry = πεζή μόνο με βάση
label-link-sea = πλοία, και με χερσαίες
label-link-open-sea = μόνο πλοία
label-changed = άλλαξε
label-debate = συζήτηση
label-halves = ζητήματα ως τώρα
label-issues-won = { $number ->
        [one] 1 ζήτημα στην πλευρά τους
       *[other] { $number } ζητήματα στην πλευρά τους
    }
label-unopened = ακόμη κλειστή
label-no-secrets = Δεν κρατάς τίποτα που δεν βλέπουν οι άλλοι.
label-lost = απώλειες
label-won-land = { NAME($side) }: νίκη στη στεριά με διαφορά { $margin }
label-won-naval = { NAME($side) }: νίκη στη θάλασσα με διαφορά { $margin }
label-seats = Οι φατρίες

## Ταμπλό και χέρι ως κείμενο

will-text =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] να χτιστεί ή να μετατραπεί βάση: { NAMES($theatres) }
               *[other] να χτιστεί ή να μετατραπεί βάση, τουλάχιστον { $number } από: { NAMES($theatres) }
            }
        [control]
            { COUNT($theatres) ->
                [1] έλεγχος: { NAMES($theatres) }
               *[other] έλεγχος, τουλάχιστον { $number } από: { NAMES($theatres) }
            }
       *[contest]
            { COUNT($theatres) ->
                [1] έλεγχος ή διεκδίκηση: { NAMES($theatres) }
               *[other] έλεγχος ή διεκδίκηση, τουλάχιστον { $number } από: { NAMES($theatres) }
            }
    }
hand-faction =
    { COUNT($cards) ->
        [0] { NAME($faction) }: { TOKENS($tokens) }
       *[other] { NAME($faction) }: { NAMES($cards) } · { TOKENS($tokens) }
    }
hand-entourage = Συνοδεία { NAME($faction, case: "of") }: { NAMES($cards) }
hand-counters = Πλακίδια { NAME($faction, case: "of") }: { LIST($counters) }
hand-sealed = Σφραγισμένοι { NAME($faction, case: "of") }: { TOKENS($tokens) }
hand-pending = Σημειώθηκε: { LIST($actions) }. Μπορείς να το αλλάξεις μέχρι να απαντήσουν όλοι.
hand-onlooker = Δεν κάθεσαι σε αυτό το τραπέζι.

## Εντολές: με τι αρχίζουν, πρώτα η συνηθισμένη λέξη, και ένα παράδειγμα

order-dismiss = πέτα
    .example = πέτα AF Κίμων
order-retain = συνοδεία, κράτα
    .example = συνοδεία AF Κίμων Τολμίδης Καλλίας
order-remove = βγάλε
    .example = βγάλε AF 1 Αθήνας 2 Δήλου
order-enlist = στρατολόγησε
    .example = στρατολόγησε AF Σάμος
order-hostages = όμηροι
    .example = όμηροι AF ναι
order-put = βάλε
    .example = βάλε AF Στρατιωτικό
order-citizens = πολίτες
    .example = πολίτες AF Σάμος 2 χερσαίες
order-settle = αποίκισε
    .example = αποίκισε AF Σάμος 1 ναυτικές
order-hunt = κυνήγησε
    .example = κυνήγησε AK Σπάρτη 5
order-train = εκπαίδευσε
    .example = εκπαίδευσε AK 2 χερσαίες 300
order-lend = δάνεισε
    .example = δάνεισε AF Στρατιωτικό Φήμη
order-debate = συζήτηση, ζήτημα
    .example = συζήτηση AF Συμμαχίας DF 1
order-play = παίξε, κάρτα
    .example = παίξε AF Κίμων
order-trust = συμβούλιο, εμπιστοσύνη
    .example = συμβούλιο AF ναι
order-stop = στάση, σταμάτα
    .example = στάση AF ναι
order-fight = μάχη, πολέμα
    .example = μάχη AF
order-kill = απώλειες, σκότωσε
    .example = απώλειες AK 1 Αθήνας 2 Δήλου
order-raze = κατάστρεψε
    .example = κατάστρεψε AK 1 Δήλου
order-second = δεύτερη
    .example = δεύτερη AF όχι

orders-help = Οι φατρίες λέγονται AF, DF, AK και EK· μπορείς να μην τη γράψεις όπου ρωτάμε μόνο μία δική σου, όπως στο `παίξε Κίμων`· γράφεται και στην αρχή, όπως στο `AK δέσμευσε 3`. Μια ολόκληρη αποστολή είναι μία εντολή: `συγκέντρωση 3: 2 SL Σπάρτη-Βοιωτία, PL Ισθμός-Βοιωτία`. Οι μονάδες κινούνται μόλις δεσμεύσουν όλοι.

order-place = τοποθέτησε
    .example = τοποθέτησε AF Στρατιωτικό Σάμος
order-reveal = φανέρωσε
    .example = φανέρωσε AF Σάμος
order-decline = παράλειψε
    .example = παράλειψε AF
order-commit = δέσμευσε
    .example = δέσμευσε AF 3
order-negotiate = διαπραγματεύσου
    .example = διαπραγματεύσου AF
order-clear = καθάρισε
    .example = καθάρισε AF 1 2
order-build-base = βάση
    .example = βάση AF
order-convert = μετάτρεψε
    .example = μετάτρεψε AF
order-raise = χτίσε
    .example = χτίσε AF 2 χερσαίες 1 ναυτικές
order-consult = ρώτα
    .example = ρώτα AF
order-banish = διώξε
    .example = διώξε AF PL Ισθμός
order-omens = οιωνοί
    .example = οιωνοί AF Σάμος Χίος Λέσβος
order-raid = επιδρομή
    .example = επιδρομή AF
order-muster = συγκέντρωση
    .example = συγκέντρωση AF
order-gold = χρυσός
    .example = χρυσός AK SN Σπάρτη
order-move = κίνησε
    .example = κίνησε AF AL Αθήνα Βοιωτία
order-ships = ιερά
    .example = ιερά AF όχι
order-done = τέλος
    .example = τέλος AF
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
word-land = χερσαίες
word-naval = ναυτικές, πλοία
word-argos = Άργος
word-yes = ναι, ν
word-no = όχι, ο
word-colour-athens = Αθήνας, A, μπλε
word-colour-delian = Δήλου, D, λευκές
word-colour-argos = Άργους, R, καφέ
word-colour-sparta = Σπάρτης, S, κόκκινες
word-colour-peloponnesian = Πελοποννήσου, P, κίτρινες
word-fill-too = φατρία, ζητήματα, κάρτες, θέση, μονάδα, μονάδες, της, του

## Σενάρια και μέρη του ταμπλό

scenario-thucydides = Ο Εξοστρακισμός του Θουκυδίδη
scenario-sparta-declares = Η Σπάρτη Κηρύσσει Πόλεμο
scenario-samos-revolt = Η Εξέγερση της Σάμου
scenario-amphipolis-battle = Ο Θάνατος του Βρασίδα και του Κλέωνα
scenario-mantinea = Η Μάχη της Μαντίνειας
scenario-arginusae = Η Ναυμαχία των Αργινουσών
scenario-aegospotami = Η Μάχη στους Αιγός Ποταμούς
scenario-central-greece = Η Μάχη για την Κεντρική Ελλάδα
scenario-aegean = Πόλεμος στο Αιγαίο
scenario-time-of-peace = Πόλεμος εν Καιρώ Ειρήνης
scenario-archidamian = Ο Αρχιδάμειος Πόλεμος
scenario-periclean-peace = Η Ειρήνη του Περικλή
scenario-first-war = Ο Πρώτος Πελοποννησιακός Πόλεμος
scenario-second-war = Ο Δεύτερος Πελοποννησιακός Πόλεμος
scenario-campaign = Η Εκστρατεία
half-any =
    { COUNT($but) ->
        [0] κάθε ζήτημα
       *[other] κάθε ζήτημα εκτός από { NAMES($but) }
    }
half-controlling = αν έχεις την εξουσία
half-at-war = σε πόλεμο
half-pre-plague = πριν από την πανώλη
half-post-plague = μετά την πανώλη
half-alcibiades-in-athens = με Αλκιβιάδη στην Αθήνα
region-west = Η δύση
region-north = Ο βορράς
region-east = Η ανατολή
region-map = Ο χάρτης
region-assembly = Οι συνελεύσεις
region-seats = Όλες οι φατρίες

## Εντολές μενού. Ονόματα με μικρά, χωρίς κενά, ως 32 γράμματα

command = pericles
    .description = Κινήσεις του Pericles
command-entourage = συνοδεία
    .description = Πέτα κάρτες της συνοδείας ή φτιάξε τη
    .label = Συνοδεία
    .label-dismiss = Πέταξε κάρτες
    .label-retain = Φτιάξε συνοδεία
command-losses = απώλειες
    .description = Διάλεξε ποια κομμάτια χάνονται
    .label = Διάλεξε απώλειες
    .label-remove = Διάλεξε μονάδες
    .label-kill = Διάλεξε απώλειες
    .label-raze = Κατάστρεψε βάσεις
command-place = τοποθέτησε
    .description = Τοποθέτησε ένα πλακίδιο ή μια νέα μονάδα
    .label = Τοποθέτησε πλακίδιο
    .label-enlist = Βάλε τη μονάδα
    .label-place = Τοποθέτησε πλακίδιο
command-answer = απάντηση
    .description = Απάντησε ναι ή όχι: συμβούλιο, κέντρο, πλοία
    .label = Ναι ή όχι
    .label-hostages = Όμηροι
    .label-trust = Συμβούλιο Εμπιστοσύνης
    .label-stop = Στάση στο κέντρο
    .label-second = Δεύτερη μάχη
    .label-ships = Ιερά Πλοία
command-put = βάλε
    .description = Βάλε ένα ζήτημα στη μπάρα
    .label = Βάλε ζήτημα
command-build = χτίσε
    .description = Χτίσε μονάδες
    .label = Χτίσε μονάδες
    .label-citizens = Υπηκοότητα
    .label-settle = Ίδρυσε αποικία
    .label-train = Αγωγή
    .label-gold = Περσικός χρυσός
    .label-raise = Χτίσε μονάδες
command-clear = καθάρισε
    .description = Αφαίρεσε προδοσία: δική μας, εχθρική
    .label = Αφαίρεσε προδοσία
    .label-hunt = Κρυπτεία
    .label-clear = Αφαίρεσε προδοσία
command-lend = δάνεισε
    .description = Δάνεισε πλακίδια στον συμπατριώτη
    .label = Δάνεισε πλακίδια
command-debate = συζήτηση
    .description = Φέρε ένα ζήτημα για συζήτηση
    .label = Διάλεξε ζήτημα
command-play-card = παίξε
    .description = Παίξε μια κάρτα στη συζήτηση
    .label = Παίξε κάρτα
command-fight = μάχη
    .description = Άνοιξε τη μάχη
    .label = Άνοιξε τη μάχη
command-reveal = φανέρωσε
    .description = Φανέρωσε ένα πλακίδιο
    .label = Φανέρωσε πλακίδιο
command-done = τέλος
    .description = Τίποτα άλλο, ή μην επιλύσεις το ζήτημα
    .label = Τέλος
    .label-decline = Παράλειψε
    .label-done = Τέλος
command-commit = δέσμευσε
    .description = Δέσμευσε στρατηγούς· χωρίς αριθμό: συνομιλίες
    .label = Δέσμευσε στρατηγούς
    .label-commit = Δέσμευσε στρατηγούς
    .label-negotiate = Διαπραγματεύσου
command-build-base = βάση
    .description = Χτίσε βάση
    .label = Χτίσε βάση
command-convert = μετάτρεψε
    .description = Μετάτρεψε συμμαχική βάση
    .label = Μετάτρεψε βάση
command-oracle = χρησμός
    .description = Πάρε Τιμή, διώξε μονάδα ή σπείρε προδοσία
    .label = Χρησμός
    .label-consult = Πάρε Τιμή
    .label-banish = Διώξε μονάδα
    .label-omens = Σπείρε προδοσία
command-raid = επιδρομή
    .description = Επιδρομή σε διεκδικούμενο θέατρο
    .label = Επιδρομή
command-muster = συγκέντρωση
    .description = Συγκέντρωσε αποστολή
    .label = Συγκέντρωση
command-move = κίνησε
    .description = Κίνησε μια μονάδα
    .label = Κίνησε μονάδα
    .label-move = Κίνησε μονάδα
    .label-redeploy = Ανασύνταξη μονάδων

## Παράμετροι

param-faction = φατρία
    .description = Ποια από τις φατρίες σου
param-cards = κάρτες
    .description = Ποιες κάρτες
param-counters = πλακίδια
    .description = Ποια πλακίδια
param-card = κάρτα
    .description = Ποια κάρτα
param-issue = ζήτημα
    .description = Ποιο ζήτημα
param-box = θέση
    .description = Ποια θέση
param-yes = ναι
    .description = Ναι ή όχι
param-city = πόλη
    .description = Πόσα κομμάτια της Πόλης-Κράτους
param-league = συμμαχία
    .description = Πόσα κομμάτια της Συμμαχίας
param-argos = άργος
    .description = Πόσες μονάδες του Άργους
param-kind = είδος
    .description = Ποιο είδος πλακιδίου
param-owner = ιδιοκτήτης
    .description = Ποιανού πλακίδιο
param-theatre = θέατρο
    .description = Ποιο θέατρο
param-theatres = θέατρα
    .description = Ποια θέατρα
    .question = Προδοσία σε ποια τρία θέατρα;
param-tokens = στρατηγοί
    .description = Πόσοι στρατηγοί
param-own = δικά
    .description = Πόσα δικά μας
    .question = Πόση δική σου προδοσία φεύγει;
param-enemy = εχθρικά
    .description = Πόσα εχθρικά
    .question = Πόση εχθρική προδοσία φεύγει;
param-land = χερσαίες
    .description = Πόσες χερσαίες μονάδες
param-naval = ναυτικές
    .description = Πόσα πλοία
param-unit = μονάδα
    .description = Ποια μονάδα
param-origin = από
    .description = Πού στέκει
param-to = προς
    .description = Πού πάει
param-via = μέσω
    .description = Από ποιον δρόμο
param-three-hundred = τριακόσιοι
    .description = Αν είναι μαζί και οι 300

## Πώς τελείωσε το παιχνίδι

ending-ostracism = { NAME($faction, case: "begin") } έχουν τον Εξοστρακισμό και κερδίζουν.
ending-honour = { NAME($faction, case: "begin") } έχουν περισσότερη Τιμή και κερδίζουν.
ending-level = Κανείς δεν έχει τον Εξοστρακισμό, και η Τιμή είναι ίση: ισοπαλία.
ending-war = Κηρύχθηκε πόλεμος, και { NAME($faction, case: "the") } κερδίζουν με την Τιμή τους.
ending-no-war = Δεν κηρύχθηκε πόλεμος: ισοπαλία.
ending-battle = { NAME($faction, case: "begin") } κέρδισαν την πρώτη μάχη.
ending-theatre =
    { $tie ->
        [control] { NAME($side, case: "begin") } κερδίζει τον πόλεμο των θεάτρων, { $total } προς { $less }· οι δύο φατρίες της έχουν ίση Τιμή, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
        [best] Οι δύο Πλευρές έχουν { HONOUR($total) }· { NAME($faction, case: "the") } έχουν την περισσότερη από όλες τις φατρίες και κερδίζουν τον πόλεμο των θεάτρων.
        [athens] Οι δύο Πλευρές έχουν { HONOUR($total) }, και ίσες είναι και οι καλύτερες φατρίες τους· τότε η Αθήνα κερδίζει τον πόλεμο των θεάτρων, και { NAME($faction, case: "the") } κερδίζουν.
        [athens-control] Όλες οι φατρίες έχουν ίση Τιμή· τότε η Αθήνα κερδίζει τον πόλεμο των θεάτρων, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
       *[none] { NAME($side, case: "begin") } κερδίζει τον πόλεμο των θεάτρων, { $total } προς { $less }, και { NAME($faction, case: "the") } κερδίζουν.
    }
ending-stand-off = Η πρώτη μάχη ήταν ισόπαλη: ισοπαλία.
ending-war-control = Κηρύχθηκε πόλεμος και η Τιμή είναι ίση· { NAME($faction, case: "the") } έχουν την εξουσία και κερδίζουν.

## Λιγότεροι παίκτες (15)

factions-led = { SEAT($seat) } παίζει με { NAMES($factions, case: "accusative") }.
refusal-sides-need-two = Κατά Πλευρές παίζουν μόνο δύο, και μόνο παιχνίδι και των τεσσάρων φατριών.
name-sides = κατά Πλευρές, με τον Keryx ως συμπατριώτη

## Τελική Φάση: γεγονότα

callias-signed = { NAME($faction, case: "begin") } υπογράφουν την Ειρήνη του Καλλία. Η Αθήνα χάνει: { LIST($units) }· η Ανατολική Μεσόγειος κλείνει για πάντα.
ship-given-up = Η Αθήνα χάνει ένα πλοίο { NAME($theatre, case: "in") }.
callias-refused = { NAME($faction, case: "begin") } δεν υπογράφουν ειρήνη με την Περσία.
units-withdrawn = { NAME($side, case: "begin") } γυρίζει στην πατρίδα από την Ανατολική Μεσόγειο: { LIST($units) }.
bases-made-persian =
    { $number ->
        [0] Η Σπάρτη χάνει στην Ανατολική Μεσόγειο: { LIST($units) }· περσική βάση δεν περισσεύει.
       *[other] Η Σπάρτη χάνει στην Ανατολική Μεσόγειο: { LIST($units) }· στη θέση τους παίρνει { $number } στην Περσία.
    }
persian-war-paid = Ο Περσικός Πόλεμος συνεχίζεται: { NAME($faction, case: "the") } χάνουν { HONOUR($lost) }.
supremacy-won = { NAME($faction, case: "begin") } έχουν { HONOUR($total) }, τριπλάσια από κάθε εχθρό· ο καλύτερος έχει { $less }.
city-taken =
    { $side ->
        [athens] Η Αθήνα κατέκτησε τη Σπάρτη.
       *[sparta] Η Σπάρτη κατέκτησε την Αθήνα.
    }
granaries-lost = Η Αθήνα έμεινε έναν ολόκληρο γύρο χωρίς βάση σε σιταποθήκη και πεινάει.
victory-honoured = { NAME($faction, case: "begin") } έχουν την εξουσία στη νικήτρια Πόλη-Κράτος και κερδίζουν { HONOUR($gained) }· { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
politics-scored = { NAME($faction, case: "begin") } έχουν στο τέλος την εξουσία και κερδίζουν { HONOUR($gained) }· { NAME($rival, case: "the") } χάνουν { HONOUR($lost) }.
bases-scored = { NAME($side, case: "begin") } έχει { $number ->
        [one] 1 βάση
       *[other] { $number } βάσεις
    }: { NAME($faction, case: "the") } κερδίζουν { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
theatres-scored = { NAME($side, case: "begin") } ελέγχει { $number ->
        [one] 1 θέατρο
       *[other] { $number } θέατρα
    }: { NAME($faction, case: "the") } κερδίζουν { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
honour-totalled = { NAME($side, case: "begin") } έχει συνολικά { HONOUR($total) }.
argos-dispersed = Το Άργος δεν έχει πια βάση της Δήλου στη Σπάρτη και αποσύρει { LIST($units) }.
units-disbanded = { NAME($faction, case: "begin") } διαλύουν { NAME($theatre, case: "in") }: { LIST($units) }.
units-stranded = { NAME($side, case: "begin") } χάνει { NAME($theatre, case: "in") }: { LIST($units) }· δεν υπάρχει βάση για αυτές τις μονάδες.
units-redeployed = { NAME($faction, case: "begin") } ανασυντάσσουν { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
will-met = Η Βούληση της Συνέλευσης { NAME($side, case: "of") } έγινε: κάθε φατρία κερδίζει { HONOUR($gained) }.
will-failed = Η Βούληση της Συνέλευσης { NAME($side, case: "of") } δεν έγινε: { NAME($faction, case: "the") } χάνουν { HONOUR($lost) }, { NAME($rival, case: "the") } { $less }, και στον επόμενο γύρο το απόθεμα χάνει { TOKENS($tokens) }.
units-ravaged = Ο πόλεμος βγάζει για πάντα από το κουτί { NAME($side, case: "of") }: { LIST($units) }.
units-ravaged-at = Ο πόλεμος στερεί για πάντα { NAME($theatre, case: "in") } από { NAME($side, case: "accusative") }: { LIST($units) }.

## Τελική Φάση: ερωτήσεις, απαντήσεις και αρνήσεις

question-callias = Υπογράφουν { NAME($faction, case: "the") } την Ειρήνη του Καλλία; Κοστίζει στην Αθήνα όλες τις βάσεις στην Ανατολική Μεσόγειο και ένα πλοίο, και τελειώνει τον Περσικό Πόλεμο.
question-maintain = Οι μονάδες της Πλευράς χρειάζονται { $total } πόντους και οι βάσεις δίνουν { $less }. Ποιες μονάδες διαλύουν { NAME($faction, case: "the") };
question-redeploy =
    { $colour ->
        [delian] Ποιες μονάδες της Δήλου ανασυντάσσουν { NAME($faction, case: "the") };
        [athens] Ποιες αθηναϊκές μονάδες ανασυντάσσουν { NAME($faction, case: "the") };
        [peloponnesian] Ποιες πελοποννησιακές μονάδες ανασυντάσσουν { NAME($faction, case: "the") };
       *[sparta] Ποιες σπαρτιατικές μονάδες ανασυντάσσουν { NAME($faction, case: "the") };
    }
question-give-up =
    { $element ->
        [land] Το έργο παίρνει μια χερσαία μονάδα: πού χάνουν μία { NAME($faction, case: "the") };
       *[naval] Το έργο παίρνει ένα πλοίο: πού χάνουν ένα { NAME($faction, case: "the") };
    }
question-ravages =
    { $element ->
        [land] Οι Λεηλασίες του Πολέμου: πού χάνουν { NAME($faction, case: "the") } για πάντα μια χερσαία μονάδα;
       *[naval] Οι Λεηλασίες του Πολέμου: πού χάνουν { NAME($faction, case: "the") } για πάντα ένα πλοίο;
    }
action-sign = Υπόγραψε· ένα πλοίο: { NAME($theatre) }
action-refuse = Μην υπογράψεις
action-disband = Διάλυσε { $unit }: { NAME($theatre) }
action-redeploy = Ανασύνταξη: { $unit }, { NAME($origin) } → { NAME($to) }
refusal-no-ship-there = Η Αθήνα δεν έχει δικό της πλοίο { NAME($theatre, case: "in") }.
refusal-no-treaty = Η Ειρήνη του Καλλία χρειάζεται τον Περσικό Πόλεμο και βάση της Αθήνας ή της Δήλου στην Ανατολική Μεσόγειο.
refusal-bases-give-less = Οι μονάδες χρειάζονται { $total } πόντους, και οι βάσεις δίνουν { $less }.
refusal-units-at-most = Το πολύ { $number } από αυτές φεύγουν.
refusal-same-theatre = Βρίσκονται ήδη { NAME($theatre, case: "in") }.
refusal-no-base-for =
    { $colour ->
        [delian] Οι μονάδες της Δήλου χρειάζονται βάση της Δήλου { NAME($theatre, case: "in") }.
        [athens] Οι αθηναϊκές μονάδες χρειάζονται βάση της Αθήνας ή της Δήλου { NAME($theatre, case: "in") }.
        [peloponnesian] Οι πελοποννησιακές μονάδες χρειάζονται πελοποννησιακή βάση { NAME($theatre, case: "in") }.
       *[sparta] Οι σπαρτιατικές μονάδες χρειάζονται σπαρτιατική βάση { NAME($theatre, case: "in") }.
    }
refusal-theatre-full = Το πολύ { $number } μονάδες μιας Πλευράς στέκουν { NAME($theatre, case: "in") }.
refusal-another-colour =
    { $colour ->
        [delian] Τώρα ανασυντάσσονται οι μονάδες της Δήλου.
        [athens] Τώρα ανασυντάσσονται οι αθηναϊκές μονάδες.
        [peloponnesian] Τώρα ανασυντάσσονται οι πελοποννησιακές μονάδες.
       *[sparta] Τώρα ανασυντάσσονται οι σπαρτιατικές μονάδες.
    }
refusal-room-elsewhere = Μπορούν ακόμη να ανασυνταχθούν· αφαιρείται μόνο ό,τι δεν χωρά πουθενά.
refusal-must-leave =
    { $colour ->
        [delian] Δεν μένουν όλες οι μονάδες της Δήλου { NAME($theatre, case: "in") }: πρέπει να φύγουν { $number }.
        [athens] Δεν μένουν όλες οι αθηναϊκές μονάδες { NAME($theatre, case: "in") }: πρέπει να φύγουν { $number }.
        [peloponnesian] Δεν μένουν όλες οι πελοποννησιακές μονάδες { NAME($theatre, case: "in") }: πρέπει να φύγουν { $number }.
       *[sparta] Δεν μένουν όλες οι σπαρτιατικές μονάδες { NAME($theatre, case: "in") }: πρέπει να φύγουν { $number }.
    }

## Τελική Φάση: εντολές

order-sign = υπόγραψε
    .example = υπόγραψε AF Σάμος
order-refuse = αρνήσου
    .example = αρνήσου AF
order-disband = διάλυσε
    .example = διάλυσε AF 2 DL Σάμος
order-redeploy = ανασύνταξη
    .example = ανασύνταξη AF 2 DL Σάμος Χίος
command-callias = καλλίας
    .description = Υπόγραψε την Ειρήνη του Καλλία (πού χάνεται το πλοίο) ή μην υπογράψεις
    .label = Ειρήνη του Καλλία
command-disband = διάλυσε
    .description = Διάλυσε μονάδες
    .label = Διάλυσε μονάδες
param-number = αριθμός
    .description = Πόσες

## Τελική Φάση: πώς τελείωσε το παιχνίδι

ending-supremacy = { NAME($faction, case: "begin") } έχουν τριπλάσια Τιμή από κάθε εχθρό και κερδίζουν αμέσως.
ending-conquest =
    { $tie ->
        [control] { NAME($side, case: "begin") } κατέκτησε την εχθρική Πόλη-Κράτος. Οι δύο φατρίες της έχουν ίση Τιμή· { NAME($faction, case: "the") } έχουν την εξουσία και κερδίζουν.
       *[none] { NAME($side, case: "begin") } κατέκτησε την εχθρική Πόλη-Κράτος, και { NAME($faction, case: "the") } κερδίζουν με την Τιμή τους.
    }
ending-both-taken = Η Αθήνα και η Σπάρτη κατακτήθηκαν και οι δύο: ισοπαλία.
ending-granaries =
    { $tie ->
        [control] Η Αθήνα έμεινε έναν ολόκληρο γύρο χωρίς σιταποθήκη. Οι δύο φατρίες της Σπάρτης έχουν ίση Τιμή· { NAME($faction, case: "the") } έχουν την εξουσία και κερδίζουν.
       *[none] Η Αθήνα έμεινε έναν ολόκληρο γύρο χωρίς σιταποθήκη, και { NAME($faction, case: "the") } κερδίζουν με την Τιμή τους.
    }
ending-final =
    { $tie ->
        [control] Ο τελευταίος γύρος τελείωσε. { NAME($side, case: "begin") } κερδίζει τον πόλεμο, { $total } προς { $less }· οι δύο φατρίες της έχουν ίση Τιμή, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
        [best] Ο τελευταίος γύρος τελείωσε. Οι δύο Πλευρές έχουν { HONOUR($total) }· { NAME($faction, case: "the") } έχουν την περισσότερη από όλες τις φατρίες και κερδίζουν.
        [athens] Ο τελευταίος γύρος τελείωσε. Οι δύο Πλευρές έχουν { HONOUR($total) }, και ίσες είναι και οι καλύτερες φατρίες τους· τότε η Αθήνα κερδίζει τον πόλεμο, και { NAME($faction, case: "the") } κερδίζουν.
        [athens-control] Ο τελευταίος γύρος τελείωσε. Όλες οι φατρίες έχουν ίση Τιμή· τότε η Αθήνα κερδίζει τον πόλεμο, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
       *[none] Ο τελευταίος γύρος τελείωσε. { NAME($side, case: "begin") } κερδίζει τον πόλεμο, { $total } προς { $less }, και { NAME($faction, case: "the") } κερδίζουν.
    }
ending-peace =
    { $tie ->
        [control] Η ειρήνη τελειώνει το παιχνίδι. { NAME($side, case: "begin") } κερδίζει τον πόλεμο, { $total } προς { $less }· οι δύο φατρίες της έχουν ίση Τιμή, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
        [best] Η ειρήνη τελειώνει το παιχνίδι. Οι δύο Πλευρές έχουν { HONOUR($total) }· { NAME($faction, case: "the") } έχουν την περισσότερη από όλες τις φατρίες και κερδίζουν.
        [athens] Η ειρήνη τελειώνει το παιχνίδι. Οι δύο Πλευρές έχουν { HONOUR($total) }, και ίσες είναι και οι καλύτερες φατρίες τους· τότε η Αθήνα κερδίζει τον πόλεμο, και { NAME($faction, case: "the") } κερδίζουν.
        [athens-control] Η ειρήνη τελειώνει το παιχνίδι. Όλες οι φατρίες έχουν ίση Τιμή· τότε η Αθήνα κερδίζει τον πόλεμο, και { NAME($faction, case: "the") }, που έχουν την εξουσία, κερδίζουν.
       *[none] Η ειρήνη τελειώνει το παιχνίδι. { NAME($side, case: "begin") } κερδίζει τον πόλεμο, { $total } προς { $less }, και { NAME($faction, case: "the") } κερδίζουν.
    }

## Μόνιμες απαντήσεις (4.0)

standing-answer-left =
    { $topic ->
        [commit] { $theatre ->
            [none] { NAME($faction, case: "begin") } δεσμεύουν παντού: { TOKENS($tokens) }, όσο φτάνουν.
           *[other] { NAME($faction, case: "begin") } δεσμεύουν { NAME($theatre, case: "in") }: { TOKENS($tokens) }, όσο φτάνουν.
        }
        [talks] { NAME($faction, case: "begin") } δεσμεύουν στις συνομιλίες του αντιπάλου: { TOKENS($tokens) }, όσο φτάνουν.
        [second] { NAME($faction, case: "begin") } δεν δίνουν δεύτερη μάχη.
        [ships] { NAME($faction, case: "begin") } δεν στέλνουν τα Ιερά Πλοία.
        [trust] { NAME($faction, case: "begin") } δεν χρησιμοποιούν το Συμβούλιο Εμπιστοσύνης.
        [keep] { NAME($faction, case: "begin") } κρατούν όλη τη συνοδεία τους.
        [stay] { NAME($faction, case: "begin") } δεν ανασυντάσσουν ό,τι δεν χρειάζεται.
       *[no-more] { NAME($faction, case: "begin") } απαντούν πάλι οι ίδιοι σε κάθε ερώτηση.
    }
action-stand =
    { $topic ->
        [commit] { $theatre ->
            [none] Δέσμευση: { TOKENS($tokens) } παντού
           *[other] Δέσμευση: { TOKENS($tokens) } { NAME($theatre, case: "in") }
        }
        [talks] Συνομιλίες: { TOKENS($tokens) }
        [second] Όχι δεύτερη μάχη
        [ships] Κράτα τα Ιερά Πλοία
        [trust] Χωρίς Συμβούλιο
        [keep] Κράτα τη συνοδεία
        [stay] Καμία ανασύνταξη
       *[no-more] Να με ρωτάτε πάλι για όλα
    }
question-standing = Ποια απάντηση αφήνουν { NAME($faction, case: "the") }; Ο Keryx τη δίνει λίγο μετά την ερώτηση, αν δεν έχεις απαντήσει ως τότε. Κανείς άλλος δεν το μαθαίνει. Ως επικεφαλής απαντάς εσύ.
setting-standing = Μόνιμες απαντήσεις
hand-standing = Μόνιμες απαντήσεις: { LIST($actions) }
order-standing = μόνιμα, πάντα
    .example = μόνιμα AF δέσμευσε 0 Σάμος
command-standing = μόνιμα
    .description = Άφησε κρυφά μια μόνιμη απάντηση
    .label = Μόνιμες απαντήσεις
param-topic = θέμα
    .description = Ποια ερώτηση
word-topic-commit = δέσμευσε, δέσμευση
word-topic-talks = συνομιλίες
word-topic-second = δεύτερη
word-topic-ships = πλοία
word-topic-trust = συμβούλιο
word-topic-keep = συνοδεία
word-topic-stay = ανασύνταξη, αναδιάταξη
word-topic-no-more = τίποτα, καμία
name-commit = στρατηγοί
name-talks = συνομιλίες
name-second = όχι δεύτερη μάχη
name-ships = όχι Ιερά Πλοία
name-trust = χωρίς Συμβούλιο
name-keep = μένει η συνοδεία
name-stay = καμία ανασύνταξη
name-no-more = τίποτα
tokens-shown = { NAME($faction, case: "begin") } δείχνουν τους στρατηγούς τους ({ NAME($rival, case: "order") }): { TOKENS($tokens) }.
counters-shown =
    { COUNT($counters) ->
        [0] { NAME($faction, case: "begin") } δείχνουν ({ NAME($rival, case: "order") }) ότι δεν τους μένουν πλακίδια για τοποθέτηση.
       *[other] { NAME($faction, case: "begin") } δείχνουν τα πλακίδιά τους ({ NAME($rival, case: "order") }): { LIST($counters) }.
    }
question-show = Τι δείχνουν { NAME($faction, case: "the") } στους συμπατριώτες τους ({ NAME($rival) }); Κανείς άλλος δεν το μαθαίνει.
setting-show = Δείξε στον συμπατριώτη
action-show =
    { $what ->
        [counters] Δείξε τα πλακίδια
       *[tokens] Δείξε τους στρατηγούς
    }
order-show = δείξε
    .example = δείξε AF στρατηγοί
command-show = δείξε
    .description = Δείξε στον συμπατριώτη στρατηγούς ή πλακίδια
    .label = Δείξε στον συμπατριώτη
param-what = τι
    .description = Τι δείχνεις
word-shown-tokens = στρατηγοί
name-tokens = στρατηγοί
word-shown-counters = πλακίδια, δείκτες
name-counters = πλακίδια
value-theatre-none = παντού

label-group-athens = Αθήνα
label-group-sparta = Σπάρτη

## Ανασκόπηση

statistic-debates = Περισσότερες νίκες σε συζητήσεις: { NAMES($who) } ({ $number })
statistic-battles = Περισσότερες νίκες σε μάχες: { NAMES($who) } ({ $number })
statistic-clearest = Πιο καθαρή νίκη: { NAME($side) } { NAME($theatre, case: "in") }, με διαφορά { $margin }
statistic-bases = Περισσότερες βάσεις που άλλαξαν χέρια: { NAMES($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-in-control = αν { NAME($faction, case: "the") } έχουν ακόμη την εξουσία
unmet-in-control = { NAME($faction, case: "begin") } δεν έχουν πια την εξουσία.
condition-no-battle = εκτός αν έγινε μάχη { NAME($theatre, case: "in") }
unmet-no-battle = Έγινε μάχη { NAME($theatre, case: "in") }.
condition-battle-fought = αν έγινε μάχη { NAME($theatre, case: "in") }
unmet-battle-fought = Δεν έγινε μάχη { NAME($theatre, case: "in") }.
condition-as-now = αν δεν άλλαξε τίποτα { NAME($part, case: "in") }
unmet-as-now = Κάτι άλλαξε { NAME($part, case: "in") }.
