"""Households: who is counted as one."""

from __future__ import annotations

import ipaddress

NETWORK = 64
"""Bits of an IPv6 address that tell one household from another: each has all addresses below."""


def household(host: str) -> str:
    """Whom requests from an address are counted with."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))
