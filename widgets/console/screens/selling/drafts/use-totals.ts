import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import { callInSession } from '../../../app/session.ts';
import { draftErrors } from './draft-form.ts';

const PATH = '/api/owner/draft-order-totals';
/** How long typing rests before the shop is asked, in ms. */
const REST_MS = 300;

/** Asks the shop what a draft would cost now. While somebody types, the last answer stays. */
export function useTotals(input: DraftOrderInput) {
  const text = JSON.stringify(input);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const body: DraftOrderInput = JSON.parse(asked);
  const isRight = Object.keys(draftErrors(body)).length === 0;
  return useQuery({
    queryKey: [PATH, asked],
    queryFn: async ({ signal }) => (await callInSession({ method: 'POST', path: PATH, body, signal })).body,
    enabled: isRight,
    placeholderData: keepPreviousData,
  });
}
