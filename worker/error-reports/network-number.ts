import { networkOf } from '../http/network.ts';
import { sign } from '../session/service.ts';

/** So few that a number names nobody: thousands of networks have the same one. */
export const NETWORK_NUMBERS = 32;

/** Returns the number of a caller's network, below 32, which is always the same one in a shop. */
export function networkNumber(secret: string, siteId: string, address: string): number {
  const hash = Buffer.from(sign(secret, 'error-network', siteId, networkOf(address)), 'base64url');
  return (hash[0] ?? 0) % NETWORK_NUMBERS;
}
