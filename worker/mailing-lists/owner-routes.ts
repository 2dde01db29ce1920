import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  MailingList,
  MailingLists,
  NewMailingList,
  SUBSCRIBER_STATUSES,
  Subscribers,
} from '#runtime/contracts/mailing-list.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { ownerTextsIn } from '#runtime/i18n/owner-texts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { dayAttachment } from '../storage/service.ts';
import { audit, createList, deleteSubscriber, readLists, requireList } from './owner-service.ts';
import { exportSubscribers, readSubscribers, searchSubscribers } from './subscriber-list.ts';

const LISTS = '/api/owner/mailing-lists';
const SUBSCRIBERS = `${LISTS}/:listId/subscribers`;
const EXPORT = `${LISTS}/:listId/subscribers.csv`;
const SUBSCRIBER = `${SUBSCRIBERS}/:email`;

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** Longest text that subscribers are searched for. */
const SEARCH_MAX_LENGTH = 200;

const Filter = z.strictObject({
  status: z.optional(z.enum(SUBSCRIBER_STATUSES)),
  /** A text in the address or the name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
});
const Listing = z.strictObject({
  ...Filter.shape,
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT))),
});

/** The owner's API for mailing lists. */
export const mailingLists = new Hono<AppEnv>();

mailingLists.get(
  LISTS,
  owner('lists:read', { summary: 'Lists the mailing lists', moves: 'nothing', answer: MailingLists }),
  async (c) => c.json({ mailingLists: await readLists(c.env.DB, c.var.site.siteId) }),
);

mailingLists.post(
  LISTS,
  owner('lists:write', { summary: 'Creates a mailing list', moves: 'nothing', status: 201, answer: MailingList }),
  input(NewMailingList),
  async (c) => c.json(await createList(ownerCall(c), c.var.input), 201),
);

mailingLists.get(
  EXPORT,
  owner('lists:read', { summary: 'Exports the subscribers of a list', moves: 'people', answerType: 'text/csv' }),
  query(Filter),
  async (c) => {
    const call = ownerCall(c);
    const { site } = c.var;
    const { id: listId, name } = await requireList(call.db, site.siteId, c.req.param('listId'));
    await audit(call, 'subscribers.exported', listId).run();
    const { status, search } = c.var.query;
    const texts = await ownerTextsIn(call.readerLanguage);
    return c.body(exportSubscribers(call.db, site, { listId, status, search }, texts), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': dayAttachment(name, dayIn(call.now, site.timeZone), 'csv'),
    });
  },
);

mailingLists.get(
  SUBSCRIBERS,
  owner('lists:read', { summary: 'Lists the subscribers of a list', moves: 'people by page', answer: Subscribers }),
  query(Listing),
  async (c) => {
    const { status, search, cursor = '', limit = DEFAULT_LIMIT } = c.var.query;
    const { siteId } = c.var.site;
    const { id: listId } = await requireList(c.env.DB, siteId, c.req.param('listId'));
    const after = Buffer.from(cursor, 'base64url').toString();
    const page = { listId, status, after, limit };
    const { subscribers, nextCursor } = search
      ? await searchSubscribers(c.env.DB, siteId, search, page)
      : await readSubscribers(c.env.DB, siteId, page);
    return c.json({
      subscribers,
      hasNextPage: nextCursor !== undefined,
      nextPageCursor: nextCursor === undefined ? null : Buffer.from(nextCursor).toString('base64url'),
    });
  },
);

mailingLists.delete(
  SUBSCRIBER,
  owner('lists:write', { summary: 'Deletes a subscriber', moves: 'people', status: 204 }),
  async (c) => {
    const call = ownerCall(c);
    const { id } = await requireList(call.db, c.var.site.siteId, c.req.param('listId'));
    if (!(await deleteSubscriber(call, id, c.req.param('email')))) throw new ApiError('NOT_FOUND');
    return c.body(null, 204);
  },
);
