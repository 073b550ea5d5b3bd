### Το παιχνίδι «Antike» στα ελληνικά.

## Λαοί. Το «start» αρχίζει πρόταση, το «the» στέκει μέσα σε αυτήν, στην ονομαστική.

name-greeks = Έλληνες
    .start = Οι Έλληνες
    .the = οι Έλληνες
    .genitive = των Ελλήνων
    .accusative = τους Έλληνες
name-romans = Ρωμαίοι
    .start = Οι Ρωμαίοι
    .the = οι Ρωμαίοι
    .genitive = των Ρωμαίων
    .accusative = τους Ρωμαίους
    .order = Ρωμαίους
name-germans = Γερμανοί
    .start = Οι Γερμανοί
    .the = οι Γερμανοί
    .genitive = των Γερμανών
    .accusative = τους Γερμανούς
    .order = Γερμανούς
name-phoenicians = Φοίνικες
    .start = Οι Φοίνικες
    .the = οι Φοίνικες
    .genitive = των Φοινίκων
    .accusative = τους Φοίνικες
name-carthaginians = Καρχηδόνιοι
    .start = Οι Καρχηδόνιοι
    .the = οι Καρχηδόνιοι
    .genitive = των Καρχηδονίων
    .accusative = τους Καρχηδονίους
    .order = Καρχηδονίους
name-persians = Πέρσες
    .start = Οι Πέρσες
    .the = οι Πέρσες
    .genitive = των Περσών
    .accusative = τους Πέρσες
name-arabs = Άραβες
    .start = Οι Άραβες
    .the = οι Άραβες
    .genitive = των Αράβων
    .accusative = τους Άραβες
name-egyptians = Αιγύπτιοι
    .start = Οι Αιγύπτιοι
    .the = οι Αιγύπτιοι
    .genitive = των Αιγυπτίων
    .accusative = τους Αιγυπτίους
    .order = Αιγυπτίους
name-babylonians = Βαβυλώνιοι
    .start = Οι Βαβυλώνιοι
    .the = οι Βαβυλώνιοι
    .genitive = των Βαβυλωνίων
    .accusative = τους Βαβυλωνίους
    .order = Βαβυλωνίους

## Επαρχίες και οι πόλεις τους

name-adane = Αδάνη
    .accusative = την Αδάνη
name-adulis = Άδουλις
    .accusative = την Άδουλι
    .order = Άδουλι
name-alexandria = Αλεξάνδρεια
    .accusative = την Αλεξάνδρεια
name-ammonion = Αμμώνιο
    .accusative = το Αμμώνιο
name-antiochia = Αντιόχεια
    .accusative = την Αντιόχεια
name-artaxata = Αρτάξατα
    .accusative = τα Αρτάξατα
name-athen = Αθήνα
    .accusative = την Αθήνα
name-attalia = Αττάλεια
    .accusative = την Αττάλεια
name-babylon = Βαβυλώνα
    .accusative = τη Βαβυλώνα
name-berenice = Βερενίκη
    .accusative = τη Βερενίκη
name-bycantium = Βυζάντιο
    .accusative = το Βυζάντιο
name-charax = Χάραξ
    .accusative = τον Χάρακα
    .order = Χάρακα
name-corniclanum = Κορνικλάνο
    .accusative = το Κορνικλάνο
name-cyrene = Κυρήνη
    .accusative = την Κυρήνη
name-dioscoridis = Διοσκορίδα
    .accusative = τη Διοσκορίδα
name-dyrrhachion = Δυρράχιο
    .accusative = το Δυρράχιο
name-ephesos = Έφεσος
    .accusative = την Έφεσο
    .order = Έφεσο
name-gerrha = Γέρρα
    .accusative = τη Γέρρα
name-gordion = Γόρδιο
    .accusative = το Γόρδιο
name-harmotia = Αρμοζία
    .accusative = την Αρμοζία
name-knossos = Κνωσός
    .accusative = την Κνωσό
    .order = Κνωσό
name-leptis-magna = Λέπτις Μάγκνα
    .accusative = τη Λέπτις Μάγκνα
name-mecca = Μέκκα
    .accusative = τη Μέκκα
name-melitene = Μελιτηνή
    .accusative = τη Μελιτηνή
name-memphis = Μέμφιδα
    .accusative = τη Μέμφιδα
name-meroe = Μερόη
    .accusative = τη Μερόη
name-messana = Μεσσήνη
    .accusative = τη Μεσσήνη
name-moscha = Μόσχα
    .accusative = τη Μόσχα
name-napoca = Νάποκα
    .accusative = τη Νάποκα
name-ninive = Νινευή
    .accusative = τη Νινευή
name-ommana = Όμμανα
    .accusative = τα Όμμανα
name-opone = Οπώνη
    .accusative = την Οπώνη
name-palmyra = Παλμύρα
    .accusative = την Παλμύρα
name-paphos = Πάφος
    .accusative = την Πάφο
    .order = Πάφο
name-pella = Πέλλα
    .accusative = την Πέλλα
name-persepolis = Περσέπολη
    .accusative = την Περσέπολη
name-petra = Πέτρα
    .accusative = την Πέτρα
name-phasis = Φάσις
    .accusative = τη Φάσι
    .order = Φάσι
name-punt = Πουντ
    .accusative = το Πουντ
name-rhagai = Ράγες
    .accusative = τις Ράγες
name-saba = Σαβά
    .accusative = το Σαβά
name-sinope = Σινώπη
    .accusative = τη Σινώπη
name-sirmium = Σίρμιο
    .accusative = το Σίρμιο
name-sparta = Σπάρτη
    .accusative = τη Σπάρτη
name-susa = Σούσα
    .accusative = τα Σούσα
name-taima = Τάιμα
    .accusative = την Τάιμα
name-theben = Θήβες
    .accusative = τις Θήβες
name-tomis = Τόμις
    .accusative = την Τόμι
    .order = Τόμι
name-tyros = Τύρος
    .accusative = την Τύρο
    .order = Τύρο
name-zadrakarta = Ζαδράκαρτα
    .accusative = τα Ζαδράκαρτα
name-aquileia = Ακυληία
    .accusative = την Ακυληία
name-aquincum = Ακουίνκο
    .accusative = το Ακουίνκο
name-brigantium = Βριγάντιο
    .accusative = το Βριγάντιο
name-burdigala = Βουρδίγαλα
    .accusative = τα Βουρδίγαλα
name-caesarea = Καισάρεια
    .accusative = την Καισάρεια
name-caralis = Κάραλις
    .accusative = την Κάραλι
    .order = Κάραλι
name-carthago = Καρχηδόνα
    .accusative = την Καρχηδόνα
name-carthago-nova = Νέα Καρχηδόνα
    .accusative = τη Νέα Καρχηδόνα
name-castra-regina = Κάστρα Ρεγκίνα
    .accusative = την Κάστρα Ρεγκίνα
name-colonia = Κολωνία
    .accusative = την Κολωνία
name-eburacum = Εβόρακο
    .accusative = το Εβόρακο
name-gades = Γάδειρα
    .accusative = τα Γάδειρα
name-londinium = Λονδίνιο
    .accusative = το Λονδίνιο
name-lugdunum = Λούγδουνο
    .accusative = το Λούγδουνο
name-lutetia = Λουτητία
    .accusative = τη Λουτητία
name-massilia = Μασσαλία
    .accusative = τη Μασσαλία
name-mediolanum = Μεδιόλανο
    .accusative = το Μεδιόλανο
name-palma = Πάλμα
    .accusative = την Πάλμα
name-roma = Ρώμη
    .accusative = τη Ρώμη
name-salona = Σάλωνα
    .accusative = τα Σάλωνα
name-tarraco = Ταρρακώνα
    .accusative = την Ταρρακώνα
name-tingis = Τίγγις
    .accusative = την Τίγγι
    .order = Τίγγι
name-toletum = Τόλητο
    .accusative = το Τόλητο
name-treva = Τρέβα
    .accusative = την Τρέβα
name-vindobona = Βινδόβονα
    .accusative = τη Βινδόβονα

## Πόροι και πεδία του κύκλου. Το «good» είναι ο πόρος στην αιτιατική, χωρίς άρθρο.

name-marble = Μάρμαρο
    .good = μάρμαρο
name-iron = Σίδηρος
    .good = σίδηρο
name-gold = Χρυσός
    .good = χρυσό
name-temple = Ναός
name-arming = Εξοπλισμός
name-advance = Πρόοδος
name-manoeuvre-a = Εκστρατεία (μετά τον Χρυσό)
name-manoeuvre-b = Εκστρατεία (μετά την Πρόοδο)

## Πρόοδοι· η αιτιατική φέρνει μαζί το άρθρο

name-wheel = Τροχός
    .accusative = τον Τροχό
    .order = Τροχό
name-roads = Οδοποιία
    .accusative = την Οδοποιία
name-sailing = Ιστιοπλοΐα
    .accusative = την Ιστιοπλοΐα
name-navigation = Ναυσιπλοΐα
    .accusative = τη Ναυσιπλοΐα
name-market = Αγορά
    .accusative = την Αγορά
name-currency = Χρήμα
    .accusative = το Χρήμα
name-monarchy = Μοναρχία
    .accusative = τη Μοναρχία
name-democracy = Δημοκρατία
    .accusative = τη Δημοκρατία

## Προσωπικότητες, μονάδες, αντιδράσεις, χάρτες και παραλλαγές

name-king = Βασιλιάς
    .stack = των βασιλιάδων
    .order = Βασιλιά
name-scholar = Λόγιος
    .stack = των λογίων
    .order = Λόγιο
name-general = Στρατηγός
    .stack = των στρατηγών
    .order = Στρατηγό
name-citizen = Πολίτης
    .stack = των πολιτών
    .order = Πολίτη
name-navigator = Θαλασσοπόρος
    .stack = των θαλασσοπόρων
    .order = Θαλασσοπόρο

name-legion = Λεγεώνα
    .several = λεγεώνες
name-galley = Γαλέρα
    .several = γαλέρες

name-always = πάντα μάχη
name-never = ποτέ μάχη
name-ask = ερώτηση

name-orient = Ανατολή
name-occident = Δύση (ανακατασκευή)
name-orient-two-colours = Ανατολή, από δύο χρώματα
name-occident-two-colours = Δύση (ανακατασκευή), από δύο χρώματα

