### Was das Terminal neben den Worten des Spiels sagt.

cli-begin = Der Fingerabdruck der Zufallszahl, aus der alles gezogen wird, ist { $commitment }; sie selbst wird am Ende gezeigt.
cli-resumed = Das Spiel geht weiter nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
cli-player = Spieler { $number }
cli-pass = Gib die Tastatur weiter: jetzt ist { SEAT($seat) } dran.
cli-ready = { SEAT($seat) }, drücke Enter, wenn niemand sonst zuschaut.
cli-happened = Seit du zuletzt hingesehen hast:
cli-optional = Du darfst antworten, aber niemand wartet darauf.
cli-orders = Befehle:
cli-examples = Befehle, zum Beispiel:
cli-all = Mit „?“ siehst du alle { $count } Befehle, mit „? Wort“ die, die mit dem Wort beginnen.
cli-open = Es gibt mehr Befehle dieser Art, als sich auflisten lassen.
cli-none = Kein Befehl beginnt mit „{ $prefix }“.
cli-help = Gib einen Befehl ein, oder: ? [Wort] (Befehle auflisten), why BEFEHL (was ihn verbietet), preview BEFEHL (was er bewirken würde), undo (zurücknehmen), board [DATEI] (Bild), save [DATEI] (speichern), help (Hilfe), quit (beenden).
cli-undone = Deine letzte Aktion ist zurückgenommen.
cli-no-undo = Nichts lässt sich zurücknehmen: Etwas wurde gezogen oder gezeigt, oder jemand anders ist dran.
cli-legal = Nichts verbietet das.
cli-open-end = Bis zur Aktion { $sure } ist dieser Befehl erlaubt; was danach kommt, lässt sich nicht vorher wissen.
cli-forbidden = { $reason } (Abschnitt { $section })
cli-why-what = Schreibe den Befehl hinter „why“.
cli-preview = Wenn niemand reagiert, würde dies geschehen:
cli-preview-what = Schreib den Befehl hinter „preview“.
cli-no-preview = Dieses Spiel hat keine Vorschau; „why“ sagt, ob ein Befehl erlaubt ist.
cli-part = Der Befehl endete nach { $taken ->
    [one] der ersten Aktion
   *[other] den ersten { $taken } Aktionen
}: Was gezogen, gezeigt oder andere gefragt wurde, bleibt. Zur nächsten: { $why }
cli-saved = Gespeichert in { $file }.
cli-save-where = Schreibe den Namen einer Datei hinter „save“.
cli-written = Das Bild ist in { $file }.
cli-bug = Ein Fehler in den Spielregeln des Programms ({ $fault }); vom Befehl blieb nichts.
cli-over = Das Spiel ist aus.
cli-standing = { $rank }. { SEAT($seat) }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
cli-seed = Die Zufallszahl war { $seed }.
cli-left = Das Spiel bleibt, wie es ist.
