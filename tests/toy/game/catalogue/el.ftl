### Το Toy στα ελληνικά.

## Ονόματα. Το «the» έχει άρθρο: ονομαστική για πάγκους, αιτιατική για κάρτες· το «begin» αρχίζει πρόταση.

name-oil = πάγκος λαδιού
    .the = ο πάγκος λαδιού
    .begin = Ο πάγκος λαδιού
    .order = λάδι
name-wine = πάγκος κρασιού
    .the = ο πάγκος κρασιού
    .begin = Ο πάγκος κρασιού
    .order = κρασί
name-fish = πάγκος ψαριών
    .the = ο πάγκος ψαριών
    .begin = Ο πάγκος ψαριών
    .order = ψάρι
name-honey = πάγκος μελιού
    .the = ο πάγκος μελιού
    .begin = Ο πάγκος μελιού
    .order = μέλι

name-owl = κουκουβάγια
    .the = την κουκουβάγια
name-bull = ταύρος
    .the = τον ταύρο
name-ram = κριάρι
    .the = το κριάρι
name-bee = μέλισσα
    .the = τη μέλισσα
name-crab = κάβουρας
    .the = τον κάβουρα

name-figs = σύκα
name-salt = αλάτι
name-wool = μαλλί

name-long = μακρά αγορά
name-short = σύντομη αγορά

amount-coins =
    { $number ->
        [0] τίποτα
        [one] 1 νόμισμα
       *[other] { $number } νομίσματα
    }
amount-measures =
    { $number ->
        [one] 1 μέτρο
       *[other] { $number } μέτρα
    }
amount-ware = { $number } { NAME($ware) }

## Γεγονότα

card-drawn = { NAME($stall, case: "begin") } τραβά { NAME($card, case: "the") }.
market-opened = Η αγορά άνοιξε: κάθε πάγκος έχει { COINS($coins) } και μία κάρτα.
round-begun = Αρχίζει ο γύρος { $round }.
bid-noted = { NAME($stall, case: "begin") } προσφέρει { COINS($coins) }· αυτό αλλάζει μέχρι να προσφέρουν όλοι.
bid-opened = { NAME($stall, case: "begin") } προσφέρει { COINS($coins) }.
good-sold = { NAME($stall, case: "begin") } αγοράζει το εμπόρευμα. Τιμή: { COINS($coins) }.
nothing-sold = Οι υψηλότερες προσφορές είναι ίσες· κανείς δεν αγοράζει το εμπόρευμα.
standing-bid-left =
    { $coins ->
        [0] { NAME($stall, case: "begin") } δεν έχει πάγια προσφορά.
       *[other] { NAME($stall, case: "begin") } προσφέρει { COINS($coins) } σε κάθε γύρο, όσο τα έχει.
    }
card-shown = { NAME($stall, case: "begin") } δείχνει { NAME($card, case: "the") }.
coin-earned = { NAME($stall, case: "begin") } κερδίζει ένα νόμισμα για την κάρτα του.
measures-sold = { NAME($stall, case: "begin") } πουλά { MEASURES($measures) }.
die-cast = { NAME($stall, case: "begin") } διαλαλεί την πραμάτεια του και ρίχνει { $face }.
fair-won = { NAME($stall, case: "begin") } πούλησε πρώτος δέκα μέτρα και κερδίζει ένα εμπόρευμα.
basket-filled = { NAME($stall, case: "begin") } έχει στο καλάθι του { MEASURES($measures) } { NAME($ware) }.
ware-wanted = Σήμερα όλοι θέλουν { NAME($ware) }.
ware-sold = { NAME($stall, case: "begin") } κερδίζει με αυτό { COINS($coins) }.
market-closed = Η αγορά έκλεισε.

## Ερωτήσεις

question-bid = Τι προσφέρει { NAME($stall, case: "the") } για το εμπόρευμα; Έχει { COINS($coins) }.
question-turn = Δείχνει { NAME($stall, case: "the") } την κάρτα του, για έναν βαθμό;
question-sale = Τι πουλά { NAME($stall, case: "the") }; Για σήμερα: μέχρι { MEASURES($measures) }.
question-fill = Με τι γεμίζει { NAME($stall, case: "the") } το καλάθι του, με ένα είδος ή δύο;
question-part = Πώς μοιράζει { NAME($stall, case: "the") } { MEASURES($measures) } στα είδη του;
question-standing = Τι να προσφέρει { NAME($stall, case: "the") } σε κάθε γύρο χωρίς ερώτηση; Τώρα: { COINS($coins) }.
setting-standing = Πάγιες προσφορές

## Κινήσεις, όπως σε κουμπί

action-bid = { NAME($stall, case: "begin") }: προσφορά { COINS($coins) }
action-stand = { NAME($stall, case: "begin") }: πάντα { COINS($coins) }
action-show = { NAME($stall, case: "begin") }: δείξε την κάρτα
action-done = { NAME($stall, case: "begin") }: τέλος
action-sell = Πούλησε { MEASURES($measures) }
action-cry = Διαλάλησε την πραμάτεια
action-pack = Μάζεψε τον πάγκο
action-fill = Γέμισε το καλάθι: { NAMES($wares) }
action-part = Στο καλάθι: { LIST($shares) }

