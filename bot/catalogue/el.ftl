### Όσα λένε οι εντολές και τα κουμπιά.

## Επιλογές

choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = η γλώσσα του διακομιστή στο Discord
choice-move = μετά από κάθε κίνηση
choice-turn = μετά τη σειρά κάθε παίκτη
choice-demand = μόνο όταν ζητηθεί
choice-everyone = όλοι
choice-gamemasters = όσοι διαχειρίζονται τον διακομιστή και ο ρόλος διαχειριστή παιχνιδιών
choice-dm = με προσωπικά μηνύματα· αν είναι κλειστά, με ένα κουμπί κάτω από το ταμπλό
choice-thread = σε ιδιωτικό νήμα, που μπορούν να διαβάσουν οι συντονιστές του διακομιστή

## Τραπέζια

table-named = { $table }: { $game }, { $status }
table-line = **Τραπέζι { $table }**: { $game }, { $status }, θέσεις πιασμένες: { $taken } από { $seats }, { $thread }
table-scenario = Σενάριο: { $scenario }
table-variants = { $count ->
    [one] Παραλλαγή
   *[other] Παραλλαγές
}: { LIST($variants) }
table-opened = Το τραπέζι { $table } άνοιξε: { $thread }. Πάτησε **{ $button }** στο μήνυμά του για να πάρεις κι εσύ θέση.
table-opens-later = Το τραπέζι { $table } φτιάχτηκε, αλλά το Discord δεν απαντά αυτή τη στιγμή. Το μήνυμά του θα εμφανιστεί εδώ μόλις απαντήσει· δεν χρειάζεται να κάνεις τίποτα.
table-not-opened = Το τραπέζι { $table } δεν μπόρεσε να ανοίξει: το Discord δεν αφήνει το Keryx να γράψει ή να φτιάξει νήμα εδώ. Το τραπέζι διαγράφηκε.
table-only-in-channel = Τραπέζια ανοίγουν σε κανάλι κειμένου του διακομιστή, όχι σε νήμα ή αλλού.
table-none-open = Δεν υπάρχει τώρα ανοιχτό τραπέζι εδώ. Με `/τραπέζι νέο` ανοίγεις ένα.
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

lobby-heading = **Τραπέζι { $table }: { $game }**, έως { $seats } παίκτες
lobby-seat = { $mark }: { $name }
lobby-free = *ελεύθερη*
lobby-forgotten = *πρώην παίκτης*
lobby-lobby = Πάτησε **Παίζω** για να πάρεις θέση. Το τραπέζι το ξεκινά όποιος το άνοιξε.
lobby-full = Όλες οι θέσεις είναι πιασμένες. Όποιος άνοιξε το τραπέζι μπορεί τώρα να το ξεκινήσει.
lobby-started = Το παιχνίδι άρχισε και συνεχίζεται στο νήμα του τραπεζιού.
lobby-cancelled = Το τραπέζι ακυρώθηκε.
lobby-joined = Έχεις τη θέση { $mark } στο τραπέζι { $table }. Το παιχνίδι θα γίνει στο { $thread }.
lobby-left = Έφυγες από το τραπέζι { $table }.
lobby-begun = Στο τραπέζι { $table } το παιχνίδι άρχισε: { $thread }.

## Κουμπιά και ερωτήσεις

