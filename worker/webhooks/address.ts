import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';

/** Hosts that only a private network knows. */
const PRIVATE_ENDINGS = ['localhost', 'internal', 'local', 'lan', 'home', 'corp', 'intranet', 'arpa', 'onion', 'test'];
const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * Returns an address to which messages may be sent: https, a public host with a name, the usual port, and no password.
 * In development, a program on the same machine is allowed too. Throws INVALID_REQUEST.
 */
export function checkAddress(text: string, environment: Bindings['ENVIRONMENT']): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(isPublic(url) || (environment === 'development' && isOnThisMachine(url)))) {
    throw new ApiError('INVALID_REQUEST', { fields: ['url'] });
  }
  return url.href;
}

function isPublic({ protocol, hostname, port, username, password }: URL): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    labels.length > 1 &&
    !IP_ADDRESS.test(hostname) &&
    !PRIVATE_ENDINGS.includes(labels.at(-1) ?? '')
  );
}

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && hostname === 'localhost';
}
