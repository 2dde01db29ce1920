import type { Bindings } from '../env.ts';

/** Hosts that only a private network knows. */
const PRIVATE_ENDINGS = [
  'localhost',
  'internal',
  'local',
  'lan',
  'home',
  'corp',
  'intranet',
  'arpa',
  'onion',
  'test',
  'svc',
  'localdomain',
];
/** Public names that resolve to whatever address they contain, or to this machine. */
const NAMED_ADDRESSES =
  /(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me|local\.gd)$/;
const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * Reads an address that the Worker may call for an owner: https, a public host with a name, the usual port, and no
 * password. In development, a program on the same machine is allowed too. Undefined for any other.
 */
export function publicAddress(text: string, environment: Bindings['ENVIRONMENT']): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return undefined;
  return isPublic(url) || (environment === 'development' && isOnThisMachine(url)) ? url : undefined;
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
    !NAMED_ADDRESSES.test(labels.join('.')) &&
    !PRIVATE_ENDINGS.includes(labels.at(-1) ?? '')
  );
}

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && hostname === 'localhost';
}
