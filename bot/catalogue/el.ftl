### Όσα λένε οι εντολές και τα κουμπιά.

## Επιλογές

choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = η γλώσσα όποιου ανοίγει το τραπέζι, αλλιώς του διακομιστή στο Discord
choice-focus = ό,τι αφορά η ερώτηση, μετά από κάθε κίνηση
choice-board = όλο το ταμπλό, μετά από κάθε κίνηση
choice-turn = ό,τι αφορά η ερώτηση, μετά τη σειρά κάθε παίκτη
choice-demand = μόνο όταν ζητηθεί
choice-perikles = Περικλής (Martin Wallace)
choice-pericles = Pericles: The Peloponnesian Wars (Mark Herman)
choice-open = ανοιχτός (χωρίς όριο χρόνου)
choice-relaxed = χαλαρός (72 ώρες ανά κίνηση, 168 σε απόθεμα)
choice-daily = καθημερινός (24 ώρες ανά κίνηση, 48 σε απόθεμα)
choice-fast = γρήγορος (4 ώρες ανά κίνηση, 12 σε απόθεμα)
choice-note = το μαθαίνουν όλοι, και δεν γίνεται τίποτε άλλο
choice-free = μπορεί κάποιος άλλος να πάρει τη θέση
choice-answer = ο Keryx δίνει την πιο ακίνδυνη απάντηση
choice-resign = η θέση παραιτείται και συνεχίζει ο Keryx· αν μείνει μόνο μία, το παιχνίδι τελειώνει
choice-0 = αμέσως
choice-10 = 10 δευτερόλεπτα
choice-30 = 30 δευτερόλεπτα
choice-everyone = όλοι
choice-gamemasters = όσοι διαχειρίζονται τον διακομιστή και ο ρόλος διαχειριστή παιχνιδιών
choice-dm = με προσωπικά μηνύματα· αν είναι κλειστά, με ένα κουμπί κάτω από το ταμπλό
choice-thread = σε ιδιωτικό νήμα, που μπορούν να διαβάσουν οι συντονιστές του διακομιστή
choice-agree = συμφωνώ
choice-refuse = διαφωνώ
choice-withdraw = αποσύρω τη δική μου πρόταση

## Τραπέζια

table-named = { $table }: { $game }, { $status }
table-line = **Τραπέζι { $table }**: { $game }, { $status }, θέσεις πιασμένες: { $taken } από { $seats }, { $thread }
table-scenario = Σενάριο: { $scenario }
table-variants = { $count ->
    [one] Παραλλαγή
   *[other] Παραλλαγές
}: { LIST($variants) }
table-opened = Το τραπέζι { $table } άνοιξε: { $thread }. Πάτησε **{ $button }** στο μήνυμά του για να πάρεις κι εσύ θέση.
table-opened-seated = Το τραπέζι { $table } άνοιξε: { $thread }. Έχεις τη θέση { $mark }· μόλις μπουν αρκετοί παίκτες, μπορείς να το ξεκινήσεις.
table-opens-later = Το τραπέζι { $table } φτιάχτηκε, αλλά το Discord δεν απαντά αυτή τη στιγμή. Το μήνυμά του θα εμφανιστεί εδώ μόλις απαντήσει· δεν χρειάζεται να κάνεις τίποτα.
table-opens-when-threads-are-fewer = Το τραπέζι { $table } φτιάχτηκε, αλλά δεν έχει ακόμη νήμα: αυτός ο διακομιστής έχει 1.000 ενεργά νήματα και το Discord δεν επιτρέπει περισσότερα. Μόλις αρχειοθετηθούν άλλα, το νήμα του θα ανοίξει· δεν χρειάζεται να κάνεις τίποτα άλλο.
table-not-opened = Το τραπέζι { $table } δεν μπόρεσε να ανοίξει: το Discord δεν αφήνει τον Keryx να γράψει ή να φτιάξει νήμα εδώ. Το τραπέζι διαγράφηκε.
table-only-in-channel = Τραπέζια ανοίγουν σε κανάλι κειμένου του διακομιστή, όχι σε νήμα ή αλλού.
table-none-open = Δεν υπάρχει τώρα ανοιχτό τραπέζι εδώ. Με { COMMAND("table new") } ανοίγεις ένα.
table-which-open = Είναι ανοιχτά περισσότερα από ένα τραπέζια: { LIST($tables) }. Δώσε τον αριθμό αυτού που εννοείς.
table-none-here = Δεν υπάρχουν τώρα τραπέζια σε αυτόν τον διακομιστή.
table-given-up = Το τραπέζι { $table } ακυρώθηκε.
table-note = Σημείωση: { $note }
thread-name = { $game }, τραπέζι { $table }
status-lobby = ανοιχτό
status-running = παίζεται
status-paused = σε παύση
status-frozen = παγωμένο από σφάλμα
status-waiting = περιμένει
status-ended = τελείωσε
status-cancelled = ακυρώθηκε

