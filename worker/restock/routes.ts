import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  RestockGroups,
  RestockSendRequest,
  RestockSendRequests,
  RestockSent,
  RestockSentAll,
  RestockSignUpRequest,
  RestockSignUpResponse,
  RestockSignUps,
} from '#runtime/contracts/restock.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { callerNetworks } from '../http/network.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { lockKeysJson } from '../session/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { listGroups } from './groups.ts';
import { readSignUps, send, sendAll } from './owner-service.ts';
import { signUp } from './sign-up.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const GROUPS = `${RESTOCK}/groups`;
const SEND = `${RESTOCK}/send`;
const SEND_ALL = `${RESTOCK}/send/all`;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const GroupPage = z.strictObject({ cursor: z.optional(id), limit: PageLimit });
const SignUpPage = z.strictObject({
  productId: id,
  variantId: id,
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The visitors' sign-up, and on the same path of the platform what owners read and send with their keys. */
export const restock = new Hono<AppEnv>();

restock.post(
  RESTOCK,
  describe({
    summary: 'Signs an address up for a mail when a variant is back in stock',
    body: RestockSignUpRequest,
    answer: RestockSignUpResponse,
  }),
  crumb,
  rateLimit('FORM_WRITES', 'restock'),
  jsonBody,
  async (c) => {
    const request = parse(RestockSignUpRequest, c.var.body.json);
    const { origin } = new URL(c.req.url);
    const asked = { origin, networks: callerNetworks(c), lockKeys: lockKeysJson(c) };
    const answer = await signUp(shopCall(c.env, c.var.site), request, asked);
    c.header('Cache-Control', 'no-store');
    return c.json(answer);
  },
);

restock.get(
  RESTOCK,
  owner('restock:read', {
    summary: 'Lists the sign-ups of a variant',
    moves: 'people by page',
    answer: RestockSignUps,
  }),
  query(SignUpPage),
  async (c) => c.json(await readSignUps(ownerCall(c), c.var.query)),
);

restock.get(
  GROUPS,
  owner('restock:read', {
    summary: 'Lists the variants that people wait for',
    moves: 'nothing',
    answer: RestockGroups,
  }),
  query(GroupPage),
  async (c) => {
    const { cursor, limit } = c.var.query;
    const groups = await listGroups(c.env.DB, c.var.site.siteId, { cursor, limit: limit + 1 });
    const signUpGroups = groups.slice(0, limit);
    const hasNextPage = groups.length > limit;
    const nextPageCursor = hasNextPage ? (signUpGroups.at(-1)?.variantId ?? null) : null;
    return c.json({ signUpGroups, hasNextPage, nextPageCursor });
  },
);

restock.post(
  SEND,
  owner('restock:write', {
    summary: 'Sends mails to all who wait for a variant',
    moves: 'nothing',
    answer: RestockSent,
  }),
  input(RestockSendRequest),
  async (c) => c.json(await send(ownerCall(c), c.var.input)),
);

restock.post(
  SEND_ALL,
  owner('restock:write', {
    summary: 'Sends mails to all who wait for several variants',
    moves: 'nothing',
    answer: RestockSentAll,
  }),
  input(RestockSendRequests),
  async (c) => c.json(await sendAll(ownerCall(c), c.var.input.sendRequests)),
);
