import { addressOf } from '#runtime/api/calls.ts';
import type { Restored } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import { change } from '../app/query.ts';

export const BIN = '/api/owner/bin';
/** The list that shows the things of a kind, which is read anew when one comes back. */
const LISTS: Readonly<Record<BinKind, readonly string[]>> = {
  product: ['/api/owner/products', '/api/owner/stock'],
  item: ['/api/owner/collections', '/api/owner/items'],
  collection: ['/api/owner/collections'],
  form: ['/api/owner/forms'],
  popup: ['/api/owner/popups'],
  coupon: ['/api/owner/coupons'],
};

/** Brings a deleted thing back from the bin, as "Undo" behind a deletion does. */
export async function bringBack(kind: BinKind, target: string): Promise<Restored> {
  const path = addressOf('/api/owner/bin/:kind/:target/restore', { kind, target });
  return (await change({ method: 'POST', path }, [BIN, ...LISTS[kind]])).body;
}

/** Returns what undoes the deletion of a thing. */
export function undoDeletion(kind: BinKind, target: string): () => Promise<void> {
  return async () => void (await bringBack(kind, target));
}
