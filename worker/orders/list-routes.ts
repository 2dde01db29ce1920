import { Hono } from 'hono';
import * as z from 'zod/mini';
import { CHOSEN_ORDERS_MOST, ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { ORDER_ORDERS, ORDER_PAYMENTS } from '#runtime/contracts/list-orders.ts';
import { type Order, Orders } from '#runtime/contracts/order.ts';
import { ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { LABEL_FORMAT_NAMES } from '#runtime/domain/label-formats.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { LongPageLimit } from '../http/pagination.ts';
import { auditStatement } from '../owner/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { dayAttachment } from '../storage/service.ts';
import { exportOrders } from './export.ts';
import { labels } from './labels.ts';
import { listOrders, type OrderListing } from './list.ts';
import { packingSlips } from './packing-slip.ts';
import { readOrdersByNumber } from './repository.ts';

const ORDERS = '/api/owner/orders';
const FILE = `${ORDERS}.csv`;
const PACKING_SLIPS = `${ORDERS}/packing-slips`;
const LABELS = `${ORDERS}/labels`;

/** Most labels of a sheet that are used already: all but one of the largest sheet. */
const SKIPPED_MOST = 23;

/** Longest text that orders are searched for. */
const SEARCH_MAX_LENGTH = 200;

const filters = {
  /** A state, or 'open' for all orders that are to be packed or sent. */
  state: z.optional(z.enum([...ORDER_STATES, 'open'])),
  /** The buyer's whole address. */
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH))),
  test: z.optional(z.enum(['only', 'without'])),
  payment: z.optional(z.enum(ORDER_PAYMENTS)),
  /** Of orders of which all was sent, those that have arrived or have not. */
  delivered: z.optional(z.enum(['yes', 'no'])),
  /** The country to which orders go. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The id of a product. */
  product: z.optional(z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH))),
  /** The code of a coupon, in letters of either size. */
  coupon: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(ID_MAX_LENGTH))),
  /** Days of the shop’s time zone, both included. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** Words of the buyer’s name, address or email address, or of the goods; or the order’s number. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
};
/** The list's filters and its order, as the file of the list has them too. */
const Filter = z.strictObject({
  ...filters,
  /** A number of cents sorts orders by `total`, whatever their currency. */
  order: z.optional(z.enum(ORDER_ORDERS)),
  direction: z.optional(z.enum(['asc', 'desc'])),
});
const Listing = z.strictObject({ ...Filter.shape, cursor: z.optional(ListCursor), limit: LongPageLimit });
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
  owner('orders:read', {
    summary: 'Lists the paid orders, by default the newest first',
    moves: 'people by page',
    answer: Orders,
  }),
  query(Listing),
  async (c) => {
    const { cursor, limit, ...asked } = c.var.query;
    const { siteId, timeZone } = c.var.site;
    const listing = listingOf(asked, timeZone);
    const { orders, nextPageCursor } = await listOrders(c.env.DB, siteId, { ...listing, cursor, limit });
    return c.json({ orders, hasNextPage: nextPageCursor !== null, nextPageCursor });
  },
);

ownerOrderLists.get(
  FILE,
  owner('orders:read', {
    summary: 'Exports the orders of a list, in its order',
    moves: 'people',
    answerType: 'text/csv',
  }),
  query(Filter),
  async (c) => {
    const { db, site, owner: key, readerLanguage, now } = ownerCall(c);
    const entry = { siteId: site.siteId, keyId: key.keyId, action: 'orders.exported', target: '' };
    await auditStatement(db, entry, now).run();
    const texts = await ownerTextsIn(readerLanguage);
    return c.body(exportOrders(db, site, listingOf(c.var.query, site.timeZone), texts), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': dayAttachment('orders', dayIn(now, site.timeZone), 'csv'),
    });
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

function listingOf(
  { state, test, delivered, from, until, ...same }: z.infer<typeof Filter>,
  timeZone: string,
): OrderListing {
  return {
    ...same,
    states: state === 'open' ? OPEN_STATES : state && [state],
    isTest: test && test === 'only',
    isDelivered: delivered && delivered === 'yes',
    from: from === undefined ? undefined : dayStart(from, timeZone),
    until: until === undefined ? undefined : dayStart(nextDay(until), timeZone),
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
