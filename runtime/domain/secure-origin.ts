import { parseUrl } from './parse-url.ts';

/**
 * An origin in plain letters. A policy's sources are separated by blanks and semicolons, and the names of hosts may hold
 * semicolons.
 */
const SECURE_ORIGIN = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Whether a text is the origin of a site with HTTPS and nothing else: "https://tags.example". */
export function isSecureOrigin(text: string): boolean {
  return SECURE_ORIGIN.test(text) && secureOriginOf(text) === text;
}

/** Returns the origin of an address with HTTPS; '' for any other text. */
export function secureOriginOf(address: string): string {
  if (!address.startsWith('https://') || !parseUrl(address)) return '';
  const { origin } = new URL(address);
  return SECURE_ORIGIN.test(origin) ? origin : '';
}
