import type { LimitName } from '../env.ts';
import type { Operation } from './operation.ts';

/** Returns the limit by which a network's calls of an operation are counted, and what they are counted as. */
export function limitOf({ needs }: Pick<Operation, 'needs'>): { limit: LimitName; purpose: string } {
  return { limit: needs === 'look' ? 'SEARCHES' : 'CART_WRITES', purpose: 'agents' };
}
