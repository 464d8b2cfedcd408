# What is said of any game that does not say it better itself.

why-not-offered = That is not possible here.