## Πότε ζητείται μια εντολή: λέγεται για όποια δεν ζητείται τώρα

when-bid = Προσφέρεις στην αρχή του γύρου, όλοι οι πάγκοι ταυτόχρονα.
when-show = Την κάρτα ενός πάγκου τη δείχνεις μετά τις προσφορές του γύρου.
when-done = Τελειώνεις με έναν πάγκο μετά τις προσφορές του γύρου.
when-sell = Πουλάς στο πανηγύρι, πριν από τον πρώτο γύρο.
when-cry = Διαλαλείς την πραμάτεια σου στο πανηγύρι, πριν από τον πρώτο γύρο.
when-pack = Τα μαζεύεις στο πανηγύρι, πριν από τον πρώτο γύρο.
when-fill = Γεμίζεις ένα καλάθι στο πανηγύρι, πριν από τον πρώτο γύρο.
when-part = Μοιράζεις το καλάθι στο πανηγύρι, αφού γεμίσει.

## Αρνήσεις

refusal-not-your-stall = «{ NAME($stall) }»: αυτός ο πάγκος δεν είναι δικός σου.
refusal-too-poor = { NAME($stall, case: "begin") } έχει { COINS($coins) } και δεν μπορεί να προσφέρει περισσότερα.
refusal-too-few-left = Σήμερα δεν πουλιούνται πάνω από { MEASURES($measures) }.
refusal-long-and-short = Η αγορά είναι μακρά ή σύντομη, όχι και τα δύο· διάλεξε ένα.
refusal-long-needs-three = Η μακρά αγορά είναι για τρεις παίκτες.

## Κεφάλαια των κανόνων

chapter-fair = Οι πάγκοι πουλούν με τη σειρά μέχρι πέντε μέτρα τη μέρα, όσα θέλουν ή όσα πει το ζάρι. Όποιος πουλήσει πρώτος δέκα κερδίζει ένα εμπόρευμα. Μετά όλοι γεμίζουν το καλάθι τους με ένα ή δύο είδη, και το ζάρι λέει ποιο ζητούν: κάθε μέτρο του φέρνει ένα νόμισμα· κανένας πάγκος δεν έχει πάνω από πέντε.
chapter-bids = Όλοι οι πάγκοι προσφέρουν κρυφά για το εμπόρευμα του γύρου, και οι προσφορές ανοίγουν μαζί. Η υψηλότερη το αγοράζει, αν είναι μόνη· αλλιώς κανείς. Μπορείς να αφήσεις πάγια προσφορά.
chapter-showing = Κάθε πάγκος μπορεί να δείξει την κάρτα του μία φορά στο παιχνίδι, για έναν βαθμό και, στο τέλος της σειράς του, ένα νόμισμα· κανένας πάγκος δεν έχει πάνω από πέντε.
chapter-end = Εμπορεύματα και κάρτες που φάνηκαν δίνουν έναν βαθμό το καθένα· στην ισοβαθμία κρίνουν τα νομίσματα. Μόνος κερδίζεις με τουλάχιστον όσους βαθμούς έχει ο Keryx.

## Ετικέτες των εικόνων

label-title = Toy
label-round-of = Γύρος { $round } από { $rounds }
label-phase-set-up = Στήσιμο
label-phase-fair = Το πανηγύρι
label-phase-bids = Προσφορές
label-phase-showing = Επίδειξη καρτών
label-phase-end = Τέλος του παιχνιδιού
label-waiting-for = Περιμένουμε: { SEATS($seats) }
label-to-choose = Παίζει: { SEAT($seat) }
label-winner =
    { COUNT($seats) ->
        [one] Νίκη: { SEATS($seats) }
       *[other] Κοινή νίκη: { SEATS($seats) }
    }
label-ended = Το παιχνίδι τελείωσε
label-result =
    { COUNT($seats) ->
        [one] Νίκη για { SEATS($seats) } με { $points ->
            [one] 1 βαθμό
           *[other] { $points } βαθμούς
        }.
       *[other] Κοινή νίκη για { SEATS($seats) } με { $points ->
            [one] 1 βαθμό
           *[other] { $points } βαθμούς
        } ο καθένας.
    }
label-coins = νομίσματα
label-goods = εμπορεύματα
label-sold = πουλημένα
label-card = κάρτα
label-hidden = κλειστή
label-keryx = Keryx
label-seats = Παίκτες

## Ταμπλό και χέρι ως κείμενο

text-seat =
    { $points ->
        [one] { $mark } { SEAT($seat) }: 1 βαθμός
       *[other] { $mark } { SEAT($seat) }: { $points } βαθμοί
    }
