### Was auf jedem Tisch liegt, auf Deutsch.

sort-thing = Auf dem Tisch
sort-table = Tisch
about-seat = Jeder Spieler hat eine Form und eine Farbe. Alles, was diese Form und Farbe hat, gehört zu diesem Platz.
    .name = Platz
about-bot = Hier spielt ein Bot. Je mehr Zeichen er hat, desto gründlicher denkt er nach.
    .name = Bot