name-professional = παραλλαγή για έμπειρους
name-military = στρατιωτική παραλλαγή
name-long = μακρύτερο παιχνίδι
name-twelve = δώδεκα προσωπικότητες
name-chosen = οι λαοί διαλέγονται με τη σειρά

## Τόσο από κάτι, στην αιτιατική

amount-marble = { $number } μάρμαρο
amount-iron = { $number } σίδηρο
amount-gold = { $number } χρυσό
amount-coins =
    { $number ->
        [one] { $number } νόμισμα
       *[other] { $number } νομίσματα
    }
amount-legions =
    { $number ->
        [one] { $number } λεγεώνα
       *[other] { $number } λεγεώνες
    }
amount-galleys =
    { $number ->
        [one] { $number } γαλέρα
       *[other] { $number } γαλέρες
    }
amount-points =
    { $number ->
        [one] { $number } πόντο
       *[other] { $number } πόντους
    }
amount-king =
    { $number ->
        [one] έναν βασιλιά
       *[other] { $number } βασιλιάδες
    }
amount-scholar =
    { $number ->
        [one] έναν λόγιο
       *[other] { $number } λόγιους
    }
amount-general =
    { $number ->
        [one] έναν στρατηγό
       *[other] { $number } στρατηγούς
    }
amount-citizen =
    { $number ->
        [one] έναν πολίτη
       *[other] { $number } πολίτες
    }
amount-navigator =
    { $number ->
        [one] έναν θαλασσοπόρο
       *[other] { $number } θαλασσοπόρους
    }
amount-nothing = τίποτα
amount-no-units = καμία μονάδα

## Στήσιμο

nations-taken =
    { $chosen ->
        [yes] { SEAT($seat) } διαλέγει { NAMES($nations, case: "accusative") }.
       *[no] { $left ->
            [yes] { SEAT($seat) } παίζει με { NAMES($nations, case: "accusative") }, που απέμειναν.
           *[no] { SEAT($seat) } παίζει με { NAMES($nations, case: "accusative") }.
        }
    }
starter-drawn = Η κλήρωση ορίζει ότι αρχίζει { SEAT($seat) }.
order-set = Σειρά παιχνιδιού: { NAMES($nations) }.
cities-placed = { NAME($nation, case: "start") } ξεκινούν με { NAMES($provinces, case: "accusative") }.

## Ο γύρος και η σειρά

round-begun =
    { $coins ->
        [0] Αρχίζει ο γύρος { $round }· η τράπεζα δεν έχει πια νομίσματα, γι’ αυτό κάθε λαός παίρνει έναν πόρο.
        [one] Αρχίζει ο γύρος { $round }· η τράπεζα μοιράζει το τελευταίο της νόμισμα, και οι άλλοι λαοί παίρνουν έναν πόρο στη θέση του.
       *[other] { $without ->
            [0] Αρχίζει ο γύρος { $round }· η τράπεζα μοιράζει { $coins } νομίσματα, ένα ανά λαό.
           *[other] Αρχίζει ο γύρος { $round }· η τράπεζα μοιράζει τα τελευταία { $coins } νομίσματά της, και οι άλλοι λαοί παίρνουν έναν πόρο στη θέση τους.
        }
    }
resource-taken = { NAME($nation, case: "start") } παίρνουν { GOOD($resource, 1) } στη θέση ενός νομίσματος.
field-chosen =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($nation, case: "start") } προχωρούν { $steps } βήματα ως το πεδίο «{ NAME($field) }» και πληρώνουν { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
       *[no] { $steps ->
            [0] { NAME($nation, case: "start") } ξεκινούν στον κύκλο από το πεδίο «{ NAME($field) }».
           *[other] { NAME($nation, case: "start") } προχωρούν στο πεδίο «{ NAME($field) }».
        }
    }
produced =
    { $amount ->
        [0] { NAME($nation, case: "start") } δεν έχουν πόλη που να δίνει { NAME($resource, case: "good") } και δεν παράγουν τίποτα.
       *[other] { $bonus ->
            [0] { NAME($nation, case: "start") } παράγουν { GOOD($resource, $amount) }.
            [1] { NAME($nation, case: "start") } παράγουν { GOOD($resource, $amount) } (1 χάρη στην Αγορά).
           *[other] { NAME($nation, case: "start") } παράγουν { GOOD($resource, $amount) } ({ $bonus } χάρη στο Χρήμα).
        }
    }
temple-built = { NAME($nation, case: "start") } χτίζουν ναό σ{ NAME($province, case: "accusative") } με { GOODS(MARBLE($marble), COINS($coins)) }.
units-raised = { NAME($nation, case: "start") } παρατάσσουν { FORCES($legions, $galleys) } σ{ NAME($province, case: "accusative") } με { GOODS(IRON($iron), COINS($coins)) }.
advance-acquired =
    { $new ->
        [yes] { NAME($nation, case: "start") } αποκτούν πρώτοι { NAME($advance, case: "accusative") } με { GOODS(GOLD($gold), COINS($coins)) }.
       *[no] { NAME($nation, case: "start") } αποκτούν { NAME($advance, case: "accusative") } με { GOODS(GOLD($gold), COINS($coins)) }.
    }
exchanged = { NAME($nation, case: "start") } ανταλλάσσουν { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } με { GOOD($resource, $amount) }.

## Εκστρατεία

units-moved = { NAME($nation, case: "start") } μετακινούν { UNITS($unit, $count) } από { NAME($origin, case: "accusative") } σ{ NAME($province, case: "accusative") }.
units-moved-on = { NAME($nation, case: "start") } μετακινούν { UNITS($unit, $count) } από { NAME($origin, case: "accusative") } σ{ NAME($province, case: "accusative") }, περνώντας από { NAMES($over, case: "accusative") }.
fought = { NAME($nation, case: "start") } μάχονται εναντίον { NAME($opponent, case: "genitive") } σ{ NAME($province, case: "accusative") }· κάθε πλευρά χάνει { UNITS($unit, $count) }.
fight-demanded = { NAME($nation, case: "start") } δίνουν μάχη με { NAME($opponent, case: "accusative") } που μπαίνουν σ{ NAME($province, case: "accusative") }· κάθε πλευρά χάνει { UNITS($unit, $count) }.
let-pass =
    { $count ->
        [one] { NAME($nation, case: "start") } αφήνουν { UNITS($unit, $count) } { NAME($opponent, case: "genitive") } να μπει χωρίς μάχη σ{ NAME($province, case: "accusative") }.
       *[other] { NAME($nation, case: "start") } αφήνουν { UNITS($unit, $count) } { NAME($opponent, case: "genitive") } να μπουν χωρίς μάχη σ{ NAME($province, case: "accusative") }.
    }
city-conquered =
    { $temple ->
        [yes] { SOME($lost_legions, $lost_galleys) ->
            [yes] { NAME($nation, case: "start") } δίνουν { FORCES($legions, $galleys) }, κατακτούν { NAME($province, case: "accusative") } και καταστρέφουν τον ναό της πόλης· { NAME($opponent, case: "the") } χάνουν εκεί { FORCES($lost_legions, $lost_galleys) }.
           *[no] { NAME($nation, case: "start") } δίνουν { FORCES($legions, $galleys) }, κατακτούν { NAME($province, case: "accusative") } και καταστρέφουν τον ναό της πόλης· { NAME($opponent, case: "the") } δεν χάνουν εκεί μονάδες.
        }
       *[no] { SOME($lost_legions, $lost_galleys) ->
            [yes] { NAME($nation, case: "start") } δίνουν { FORCES($legions, $galleys) } και κατακτούν { NAME($province, case: "accusative") }· { NAME($opponent, case: "the") } χάνουν εκεί { FORCES($lost_legions, $lost_galleys) }.
           *[no] { NAME($nation, case: "start") } δίνουν { FORCES($legions, $galleys) } και κατακτούν { NAME($province, case: "accusative") }· { NAME($opponent, case: "the") } δεν χάνουν εκεί μονάδες.
        }
    }
city-given-up =
    { $temple ->
        [yes] { NAME($nation, case: "start") } εγκαταλείπουν { NAME($province, case: "accusative") }· ο ναός της πόλης επιστρέφει στην τράπεζα.
       *[no] { NAME($nation, case: "start") } εγκαταλείπουν { NAME($province, case: "accusative") }.
    }
manoeuvre-ended = { NAME($nation, case: "start") } τελειώνουν την εκστρατεία τους χωρίς κίνηση, μάχη ή κατάκτηση.

## Το τέλος της σειράς

