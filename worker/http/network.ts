import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The networks of an IPv6 address by which callers are counted, the narrowest first: a /64 is one network of a line, a
 * /56 is what one line often has, and a /48 is the most that one is given. A wider network may do more than a narrower
 * one, because many people may share it, and never without end, because one person may own it. An IPv4 address is its own
 * network in all three: a line has one, and its neighbours in a /24 are other customers.
 */
export const PREFIXES = [64, 56, 48] as const;
export type Prefix = (typeof PREFIXES)[number];

/** The network of an address at each prefix. */
export type Networks = Readonly<Record<Prefix, string>>;

/** The network of callers whose address nobody knows. */
export const UNKNOWN_NETWORK = 'unknown';
const GROUPS = 8;
const BITS_PER_GROUP = 16;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;

/** Returns the networks of the address that Cloudflare saw. */
export function callerNetworks(c: Context<AppEnv>): Networks {
  return networksOf(c.req.header('CF-Connecting-IP'));
}

/** Returns the networks of an IP address, however it is spelled. Texts that are none have one network together. */
export function networksOf(address: string | undefined): Networks {
  const [text = ''] = (address ?? '').trim().split('%');
  const groups = readIpv6(text);
  if (!groups) {
    const network = IPV4.test(text) ? text : UNKNOWN_NETWORK;
    return { 64: network, 56: network, 48: network };
  }
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return networksOf([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  return { 64: prefixOf(groups, 64), 56: prefixOf(groups, 56), 48: prefixOf(groups, 48) };
}

/** Lists the different networks of an address, the narrowest first: each has a count and a limit of its own. */
export function countedNetworks(networks: Networks): { prefix: Prefix; network: string }[] {
  return PREFIXES.filter((prefix) => prefix === 64 || networks[prefix] !== networks[64]).map((prefix) => ({
    prefix,
    network: networks[prefix],
  }));
}

function prefixOf(groups: readonly number[], prefix: Prefix): string {
  const kept = groups.map((group, index) => {
    const bits = Math.min(BITS_PER_GROUP, Math.max(0, prefix - index * BITS_PER_GROUP));
    return group & (0xffff << (BITS_PER_GROUP - bits));
  });
  const named = kept.slice(0, Math.ceil(prefix / BITS_PER_GROUP)).map((group) => group.toString(16));
  return `${named.join(':')}::/${prefix}`;
}

/** Reads the eight groups of an IPv6 address; undefined for any other text. */
function readIpv6(text: string): number[] | undefined {
  if (!text.includes(':') || !IPV6_CHARACTERS.test(text)) return undefined;
  const url = `http://[${text}]`;
  if (!URL.canParse(url)) return undefined;
  const [start = [], end = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array(GROUPS - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}
