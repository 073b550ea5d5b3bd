### Το παιχνίδι «Πελοπόννησος» στα ελληνικά.

## Ονόματα. Η αιτιατική φέρνει μαζί το άρθρο· τα εδάφη ονομάζονται από όσα δίνουν, με τη στοίβα και τον αριθμό του πλακιδίου.

name-barracks = Στρατώνας
    .accusative = τον Στρατώνα
    .order = Στρατώνα
name-bridge = Γέφυρα
    .accusative = τη Γέφυρα
name-market = Υπαίθρια αγορά
    .accusative = την Υπαίθρια αγορά
name-street = Δρόμος
    .accusative = τον Δρόμο
    .order = Δρόμο
name-port = Λιμάνι
    .accusative = το Λιμάνι
name-aqueduct = Υδραγωγείο
    .accusative = το Υδραγωγείο
name-agora = Αγορά
    .accusative = την Αγορά
name-epidauros_odeon = Ωδείο της Επιδαύρου
    .accusative = το Ωδείο της Επιδαύρου
name-leonidaion = Λεωνιδαίο
    .accusative = το Λεωνιδαίο
name-granary = Σιταποθήκη
    .accusative = τη Σιταποθήκη
name-quarry = Λατομείο
    .accusative = το Λατομείο
name-well = Πηγάδι
    .accusative = το Πηγάδι
name-temple_of_apollo = Ναός του Απόλλωνα
    .accusative = τον Ναό του Απόλλωνα
    .order = Ναό του Απόλλωνα
name-cyclopean_masonry = Κυκλώπεια τείχη
    .accusative = τα Κυκλώπεια τείχη
name-agriculture = Γεωργία
    .accusative = τη Γεωργία
name-workshop_of_phidias = Εργαστήριο του Φειδία
    .accusative = το Εργαστήριο του Φειδία
name-stoa = Στοά
    .accusative = τη Στοά
name-statue_of_zeus = Άγαλμα του Δία
    .accusative = το Άγαλμα του Δία
name-liongate = Πύλη των Λεόντων
    .accusative = την Πύλη των Λεόντων
name-tiryns_fortress = Ακρόπολη της Τίρυνθας
    .accusative = την Ακρόπολη της Τίρυνθας

name-land_a01 = Βουνό A1
    .accusative = το Βουνό A1
name-land_a02 = Ορεινό δάσος A2
    .accusative = το Ορεινό δάσος A2
name-land_a03 = Βουνό A3
    .accusative = το Βουνό A3
name-land_a04 = Ορεινό δάσος A4
    .accusative = το Ορεινό δάσος A4
name-land_a05 = Κάμπος A5
    .accusative = τον Κάμπο A5
    .order = Κάμπο A5
name-land_a06 = Ξέφωτο A6
    .accusative = το Ξέφωτο A6
name-land_a07 = Δάσος A7
    .accusative = το Δάσος A7
name-land_a08 = Ξέφωτο A8
    .accusative = το Ξέφωτο A8
name-land_a09 = Ξέφωτο A9
    .accusative = το Ξέφωτο A9
name-land_a10 = Δάσος A10
    .accusative = το Δάσος A10
name-land_b01 = Ξέφωτο B1
    .accusative = το Ξέφωτο B1
name-land_b02 = Κάμπος B2
    .accusative = τον Κάμπο B2
    .order = Κάμπο B2
name-land_b03 = Δάσος B3
    .accusative = το Δάσος B3
name-land_b04 = Ορεινό δάσος B4
    .accusative = το Ορεινό δάσος B4
name-land_b05 = Βουνό B5
    .accusative = το Βουνό B5
name-land_b06 = Βουνό B6
    .accusative = το Βουνό B6
name-land_b07 = Δάσος B7
    .accusative = το Δάσος B7
name-land_c01 = Δάσος C1
    .accusative = το Δάσος C1
name-land_c02 = Ορεινό δάσος C2
    .accusative = το Ορεινό δάσος C2
name-land_c03 = Βουνό C3
    .accusative = το Βουνό C3

name-messene = Μεσσήνη
name-patras = Πάτρα
name-arkadia = Αρκαδία
name-korinth = Κόρινθος
    .order = Κόρινθο
name-sparta = Σπάρτη
name-pylos = Πύλος
    .order = Πύλο
name-argos = Άργος

name-earthquake = Σεισμός
    .accusative = τον σεισμό
name-drought = Ξηρασία
    .accusative = την ξηρασία
name-plague = Λοιμός
    .accusative = τον λοιμό
name-tempest = Καταιγίδα
    .accusative = την καταιγίδα
name-decline = Παρακμή
    .accusative = την παρακμή

name-wood = ξύλο
name-stone = πέτρα
name-food = τροφή
name-coins = νόμισμα

name-pay = πλήρωσε το κόστος
name-coin = βάλε ένα νόμισμα

## Τόσο από κάτι, στην αιτιατική· έξω από πρόταση στην ονομαστική

amount-inhabitants =
    { $number ->
        [one] { $number } κάτοικο
       *[other] { $number } κατοίκους
    }
    .alone =
    { $number ->
        [one] { $number } κάτοικος
       *[other] { $number } κάτοικοι
    }
amount-coins =
    { $number ->
        [one] { $number } νόμισμα
       *[other] { $number } νομίσματα
    }
amount-wood =
    { $number ->
        [one] { $number } ξύλο
       *[other] { $number } ξύλα
    }
amount-stone =
    { $number ->
        [one] { $number } πέτρα
       *[other] { $number } πέτρες
    }
amount-food =
    { $number ->
        [one] { $number } τροφή
       *[other] { $number } τροφές
    }
amount-luxury =
    { $number ->
        [one] { $number } αγαθό πολυτελείας
       *[other] { $number } αγαθά πολυτελείας
    }
amount-nothing = τίποτα

# Ένα πλακίδιο και η ελάχιστη προσφορά του.
offer = { NAME($tile) } από { $minimum }

## Στήσιμο

civilisation-dealt = { SEAT($seat) } παίρνει με κλήρωση τον πολιτισμό «{ NAME($civilisation) }».
civilisation-chosen = { SEAT($seat) } διαλέγει τον πολιτισμό «{ NAME($civilisation) }».
incomes-chosen = { SEAT($seat) } διαλέγει ως επιπλέον εισόδημα κάθε γύρου { GOODS(WOOD($wood), STONE($stone), FOOD($food)) }.
start-received = { SEAT($seat) } ξεκινά με { GOODS(INHABITANTS($inhabitants), COINS($coins), WOOD($wood), STONE($stone), FOOD($food)) }.
order-set =
    { $tied ->
        [yes] Σειρά παιχνιδιού: { SEATS($seats) }. Ίσες προσφορές κρατούν μεταξύ τους την προηγούμενη σειρά.
       *[no] Σειρά παιχνιδιού: { SEATS($seats) }.
    }

## Άνοιγμα πλακιδίων

round-begun = Αρχίζει ο γύρος { $round }.
tiles-turned-up =
    { COUNT($conquest) ->
        [0] Για προσφορές: { OFFER($regular) }.
       *[other] { COUNT($regular) ->
            [0] Για προσφορές στη σειρά κατάκτησης: { CONQUEST($conquest) }.
           *[other] Για προσφορές: { OFFER($regular) }· στη σειρά κατάκτησης: { CONQUEST($conquest) }.
        }
    }