city-founded = { NAME($nation, case: "start") } ιδρύουν { NAME($province, case: "accusative") } με { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
personages-won = { NAME($nation, case: "start") } κερδίζουν { PERSONAGES($personage, $count) } και έχουν τώρα { POINTS($total) }.
bonus-won = { NAME($nation, case: "start") } έχουν και τις οκτώ προόδους, κερδίζουν γι’ αυτό { PERSONAGES($personage, 1) } και έχουν τώρα { POINTS($total) }.
all-personages-gone = Μοιράστηκε και η τελευταία προσωπικότητα· από εδώ και πέρα νικά ο επόμενος λαός που θα καταστρέψει ξένο ναό.
game-won = { NAME($nation, case: "start") } κερδίζουν το παιχνίδι με { POINTS($points) }· νίκη: { SEAT($seat) }.

## Πάγιες εντολές, μόνο για τη θέση τους

standing-order-given =
    { COUNT($covers) ->
        [0] Η πάγια εντολή σου { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Την ξέρεις μόνο εσύ.
        [one] Η πάγια εντολή σου { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Την ξέρεις μόνο εσύ. Όσο ισχύει, η εντολή { LIST($covers) } δεν έχει αποτέλεσμα.
       *[other] Η πάγια εντολή σου { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Την ξέρεις μόνο εσύ. Όσο ισχύει, οι εντολές { LIST($covers) } δεν έχουν αποτέλεσμα.
    }
standing-order-lifted =
    { $number ->
        [0] Καταργήθηκαν όλες οι πάγιες εντολές σου.
       *[other] Καταργήθηκε η πάγια εντολή σου { $number }· οι επόμενες ανεβαίνουν μία θέση.
    }
standing-least = από { $least } και πάνω

## Ερωτήσεις

question-choose-nation = Με ποιον λαό παίζεις;
question-choose-city = Σε ποια πόλη ξεκινούν { NAME($nation, case: "the") };
question-take-resource = Η τράπεζα δεν έχει πια νομίσματα. Ποιον πόρο παίρνουν { NAME($nation, case: "the") };
question-rondel =
    { COUNT($free) ->
        [0] Σε ποιο πεδίο του κύκλου προχωρούν { NAME($nation, case: "the") };
       *[other] Σε ποιο πεδίο του κύκλου προχωρούν { NAME($nation, case: "the") }; Δωρεάν: { NAMES($free) }· κάθε πεδίο πιο πέρα κοστίζει έναν πόρο ή ένα νόμισμα παραπάνω.
    }
question-build = Πού χτίζουν ναό { NAME($nation, case: "the") };
question-arm = Πού παρατάσσουν μονάδες { NAME($nation, case: "the") } και ποιες;
question-advance = Ποια πρόοδο αποκτούν { NAME($nation, case: "the") };
question-manoeuvre =
    { $conquests ->
        [0] Πού πηγαίνουν ή πού μάχονται { NAME($nation, case: "the") };
       *[other] Πού πηγαίνουν ή πού μάχονται { NAME($nation, case: "the") }; Με την πρώτη κατάκτηση τελειώνουν οι κινήσεις και οι μάχες.
    }
question-conquest = Ποια πόλη κατακτούν τώρα { NAME($nation, case: "the") };
question-found = Πού ιδρύουν πόλη { NAME($nation, case: "the") };
question-choose-stack = Περισσότερες από μία στοίβες προσωπικοτήτων είναι εξίσου μεγάλες. Από ποια παίρνουν { NAME($nation, case: "the") } τη δική τους;
question-react =
    { $lost ->
        [0] { $count ->
            [one] { NAME($opponent, case: "start") } μπαίνουν σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) }. Δίνουν μάχη με αυτή τη μονάδα { NAME($nation, case: "the") };
           *[other] { NAME($opponent, case: "start") } μπαίνουν σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) }. Με πόσες από αυτές μάχονται { NAME($nation, case: "the") };
        }
       *[other] { NAME($opponent, case: "start") } μπήκαν σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) } και έχασαν εκεί { $lost }. Με πόσες από τις υπόλοιπες μάχονται { NAME($nation, case: "the") };
    }
# Τι διαβάζουν όλοι όσο ερωτάται κάποιος, και πόσο κοστίζει ένα πεδίο εκεί όπου διαλέγεται.
asked-choose-nation = διάλεξε λαό.
asked-choose-city = πού ξεκινούν { NAME($nation, case: "the") };
asked-take-resource = τέλος τα νομίσματα: ποιον πόρο ({ NAME($nation) });
asked-rondel = προχώρησε στον κύκλο ({ NAME($nation) }).
asked-manoeuvre = συνέχισε την εκστρατεία ({ NAME($nation) }).
asked-choose-stack = από ποια στοίβα παίρνουν { NAME($nation, case: "the") };
asked-react = { UNITS($unit, $count) } { NAME($opponent, case: "genitive") } σ{ NAME($province, case: "accusative") }: μάχη;
choice-field = { NAME($field) }: πλήρωσε { $price }
fact-rondel = κοστίζει { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
fact-rondel-idle = κοστίζει { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }· τίποτα δεν κερδίζεις εκεί τώρα
remark-price = κόστος { SUM(GOLD($gold), COINS($coins)) }
remark-start = { NAMES($provinces) }
remark-idle = εκεί δεν έχεις τίποτα να κάνεις τώρα
remark-barren = δεν αποδίδει τίποτα τώρα
question-standing = Θέλεις να ορίσεις από πριν πώς αντιδράς σε μονάδες που μπαίνουν;

## Ενέργειες, όπως σε ένα κουμπί

action-choose-nation = Παίξε με { NAME($nation, case: "accusative") }
action-choose-city = Ξεκίνα σ{ NAME($province, case: "accusative") }
action-take-resource = Πάρε { GOOD($resource, 1) }
action-rondel =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($field) }: πλήρωσε { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
       *[no] { NAME($field) }
    }
action-build =
    { $coins ->
        [-1] Ναός σ{ NAME($province, case: "accusative") }
        [0] Ναός σ{ NAME($province, case: "accusative") }, χωρίς νομίσματα
       *[other] Ναός σ{ NAME($province, case: "accusative") }, με { COINS($coins) }
    }
action-arm =
    { $coins ->
        [-1] Παράταξε { FORCES($legions, $galleys) } σ{ NAME($province, case: "accusative") }
        [0] Παράταξε { FORCES($legions, $galleys) } σ{ NAME($province, case: "accusative") }, χωρίς νομίσματα
       *[other] Παράταξε { FORCES($legions, $galleys) } σ{ NAME($province, case: "accusative") }, με { COINS($coins) }
    }
action-advance =
    { $coins ->
        [-1] Απόκτησε { NAME($advance, case: "accusative") }
        [0] Απόκτησε { NAME($advance, case: "accusative") } χωρίς νομίσματα
       *[other] Απόκτησε { NAME($advance, case: "accusative") } με { COINS($coins) }
    }
action-move =
    { $spent ->
        [-1] { UNITS($unit, $count) }: { ROUTE($origin, $route) }
       *[other] { UNITS($unit, $count) } (ξοδεμένες ενέργειες: { $spent }): { ROUTE($origin, $route) }
    }
action-fight =
    { $spent ->
        [-1] { $nation ->
            [none] Μάχη σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) }
           *[other] Μάχη κατά { NAME($nation, case: "genitive") } σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) }
        }
       *[other] { $nation ->
            [none] Μάχη σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) } (ξοδεμένες ενέργειες: { $spent })
           *[other] Μάχη κατά { NAME($nation, case: "genitive") } σ{ NAME($province, case: "accusative") } με { UNITS($unit, $count) } (ξοδεμένες ενέργειες: { $spent })
        }
    }
brief-rondel = { NAME($field) }
brief-move = { $count } { $unit ->
        [legion] Λ
       *[galley] Γ
    }{ $spent ->
        [-1] { "" }
       *[other] { " " }(ήδη { $spent })
    }: { ROUTE($origin, $route) }
brief-arm =
    { $coins ->
        [-1] { FORCES($legions, $galleys) }: { NAME($province) }
       *[other] { FORCES($legions, $galleys) }: { NAME($province) }, { COINS($coins) }
    }
brief-conquer =
    { $give_up ->
        [none] { NAME($province) }: { FORCES($legions, $galleys) }
       *[other] { NAME($province) }: { FORCES($legions, $galleys) }, χωρίς { NAME($give_up) }
    }
part-move-spent =
    { $spent ->
        [-1] { "" }
       *[other] ήδη { $spent }
    }
action-conquer =
    { $give_up ->
        [none] { SOME($legions, $galleys) ->
            [yes] Κατάκτησε { NAME($province, case: "accusative") } με { FORCES($legions, $galleys) }
           *[no] Κατάκτησε { NAME($province, case: "accusative") }
        }
       *[other] { SOME($legions, $galleys) ->
            [yes] Κατάκτησε { NAME($province, case: "accusative") } με { FORCES($legions, $galleys) }, άφησε { NAME($give_up, case: "accusative") }
           *[no] Κατάκτησε { NAME($province, case: "accusative") }, άφησε { NAME($give_up, case: "accusative") }
        }
    }
action-found =
    { $coins ->
        [none] Ίδρυσε { NAME($province, case: "accusative") }
       *[other] { COUNT($coins) ->
            [0] Ίδρυσε { NAME($province, case: "accusative") } χωρίς νομίσματα
           *[other] Ίδρυσε { NAME($province, case: "accusative") }, νομίσματα για { NAMES($coins, case: "good") }
        }
    }
action-exchange = Αντάλλαξε { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } με { GOT($resource, $marble, $iron, $gold) }
action-choose-stack = Από τη στοίβα { NAME($personage, case: "stack") }
action-done = Τέλος
# Τι τελειώνει οριστικά, εκεί όπου ζητείται επιβεβαίωση.
ends-temple = Τέλος με τους ναούς: τελειώνει η σειρά σου
ends-arming = Τέλος με την παράταξη: τελειώνει η σειρά σου
ends-advance = Τέλος με τις προόδους: τελειώνει η σειρά σου
ends-move = Τέλος με την εκστρατεία: τελειώνει η σειρά σου
ends-conquest = Τέλος με τις κατακτήσεις: τελειώνει η σειρά σου
ends-founding = Τέλος με τις ιδρύσεις: τελειώνει η σειρά σου
action-demand =
    { $fights ->
        [0] Χωρίς μάχη
        [one] Μάχη με 1 μονάδα
       *[other] Μάχη με { $fights } μονάδες
    }
action-stand = Πάγια εντολή: { STANDING($reaction, $unit, $opponent, $province, $least) }
action-lift =
    { $number ->
        [0] Κατάργησε όλες τις πάγιες εντολές
       *[other] Κατάργησε την πάγια εντολή { $number }
    }

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-choose-nation = Οι λαοί διαλέγονται στο στήσιμο, με τη σειρά, αν το τραπέζι έχει αυτή την παραλλαγή.
when-choose-city = Αρχικές πόλεις διαλέγονται στο στήσιμο, όταν δεν είναι ορισμένες από τους κανόνες.
when-take-resource = Σε ρωτάμε στην αρχή γύρου όπου η τράπεζα δεν έχει πια νόμισμα για τον λαό σου.
when-rondel = Προχωράς στον κύκλο όταν αρχίζει η σειρά του λαού σου.
when-build = Ναούς χτίζεις στη σειρά όπου πήγες στο πεδίο Ναός.
when-arm = Μονάδες παρατάσσεις στη σειρά όπου πήγες στο πεδίο Εξοπλισμός.
when-advance = Προόδους αποκτάς στη σειρά όπου πήγες στο πεδίο Πρόοδος.
when-move = Μονάδες κινείς στη σειρά όπου πήγες στο πεδίο Εκστρατεία, πριν από τις κατακτήσεις.
when-fight = Μάχεσαι στη σειρά όπου πήγες στο πεδίο Εκστρατεία, πριν από τις κατακτήσεις.
when-conquer = Κατακτάς στη σειρά όπου πήγες στο πεδίο Εκστρατεία, αφού κινηθούν οι μονάδες σου.
when-found = Πόλεις ιδρύεις στο τέλος της σειράς σου, όπου έχεις μονάδες και κανείς δεν έχει πόλη.
when-exchange = Ανταλλάσσεις στη σειρά σου, αφού αποκτήσεις και τις οκτώ προόδους.
when-choose-stack = Διαλέγεις όταν η όγδοη πρόοδός σου φέρνει προσωπικότητα και πολλές στοίβες είναι οι μεγαλύτερες.
when-done = Το λες στη σειρά σου, αφού προχωρήσεις στον κύκλο.
when-demand = Σε ρωτάμε όταν μπαίνουν ξένες μονάδες σε επαρχία όπου έχεις μονάδες του ίδιου είδους.