panel-heading = Τραπέζι { $table }, { $game }
panel-nothing-asked = Δεν χρειάζεται να απαντήσεις σε κάτι τώρα.
panel-game-over = Το παιχνίδι τελείωσε.
panel-game-ended = Αυτή η παρτίδα τερματίστηκε πρόωρα.{ $reason ->
    [none] { "" }
   *[other] { " " }{ $reason }
}
panel-so-far = Ως τώρα διάλεξες: { $chosen }
panel-choose = { $what };
panel-choose-one = Διάλεξε
panel-about-to = Διάλεξες: **{ $action }**. Μετά δεν αναιρείται.
panel-stale = Αυτή η ερώτηση έκλεισε ή δεν απευθύνεται σε εσένα· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-made = Αυτή η κίνηση έχει ήδη γίνει. Να πώς έχουν τα πράγματα τώρα:
panel-undone = Αναιρέθηκε.
panel-undone-already = Αυτή η κίνηση έχει ήδη αναιρεθεί· τίποτα άλλο δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-undo-old = Αυτό το κουμπί ανήκει σε προηγούμενη κίνηση· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
panel-amend = Δεν είναι υποχρεωτικό να απαντήσεις. Αν έχεις ήδη απαντήσει, μπορείς να αλλάξεις την απάντησή σου ώσπου να απαντήσουν όλοι οι άλλοι.
panel-answered = *Απαντήθηκε.*
panel-setting = Το βλέπεις μόνο εσύ. Αλλάζει όποτε θέλεις και ισχύει ώσπου να το αλλάξεις.
panel-leave-at = Ως εδώ: «{ $answer }»
panel-no-such-number = Ο αριθμός πρέπει να είναι από { $low } έως { $high }.
order-stopped = { $taken ->
    [one] Από τις { $all } ενέργειες έγινε μία.
   *[other] Από τις { $all } ενέργειες έγιναν { $taken }.
} { $why } Οι υπόλοιπες δεν εκτελέστηκαν· στείλε τις ξανά όταν ταιριάζουν:
order-waits = Τώρα το τραπέζι περιμένει: { LIST($players) }.
order-next-refused = Η επόμενη δεν γίνεται: { $why }
word-preview = προεπισκόπηση
preview-heading = **Προεπισκόπηση.** Τίποτα δεν έγινε ακόμη. Υποθέτουμε ότι κανείς άλλος δεν αντιδρά: όποιος θα μπορούσε να πολεμήσει σε αφήνει να περάσεις.
preview-nothing = Δεν θα γινόταν τίποτα.
preview-refused = **{ $part }**: θα απορριπτόταν. { $why }
preview-none = Αυτό το παιχνίδι δεν έχει προεπισκόπηση· το `/γιατί` λέει αν επιτρέπεται μια εντολή.
preview-later = Θα μπορείς να τη στείλεις όταν έρθει η σειρά σου.
preview-alt = Προεπισκόπηση, όχι το ίδιο το τραπέζι. { $alt }

button-join = Παίζω
button-leave = Φεύγω
button-start = Έναρξη
button-move = Η κίνησή σου
button-hand = Το χέρι μου
button-board = Ταμπλό
button-text = Το ταμπλό σε κείμενο
button-undo = Αναίρεση
button-confirm = Επιβεβαίωση
button-back = Πίσω
button-to-question = Πίσω στην ερώτηση
button-earlier = Προηγούμενα
button-later = Περισσότερα
button-type-order = Γράψε εντολή
button-type-number = Γράψε αριθμό
button-send = Στείλε αυτή την εντολή

form-order-title = Γράψε εντολή
form-order-label = Η εντολή σου
form-order-example = Όπως με το /εντολή· πολλές χωρίζονται με ερωτηματικό (;) ή νέα γραμμή
form-number-title = Γράψε αριθμό
form-number-label = Πόσα;
form-number-example = Από { $low } έως { $high }

value-yes = ναι
value-no = όχι
listed-range = { $low } έως { $high }
listed-more = { $count } ακόμη
value-none = τίποτα

## Εντολές ενός παιχνιδιού

game-other = Στο τραπέζι { $table } παίζεται { $game }· χρησιμοποίησε `/{ $command } …`.
game-not-now = Δεν σε ρωτάμε αυτό τώρα· τίποτα δεν άλλαξε. Να πώς έχουν τα πράγματα τώρα:
game-value-missing = Λείπει το «{ $field }». Τώρα επιτρέπεται: { LIST($values) }.
game-value-refused = Το «{ $typed }» δεν επιτρέπεται τώρα για το «{ $field }». Επιτρέπεται: { LIST($values) }.
game-value-near = Το «{ $typed }» δεν επιτρέπεται τώρα για το «{ $field }». Μήπως εννοείς { EITHER($values) };
game-no-value = Με όσα έδωσες πριν, δεν επιτρέπεται τώρα τίποτα για το «{ $field }».