supply-called = Ανοίγει το πλακίδιο «{ NAME($tile) }» και φέρνει αμέσως ανεφοδιασμό.

## Προσφορές

bid-placed =
    { $conquest ->
        [yes] { $luxury ->
            [0] { SEAT($seat) } προσφέρει { COINS($coins) } για { NAME($tile, case: "accusative") } στη σειρά κατάκτησης.
           *[other] { SEAT($seat) } προσφέρει { COINS($coins) } για { NAME($tile, case: "accusative") } στη σειρά κατάκτησης, ανταλλάσσοντας { LUXURY($luxury) } με νομίσματα.
        }
       *[no] { $luxury ->
            [0] { SEAT($seat) } προσφέρει { COINS($coins) } για { NAME($tile, case: "accusative") }.
           *[other] { SEAT($seat) } προσφέρει { COINS($coins) } για { NAME($tile, case: "accusative") }, ανταλλάσσοντας { LUXURY($luxury) } με νομίσματα.
        }
    }
bid-displaced =
    { $half ->
        [none] { SEAT($owner) } ξεπερνά την προσφορά του παίκτη { SEAT($seat) } για { NAME($tile, case: "accusative") }· ο παίκτης { SEAT($seat) } πρέπει να τη μεταφέρει ({ COINS($coins) }) ή να την αποσύρει.
       *[other] { SEAT($owner) } προσφέρει για { NAME($tile, case: "accusative") } όσα και ο παίκτης { SEAT($seat) } και κερδίζει με το μισό νόμισμα που δίνει το κτίριο «{ NAME($half) }»· ο παίκτης { SEAT($seat) } πρέπει να μεταφέρει την προσφορά ({ COINS($coins) }) ή να την αποσύρει.
    }
bid-moved =
    { $conquest ->
        [yes] { SEAT($seat) } μεταφέρει την προσφορά ({ COINS($coins) }) σ{ NAME($tile, case: "accusative") }, στη σειρά κατάκτησης.
       *[no] { SEAT($seat) } μεταφέρει την προσφορά ({ COINS($coins) }) σ{ NAME($tile, case: "accusative") }.
    }
bid-withdrawn =
    { $forced ->
        [yes] { SEAT($seat) } δεν μπορεί να μεταφέρει την προσφορά σε άλλο πλακίδιο: παίρνει πίσω { COINS($coins) } και ως αποζημίωση { COINS($compensation) }.
       *[no] { SEAT($seat) } αποσύρει την προσφορά: παίρνει πίσω { COINS($coins) } και ως αποζημίωση { COINS($compensation) }.
    }
bid-passed =
    { $forced ->
        [yes] { SEAT($seat) } δεν έχει αρκετά για κανένα πλακίδιο και παίρνει { COINS($compensation) }.
       *[no] { SEAT($seat) } πάει πάσο και παίρνει { COINS($compensation) }.
    }
tiles-unclaimed =
    { COUNT($tiles) ->
        [one] Κανείς δεν έκανε προσφορά για { NAMES($tiles, case: "accusative") }· το πλακίδιο βγαίνει από το παιχνίδι.
       *[other] Τα παρακάτω πλακίδια έμειναν χωρίς προσφορά και βγαίνουν από το παιχνίδι: { NAMES($tiles) }.
    }

## Απόκτηση πλακιδίων