## Μέρη απαντήσεων, όπως επιλέγονται μαζί

part-move-origin-unit-count = { UNITS($unit, $count) } σ{ NAME($origin, case: "accusative") }
    .question = Ποιες μονάδες;
part-arm-legions-galleys = { FORCES($legions, $galleys) }
    .question = Ποιες μονάδες;
part-fight-province-unit-nation =
    { $nation ->
        [none] { NAME($province) }: { NAME($unit) }
       *[other] { NAME($province) }: { NAME($unit) }, { NAME($nation) }
    }
    .question = Ποια μάχη;
part-conquer-legions-galleys = { FORCES($legions, $galleys) }
    .question = Με ποιες μονάδες;
part-exchange-resource-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } για { NAME($resource) }
    .question = Ποια ανταλλαγή;
part-exchange-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) }
    .question = Τι δίνεις;
part-rondel-marble-iron-gold-coins = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
    .question = Με τι πληρώνεις;
otherwise-exchange = Ανάμεικτα …
otherwise-rondel = Άλλη πληρωμή …
otherwise-build = Άλλη πληρωμή …
otherwise-arm = Άλλη πληρωμή …
otherwise-advance = Άλλη πληρωμή …
otherwise-found = Άλλη πληρωμή …
otherwise-move = Άλλες μονάδες …
otherwise-fight = Χάσε άλλες μονάδες …

## Αρνήσεις

refusal-nation-taken = { NAME($nation, case: "start") } είναι ήδη πιασμένοι· διάλεξε άλλον λαό.
refusal-nation-not-in-game = { NAME($nation, case: "start") } δεν παίρνουν μέρος στο παιχνίδι· διάλεξε έναν από τους διαθέσιμους λαούς.
refusal-not-a-start-city = { NAME($nation, case: "start") } δεν μπορούν να ξεκινήσουν σ{ NAME($province, case: "accusative") }· διάλεξε μία από τις αρχικές τους πόλεις.
refusal-city-taken = Η πόλη «{ NAME($province) }» είναι ήδη πιασμένη· διάλεξε μια ελεύθερη πόλη.
refusal-steps-paid-wrongly =
    { $price ->
        [0] Η μετακίνηση στο πεδίο «{ NAME($field) }» είναι δωρεάν· μη δηλώσεις πληρωμή.
        [one] Η μετακίνηση στο πεδίο «{ NAME($field) }» κοστίζει έναν πόρο ή ένα νόμισμα, ενώ δήλωσες { $paid }· πλήρωσε ακριβώς ένα, π.χ. `πλήρωσε 1 χρυσό`.
       *[other] Η μετακίνηση στο πεδίο «{ NAME($field) }» κοστίζει συνολικά { $price } πόρους ή νομίσματα, ενώ δήλωσες { $paid }· πλήρωσε ακριβώς { $price }, π.χ. `{ PAYMENT($price) }`.
    }
refusal-steps-too-dear =
    { $price ->
        [one] Η μετακίνηση στο πεδίο «{ NAME($field) }» κοστίζει έναν πόρο ή ένα νόμισμα, και δεν έχεις τίποτα· δωρεάν: { NAMES($free) }.
       *[other] { $has ->
            [0] Η μετακίνηση στο πεδίο «{ NAME($field) }» κοστίζει συνολικά { $price } πόρους ή νομίσματα, και δεν έχεις τίποτα· δωρεάν: { NAMES($free) }.
           *[other] Η μετακίνηση στο πεδίο «{ NAME($field) }» κοστίζει συνολικά { $price } πόρους ή νομίσματα, και έχεις μόνο { $has }· δωρεάν: { NAMES($free) }.
        }
    }
refusal-not-enough =
    { $has ->
        [0] Δεν μπορείς να δώσεις { GOOD($resource, $needs) }, γιατί δεν έχεις καθόλου· δώσε κάτι άλλο.
       *[other] Δεν μπορείς να δώσεις { GOOD($resource, $needs) }, γιατί έχεις μόνο { $has }· δώσε λιγότερο.
    }
refusal-cannot-pay =
    { $given ->
        [0] { SOME($has, $coins) ->
            [yes] Αυτό κοστίζει { GOOD($resource, $price) }, και έχεις μόνο { GOODS(GOOD($resource, $has), COINS($coins)) }· διάλεξε κάτι φθηνότερο ή συνέχισε.
           *[no] Αυτό κοστίζει { GOOD($resource, $price) }, και δεν έχεις ούτε { NAME($resource, case: "good") } ούτε νομίσματα· διάλεξε κάτι φθηνότερο ή συνέχισε.
        }
       *[other] { SOME($has, $coins) ->
            [yes] Αυτό κοστίζει { GOOD($resource, $price) }, και έχεις μόνο { GOODS(GOOD($resource, $has), COINS($coins)) }· αντάλλαξε πρώτα { $given } άλλους πόρους δύο προς έναν ή συνέχισε.
           *[no] Αυτό κοστίζει { GOOD($resource, $price) }, και δεν έχεις ούτε { NAME($resource, case: "good") } ούτε νομίσματα· αντάλλαξε πρώτα { $given } άλλους πόρους δύο προς έναν ή συνέχισε.
        }
    }
refusal-coins-too-few =
    { $has ->
        [0] Αυτό κοστίζει { GOOD($resource, $price) }, και δεν έχεις { NAME($resource, case: "good") }· δήλωσε τουλάχιστον { GOOD("coins", $least) } ή παράλειψε τον αριθμό τους.
       *[other] Αυτό κοστίζει { GOOD($resource, $price) }, και έχεις μόνο { GOOD($resource, $has) }· δήλωσε τουλάχιστον { GOOD("coins", $least) } ή παράλειψε τον αριθμό τους.
    }
refusal-coins-wrong = Δεν μπορείς να πληρώσεις εδώ με { GOOD("coins", $coins) }· δήλωσε το πολύ όσο η τιμή ({ $price }) και όχι περισσότερα από όσα έχεις.
refusal-not-your-city = Δεν έχεις πόλη σ{ NAME($province, case: "accusative") }· διάλεξε επαρχία με δική σου πόλη.
refusal-temple-there = Υπάρχει ήδη ναός σ{ NAME($province, case: "accusative") }· χτίσε σε πόλη χωρίς ναό.
refusal-no-temple-left = Η τράπεζα δεν έχει άλλον ναό· θα μπορέσεις να χτίσεις πάλι όταν καταστραφεί κάποιος.
refusal-arm-nothing = Δεν είπες τι παρατάσσεις· δήλωσε λεγεώνες, γαλέρες ή και τα δύο.
refusal-arming-limit =
    { $limit ->
        [one] Σ{ NAME($province, case: "accusative") } παρατάσσεις μόνο μία νέα μονάδα στη σειρά σου, γιατί δεν υπάρχει ναός· ως τώρα παρέταξες { $raised }.
       *[other] Σ{ NAME($province, case: "accusative") } παρατάσσεις μόνο { $limit } νέες μονάδες στη σειρά σου· ως τώρα παρέταξες { $raised }.
    }
refusal-only-legions = Δεν υπάρχει θαλάσσιο σύνορο σ{ NAME($province, case: "accusative") }, άρα παρατάσσεις εκεί μόνο λεγεώνες· παράλειψε τις γαλέρες.
refusal-only-galleys = Δεν υπάρχει χερσαίο σύνορο σ{ NAME($province, case: "accusative") }, άρα παρατάσσεις εκεί μόνο γαλέρες· παράλειψε τις λεγεώνες.
refusal-no-units-left =
    { $left ->
        [0] Δεν έχεις άλλες { NAME($unit, case: "several") } στο απόθεμά σου· παράταξε κάτι άλλο ή συνέχισε.
       *[other] Στο απόθεμά σου έχεις μόνο { UNITS($unit, $left) }· μην παρατάξεις περισσότερες.
    }
refusal-advance-owned = Έχεις ήδη { NAME($advance, case: "accusative") }· διάλεξε άλλη πρόοδο.
refusal-advance-needs = Η πρόοδος «{ NAME($advance) }» προϋποθέτει { NAME($needs, case: "accusative") }· απόκτησε πρώτα εκείνη την πρόοδο.
refusal-exchange-too-early = Δύο προς έναν ανταλλάσσει πόρους μόνο λαός με όλες τις οκτώ προόδους· σου λείπουν ακόμη: { NAMES($missing) }.
refusal-no-such-resource = Δεν υπάρχει πόρος «{ NAME($resource) }»· διάλεξε μάρμαρο, σίδηρο ή χρυσό.
refusal-exchange-odd = Για δύο πόρους παίρνεις έναν, και το { $given } δεν είναι ζυγός αριθμός· δώσε δύο για καθέναν που θέλεις.
refusal-exchange-for-itself = Θα έδινες και θα έπαιρνες { NAME($resource, case: "good") }· δώσε άλλους πόρους.
refusal-exchange-nothing = Δεν είπες τι δίνεις· δήλωσε δύο πόρους για καθέναν που θέλεις.
refusal-units-not-there =
    { $has ->
        [0] Δεν έχεις τέτοιες { NAME($unit, case: "several") } σ{ NAME($province, case: "accusative") }· διάλεξε επαρχία όπου έχεις.
       *[other] Σ{ NAME($province, case: "accusative") } έχεις μόνο { UNITS($unit, $has) } αυτού του είδους και όχι { $count }· διάλεξε λιγότερες.
    }
