# Was von jedem Spiel gesagt wird, das es nicht selbst besser sagt.

why-not-offered = Das ist hier nicht möglich.
