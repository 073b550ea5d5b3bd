### Was alle Spiele gleich sagen.

list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Plätze: ihre Buchstaben in Befehlen, so nah an den griechischen der Bilder, wie eine Tastatur sie hat

seat-letter-0 = A
seat-letter-1 = B
seat-letter-2 = G
seat-letter-3 = D
seat-letter-4 = E
seat-letter-5 = Z

# Wer eine Partei spielt, an der niemand sitzt.
seat-nobody = Keryx

# Andere Namen eines Platzes in einem Befehl: die Farbe, in der er gezeichnet wird.
word-seat-0 = orange
word-seat-1 = hellblau, himmelblau
word-seat-2 = grün
word-seat-3 = blau
word-seat-4 = zinnober, rot
word-seat-5 = lila, violett

## Ablehnungen des Spielablaufs

refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-asked-no-more = Das kommt zu spät: Der Teil davor beendet deinen Zug schon oder gibt ihn weiter.
refusal-game-over = Das Spiel ist zu Ende; weitere Züge sind nicht möglich.
refusal-not-an-answer = Das beantwortet deine Frage nicht; wähle eine der angebotenen Antworten.

## Wie Befehle geschrieben werden

orders-help-parts = Wörter darfst du abkürzen, solange klar ist, was gemeint ist; Groß- und Kleinschreibung und Akzente sind gleich, und englische Wörter gelten auch. Mehrere Befehle in einer Zeile werden durch Semikolons getrennt und der Reihe nach ausgeführt. Ist einer davon nicht möglich, wird gar nichts aus der Zeile ausgeführt, außer wenn davor etwas gezogen, aufgedeckt oder jemand anderes gefragt wurde: Dann gilt, was bis dahin geschehen ist, und der Rest entfällt.

## Unlesbare Befehle

refusal-order-empty = Der Befehl ist leer; { $legal ->
    [yes] schreib zum Beispiel „{ $example }“.
   *[no] allgemein sieht einer so aus: „{ $example }“.
}
refusal-order-too-long = Der Befehl ist zu lang: Er darf höchstens { $words } Wörter in { $parts } Teilen haben, und kein Wort mit mehr als { $letters } Buchstaben.
refusal-order-unknown = „{ $word }“ ist kein Befehl; ein Befehl beginnt mit { EITHER($orders) }.{ $legal ->
    [yes] {" "}Jetzt ginge zum Beispiel „{ $example }“.
   *[no] { "" }
}
refusal-order-near = „{ $word }“ ist kein Befehl; meintest du { EITHER($near) }?
refusal-order-alone = „{ $order }“ steht für sich; lass „{ $word }“ weg.
refusal-word-unknown = Nach „{ $order }“ verstehe ich „{ $word }“ nicht; { $legal ->
    [yes] schreib zum Beispiel „{ $example }“.
   *[no] allgemein sieht der Befehl so aus: „{ $example }“.
}
refusal-word-near = Nach „{ $order }“ verstehe ich „{ $word }“ nicht; meintest du { EITHER($near) }?
refusal-word-misplaced = „{ $word }“ gehört nicht in den Befehl „{ $order }“; { $legal ->
    [yes] schreib zum Beispiel „{ $example }“.
   *[no] allgemein sieht er so aus: „{ $example }“.
}
refusal-word-no-number = „{ $word }“ lese ich nicht als Zahl; schreib eine ganze Zahl ohne Vorzeichen, etwa 3.
refusal-order-unfinished = Der Befehl „{ $order }“ ist unvollständig; { $legal ->
    [yes] schreib zum Beispiel „{ $example }“.
   *[no] allgemein sieht er so aus: „{ $example }“.
}
fault-ambiguous =
    { $example ->
        [none] „{ $word }“ kann { EITHER($candidates) } bedeuten; schreib mehr davon aus.
       *[other] „{ $word }“ kann { EITHER($candidates) } bedeuten; schreib zum Beispiel „{ $example }“.
    }
fault-stale = Diese Frage ist schon beantwortet; sieh nach, was jetzt gefragt ist.

## Wörter, die in einem Befehl nichts bedeuten

word-order = Befehl
word-fill = der, die, das, den, dem, des, ein, eine, einen, in, im, nach, auf, bei, zu, zum, zur, von, vom, aus, mit, für, und, gegen, an, vor, bis, als, mein, meine, zurück, bitte, Truppe, Truppen, Marker, Plättchen, Stadt, Spieler, Platz, Kampf, Ende, um, Zug

