import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import { Order, OrderNote, Orders } from '#runtime/contracts/order.ts';
import { DeliveredParcel, ParcelCorrection, SentParcel, StepBack } from '#runtime/contracts/parcels.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { shopCall } from '../site/shop-call.ts';
import { recordDelivery } from './delivered.ts';
import { listOrders, type OrderPage } from './list.ts';
import { addNote, recordStep, requireOrder, type Step } from './owner-steps.ts';
import { packingSlip } from './packing-slip.ts';
import { correctParcel, takeStepBack } from './parcels.ts';
import { searchOrders } from './search.ts';

const ORDERS = '/api/owner/orders';
const ORDER = `${ORDERS}/:order`;
const PACKED = `${ORDER}/packed`;
const SENT = `${ORDER}/sent`;
const PARCEL = `${ORDER}/parcels/:parcel`;
const TAKEN_BACK = `${ORDER}/taken-back`;
const DELIVERED = `${ORDER}/delivered`;
const ENDED = `${ORDER}/ended`;
const NOTES = `${ORDER}/notes`;
const PACKING_SLIP = `${ORDER}/packing-slip`;

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
const Nothing = z.strictObject({});

/** The owner's API for paid orders. */
export const ownerOrders = new Hono<AppEnv>();

ownerOrders.get(
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

ownerOrders.get(
  ORDER,
  owner('orders:read', { summary: 'Reads an order', moves: 'people by page', answer: Order }),
  async (c) => {
    return c.json((await requireOrder(c.env.DB, c.var.site.siteId, c.req.param('order'))).order);
  },
);

ownerOrders.post(
  PACKED,
  owner('orders:write', { summary: 'Says that an order is packed', moves: 'nothing', answer: Order }),
  input(Nothing),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'packed' })),
);

ownerOrders.post(
  SENT,
  owner('orders:write', {
    summary: 'Says that an order or a part of it is on its way',
    moves: 'nothing',
    answer: Order,
  }),
  input(SentParcel),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'sent', parcel: c.var.input })),
);

ownerOrders.put(
  PARCEL,
  owner('orders:write', {
    summary: 'Corrects the carrier or the number of a parcel, counted from 0',
    moves: 'nothing',
    answer: Order,
  }),
  input(ParcelCorrection),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await correctParcel(call, c.req.param('order'), placeOf(c.req.param('parcel')), c.var.input));
  },
);

ownerOrders.post(
  TAKEN_BACK,
  owner('orders:write', {
    summary: 'Takes back that an order is packed, or a parcel that was not sent',
    moves: 'nothing',
    answer: Order,
  }),
  input(StepBack),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await takeStepBack(call, c.req.param('order'), c.var.input));
  },
);

ownerOrders.post(
  DELIVERED,
  owner('orders:write', { summary: 'Says that goods of an order have arrived', moves: 'nothing', answer: Order }),
  input(DeliveredParcel),
  async (c) => {
    const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
    return c.json(await recordDelivery(call, c.req.param('order'), c.var.input));
  },
);

ownerOrders.post(
  ENDED,
  owner('orders:write', { summary: 'Completes an order', moves: 'nothing', answer: Order }),
  input(Nothing),
  async (c) => c.json(await record(c, c.req.param('order'), { kind: 'ended' })),
);

ownerOrders.post(
  NOTES,
  owner('orders:write', { summary: 'Adds a note that no buyer sees', moves: 'nothing', status: 201, answer: Order }),
  input(OrderNote),
  async (c) => c.json(await addNote(ownerCall(c), c.req.param('order'), c.var.input.note), 201),
);

ownerOrders.get(
  PACKING_SLIP,
  owner('orders:read', {
    summary: 'Writes the packing slip of what was not sent yet, as a page to print',
    moves: 'people by page',
    answerType: 'text/html',
  }),
  async (c) => {
    const found = await requireOrder(c.env.DB, c.var.site.siteId, c.req.param('order'));
    return c.html(await packingSlip(shopCall(c.env, c.var.site), found));
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

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function placeOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new ApiError('INVALID_REQUEST', { fields: ['parcel'] });
  return Number(text);
}

function record(c: ReadableContext, name: string, step: Step): Promise<Order> {
  return recordStep({ ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId }, name, step);
}