refusal-field-first = Πρώτα προχώρα σε ένα πεδίο του κύκλου, π.χ. με `πεδίο Εξοπλισμός`· από εκεί προκύπτει τι μπορείς να κάνεις.
refusal-not-in-this-part = Αυτό δεν ανήκει σε αυτό το μέρος της σειράς· απάντησε στην ερώτηση ή τελείωσέ το με `τέλος`.
refusal-not-on-this-board = Η επαρχία «{ NAME($province) }» δεν υπάρχει σε αυτόν τον χάρτη· διάλεξε μία που υπάρχει.
refusal-no-border =
    { $unit ->
        [legion] Καμία λεγεώνα δεν περνά κατευθείαν από { NAME($origin, case: "accusative") } σ{ NAME($province, case: "accusative") }· οι λεγεώνες περνούν χερσαία και μεικτά σύνορα.
       *[galley] Καμία γαλέρα δεν περνά κατευθείαν από { NAME($origin, case: "accusative") } σ{ NAME($province, case: "accusative") }· οι γαλέρες περνούν θαλάσσια και μεικτά σύνορα.
    }
refusal-too-far =
    { $actions ->
        [0] Αυτές οι { NAME($unit, case: "several") } δεν έχουν άλλη ενέργεια σε αυτή την εκστρατεία· διάλεξε άλλες.
        [one] Η διαδρομή περνά { $needs } σύνορα, και σε αυτές τις { NAME($unit, case: "several") } μένει μία ενέργεια· κάν’ την πιο σύντομη.
       *[other] Η διαδρομή περνά { $needs } σύνορα, και σε αυτές τις { NAME($unit, case: "several") } μένουν μόνο { $actions } ενέργειες· κάν’ την πιο σύντομη.
    }
refusal-units-differ = Σ{ NAME($province, case: "accusative") } οι { NAME($unit, case: "several") } σου δεν έχουν προχωρήσει όλες το ίδιο σε αυτή την εκστρατεία· μετακίνησέ τες σε χωριστές ομάδες.
refusal-no-route = Δεν είπες πού πηγαίνουν οι μονάδες· δήλωσε με τη σειρά τις επαρχίες όπου μπαίνουν.
refusal-move-nothing = Πρέπει να μετακινηθεί τουλάχιστον μία μονάδα· πες πόσες ή παράλειψε την κίνηση.
refusal-conquest-begun = Άρχισες τις κατακτήσεις, άρα τίποτα δεν κινείται και δεν μάχεται πια· συνέχισε να κατακτάς ή τελείωσε την εκστρατεία.
refusal-nobody-to-fight = Κανένας άλλος λαός δεν έχει { NAME($unit, case: "several") } σ{ NAME($province, case: "accusative") }· πολέμησε εκεί όπου υπάρχουν.
refusal-which-nation = Σ{ NAME($province, case: "accusative") } βρίσκονται περισσότεροι από ένας λαοί· πες αν μάχεσαι με { NAMES_OR($nations, "accusative") }.
refusal-nation-not-there = { NAME($nation, case: "start") } δεν έχουν { NAME($unit, case: "several") } σ{ NAME($province, case: "accusative") }· διάλεξε λαό που έχει εκεί.
refusal-fight-nothing = Πρέπει να πολεμήσει τουλάχιστον μία μονάδα· πες πόσες ή παράλειψε τη μάχη.
refusal-too-many-fights = Οι απώλειες είναι μία προς μία: έχεις εκεί { UNITS($unit, $own) } και ο αντίπαλος { $theirs }· μην ξεπεράσεις τον μικρότερο αριθμό.
refusal-fights-out-of-range = Μπορείς να δώσεις μάχη το πολύ με { $most }· μη δηλώσεις περισσότερες, ή μη δώσεις μάχη.
refusal-react-first = Μπήκαν μονάδες εκεί όπου έχεις δικές σου· πες πρώτα με πόσες μάχεσαι, π.χ. `απαίτησε 1`, ή απάντησε `πέρασμα`.
refusal-no-city-there = Δεν υπάρχει πόλη να κατακτήσεις σ{ NAME($province, case: "accusative") }· ίδρυσε εκεί μία στο τέλος της σειράς σου.
refusal-own-city = Η πόλη «{ NAME($province) }» είναι δική σου· κατάκτησε μια ξένη.
refusal-last-city = Η πόλη «{ NAME($province) }» είναι η τελευταία { NAME($nation, case: "genitive") } και δεν κατακτάται· διάλεξε άλλη.
refusal-strength-not-met = Η πόλη «{ NAME($province) }» έχει δύναμη { $strength }, και δίνεις { $given }· δώσε ακριβώς τόσες μονάδες όση είναι η δύναμή της.
refusal-which-units = Η πόλη «{ NAME($province) }» έχει δύναμη { $strength }· πες λοιπόν τι δίνεις: { WAYS($strength, $ways) }.
refusal-too-weak =
    { $active ->
        [0] Η πόλη «{ NAME($province) }» έχει δύναμη { $strength }, και δεν έχεις εκεί μονάδα με ενέργεια· φέρε μερικές, ή διάλεξε άλλη πόλη.
        [one] Η πόλη «{ NAME($province) }» έχει δύναμη { $strength }, και έχεις εκεί μόνο μία μονάδα με ενέργεια· φέρε κι άλλες, ή διάλεξε άλλη πόλη.
       *[other] Η πόλη «{ NAME($province) }» έχει δύναμη { $strength }, και έχεις εκεί μόνο { $active } μονάδες με ενέργεια· φέρε κι άλλες, ή διάλεξε άλλη πόλη.
    }
refusal-too-few-active =
    { $active ->
        [0] Σ{ NAME($province, case: "accusative") } δεν έχεις { NAME($unit, case: "several") } με διαθέσιμη ενέργεια· μόνο τέτοιες μονάδες κατακτούν.
       *[other] Σ{ NAME($province, case: "accusative") } έχεις μόνο { UNITS($unit, $active) } με διαθέσιμη ενέργεια· μόνο τέτοιες μονάδες κατακτούν.
    }
refusal-must-give-up = Όλοι οι δείκτες των πόλεών σου είναι στον χάρτη· πες ποια πόλη σου αφήνεις για τη νέα.
refusal-nothing-to-give-up = Έχεις ακόμη δείκτες πόλεων στο απόθεμά σου· κατάκτησε χωρίς να αφήσεις πόλη.
refusal-give-up-not-own = Η πόλη «{ NAME($province) }» δεν είναι δική σου για να την αφήσεις· διάλεξε μία δική σου.
refusal-city-there = Υπάρχει ήδη πόλη σ{ NAME($province, case: "accusative") }· ίδρυσε εκεί όπου δεν υπάρχει.
refusal-no-unit-there = Δεν έχεις λεγεώνα ή γαλέρα σ{ NAME($province, case: "accusative") }· ίδρυσε πόλη εκεί όπου έχεις τουλάχιστον μία.
refusal-no-stone-left = Όλοι οι δείκτες των πόλεών σου είναι στον χάρτη, άρα δεν ιδρύεις άλλη πόλη· τελείωσε τη σειρά σου.
refusal-city-price-is-fixed = Μια πόλη κοστίζει πάντα ένα μάρμαρο, έναν σίδηρο και έναν χρυσό, γι’ αυτό δεν χρειάζεται να τα πεις· πες μόνο τι πληρώνεις με νομίσματα, όπως `{ $example }`.
refusal-cannot-pay-city =
    { $given ->
        [0] { $coins ->
            [0] Μια πόλη κοστίζει 1 μάρμαρο, 1 σίδηρο και 1 χρυσό· δεν έχεις { NAMES($missing, case: "good") } ούτε νομίσματα για ό,τι λείπει, άρα τελείωσε τη σειρά σου.
            [one] Μια πόλη κοστίζει 1 μάρμαρο, 1 σίδηρο και 1 χρυσό· δεν έχεις { NAMES($missing, case: "good") }, και ένα νόμισμα δεν φτάνει για ό,τι λείπει, άρα τελείωσε τη σειρά σου.
           *[other] Μια πόλη κοστίζει 1 μάρμαρο, 1 σίδηρο και 1 χρυσό· δεν έχεις { NAMES($missing, case: "good") }, και τα { $coins } νομίσματά σου δεν φτάνουν για ό,τι λείπει, άρα τελείωσε τη σειρά σου.
        }
       *[other] Μια πόλη κοστίζει 1 μάρμαρο, 1 σίδηρο και 1 χρυσό· δεν έχεις { NAMES($missing, case: "good") }, γι’ αυτό αντάλλαξε πρώτα { $given } πόρους που σου περισσεύουν, δύο προς έναν.
    }
refusal-coin-twice = Δήλωσες δύο φορές { NAME($resource, case: "good") }· μια πόλη κοστίζει έναν πόρο από κάθε είδος, άρα δήλωσε τον καθένα μόνο μία φορά.
refusal-coins-elsewhere = Δεν έχεις { NAMES($missing, case: "good") }, άρα δώσε νομίσματα γι’ αυτό ή μην αναφέρεις νομίσματα: τότε καλύπτουν μόνα τους ό,τι λείπει.
refusal-coins-short =
    { $coins ->
        [0] Δεν μπορείς να δώσεις { GOOD("coins", $named) }, γιατί δεν έχεις κανένα· πλήρωσε με μάρμαρο, σίδηρο και χρυσό.
       *[other] Δεν μπορείς να δώσεις { GOOD("coins", $named) }, γιατί έχεις μόνο { $coins }· δήλωσε λιγότερα και πλήρωσε τα υπόλοιπα με μάρμαρο, σίδηρο και χρυσό.
    }
