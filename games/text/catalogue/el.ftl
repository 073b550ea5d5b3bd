### Όσα λένε με τον ίδιο τρόπο όλα τα παιχνίδια.

list-comma = ,{" "}
list-semicolon = ·{" "}
list-and = { $first } και { $last }
list-or = { $first } ή { $last }

## Θέσεις: τα γράμματά τους στις εικόνες και στις εντολές

seat-letter-0 = Α
seat-letter-1 = Β
seat-letter-2 = Γ
seat-letter-3 = Δ
seat-letter-4 = Ε
seat-letter-5 = Ζ

# Ποιος παίζει μια παράταξη χωρίς παίκτη.
seat-nobody = Keryx

# Άλλος τρόπος να πεις μια θέση σε εντολή: το χρώμα της.
word-seat-0 = πορτοκαλί
word-seat-1 = γαλάζιο, γαλάζιος
word-seat-2 = πράσινο, πράσινος
word-seat-3 = μπλε
word-seat-4 = κόκκινο, κόκκινος
word-seat-5 = μοβ

## Αρνήσεις της μηχανής του παιχνιδιού

refusal-not-your-turn = Δεν είναι η σειρά σου.
refusal-asked-no-more = Αυτό έρχεται αργά: το προηγούμενο μέρος τελειώνει ήδη τη σειρά σου ή τη δίνει σε άλλον.
refusal-game-over = Το παιχνίδι τελείωσε· δεν γίνονται άλλες κινήσεις.
refusal-not-an-answer = Αυτό δεν απαντά στην ερώτησή σου· διάλεξε μία από τις διαθέσιμες απαντήσεις.

## Πώς γράφονται οι εντολές

orders-help-parts = Τις λέξεις μπορείς να τις συντομεύεις, αρκεί να φαίνεται τι εννοείς· τόνοι και κεφαλαία δεν παίζουν ρόλο, και γίνονται δεκτές και οι αγγλικές λέξεις. Πολλές εντολές σε μία γραμμή χωρίζονται με ερωτηματικό (;) και εκτελούνται με τη σειρά. Αν κάποια δεν επιτρέπεται, δεν εκτελείται τίποτα από τη γραμμή, εκτός αν πιο πριν κληρώθηκε ή αποκαλύφθηκε κάτι ή ρωτήθηκε άλλος παίκτης: τότε ισχύει ό,τι έγινε ως εκεί, και τα υπόλοιπα παραλείπονται.

## Εντολές που δεν διαβάζονται

refusal-order-empty = Η εντολή είναι κενή· { $legal ->
    [yes] γράψε για παράδειγμα «{ $example }».
   *[no] γενικά μια εντολή γράφεται έτσι: «{ $example }».
}
refusal-order-too-long = Η εντολή είναι πολύ μεγάλη· μπορεί να έχει το πολύ { $words } λέξεις σε { $parts } μέρη, και καμία λέξη με πάνω από { $letters } γράμματα.
refusal-order-unknown = Δεν υπάρχει εντολή «{ $word }»· οι εντολές αρχίζουν με { EITHER($orders) }.{ $legal ->
    [yes] {" "}Τώρα θα μπορούσες να γράψεις για παράδειγμα «{ $example }».
   *[no] { "" }
}
refusal-order-near = Δεν υπάρχει εντολή «{ $word }»· μήπως εννοείς { EITHER($near) };
refusal-order-alone = Το «{ $order }» γράφεται μόνο του· παράλειψε το «{ $word }».
refusal-word-unknown = Δεν καταλαβαίνω το «{ $word }» μετά το «{ $order }»· { $legal ->
    [yes] γράψε για παράδειγμα «{ $example }».
   *[no] γενικά η εντολή γράφεται έτσι: «{ $example }».
}
refusal-word-near = Δεν καταλαβαίνω το «{ $word }» μετά το «{ $order }»· μήπως εννοείς { EITHER($near) };
refusal-word-misplaced = Το «{ $word }» δεν ταιριάζει στην εντολή «{ $order }»· { $legal ->
    [yes] γράψε για παράδειγμα «{ $example }».
   *[no] γενικά γράφεται έτσι: «{ $example }».
}
refusal-word-no-number = Δεν διαβάζω το «{ $word }» ως αριθμό· γράψε έναν ακέραιο αριθμό χωρίς πρόσημο, για παράδειγμα 3.
refusal-order-unfinished = Η εντολή «{ $order }» δεν είναι πλήρης· { $legal ->
    [yes] γράψε για παράδειγμα «{ $example }».
   *[no] γενικά γράφεται έτσι: «{ $example }».
}
fault-ambiguous =
    { $example ->
        [none] Το «{ $word }» μπορεί να σημαίνει { EITHER($candidates) }· γράψε περισσότερα γράμματα.
       *[other] Το «{ $word }» μπορεί να σημαίνει { EITHER($candidates) }· γράψε για παράδειγμα «{ $example }».
    }
fault-stale = Η ερώτηση αυτή έχει ήδη απαντηθεί· δες τι σε ρωτάμε τώρα.

## Λέξεις χωρίς σημασία σε μια εντολή

