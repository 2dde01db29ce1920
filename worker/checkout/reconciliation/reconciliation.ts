import type { PaymentDifference, Reconciliation } from '#runtime/contracts/payments.ts';
import { ApiError } from '../../http/errors.ts';
import { type Payments, type Span, setUpProviders } from '../../payments/service.ts';
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
  /** A page of a provider's list, 'PROVIDER|CURSOR' or 'PROVIDER ACCOUNT|CURSOR', or one of the shop's, 'shop|CURSOR'; '' for the first page. */
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
  const providers = new Map(setUpProviders(call.env, call.site).map((payments) => [listOf(payments), payments]));
  const lists = [...providers.keys(), SHOP];
  const cut = cursor.indexOf('|');
  const list = cursor === '' ? (lists[0] ?? SHOP) : cursor.slice(0, cut);
  if (!lists.includes(list)) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  const inner = cursor.slice(cut + 1);
  const payments = providers.get(list);
  const { count, found, next } = await (payments ? atProvider(call, span, payments, inner) : atShop(call, span, inner));
  const following = lists[lists.indexOf(list) + 1];
  const differences: PaymentDifference[] = [];
  for (const entry of found) differences.push(isMending ? await mend(call, entry) : entry.difference);
  const nextPageCursor = next !== undefined ? `${list}|${next}` : following === undefined ? null : `${following}|`;
  return { compared: count, differences, nextPageCursor };
}

function listOf({ provider, account }: Payments): string {
  return account === '' ? provider : `${provider} ${account}`;
}

async function atProvider({ db, site }: ShopCall, span: Span, payments: Payments, cursor: string): Promise<Compared> {
  const { movements, next } = await payments.list(site.siteId, span, cursor);
  const books = await readBooked(
    db,
    site.siteId,
    movements.map(({ paymentId }) => paymentId),
  );
  return { count: movements.length, found: compareMovements(payments.provider, movements, books), next };
}

async function atShop(call: ShopCall, span: Span, cursor: string): Promise<Compared> {
  const { booked, next } = await readPaid(call.db, call.site.siteId, span, { cursor, limit: ASKED_PER_PAGE });
  const found: Found[] = [];
  for (const payment of booked) found.push(...(await compareBooked(call, payment)));
  return { count: booked.length, found, next };
}
