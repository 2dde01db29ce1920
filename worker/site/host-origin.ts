/** Returns the origin of a host, as the page of `called` names it; only a shop on this computer keeps scheme and port. */
export function hostOrigin(called: URL, hostname: string): string {
  if (hostname === called.hostname) return called.origin;
  const isLocal = /(^|\.)localhost$/.test(hostname);
  return isLocal ? `${called.protocol}//${called.host.replace(called.hostname, hostname)}` : `https://${hostname}`;
}
