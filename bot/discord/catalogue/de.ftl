# Was der Bot von sich aus sagt: Ablehnungen, Hinweise und was aus Tischen wird.

## Fehler

fault-of-ours = Bei Keryx ist etwas schiefgegangen, und nichts wurde geändert. Falls es wieder geschieht, nenn denen, die den Bot betreiben, diese Nummer: { $number }.
fault-of-ours-kept = Was du wolltest, ist geschehen, aber danach ist bei Keryx etwas schiefgegangen. Sieh nach, wie es steht, bevor du es noch einmal versuchst. Falls es wieder geschieht, nenn denen, die den Bot betreiben, diese Nummer: { $number }.
connection-fault = Discord war einen Moment lang nicht zu erreichen, und nichts wurde geändert. Bitte versuch es noch einmal.
connection-fault-kept = Was du wolltest, ist geschehen; nur die Antwort ging verloren, weil Discord einen Moment lang nicht zu erreichen war. { COMMAND("moves") } zeigt, was du jetzt gefragt wirst.
answered-already = Discord meldet, dass darauf schon geantwortet wurde; darum hat Keryx nichts weiter getan. Falls du keine Antwort siehst, versuch es bitte noch einmal.
store-unavailable = Keryx kann gerade nicht in seine Datenbank schreiben, daher wurde nichts geändert. Bitte versuch es in einigen Minuten noch einmal.
table-frozen = **Der Tisch steht still.** Der Fehler liegt bei Keryx, nicht bei euch. Was eben versucht wurde, ist nicht geschehen; nichts Gespieltes ist verloren.
    {"-#"} Wer den Bot betreibt, findet den Fehler im Protokoll unter { $number }. Ist er behoben, geht es mit { COMMAND("gm resume") } weiter.

## Ablehnungen

