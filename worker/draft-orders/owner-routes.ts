import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  DraftOrder,
  DraftOrderInput,
  DraftOrders,
  DraftTotals,
  NewPaymentLink,
  OutsidePayment,
} from '#runtime/contracts/draft-order.ts';
import { DRAFT_ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { SORTABLE_ID, sortableId } from '../db/sortable-id.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { shopCall } from '../site/shop-call.ts';
import { payOutside } from './pay.ts';
import { cancelDraft, createDraft, type DraftCall, openLink, replaceDraft } from './save.ts';
import { draftTotals, listDrafts, readDraft } from './view.ts';

const DRAFTS = '/api/owner/draft-orders';
const TOTALS = '/api/owner/draft-order-totals';
const DRAFT = `${DRAFTS}/:draft`;

const Listing = z.strictObject({
  state: z._default(z.enum(DRAFT_ORDER_STATES), 'draft'),
  /** The order that drafts are added to. */
  order: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The owner's API for orders that owners write. */
export const ownerDraftOrders = new Hono<AppEnv>();

ownerDraftOrders.get(
  DRAFTS,
  owner('orders:read', { summary: 'Lists draft orders', moves: 'people by page', answer: DraftOrders }),
  query(Listing),
  async (c) => c.json(await listDrafts(shopCall(c.env, c.var.site), c.var.query)),
);

ownerDraftOrders.post(
  DRAFTS,
  owner('orders:write', {
    summary: 'Writes a draft order',
    moves: 'nothing',
    status: 201,
    answer: DraftOrder,
    idempotencyKey: 'optional',
  }),
  fieldInput(DraftOrderInput),
  async (c) => {
    const draft = await createDraft(callOf(c), c.var.input);
    c.header('Location', `${DRAFTS}/${draft.id}`);
    return c.json(draft, 201, versionHeaders(draft));
  },
);

/** Nothing is stored, so a form can show what it would cost while it is filled in. */
ownerDraftOrders.post(
  TOTALS,
  owner('orders:read', { summary: 'Prices a draft order without storing it', moves: 'nothing', answer: DraftTotals }),
  fieldInput(DraftOrderInput),
  async (c) => c.json(await draftTotals(shopCall(c.env, c.var.site), sortableId(Date.now()), c.var.input)),
);

ownerDraftOrders.get(
  DRAFT,
  owner('orders:read', { summary: 'Reads a draft order', moves: 'people by page', answer: DraftOrder }),
  async (c) => {
    const draft = await readDraft(shopCall(c.env, c.var.site), c.req.param('draft'));
    return c.json(draft, 200, versionHeaders(draft));
  },
);

ownerDraftOrders.put(
  DRAFT,
  owner('orders:write', {
    summary: 'Replaces a draft order and ends its payment link',
    moves: 'nothing',
    answer: DraftOrder,
  }),
  fieldInput(DraftOrderInput),
  async (c) => {
    const draft = await replaceDraft(callOf(c), c.req.param('draft'), expectedVersion(c), c.var.input);
    return c.json(draft, 200, versionHeaders(draft));
  },
);

ownerDraftOrders.delete(
  DRAFT,
  owner('orders:write', { summary: 'Cancels a draft order', moves: 'nothing', answer: DraftOrder }),
  async (c) => {
    const draft = await cancelDraft(callOf(c), c.req.param('draft'), expectedVersion(c));
    return c.json(draft, 200, versionHeaders(draft));
  },
);

ownerDraftOrders.post(
  `${DRAFT}/link`,
  owner('orders:write', {
    summary: 'Opens the payment link of a draft order and mails it',
    moves: 'nothing',
    answer: DraftOrder,
  }),
  fieldInput(NewPaymentLink),
  async (c) => {
    const draft = await openLink(callOf(c), c.req.param('draft'), expectedVersion(c), c.var.input);
    return c.json(draft, 200, versionHeaders(draft));
  },
);

ownerDraftOrders.post(
  `${DRAFT}/payment`,
  owner('orders:write', {
    summary: 'Records that a draft order was paid without the shop, and places it',
    moves: 'money',
    answer: DraftOrder,
  }),
  fieldInput(OutsidePayment),
  async (c) => {
    const call = callOf(c);
    const outcome = await payOutside(call, c.req.param('draft'), expectedVersion(c), c.var.input);
    if (outcome.status === 'refunded') throw new ApiError('OUT_OF_STOCK');
    const draft = await readDraft(call, c.req.param('draft'));
    return c.json(draft, 200, versionHeaders(draft));
  },
);

function callOf(c: ReadableContext): DraftCall {
  return { ...shopCall(c.env, c.var.site), ...ownerCall(c) };
}
