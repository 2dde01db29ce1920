import type { CartState } from '#runtime/cart/store.ts';
import { cartOf } from '#runtime/cart/store.ts';

/** A change of the cart that was not made on this page. Amounts are in minor units. */
export type Notice =
  | { kind: 'price' | 'quantity'; title: string; was: number; is: number }
  | { kind: 'gone'; title: string }
  | { kind: 'emptied' };

const STABLE = ['loaded', 'failed', 'absent'];

/**
 * Returns the notices for a change from one cart state to the next. Changes made on this page pass through states of
 * their own, so a change between two stable states came from the shop, another tab or a purchase. Items added in
 * another tab need no notice.
 */
export function noticesBetween(before: CartState, now: CartState): Notice[] {
  const [old, cart] = [cartOf(before), cartOf(now)];
  if (!old || !STABLE.includes(before.status) || !STABLE.includes(now.status) || old === cart) return [];
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
