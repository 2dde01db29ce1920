import { PAYMENT_PROVIDERS } from '#runtime/contracts/enumerations.ts';
import type { PaymentDifference, Reconciliation } from '#runtime/contracts/payments.ts';
import { ApiError } from '../../http/errors.ts';
import { providerOf, type Span } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { compareMovements } from './at-provider.ts';
import { compareBooked } from './at-shop.ts';
import { readBooked, readPaid } from './books.ts';
import type { Found } from './difference.ts';
import { mend } from './mend.ts';

/** Payments of the shop on one page; each is asked about with a few calls of its provider. */
const ASKED_PER_PAGE = 20;
const SHOP = 'shop';

interface Page {
  /** A page of a provider's list, 'PROVIDER|CURSOR', or one of the shop's, 'shop|CURSOR'; '' for the first page. */
  cursor: string;
  isMending: boolean;
}

interface Compared {
  count: number;
  found: Found[];
  next: string | undefined;
}

/**
 * Compares one page of a provider's list, or of the shop's payments, with the other side. With `isMending` it applies
 * what the provider knows for sure. It never charges or refunds.
 */
export async function reconcilePage(call: ShopCall, span: Span, { cursor, isMending }: Page): Promise<Reconciliation> {
  const lists = [...PAYMENT_PROVIDERS.filter((name) => providerOf(call.env, call.site, name)), SHOP];
  const cut = cursor.indexOf('|');
  const list = cursor === '' ? (lists[0] ?? SHOP) : cursor.slice(0, cut);
  if (!lists.includes(list)) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  const inner = cursor.slice(cut + 1);
  const { count, found, next } = await (list === SHOP
    ? atShop(call, span, inner)
    : atProvider(call, span, list, inner));
  const following = lists[lists.indexOf(list) + 1];
  const differences: PaymentDifference[] = [];
  for (const entry of found) differences.push(isMending ? await mend(call, entry) : entry.difference);
  const nextPageCursor = next !== undefined ? `${list}|${next}` : following === undefined ? null : `${following}|`;
  return { compared: count, differences, nextPageCursor };
}

async function atProvider(call: ShopCall, span: Span, list: string, cursor: string): Promise<Compared> {
  const { env, db, site } = call;
  const provider = PAYMENT_PROVIDERS.find((name) => name === list);
  const payments = provider && providerOf(env, site, provider);
  if (!payments) return { count: 0, found: [], next: undefined };
  const { movements, next } = await payments.list(site.siteId, span, cursor);
  const books = await readBooked(
    db,
    site.siteId,
    movements.map(({ paymentId }) => paymentId),
  );
  return { count: movements.length, found: compareMovements(list, movements, books), next };
}

async function atShop(call: ShopCall, span: Span, cursor: string): Promise<Compared> {
  const { booked, next } = await readPaid(call.db, call.site.siteId, span, { cursor, limit: ASKED_PER_PAGE });
  const found: Found[] = [];
  for (const payment of booked) found.push(...(await compareBooked(call, payment)));
  return { count: booked.length, found, next };
}
