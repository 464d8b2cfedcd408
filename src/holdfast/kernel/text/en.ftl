# What is said of any game that does not say it better itself.

why-no-answer = Answer this question first: { $question }
