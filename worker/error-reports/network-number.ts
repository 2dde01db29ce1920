import type { Networks } from '../http/network.ts';
import { sign } from '../session/service.ts';

/** So few that a number names nobody: thousands of networks have the same one. */
export const NETWORK_NUMBERS = 32;

/**
 * Returns the number of a caller's widest network, below 32, which is always the same one in a shop. Callers cannot choose
 * it, as they can choose a /64 of their line.
 */
export function networkNumber(secret: string, siteId: string, networks: Networks): number {
  const hash = Buffer.from(sign(secret, 'error-network', siteId, networks[48]), 'base64url');
  return (hash[0] ?? 0) % NETWORK_NUMBERS;
}
