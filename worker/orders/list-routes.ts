import { Hono } from 'hono';
import * as z from 'zod/mini';
import { CHOSEN_ORDERS_MOST } from '#runtime/contracts/limits.ts';
import { type Order, Orders } from '#runtime/contracts/order.ts';
import { ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { LABEL_FORMAT_NAMES } from '#runtime/domain/label-formats.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { shopCall } from '../site/shop-call.ts';
import { labels } from './labels.ts';
import { listOrders, type OrderPage } from './list.ts';
import { packingSlips } from './packing-slip.ts';
import { readOrdersByNumber } from './repository.ts';
import { searchOrders } from './search.ts';

const ORDERS = '/api/owner/orders';
const PACKING_SLIPS = `${ORDERS}/packing-slips`;
const LABELS = `${ORDERS}/labels`;

/** Most labels of a sheet that are used already: all but one of the largest sheet. */
const SKIPPED_MOST = 23;

/** Longest text that orders are searched for. */
const SEARCH_MAX_LENGTH = 200;

/** The cursor is the number of the last order on the previous page. */
const Listing = z.strictObject({
  /** A state, or 'open' for all orders that are to be packed or sent. */
  state: z.optional(z.enum([...ORDER_STATES, 'open'])),
  /** The buyer's whole address. */
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH))),
  test: z.optional(z.enum(['only', 'without'])),
  /** Days of the shop’s time zone, both included. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** Words of the buyer’s name, address or email address, or of the goods; or the order’s number. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: PageLimit,
});
/** Numbers of orders, with commas between them. */
const numbers = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/)),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);
const Printed = z.strictObject({ orders: numbers.check(z.maxLength(CHOSEN_ORDERS_MOST)) });
const PrintedLabels = z.strictObject({
  ...Printed.shape,
  format: z._default(z.enum(LABEL_FORMAT_NAMES), 'a4-14'),
  /** Labels of the first sheet that are used already. */
  skip: z._default(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(SKIPPED_MOST)), 0),
});

/** The owner's API for many paid orders: their list, and what is printed of several. It comes before that for one order. */
export const ownerOrderLists = new Hono<AppEnv>();

ownerOrderLists.get(
  ORDERS,
  owner('orders:read', { summary: 'Lists the paid orders, newest first', moves: 'people by page', answer: Orders }),
  query(Listing),
  async (c) => {
    const { search, ...asked } = c.var.query;
    const { siteId, timeZone } = c.var.site;
    const page = pageOf(asked, timeZone);
    const { orders, last } = search
      ? await searchOrders(c.env.DB, siteId, search, page)
      : await listOrders(c.env.DB, siteId, page);
    return c.json({ orders, hasNextPage: last !== null, nextPageCursor: last === null ? null : String(last) });
  },
);

ownerOrderLists.get(
  PACKING_SLIPS,
  owner('orders:read', {
    summary: 'Writes the packing slips of several orders, as pages to print',
    moves: 'people by page',
    answerType: 'text/html',
  }),
  query(Printed),
  async (c) => {
    const orders = await requireOrders(c.env.DB, c.var.site.siteId, c.var.query.orders);
    return c.html(await packingSlips(shopCall(c.env, c.var.site), orders));
  },
);

ownerOrderLists.get(
  LABELS,
  owner('orders:read', {
    summary: 'Writes the address labels of several orders, as sheets to print',
    moves: 'people by page',
    answerType: 'text/html',
  }),
  query(PrintedLabels),
  async (c) => {
    const { orders, format, skip } = c.var.query;
    const { site } = c.var;
    return c.html(labels(site, await requireOrders(c.env.DB, site.siteId, orders), format, skip));
  },
);

/** The states of orders that are to be packed or sent; one that was sent in part is among them. */
const OPEN_STATES = ['paid', 'packed'] as const;

function pageOf(
  { state, email, test, from, until, cursor, limit }: Omit<z.infer<typeof Listing>, 'search'>,
  timeZone: string,
): OrderPage {
  return {
    states: state === 'open' ? OPEN_STATES : state && [state],
    email,
    isTest: test && test === 'only',
    from: from === undefined ? undefined : dayStart(from, timeZone),
    until: until === undefined ? undefined : dayStart(nextDay(until), timeZone),
    before: cursor === undefined ? undefined : Number(cursor),
    limit,
  };
}

/** Returns these orders in the order in which they were named. Throws ORDER_NOT_FOUND where one does not exist. */
async function requireOrders(db: D1Database, siteId: string, named: readonly number[]): Promise<Order[]> {
  const found = await readOrdersByNumber(db, siteId, named);
  const orders = named.flatMap((number) => found.find((order) => order.number === number) ?? []);
  if (orders.length < named.length) throw new ApiError('ORDER_NOT_FOUND');
  return orders;
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