refusal-part = Von deinem Befehl wurde wegen Teil { $number } nichts ausgeführt: { $why }
order-typed = Du hast geschrieben: { $order }
refusal-no-such-table = Einen Tisch { $table }, den du sehen könntest, gibt es nicht.
refusal-nothing-to-look-up = Hier gibt es nichts nachzuschlagen: Kein solcher Tisch, den du hier sehen kannst, ist beendet, oder jemand behält seine Ergebnisse für sich.
refusal-results-hidden = Auf diesem Server lassen sich beendete Tische nicht nachschlagen.
refusal-watch-own = Du sitzt an diesem Tisch und erfährst ohnehin alles; zuschauen können andere.
refusal-watch-over = Zuschauen kannst du nur bei einem Tisch, an dem gerade gespielt wird.
refusal-watch-many = Du kannst bei höchstens { $most } Tischen zuschauen; { COMMAND("watch") } außerhalb eines Tisch-Threads zeigt sie.
refusal-watch-full = Bei diesem Tisch schauen schon { $most } Leute zu; mehr geht nicht.
refusal-no-talks = { $game } wird ohne Absprachen unter vier Augen gespielt: Was du den anderen zu sagen hast, sag im Thread des Tisches.
refusal-talk-over = Unter euch sprechen könnt ihr nur an einem Tisch, an dem gerade gespielt wird.
refusal-talk-alone = Nenn mindestens eine andere Person, mit der du sprechen willst.
refusal-talk-nobody = Auf Platz { $seat } sitzt niemand, mit dem man sprechen könnte.
refusal-talk-no-such-player = So heißt hier niemand; es spielen mit: { LIST($players) }.
refusal-talks-many = An diesem Tisch gibt es schon { $most } private Threads für Absprachen; mehr geht nicht.
news-heading = { $about ->
    [round] **{ $title }: { $round } ist vorbei.** { $place }
    [over] **{ $title } ist zu Ende.** { $place }
   *[early] **{ $title } wurde ohne Ergebnis beendet.** { $place }
}
refusal-no-table = Du sitzt hier an keinem Tisch. Benutze den Befehl im Thread eines Tisches oder gib die Nummer des Tisches an.
refusal-which-table = Du sitzt an mehreren Tischen: { LIST($tables) }. Gib die Nummer des Tisches an, den du meinst, oder benutze den Befehl in seinem Thread.
refusal-no-table-looked-after = Du leitest auf diesem Server keinen offenen Tisch. Benutze den Befehl im Thread eines Tisches oder gib die Nummer des Tisches an.
refusal-which-looked-after = Du leitest mehrere Tische: { LIST($tables) }. Gib die Nummer des Tisches an, den du meinst, oder benutze den Befehl in seinem Thread.
refusal-button-of-another = Dieser Knopf gehört zu einem anderen Tisch oder zu einem Thread, den sein Tisch verlassen hat; nichts wurde geändert.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
refusal-no-such-move = Es gibt keinen Zug { $seq }, zu dem sich zurückkehren ließe.
refusal-no-move-to-show = Einen Zug { $move } zum Zurückschauen gibt es nicht: Die gültigen Züge, von denen alle wissen, gehen von 0, dem Aufbau, bis { $last }.
refusal-one-start-only = Gib eine Runde, einen Zug oder ein Datum an, aber nur eines davon.
refusal-no-such-round = Eine Runde { $number } zum Zurückschauen gibt es nicht: { $last ->
    [0] Bisher hat keine begonnen.
   *[other] Bisher gibt es die Runden { $first } bis { $last }.
}
refusal-no-such-date = „{ $typed }“ ist keine Zeit in der Vergangenheit. Schreib zum Beispiel `3 Tage`, `12h`, `24.12.` oder `2026-12-24`.
refusal-no-such-player = So jemand spielt an diesem Tisch nicht mit. Dabei sind: { LIST($players) }.
refusal-replay-secrets-later = Geheimes wird gezeigt, wenn das Spiel zu Ende ist. Bis dahin zeigt der Film, was alle sehen konnten.
refusal-replay-under-way = Für dich wird schon ein Film gezeichnet. Frag noch einmal, wenn er da ist.
refusal-no-such-scenario = Dieses Spiel hat kein Szenario „{ $scenario }“.
refusal-no-variants = Dieses Spiel hat keine Varianten.
refusal-unknown-scenario = Dieses Spiel hat kein Szenario „{ $scenario }“; es hat: { LIST($scenarios) }.
refusal-no-such-variant = Dieses Spiel hat keine Variante „{ $variant }“; es hat: { LIST($variants) }.
refusal-seats-not-possible = Dieses Spiel ist für { $more ->
    [0] { $low ->
        [one] eine Person
       *[other] { $low } Personen
    }
   *[other] { $low } bis { $high } Personen
}, nicht für { $seats }.
refusal-already-seated = Du hast an diesem Tisch schon Platz { $seat }.
refusal-substitute-has-a-seat = Diese Person hat an diesem Tisch schon Platz { $seat }.
refusal-seat-without-player = Auf Platz { $seat } sitzt niemand: Besetze ihn mit { COMMAND("gm substitute") }, dann kann der Tisch weitergehen.
refusal-seat-taken = Platz { $seat } ist nicht frei.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seats-kept = Die übrigen Plätze sind bis { $when } für die freigehalten, die schon am vorigen Tisch gespielt haben.
refusal-too-few-seated = { $missing ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $missing } Personen
}; dieses Spiel ist für { $more ->
    [0] { $low }
   *[other] { $low } bis { $high }
}.
refusal-table-has-started = An diesem Tisch hat das Spiel schon begonnen.
refusal-table-not-started = An diesem Tisch hat das Spiel noch nicht begonnen.
refusal-table-cancelled = Dieser Tisch wurde abgesagt.
refusal-table-still-running = An diesem Tisch wird noch gespielt; die Aufzeichnung gibt es erst, wenn das Spiel zu Ende ist.
refusal-table-not-in-that-condition = { $status ->
    [running] An diesem Tisch wird gespielt; es gibt nichts fortzusetzen.
    [paused] Dieser Tisch ist schon unterbrochen.
    [waiting] Dieser Tisch wartet schon.
    [frozen] Dieser Tisch ist eingefroren.
    [ended] An diesem Tisch ist das Spiel zu Ende.
   *[cancelled] Dieser Tisch wurde abgesagt.
}
refusal-broken-text = Ein Text oder Name enthält ein kaputtes Zeichen, das Keryx nicht speichern kann; bitte gib ihn neu ein.
refusal-undeclared-value = Dieser Befehl nimmt für „{ $name }“ keinen solchen Wert; bitte wähle oder tippe einen anderen.
refusal-seed-published = Diese Partie ist zu Ende und ihr Startwert allen bekannt, also auch jede weitere Ziehung; deshalb lässt sie sich nicht zurückdrehen.
reason-in-their-words = „{ $reason }“
refusal-table-paused = Dieser Tisch ruht gerade.{ $reason ->
    [none] { "" }
   *[other] { " " }{ $reason }
}
refusal-table-ended-early = { $reason ->
    [none] Diese Partie wurde vorzeitig beendet.
   *[other] Diese Partie wurde vorzeitig beendet: { $reason }
}
refusal-table-frozen = Dieser Tisch ist durch einen Fehler von Keryx eingefroren, Nummer { $fault }. Die Spielleitung kann ihn fortsetzen, wenn der Fehler behoben ist.
refusal-stale = Diese Frage ist schon beantwortet oder wird nicht mehr gestellt; nichts wurde geändert.
refusal-cannot-undo = Dein letzter Zug lässt sich nicht mehr zurücknehmen: Es wurde etwas gezogen oder gezeigt, jemand anderes wurde gefragt, oder er steht schon im Thread.
refusal-can-still-change = Deine letzte Antwort gilt, aber du kannst noch eine andere geben: { COMMAND("moves") } zeigt, wie.
refusal-nothing-to-undo = Du hast noch nichts getan, was sich zurücknehmen ließe.
refusal-no-such-pace = Dieses Tempo gibt es nicht.
refusal-bank-without-hours = Zu einer Reserve gehören Stunden je Zug: Gib beides an, oder wähle ein Tempo mit Namen.
refusal-cooldown = Dieser Befehl ist aufwendig; bitte warte { $seconds } s.
refusal-orders-too-quick = Deine Befehle kommen zu schnell hintereinander; bitte warte { $seconds } s. Es ist nichts geschehen.
refusal-threads-full = Dieser Server hat 1.000 aktive Threads, mehr lässt Discord nicht zu. Archiviert einige, die niemand braucht, und versuch es dann noch einmal.
refusal-only-in-server = Dieser Befehl geht nur auf einem Server.
refusal-bot-not-in-server = Keryx ist kein Mitglied dieses Servers; wer ihn verwaltet, kann den Bot einladen: { $link }
refusal-unreadable-value = „{ $value }“ steht nicht zur Wahl.
refusal-commands-changed = Die Befehle haben sich gerade geändert. Starte Discord neu oder versuch es in einigen Minuten noch einmal.
refusal-may-not = Diesen Befehl darfst du hier nicht benutzen.
refusal-may-not-create = Tische eröffnen hier nur Mitglieder, die den Server verwalten dürfen oder die Spielleitungsrolle haben. Wer den Server verwaltet, kann es mit { COMMAND("keryx tables") } allen erlauben.
refusal-may-not-see-health = Wie es dem Bot geht, dürfen nur Mitglieder sehen, die den Server verwalten dürfen oder die Spielleitungsrolle haben.
refusal-not-gamemaster = Das darf nur, wer den Tisch eröffnet hat, oder die Spielleitung dieses Servers.
refusal-bot-may-not = Keryx darf in { $channel } Folgendes nicht: { LIST($permissions) }. Es wurde nichts angelegt.
refusal-channel-gone = Den Kanal von Tisch { $table } gibt es nicht mehr, oder Keryx darf ihn nicht sehen. Benutze { COMMAND("gm resume") } mit der Nummer des Tisches in einem Textkanal seines Servers; dort wird ein neuer Thread eröffnet.