hand-card = { NAME($stall, case: "begin") } έχει { NAME($card, case: "the") }.
hand-standing = { NAME($stall, case: "begin") } προσφέρει { COINS($coins) } σε κάθε γύρο.
hand-pending = Σημειωμένα, αλλάζουν μέχρι να προσφέρουν όλοι: { LIST($actions) }
hand-onlooker = Δεν έχεις θέση σε αυτό το τραπέζι.

## Εντολές: με τι αρχίζουν, πρώτα η συνηθισμένη λέξη, και ένα παράδειγμα

order-bid = πρόσφερε, προσφορά
    .example = πρόσφερε λάδι 3
order-stand = πάντα, πάγια
    .example = πάντα λάδι 2
order-show = δείξε
    .example = δείξε λάδι
order-done = έτοιμος, τέλος
    .example = έτοιμος λάδι
order-sell = πούλησε, πώληση
    .example = πούλησε 2
order-cry = διαλάλησε, φώναξε
    .example = διαλάλησε
order-pack = μάζεψε
    .example = μάζεψε
order-fill = γέμισε
    .example = γέμισε σύκα αλάτι
order-part = μοίρασε
    .example = μοίρασε 3 σύκα 2 αλάτι

orders-help = Κάθε πάγκος λέγεται από αυτό που πουλά, όπως στο `πρόσφερε κρασί 2`.

word-fill-too = πάγκος, πάγκου, νόμισμα, νομίσματα, κάρτα, μέτρο, μέτρα, καλάθι

## Σενάρια και μέρη του ταμπλό

scenario-standard = κανονικό
scenario-double = δύο πάγκοι ο καθένας
scenario-alone = μόνος
scenario-fair = με πανηγύρι
region-market = Η αγορά
region-seats = Όλοι οι παίκτες

## Εντολές του Discord. Ονόματα με μικρά, χωρίς κενά, μέχρι 32 γράμματα

command = toy
    .description = Κινήσεις του Toy
command-bid = προσφορά
    .description = Προσφορά για το εμπόρευμα του γύρου
    .label = Προσφορά
command-stand = πάγια
    .description = Άφησε πάγια προσφορά
    .label = Πάγια προσφορά
command-show = δείξε
    .description = Δείξε την κάρτα ενός πάγκου
    .label = Δείξε κάρτα
command-done = έτοιμος
    .description = Τίποτε άλλο με έναν πάγκο σε αυτόν τον γύρο
    .label = Έτοιμος
command-sell = πούλησε
    .description = Πούλησε στο πανηγύρι
    .label = Πούλησε
command-cry = διαλάλησε
    .description = Διαλάλησε την πραμάτεια: το ζάρι λέει πόσα πουλάς
    .label = Διαλάλησε
command-pack = μάζεψε
    .description = Μην πουλήσεις άλλο σήμερα
    .label = Μάζεψε τον πάγκο
command-fill = γέμισε
    .description = Γέμισε το καλάθι σου
    .label = Γέμισε το καλάθι
command-part = μοίρασε
    .description = Μοίρασε το καλάθι στα είδη του
    .label = Μοίρασε το καλάθι

## Παράμετροι

param-stall = πάγκος
    .description = Ποιος πάγκος
param-coins = νομίσματα
    .description = Πόσα νομίσματα
param-measures = μέτρα
    .description = Πόσα μέτρα
param-wares = είδη
    .description = Ποια είδη
param-shares = μερίδια
    .description = Πόσα μέτρα από κάθε είδος

## Πώς τελείωσε το παιχνίδι

ending-rounds = Η αγορά τελείωσε μετά από { $rounds } γύρους.
ending-held = Βαθμοί: εσύ { $points }, ο Keryx { $target }. Η αγορά κερδήθηκε.
ending-beaten = Βαθμοί: εσύ { $points }, ο Keryx { $target }. Η αγορά χάθηκε.
tie-coins = Ισοβαθμούν { SEATS($tied) } με { $points } βαθμούς· κρίνουν τα νομίσματα, { $most } προς { $less }.
tie-shared = Ισοβαθμούν { SEATS($tied) } με { $points } βαθμούς, και τίποτα δεν ξεχωρίζει τους πρώτους.

label-group-guild = συντεχνία των εμπόρων

## Ανασκόπηση

statistic-bought = Περισσότερες αγορές: { NAMES($who) } ({ $number })
statistic-sold = Περισσότερα μέτρα που πουλήθηκαν: { NAMES($who) } ({ $number })

## Εντολές εκ των προτέρων: με ποιον όρο, και ότι ο όρος δεν ισχύει

condition-nothing-shown = εκτός αν δείξει την κάρτα του { NAME($stall, case: "the") }
unmet-nothing-shown = { NAME($stall, case: "begin") } έδειξε την κάρτα του.
condition-shown = αν έδειξε την κάρτα του { NAME($stall, case: "the") }
unmet-shown = { NAME($stall, case: "begin") } δεν έδειξε την κάρτα του.