## Για να δεις

board-no-such-region = Το ταμπλό δεν έχει τέτοιο μέρος. Υπάρχουν: { LIST($regions) }.
board-no-such-player = Δεν υπάρχει τέτοιος παίκτης σε αυτό το τραπέζι. Υπάρχουν: { LIST($players) }.
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
why-allowed = **{ $action }**: επιτρέπεται τώρα. Δεν έγινε τίποτα.
why-part = Στο μέρος { $number } της εντολής σου:
why-unknown = **{ $action }**: επιτρέπεται, όπως και όλα τα προηγούμενα. Για τα επόμενα δεν μπορούμε να ξέρουμε από πριν: στο μεταξύ κάτι κληρώνεται ή φανερώνεται, ή ρωτάμε κάποιον άλλον.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Κανόνες, ενότητα { $section })
}
rules-orders = Πώς γράφονται οι εντολές
rules-no-such-game = Δεν υπάρχει τέτοιο παιχνίδι. Υπάρχουν: { LIST($games) }.
rules-no-such-topic = Δεν υπάρχει κάτι γι’ αυτό. Υπάρχει για: { LIST($topics) }.

## Ρυθμίσεις του διακομιστή

settings-heading = **Οι ρυθμίσεις αυτού του διακομιστή**
settings-language = Γλώσσα των νέων τραπεζιών: { $language }
settings-role = Ρόλος διαχειριστή παιχνιδιών: { $role }
settings-no-role = κανένας
settings-role-everyone = Το @everyone δεν μπορεί να είναι ο ρόλος διαχειριστή παιχνιδιών, γιατί τότε ο καθένας θα μπορούσε να τερματίσει ή να γυρίσει πίσω κάθε τραπέζι. Για να ανοίγουν όλοι τραπέζια, χρησιμοποίησε το `/keryx τραπέζια`.
settings-who = Τραπέζια ανοίγουν: { $who }
settings-images = Το ταμπλό σχεδιάζεται: { $images }

## Διαχειριστής παιχνιδιού

gm-done = Έγινε· το τραπέζι { $table } ενημερώθηκε.
gm-no-bots = Ένα μποτ δεν μπορεί να πάρει θέση.
gm-not-yourself = Όσο ο παίκτης της θέσης είναι ακόμη εδώ, δεν μπορείς να μπεις ο ίδιος στη θέση του· μπορεί να σε βάλει άλλος διαχειριστής παιχνιδιών.
gm-owner-only = Αυτό μπορεί να το κάνει μόνο ο ιδιοκτήτης του μποτ.
gm-backed-up = Η βάση δεδομένων αντιγράφηκε στον φάκελο δεδομένων του μποτ, ως `backups/{ $name }`.
gm-exported = Ολόκληρη η καταγραφή του τραπεζιού { $table }. Το `keryx verify` ελέγχει τις κληρώσεις της.
note-paused = Ο διαχειριστής έβαλε το τραπέζι σε παύση: { $reason }
note-resumed = Το παιχνίδι συνεχίζεται.
note-rolled-back = Ο διαχειριστής γύρισε το τραπέζι πίσω στην κίνηση { $move }: { $reason }
note-substituted = Νέος παίκτης στη θέση { $mark }: { $name }.
note-ended = Ο διαχειριστής τερμάτισε το παιχνίδι: { $reason }
health-latency = Χρόνος ως το Discord και πίσω: { $milliseconds } ms
health-tables = Τραπέζια του διακομιστή που δεν έχουν τελειώσει: { $count }
health-unsent = Μηνύματα που περιμένουν να σταλούν: { $count }
health-stuck = Τραπέζια που περιμένουν ή έχουν παγώσει: { LIST($tables) }