permission-view-channel = den Kanal sehen
permission-send-messages = Nachrichten senden
permission-create-public-threads = öffentliche Threads erstellen
permission-send-messages-in-threads = in Threads Nachrichten senden
permission-attach-files = Dateien anhängen
permission-read-message-history = den Nachrichtenverlauf lesen

waiting-for = Der Tisch wartet auf { LIST($players) }.
nobody-asked = Gerade wird niemand etwas gefragt.
post-in-full = *… alles steht in der Datei unten …*
post-due = Zeit bis { $when }, { $left }.
post-due-of = { $name } hat Zeit bis { $when }, { $left }.
post-in-place = Was hier geschah, ließ sich nicht anzeigen; im Protokoll des Bots hat es die Nummer { $number }. { COMMAND("log") } erzählt es, { COMMAND("board full") } zeigt den Spielplan, und wer gefragt ist, findet die Frage mit { COMMAND("moves") }.

## Direktnachrichten

direct-asked = **{ $game } { $table }:** { $question }
direct-heading = **{ $game } { $table }**, { $place }
direct-place = {"-#"} { $place }
direct-told = Was nur du wissen darfst, sagt dir Keryx hier. Wenn du deine Direktnachrichten schließt, zeigen es dir allein der Knopf „{ $button }“ im Thread des Tisches und der Befehl { COMMAND("hand") }.
direct-closed = Keryx kann dir keine Direktnachrichten schicken. Der Knopf „Meine Hand“ hier unten und der Befehl { COMMAND("hand") } zeigen, was nur du wissen darfst; sonst sieht es niemand.
direct-in-place = Etwas nur für dich ließ sich nicht anzeigen; im Protokoll des Bots hat es die Nummer { $number }. { COMMAND("hand") } zeigt, was nur du wissen darfst, und { COMMAND("moves") }, was du gefragt wirst.