building-paid = { SEAT($seat) } χτίζει { NAME($tile, case: "accusative") } πληρώνοντας { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
building-pledged =
    { $luxury ->
        [0] { SEAT($seat) } παίρνει { NAME($tile, case: "accusative") } και βάζει στο πλακίδιο ένα νόμισμα ως τον επόμενο ανεφοδιασμό.
       *[other] { SEAT($seat) } παίρνει { NAME($tile, case: "accusative") }, ανταλλάσσει { LUXURY($luxury) } με ένα νόμισμα και το βάζει στο πλακίδιο ως τον επόμενο ανεφοδιασμό.
    }
building-let-go = { SEAT($seat) } δεν ξοδεύει αγαθά πολυτελείας για { NAME($tile, case: "accusative") } και αφήνει το κτίριο, που βγαίνει από το παιχνίδι.
building-lost = { SEAT($seat) } δεν μπορεί ούτε να πληρώσει για { NAME($tile, case: "accusative") } ούτε να βάλει νόμισμα στο πλακίδιο· το κτίριο βγαίνει από το παιχνίδι.
building-denied =
    { $inhabitants ->
        [one] { SEAT($seat) } δεν έχει αρκετούς κατοίκους για { NAME($tile, case: "accusative") } (χρειάζεται { $inhabitants })· το κτίριο βγαίνει από το παιχνίδι.
       *[other] { SEAT($seat) } δεν έχει αρκετούς κατοίκους για { NAME($tile, case: "accusative") } (χρειάζονται { $inhabitants })· το κτίριο βγαίνει από το παιχνίδι.
    }
land-placed = { SEAT($seat) } προσθέτει { NAME($tile, case: "accusative") } στη σειρά των εδαφών.
land-lost = Το πλακίδιο «{ NAME($tile) }» δεν έχει κοινό είδος εισοδήματος με { NAME($end, case: "accusative") }, το τελευταίο έδαφος του παίκτη { SEAT($seat) }, και βγαίνει από το παιχνίδι.

## Πληθυσμός και εισόδημα

tile-gained =
    { $surplus ->
        [0] { SEAT($seat) } κερδίζει { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } από { NAME($tile, case: "accusative") }.
       *[other] { SEAT($seat) } κερδίζει { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } από { NAME($tile, case: "accusative") }· από αυτά { LUXURY($surplus) } στη θέση της τροφής που δεν χωρά στην αποθήκη.
    }
inhabitants-given = { SEAT($seat) } δίνει { INHABITANTS($inhabitants) } για { NAME($tile, case: "accusative") }.
income-chosen =
    { $kind ->
        [wood] { SEAT($seat) } διαλέγει ξύλο από { NAME($tile, case: "accusative") }.
        [stone] { SEAT($seat) } διαλέγει πέτρα από { NAME($tile, case: "accusative") }.
        [food] { SEAT($seat) } διαλέγει τροφή από { NAME($tile, case: "accusative") }.
       *[coins] { SEAT($seat) } διαλέγει νόμισμα από { NAME($tile, case: "accusative") }.
    }
income-taken =
    { $surplus ->
        [0] { SEAT($seat) } παίρνει ως εισόδημα { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }.
       *[other] { SEAT($seat) } παίρνει ως εισόδημα { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }· από αυτά { LUXURY($surplus) } στη θέση όσων δεν χωρούν στην αποθήκη.
    }

## Καταστροφές

chip-turned-up =
    { $chips ->
        [1] Ανοίγει μια μάρκα καταστροφής: { NAME($disaster) }, η πρώτη από τις τρεις.
        [2] Ανοίγει μια μάρκα καταστροφής: { NAME($disaster) }, η δεύτερη από τις τρεις.
       *[other] Ανοίγει μια μάρκα καταστροφής: { NAME($disaster) }, η τρίτη από τις τρεις.
    }
blank-chip-turned-up = Ανοίγει η κενή μάρκα· καμία καταστροφή δεν πλησιάζει.
disaster-struck =
    { $disaster ->
        [earthquake] Γίνεται σεισμός: κάθε κτίριο κοστίζει 1 ξύλο και 1 πέτρα, αλλιώς γκρεμίζεται.
        [drought] Έρχεται ξηρασία: χάνεται το ένα τρίτο όλης της τροφής, με στρογγυλοποίηση προς τα πάνω.
        [plague] Ξεσπά λοιμός: πεθαίνει το ένα τρίτο όλων των κατοίκων, με στρογγυλοποίηση προς τα πάνω.
        [tempest] Ξεσπά καταιγίδα: κάθε έδαφος κοστίζει 1 τροφή και 1 νόμισμα, αλλιώς χάνεται.
       *[decline] Αρχίζει η παρακμή: όλοι χάνουν 10 αγαθά πολυτελείας ή όσα έχουν.
    }
disaster-kept-off = { SEAT($seat) } γλιτώνει από { NAME($disaster, case: "accusative") } χάρη σ{ NAME($tile, case: "accusative") }.
nothing-to-lose = { SEAT($seat) } δεν έχει τίποτα να χάσει από { NAME($disaster, case: "accusative") }.
food-lost = { SEAT($seat) } χάνει { FOOD($food) }.
plague-deaths = { SEAT($seat) } χάνει { INHABITANTS($inhabitants) } από τον λοιμό.
luxury-lost = { SEAT($seat) } χάνει { LUXURY($luxury) }.
buildings-held = { SEAT($seat) } πληρώνει { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } και κρατά { NAMES($tiles, case: "accusative") }.
buildings-fell =
    { $coins ->
        [0] { SEAT($seat) } χάνει { NAMES($tiles, case: "accusative") }.
       *[other] { SEAT($seat) } χάνει { NAMES($tiles, case: "accusative") }, αλλά παίρνει πίσω { COINS($coins) }.
    }
lands-held = { SEAT($seat) } πληρώνει { GOODS(FOOD($food), COINS($coins), LUXURY($luxury)) } και κρατά { NAMES($tiles, case: "accusative") }.
lands-ruined = { SEAT($seat) } χάνει { NAMES($tiles, case: "accusative") }.

## Ανεφοδιασμός

supply-begun =
    { $final ->
        [yes] Τελευταίος ανεφοδιασμός: όλοι τρέφουν τους κατοίκους τους και μετά εξοφλούν τα κτίρια με νόμισμα.
       *[no] Ανεφοδιασμός: όλοι τρέφουν τους κατοίκους τους και μετά εξοφλούν τα κτίρια με νόμισμα.
    }
population-fed =
    { $inhabitants ->
        [0] { SEAT($seat) } δεν έχει κατοίκους να θρέψει.
       *[other] { SEAT($seat) } τρέφει { INHABITANTS($inhabitants) } με { GOODS(FOOD($food), LUXURY($luxury)) }.
    }
inhabitants-starved = { SEAT($seat) } χάνει { INHABITANTS($inhabitants) } από την πείνα.
building-settled = { SEAT($seat) } εξοφλεί { NAME($tile, case: "accusative") } με { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } και παίρνει πίσω το νόμισμα.
building-forfeited =
    { $forced ->
        [yes] { SEAT($seat) } δεν μπορεί να εξοφλήσει { NAME($tile, case: "accusative") } και χάνει το κτίριο· το νόμισμα επιστρέφει.
       *[no] { SEAT($seat) } δεν εξοφλεί { NAME($tile, case: "accusative") } και χάνει το κτίριο· το νόμισμα επιστρέφει.
    }

## Ταυτόχρονες απαντήσεις

answer-noted = Σημειώθηκε: «{ $action }». Μπορείς να αλλάξεις την απάντησή σου μέχρι να απαντήσουν όλοι.
answers-opened = Απάντησαν όλοι· αποκαλύπτονται οι απαντήσεις ({ SEATS($seats) }).

## Τέλος

scored = { SEAT($seat) }: δύναμη { $power } ({ $tiles } από πλακίδια, { $coins } από νομίσματα), πληθυσμός { $population }· μετρά το μικρότερο: { $points }.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } κερδίζει το παιχνίδι.
       *[other] { SEATS($seats) } μοιράζονται τη νίκη.
    }
solo-ended =
    { $points ->
        [one] { SEAT($seat) } τελειώνει το ατομικό παιχνίδι ({ NAME($civilisation) }) με έναν πόντο.
       *[other] { SEAT($seat) } τελειώνει το ατομικό παιχνίδι ({ NAME($civilisation) }) με { $points } πόντους.
    }
level-completed = { SEAT($seat) } ολοκληρώνει το επίπεδο { $level } ({ NAME($civilisation) }): { $points } πόντοι, χρειάζονταν { $target }.
level-failed =
    { $points ->
        [one] { SEAT($seat) } δεν ολοκληρώνει το επίπεδο { $level } ({ NAME($civilisation) }): ένας πόντος, χρειάζονταν { $target }.
       *[other] { SEAT($seat) } δεν ολοκληρώνει το επίπεδο { $level } ({ NAME($civilisation) }): { $points } πόντοι, χρειάζονταν { $target }.
    }

## Ερωτήσεις

question-choose-civilisation =
    { $level ->
        [0] Με ποιον πολιτισμό παίζεις;
       *[other] Με ποιον πολιτισμό παίζεις το επίπεδο { $level };
    }
question-choose-incomes =
    { $number ->
        [one] Ποιο επιπλέον εισόδημα διαλέγεις για όλο το παιχνίδι;
       *[other] Ποια { $number } επιπλέον εισοδήματα διαλέγεις για όλο το παιχνίδι;
    }
question-place-bid =
    { $coins ->
        [0] { $luxury ->
            [0] Για ποιο πλακίδιο κάνεις προσφορά και πόσα δίνεις; Δεν έχεις ούτε νομίσματα ούτε αγαθά πολυτελείας.
           *[other] Για ποιο πλακίδιο κάνεις προσφορά και πόσα δίνεις; Έχεις { GOODS(COINS($coins), LUXURY($luxury)) }.
        }
       *[other] Για ποιο πλακίδιο κάνεις προσφορά και πόσα δίνεις; Έχεις { GOODS(COINS($coins), LUXURY($luxury)) }.
    }
fact-left =
    { $coins ->
        [one] σου μένει 1 νόμισμα
       *[other] σου μένουν { $coins } νομίσματα
    }
