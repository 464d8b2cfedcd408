# What is said of any game that does not say it better itself.

why-no-answer = That does not answer what is asked now: { $question }
