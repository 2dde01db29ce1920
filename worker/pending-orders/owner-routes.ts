import { Hono } from 'hono';
import * as z from 'zod/mini';
import { PENDING_ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import { OwnerPendingOrder, OwnerPendingOrders } from '#runtime/contracts/pending-order.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { ORDER_CURSOR, readOrder, readOrders } from './owner-view.ts';

const ORDERS = '/api/owner/pending-orders';
const ORDER = `${ORDERS}/:order`;

const Listing = z.strictObject({
  state: z._default(z.enum(PENDING_ORDER_STATES), 'placed'),
  cursor: z.optional(z.string().check(z.regex(ORDER_CURSOR))),
  limit: PageLimit,
});

/** The owner's API for orders that are not paid yet. */
export const ownerPendingOrders = new Hono<AppEnv>();

ownerPendingOrders.get(
  ORDERS,
  owner('orders:read', {
    summary: 'Lists orders that are not paid yet',
    moves: 'people by page',
    answer: OwnerPendingOrders,
  }),
  query(Listing),
  async (c) => c.json(await readOrders(ownerCall(c), c.var.query)),
);

ownerPendingOrders.get(
  ORDER,
  owner('orders:read', {
    summary: 'Reads an order that is not paid yet',
    moves: 'people by page',
    answer: OwnerPendingOrder,
  }),
  async (c) => c.json(await readOrder(ownerCall(c), c.req.param('order'))),
);