lobby-heading = {"##"} { $game } · τραπέζι { $table }
lobby-opened = Το άνοιξε και θα το ξεκινήσει { $opener }.
lobby-opened-before = Το άνοιξε { $opener }.
lobby-players = { $more ->
    [0] { $low ->
        [one] για έναν παίκτη
       *[other] για { $low } παίκτες
    }
   *[other] για { $low } έως { $high } παίκτες
}
lobby-language = Γλώσσα: { $language }
lobby-pace = Ρυθμός: { $pace }
pace-own = { $hours ->
    [one] μία ώρα
   *[other] { $hours } ώρες
} ανά κίνηση, { $bank } σε απόθεμα
pace-brief = { $hours ->
    [0] χωρίς όριο χρόνου
   *[other] { $hours } ώ. ανά κίνηση, { $bank } ώ. απόθεμα
}
lobby-pace-when-up = Αν τελειώσει ο χρόνος: { $then }. Τα ρολόγια σταματούν τη νύχτα και σε απουσία, το πολύ { $days ->
    [one] μία ημέρα
   *[other] { $days } ημέρες
}.
remind-heading = {"##"} Υπενθυμίσεις
remind-is-on = Ο Keryx σου το θυμίζει με προσωπικό μήνυμα ή, αν αυτά είναι κλειστά, στο νήμα: το πολύ μία φορά την ημέρα, για όλα τα τραπέζια σου μαζί, όλο και πιο αραιά.
remind-is-off = Ο Keryx δεν σου στέλνει υπενθυμίσεις.
remind-hours = { $hours ->
    [auto] Πρώτη: στα μισά του χρόνου μιας κίνησης ή, χωρίς όριο, μετά από 24 ώρες.
    [one] Πρώτη: μετά από μία ώρα.
   *[other] Πρώτη: μετά από { $hours } ώρες.
}
remind-zone = Εκεί που είσαι η ώρα είναι { $time }. Διάλεξε ξανά όταν αλλάζει η ώρα.
remind-no-zone = Ο Keryx δεν ξέρει τι ώρα είναι εκεί που είσαι: διάλεξε την τωρινή ώρα, για να τηρείται η νύχτα σου.
remind-night = Η νύχτα σου, που δεν σε ενοχλεί κανείς και τα ρολόγια σου σταματούν: από τις { $since } ως τις { $until }.
remind-night-later = {"-#"} Την άλλαξες: τα ρολόγια σου σταματούν κάθε νύχτα που αρχίζει μετά: { $when }.
remind-no-night = Δεν έχεις ορίσει νύχτα.
remind-choose-hours = Πότε σου το θυμίζει πρώτη φορά;
remind-choose-night = Πότε είναι η νύχτα σου;
remind-choose-zone = Τι ώρα είναι τώρα εκεί που είσαι;
remind-after = { $hours ->
    [auto] όπως λέει ο ρυθμός του τραπεζιού
   *[other] μετά από { $hours } ώρες
}
remind-between = από τις { $since } ως τις { $until }
remind-without-night = χωρίς νύχτα
button-remind = Υπενθυμίσεις …
button-remind-on = Να μου το θυμίζεις
button-remind-off = Χωρίς υπενθυμίσεις
button-away = Λείπω …
button-back-again = Γύρισα
button-nudge = Σκούντημα
reminder-heading = { $count ->
    [one] **Ένα τραπέζι σε περιμένει:**
   *[other] **{ $count } τραπέζια σε περιμένουν:**
}
reminder-more = { $count ->
    [one] και ένα ακόμη
   *[other] και άλλα { $count }
}
reminder-last = όλοι οι άλλοι περιμένουν μόνο εσένα
reminder-nudged = το ζητά κάποιος από το τραπέζι
nudged = Ο Keryx το μεταφέρει, το πολύ μία φορά την ημέρα και όχι τη νύχτα: όποιον περιμένει το τραπέζι, του το θυμίζει όπως το επιτρέπουν οι ρυθμίσεις του.
away-noted = Λείπεις ως { $when }. Όποιος σε περιμένει το βλέπει, και δεν παίρνεις υπενθυμίσεις.
away-keryx = Λείπεις ως { $when }· ως τότε ο Keryx δίνει σε κάθε ερώτηση που σου γίνεται την πιο ακίνδυνη απάντηση.
away-back = Καλώς ήρθες πάλι.
away-not = Δεν έλειπες. Για να πεις ότι θα λείψεις, δώσε το τέλος: `3 ημέρες`, `12h` ή `24.12.`
form-away-title = Λείπω
form-away-label = Ως πότε;
form-away-example = 3 ημέρες, 12h, 24.12.
panel-others-wait = { $count ->
    [one] Ένα ακόμη τραπέζι σε περιμένει.
   *[other] Άλλα { $count } τραπέζια σε περιμένουν.
}
clock-until = ο χρόνος τελειώνει { $when } (μαζί με { $hours } ώ. απόθεμα)
clock-up = ο χρόνος τελείωσε
clock-of = { $name }: { $clock }
away-until = { $name }: απουσία ως { $when }
lobby-fingerprint = Δίκαιες κληρώσεις, αποτύπωμα { $digits }…· ολόκληρο στην πρώτη ανάρτηση του νήματος.
lobby-rematch = Ρεβάνς του τραπεζιού { $table }· μέχρι { $when } οι θέσεις κρατιούνται για όσους έπαιξαν εκεί.
lobby-seat = { $mark }: { $name }
lobby-free = *ελεύθερη*
lobby-forgotten = *πρώην παίκτης*
lobby-lobby = Πάτησε **Παίζω** για να πάρεις θέση.
lobby-full = Όλες οι θέσεις είναι πιασμένες.
lobby-started = Το παιχνίδι άρχισε και συνεχίζεται στο νήμα του τραπεζιού.
lobby-cancelled = Το τραπέζι ακυρώθηκε.
card-waiting = { $waiting }, από { $when }
card-foot = Παίζεται στο { $thread }. Αυτή η κάρτα αλλάζει όταν αρχίζει φάση.
card-over = **Το παιχνίδι τελείωσε: { $result }**
card-over-foot = Παίχτηκε στο { $thread }.
lobby-joined = Έχεις τη θέση { $mark } στο τραπέζι { $table }. Το παιχνίδι θα γίνει στο { $thread }.
lobby-left = Έφυγες από το τραπέζι { $table }.
lobby-begun = Στο τραπέζι { $table } το παιχνίδι άρχισε: { $thread }.

## Τα εισερχόμενα

inbox-heading = {"##"} Τα τραπέζια σου
inbox-asked = { $count ->
    [0] Κανένα τραπέζι δεν σε περιμένει.
    [one] **Η σειρά σου σε ένα τραπέζι**
   *[other] **Η σειρά σου σε { $count } τραπέζια**
}
inbox-empty = Δεν κάθεσαι σε κανένα τραπέζι. Με { COMMAND("table join") } παίρνεις θέση, με { COMMAND("table new") } ανοίγεις τραπέζι.
inbox-others = **Περιμένουμε άλλους**
inbox-over = **Τελείωσαν πρόσφατα**
inbox-placed = θέση { $rank } από { $seats }, { $points } πόντοι
inbox-ended-at = τελείωσε { $when }
inbox-away = Απουσιάζεις ως { $when }.
inbox-table = { $game } { $table }
inbox-since = ερώτηση { $when }
inbox-noted = η απάντησή σου: { $action }
inbox-ahead = άφησες για μετά: { $action }
inbox-which = Κάθεσαι σε πολλά τραπέζια. Ποιο εννοείς;
inbox-typed = Η εντολή σου, για αντιγραφή: { $order }
panel-no-next = Κανένα άλλο τραπέζι δεν σε περιμένει.

digest-heading = {"##"} Από την τελευταία σου κίνηση
digest-what-happened = {"##"} Τι έγινε
digest-of = Μόνο ό,τι έκανε ή ό,τι αναφέρει: { $name }.
digest-about-you = Ό,τι σε αφορά
digest-nothing = Από τότε δεν έγινε τίποτα.

## Όταν μια παρτίδα τελειώσει

course-heading = {"##"} Πορεία της παρτίδας
course-unknown = Η πορεία των πόντων δεν σημειώθηκε: η παρτίδα άρχισε με παλιότερη έκδοση του Keryx.
course-foot = {"-#"} Όλες οι κληρώσεις ελέγχονται: **Εξαγωγή** και μετά `keryx verify`.
replay-progress = { $of ->
    [0] Ετοιμάζεται η ταινία …
   *[other] Σχεδιάζεται η εικόνα { $done } από { $of } …
}
replay-head = { $number ->
    [0] Το στήσιμο
   *[other] Κίνηση { $move } από { $last }
} · { $where }
replay-shown = **{ $title }**: το παιχνίδι σε ταινία ως την κίνηση { $last }, { $count } εικόνες
replay-as-seen = {"-#"} Δείχνει όσα μπορούσαν να δουν όλοι.
replay-with-secrets = {"-#"} Δείχνει το ταμπλό όπως το έβλεπε όποιος έπαιζε και, από κάτω, όσα ήξερε μόνο εκείνος.
replay-alt = { $title } σε ταινία ως την κίνηση { $last }. Στο τέλος: { $alt }
replay-broken = Η ταινία δεν μπόρεσε να σχεδιαστεί.
replay-later = Αυτό κρατά περισσότερο απ’ όσο αφήνει το Discord να περιμένει κανείς. Η ταινία σχεδιάζεται ακόμη· δώσε ξανά { COMMAND("replay") } σε λίγο και θα είναι έτοιμη.
rematch-opened = Το τραπέζι { $table } άνοιξε, με τις ίδιες ρυθμίσεις: { $thread }. Έχεις θέση· οι άλλοι έχουν προσκληθεί.
rematch-known = Η ρεβάνς αυτού του τραπεζιού υπάρχει ήδη: τραπέζι { $table }, { $thread }.
rematch-invites = { $name }: πρόσκληση για ρεβάνς προς { LIST($players) }. Για να παίξετε, πατήστε **{ $button }** στο μήνυμα αυτού του τραπεζιού· οι θέσεις σας κρατιούνται μέχρι { $until }.

## Τραπέζια που τελείωσαν

