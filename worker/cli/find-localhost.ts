import dns from 'node:dns';

/**
 * Lets this process find the hosts below `localhost` on this machine, as browsers do; the system's own search for names
 * often does not know them. Returns what ends it.
 */
export function findLocalhost(): () => void {
  const lookup = dns.lookup;
  const ofMachine = (host: string) => (host.endsWith('.localhost') ? 'localhost' : host);
  dns.lookup = Object.assign(
    (host: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [ofMachine(host), ...rest]),
    lookup,
  ) as typeof lookup;
  return () => {
    dns.lookup = lookup;
  };
}