## Vorschläge

proposal-gamemaster = die Spielleitung
proposal-undo = { $name } möchte { $count ->
    [one] Zug { $last }
   *[other] die Züge { $first } bis { $last }
} zurücknehmen.
proposal-undo-means = Alle, die es betrifft, müssen zustimmen. Gezogenes wird neu gezogen; was gezeigt wurde, bleibt bekannt.
proposal-rollback = Die Spielleitung möchte den Tisch von Zug { $last } auf Zug { $move } zurückdrehen.
proposal-rollback-means = { proposal-undo-means }
proposal-pause = { $name } schlägt eine Pause vor.
proposal-resume = { $name } schlägt vor, dass es weitergeht.
proposal-end = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
proposal-end-means = Niemand gewinnt, und der Startwert wird veröffentlicht. Alle müssen zustimmen.
proposal-extend = { $name } schlägt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr Zeit vor für { LIST($players) }.
proposal-pace = { $limited ->
    [no] { $name } schlägt ein anderes Tempo vor: { $pace }.
   *[yes] { $name } schlägt ein anderes Tempo vor: { $pace }. Wenn die Zeit um ist: { $then }.
}
proposal-reason = Grund: { $reason }
proposal-status = Vorschlag { $number } · { $count ->
    [0] noch keine von { $needed } nötigen Stimmen
   *[other] { $count } von { $needed } nötigen Stimmen: { LIST($agreed) }
}{ $against ->
    [0] { "" }
   *[other] { " " }· dagegen: { LIST($refused) }
}{ $left ->
    [0] { "" }
   *[other] { " " }· noch gefragt: { LIST($missing) }
} · endet { $when }
proposal-closed = Vorschlag { $number } · { $outcome ->
    [agreed] angenommen
    [refused] abgelehnt
    [withdrawn] zurückgezogen
    [expired] verfallen: zu wenige haben rechtzeitig zugestimmt
   *[overtaken] überholt von dem, was inzwischen geschah
}{ $count ->
    [0] { "" }
   *[other] { " " }· dafür: { LIST($agreed) }
}{ $against ->
    [0] { "" }
   *[other] { " " }· dagegen: { LIST($refused) }
}
proposal-answered = Vorschlag { $number }: { $answer ->
    [agrees] { $name } stimmt zu.
   *[refuses] { $name } lehnt ab.
}
proposal-logged = Vorschlag { $number }: { $what }
agreed-undo = Wie vereinbart { $count ->
    [one] wird Zug { $last }
   *[other] werden die Züge { $first } bis { $last }
} zurückgenommen.
agreed-rollback = Wie vereinbart geht der Tisch von Zug { $last } auf Zug { $move } zurück.
agreed-pause = **Der Tisch ruht, wie vereinbart.**
    {"-#"} Niemand wird gefragt oder erinnert. Mit { COMMAND("vote resume") } geht es weiter, wenn mehr als die Hälfte zustimmt.