results-heading = {"##"} Τραπέζια που τελείωσαν
results-count = { $count ->
    [one] Ένα τραπέζι που μπορείς να δεις
   *[other] { $count } τραπέζια που μπορείς να δεις, πρώτα τα νεότερα· σελίδα { $page } από { $pages }
}
player-heading = {"##"} { $name }
player-from-server = { $count ->
    [one] Από ένα τραπέζι αυτού του διακομιστή· όσα δεν μπορείς να δεις ή παίχτηκαν αλλού δεν μετράνε εδώ.
   *[other] Από { $count } τραπέζια αυτού του διακομιστή· όσα δεν μπορείς να δεις ή παίχτηκαν αλλού δεν μετράνε εδώ.
}
player-from-own = { $count ->
    [one] Από το ένα σου τραπέζι
   *[other] Από τα { $count } τραπέζια σου, όπου κι αν τα έπαιξες
}
player-hidden = Κανείς άλλος δεν μπορεί να τα δει: έτσι το έχεις ορίσει.
player-rating = Βαθμολογία { $points } (± { $margin })
player-won = { $count ->
    [one] ένα τραπέζι
   *[other] { $count } τραπέζια
}, νίκες: { $won } ({ $percent }%)
player-by-seat = Νίκες ανά θέση: { $counts }
player-by-role = Νίκες ανά παράταξη: { $counts }
player-won-of = { $name } { $won } στις { $played }
player-alone = Παιχνίδι για έναν: { $count ->
    [one] ένα τραπέζι
   *[other] { $count } τραπέζια
}, νίκες: { $won }, το πολύ { $best } πόντοι
player-days = Διάμεση διάρκεια παρτίδας: { $count ->
    [0] λιγότερο από μία ημέρα
    [1] μία ημέρα
   *[other] { $days } ημέρες
}
button-their-tables = Τα τραπέζια
button-own-record = Τα αποτελέσματά μου
## Παρακολούθηση

watch-begun = Από εδώ και πέρα παρακολουθείς: { $title }. Ο Keryx σου γράφει με προσωπικό μήνυμα για κάθε γύρο και για το αποτέλεσμα, όπως τα βλέπουν όλοι στο { $thread }.
watch-begun-closed = Από εδώ και πέρα παρακολουθείς: { $title }. Τα προσωπικά σου μηνύματα όμως είναι κλειστά: όσο μένουν έτσι, ο Keryx δεν μπορεί να σου γράψει και σταματά την παρακολούθηση.
watch-ended = Δεν παρακολουθείς πια το τραπέζι { $table }.
watch-none = Δεν παρακολουθείς το τραπέζι { $table }.
watch-listed = { $count ->
    [0] Δεν παρακολουθείς κανένα τραπέζι. Το { COMMAND("watch") } στο νήμα του το αρχίζει.
    [one] **Παρακολουθείς ένα τραπέζι**
   *[other] **Παρακολουθείς { $count } τραπέζια**
}
button-watch = Παρακολούθηση
button-watch-stop = Τέλος παρακολούθησης
button-watch-stop-table = Τέλος παρακολούθησης: { $table }
## Συνεννοήσεις

talk-heading = {"##"} Ιδιωτικές συζητήσεις στο τραπέζι { $table }
talk-listed = { $count ->
    [0] Δεν συμμετέχεις σε καμία.
   *[other] Συμμετέχεις σε αυτές:
}
talk-choose = Με ποιον θέλεις να μιλήσεις;
talk-foot = {"-#"} Κάθε μία έχει ένα ιδιωτικό νήμα, που το διαβάζουν και οι συντονιστές του διακομιστή. Ό,τι συμφωνηθεί εκεί δεν δεσμεύει κανέναν.
talk-opened = Εδώ μιλάτε μεταξύ σας: { $thread }
talk-barred = Ο Keryx δεν μπορεί να ανοίξει ιδιωτικό νήμα: του λείπουν εδώ τα δικαιώματα «Δημιουργία ιδιωτικών νημάτων» και «Διαχείριση νημάτων», ή ο διακομιστής έχει όσα νήματα επιτρέπει το Discord.
talk-later = Το Discord δεν αφήνει τώρα τον Keryx να ανοίξει το νήμα. Θα το ανοίξει μόλις γίνει.
button-talk = Ιδιωτική συζήτηση

## Κουμπιά και ερωτήσεις

panel-heading = {"-#"} Τραπέζι { $table }, { $game }
panel-nothing-asked = Δεν χρειάζεται να απαντήσεις σε κάτι τώρα.
panel-game-over = Το παιχνίδι τελείωσε.
panel-game-ended = { $reason ->
    [none] Αυτή η παρτίδα τερματίστηκε πρόωρα.
   *[other] Αυτή η παρτίδα τερματίστηκε πρόωρα: { $reason }
}
panel-so-far = Ως τώρα διάλεξες: { $chosen }
panel-choose = { $what };
panel-leads-on = { $what } …
panel-choose-among = { $first } – { $last }
panel-choose-one = Διάλεξε
panel-about-to = Διάλεξες: **{ $action }**. Μετά δεν αναιρείται.
panel-staged = **{ $action }**
    Μπορείς ακόμη να το αναιρέσεις. { $seats ->
    [1] Θα εκτελεστεί { $when }.
   *[other] Οι άλλοι θα το μάθουν { $when }.
    }
panel-staged-already = Έχεις ήδη απαντήσει. Αναίρεσε πρώτα την απάντησή σου, αν θέλεις κάτι άλλο:
staged-given-up = Τραπέζι { $table }: **{ $action }** δεν εκτελέστηκε, επειδή η ερώτηση είχε κλείσει στο μεταξύ.
undo-time-chosen = { $seconds ->
    [0] Από εδώ και πέρα οι απαντήσεις σου με κουμπί ισχύουν αμέσως.
   *[other] Από εδώ και πέρα μπορείς να αναιρείς μια απάντηση με κουμπί για { $seconds } δευτερόλεπτα.
}
undo-time-unknown = Μπορείς να διαλέξεις { LIST($times) } δευτερόλεπτα.
panel-stale = Αυτή η ερώτηση έκλεισε ή δεν απευθύνεται σε εσένα· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-made = Αυτή η κίνηση έχει ήδη γίνει. Να πώς έχουν τα πράγματα τώρα:
panel-undone = Αναιρέθηκε.
panel-undone-already = Αυτή η κίνηση έχει ήδη αναιρεθεί· τίποτα άλλο δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-undo-old = Αυτό το κουμπί ανήκει σε προηγούμενη κίνηση· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-amend = Δεν είναι υποχρεωτικό να απαντήσεις. Αν έχεις ήδη απαντήσει, μπορείς να αλλάξεις την απάντησή σου ώσπου να απαντήσουν όλοι οι άλλοι.
panel-answered = *Απαντήθηκε.*
panel-only-answer = {"-#"} Εδώ δεν γίνεται τίποτε άλλο.
panel-setting = Το βλέπεις μόνο εσύ. Αλλάζει όποτε θέλεις και ισχύει ώσπου να το αλλάξεις.
panel-leave-at = Ως εδώ: «{ $answer }»
panel-leave-there = Ως εδώ
panel-no-such-number = Ο αριθμός πρέπει να είναι από { $low } έως { $high }.
order-stopped = { $taken ->
    [one] Από τις { $all } ενέργειες έγινε μία.
   *[other] Από τις { $all } ενέργειες έγιναν { $taken }.
} { $why } Οι υπόλοιπες δεν εκτελέστηκαν· στείλε τις ξανά όταν ταιριάζουν:
order-interrupted = { $taken ->
    [one] Από τις { $all } ενέργειες έγινε μία.
   *[other] Από τις { $all } ενέργειες έγιναν { $taken }.
} { $why } Οι υπόλοιπες συνεχίζονται μόνες τους αν η απάντηση είναι αυτή που ελπίζεις· αλλιώς θα ερωτηθείς γι’ αυτές:
panel-rest = **Σε αναμονή**, από την τελευταία σου εντολή:
rest-refused = Το υπόλοιπο της εντολής σου ακυρώνεται: { $why }
panel-ahead = **Η εντολή που άφησες** θα εκτελεστεί αμέσως:
ahead-on-what = **Με ποιον όρο;** Μόλις διαλέξεις, η εντολή σου μένει εδώ. Εκτελείται όταν έρθει η ερώτησή της, αν τότε επιτρέπεται· αλλιώς σε ρωτάμε όπως πάντα και μαθαίνεις γιατί. Κανείς άλλος δεν το καταλαβαίνει.
ahead-choose = Διάλεξε όρο
ahead-choose-from = Όροι από «{ $first }» και κάτω
ahead-against = Όπως είναι τώρα τα πράγματα, δεν θα επιτρεπόταν: { $why }
ahead-left = **Άφησες εντολή**, σε κάθε περίπτωση: { $order }
ahead-left-if = **Άφησες εντολή**, { $condition }: { $order }
ahead-noted = Η εντολή έμεινε. Κανείς άλλος δεν το καταλαβαίνει.
ahead-dropped = Η εντολή σου ακυρώθηκε.
ahead-gone = Αυτή η εντολή δεν περιμένει πια· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
ahead-nothing-left = Δεν άφησες εντολή σε αυτό το τραπέζι.
ahead-refused = Η εντολή σου ακυρώνεται: { $why }
ahead-not-carried-out = Τραπέζι { $table }: η εντολή σου **{ $action }** δεν εκτελέστηκε. { $why } Σε ρωτάμε όπως πάντα: { COMMAND("moves") }.
order-set-aside = Τραπέζι { $table }: η εντολή σου **{ $action }** δεν εκτελέστηκε. Το λάθος είναι του Keryx, όχι δικό σου. Η εντολή δεν περιμένει πια· όταν το τραπέζι συνεχίσει, σε ρωτάμε όπως πάντα: { COMMAND("moves") }.
ahead-carried-out = Τραπέζι { $table }: η εντολή που άφησες εκτελέστηκε.
ahead-expired = Την άφησες πριν από περισσότερες από 30 ημέρες.
ahead-went-back = Το τραπέζι γύρισε σε κίνηση πριν από την εντολή σου.
ahead-heading = {"##"} Οι εντολές που άφησες
ahead-none = Καμία. Άφησε μία με { COMMAND("ahead leave") } ή με το κουμπί, όσο δεν σε ρωτάμε κάτι.
ahead-is-quick = Εκτελούνται λίγα δευτερόλεπτα μετά την ερώτησή τους. Με { COMMAND("ahead late") } έρχονται λίγα λεπτά αργότερα, ώστε η ταχύτητά τους να μην προδίδει τίποτα.
ahead-is-late = Εκτελούνται λίγα λεπτά μετά την ερώτησή τους· πόσα, δεν το προβλέπει κανείς. Αλλάζει με { COMMAND("ahead late") }.
order-waits = Τώρα το τραπέζι περιμένει: { LIST($players) }.
order-next-refused = Η επόμενη δεν γίνεται: { $why }
word-preview = προεπισκόπηση
preview-heading = **Προεπισκόπηση.** Τίποτα δεν έγινε ακόμη. Υποθέτουμε ότι κανείς άλλος δεν αντιδρά: όποιος θα μπορούσε να πολεμήσει σε αφήνει να περάσεις.
preview-nothing = Δεν θα γινόταν τίποτα.
preview-refused = **{ $part }**: θα απορριπτόταν. { $why }
preview-none = Αυτό το παιχνίδι δεν έχει προεπισκόπηση· το { COMMAND("why") } λέει αν επιτρέπεται μια εντολή.
preview-later = Θα μπορείς να τη στείλεις όταν έρθει η σειρά σου.
preview-alt = Προεπισκόπηση, όχι το ίδιο το τραπέζι. { $alt }

button-join = Παίζω
button-leave = Φεύγω
button-start = Έναρξη
button-start-missing = { $missing ->
    [one] Έναρξη (λείπει { $missing })
   *[other] Έναρξη (λείπουν { $missing })
}
button-help = Βοήθεια
button-tables = Τα τραπέζια σου
button-in-short = { $game } με λίγα λόγια
button-move = Η κίνησή σου
button-hand = Το χέρι μου
button-board = Ταμπλό
button-board-now = Το ταμπλό τώρα
button-board-then = Το ταμπλό τότε
button-before = Το ταμπλό πριν
button-move-before = Προηγούμενη κίνηση
button-move-after = Επόμενη κίνηση
button-own-then = Όπως το έβλεπα εγώ
button-hand-then = Το χέρι μου τότε
button-rolls = Ζαριά προς ζαριά
button-log = Ιστορικό
button-rematch = Ρεβάνς
button-course = Πορεία της παρτίδας
button-replay = Ταινία του παιχνιδιού
button-secrets = Ταινία με όλα τα μυστικά
button-export = Εξαγωγή
button-focus = Από κοντά
button-text = Το ταμπλό σε κείμενο
button-since = Τι έγινε;
button-undo = Αναίρεση
button-confirm = Επιβεβαίωση
button-tell-now =
    { $seats ->
    [1] Να γίνει τώρα
   *[other] Να το μάθουν τώρα
    }
button-do-rest = Εκτέλεση
button-drop-rest = Απόρριψη
button-ahead-leave = Άφησε εντολή …
button-ahead-change = Άλλαξε την εντολή …
button-ahead-drop = Ακύρωση εντολής
button-ahead-drop-number = Ακύρωση αριθμού { $number }
button-ahead-free = Σε κάθε περίπτωση
button-back = Πίσω
button-to-question = Πίσω στην ερώτηση
button-earlier = Προηγούμενα
button-later = Περισσότερα
button-type-order = Γράψε εντολή
button-type-number = Γράψε αριθμό
button-send = Στείλε αυτή την εντολή
button-answer = Κίνηση
button-change = Αλλαγή
button-look = Άνοιγμα
button-next-table = Επόμενο τραπέζι

form-order-title = Γράψε εντολή
form-order-label = Η εντολή σου
form-order-example = Όπως με το { COMMAND("order", way: "name") }· πολλές χωρίζονται με ερωτηματικό (;) ή νέα γραμμή
form-order-legal = Για παράδειγμα: { $order }
form-ahead-title = Άφησε εντολή
form-ahead-label = Τι να γίνει όταν ερωτηθείς
form-number-title = Γράψε αριθμό
form-number-label = Πόσα;
form-number-example = Από { $low } έως { $high }

value-yes = ναι
value-no = όχι
listed-range = { $low } έως { $high }
listed-more = { $count } ακόμη
value-none = τίποτα

## Εντολές ενός παιχνιδιού

game-other = Στο τραπέζι { $table } παίζεται { $game }· χρησιμοποίησε `{ COMMAND($command, way: "name") } …`.
game-not-now = Δεν σε ρωτάμε αυτό τώρα· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
game-value-missing = Λείπει το «{ $field }». Τώρα επιτρέπεται: { LIST($values) }.
game-value-refused = Το «{ $typed }» δεν επιτρέπεται τώρα για το «{ $field }». Επιτρέπεται: { LIST($values) }.
game-value-near = Το «{ $typed }» δεν επιτρέπεται τώρα για το «{ $field }». Μήπως εννοείς { EITHER($values) };
game-no-value = Με όσα έδωσες πριν, δεν επιτρέπεται τώρα τίποτα για το «{ $field }».

## Για να δεις

board-no-such-region = Το ταμπλό δεν έχει τέτοιο μέρος. Υπάρχουν: { LIST($regions) }.
board-after-move = **{ $title }** · { $number ->
    [0] μετά το στήσιμο
   *[other] μετά την κίνηση { $move } από { $last }
} · { $where }
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
why-allowed = **{ $action }**: επιτρέπεται τώρα. Δεν έγινε τίποτα.
why-part = Στο μέρος { $number } της εντολής σου:
why-unknown = **{ $action }**: επιτρέπεται, όπως και όλα τα προηγούμενα. Για τα επόμενα δεν μπορούμε να ξέρουμε από πριν: στο μεταξύ κάτι κληρώνεται ή φανερώνεται, ή ρωτάμε κάποιον άλλον.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Κανόνες, ενότητα { $section })
}
rules-orders = Πώς γράφονται οι εντολές
rules-orders-now = Τώρα θα μπορούσες να γράψεις για παράδειγμα: { LIST($orders) }.
rules-orders-general = {"-#"} Τα παραδείγματα δείχνουν πώς γράφονται οι εντολές· αν μία επιτρέπεται τώρα, το λέει το { COMMAND("why") }.
rules-topics = **{ $game }**, κεφάλαιο με κεφάλαιο· το { COMMAND("rules") } με ένα θέμα τα λέει όλα.
rules-more = Επίσης: { LIST($topics) }.
why-now = Τώρα: { $what }
why-instead = Τώρα επιτρέπεται για παράδειγμα: { LIST($actions) }.
why-besides = { $section ->
    [none] Όπως είναι τα πράγματα, ούτε τότε θα επιτρεπόταν: { $why }
   *[other] Όπως είναι τα πράγματα, ούτε τότε θα επιτρεπόταν: { $why } (Κανόνες, ενότητα { $section })
}
why-then = Όταν ζητηθεί, επιτρέπεται, αν δεν αλλάξει τίποτα ως τότε.
rules-no-such-game = Δεν υπάρχει τέτοιο παιχνίδι. Υπάρχουν: { LIST($games) }.
rules-no-such-topic = Δεν υπάρχει κάτι γι’ αυτό. Υπάρχει για: { LIST($topics) }.

## Βοήθεια

help-in-direct = **Εδώ** ο Keryx σού λέει τα μυστικά σου και σε ειδοποιεί. Τα { COMMAND("tables") } και { COMMAND("moves") } ισχύουν εδώ για τα τραπέζια όλων των διακομιστών· τα τραπέζια ανοίγουν και γεμίζουν σε διακομιστή.
help-in-lobby = **Αυτό το νήμα** είναι του τραπεζιού { $table } ({ $game }), που γεμίζει ακόμη: το { COMMAND("table join") } πιάνει θέση, και όποιος το άνοιξε το ξεκινά με { COMMAND("table start") }.
help-in-table =
    { $asked ->
        [yes] **Αυτό το νήμα** είναι του τραπεζιού { $table } ({ $game }) και είναι η σειρά σου: το { COMMAND("moves") } δείχνει τι ερωτάσαι, το { COMMAND("hand") } ό,τι ξέρεις μόνο εσύ.
       *[no] **Αυτό το νήμα** είναι του τραπεζιού { $table } ({ $game }). Το { COMMAND("board full") } δείχνει το ταμπλό, το { COMMAND("since") } τι έχασες, το { COMMAND("why") } ποιος κανόνας απαγορεύει κάτι.
    }
help-in-over = **Αυτό το νήμα** είναι του τραπεζιού { $table } ({ $game }), που τελείωσε. Τα κουμπιά κάτω από την τελευταία ανάρτηση δείχνουν την πορεία του παιχνιδιού και το ξαναπαίζουν.
help-heading = {"##"} Ο Keryx κρατά τα επιτραπέζιά σας ζωντανά
help-about = Κάνεις μια κίνηση όποτε έχεις ένα λεπτό· ο Keryx ξέρει τους κανόνες και καλεί όποιον έχει σειρά.
help-play = **Παίξε**: το { COMMAND("table new") } ανοίγει τραπέζι· κάθεσαι αμέσως σε αυτό.
help-join = **Μπες**: το { COMMAND("table join") } σε διακομιστή παίρνει μια ελεύθερη θέση.
help-join-free = **Μπες**: { $count ->
    [0] κανένα τραπέζι εδώ δεν έχει τώρα ελεύθερη θέση.
    [one] ένα τραπέζι εδώ έχει ελεύθερη θέση· την παίρνεις με { COMMAND("table join") }.
   *[other] { $count } τραπέζια εδώ έχουν ελεύθερες θέσεις· παίρνεις μία με { COMMAND("table join") }.
}
help-tables = **Τα τραπέζια σου**: { $count ->
    [0] κανένα δεν σε περιμένει.
    [one] ένα σε περιμένει.
   *[other] { $count } σε περιμένουν.
} Το { COMMAND("tables") } τα δείχνει.
help-turn = **Πώς γίνεται μια κίνηση**: ο Keryx σε καλεί στο νήμα του τραπεζιού. Πάτησε **Η κίνησή σου**, διάλεξε, έτοιμο.
help-order = **Προτιμάς να γράφεις;** Οι εντολές του παιχνιδιού και το { COMMAND("order") } κάνουν το ίδιο.
help-undo = **Λάθος;** Όσο δεν το έχουν μάθει οι άλλοι, μπορείς να το αναιρέσεις.
help-secrets = **Τα μυστικά** έρχονται με προσωπικό μήνυμα· το { COMMAND("hand") } τα δείχνει μόνο σε σένα.
help-foot = -# Το { COMMAND("since") } λέει τι έχασες · το { COMMAND("why") } λέει ποιος κανόνας απαγορεύει μια εντολή · το { COMMAND("rules") } εξηγεί το παιχνίδι
help-game = {"##"} { $game } με λίγα λόγια
help-game-foot = -# Το { COMMAND("rules") } με ένα θέμα λέει περισσότερα · το { COMMAND("why") } λέει ποιος κανόνας απαγορεύει μια εντολή

## Ρυθμίσεις του διακομιστή

settings-heading = **Οι ρυθμίσεις αυτού του διακομιστή**
settings-language = Γλώσσα των νέων τραπεζιών: { $language }
settings-role = Ρόλος διαχειριστή παιχνιδιών: { $role }
settings-no-role = κανένας
settings-role-everyone = Το @everyone δεν μπορεί να είναι ο ρόλος διαχειριστή παιχνιδιών, γιατί τότε ο καθένας θα μπορούσε να τερματίσει ή να γυρίσει πίσω κάθε τραπέζι. Για να ανοίγουν όλοι τραπέζια, χρησιμοποίησε το { COMMAND("keryx tables") }.
settings-who = Τραπέζια ανοίγουν: { $who }
settings-images = Εικόνες στο νήμα: { $images }
settings-ping = Ειδοποιείται για νέα τραπέζια: { $role }
settings-role-not-mentionable = Το Discord αφήνει τα μποτ να ειδοποιούν τον ρόλο { $role } μόνο αν μπορούν να τον αναφέρουν όλοι: επίτρεψέ το πρώτα στις ρυθμίσεις του ρόλου.
greeting = **Γεια σας! Ο Keryx διευθύνει επιτραπέζια της αρχαίας Ελλάδας, που παίζονται με μηνύματα μέσα σε εβδομάδες.** Τρία βήματα και ξεκινάτε:
greeting-who = 1. Ποιος ανοίγει τραπέζια; Στην αρχή μόνο όποιος διαχειρίζεται τον διακομιστή· το αλλάζουν τα { COMMAND("keryx tables") } και { COMMAND("keryx gamemaster") }.
greeting-table = 2. Το { COMMAND("table new") } σε ένα κανάλι ανοίγει τραπέζι με δικό του νήμα· οι άλλοι κάθονται με το κουμπί του.
greeting-help = 3. Το { COMMAND("help") } λέει στον καθένα πώς παίζεται, στη γλώσσα του.
settings-results = { $shown ->
    [yes] Τα τραπέζια που τελείωσαν φαίνονται με τα { COMMAND("results") } και { COMMAND("player") }.
   *[no] Τα τραπέζια που τελείωσαν δεν φαίνονται πουθενά.
}

