import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  CommentAnswer,
  CommentChange,
  CommentDeleted,
  CommentsResponse,
  NewComment,
} from '#runtime/contracts/comments.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { commentCall } from './call.ts';
import { changeComment, deleteComment } from './change.ts';
import { findItem } from './find-item.ts';
import { listComments, readCursor } from './list.ts';
import { likeComment, reportComment } from './opinions.ts';
import { writeComment } from './write.ts';

const COMMENTS = '/api/comments';
const COMMENT = `${COMMENTS}/:commentId`;
const LIKE = `${COMMENT}/like`;
const REPORT = `${COMMENT}/report`;

const Listing = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(100)),
  cursor: z.optional(z.string().check(z.maxLength(120))),
});
const Reported = z.strictObject({ isHidden: z.boolean() });

/** The visitors' API for comments. Its answers are about who asks, so nobody keeps them. */
export const comments = new Hono<AppEnv>();

comments.use(`${COMMENTS}/*`, async (c, next) => {
  c.header('Cache-Control', 'private, no-store');
  await next();
});

comments.get(
  COMMENTS,
  describe({ summary: 'Lists the comments of an item', answer: CommentsResponse, query: Listing }),
  async (c) => {
    const { itemId, cursor } = parse(Listing, c.req.query());
    const call = await commentCall(c);
    const item = await findItem(c.env.DB, c.var.site.siteId, itemId, call.reader);
    return c.json(await listComments(call, item, readCursor(cursor)));
  },
);

comments.post(
  COMMENTS,
  describe({
    summary: 'Writes a comment',
    body: NewComment,
    answer: CommentAnswer,
    idempotencyKey: 'optional',
  }),
  crumb,
  rateLimit('FORM_WRITES', 'comment'),
  jsonBody,
  async (c) => {
    const request = parse(NewComment, c.var.body.json);
    const { path: _, ...answer } = await writeComment(await commentCall(c), request, readIdempotency(c));
    return c.json(answer);
  },
);

comments.put(
  COMMENT,
  describe({
    summary: 'Changes one’s own comment',
    body: CommentChange,
    answer: CommentAnswer,
    ifMatch: 'none',
  }),
  crumb,
  rateLimit('FORM_WRITES', 'comment'),
  jsonBody,
  async (c) => {
    const { body } = parse(CommentChange, c.var.body.json);
    return c.json(await changeComment(await commentCall(c), c.req.param('commentId'), body));
  },
);

comments.delete(
  COMMENT,
  describe({ summary: 'Deletes one’s own comment', answer: CommentDeleted, ifMatch: 'none' }),
  crumb,
  rateLimit('FORM_WRITES', 'comment'),
  async (c) => c.json(await deleteComment(await commentCall(c), c.req.param('commentId'))),
);

comments.put(
  LIKE,
  describe({ summary: 'Likes a comment', answer: CommentAnswer, ifMatch: 'none' }),
  crumb,
  rateLimit('FORM_WRITES', 'comment-opinion'),
  async (c) => c.json(await likeComment(await commentCall(c), c.req.param('commentId'), true)),
);

comments.delete(
  LIKE,
  describe({ summary: 'Takes back that one likes a comment', answer: CommentAnswer, ifMatch: 'none' }),
  crumb,
  rateLimit('FORM_WRITES', 'comment-opinion'),
  async (c) => c.json(await likeComment(await commentCall(c), c.req.param('commentId'), false)),
);

comments.post(
  REPORT,
  describe({ summary: 'Reports a comment to the shop', answer: Reported }),
  crumb,
  rateLimit('FORM_WRITES', 'comment-opinion'),
  async (c) => c.json(await reportComment(await commentCall(c), c.req.param('commentId'))),
);
