import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AnswerOf, addressOf, type ReadRoute, type Target } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { callInSession, may } from './session.ts';

export interface Found {
  /** The screen that shows it. */
  to: string;
  title: string;
  /** The kind of thing, "Product". */
  kind: string;
}

/** Names are asked for once the person has stopped typing for this long, in ms. */
const PAUSE_MS = 200;
/** Most results of each kind. */
const MOST = 6;

/**
 * Makes a way to find what a text names by one call. `target` returns undefined where the text can name nothing of the kind.
 */
function source<Path extends ReadRoute>(
  scope: OwnerScope,
  target: (text: string) => Target<Path> | undefined,
  read: (body: AnswerOf<Path, 'GET'>, text: string) => Found[],
) {
  return (text: string): Search[] => {
    const path = may(scope) ? target(text) : undefined;
    if (path === undefined) return [];
    const find = async (signal: AbortSignal) => read((await callInSession({ method: 'GET', path, signal })).body, text);
    return [{ queryKey: [path, 'found', text], queryFn: ({ signal }) => find(signal), retry: false }];
  };
}

interface Search {
  queryKey: readonly string[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Found[]>;
  retry: false;
}

const orderFound = ({ number, email }: Order): Found => ({
  to: `orders/${number}`,
  title: `#${number}, ${email}`,
  kind: commonTexts.order,
});

const SOURCES = [
  source(
    'orders:read',
    (text) =>
      /^#?\d{1,9}$/.test(text) ? addressOf('/api/owner/orders/:order', { order: text.replace('#', '') }) : undefined,
    (order) => [orderFound(order)],
  ),
  source(
    'orders:read',
    (text) => (text.startsWith('#') ? undefined : addressOf('/api/owner/orders', { limit: MOST, search: text })),
    ({ orders }) => orders.map(orderFound),
  ),
  source(
    'catalogue:read',
    (text) => addressOf('/api/owner/products', { limit: MOST, q: text }),
    ({ products }) => products.map(({ id, title }) => ({ to: `products/${id}`, title, kind: commonTexts.product })),
  ),
  source(
    'catalogue:read',
    (text) => addressOf('/api/owner/coupons', { limit: MOST, search: text }),
    ({ coupons }) =>
      coupons.map(({ code }) => ({ to: `coupons/${encodeURIComponent(code)}`, title: code, kind: shellTexts.coupon })),
  ),
  source(
    'content:read',
    (text) => addressOf('/api/owner/content', { limit: MOST, q: text }),
    ({ found }) =>
      found.map(({ kind, id, title }) =>
        kind === 'item'
          ? { to: `items/${id}`, title, kind: shellTexts.content }
          : { to: `pages/${id}`, title, kind: commonTexts.page },
      ),
  ),
  source(
    'forms:read',
    () => '/api/owner/forms',
    ({ forms }, text) =>
      named(
        forms.map(({ id, name }) => ({ id, title: name })),
        text,
      ).map(({ id, title }) => ({ to: `forms/${id}`, title, kind: commonTexts.form })),
  ),
];

/** Finds what a text names among all that the person's role may read. */
export function useFound(text: string): { found: readonly Found[]; isReading: boolean } {
  const wanted = usePaused(text.trim());
  return useQueries({
    queries: wanted.length > 1 ? SOURCES.flatMap((search) => search(wanted)) : [],
    combine: (answers) => ({
      // A kind that cannot be read, such as an order that does not exist, has no results.
      found: once(answers.flatMap(({ data }) => data ?? [])),
      isReading: wanted !== text.trim() || answers.some(({ isLoading }) => isLoading),
    }),
  });
}

/** An order may be found both by its number and by its buyer. */
function once(found: readonly Found[]): Found[] {
  return found.filter(({ to }, i) => found.findIndex((other) => other.to === to) === i);
}

function named<Named extends { title: string }>(all: readonly Named[], text: string): Named[] {
  return all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())).slice(0, MOST);
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