## Διαχειριστής παιχνιδιού

gm-done = Έγινε· το τραπέζι { $table } ενημερώθηκε.
gm-no-bots = Ένα μποτ δεν μπορεί να πάρει θέση.
gm-not-yourself = Όσο ο παίκτης της θέσης είναι ακόμη εδώ, δεν μπορείς να μπεις ο ίδιος στη θέση του· μπορεί να σε βάλει άλλος διαχειριστής παιχνιδιών.
gm-owner-only = Αυτό μπορεί να το κάνει μόνο ο ιδιοκτήτης του μποτ.
gm-backed-up = Η βάση δεδομένων αντιγράφηκε στον φάκελο δεδομένων του μποτ, ως `backups/{ $name }`.
gm-exported = Ολόκληρη η καταγραφή του τραπεζιού { $table }. Το `keryx verify` ελέγχει τις κληρώσεις της.
note-paused = **Το τραπέζι είναι σε παύση.** Ο διαχειριστής: { $reason }
    {"-#"} Κανείς δεν ερωτάται ούτε δέχεται υπενθύμιση. Το { COMMAND("gm resume") } συνεχίζει το παιχνίδι.
note-resumed = Το παιχνίδι συνεχίζεται.
note-rolled-back = Ο διαχειριστής γύρισε το τραπέζι πίσω, από την κίνηση { $last } στην κίνηση { $move }: { $reason }
note-rolled-back-more = και { $count ->
        [one] άλλη μία κίνηση
       *[other] άλλες { $count } κινήσεις
    }
note-substituted = Νέος παίκτης στη θέση { $mark }: { $name }.
note-ended = Ο διαχειριστής τερμάτισε το παιχνίδι: { $reason }
health-latency = Χρόνος ως το Discord και πίσω: { $milliseconds } ms
health-tables = Τραπέζια του διακομιστή που δεν έχουν τελειώσει: { $count }
health-unsent = Μηνύματα που περιμένουν να σταλούν: { $count }
health-oldest = Το παλαιότερο γράφτηκε { $when }.
health-still = **Τραπέζια που έχουν σταματήσει**
health-waits = - Το τραπέζι { $table } ({ $game }) περιμένει: { LIST($names) }, ερώτηση { $when }
health-stopped = - Τραπέζι { $table } ({ $game }): { $status }, τελευταία κίνηση { $when }. { $why }
health-more =
    { $count ->
        [one] και ακόμη ένα
       *[other] και ακόμη { $count }
    }

## Προτάσεις

button-agree = Συμφωνώ
button-refuse = Διαφωνώ
button-withdraw = Απόσυρση
button-propose-undo = Ρώτησε τους άλλους
proposal-made = Ρωτήσαμε τους άλλους: { $what }
proposal-done = Δεν χρειάζεται η συμφωνία κανενός άλλου, και έγινε: { $what }
proposal-answer-agree = Συμφωνείς. { $status }
proposal-answer-refuse = Διαφωνείς. { $status }
proposal-answer-withdraw = Η πρόταση { $number } αποσύρθηκε.
undo-ask = Με { COMMAND("vote undo") } ή με αυτό το κουμπί ερωτώνται όσοι αφορά αν μπορείς να την αναιρέσεις παρ’ όλα αυτά.

## Εγκατάλειψη θέσης

button-resign = Εγκατάλειψη
button-seek = Αναζήτηση αντικαταστάτη
button-take = Παίρνω τη θέση
button-again = Νέα πρόσκληση
resign-ask = **Θέλεις να εγκαταλείψεις τη θέση { $mark } στο τραπέζι { $table };**
resign-goes-on = Από εκεί και πέρα παίζει για σένα ο Keryx, όσο πιο ακίνδυνα επιτρέπουν οι κανόνες, και κανείς δεν περιμένει τη θέση σου. Στο τέλος κατατάσσεσαι μετά από όλους όσοι έμειναν. Ό,τι ξέρεις μόνο εσύ μένει κρυφό. Κάποιος άλλος μπορεί να πάρει τη θέση. **Αυτό δεν αναιρείται.**
resign-ends =
    { $count ->
        [0] Τότε το παιχνίδι τελειώνει και χάνεται. **Αυτό δεν αναιρείται.**
       *[other] Τότε το παιχνίδι τελειώνει με νίκη για: { LIST($winners) }. **Αυτό δεν αναιρείται.**
    }
resigned = Εγκατέλειψες τη θέση σου στο τραπέζι { $table }.
proposal-called = Δημοσιεύτηκε στο { $channel }: { $what }
proposal-seat-asked = Ρωτήσαμε το τραπέζι· στο νήμα θα δεις τι αποφασίστηκε: { $what }

## Προσωπικά δεδομένα

privacy-kept = Ο Keryx κρατά για σένα: το αναγνωριστικό σου στο Discord, το όνομα που είχες όταν κάθισες, τη γλώσσα σου, αν σε βρίσκουν τα προσωπικά μηνύματα, τα τραπέζια που άνοιξες, τις θέσεις, τις κινήσεις και τα αποτελέσματά σου, τις εντολές σου που περιμένουν ακόμη, τα τραπέζια που παρακολουθείς, και τα επίπεδα που ολοκλήρωσες σε παιχνίδια για έναν παίκτη. Τα μηνύματα που στάλθηκαν διαγράφονται μετά από 30 ημέρες.
privacy-tables = { $count ->
    [0] Δεν κάθεσαι σε κανένα τραπέζι.
   *[other] Τραπέζια όπου κάθεσαι: { LIST($tables) }.
}
privacy-way-unknown = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικά μηνύματα· αν είναι κλειστά, τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το { COMMAND("hand") }.
privacy-way-open = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικά μηνύματα.
privacy-way-closed = Τα προσωπικά σου μηνύματα είναι κλειστά: όσα πρέπει να ξέρεις μόνο εσύ τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το { COMMAND("hand") }.
privacy-way-thread = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται σε ιδιωτικό νήμα.
privacy-way-again = { privacy-way-thread }
privacy-chosen-dm = Όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται με προσωπικά μηνύματα· αν είναι κλειστά, τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το { COMMAND("hand") }.
privacy-chosen-thread = Αν τα προσωπικά σου μηνύματα είναι κλειστά, όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται σε ιδιωτικό νήμα. Εκεί μπορούν να τα διαβάσουν οι συντονιστές του διακομιστή.
privacy-results = { $shown ->
    [yes] Οι άλλοι μπορούν να δουν τα αποτελέσματά σου: σε κάθε διακομιστή, όσα έφερες στα δικά του τραπέζια που τους φαίνονται.
   *[no] Κανείς άλλος δεν μπορεί να δει τα αποτελέσματά σου. Στις λίστες τραπεζιών, αντί για το όνομά σου γράφεται το γράμμα της θέσης σου.
}
privacy-not-sure = Τίποτα δεν διαγράφηκε. Αν θέλεις να διαγραφούν τα δεδομένα σου, δώσε ξανά την εντολή με σίγουρα: True.
privacy-deleted = { $count ->
    [0] Τα προσωπικά σου δεδομένα διαγράφηκαν.
   *[other] Τα προσωπικά σου δεδομένα διαγράφηκαν. Οι θέσεις σου μένουν χωρίς το όνομά σου· ο διαχειριστής μπορεί να τις δώσει σε άλλους.
}