refusal-stack-not-largest = Η στοίβα { NAME($personage, case: "stack") } δεν είναι από τις μεγαλύτερες· διάλεξε μία από τις μεγαλύτερες.
refusal-own-nation = { NAME($nation, case: "start") } είναι δικός σου λαός και δεν αντιδράς σε αυτόν· δήλωσε άλλον ή κανέναν.
refusal-least-out-of-range = Ο αριθμός σε μια πάγια εντολή είναι από 1 ως { $most }, γιατί περισσότερες μονάδες δεν μπορούν να μπουν μαζί· δήλωσε τέτοιον αριθμό ή κανέναν.
refusal-too-many-orders = Έχεις { $most } πάγιες εντολές και δεν χωρούν άλλες· κατάργησε πρώτα μία ή άλλαξε κάποια από αυτές.
refusal-no-such-order =
    { $orders ->
        [0] Δεν έχεις πάγιες εντολές· δεν υπάρχει τίποτα να καταργήσεις.
        [one] Έχεις μόνο μία πάγια εντολή· κατάργησε την εντολή 1.
       *[other] Δεν υπάρχει πάγια εντολή { $number }· κατάργησε μία από τις { $orders } σου ή όλες.
    }
refusal-no-such-nation = Δεν υπάρχει λαός «{ NAME($nation) }» σε αυτό το παιχνίδι· δήλωσε έναν που παίρνει μέρος ή κανέναν.
refusal-no-such-variant = Δεν υπάρχει παραλλαγή «{ NAME($variant) }» στο Antike· διάλεξε μία από τις διαθέσιμες.
refusal-twelve-needs-three = Οι δώδεκα προσωπικότητες είναι για τρεις λαούς· άνοιξε το τραπέζι για τρεις παίκτες ή παράλειψε την παραλλαγή.
refusal-variants-clash = Το «{ NAME($one) }» και το «{ NAME($other) }» δεν συνδυάζονται· διάλεξε ένα από τα δύο.
refusal-not-with-two-colours = Το «{ NAME($variant) }» δεν συνδυάζεται με δύο χρώματα για τον καθένα· παράλειψέ το ή διάλεξε άλλο σενάριο.

## Κεφάλαια των κανόνων

chapter-aim = Κέρδισε προσωπικότητες: για πόλεις, ναούς, προόδους, επαρχίες με γαλέρες και ναούς που καταστρέφεις. Νικά ο λαός που έχει πρώτος αρκετές.
    .title = Ο σκοπός
chapter-set-up = Οι λαοί μοιράζονται με κλήρωση ή διαλέγονται με τη σειρά. Ο καθένας ξεκινά με μία πόλη μαρμάρου, μία σιδήρου και μία χρυσού, με 2 μάρμαρο, 1 σίδηρο και 3 χρυσό, χωρίς μονάδες. Δύο παίκτες οδηγούν από δύο λαούς, που παίζουν χωριστά, ή από έναν με τα κομμάτια δύο χρωμάτων· τότε διαλέγουν εναλλάξ τρεις πόλεις ο καθένας.
chapter-coins = Πριν από κάθε γύρο κάθε λαός παίρνει ένα νόμισμα, που μπορεί οποτεδήποτε να αντικαταστήσει 1 μάρμαρο, 1 σίδηρο ή 1 χρυσό. Όταν η τράπεζα δεν έχει άλλα, ο λαός παίρνει αντί γι’ αυτό έναν πόρο της επιλογής του. Τίποτα δεν ανταλλάσσεται με άλλους ούτε χαρίζεται.
chapter-turn = Διάλεξε ένα πεδίο του κύκλου και κάνε ό,τι λέει. Το πρώτο πεδίο το διαλέγεις ελεύθερα· μετά προχωράς δεξιόστροφα, ως τρία πεδία δωρεάν, και για καθένα ακόμη πληρώνεις έναν πόρο ή ένα νόμισμα. Δεν μπορείς να μείνεις στη θέση σου. Έπειτα μπορείς να ιδρύσεις πόλεις όπου έχεις μονάδα και κανείς δεν έχει πόλη, με 1 μάρμαρο, 1 σίδηρο και 1 χρυσό την καθεμία· οι προσωπικότητες έρχονται μόνες τους.
chapter-production = Στο Μάρμαρο, στον Σίδηρο ή στον Χρυσό κάθε πόλη σου αυτού του είδους δίνει 1, με ναό 3. Η Αγορά προσθέτει 1, το Χρήμα 2.
    .title = Παραγωγή
chapter-manoeuvre = Πρώτα κινείσαι και μάχεσαι, όσες φορές και με όποια σειρά θέλεις. Κάθε μονάδα έχει μία ενέργεια, περισσότερες με τον Τροχό, την Οδοποιία, την Ιστιοπλοΐα ή τη Ναυσιπλοΐα· κάθε σύνορο είναι μία ενέργεια. Οι λεγεώνες περνούν χερσαία σύνορα, οι γαλέρες θαλάσσια, τα μεικτά τα περνούν όλες. Οι μάχες δεν κοστίζουν ενέργεια: κάθε πλευρά χάνει ίσες μονάδες του ίδιου είδους. Όποιος δεν έχει σειρά μάχεται μόνο με μονάδες που μόλις μπήκαν εκεί όπου έχει δικές του. Μετά κατακτάς: μια πόλη πέφτει αν δώσεις ακριβώς τόσες μονάδες όση είναι η δύναμή της· καθεμία πρέπει να έχει ακόμη ενέργεια, και όλες χάνονται. Η δύναμη είναι 1, με ναό 3, συν τις μονάδες του κατόχου εκεί, συν τη Μοναρχία ή τη Δημοκρατία. Η τελευταία πόλη ενός λαού δεν κατακτάται.
    .title = Εκστρατεία
chapter-standing = Όταν έρχονται μονάδες εκεί όπου έχεις όμοιές τους, σε ρωτάμε με πόσες μάχεσαι. Μια πάγια εντολή απαντά για σένα: πάντα, ποτέ ή ερώτηση, αν θέλεις μόνο για έναν λαό, για μία επαρχία, για λεγεώνες ή για γαλέρες, ή από έναν αριθμό μονάδων και πάνω. Ισχύει η νεότερη που ταιριάζει. Κανείς άλλος δεν βλέπει τις εντολές σου.
    .title = Πάγιες εντολές
chapter-variants = Για έμπειρους: καμία προσωπικότητα για όλες τις οκτώ προόδους. Στρατιωτική: ο στρατηγός μετρά δύο πόντους, οι οκτώ πρόοδοι δεν φέρνουν προσωπικότητα, και η νίκη θέλει 13 πόντους με τρεις λαούς, 11 με τέσσερις, 9 με πέντε, 8 με έξι. Μακρύτερο παιχνίδι: όλοι ξεκινούν με μία πόλη. Δώδεκα: τρεις λαοί παίζουν για δώδεκα προσωπικότητες. Επιλογή: οι λαοί διαλέγονται με τη σειρά.
    .title = Παραλλαγές
chapter-end = Όποιος έχει αρκετές προσωπικότητες στο τέλος μιας σειράς νικά αμέσως: 10 με τρεις λαούς, 9 με τέσσερις, 8 με πέντε, 7 με έξι, 15 με δύο χρώματα ο καθένας· οι παραλλαγές έχουν δικά τους όρια. Αν πριν από αυτό τελειώσουν όλες, νικά όποιος καταστρέψει τον επόμενο ξένο ναό.
    .title = Τέλος και βαθμολογία

## Θέματα των κανόνων

help-temple = Ο ναός κοστίζει 5 μάρμαρο και χτίζεται σε δική σου πόλη, το πολύ ένας σε καθεμία. Τριπλασιάζει όσα δίνει η πόλη, όσες μονάδες παρατάσσει και τη δική της δύναμη, που είναι 1.
help-arming = Κάθε μονάδα κοστίζει 1 σίδηρο. Στη σειρά σου, κάθε πόλη σου παρατάσσει 1 νέα μονάδα, με ναό 3. Χωρίς θαλάσσιο σύνορο δεν παρατάσσονται γαλέρες, χωρίς χερσαίο δεν παρατάσσονται λεγεώνες.
help-advance = Μια πρόοδος κοστίζει 7 χρυσό αν δεν την έχει κανείς, αλλιώς 3· όποια προϋποθέτει άλλη, 10 ή 5. Ο πρώτος που την αποκτά κερδίζει έναν λόγιο. Και οι οκτώ μαζί φέρνουν μία ακόμη προσωπικότητα από τη μεγαλύτερη στοίβα, εκτός από την παραλλαγή για έμπειρους και τη στρατιωτική, και από τότε οι πόροι ανταλλάσσονται δύο προς έναν.
help-wheel = Οι λεγεώνες σου έχουν 2 ενέργειες σε κάθε εκστρατεία.
help-roads = Οι λεγεώνες σου έχουν 3 ενέργειες σε κάθε εκστρατεία. Προϋποθέτει τον Τροχό.
help-sailing = Οι γαλέρες σου έχουν 2 ενέργειες σε κάθε εκστρατεία.
help-navigation = Οι γαλέρες σου έχουν 3 ενέργειες σε κάθε εκστρατεία. Προϋποθέτει την Ιστιοπλοΐα.
help-market = Το Μάρμαρο, ο Σίδηρος και ο Χρυσός σού φέρνουν 1 παραπάνω.
help-currency = Το Μάρμαρο, ο Σίδηρος και ο Χρυσός σού φέρνουν 2 παραπάνω. Προϋποθέτει την Αγορά.
help-monarchy = Η δύναμη κάθε πόλης σου είναι μεγαλύτερη κατά 1.
help-democracy = Η δύναμη κάθε πόλης σου είναι μεγαλύτερη κατά 2. Προϋποθέτει τη Μοναρχία.
help-king = Για κάθε πέντε πόλεις που έχεις στο τέλος της σειράς σου. Ό,τι κέρδισες μένει δικό σου, αλλά αν φτάσεις ξανά στον ίδιο αριθμό δεν κερδίζεις τίποτα.
help-scholar = Για κάθε πρόοδο που δεν την είχε κανείς πριν από εσένα.
help-general = Για κάθε ξένο ναό που καταστρέφεις κατακτώντας την πόλη του.
help-citizen = Για κάθε τρεις ναούς που έχεις στο τέλος της σειράς σου. Ό,τι κέρδισες μένει δικό σου, αλλά αν φτάσεις ξανά στον ίδιο αριθμό δεν κερδίζεις τίποτα.
help-navigator = Για κάθε επτά επαρχίες όπου έχεις γαλέρα στο τέλος της σειράς σου. Ό,τι κέρδισες μένει δικό σου, αλλά αν φτάσεις ξανά στον ίδιο αριθμό δεν κερδίζεις τίποτα.

