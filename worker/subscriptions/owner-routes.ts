import { Hono } from 'hono';
import * as z from 'zod/mini';
import { SUBSCRIPTION_STATES } from '#runtime/contracts/enumerations.ts';
import {
  MoveQuoteAnswer,
  MoveQuoteRequest,
  MoveRequest,
  OwnerSubscription,
  OwnerSubscriptions,
  SkipRequest,
} from '#runtime/contracts/subscription.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { auditStatement } from '../owner/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { changeAddress, quoteMove } from './address.ts';
import type { ChangeCall } from './change.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription, skipCycle } from './changes.ts';
import { readSubscriptions, toMoveQuote, toOwnerSubscription } from './owner-list.ts';
import { findSubscription } from './repository.ts';
import type { Subscription } from './subscription.ts';

const SUBSCRIPTIONS = '/api/owner/subscriptions';
const SUBSCRIPTION = `${SUBSCRIPTIONS}/:subscriptionId`;
const SKIP = `${SUBSCRIPTION}/skip`;
const QUOTE = `${SUBSCRIPTION}/quote`;
const ADDRESS = `${SUBSCRIPTION}/address`;
const CHANGE = `${SUBSCRIPTION}/:change{pause|resume|cancel}`;

/** A subscription's id: that of its order, and the position of its line. */
const CURSOR = /^[\w-]{1,60}$/;

const Listing = z.strictObject({
  state: z.optional(z.enum(SUBSCRIPTION_STATES)),
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
  limit: PageLimit,
});

/** The owner's API for subscriptions. The card is in no answer. */
export const ownerSubscriptions = new Hono<AppEnv>();

ownerSubscriptions.get(
  SUBSCRIPTIONS,
  owner('orders:read', {
    summary: 'Lists the subscriptions, newest first',
    moves: 'people by page',
    answer: OwnerSubscriptions,
  }),
  query(Listing),
  async (c) => c.json(await readSubscriptions(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerSubscriptions.get(
  SUBSCRIPTION,
  owner('orders:read', { summary: 'Reads a subscription', moves: 'people by page', answer: OwnerSubscription }),
  async (c) => c.json(toOwnerSubscription(await read(c, c.req.param('subscriptionId')))),
);

ownerSubscriptions.post(
  SKIP,
  owner('orders:write', {
    summary: 'Leaves out the next cycle of a subscription',
    moves: 'money',
    answer: OwnerSubscription,
  }),
  input(SkipRequest),
  async (c) => {
    const { id } = await read(c, c.req.param('subscriptionId'));
    return c.json(toOwnerSubscription(await skipCycle(audited(c, id, 'skipped'), id, c.var.input.cycleAt)));
  },
);

ownerSubscriptions.post(
  QUOTE,
  owner('orders:read', {
    summary: 'Says what a cycle costs at another address',
    moves: 'nothing',
    answer: MoveQuoteAnswer,
  }),
  input(MoveQuoteRequest),
  async (c) => {
    const subscription = await read(c, c.req.param('subscriptionId'));
    return c.json(toMoveQuote(subscription, await quoteMove(shopCall(c.env, c.var.site), subscription, c.var.input)));
  },
);

ownerSubscriptions.post(
  ADDRESS,
  owner('orders:write', {
    summary: 'Changes the address of a subscription',
    moves: 'people',
    answer: OwnerSubscription,
  }),
  input(MoveRequest),
  async (c) => {
    const { id } = await read(c, c.req.param('subscriptionId'));
    return c.json(toOwnerSubscription(await changeAddress(audited(c, id, 'moved'), id, c.var.input)));
  },
);

ownerSubscriptions.post(
  CHANGE,
  owner('orders:write', {
    summary: 'Pauses, resumes or cancels a subscription',
    moves: 'money',
    answer: OwnerSubscription,
  }),
  async (c) => {
    const subscription = await read(c, c.req.param('subscriptionId'));
    return c.json(toOwnerSubscription(await CHANGES[c.req.param('change') as keyof typeof CHANGES](c, subscription)));
  },
);

type ChangeOf = (c: ReadableContext, subscription: Subscription) => Promise<Subscription>;

/** Each change does nothing where it was made already. */
const CHANGES = {
  pause: (c, { id }) => pauseSubscription(audited(c, id, 'paused'), id, 'owner', c.var.owner.email),
  resume: (c, { id }) => resumeSubscription(audited(c, id, 'resumed'), id, 'owner'),
  cancel: (c, { id }) => cancelSubscription(audited(c, id, 'cancelled'), id, 'owner', c.var.owner.email),
} as const satisfies Record<string, ChangeOf>;

/** Returns a call whose change is recorded in the audit log. */
function audited(c: ReadableContext, target: string, change: string): ChangeCall {
  const call = shopCall(c.env, c.var.site);
  const { siteId } = c.var.site;
  const entry = { siteId, keyId: c.var.owner.keyId, action: `subscription.${change}`, target };
  return { ...call, alongside: [auditStatement(call.db, entry, call.now)] };
}

async function read(c: ReadableContext, id: string): Promise<Subscription> {
  const found = await findSubscription(c.env.DB, c.var.site.siteId, id);
  if (!found) throw new ApiError('SUBSCRIPTION_NOT_FOUND');
  return found;
}