## Εντολές

command-table = τραπέζι
    .description = Άνοιξε τραπέζια, κάθισε σε αυτά και ξεκίνησέ τα
command-table-new = νέο
    .description = Άνοιξε σε αυτό το κανάλι ένα τραπέζι με δικό του νήμα
command-table-join = παίζω
    .description = Πάρε την πρώτη ελεύθερη θέση σε ένα τραπέζι
command-table-seat = θέση
    .description = Πάρε μια συγκεκριμένη θέση σε ένα τραπέζι ή άλλαξε σε αυτήν
command-table-leave = φεύγω
    .description = Άφησε τη θέση σου πριν από την έναρξη
command-table-start = έναρξη
    .description = Ξεκίνησε ένα τραπέζι με όσους κάθονται
command-table-cancel = ακύρωση
    .description = Ακύρωσε ένα τραπέζι πριν αρχίσει
command-table-list = λίστα
    .description = Δες τα τραπέζια αυτού του διακομιστή
command-table-show = δες
    .description = Δες ποιοι κάθονται σε ένα τραπέζι και πώς πάει
command-table-resign = εγκατάλειψη
    .description = Εγκατάλειψε τη θέση σου σε παιχνίδι που παίζεται
command-table-seek = αναζήτηση
    .description = Αναζήτησε κάποιον για τη θέση σου ή για μια ελεύθερη
command-keryx = keryx
    .description = Ρυθμίσεις αυτού του διακομιστή
command-keryx-show = δες
    .description = Δες τις ρυθμίσεις αυτού του διακομιστή
command-keryx-language = γλώσσα
    .description = Όρισε τη γλώσσα των νέων τραπεζιών
command-keryx-gamemaster = διαχειριστής
    .description = Όρισε τον ρόλο που ανοίγει και διαχειρίζεται τραπέζια
command-keryx-tables = τραπέζια
    .description = Όρισε ποιος ανοίγει τραπέζια
command-keryx-images = εικόνες
    .description = Όρισε πότε σχεδιάζεται το ταμπλό των νέων τραπεζιών
command-keryx-ping = ειδοποίηση
    .description = Διάλεξε ρόλο που ειδοποιείται για νέα τραπέζια· χωρίς ρόλο, κανένας
command-keryx-results = αποτελέσματα
    .description = Όρισε αν φαίνονται τα τραπέζια που τελείωσαν
command-gm = διαχειριστής
    .description = Για διαχειριστές παιχνιδιού: διαχείριση ενός τραπεζιού
command-gm-pause = παύση
    .description = Σταμάτησε ένα τραπέζι ώσπου να συνεχιστεί
command-gm-resume = συνέχεια
    .description = Συνέχισε ένα τραπέζι, σε νέο νήμα αν το δικό του χάθηκε
command-gm-rollback = επαναφορά
    .description = Επανάφερε το ταμπλό όπως ήταν μετά από παλιότερη κίνηση, μπροστά σε όλους
command-gm-substitute = αντικατάσταση
    .description = Δώσε μια θέση σε άλλον παίκτη
command-gm-end = τέλος
    .description = Τερμάτισε ένα παιχνίδι πριν την ώρα του
command-gm-export = εξαγωγή
    .description = Πάρε ολόκληρη την καταγραφή ενός παιχνιδιού που τελείωσε
command-gm-backup = αντίγραφο
    .description = Αντίγραψε τη βάση στο μηχάνημα του μποτ (μόνο για τον ιδιοκτήτη του)
command-gm-health = υγεία
    .description = Δες πώς πάνε το μποτ και τα τραπέζια του διακομιστή
command-moves = κινήσεις
    .description = Δες τι σε ρωτάμε τώρα, με κουμπιά για να απαντήσεις
command-tables = τραπέζια
    .description = Δες τα τραπέζια σου, πρώτα όσα σε περιμένουν
command-order = εντολή
    .description = Δώσε γραπτή εντολή· αν είναι πολλές, χωρίζονται με ερωτηματικό (;)
command-remind = υπενθύμιση
    .description = Πώς σου το θυμίζει ο Keryx: πότε πρώτα, η νύχτα σου, η ώρα σου
command-nudge = σκούντημα
    .description = Να σταλεί υπενθύμιση σε όσους περιμένει ένα τραπέζι
command-away = απουσία
    .description = Πες ως πότε λείπεις· χωρίς τέλος, ότι γύρισες
command-ahead = από-πριν
    .description = Εντολές που αφήνεις για μια ερώτηση που θα έρθει
command-ahead-leave = άφησε
    .description = Άφησε εντολή για την επόμενη ερώτησή σου· τον όρο τον διαλέγεις μετά
command-ahead-show = δες
    .description = Δες όλες τις εντολές που άφησες
command-ahead-drop = ακύρωση
    .description = Ακύρωσε ό,τι άφησες σε ένα τραπέζι
command-ahead-late = καθυστέρηση
    .description = Να έρχονται λίγα λεπτά αργότερα, ώστε η ταχύτητά τους να μην προδίδει τίποτα;
command-vote = ψηφοφορία
    .description = Αποφασίστε κάτι μαζί με τους άλλους του τραπεζιού
command-vote-pause = παύση
    .description = Πρότεινε παύση· πρέπει να συμφωνήσουν πάνω από τους μισούς
command-vote-resume = συνέχεια
    .description = Πρότεινε να συνεχιστεί μετά την παύση· πρέπει να συμφωνήσουν πάνω από τους μισούς
command-vote-end = τέλος
    .description = Πρότεινε να τελειώσει το παιχνίδι χωρίς αποτέλεσμα· πρέπει να συμφωνήσουν όλοι
command-vote-extend = παράταση
    .description = Πρότεινε περισσότερο χρόνο για όσους ερωτώνται· πρέπει να συμφωνήσουν πάνω από τους μισούς
command-vote-pace = ρυθμός
    .description = Πρότεινε άλλον ρυθμό· πρέπει να συμφωνήσουν πάνω από τους μισούς
command-vote-replace = αντικατάσταση
    .description = Πρότεινε να αντικατασταθεί όποιος λείπει· πρέπει να συμφωνήσουν οι μισοί και πλέον
command-vote-undo = αναίρεση
    .description = Ρώτησε όσους αφορά αν μπορείς να αναιρέσεις την τελευταία σου κίνηση
command-vote-answer = απάντηση
    .description = Συμφώνησε με μια πρόταση, διαφώνησε ή απόσυρε τη δική σου
command-undo = αναίρεση
    .description = Αναίρεσε την τελευταία σου κίνηση μέσα στη σειρά σου
command-undo-time = χρόνος-αναίρεσης
    .description = Διάλεξε για πόσο μπορείς να αναιρέσεις μια απάντηση με κουμπί πριν τη μάθουν οι άλλοι
