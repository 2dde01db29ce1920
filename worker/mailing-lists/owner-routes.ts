import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { parse } from '../http/parse.ts';
import { audit, createList, deleteSubscriber, type OwnerCall, readLists, requireList } from './owner-service.ts';
import { SUBSCRIBER_STATUSES } from './repository.ts';
import { exportSubscribers, readSubscribers } from './subscriber-list.ts';

const LISTS = '/api/owner/mailing-lists';
const SUBSCRIBERS = `${LISTS}/:listId/subscribers`;
const EXPORT = `${LISTS}/:listId/subscribers.csv`;
const SUBSCRIBER = `${SUBSCRIBERS}/:email`;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const NewList = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
});
const Status = z.strictObject({ status: z.optional(z.enum(SUBSCRIBER_STATUSES)) });
const Listing = z.strictObject({
  ...Status.shape,
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT))),
});

/** The owner's API for mailing lists. */
export const mailingLists = new Hono<AppEnv>();

mailingLists.get(LISTS, owner('lists:read'), async (c) =>
  c.json({ mailingLists: await readLists(c.env.DB, c.var.site.siteId) }),
);

mailingLists.post(LISTS, owner('lists:write'), jsonBody, async (c) => {
  const list = await createList(ownerCall(c), parse(NewList, c.var.body.json));
  return c.json(list, 201);
});

mailingLists.get(EXPORT, owner('lists:read'), async (c) => {
  const { status } = parse(Status, c.req.query());
  const call = ownerCall(c);
  const { id: listId } = await requireList(call.db, call.siteId, c.req.param('listId'));
  await audit(call, 'subscribers.exported', listId).run();
  return c.body(exportSubscribers(call.db, call.siteId, { listId, status }), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="subscribers-${listId}.csv"`,
  });
});

mailingLists.get(SUBSCRIBERS, owner('lists:read'), async (c) => {
  const { status, cursor = '', limit = DEFAULT_LIMIT } = parse(Listing, c.req.query());
  const { siteId } = c.var.site;
  const { id: listId } = await requireList(c.env.DB, siteId, c.req.param('listId'));
  const after = Buffer.from(cursor, 'base64url').toString();
  const { subscribers, nextCursor } = await readSubscribers(c.env.DB, siteId, { listId, status, after, limit });
  return c.json({
    subscribers,
    hasNextPage: nextCursor !== undefined,
    nextPageCursor: nextCursor === undefined ? null : Buffer.from(nextCursor).toString('base64url'),
  });
});

mailingLists.delete(SUBSCRIBER, owner('lists:write'), async (c) => {
  const call = ownerCall(c);
  const { id } = await requireList(call.db, call.siteId, c.req.param('listId'));
  if (!(await deleteSubscriber(call, id, c.req.param('email')))) throw new ApiError('NOT_FOUND');
  return c.body(null, 204);
});

mailingLists.all(LISTS, methodNotAllowed('GET', 'POST'));
mailingLists.all(EXPORT, methodNotAllowed('GET'));
mailingLists.all(SUBSCRIBERS, methodNotAllowed('GET'));
mailingLists.all(SUBSCRIBER, methodNotAllowed('DELETE'));

function ownerCall(c: Context<AppEnv>): OwnerCall {
  return { db: c.env.DB, siteId: c.var.site.siteId, owner: c.var.owner, now: Date.now() };
}
