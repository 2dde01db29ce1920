import { Hono } from 'hono';
import * as z from 'zod/mini';
import { RETURN_STATES } from '#runtime/contracts/enumerations.ts';
import { NewReturn, ReceivedReturn, Return, Returns } from '#runtime/contracts/returns.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { openReturn } from './open.ts';
import { readDueReturns, readReturns, requireReturn, returnsOfOrder } from './repository.ts';
import { cancelReturn, receiveReturn } from './steps.ts';

const RETURNS = '/api/owner/returns';
const RETURN = `${RETURNS}/:returnId`;
const RECEIVED = `${RETURN}/receive`;
const CANCELLED = `${RETURN}/cancel`;

/** An id, or the time when money is due and an id. */
const CURSOR = /^[\w-]{1,100}(\.[\w-]{1,100})?$/;

const Listing = z.strictObject({
  state: z.optional(z.enum(RETURN_STATES)),
  /** Those whose money is due by law, the first one before the others; their state is not asked for. */
  due: z.optional(z.enum(['true'])),
  /** The returns of one order, by its id, on one page. */
  order: z.optional(z.string().check(z.maxLength(100))),
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
  limit: PageLimit,
});
const Nothing = z.strictObject({});

/** The owner's API for returns. Their refund is in `worker/checkout/owner-routes.ts`. */
export const ownerReturns = new Hono<AppEnv>();

ownerReturns.get(
  RETURNS,
  owner('orders:read', { summary: 'Lists the returns, newest first', moves: 'people by page', answer: Returns }),
  query(Listing),
  async (c) => {
    const { due, order, ...page } = c.var.query;
    const { siteId } = c.var.site;
    if (order !== undefined) {
      const returns = (await returnsOfOrder(c.env.DB, siteId, order)).toReversed();
      return c.json({ returns, hasNextPage: false, nextPageCursor: null });
    }
    return c.json(due ? await readDueReturns(c.env.DB, siteId, page) : await readReturns(c.env.DB, siteId, page));
  },
);

ownerReturns.post(
  RETURNS,
  owner('orders:write', {
    summary: 'Opens a return, and mails the buyer where the goods go',
    moves: 'nothing',
    status: 201,
    answer: Return,
  }),
  input(NewReturn),
  async (c) => {
    const opened = await openReturn(ownerCall(c), c.var.input);
    c.header('Location', `${RETURNS}/${opened.id}`);
    return c.json(opened, 201);
  },
);

ownerReturns.get(
  RETURN,
  owner('orders:read', { summary: 'Reads a return', moves: 'people by page', answer: Return }),
  async (c) => c.json((await requireReturn(c.env.DB, c.var.site.siteId, c.req.param('returnId'))).shown),
);

ownerReturns.post(
  RECEIVED,
  owner('orders:write', { summary: 'Says that the goods of a return have come', moves: 'nothing', answer: Return }),
  input(ReceivedReturn),
  async (c) => c.json(await receiveReturn(ownerCall(c), c.req.param('returnId'), c.var.input)),
);

ownerReturns.post(
  CANCELLED,
  owner('orders:write', { summary: 'Ends a return whose goods do not come', moves: 'nothing', answer: Return }),
  input(Nothing),
  async (c) => c.json(await cancelReturn(ownerCall(c), c.req.param('returnId'))),
);
