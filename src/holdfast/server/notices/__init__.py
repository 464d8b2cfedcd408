"""The services that send notices.

`push`, `encryption` and `endpoints` are for push messages, `mail` for e-mail.
"""