remark-least = από { COINS($coins) }
remark-least-warned = από { COINS($coins) }· { $warning }
remark-land = δεν μπορείς να το τοποθετήσεις τώρα
remark-inhabitants = δεν έχεις αρκετούς κατοίκους τώρα
question-move-bid = Ο παίκτης { SEAT($owner) } ξεπέρασε την προσφορά σου για { NAME($tile, case: "accusative") }. Πού τη μεταφέρεις ({ COINS($coins) }), ή μήπως την αποσύρεις;
question-take-building =
    { $luxury ->
        [none] { $coin_luxury ->
            [0] Βάζεις νόμισμα σ{ NAME($tile, case: "accusative") };
           *[other] Ανταλλάσσεις { LUXURY($coin_luxury) } με ένα νόμισμα για { NAME($tile, case: "accusative") } ή αφήνεις το κτίριο;
        }
        [0] { $coin_luxury ->
            [none] Πληρώνεις { GOODS(WOOD($wood), STONE($stone)) } για { NAME($tile, case: "accusative") };
            [0] Πληρώνεις { GOODS(WOOD($wood), STONE($stone)) } για { NAME($tile, case: "accusative") } ή βάζεις νόμισμα στο πλακίδιο;
           *[other] Πληρώνεις { GOODS(WOOD($wood), STONE($stone)) } για { NAME($tile, case: "accusative") } ή ανταλλάσσεις { LUXURY($coin_luxury) } με ένα νόμισμα για το πλακίδιο;
        }
       *[other] { $coin_luxury ->
            [none] Πληρώνεις { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } για { NAME($tile, case: "accusative") } ή αφήνεις το κτίριο;
            [0] Πληρώνεις { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } για { NAME($tile, case: "accusative") } ή βάζεις νόμισμα στο πλακίδιο;
           *[other] Πληρώνεις { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } για { NAME($tile, case: "accusative") }, ανταλλάσσεις { LUXURY($coin_luxury) } με ένα νόμισμα για το πλακίδιο ή αφήνεις το κτίριο;
        }
    }
question-choose-income = Τι παίρνεις σε αυτόν τον γύρο από { NAME($tile, case: "accusative") };
question-keep-buildings =
    { $buildings ->
        [one] Ο σεισμός απειλεί το μοναδικό σου κτίριο. Το κρατάς με 1 ξύλο και 1 πέτρα; Ό,τι σου λείπει κοστίζει δύο αγαθά πολυτελείας το καθένα· έχεις { $luxury }.
       *[other] Ο σεισμός απειλεί τα { $buildings } κτίριά σου. Ποια κρατάς, με 1 ξύλο και 1 πέτρα το καθένα; Μπορείς να πληρώσεις για { $most }. Ό,τι σου λείπει κοστίζει δύο αγαθά πολυτελείας το καθένα· έχεις { $luxury }.
    }
question-keep-lands =
    { $lands ->
        [one] Η καταιγίδα απειλεί το μοναδικό σου έδαφος. Το κρατάς με 1 τροφή και 1 νόμισμα; Ό,τι σου λείπει κοστίζει δύο αγαθά πολυτελείας το καθένα· έχεις { $luxury }.
       *[other] Η καταιγίδα απειλεί τα { $lands } εδάφη σου. Ποια κρατάς, με 1 τροφή και 1 νόμισμα το καθένα; Μπορείς να πληρώσεις για { $most }. Ό,τι σου λείπει κοστίζει δύο αγαθά πολυτελείας το καθένα· έχεις { $luxury }.
    }
