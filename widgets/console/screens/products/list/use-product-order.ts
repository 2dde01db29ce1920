import { useMemo, useRef, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { ItemOrder } from '#runtime/contracts/content.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText, isStale, refresh } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { COLLECTIONS, collectionAddress, PRODUCTS } from '../addresses.ts';
import type { ListedProduct } from '../product-names.ts';

/**
 * Puts the products of a collection into another order. A move shows at once and is sent behind those before it; one that
 * is refused is taken back.
 */
export function useProductOrder(collectionId: string, rows: readonly ListedProduct[], refetch: () => Promise<unknown>) {
  const [order, setOrder] = useState<readonly string[] | undefined>();
  const ordered = useMemo(() => (order ? inOrder(rows, order) : rows), [rows, order]);
  // Two presses of a key come before the list is drawn.
  const latest = useRef<readonly string[]>([]);
  latest.current = order ?? rows.map(({ id }) => id);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const open = useRef(0);
  /** Moves a product to another place; each is a number from 0. Returns whether there is such a place. */
  const move = (from: number, to: number): boolean => {
    const id = latest.current[from];
    if (id === undefined || to < 0 || to >= latest.current.length) return false;
    const next = latest.current.toSpliced(from, 1).toSpliced(to, 0, id);
    latest.current = next;
    setOrder(next);
    open.current += 1;
    const wanted: ItemOrder = { itemIds: [id], before: next[to + 1] ?? null };
    sent.current = sent.current
      .then(() => sendOrder(collectionId, wanted))
      .catch(showError)
      .then(finish);
    return true;
  };
  const finish = async () => {
    open.current -= 1;
    if (open.current > 0) return;
    refresh([COLLECTIONS]);
    await refetch();
    if (open.current === 0) setOrder(undefined);
  };
  return { ordered, move };
}

function showError(error: unknown): void {
  notify(errorText(error), { kind: 'failed' });
}

/** A move in front of another product keeps its meaning where somebody else has changed the collection meanwhile. */
async function sendOrder(collectionId: string, body: ItemOrder): Promise<void> {
  const path = addressOf('/api/owner/collections/:collectionId/order', { collectionId });
  for (let isRepeat = false; ; isRepeat = true) {
    const { version } = await callInSession({ method: 'GET', path: collectionAddress(collectionId) });
    try {
      await change({ method: 'POST', path, body, version }, [PRODUCTS]);
      return;
    } catch (error) {
      if (isRepeat || !isStale(error)) throw error;
    }
  }
}

/** Returns the rows in this order; those that it does not name come last. */
function inOrder(rows: readonly ListedProduct[], order: readonly string[]): readonly ListedProduct[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const positionOf = ({ id }: ListedProduct) => places.get(id) ?? order.length;
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b));
}
