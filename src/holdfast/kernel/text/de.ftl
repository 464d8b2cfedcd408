# Was von jedem Spiel gesagt wird, das es nicht selbst besser sagt.

why-no-answer = Das beantwortet nicht, was jetzt gefragt ist: { $question }
