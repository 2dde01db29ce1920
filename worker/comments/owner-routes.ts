import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  COMMENT_STATUSES,
  CommentDecision,
  CommentReply,
  OwnerComment,
  OwnerComments,
} from '#runtime/contracts/comments.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { readByStatus } from './owner-repository.ts';
import { decide, reply, requireComment } from './owner-service.ts';

const COMMENTS = '/api/owner/comments';
const COMMENT = `${COMMENTS}/:commentId`;
const REPLIES = `${COMMENT}/replies`;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const Listing = z.strictObject({
  status: z._default(z.enum(COMMENT_STATUSES), 'pending'),
  itemId: z.optional(id),
  cursor: z.optional(id),
  limit: PageLimit,
});

/** The owner's API for comments. */
export const ownerComments = new Hono<AppEnv>();

ownerComments.get(
  COMMENTS,
  owner('comments:read', {
    summary: 'Lists the comments of a status, newest first',
    moves: 'people by page',
    answer: OwnerComments,
  }),
  query(Listing),
  async (c) => {
    const { status, itemId, cursor, limit } = c.var.query;
    const page = await readByStatus(c.env.DB, c.var.site.siteId, { status, itemId, after: cursor, limit });
    return c.json({ ...page, nextPageCursor: page.hasNextPage ? (page.comments.at(-1)?.id ?? null) : null });
  },
);

ownerComments.get(
  COMMENT,
  owner('comments:read', {
    summary: 'Reads a comment with its author’s address',
    moves: 'people by page',
    answer: OwnerComment,
  }),
  async (c) => c.json(await requireComment(c.env.DB, c.var.site.siteId, c.req.param('commentId'))),
);

ownerComments.put(
  COMMENT,
  owner('comments:write', {
    summary: 'Decides about a comment',
    moves: 'nothing',
    answer: OwnerComment,
    ifMatch: 'none',
  }),
  input(CommentDecision),
  async (c) => c.json(await decide(ownerCall(c), c.req.param('commentId'), c.var.input.status)),
);

ownerComments.post(
  REPLIES,
  owner('comments:write', {
    summary: 'Answers a comment as the shop',
    moves: 'nothing',
    status: 201,
    answer: OwnerComment,
  }),
  input(CommentReply),
  async (c) => c.json(await reply(ownerCall(c), c.req.param('commentId'), c.var.input.body), 201),
);
