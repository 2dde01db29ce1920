import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundContent } from '#runtime/contracts/content.ts';
import type { Orders } from '#runtime/contracts/order.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';
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

interface Source {
  scope: OwnerScope;
  /** The call that finds what the text names; undefined where it can name nothing of the kind. */
  path: (text: string) => string | undefined;
  read: (body: never, text: string) => Found[];
}

const SOURCES: readonly Source[] = [
  {
    scope: 'orders:read',
    path: (text) => (/^#?\d{1,9}$/.test(text) ? `/api/owner/orders/${text.replace('#', '')}` : undefined),
    read: ({ number, email }: Orders['orders'][number]) => [
      { to: `orders/${number}`, title: `#${number}, ${email}`, kind: commonTexts.order },
    ],
  },
  {
    scope: 'orders:read',
    path: (text) =>
      text.startsWith('#') ? undefined : `/api/owner/orders?limit=${MOST}&search=${encodeURIComponent(text)}`,
    read: ({ orders }: Orders) =>
      orders.map(({ number, email }) => ({
        to: `orders/${number}`,
        title: `#${number}, ${email}`,
        kind: commonTexts.order,
      })),
  },
  {
    scope: 'catalogue:read',
    path: (text) => `/api/owner/products?limit=${MOST}&q=${encodeURIComponent(text)}`,
    read: ({ products }: OwnerProductList) =>
      products.map(({ id, title }) => ({ to: `products/${id}`, title, kind: commonTexts.product })),
  },
  {
    scope: 'catalogue:read',
    path: (text) => `/api/owner/coupons?limit=${MOST}&search=${encodeURIComponent(text)}`,
    read: ({ coupons }: { coupons: { code: string }[] }) =>
      coupons.map(({ code }) => ({ to: `coupons/${encodeURIComponent(code)}`, title: code, kind: shellTexts.coupon })),
  },
  {
    scope: 'content:read',
    path: (text) => `/api/owner/content?limit=${MOST}&q=${encodeURIComponent(text)}`,
    read: ({ found }: FoundContent) =>
      found.map(({ kind, id, title }) =>
        kind === 'item'
          ? { to: `items/${id}`, title, kind: shellTexts.content }
          : { to: `pages/${id}`, title, kind: commonTexts.page },
      ),
  },
  {
    scope: 'forms:read',
    path: () => '/api/owner/forms',
    read: ({ forms }: { forms: { id: string; name: string }[] }, text) =>
      named(
        forms.map(({ id, name }) => ({ id, title: name })),
        text,
      ).map(({ id, title }) => ({ to: `forms/${id}`, title, kind: commonTexts.form })),
  },
];

/** Finds what a text names among all that the person's role may read. */
export function useFound(text: string): { found: readonly Found[]; isReading: boolean } {
  const wanted = usePaused(text.trim());
  const reads = SOURCES.flatMap((source) => {
    const path = wanted.length > 1 && may(source.scope) ? source.path(wanted) : undefined;
    return path === undefined ? [] : [{ source, path }];
  });
  return useQueries({
    queries: reads.map(({ path }) => ({
      queryKey: [path],
      queryFn: ({ signal }: { signal: AbortSignal }) => callInSession<unknown>({ path, signal }),
      retry: false,
    })),
    combine: (answers) => ({
      // A kind that cannot be read, such as an order that does not exist, has no results.
      found: once(
        answers.flatMap(({ data }, i) => (data ? (reads[i]?.source.read(data.body as never, wanted) ?? []) : [])),
      ),
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
