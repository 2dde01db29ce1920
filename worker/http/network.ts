const IPV6_GROUPS = 8;
/** Groups of an IPv6 address that name its /64 network; a connection may use a new address in it for each call. */
const IPV6_NETWORK_GROUPS = 4;

/** Returns the network of an IP address: an IPv4 address itself, the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, IPV6_GROUPS - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, IPV6_NETWORK_GROUPS).join(':');
}
