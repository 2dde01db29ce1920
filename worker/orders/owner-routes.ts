import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import { parse } from '../contract.ts';
import type { AppEnv } from '../env.ts';
import { only } from '../middleware/only.ts';
import { owner } from '../middleware/owner.ts';
import { PageLimit } from '../page-limit.ts';
import { ORDER_CURSOR, readOrder, readOrders } from './owned-orders.ts';

const ORDERS = '/api/owner/orders';
const ORDER = `${ORDERS}/:order`;

const Listing = z.strictObject({
  state: z._default(z.enum(ORDER_STATES), 'placed'),
  cursor: z.optional(z.string().check(z.regex(ORDER_CURSOR))),
  limit: PageLimit,
});

/** Orders, for programs of the site's owner. */
export const ownerOrders = new Hono<AppEnv>();

ownerOrders.get(ORDERS, owner('orders:read'), async (c) => {
  const { state, cursor, limit } = parse(Listing, c.req.query());
  return c.json(await readOrders(c.env.DB, c.var.site, { state, cursor, limit }));
});

ownerOrders.get(ORDER, owner('orders:read'), async (c) =>
  c.json(await readOrder(c.env.DB, c.var.site, c.req.param('order'))),
);

ownerOrders.all(ORDERS, only('GET'));
ownerOrders.all(ORDER, only('GET'));
