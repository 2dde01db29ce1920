import { visitorFailure } from '../api/visitor-failure.ts';
import { report } from '../report.ts';
import { fetchCartClient } from './fetch-client.ts';

export type CartClient = typeof import('./remote/client.ts');

/**
 * Loads the part of the cart that talks to the server and to other tabs; nothing shows in a cart before links can take it
 * to the shop. Rejects with ApiFailure when it cannot be fetched; the next call tries again.
 */
export async function loadCartClient(): Promise<CartClient> {
  try {
    const client = await fetchCartClient();
    await client.linksLead;
    return client;
  } catch (error) {
    report(error, 'cart scripts');
    throw visitorFailure(error instanceof TypeError ? 'offline' : 'broken');
  }
}