command-board = ταμπλό
    .description = Δες το ταμπλό
command-board-full = όλο
    .description = Δες ολόκληρο το ταμπλό
command-board-region = μέρος
    .description = Δες ένα μέρος του ταμπλό
command-board-player = παίκτης
    .description = Δες τι έχει μπροστά του ένας παίκτης
command-board-text = κείμενο
    .description = Δες το ταμπλό σε κείμενο
command-hand = χέρι
    .description = Δες όσα πρέπει να ξέρεις μόνο εσύ
command-log = ιστορικό
    .description = Δες τι έγινε τελευταία
command-since = νέα
    .description = Δες τι έγινε από την τελευταία σου κίνηση
command-replay = ταινία
    .description = Δες ένα παιχνίδι σαν κινούμενη εικόνα
command-why = γιατί
    .description = Ρώτα ποιος κανόνας απαγορεύει μια εντολή, χωρίς να τη δώσεις
command-help = βοήθεια
    .description = Πώς αρχίζεις, πώς γίνεται μια κίνηση, και κάθε παιχνίδι σε λίγες γραμμές
command-rules = κανόνες
    .description = Δες την εξήγηση ενός κανόνα ή πώς γράφονται οι εντολές
command-results = αποτελέσματα
    .description = Δες τραπέζια που τελείωσαν και ποιος βγήκε πού
command-player = απολογισμός
    .description = Δες τι πέτυχες εσύ ή κάποιος άλλος: βαθμολογία, νίκες, διάρκεια
command-watch = παρακολούθηση
    .description = Παρακολούθησε τραπέζι όπου δεν παίζεις· χωρίς τραπέζι: τι παρακολουθείς
command-talk = συζήτηση
    .description = Μίλα με άλλους παίκτες του τραπεζιού σε ιδιωτικό νήμα, όπου το επιτρέπει το παιχνίδι
command-privacy = απόρρητο
    .description = Τι κρατά ο Keryx για σένα και πώς διαγράφεται
command-privacy-show = δες
    .description = Δες τι κρατά ο Keryx για σένα
command-privacy-secrets = μυστικά
    .description = Διάλεξε πώς θα μαθαίνεις όσα πρέπει να ξέρεις μόνο εσύ
command-privacy-results = αποτελέσματα
    .description = Διάλεξε αν οι άλλοι μπορούν να δουν τα αποτελέσματά σου
command-privacy-delete = διαγραφή
    .description = Διάγραψε τα προσωπικά σου δεδομένα· οι θέσεις μένουν χωρίς όνομα
command-preview = προεπισκόπηση
    .description = Δες μόνο εσύ πού θα οδηγούσε μια εντολή, χωρίς να τη δώσεις

## Παράμετροι

param-table = τραπέζι
    .description = Ο αριθμός του τραπεζιού· μόνο αν δεν είναι φανερό ποιο εννοείς
param-seconds = δευτερόλεπτα
    .description = Πόσα δευτερόλεπτα
param-game = παιχνίδι
    .description = Το παιχνίδι
param-table-new-seats = θέσεις
    .description = Πόσες θέσεις το πολύ
param-scenario = σενάριο
    .description = Το σενάριο
param-variants = παραλλαγές
    .description = Παραλλαγές, χωρισμένες με κόμμα
param-language = γλώσσα
    .description = Η γλώσσα στο νήμα του τραπεζιού
param-images = εικόνες
    .description = Πότε σχεδιάζεται το ταμπλό
param-play = παίζω
    .description = Αν παίζεις κι εσύ· αλλιώς μόνο διευθύνεις το τραπέζι
param-pace = ρυθμός
    .description = Πόσο μπορεί να κρατήσει μια κίνηση
param-hours = ώρες
    .description = Ώρες ανά κίνηση, για δικό σου ρυθμό
param-bank = απόθεμα
    .description = Ώρες σε απόθεμα επιπλέον
param-when-up = τέλος-χρόνου
    .description = Τι γίνεται όταν τελειώσει ο χρόνος
param-on = ναι
    .description = Αν θέλεις υπενθυμίσεις
param-first = πρώτη
    .description = Ώρες ως την πρώτη υπενθύμιση
param-local-time = ώρα
    .description = Τι ώρα είναι τώρα εκεί που είσαι
param-night-from = νύχτα-από
    .description = Η ώρα που αρχίζει η νύχτα σου
param-night-until = νύχτα-ως
    .description = Η ώρα που τελειώνει η νύχτα σου
param-until = ως
    .description = Ως πότε: 3 ημέρες, 12h, 24.12. ή 2026-12-24
param-late = αργότερα
    .description = Ναι: λίγα λεπτά μετά την ερώτηση· όχι: λίγα δευτερόλεπτα
param-keryx = keryx
    .description = Αν απαντά στο μεταξύ ο Keryx για σένα
param-vote-extend-hours = ώρες
    .description = Πόσες ώρες ακόμη
param-vote-answer-number = αριθμός
    .description = Ο αριθμός της πρότασης· χρειάζεται μόνο αν υπάρχουν πολλές
param-answer = απάντηση
    .description = Τι απαντάς
param-number = αριθμός
    .description = Ο αριθμός της θέσης, από το 1
param-role = ρόλος
    .description = Ο ρόλος· κενό για κανέναν
param-who = ποιοι
    .description = Ποιοι ανοίγουν τραπέζια
param-reason = λόγος
    .description = Γιατί· θα το διαβάσουν όλοι στο τραπέζι
param-move = κίνηση
    .description = Αριθμός μιας κίνησης: το ταμπλό όπως ήταν μετά
param-gm-rollback-move = κίνηση
    .description = Η κίνηση μετά από την οποία επανέρχεται το ταμπλό
param-seat = θέση
    .description = Η θέση
param-player = παίκτης
    .description = Ο παίκτης
param-person = άτομο
    .description = Το άτομο· χωρίς αυτό όλοι ή εσύ
param-shown = ορατά
    .description = Αν φαίνονται
param-stop = τέλος
    .description = Αν δεν θέλεις πια να το παρακολουθείς
param-talk-player = παίκτης
    .description = Με ποιον θέλεις να μιλήσεις· χωρίς αυτό βλέπεις τις συζητήσεις σου
param-second = δεύτερος
    .description = Ακόμα ένας παίκτης
param-third = τρίτος
    .description = Ακόμα ένας παίκτης
param-fourth = τέταρτος
    .description = Ακόμα ένας παίκτης
param-text = κείμενο
    .description = Η εντολή· το { COMMAND("rules", way: "name") } λέει πώς γράφονται οι εντολές
param-region = μέρος
    .description = Το μέρος του ταμπλό
param-lines = γραμμές
    .description = Πόσες γραμμές
param-secrets = μυστικά
    .description = Με όλα τα μυστικά, όταν τελειώσει το παιχνίδι
param-round = γύρος
    .description = Από ποιον γύρο και μετά
param-log-move = κίνηση
    .description = Από ποια κίνηση και μετά
param-since-move = κίνηση
    .description = Από ποια κίνηση και μετά
param-date = ημερομηνία
    .description = Από πότε: 3 ημέρες, 12h, 24.12. ή 2026-12-24
param-log-player = παίκτης
    .description = Μόνο όσα έκανε ένας παίκτης
param-since-player = παίκτης
    .description = Μόνο όσα έκανε ένας παίκτης
param-topic = θέμα
    .description = Το θέμα
param-way = τρόπος
    .description = Πώς θα το μαθαίνεις
param-sure = σίγουρα
    .description = Το θέλεις σίγουρα; Δεν αναιρείται
