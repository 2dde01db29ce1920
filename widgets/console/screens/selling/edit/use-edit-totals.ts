import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OrderChanges } from '#runtime/contracts/order-edit.ts';
import { callInSession } from '../../../app/session.ts';

/** How long typing rests before the shop is asked, in ms. */
const REST_MS = 300;

/**
 * Asks the shop what an edit of the order in this version would cost now; nothing is asked for undefined, and an order that
 * has changed is refused.
 */
export function useEditTotals(order: number, version: number | undefined, changes: OrderChanges | undefined) {
  const text = JSON.stringify(changes ?? null);
  const [asked, setAsked] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const body: OrderChanges | null = JSON.parse(asked);
  const path = addressOf('/api/owner/orders/:order/edit-totals', { order });
  const reading = useQuery({
    queryKey: [path, version, asked],
    queryFn:
      body === null
        ? skipToken
        : async ({ signal }) => (await callInSession({ method: 'POST', path, body, version, signal })).body,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = asked === text && body !== null && !reading.isPlaceholderData;
  return { ...reading, totals: isCurrent ? reading.data : undefined };
}