word-order = εντολή
word-fill = ο, η, το, οι, τα, τον, την, τη, του, της, των, τους, τις, στο, στη, στην, στον, στα, στις, στους, σε, από, με, για, και, ως, έως, μέχρι, προς, εναντίον, έναν, ένα, μία, μια, μου, παρακαλώ, μονάδα, μονάδες, δείκτη, δείκτες, πλακίδιο, πόλη, παίκτη, παίκτης, δυνάμεις, μάχη, τέλος, σειρά

## Πώς λέει ένα παιχνίδι τους γύρους του: το μόνο μήνυμα εδώ που μπορεί να έχει και ένα παιχνίδι

round-word = γύρος
    .begin = Γύρος
    .many = γύροι
    .each = κάθε γύρο
    .after = Μετά τον γύρο
    .of = του γύρου
table-round = { round-word } { $round }
table-place = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word } { $round }, { $phase }
       *[other] { round-word } { $round } από { $rounds }, { $phase }
    }
}
    .begin = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word.begin } { $round }, { $phase }
       *[other] { round-word.begin } { $round } από { $rounds }, { $phase }
    }
}
table-course = **Πόντοι μετά από { round-word.each }**
table-course-rounds = Πόντοι μετά από { round-word.each }: { $rounds }.

## Fair draws

table-commitment = Όλες οι κληρώσεις αυτού του τραπεζιού βγαίνουν από έναν μυστικό σπόρο· το αποτύπωμά του είναι { $commitment }.
table-seed = Ο σπόρος όλων των κληρώσεων ήταν { $seed }· με την εξαγωγή αυτής της παρτίδας ο καθένας μπορεί να τις ελέγξει μία προς μία.
table-call =
    { $round ->
        [0] { $mentions } **{ $title } { $table }: { $what }**
       *[other] { $mentions } **{ $title } { $table }, { round-word } { $round }: { $what }**
    }
table-your-move = σειρά σου.
table-foot =
    { $round ->
        [0] { $phase } · κίνηση { $move }
       *[other] { $rounds ->
            [0] { round-word.begin } { $round } · { $phase } · κίνηση { $move }
           *[other] { round-word.begin } { $round } από { $rounds } · { $phase } · κίνηση { $move }
        }
    }
table-foot-begins = { $foot } · { $about }
table-more =
    { $count ->
        [one] και ένα ακόμη
       *[other] και { $count } ακόμη
    }
table-report = { round-word.begin } { $round }
table-report-scores = { round-word.after } { $round }
table-card = Νέα { round-word.of } { $round }
table-standing =
    { $change ->
        [none] { $rank }. { $mark } { SEAT($seat) } { $points }
       *[some] { $rank }. { $mark } { SEAT($seat) } { $points } ({ $change })
    }
table-over = { $mentions } **{ $title } { $table }, τέλος: { $result }**
table-won =
    { COUNT($seats) ->
        [0] χάθηκε.
        [one] νίκη για { SEATS($seats) }.
       *[other] { SEATS($seats) } μοιράζονται τη νίκη.
    }
table-over-foot =
    { $rounds ->
        [one] ένας { round-word }
       *[other] { $rounds } { round-word.many }
    } · { $count ->
        [1] μία κίνηση
       *[other] { $moves } κινήσεις
    } · { $days ->
        [0] σε μία ημέρα
        [one] μία ημέρα
       *[other] { $days } ημέρες
    } · σπόρος { $seed }
table-standings = { round-word.after } { $round }: { LIST($points) } πόντοι.
table-course-of = { $name }: { $points }.
told-unasked = { $told } (χωρίς επιλογή)
table-turn-over = { SEAT($seat) }: τέλος της σειράς.
table-time-up = Ο χρόνος τελείωσε για: { SEATS($seats) }. Ο Keryx απάντησε όσο πιο ακίνδυνα επιτρέπουν οι κανόνες.
table-away = Σε περίοδο απουσίας ο Keryx απάντησε για: { SEATS($seats) }, όσο πιο ακίνδυνα επιτρέπουν οι κανόνες.
table-absent = { SEAT($seat) }: απουσία ως { $when }.

## Θέσεις που εγκαταλείφθηκαν

ending-conceded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } εγκατέλειψε.
       *[other] { SEATS($seats) } εγκατέλειψαν.
    }
done-resign = { SEAT($seat) } εγκαταλείπει· σε αυτή τη θέση συνεχίζει ο Keryx.
done-take-over = Άλλο πρόσωπο παίρνει τη θέση: { SEAT($seat) }.
done-concede = { SEAT($seat) } εγκαταλείπει και το παιχνίδι τελειώνει.
done-play-on = Ο Keryx απαντά για όσους εγκατέλειψαν.

## Εντολές που αφήνονται από πριν: με ποιον όρο, και ότι δεν ισχύει· τα παιχνίδια έχουν κι άλλους

condition-still-round = αν είναι ακόμη ο { round-word } { $round }
unmet-still-round = Ο { round-word } { $round } πέρασε.
condition-nothing-happened = αν ως τότε δεν γίνει τίποτα, εκτός από πάσο και παρόμοια
unmet-nothing-happened = Στο μεταξύ έγινε κάτι.