## Λεζάντες για τις εικόνες

label-title = Antike
label-round = Γύρος { $round }
label-phase-set-up = Στήσιμο
label-phase-coins = Νομίσματα
label-phase-turn = Σειρά
label-phase-end = Τέλος παιχνιδιού
label-stage-rondel = επιλογή πεδίου
label-stage-temple = χτίσιμο ναών
label-stage-arming = εξοπλισμός
label-stage-advance = πρόοδος
label-stage-move = εκστρατεία
label-stage-reaction = αντίδραση σε κίνηση
label-stage-conquest = κατακτήσεις
label-stage-founding = ίδρυση πόλεων
label-stage-bonus = προσωπικότητα για όλες τις προόδους
label-waiting-for = Αναμονή: { SEATS($seats) }
label-to-choose = Διαλέγει { SEAT($seat) }
label-preview = Προεπισκόπηση
label-winner = Νίκη: { NAME($nation) }
label-ended = Το παιχνίδι τελείωσε
label-last-temple = Νικά όποιος καταστρέψει τον επόμενο ξένο ναό
label-marble = μάρμαρο
label-iron = σίδηρος
label-gold = χρυσός
label-coins = νομίσματα
label-cities = πόλεις
label-king = βασιλιάς
label-scholar = λόγιος
label-general = στρατηγός
label-citizen = πολίτης
label-navigator = θαλασσοπόρος
label-temples = ναοί
label-seas = θάλασσες
label-legions = λεγεώνες
label-galleys = γαλέρες
label-bank = Τράπεζα
label-personages = Προσωπικότητες
label-rondel = Κύκλος
label-advances = πρόοδοι
label-manoeuvre = εκστρατεία
label-arming = εξοπλισμός
label-free-cities = Ελεύθερες πόλεις
label-supply = στο απόθεμα
label-city-stones = δείκτες πόλεων
label-standing = Οι πάγιες εντολές σου
label-tipped = ξοδεμένες
label-land = σύνορο στεριάς
label-sea = θάλασσας
label-both = και των δύο
label-changed = μόλις άλλαξε
label-reconstructed = ανακατασκευή χάρτη
label-variants = Παραλλαγές
label-order = Σειρά παιχνιδιού
label-borders = Σύνορα

## Η εικόνα με λόγια

alt-head =
    { $phase ->
        [none] Antike, { NAME($map) }, γύρος { $round }.
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }.
           *[other] Antike, { NAME($map) }, γύρος { $round }: { $phase }.
        }
    }
alt-turn = Παίζουν { NAME($nation, case: "the") } ({ SEAT($seat) }): { $stage }.
alt-waiting = Αναμονή: { SEATS($seats) }.
alt-over = Το παιχνίδι τελείωσε· νικούν { NAME($nation, case: "the") } ({ SEATS($seats) }) με { POINTS($points) }.
alt-last =
    { $deeds ->
        [none] Στην τελευταία κίνηση { NAME($nation, case: "the") } πήγαν στο πεδίο «{ NAME($field) }».
       *[other] Στην τελευταία κίνηση { NAME($nation, case: "the") } πήγαν στο πεδίο «{ NAME($field) }»: { $deeds }.
    }
alt-moved = { UNITS($unit, $count) } σ{ NAME($province, case: "accusative") }
alt-fought = μάχες: { NAMES($provinces) }
alt-conquered = κατακτήσεις: { NAMES($provinces) }
alt-destroyed = κατεστραμμένοι ναοί: { NAMES($provinces) }
alt-given-up = εγκαταλείφθηκαν: { NAMES($provinces) }
alt-acquired = νέες πρόοδοι: { NAMES($advances) }
alt-won = κέρδισαν { PERSONAGES($personage, $count) }
alt-founded = νέες πόλεις: { NAMES($provinces) }
alt-built = νέοι ναοί: { NAMES($provinces) }
alt-raised = νέες μονάδες: { NAMES($provinces) }
alt-more = κι άλλα
alt-nation = { NAME($nation) } ({ SEAT($seat) }): πόντοι { $points } από { $target }, πόλεις { $cities }, ναοί { $temples }, λεγεώνες { $legions }, γαλέρες { $galleys }.

## Το ταμπλό και τα δικά σου ως κείμενο

text-head =
    { $phase ->
        [none] Antike, { NAME($map) }, γύρος { $round }
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }
           *[other] Antike, { NAME($map) }, γύρος { $round }: { $phase }
        }
    }
text-turn = Παίζουν { NAME($nation, case: "the") } ({ SEAT($seat) }): { $stage }
text-target = { $target } πόντοι για τη νίκη· ▲ σημαίνει ναό
text-nation = { $letter } { NAME($nation) } ({ SEAT($seat) }): { $points } από { $target } πόντους
text-marker = { NAME($field) } – { NAMES($nations) }
text-not-yet = { NAMES($nations) } δεν μπήκαν ακόμη στον κύκλο
text-temple = { NAME($province) } ▲
text-units = { NAME($province) } { $count }
text-tipped = { NAME($province) } { $count } (ξοδεμένες { $tipped })
text-standing = { $number }. { $order }
text-standing-covered = { $number }. { $order } (χωρίς αποτέλεσμα όσο ισχύει η { $by })
text-borders = Τα σύνορα κάθε επαρχίας γράφονται στο κείμενο του μέρους του χάρτη: { COMMAND("board text") } με μέρος.
text-over-land = στεριά { $names }
text-over-sea = θάλασσα { $names }
text-over-both = και τα δύο { $names }
text-of-resource =
    { $resource ->
        [marble] πόλεις μαρμάρου
        [iron] πόλεις σιδήρου
       *[gold] πόλεις χρυσού
    }
hand-standing = Οι πάγιες εντολές σου· ισχύει η νεότερη που ταιριάζει:
hand-no-standing = Δεν έχεις πάγιες εντολές· σε ρωτάμε κάθε φορά που μπαίνουν μονάδες εκεί όπου έχεις όμοιές τους.
hand-onlooker = Δεν έχεις θέση σε αυτό το τραπέζι.

## Εντολές: με τι αρχίζουν, πρώτα η συνηθισμένη λέξη, και ένα παράδειγμα

order-rondel = πεδίο, κύκλος, προχώρησε
    .example = πεδίο Μάρμαρο πλήρωσε 2 χρυσό 1 νόμισμα
order-build = ναό, ναός, χτίσε, κτίσε
    .example = ναό Αθήνα 2 νομίσματα
order-arm = παράταξε, εξόπλισε, εξοπλισμός
    .example = παράταξε Τύρο 2Λ Γ
    .another = παράταξε Τύρο 2Λ 1 νόμισμα
order-advance = πρόοδο, πρόοδος, απόκτησε
    .example = πρόοδο Τροχό
order-move = μετακίνησε, κίνησε, πήγαινε
    .example = 2Λ Αθήνα-Πέλλα-Βυζάντιο
order-fight = μάχη, χ, πολέμησε
    .example = μάχη Πέλλα 2Λ Έλληνες
    .another = χ Πέλλα 2Λ
order-conquer = κατάκτησε, κατακτώ
    .example = κατάκτησε Τύρο 3Λ 2Γ
order-found = ίδρυσε, ιδρύω
    .example = ίδρυσε Αθήνα νομίσματα για σίδηρο χρυσό
    .another = ίδρυσε Αθήνα
order-exchange = αντάλλαξε, ανταλλάσσω
    .example = αντάλλαξε 1 μάρμαρο 3 χρυσό με σίδηρο
order-take = πάρε, παίρνω
    .example = πάρε μάρμαρο
order-stack = στοίβα, προσωπικότητα
    .example = στοίβα Βασιλιά
order-city = πόλη, αρχική πόλη
    .example = πόλη Αθήνα
order-nation = λαό, λαός, παίξε, διάλεξε
    .example = λαό Έλληνες
order-done = τέλος, τελείωσα, έτοιμο
    .example = τέλος
order-pass = πέρασμα, πάσο, άφησε
    .example = πέρασμα
order-demand = απαίτησε, αντίδρασε
    .example = απαίτησε 2
order-stand = πάγια, πάντοτε
    .example = πάγια πάντα λεγεώνες Πέρσες Αθήνα από 3
order-lift = κατάργησε, ακύρωσε, άρση
    .example = κατάργησε 2
    .another = κατάργησε όλες

# Λέγεται μετά τον κατάλογο των εντολών.
orders-help = Λ (ή L) είναι λεγεώνα και Γ (ή G) γαλέρα, με τον αριθμό πριν ή μετά. Μια κίνηση δεν χρειάζεται πρώτη λέξη: οι μονάδες και μετά οι επαρχίες της διαδρομής με παύλες. Όπου λείπει πόρος, μπαίνουν νομίσματα, εκτός αν ορίσεις εσύ τον αριθμό τους.

## Οι υπόλοιπες λέξεις των εντολών, πρώτα η συνηθισμένη

word-field-iron = Σίδηρος, Σίδηρο, Σίδερο
word-field-temple = Ναός, Ναό, Ναοί
word-field-gold = Χρυσός, Χρυσό
word-field-manoeuvre-a = Εκστρατεία μετά τον Χρυσό, Εκστρατεία μετά Χρυσό, Εκστρατεία Χρυσό, Εκστρατεία Χρυσός, Εκστρατεία πριν τον Εξοπλισμό
word-field-arming = Εξοπλισμός, Εξοπλισμό
word-field-marble = Μάρμαρο
word-field-advance = Πρόοδος, Πρόοδο
word-field-manoeuvre-b = Εκστρατεία μετά την Πρόοδο, Εκστρατεία μετά Πρόοδο, Εκστρατεία Πρόοδο, Εκστρατεία Πρόοδος, Εκστρατεία πριν τον Σίδηρο
word-marble = μάρμαρο, μάρμαρα
word-iron = σίδηρο, σίδηρος, σίδερο, σίδερα
word-gold = χρυσό, χρυσός, χρυσά, χρυσάφι
word-coins = νομίσματα, νόμισμα
word-legion = λεγεώνες, λεγεώνα, Λ
word-galley = γαλέρες, γαλέρα, Γ
word-always = πάντα, μάχη
word-never = ποτέ, ειρήνη
word-ask = ερώτηση, ρώτα
word-all = όλες, όλα
word-nothing = τίποτα, κανένα, χωρίς
word-pay = πλήρωσε
word-for = με, για
word-coins-for = νομίσματα για
word-from = από
word-spent = ξοδεμένες
word-give-up = αφήνοντας, άφησε, εγκατέλειψε
word-fill-too = πλήρωσε, πληρώνω, πληρώνοντας, πόρο, πόρους, μέσω, διά, αυτές, αυτούς, εντολή, εντολές, αριθμό, τουλάχιστον, κατά, ναό, ναός, μετά, πάνω, επαρχία, επαρχίες, μαζί, να, περάσουν, στοίβα

