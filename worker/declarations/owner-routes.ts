import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  DECLARATION_KINDS,
  Declaration,
  DeclarationLog,
  DeclarationSettlement,
  Declarations,
} from '#runtime/contracts/withdrawals.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { declarationsOfOrder, LISTED_STATES, listDeclarations, requireDeclaration } from './owner-list.ts';
import { settleDeclaration } from './settle.ts';
import { verifyLog } from './verify.ts';

const WITHDRAWALS = '/api/owner/withdrawals';
const LOG = `${WITHDRAWALS}/log`;
const WITHDRAWAL = `${WITHDRAWALS}/:id`;

/** Longest text that declarations are searched for. */
const SEARCH_MAX_LENGTH = 200;
const ORDER_ID_MAX_LENGTH = 100;

const Listing = z.strictObject({
  state: z.optional(z.enum(LISTED_STATES)),
  kind: z.optional(z.enum(DECLARATION_KINDS)),
  /** The id of an order, whose declarations are answered, all of them. */
  order: z.optional(z.string().check(z.maxLength(ORDER_ID_MAX_LENGTH))),
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: PageLimit,
});
const Verifying = z.strictObject({ head: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/i))) });

/** The owner's API for what buyers have declared to end contracts. */
export const ownerWithdrawals = new Hono<AppEnv>();

ownerWithdrawals.get(
  WITHDRAWALS,
  owner('orders:read', {
    summary: 'Lists withdrawals and cancellations, newest first',
    moves: 'people by page',
    answer: Declarations,
  }),
  query(Listing),
  async (c) => {
    const { order, ...listing } = c.var.query;
    const { siteId } = c.var.site;
    if (order === undefined) return c.json(await listDeclarations(c.env.DB, siteId, listing, Date.now()));
    const declarations = await declarationsOfOrder(c.env.DB, siteId, order);
    return c.json({ declarations, hasNextPage: false, nextPageCursor: null });
  },
);

ownerWithdrawals.get(
  LOG,
  owner('orders:read', {
    summary: 'Verifies the log of withdrawals and cancellations',
    moves: 'nothing',
    answer: DeclarationLog,
  }),
  query(Verifying),
  async (c) => c.json(await verifyLog(c.env, c.var.site.siteId, c.var.query.head)),
);

ownerWithdrawals.get(
  WITHDRAWAL,
  owner('orders:read', {
    summary: 'Reads a withdrawal or cancellation',
    moves: 'people by page',
    answer: Declaration,
  }),
  async (c) => c.json(await requireDeclaration(c.env.DB, c.var.site.siteId, c.req.param('id'))),
);

ownerWithdrawals.put(
  WITHDRAWAL,
  owner('orders:write', {
    summary: 'Says that a withdrawal or cancellation is settled',
    moves: 'nothing',
    ifMatch: 'none',
    answer: Declaration,
  }),
  input(DeclarationSettlement),
  async (c) => c.json(await settleDeclaration(ownerCall(c), c.req.param('id'), c.var.input)),
);
