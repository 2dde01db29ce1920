import { ApiFailure } from '../api/failure.ts';
import { lazy } from '../lazy.ts';
import { report } from '../report.ts';

export type CartClient = typeof import('./remote/client.ts');

const loadModule = lazy(() => import('./remote/client.ts'), { texts: 'en' });

/**
 * Loads the part of the cart that talks to the server and to other tabs. Rejects with ApiFailure when it cannot be
 * fetched; the next call tries again.
 */
export async function loadCartClient(): Promise<CartClient> {
  try {
    return await loadModule();
  } catch (error) {
    report(error, 'cart scripts');
    throw new ApiFailure(error instanceof TypeError ? 'offline' : 'broken');
  }
}