# Πώς αλλιώς λέγεται μια επαρχία σε εντολή.
short-adane = Άντεν
short-alexandria = Αλεξάνδρεια
short-ammonion = Αμμώνιο
short-antiochia = Αντιόχεια
short-athen = Αθήνα
short-attalia = Αττάλεια
short-bycantium = Βυζάντιο
short-charax = Χάρακας
short-dioscoridis = Σοκότρα
short-dyrrhachion = Δυρράχιο
short-ephesos = Έφεσος
short-gerrha = Γέρρα
short-gordion = Γόρδιο
short-harmotia = Αρμοζία
short-knossos = Κνωσός
short-leptis-magna = Λέπτις
short-mecca = Μέκκα
short-memphis = Μέμφις
short-messana = Μεσσάνα
short-napoca = Νάποκα
short-ninive = Νινευή
short-rhagai = Ράγες
short-saba = Σαβά
short-taima = Τάιμα
short-theben = Θήβα
short-tyros = Τύρος
short-zadrakarta = Ζαδράκαρτα
short-aquileia = Ακυληία
short-caesarea = Καισάρεια
short-carthago = Καρχηδόνα
short-carthago-nova = Νέα Καρχηδόνα
short-colonia = Κολωνία
short-eburacum = Εβόρακο
short-roma = Ρώμη

## Σενάρια, μέρη του ταμπλό, ρυθμίσεις

scenario-orient = Ανατολή
scenario-occident = Δύση (ανακατασκευή)
scenario-orient-two-colours = Ανατολή, δύο παίκτες με δύο χρώματα ο καθένας
scenario-occident-two-colours = Δύση (ανακατασκευή), δύο παίκτες με δύο χρώματα ο καθένας
region-north-west = Τα βορειοδυτικά του χάρτη
region-north-east = Τα βορειοανατολικά του χάρτη
region-south-west = Τα νοτιοδυτικά του χάρτη
region-south-east = Τα νοτιοανατολικά του χάρτη
region-centre = Το κέντρο του χάρτη
region-nations = Όλοι οι λαοί
setting-standing = Πάγιες εντολές

## Εντολές

command = antike
    .description = Κινήσεις του Antike
command-choose-nation = λαός
    .description = Διάλεξε τον λαό που παίζεις
    .label = Διάλεξε λαό
command-choose-city = αρχική-πόλη
    .description = Διάλεξε πόλη για να αρχίσεις
    .label = Διάλεξε αρχική πόλη
command-take = πάρε
    .description = Πάρε έναν πόρο, αφού η τράπεζα δεν έχει άλλα νομίσματα
    .label = Πάρε έναν πόρο
command-rondel = πεδίο
    .description = Πήγαινε σε πεδίο του κύκλου· από το τέταρτο βήμα πληρώνεις
    .label = Προχώρησε στον κύκλο
command-build = ναός
    .description = Χτίσε ναό σε μια πόλη σου
    .label = Χτίσε ναό
command-arm = παράταξε
    .description = Παράταξε λεγεώνες και γαλέρες σε μια πόλη σου
    .label = Παράταξε μονάδες
command-advance = πρόοδος
    .description = Απόκτησε μια πρόοδο
    .label = Απόκτησε πρόοδο
command-move = κίνησε
    .description = Κίνησε μονάδες πέρα από ένα ή περισσότερα σύνορα
    .label = Κίνησε μονάδες
command-fight = μάχη
    .description = Πολέμησε μία προς μία μονάδες άλλου λαού στην ίδια επαρχία
    .label = Πολέμησε
command-conquer = κατάκτησε
    .description = Κατάκτησε μια πόλη· μετά δεν γίνονται κινήσεις ή μάχες
    .label = Κατάκτησε πόλη
command-found = ίδρυσε
    .description = Ίδρυσε πόλη όπου έχεις μονάδα
    .label = Ίδρυσε πόλη
command-exchange = αντάλλαξε
    .description = Με όλες τις οκτώ προόδους, αντάλλαξε πόρους δύο προς έναν
    .label = Αντάλλαξε πόρους
command-choose-stack = στοίβα
    .description = Διάλεξε τη στοίβα για την προσωπικότητά σου
    .label = Διάλεξε στοίβα
command-done = τέλος
    .description = Συνέχισε: τελείωσε την ενέργεια του πεδίου ή τη σειρά σου
    .label = Τέλος
command-demand = απαίτησε
    .description = Πες πόσες από τις μονάδες που μπήκαν πολεμάς
    .label = Πολέμησε όσες μπήκαν
command-standing = πάγια
    .description = Μυστικά: όρισε από πριν πώς αντιδράς σε μονάδες που μπαίνουν
    .label = Δώσε πάγια εντολή
command-lift = άρση
    .description = Μυστικά: κατάργησε μια πάγια εντολή, ή όλες
    .label = Κατάργησε πάγια εντολή

## Παράμετροι

param-nation = λαός
    .description = Ποιος λαός
param-province = επαρχία
    .description = Ποια επαρχία
param-resource = πόρος
    .description = Μάρμαρο, σίδηρος ή χρυσός
param-field = πεδίο
    .description = Ποιο πεδίο του κύκλου
param-marble = μάρμαρο
    .description = Πόσο μάρμαρο
param-iron = σίδηρος
    .description = Πόσος σίδηρος
param-gold = χρυσός
    .description = Πόσος χρυσός
param-coins = νομίσματα
    .description = Πόσα νομίσματα
param-legions = λεγεώνες
    .description = Πόσες λεγεώνες
param-galleys = γαλέρες
    .description = Πόσες γαλέρες
param-advance = πρόοδος
    .description = Ποια πρόοδος
param-origin = από
    .description = Από πού ξεκινούν
    .question = Από πού ξεκινούν;
param-unit = μονάδα
    .description = Λεγεώνες ή γαλέρες
param-count = πλήθος
    .description = Πόσες μονάδες
param-route = διαδρομή
    .description = Οι επαρχίες όπου μπαίνουν, με τη σειρά
    .question = Ποια διαδρομή ακολουθούν;
param-spent = ξοδεμένες
    .description = Ποιες από τις μονάδες, ανάλογα με τις κινήσεις που έκαναν ήδη
    .question = Ποιες από τις μονάδες, ανάλογα με τις κινήσεις που έκαναν ήδη;
param-give-up = εγκατάλειψη
    .description = Δική σου πόλη που αφήνεις, αν δεν έχεις άλλον δείκτη πόλης
    .question = Ποια δική σου πόλη αφήνεις;
param-personage = προσωπικότητα
    .description = Τι είδους προσωπικότητα
param-fights = μάχες
    .description = Πόσες μάχες· με 0 τις αφήνεις να περάσουν
    .question = Πόσες μάχες; Με 0 περνούν χωρίς μάχη.
param-reaction = αντίδραση
    .description = Πάντα μάχη, ποτέ μάχη ή ερώτηση
    .question = Πώς αντιδράς;
param-opponent = αντίπαλος
    .description = Μόνο εναντίον αυτού του λαού
    .question = Εναντίον ποιου λαού;
param-least = τουλάχιστον
    .description = Μόνο αν μπουν μαζί τουλάχιστον τόσες μονάδες
    .question = Από πόσες μονάδες και πάνω;
param-number = αριθμός
    .description = Ποια εντολή, μετρώντας από το 1· χωρίς αριθμό: όλες
    .question = Ποια εντολή;
param-preview-text = κείμενο
    .description = Η εντολή, για παράδειγμα: 2Λ Βαβυλώνα-Παλμύρα; κατάκτησε Παλμύρα

## Τιμές παραμέτρων

value-coins--1 = μόνο όσα λείπουν
value-coins-none = όσα λείπουν
value-spent--1 = όσες κινήθηκαν περισσότερο
value-number-0 = όλες
value-opponent-none = οποιοσδήποτε λαός
value-province-none = παντού
value-unit-none = λεγεώνες και γαλέρες
value-nation-none = ο μοναδικός εκεί
value-give-up-none = καμία πόλη δεν εγκαταλείπεται

## Πώς τελείωσε το παιχνίδι

ending-target = Το παιχνίδι τελείωσε: χρειάζονταν { $target } αρχαίες προσωπικότητες.
ending-temple = Το παιχνίδι τελείωσε: δεν είχε μείνει καμία αρχαία προσωπικότητα και καταστράφηκε ξένος ναός.

## Ανασκόπηση

statistic-founded = Περισσότερες ιδρύσεις πόλεων: { NAMES($who) } ({ $number })
statistic-conquered = Περισσότερες κατακτήσεις πόλεων: { NAMES($who) } ({ $number })
statistic-temples = Περισσότεροι ναοί: { NAMES($who) } ({ $number })
statistic-advances = Περισσότερες πρωτιές σε προόδους: { NAMES($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-not-attacked = εκτός αν έγινε επίθεση σ{ NAME($province, case: "accusative") }
unmet-not-attacked = Έγινε επίθεση σ{ NAME($province, case: "accusative") }.
condition-attacked = αν έγινε επίθεση σ{ NAME($province, case: "accusative") }
unmet-attacked = Δεν έγινε επίθεση σ{ NAME($province, case: "accusative") }.
condition-as-now = αν δεν άλλαξε τίποτα εκεί: { NAME($part) }
unmet-as-now = Κάτι άλλαξε εκεί: { NAME($part) }.
condition-advance-unknown = αν κανείς δεν έχει αποκτήσει ακόμη { NAME($advance, case: "accusative") }
unmet-advance-unknown = Κάποιος έχει ήδη αποκτήσει { NAME($advance, case: "accusative") }.
