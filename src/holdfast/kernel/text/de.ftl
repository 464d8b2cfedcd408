# Was von jedem Spiel gesagt wird, das es nicht selbst besser sagt.

why-no-answer = Beantworte zuerst diese Frage: { $question }
