import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { findByName, readOrders } from './repository.ts';

const ORDERS = '/api/owner/orders';
const ORDER = `${ORDERS}/:order`;

/** The cursor is the number of the last order on the previous page. */
const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: PageLimit,
});

/** The owner's API for paid orders. */
export const ownerOrders = new Hono<AppEnv>();

ownerOrders.get(ORDERS, owner('orders:read'), async (c) => {
  const { cursor, limit } = parse(Listing, c.req.query());
  const before = cursor === undefined ? undefined : Number(cursor);
  const page = await readOrders(c.env.DB, c.var.site.siteId, { before, limit });
  const last = page.orders.at(-1);
  return c.json({ ...page, nextPageCursor: page.hasNextPage && last ? String(last.number) : null });
});

ownerOrders.get(ORDER, owner('orders:read'), async (c) => {
  const order = await findByName(c.env.DB, c.var.site.siteId, c.req.param('order'));
  if (!order) throw new ApiError('ORDER_NOT_FOUND');
  return c.json(order);
});

ownerOrders.all(ORDERS, methodNotAllowed('GET'));
ownerOrders.all(ORDER, methodNotAllowed('GET'));