## Προσωπικά δεδομένα

privacy-kept = Το Keryx κρατά για σένα: το αναγνωριστικό σου στο Discord, το όνομα που είχες όταν κάθισες, τη γλώσσα σου, τις θέσεις σου και τις κινήσεις σου.
privacy-tables = { $count ->
    [0] Δεν κάθεσαι σε κανένα τραπέζι.
   *[other] Τραπέζια όπου κάθεσαι: { LIST($tables) }.
}
privacy-way-unknown = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικά μηνύματα· αν είναι κλειστά, τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το `/χέρι`.
privacy-way-open = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται με προσωπικά μηνύματα.
privacy-way-closed = Τα προσωπικά σου μηνύματα είναι κλειστά: όσα πρέπει να ξέρεις μόνο εσύ τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το `/χέρι`.
privacy-way-thread = Όσα πρέπει να ξέρεις μόνο εσύ έρχονται σε ιδιωτικό νήμα.
privacy-way-again = { privacy-way-thread }
privacy-chosen-dm = Όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται με προσωπικά μηνύματα· αν είναι κλειστά, τα δείχνουν ένα κουμπί κάτω από το ταμπλό και το `/χέρι`.
privacy-chosen-thread = Αν τα προσωπικά σου μηνύματα είναι κλειστά, όσα πρέπει να ξέρεις μόνο εσύ θα έρχονται σε ιδιωτικό νήμα. Εκεί μπορούν να τα διαβάσουν οι συντονιστές του διακομιστή.
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
command-order = εντολή
    .description = Δώσε γραπτή εντολή· αν είναι πολλές, χωρίζονται με ερωτηματικό (;)
command-undo = αναίρεση
    .description = Αναίρεσε την τελευταία σου κίνηση μέσα στη σειρά σου
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
command-why = γιατί
    .description = Ρώτα ποιος κανόνας απαγορεύει μια εντολή, χωρίς να τη δώσεις
command-rules = κανόνες
    .description = Δες την εξήγηση ενός κανόνα ή πώς γράφονται οι εντολές
command-privacy = απόρρητο
    .description = Τι κρατά το Keryx για σένα και πώς διαγράφεται
command-privacy-show = δες
    .description = Δες τι κρατά το Keryx για σένα
command-privacy-secrets = μυστικά
    .description = Διάλεξε πώς θα μαθαίνεις όσα πρέπει να ξέρεις μόνο εσύ
command-privacy-delete = διαγραφή
    .description = Διάγραψε τα προσωπικά σου δεδομένα· οι θέσεις μένουν χωρίς όνομα
command-preview = προεπισκόπηση
    .description = Δες μόνο εσύ πού θα οδηγούσε μια εντολή, χωρίς να τη δώσεις

## Παράμετροι

param-table = τραπέζι
    .description = Ο αριθμός του τραπεζιού· μόνο αν δεν είναι φανερό ποιο εννοείς
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
param-number = αριθμός
    .description = Ο αριθμός της θέσης, από το 1
param-role = ρόλος
    .description = Ο ρόλος· κενό για κανέναν
param-who = ποιοι
    .description = Ποιοι ανοίγουν τραπέζια
param-reason = λόγος
    .description = Γιατί· θα το διαβάσουν όλοι στο τραπέζι
param-move = κίνηση
    .description = Η κίνηση μετά από την οποία επανέρχεται το ταμπλό
param-seat = θέση
    .description = Η θέση
param-player = παίκτης
    .description = Ο παίκτης
param-text = κείμενο
    .description = Η εντολή· το /κανόνες λέει πώς γράφονται οι εντολές
param-region = μέρος
    .description = Το μέρος του ταμπλό
param-lines = γραμμές
    .description = Πόσες γραμμές
param-topic = θέμα
    .description = Το θέμα
param-way = τρόπος
    .description = Πώς θα το μαθαίνεις
param-sure = σίγουρα
    .description = Το θέλεις σίγουρα; Δεν αναιρείται
