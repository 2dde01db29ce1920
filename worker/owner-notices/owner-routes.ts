import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ConsoleNotices, NoticesRead, UnreadNotices } from '#runtime/contracts/owner-notices.ts';
import { allows } from '#runtime/contracts/owner-scopes.ts';
import { visibleKinds } from '#runtime/domain/notice-scopes.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv, Owner } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { countUnread, markRead, readNotices, readUntil } from './repository.ts';

const NOTICES = '/api/owner/notices';
const READ = `${NOTICES}/read`;

/** The cursor is the id of the last notice on the previous page. */
const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});

/** The owner's API for what the people who work on a shop should hear of. */
export const consoleNotices = new Hono<AppEnv>();

consoleNotices.get(
  NOTICES,
  owner('notices:read', {
    summary: 'Lists what has happened in the shop, newest first, as far as the caller may read the things themselves',
    moves: 'nothing',
    answer: ConsoleNotices,
  }),
  query(Listing),
  async (c) => {
    const { siteId } = c.var.site;
    const { cursor: before, limit } = c.var.query;
    const readAt = await readUntil(c.env.DB, siteId, c.var.owner.keyId);
    const seen = { siteId, kinds: kindsOf(c.var.owner), readAt };
    const page = await readNotices(c.env.DB, seen, { before, limit });
    return c.json({ ...page, hasNextPage: page.nextPageCursor !== null });
  },
);

consoleNotices.put(
  READ,
  owner('notices:read', {
    summary: 'Says that the caller has seen the notices up to a time; a program has no such time',
    moves: 'nothing',
    answer: UnreadNotices,
    ifMatch: 'none',
  }),
  input(NoticesRead),
  async (c) => {
    const { siteId } = c.var.site;
    const { keyId } = c.var.owner;
    // A time to come would hide what has not happened yet.
    await markRead(c.env.DB, siteId, keyId, Math.min(c.var.input.until, Date.now()));
    const readAt = await readUntil(c.env.DB, siteId, keyId);
    return c.json({ unread: await countUnread(c.env.DB, { siteId, kinds: kindsOf(c.var.owner), readAt }) });
  },
);

function kindsOf({ scopes }: Owner) {
  return visibleKinds((scope) => allows(scopes, scope));
}
