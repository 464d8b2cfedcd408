"""Client groups: the addresses that rate limits count as one client."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

NETWORK = 64
"""Bits of an IPv6 address that identify a client. Providers assign whole /64 networks."""

MOST_CACHED = 10_000
"""Maximum number of addresses whose client group is cached."""


@lru_cache(MOST_CACHED)
def client_group(host: str) -> str:
    """Return the client group of an address: the IPv4 address, or the IPv6 /64 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))
