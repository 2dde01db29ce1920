import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { ORDER_STATES } from '#runtime/contracts/enumerations.ts';
import { SentParcel } from '#runtime/contracts/order.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { shopCall } from '../site/shop-call.ts';
import { recordStep, requireOrder, type Step } from './owner-steps.ts';
import { readOrders } from './repository.ts';

const ORDERS = '/api/owner/orders';
const ORDER = `${ORDERS}/:order`;
const PACKED = `${ORDER}/packed`;
const SENT = `${ORDER}/sent`;
const ENDED = `${ORDER}/ended`;

/** The cursor is the number of the last order on the previous page. */
const Listing = z.strictObject({
  state: z.optional(z.enum(ORDER_STATES)),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: PageLimit,
});
const Nothing = z.strictObject({});

/** The owner's API for paid orders. */
export const ownerOrders = new Hono<AppEnv>();

ownerOrders.get(ORDERS, owner('orders:read'), async (c) => {
  const { state, cursor, limit } = parse(Listing, c.req.query());
  const before = cursor === undefined ? undefined : Number(cursor);
  const page = await readOrders(c.env.DB, c.var.site.siteId, { state, before, limit });
  const last = page.orders.at(-1);
  return c.json({ ...page, nextPageCursor: page.hasNextPage && last ? String(last.number) : null });
});

ownerOrders.get(ORDER, owner('orders:read'), async (c) => {
  return c.json((await requireOrder(c.env.DB, c.var.site.siteId, c.req.param('order'))).order);
});

ownerOrders.post(PACKED, owner('orders:write'), jsonBody, (c) => {
  parse(Nothing, c.var.body.json);
  return record(c, c.req.param('order'), { kind: 'packed' });
});

ownerOrders.post(SENT, owner('orders:write'), jsonBody, (c) =>
  record(c, c.req.param('order'), { kind: 'sent', parcel: parse(SentParcel, c.var.body.json) }),
);

ownerOrders.post(ENDED, owner('orders:write'), jsonBody, (c) => {
  parse(Nothing, c.var.body.json);
  return record(c, c.req.param('order'), { kind: 'ended' });
});

ownerOrders.all(ORDERS, methodNotAllowed('GET'));
ownerOrders.all(ORDER, methodNotAllowed('GET'));
for (const path of [PACKED, SENT, ENDED]) ownerOrders.all(path, methodNotAllowed('POST'));

async function record(c: Context<AppEnv>, name: string, step: Step): Promise<Response> {
  const call = { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId };
  return c.json(await recordStep(call, name, step));
}
