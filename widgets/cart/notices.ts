import type { CartState } from '#runtime/cart/store.ts';
import { cartOf } from '#runtime/cart/store.ts';

/** What has changed in the cart without the visitor's doing on this page; amounts in minor units. */
export type Notice =
  | { kind: 'price' | 'quantity'; title: string; was: number; is: number }
  | { kind: 'gone'; title: string }
  | { kind: 'emptied' };

const RESTING = ['loaded', 'failed', 'absent'];

/**
 * What a visitor has to be told when the cart moves from one state to the next. Acts of this page pass through states
 * of their own; what changes from rest to rest came from elsewhere: the shop, another tab, a purchase. What was added
 * in another tab goes without saying.
 */
export function noticesBetween(before: CartState, now: CartState): Notice[] {
  const [old, cart] = [cartOf(before), cartOf(now)];
  if (!old || !RESTING.includes(before.status) || !RESTING.includes(now.status) || old === cart) return [];
  if (!cart || cart.entries.length === 0) return old.entries.length > 0 ? [{ kind: 'emptied' }] : [];
  if (old.id !== cart.id) return [];
  const notices: Notice[] = [];
  for (const { id, title, quantity, purchasePriceCents } of old.entries) {
    const entry = cart.entries.find((candidate) => candidate.id === id);
    if (!entry) {
      notices.push({ kind: 'gone', title });
      continue;
    }
    if (entry.purchasePriceCents !== purchasePriceCents) {
      notices.push({ kind: 'price', title, was: purchasePriceCents, is: entry.purchasePriceCents });
    }
    if (entry.quantity !== quantity) notices.push({ kind: 'quantity', title, was: quantity, is: entry.quantity });
  }
  return notices;
}
