"""What sends notices: push messages (`push`, `encryption`, `endpoints`) and e-mail (`mail`)."""