question-feed = Έχεις { GOODS(INHABITANTS($inhabitants), FOOD($food), LUXURY($luxury)) }. Πόσα αγαθά πολυτελείας ανταλλάσσεις με την τροφή που λείπει, δύο για μία;
question-settle =
    { COUNT($tiles) ->
        [one] Εξοφλείς { NAMES($tiles, case: "accusative") }; Αλλιώς το κτίριο χάνεται. Έχεις { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
       *[other] Κτίρια με νόμισμα: { NAMES($tiles) }. Ποια εξοφλείς; Τα υπόλοιπα χάνονται. Έχεις { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
    }
# Τι διαβάζουν όλοι όσο ερωτάται κάποιος.
asked-place-bid = κάνε προσφορά ή πήγαινε πάσο.
asked-move-bid = σε ξεπέρασαν για { NAME($tile, case: "accusative") }: μετέφερε ή απόσυρε.
asked-in-private-take-building = πώς πληρώνεις το κτίριό σου;
asked-in-private-choose-income = διάλεξε εισόδημα.
asked-in-private-keep-buildings = ποια κτίρια κρατάς στον σεισμό;
asked-in-private-keep-lands = ποια εδάφη κρατάς στην καταιγίδα;
asked-in-private-feed = αγαθά πολυτελείας για τροφή που λείπει;
asked-in-private-settle = εξοφλείς κτίρια με νόμισμα;
nothing-place-bid = Πάσο
report-tiles =
    { $tiles ->
        [0] Κανείς δεν πήρε πλακίδιο.
        [one] Δόθηκε ένα πλακίδιο.
       *[other] Δόθηκαν { $tiles } πλακίδια.
    }
report-disasters =
    { COUNT($disasters) ->
        [0] Καμία καταστροφή.
        [one] Καταστροφή: { LIST($disasters) }.
       *[other] Καταστροφές: { LIST($disasters) }.
    }
merits = δύναμη { $power }, πληθυσμός { $population }
passed-by = { SEATS($seats) } πάνε πάσο και παίρνουν από { COINS($compensation) }.

## Ενέργειες, όπως σε ένα κουμπί

action-choose-civilisation = Παίξε με «{ NAME($civilisation) }»
action-choose-incomes = Επιπλέον εισόδημα: { GOODS(WOOD($wood), STONE($stone), FOOD($food)) }
action-bid = Πρόσφερε { BID($coins) } για { NAME($tile, case: "accusative") }
brief-bid = Προσφορά { $coins }: { NAME($tile) }
brief-feed = Τροφή με { LUXURY($luxury) }
action-pass = Πάσο και 3 νομίσματα
action-move = Μεταφορά σ{ NAME($tile, case: "accusative") }
action-withdraw = Απόσυρση και 1 νόμισμα
action-build =
    { $how ->
        [pay] Πλήρωσε για το κτίριο
       *[coin] Βάλε νόμισμα στο κτίριο
    }
action-let-go = Άφησε το κτίριο
action-choose-income =
    { $kind ->
        [wood] { NAME($tile) }: 1 ξύλο
        [stone] { NAME($tile) }: 1 πέτρα
        [food] { NAME($tile) }: 1 τροφή
       *[coins] { NAME($tile) }: 1 νόμισμα
    }
action-keep =
    { COUNT($tiles) ->
        [0] Μην κρατήσεις τίποτα
       *[other] Κράτα: { NAMES($tiles) }
    }
wanted-keep = Κράτα και τα { $number }
wanted-settle = Εξόφλησε και τα { $number }
action-feed =
    { $luxury ->
        [0] Μην ανταλλάξεις αγαθά πολυτελείας
       *[other] Αντάλλαξε { LUXURY($luxury) } με τροφή
    }
action-settle =
    { COUNT($tiles) ->
        [0] Μην εξοφλήσεις τίποτα
       *[other] Εξόφλησε: { NAMES($tiles) }
    }

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-choose-civilisation = Πολιτισμό διαλέγεις στο στήσιμο όταν παίζεις μόνος, εκτός από το επίπεδο 1· αλλιώς κληρώνεται.
when-choose-incomes = Επιπλέον εισοδήματα διαλέγεις στο στήσιμο όταν παίζεις μόνος, από το επίπεδο 2 και πάνω.
when-bid = Κάνεις προσφορά στη σειρά σου στις προσφορές, όσο δεν έχεις δική σου σε κάποιο πλακίδιο.
when-pass = Πας πάσο στη σειρά σου στις προσφορές, αντί να κάνεις προσφορά.
when-move = Μεταφέρεις την προσφορά σου όταν την ξεπεράσει κάποιος.
when-withdraw = Αποσύρεις την προσφορά σου όταν την ξεπεράσει κάποιος.
when-build = Σε ρωτάμε μετά τις προσφορές, αν κέρδισες κτίριο και υπάρχουν πολλοί τρόποι να το πάρεις.
when-let-go = Αφήνεις κτίριο που κέρδισες, αν και η πληρωμή του και το νόμισμα επάνω του θα κόστιζαν αγαθά πολυτελείας.
when-choose-income = Διαλέγεις μαζί με το εισόδημα κάθε γύρου, αν έχεις το Λιμάνι ή τον Ναό του Απόλλωνα.
when-keep = Διαλέγεις στον σεισμό ανάμεσα στα κτίριά σου, στην καταιγίδα ανάμεσα στα εδάφη σου, εκτός αν προστατεύεσαι ή δεν μπορείς να πληρώσεις για κανένα.
when-feed = Σε ρωτάμε στον ανεφοδιασμό, αν σου λείπει τροφή και έχεις τουλάχιστον δύο αγαθά πολυτελείας.
when-settle = Σε ρωτάμε στον ανεφοδιασμό, αν έχεις κτίρια με νόμισμα επάνω και μπορείς να πληρώσεις ένα από αυτά.

## Αρνήσεις

refusal-no-such-civilisation = Δεν υπάρχει πολιτισμός «{ NAME($civilisation) }»· διάλεξε έναν από τους επτά.
refusal-civilisation-used = Έχεις ήδη ολοκληρώσει επίπεδο με τον πολιτισμό «{ NAME($civilisation) }»· διάλεξε έναν που δεν έχεις χρησιμοποιήσει.
refusal-wrong-incomes =
    { $number ->
        [one] Διαλέγεις ακριβώς ένα επιπλέον εισόδημα: ξύλο, πέτρα ή τροφή.
       *[other] Διαλέγεις ακριβώς { $number } επιπλέον εισοδήματα από ξύλο, πέτρα και τροφή, και το ίδιο πολλές φορές, αν θέλεις.
    }
refusal-no-such-tile = Το πλακίδιο «{ NAME($tile) }» δεν είναι διαθέσιμο σε αυτόν τον γύρο· κάνε προσφορά για ένα από τα ανοιχτά πλακίδια.
refusal-conquest-closed = Για { NAME($tile, case: "accusative") } υπάρχει ήδη προσφορά του παίκτη { SEAT($owner) }, και στη σειρά κατάκτησης κανείς δεν εκτοπίζεται· διάλεξε άλλο πλακίδιο.
refusal-bid-too-low =
    { $minimum ->
        [one] Η προσφορά ({ BID($coins) }) δεν φτάνει για { NAME($tile, case: "accusative") }· χρειάζεται τουλάχιστον { $minimum }.
       *[other] Η προσφορά ({ BID($coins) }) δεν φτάνει για { NAME($tile, case: "accusative") }· χρειάζονται τουλάχιστον { $minimum }.
    }
refusal-bid-not-higher = Η προσφορά ({ BID($coins) }) δεν ξεπερνά εκείνη του παίκτη { SEAT($owner) } ({ $bid }) για { NAME($tile, case: "accusative") }· δώσε περισσότερα ή διάλεξε άλλο πλακίδιο.
refusal-not-enough-coins = Δεν μπορείς να προσφέρεις { BID($coins) }· με όλα τα νομίσματα και τα αγαθά πολυτελείας σου φτάνεις το πολύ ως { $most }.
refusal-solo-exact-bid = Στο ατομικό παιχνίδι προσφέρεις ακριβώς το ελάχιστο· για { NAME($tile, case: "accusative") } είναι { $minimum }.
refusal-not-displaced = Κανείς δεν ξεπέρασε την προσφορά σου, άρα δεν έχεις προσφορά να μεταφέρεις ή να αποσύρεις· κάνε μια προσφορά ή πήγαινε πάσο.
refusal-displaced-first = Ξεπέρασαν την προσφορά σου· μετέφερέ την όπως είναι σε άλλο πλακίδιο ή απόσυρέ την.
refusal-cannot-pay = Δεν μπορείς να πληρώσεις { GOODS(WOOD($wood), STONE($stone)) } για { NAME($tile, case: "accusative") }, γιατί όσα λείπουν κοστίζουν { LUXURY($luxury) }· βάλε νόμισμα στο πλακίδιο.
refusal-no-coin = Δεν έχεις νόμισμα για το κτίριο ούτε αρκετά αγαθά πολυτελείας για να πάρεις ένα· πλήρωσε το κόστος.
refusal-must-take = Δεν μπορείς να αφήσεις { NAME($tile, case: "accusative") }· πλήρωσε το κόστος ή βάλε νόμισμα στο πλακίδιο.
refusal-not-taking-building = Δεν παίρνεις κτίριο σε αυτόν τον γύρο· δεν έχεις κάτι να χτίσεις ή να αφήσεις.
refusal-no-choice-there = Από το πλακίδιο «{ NAME($tile) }» δεν διαλέγεις εισόδημα· αυτό γίνεται μόνο με το Λιμάνι και τον Ναό του Απόλλωνα.
refusal-no-such-kind = Δεν μπορείς να διαλέξεις «{ NAME($kind) }» ως εισόδημα· διάλεξε ξύλο, πέτρα, τροφή ή νόμισμα.
refusal-not-your-building = Το πλακίδιο «{ NAME($tile) }» δεν είναι κτίριό σου· διάλεξε μόνο κτίρια που έχεις.
refusal-not-your-land = Το πλακίδιο «{ NAME($tile) }» δεν είναι έδαφός σου· διάλεξε μόνο εδάφη που έχεις.
refusal-named-twice = Διάλεξες δύο φορές { NAME($tile, case: "accusative") }· διάλεξε κάθε πλακίδιο μία φορά.
refusal-cannot-keep-so-many =
    { $most ->
        [0] Δεν μπορείς να πληρώσεις για κανένα· μην κρατήσεις τίποτα.
       *[other] Διάλεξες { $number }, αλλά μπορείς να πληρώσεις μόνο για { $most }· κράτα λιγότερα.
    }
refusal-luxury-in-pairs = Δύο αγαθά πολυτελείας αντικαθιστούν μία τροφή· διάλεξε ζυγό αριθμό αντί για { $luxury }.
refusal-luxury-not-needed = Δεν μπορείς να ανταλλάξεις τώρα { LUXURY($luxury) } με τροφή· το πολύ { $most }.
refusal-nothing-to-feed = Δεν έχεις κάτι να ανταλλάξεις με τροφή· οι κάτοικοί σου τρέφονται χωρίς δική σου απάντηση.
refusal-no-coin-on = Το πλακίδιο «{ NAME($tile) }» δεν είναι κτίριό σου με νόμισμα· διάλεξε μόνο τέτοια.
refusal-nothing-to-settle = Κανένα κτίριό σου δεν έχει νόμισμα· δεν υπάρχει κάτι να εξοφλήσεις.
refusal-cannot-settle = Όλα αυτά τα κτίρια κοστίζουν { GOODS(WOOD($wood), STONE($stone)) }, και όσα σου λείπουν κοστίζουν { LUXURY($luxury) }· διάλεξε λιγότερα.
refusal-feed-first = Πες πρώτα πόσα αγαθά πολυτελείας ανταλλάσσεις με τροφή· μετά μπορείς να εξοφλήσεις κτίρια.

## Κεφάλαια των κανόνων

chapter-aim = Για οκτώ γύρους οικίζεις μια χώρα με πλακίδια για τα οποία κάνεις προσφορές, και την περνάς μέσα από καταστροφές και ανεφοδιασμούς. Νικά όποιος έχει στο τέλος και δύναμη και πολλούς κατοίκους, γιατί μετρά η χαμηλότερη από τις δύο τιμές.
    .title = Ο σκοπός
chapter-set-up = Σε όλους κληρώνεται από ένας πολιτισμός, που ορίζει με πόσα αγαθά και πόσους κατοίκους αρχίζουν. Πρώτος προσφέρει όποιος έχει τον μικρότερο αριθμό.
chapter-tiles = Σε κάθε γύρο ανοίγουν πέντε πλακίδια: ένα για κάθε παίκτη στην κανονική σειρά, τα άλλα στη σειρά κατάκτησης, όπου κοστίζουν τρία νομίσματα παραπάνω. Πλακίδιο με το σημάδι του ανεφοδιασμού φέρνει αμέσως ανεφοδιασμό. Οι γύροι είναι οκτώ.
chapter-bids = Με τη σειρά προσφέρεις νομίσματα για ένα πλακίδιο, τουλάχιστον την τιμή του, ή πας πάσο και παίρνεις τρία νομίσματα. Στην κανονική σειρά μπορεί κάποιος να ξεπεράσει την προσφορά σου· τότε μεταφέρεις την προσφορά, όπως είναι, σε άλλο πλακίδιο όπου φτάνει, ή την αποσύρεις και παίρνεις ένα νόμισμα παραπάνω. Στη σειρά κατάκτησης κανείς δεν εκτοπίζεται. Οι προσφορές ορίζουν τη σειρά του επόμενου γύρου, πρώτη η υψηλότερη. Όσα πλακίδια δεν θέλει κανείς βγαίνουν από το παιχνίδι.
chapter-taking = Όλοι παίρνουν το πλακίδιό τους ταυτόχρονα. Ένα έδαφος μπαίνει στο δεξί άκρο της σειράς σου και πρέπει να έχει κοινό είδος εισοδήματος με ό,τι βρίσκεται εκεί, αλλιώς χάνεται. Ένα κτίριο πληρώνεται με ξύλο και πέτρα, ή βάζεις πάνω του ένα νόμισμα ως τον επόμενο ανεφοδιασμό. Έπειτα έρχονται νέοι κάτοικοι και το εισόδημα όλων των πλακιδίων σου, και νομίσματα για τον πληθυσμό σου. Ό,τι δεν χωρά στην αποθήκη γίνεται αγαθά πολυτελείας.
chapter-disasters = Σε κάθε γύρο ανοίγουν δύο μάρκες. Η τρίτη μάρκα μιας καταστροφής την προκαλεί: ο σεισμός κοστίζει ένα ξύλο και μία πέτρα για κάθε κτίριο, η καταιγίδα μία τροφή και ένα νόμισμα για κάθε έδαφος, αλλιώς το πλακίδιο χάνεται· η ξηρασία παίρνει το ένα τρίτο της τροφής σου, ο λοιμός το ένα τρίτο των κατοίκων, η παρακμή δέκα αγαθά πολυτελείας. Μερικά κτίρια σε προστατεύουν.
chapter-supply = Κάθε κάτοικος χρειάζεται μία τροφή· όσοι δεν τρέφονται πεθαίνουν. Ό,τι λείπει το αναπληρώνεις με αγαθά πολυτελείας, δύο για μία τροφή. Έπειτα κάθε κτίριο με νόμισμα πληρώνεται ή χάνεται, και το νόμισμα γυρίζει πίσω σε κάθε περίπτωση. Ανεφοδιασμός γίνεται με τα πλακίδια που έχουν το σημάδι του, και μία φορά ακόμη μετά τον τελευταίο γύρο.
chapter-luxury = Αγαθά πολυτελείας φέρνουν οι κάτοικοι και ό,τι δεν χωρά στην αποθήκη. Όπου σου λείπει ξύλο, πέτρα, τροφή ή νόμισμα για να πληρώσεις, δύο αγαθά πολυτελείας αντικαθιστούν ένα από αυτά· για νομίσματα μόνο όταν δεν σου έχει μείνει κανένα.
    .title = Αγαθά πολυτελείας
chapter-end = Μετράς δύο πράγματα: τη δύναμη, δηλαδή ό,τι δείχνουν τα πλακίδιά σου και έναν πόντο για τρία νομίσματα, και τον πληθυσμό, τρεις πόντους για κάθε κάτοικο. Το μικρότερο είναι το αποτέλεσμά σου. Στην ισοβαθμία κρίνει το μεγαλύτερο και μετά τα αγαθά πολυτελείας.
    .title = Τέλος και βαθμολογία
chapter-solo = Στο ατομικό παιχνίδι διαλέγεις πολιτισμό, και τα πέντε πλακίδια βρίσκονται στην κανονική σειρά, και προσφέρεις ακριβώς την τιμή. Κάθε επίπεδο ζητά ορισμένους πόντους· από το δεύτερο και πέρα διαλέγεις επιπλέον εισοδήματα και πολιτισμό με τον οποίο δεν έχεις ολοκληρώσει χαμηλότερο επίπεδο.
    .title = Παίζοντας μόνος

## Λεζάντες για τις εικόνες

label-title = Πελοπόννησος
label-round-of = Γύρος { $round } από { $rounds }
label-phase-set-up = Στήσιμο
label-phase-tiles = Άνοιγμα πλακιδίων
label-phase-bids = Προσφορές
label-phase-taking = Απόκτηση πλακιδίων
label-phase-disasters = Καταστροφές
label-phase-supply = Ανεφοδιασμός
label-phase-end = Τέλος παιχνιδιού
label-waiting-for = Αναμονή: { SEATS($seats) }
label-to-choose = Διαλέγει { SEAT($seat) }
label-regular = Κανονική σειρά
label-conquest = Σειρά κατάκτησης
label-conquest-surcharge = +3
label-order = σειρά παιχνιδιού
label-chips-left =
    { $number ->
        [one] μένει μία μάρκα
       *[other] μένουν { $number } μάρκες
    }
label-tiles-left =
    { $number ->
        [one] μένει ένα πλακίδιο
       *[other] μένουν { $number } πλακίδια
    }
label-supply = ανεφοδιασμός
label-power = δύναμη
label-population = πόντοι πληθυσμού
label-income = εισόδημα
label-cost = κόστος
label-once = εφάπαξ
label-minimum = ελάχιστη προσφορά
label-coins = νομίσματα
label-wood = ξύλο
label-stone = πέτρα
label-food = τροφή
label-luxury = πολυτέλεια
label-inhabitants = κάτοικοι
label-buildings = κτίρια
label-lands = εδάφη
label-lost = χάθηκαν
label-protected = προστασία
label-protects = προστασία
label-choice = 1 κατ’ επιλογή
label-half = +½ στις προσφορές
label-any-land = ταιριάζει κάθε έδαφος
label-disasters = Καταστροφές
label-pending = Σημειωμένες απαντήσεις
label-bid = προσφορά
label-passed = πάσο
label-unpaid = ανεξόφλητο
label-winner =
    { COUNT($seats) ->
        [one] Νίκη: { SEATS($seats) }
       *[other] Μοιράζονται τη νίκη: { SEATS($seats) }
    }
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
label-solo = Ατομικό παιχνίδι
label-level = Επίπεδο { $level }
label-target = χρειάζονται { $target } πόντοι
label-completed = Ολοκληρώθηκε
label-failed = Δεν ολοκληρώθηκε
label-extra-income = επιπλέον εισόδημα
label-civilisation = πολιτισμός
label-changed = μόλις άλλαξε

## Η εικόνα με λόγια

alt-head =
    { $level ->
        [none] Πελοπόννησος, γύρος { $round } από { $rounds }: { $phase }.
       *[other] Πελοπόννησος, ατομικό επίπεδο { $level }, γύρος { $round } από { $rounds }: { $phase }.
    }
alt-waiting = Αναμονή: { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] Το παιχνίδι τελείωσε· νίκη: { SEATS($seats) }.
       *[other] Το παιχνίδι τελείωσε· μοιράζονται τη νίκη: { SEATS($seats) }.
    }
alt-alone = Το παιχνίδι τελείωσε.
alt-regular = Κανονική σειρά: { LIST($tiles) }.
alt-conquest = Σειρά κατάκτησης: { LIST($tiles) }.
alt-bid = { NAME($tile) } ({ $mark }: { $coins })
alt-seat =
    { $civilisation ->
        [none] { $mark } { SEAT($seat) }.
       *[other] { $mark } { SEAT($seat) }, { NAME($civilisation) }: πόντοι { $points }, κάτοικοι { $inhabitants }, νομίσματα { $coins }, κτίρια { $buildings }, εδάφη { $lands }.
    }
alt-chips = Μάρκες: { LIST($disasters) }.

## Το τραπέζι και τα δικά σου ως κείμενο

text-phase =
    { $level ->
        [none] Γύρος { $round } από { $rounds }, { $phase }
       *[other] Ατομικό επίπεδο { $level }, χρειάζονται { $target } πόντοι. Γύρος { $round } από { $rounds }, { $phase }
    }
text-score =
    { $points ->
        [one] 1 πόντος τώρα (δύναμη { $power }: { $tiles } από πλακίδια, { $coins } από νομίσματα· πληθυσμός { $population })
       *[other] { $points } πόντοι τώρα (δύναμη { $power }: { $tiles } από πλακίδια, { $coins } από νομίσματα· πληθυσμός { $population })
    }
text-unpaid = { NAME($tile) } (με νόμισμα)
hand-pending = Σημειώθηκε: { LIST($actions) }. Μπορείς να το αλλάξεις μέχρι να απαντήσουν όλοι.
hand-onlooker = Δεν έχεις θέση σε αυτό το τραπέζι.

## Εντολές: με τι αρχίζουν, πρώτα η συνηθισμένη λέξη, και ένα παράδειγμα

order-bid = πρόσφερε, προσφορά, προσφέρω, δώσε
    .example = πρόσφερε Γέφυρα 3
order-pass = πάσο
    .example = πάσο
order-move = μετέφερε, μετακίνησε, πήγαινε
    .example = μετέφερε Δρόμο
order-withdraw = απόσυρε, αποσύρω, αποσύρσου, πίσω
    .example = απόσυρε
order-build = χτίσε, κτίσε, χτίζω
    .example = χτίσε πληρωμή
order-let = άφησε, αφήνω, εγκατάλειψε
    .example = άφησε
order-income = εισόδημα, πάρε
    .example = εισόδημα Λιμάνι πέτρα
order-keep = κράτα, κράτησε, κρατώ
    .example = κράτα Γέφυρα Λιμάνι
order-feed = τάισε, θρέψε, αντάλλαξε
    .example = τάισε 4
order-settle = εξόφλησε, εξοφλώ
    .example = εξόφλησε Λιμάνι
order-choose = διάλεξε, παίξε
    .example = διάλεξε Σπάρτη
order-extra = επιπλέον, έξτρα
    .example = επιπλέον 2 ξύλο 1 τροφή

orders-help = Τα εδάφη τα λες με το είδος τους, με γράμμα και αριθμό ή και με τα δύο: `πρόσφερε Δάσος A7 3` ή `πρόσφερε α7 3`· όταν υπάρχει διαθέσιμο μόνο ένα δάσος, αρκεί `πρόσφερε δάσος 3`. Πολλά πλακίδια ή είδη τα γράφεις απλώς στη σειρά, π.χ. `κράτα Γέφυρα Λιμάνι`, και κανένα είναι `κράτα τίποτα`.

## Οι υπόλοιπες λέξεις των εντολών, πρώτα η συνηθισμένη

word-wood = ξύλο, ξύλα
word-stone = πέτρα, πέτρες
word-food = τροφή, τροφές
word-coins = νόμισμα, νομίσματα, χρήμα
word-how-pay = πληρωμή, πλήρωσε, πληρώνω, πληρώνοντας, κόστος
word-how-coin = νόμισμα, νομίσματα
word-nothing = τίποτα, τίποτε, κανένα, καμία, μηδέν
word-fill-too = νόμισμα, νομίσματα, πολυτέλεια, πολυτελείας, αγαθό, αγαθά, κτίριο, κτίρια, έδαφος, εδάφη, εισόδημα, προσφορά, κατοίκους, κάτοικοι, σειρά, κατάκτησης, μόνο, πάνω

short-epidauros_odeon = Ωδείο, Επίδαυρος, Επίδαυρο
short-temple_of_apollo = Ναός, Ναό, Απόλλωνας, Απόλλωνα
short-cyclopean_masonry = Τείχη, Τείχος, Κυκλώπεια
short-workshop_of_phidias = Φειδίας, Φειδία
short-statue_of_zeus = Δίας, Δία
short-liongate = Πύλη, Λέοντες
short-tiryns_fortress = Τίρυνθα, Ακρόπολη, Κάστρο
short-port = Λιμένας, Λιμένα
short-street = Οδός, Οδό
short-agriculture = Γεωργίας
short-market = Υπαίθρια
short-granary = Αποθήκη
short-barracks = Στρατώνες
short-land_a01 = A1, A01, Α1, Βουνό Α1
short-land_a02 = A2, A02, Α2, Ορεινό δάσος Α2
short-land_a03 = A3, A03, Α3, Βουνό Α3
short-land_a04 = A4, A04, Α4, Ορεινό δάσος Α4
short-land_a05 = A5, A05, Α5, Κάμπος Α5, Κάμπο Α5
short-land_a06 = A6, A06, Α6, Ξέφωτο Α6
short-land_a07 = A7, A07, Α7, Δάσος Α7
short-land_a08 = A8, A08, Α8, Ξέφωτο Α8
short-land_a09 = A9, A09, Α9, Ξέφωτο Α9
short-land_a10 = A10, Α10, Δάσος Α10
short-land_b01 = B1, B01, Β1, Ξέφωτο Β1
short-land_b02 = B2, B02, Β2, Κάμπος Β2, Κάμπο Β2
short-land_b03 = B3, B03, Β3, Δάσος Β3
short-land_b04 = B4, B04, Β4, Ορεινό δάσος Β4
short-land_b05 = B5, B05, Β5, Βουνό Β5
short-land_b06 = B6, B06, Β6, Βουνό Β6
short-land_b07 = B7, B07, Β7, Δάσος Β7
short-land_c01 = C1, C01, Γ1, Δάσος Γ1
short-land_c02 = C2, C02, Γ2, Ορεινό δάσος Γ2
short-land_c03 = C3, C03, Γ3, Βουνό Γ3
short-arkadia = Αρκαδίας
short-korinth = Κορινθία

## Σενάρια, μέρη του ταμπλό, ρυθμίσεις

scenario-standard = βασικό
scenario-solo = ατομικό
scenario-level-1 = ατομικό, επίπεδο 1
scenario-level-2 = ατομικό, επίπεδο 2
scenario-level-3 = ατομικό, επίπεδο 3
scenario-level-4 = ατομικό, επίπεδο 4
scenario-level-5 = ατομικό, επίπεδο 5
region-rows = Οι σειρές πλακιδίων
region-seats = Όλα τα ταμπλό παικτών

## Εντολές

command = πελοπόννησος
    .description = Κινήσεις του παιχνιδιού «Πελοπόννησος»
command-choose-civilisation = διάλεξε-πολιτισμό
    .description = Ατομικό: διάλεξε τον πολιτισμό σου
    .label = Διάλεξε πολιτισμό
command-choose-incomes = διάλεξε-εισοδήματα
    .description = Ατομικό: διάλεξε τα επιπλέον εισοδήματά σου για όλο το παιχνίδι
    .label = Διάλεξε επιπλέον εισοδήματα
command-bid = πρόσφερε
    .description = Πρόσφερε νομίσματα για ένα πλακίδιο
    .label = Κάνε προσφορά
command-pass = πάσο
    .description = Μην κάνεις προσφορά σε αυτόν τον γύρο και πάρε 3 νομίσματα
    .label = Πάσο
command-move = μετέφερε
    .description = Αν ξεπέρασαν την προσφορά σου, μετέφερέ την σε άλλο πλακίδιο
    .label = Μετέφερε την προσφορά
command-withdraw = απόσυρε
    .description = Αν ξεπέρασαν την προσφορά σου, απόσυρέ την και πάρε ένα νόμισμα ακόμη
    .label = Απόσυρε την προσφορά
command-build = χτίσε
    .description = Πλήρωσε το κτίριο που κέρδισες ή βάλε πάνω του ένα νόμισμα
    .label = Πάρε το κτίριο
command-let-go = άφησε
    .description = Άφησε ένα κτίριο που κρατιέται μόνο με αγαθά πολυτελείας
    .label = Άφησε το κτίριο
command-choose-income = διάλεξε-εισόδημα
    .description = Διάλεξε τι φέρνει το Λιμάνι ή ο Ναός του Απόλλωνα σε αυτόν τον γύρο
    .label = Διάλεξε εισόδημα
command-keep = κράτα
    .description = Πες ποια πλακίδια κρατάς σε μια καταστροφή· τα υπόλοιπα χάνονται
    .label = Κράτα πλακίδια
command-feed = τάισε
    .description = Πες πόσα αγαθά πολυτελείας ανταλλάσσεις με την τροφή που λείπει
    .label = Τάισε τους κατοίκους
command-settle = εξόφλησε
    .description = Πες ποια κτίρια με νόμισμα εξοφλείς· τα υπόλοιπα χάνονται
    .label = Εξόφλησε κτίρια

## Παράμετροι

param-civilisation = πολιτισμός
    .description = Ποιος πολιτισμός
param-wood = ξύλο
    .description = Πόσο ξύλο
param-stone = πέτρα
    .description = Πόση πέτρα
param-food = τροφή
    .description = Πόση τροφή
param-tile = πλακίδιο
    .description = Ποιο πλακίδιο
param-coins = νομίσματα
    .description = Πόσα νομίσματα
param-how = πώς
    .description = Πλήρωσε το κόστος ή βάλε ένα νόμισμα
    .question = Πληρώνεις το κόστος ή βάζεις ένα νόμισμα;
param-kind = είδος
    .description = Ξύλο, πέτρα, τροφή ή νόμισμα
param-tiles = πλακίδια
    .description = Ποια πλακίδια
param-luxury = πολυτέλεια
    .description = Πόσα αγαθά πολυτελείας

## Πώς τελείωσε το παιχνίδι

ending-rounds = Το παιχνίδι τελειώνει μετά από { $rounds } γύρους.
ending-level-reached = Το επίπεδο { $level } ολοκληρώθηκε: χρειάζονταν { $target } πόντοι.
ending-level-missed = Το επίπεδο { $level } χάθηκε: χρειάζονταν { $target } πόντοι.
tie-higher = Ισοπαλία στους { $points } πόντους ({ SEATS($tied) })· κρίνει η υψηλότερη από τις δύο τιμές, { $most } έναντι { $less }.
tie-luxury = Ισοπαλία στους { $points } πόντους και στην υψηλότερη τιμή ({ SEATS($tied) })· κρίνουν τα είδη πολυτελείας, { $most } έναντι { $less }.
tie-shared = Ισοπαλία στους { $points } πόντους ({ SEATS($tied) })· τίποτε δεν ξεχωρίζει τους πρώτους.

## Ανασκόπηση

statistic-bid = Υψηλότερη προσφορά: { SEAT($seat) }, { COINS($coins) }, { NAME($tile) }
statistic-tiles = Περισσότερα πλακίδια: { SEATS($who) } ({ $number })
statistic-dead = Περισσότερες απώλειες κατοίκων: { SEATS($who) } ({ $number })
statistic-ruined = Περισσότερες απώλειες πλακιδίων από καταστροφές: { SEATS($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-not-outbid = αν κανείς δεν ξεπέρασε την προσφορά σου για { NAME($tile, case: "accusative") }
unmet-not-outbid = Η προσφορά σου για { NAME($tile, case: "accusative") } δεν βρίσκεται πια εκεί.
condition-outbid = αν κάποιος ξεπέρασε την προσφορά σου για { NAME($tile, case: "accusative") }
unmet-outbid = Κανείς δεν ξεπέρασε την προσφορά σου για { NAME($tile, case: "accusative") }.
condition-as-now = αν η προσφορά για { NAME($part, case: "accusative") } είναι όπως τώρα
unmet-as-now = Η προσφορά για { NAME($part, case: "accusative") } άλλαξε.
condition-no-bid-yet = αν κανείς δεν έκανε προσφορά για { NAME($tile, case: "accusative") }
unmet-no-bid-yet = Υπάρχει ήδη προσφορά για { NAME($tile, case: "accusative") }, ή το πλακίδιο έφυγε.