## Wie ein Spiel seine Runden nennt: die einzige Nachricht hier, die ein Spiel selbst haben darf

round-word = Runde
    .begin = Runde
    .many = Runden
    .each = jeder Runde
    .after = Nach Runde
    .of = aus Runde
table-round = { round-word } { $round }
table-place = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word } { $round }, { $phase }
       *[other] { round-word } { $round } von { $rounds }, { $phase }
    }
}
    .begin = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word.begin } { $round }, { $phase }
       *[other] { round-word.begin } { $round } von { $rounds }, { $phase }
    }
}
table-course = **Punkte nach { round-word.each }**
table-course-rounds = Punkte nach den { round-word.many } { $rounds }.

## Fair draws

table-commitment = Alle Zufallsergebnisse dieses Tisches kommen aus einem geheimen Startwert; sein Fingerabdruck ist { $commitment }.
table-seed = Der Startwert aller Zufallsergebnisse war { $seed }; mit einem Export dieser Partie lässt sich jedes einzelne nachprüfen.
table-call =
    { $round ->
        [0] { $mentions } **{ $title } { $table }: { $what }**
       *[other] { $mentions } **{ $title } { $table }, { round-word } { $round }: { $what }**
    }
table-your-move = du bist am Zug.
table-foot =
    { $round ->
        [0] { $phase } · Zug { $move }
       *[other] { $rounds ->
            [0] { round-word.begin } { $round } · { $phase } · Zug { $move }
           *[other] { round-word.begin } { $round } von { $rounds } · { $phase } · Zug { $move }
        }
    }
table-foot-begins = { $foot } · { $about }
table-more =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
table-report = { round-word.begin } { $round }
table-report-scores = { round-word.after } { $round }
table-card = Neues { round-word.of } { $round }
table-standing =
    { $change ->
        [none] { $rank }. { $mark } { SEAT($seat) } { $points }
       *[some] { $rank }. { $mark } { SEAT($seat) } { $points } ({ $change })
    }
table-over = { $mentions } **{ $title } { $table } ist zu Ende: { $result }**
table-won =
    { COUNT($seats) ->
        [0] verloren.
        [one] { SEATS($seats) } gewinnt.
       *[other] { SEATS($seats) } teilen sich den Sieg.
    }
table-over-foot =
    { $rounds ->
        [one] eine { round-word }
       *[other] { $rounds } { round-word.many }
    } · { $count ->
        [1] ein Zug
       *[other] { $moves } Züge
    } · { $days ->
        [0] an einem Tag
        [one] ein Tag
       *[other] { $days } Tage
    } · Startwert { $seed }
table-standings = { round-word.after } { $round }: { LIST($points) } Punkte.
table-course-of = { $name }: { $points }.
told-unasked = { $told } (keine Wahl)
table-turn-over = { SEAT($seat) } ist fertig.
table-time-up = Die Zeit war um für { SEATS($seats) }; Keryx hat so harmlos geantwortet, wie die Regeln es zulassen.
table-away = Während einer Abwesenheit hat Keryx für { SEATS($seats) } geantwortet, so harmlos, wie die Regeln es zulassen.
table-absent = { SEAT($seat) } ist abwesend bis { $when }.

## Plätze, die aufgegeben wurden

ending-conceded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } hat aufgegeben.
       *[other] { SEATS($seats) } haben aufgegeben.
    }
done-resign = { SEAT($seat) } gibt auf; Keryx spielt für diesen Platz weiter.
done-take-over = Den Platz von { SEAT($seat) } übernimmt jemand anders.
done-concede = { SEAT($seat) } gibt auf, und das Spiel ist zu Ende.
done-play-on = Keryx antwortet für alle, die aufgegeben haben.

## Hinterlegte Befehle: unter welcher Bedingung, und dass sie nicht gilt; die Spiele haben weitere

condition-still-round = wenn noch { round-word } { $round } ist
unmet-still-round = { round-word.begin } { $round } ist vorbei.
condition-nothing-happened = wenn bis dahin nichts geschieht, außer dass andere passen und dergleichen
unmet-nothing-happened = Inzwischen ist etwas geschehen.