agreed-resume = Wie vereinbart geht es weiter.
agreed-end = Wie vereinbart endet das Spiel ohne Ergebnis.
agreed-extend = Wie vereinbart gibt es { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr Zeit für { LIST($players) }.
agreed-pace = { $limited ->
    [no] Wie vereinbart hat der Tisch ein anderes Tempo: { $pace }.
   *[yes] Wie vereinbart hat der Tisch ein anderes Tempo: { $pace }. Wenn die Zeit um ist: { $then }.
}
waits-agreed = Am Tisch wurde eine Pause vereinbart.
waits-end-agreed = So wurde es am Tisch vereinbart.
refusal-no-such-proposal = An diesem Tisch gibt es keinen Vorschlag { $number }.
refusal-no-proposal = An diesem Tisch ist nichts vorgeschlagen.
refusal-which-proposal = 
    Mehreres ist vorgeschlagen. Gib die Nummer an, die du meinst.
    { $proposals }
refusal-proposal-closed = Vorschlag { $number } ist erledigt: Er wurde { $outcome ->
    [agreed] angenommen.
    [refused] abgelehnt.
    [withdrawn] zurückgezogen.
    [expired] nicht rechtzeitig von genügend Leuten beantwortet.
   *[overtaken] überholt von dem, was inzwischen geschah.
}
refusal-proposed-already = Das ist schon vorgeschlagen: siehe Vorschlag { $number }.
refusal-proposed-in-vain = Dein Vorschlag wurde vor Kurzem abgelehnt; nach { $hours } Stunden kannst du ihn wieder machen.
refusal-proposal-of-another = Einen Vorschlag zurückziehen kann nur, wer ihn gemacht hat, oder die Spielleitung.
refusal-not-asked-to-agree = Du bist nicht gefragt: Dieser Vorschlag betrifft dich nicht.
refusal-undo-needs-no-agreement = Deinen letzten Zug kannst du ohne Nachfrage zurücknehmen: { COMMAND("undo") } macht es.
refusal-pace-as-it-is = Dieses Tempo hat der Tisch schon.
proposal-replace = { $name } schlägt vor, { $player } zu ersetzen.
proposal-replace-means = Stimmt mehr als die Hälfte der anderen zu, wird Platz { $mark } frei, der Tisch wartet, und Ersatz wird gesucht.
proposal-seat = { $taker } möchte an diesem Tisch Platz { $mark } übernehmen.
proposal-seat-means = Wer ihn übernimmt, erfährt alle seine Geheimnisse. Mehr als die Hälfte der anderen muss zustimmen oder die Spielleitung allein.
proposal-call = { $game }, Tisch { $table }: Für Platz { $mark } wird jemand gesucht.
agreed-replace = Wie vereinbart ist Platz { $mark } frei: { $player } wird ersetzt. Der Tisch wartet, bis jemand den Platz übernimmt.
agreed-seat = Wie vereinbart übernimmt { $taker } Platz { $mark }.
call-plays = Gespielt wird damit: { LIST($roles) }.
call-stands =
    { $round ->
        [0] Das Spiel beginnt gerade: { $where }.
       *[other] { $where }; der Platz steht auf Rang { $rank } von { $seats }, Punkte: { $points }.
    }
call-with =
    { $others ->
        [0] Sonst sitzt dort niemand.
       *[other] Am Tisch sitzen außerdem: { LIST($players) }.
    }
call-means = -# Gespielt wird in { $thread }. Mehr als die Hälfte der anderen oder die Spielleitung muss zustimmen; wer den Platz übernimmt, erfährt alle seine Geheimnisse.
call-open = Aufruf { $number } · endet { $when }
call-closed = Aufruf { $number } · { $outcome ->
    [agreed] der Platz ist vergeben
    [withdrawn] zurückgezogen
    [expired] abgelaufen: Niemand kam rechtzeitig
   *[overtaken] es wird niemand mehr gesucht
}
call-in-vain = Für Platz { $mark } hat sich niemand gefunden. { $means ->
    [keryx] Keryx spielt dort weiter.
    [waits] Der Tisch wartet weiter: Die Spielleitung kann den Platz mit { COMMAND("gm substitute") } vergeben, und { COMMAND("vote end") } schlägt vor, das Spiel zu beenden.
   *[stays] { $player } sitzt noch dort.
} Der Knopf darunter ruft noch einmal dazu auf.
seat-resigned = **{ $name } gibt auf.**
seat-time-up = **Für { $name } ist die Zeit um; damit ist Platz { $mark } aufgegeben.**
seat-given-up = Platz { $mark } spielt ab jetzt Keryx, und niemand wartet auf ihn. { COMMAND("table seek") } sucht jemanden, der ihn übernimmt.
seat-logged-resigned = { $name } gibt Platz { $mark } auf; Keryx spielt ihn.
seat-logged-taken = { $name } übernimmt Platz { $mark } von Keryx.
refusal-may-not-resign = In diesem Spiel kann niemand einen Platz aufgeben.
refusal-nobody-to-resign = Auf Platz { $seat } sitzt niemand.
refusal-replace-yourself = Das ist dein eigener Platz: { COMMAND("table seek") } sucht Ersatz, { COMMAND("table resign") } gibt ihn auf.
refusal-seat-is-free = Auf Platz { $seat } sitzt niemand: { COMMAND("table seek") } sucht jemanden, der ihn übernimmt.
refusal-nobody-missing = { $name } fehlt nicht. Als fehlend gilt nur, wer den Server verlassen hat, wessen Zeit um ist oder wer an einem Tisch ohne Zeitgrenze seit { $days } Tagen gefragt ist.
refusal-seat-not-to-be-sought = Dort sitzt { $name }. Such jemanden für einen freien Platz oder deinen eigenen, oder schlag mit { COMMAND("vote replace") } vor, zu ersetzen, wer fehlt.
refusal-which-seat-to-seek = Es ist nicht klar, welchen Platz du meinst; nenn ihn.
refusal-seat-is-taken = Für diesen Platz wird niemand mehr gesucht.
waits-seat-free = Platz { $mark } ist frei. Es geht weiter, sobald ihn jemand übernimmt, nach { COMMAND("table seek") } oder { COMMAND("gm substitute") }.

## Threads, in denen sich eine Seite bespricht

side-thread = Dieser Thread ist nur für eure Seite an Tisch { $table }: Besprecht hier, was die anderen in { $place } nicht hören sollen. Keryx liest nicht mit und schreibt keine Geheimnisse hinein; **die Moderation des Servers kann ihn aber lesen**. Am Ende der Partie wird er geschlossen.
talk-welcome = Dieser Thread ist nur für { LIST($names) } von Tisch { $table }: Besprecht hier, was die anderen in { $place } nicht hören sollen. Keryx liest nicht mit; **die Moderation des Servers kann ihn aber lesen**, und auch, wer einen eurer Plätze übernimmt. Am Ende der Partie wird er geschlossen.
side-threads-barred = Keryx kann keine privaten Threads öffnen, in denen sich jede Seite bespricht: Ihm fehlen hier die Rechte „Private Threads erstellen“ und „Threads verwalten“, oder der Server hat so viele Threads, wie Discord zulässt. Die Partie geht ohne sie weiter.

## Tische, die warten

table-waits = Tisch { $table } wartet, und nichts geht verloren. { $reason }
refusal-remind-unknown = Dieses Menü stammt aus einer älteren Version; öffne { COMMAND("remind") } noch einmal.
refusal-night-too-long = Eine Nacht hat eine bis { $hours } Stunden.
refusal-night-half = Eine Nacht braucht Anfang und Ende.
refusal-no-such-time = „{ $typed }“ ist keine Uhrzeit; schreib, wie spät es bei dir ist, etwa 21:30.
refusal-no-such-end = „{ $typed }“ ist kein Ende einer Abwesenheit; schreib zum Beispiel 3 Tage, 12h, 24.12. oder 2026-12-24, höchstens { $days } Tage im Voraus.
refusal-nudge-nobody = Dieser Tisch wartet auf niemand anderen.
refusal-nudge-own-turn = Der Tisch wartet auch auf dich; antworte zuerst.
refusal-nudge-once-a-day = Jemand hat innerhalb eines Tages schon darum gebeten; mehr wäre zu viel.
refusal-nudge-too-early = Das ist früh: Wer gefragt ist, darf sechs Stunden überlegen, oder die halbe Zeit eines Zugs, wenn die kürzer ist.
refusal-ahead-asked-now = Das wirst du gerade gefragt: Gib den Befehl als Antwort, mit { COMMAND("order") }.
refusal-ahead-setting = Das lässt sich jederzeit einstellen, hinterlegen musst du es nicht. Nimm { COMMAND("order") }.
refusal-ahead-answer-on-its-way = Eine Antwort von dir wird gleich ausgeführt. Hinterleg den Befehl danach, oder nimm sie vorher zurück.
refusal-ahead-never = Das wird nie erlaubt sein. { $why }
refusal-no-limit-to-extend = Dieser Tisch hat keine Frist, die sich verlängern ließe.
reminder-in-thread = { $mention }, dieser Tisch wartet auf dich.
time-up-note = Die Zeit ist um für { LIST($names) }.
time-up-free = Die Zeit ist um für { LIST($names) }. Jemand anders darf den Platz übernehmen: Die Spielleitung kann { COMMAND("gm substitute") } benutzen.
time-up-sealed = Die Antworten sind versiegelt; wer schon geantwortet hat, wird nicht gesagt.
threads-full = { $thread }, der Thread von Tisch { $table }, wurde archiviert und lässt sich nicht wieder öffnen: Dieser Server hat 1.000 aktive Threads, mehr lässt Discord nicht zu. Nichts geht verloren, und Befehle gehen auch in diesem Kanal. Sobald andere Threads archiviert sind, öffnet Keryx ihn wieder.
table-goes-on = An Tisch { $table } geht es weiter.
waits-thread-deleted = Sein Thread wurde gelöscht. { COMMAND("gm resume") } eröffnet einen neuen.
waits-channel-deleted = Sein Kanal wurde gelöscht. { COMMAND("gm resume") } mit der Nummer des Tisches eröffnet einen neuen Thread in dem Kanal, in dem der Befehl benutzt wird.
waits-thread-archived = Sein Thread wurde immer wieder archiviert. Es geht weiter, sobald dort jemand schreibt, oder in einem neuen Thread, den { COMMAND("gm resume") } eröffnet.
waits-thread-locked = Sein Thread ist gesperrt. Es geht weiter, wenn die Moderation ihn entsperrt, oder in einem neuen Thread, den { COMMAND("gm resume") } eröffnet.
waits-thread-barred = In seinem Thread fehlen Keryx Rechte. Nötig sind: den Kanal sehen, in Threads schreiben, Dateien anhängen und den Nachrichtenverlauf lesen. Es geht weiter, wenn der Bot sie wieder hat.
waits-bot-removed = Keryx wurde vom Server entfernt.
waits-player-left = { $player } hat den Server verlassen. Es geht weiter, wenn { $player } zurück ist oder jemand anderes mit { COMMAND("gm substitute") } den Platz bekommt.
waits-player-forgotten = Wer Platz { $mark } hatte, hat die eigenen Daten löschen lassen. Der Tisch ruht, bis die Spielleitung den Platz jemand anderem gibt und das Spiel fortsetzt.

## Was ein Tisch, an dem das Spiel vorbei ist, noch zu sagen hatte

thread-was-deleted = **Tisch { $table }**, dessen Thread gelöscht wurde:
channel-was-deleted = **Tisch { $table }**, dessen Kanal gelöscht wurde:
