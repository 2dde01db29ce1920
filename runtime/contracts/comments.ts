import * as z from 'zod/mini';
import { CaptchaSettings } from './form.ts';

/** What becomes of a comment; visitors see approved ones only. */
export const COMMENT_STATUSES = ['pending', 'approved', 'spam', 'removed'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** How a visitor sees a comment: one that waits is shown to its author alone, and of a hidden one its place. */
const SHOWN_AS = ['approved', 'pending', 'hidden'] as const;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const ms = z.int();

/** A comment as a visitor sees it. `body` is plain text. */
export const Comment = z.strictObject({
  id: z.string(),
  /** The first comment of its thread; its own id where it is that one. */
  threadId: z.string(),
  /** The comment that it answers; null for the first of a thread. */
  parentId: z.nullable(z.string()),
  /** '' for a person whose account was deleted, and for a hidden comment. */
  authorName: z.string(),
  isByShop: z.boolean(),
  body: z.string(),
  status: z.enum(SHOWN_AS),
  createdAt: ms,
  editedAt: z.nullable(ms),
  likeCount: z.int(),
  /** The next four are about the visitor who has asked. */
  isLiked: z.boolean(),
  isReported: z.boolean(),
  isOwn: z.boolean(),
  /** Until when the visitor may change it; null for never. */
  changeableUntil: z.nullable(ms),
});
export type Comment = z.infer<typeof Comment>;

/** What visitors may do with an item's comments. */
export const CommentRules = z.strictObject({
  isOpen: z.boolean(),
  isThreaded: z.boolean(),
  hasLikes: z.boolean(),
  hasReports: z.boolean(),
  /** Whether people without an account may write. */
  isAnonAllowed: z.boolean(),
  isApprovalRequired: z.boolean(),
  /** `commentSortType`. */
  sort: z.int(),
  /** The captcha that this visitor has to solve; null for none. */
  captcha: z.nullable(CaptchaSettings),
});
export type CommentRules = z.infer<typeof CommentRules>;

/**
 * Answer of `GET /api/comments?itemId=&cursor=`: the comments of a page of threads, each thread's first one followed by
 * its answers, the oldest first.
 */
export const CommentsResponse = z.strictObject({
  comments: z.array(Comment),
  publicCommentCount: z.int(),
  rules: CommentRules,
  /** The name of the person who is signed in, '' where the account has none; null for nobody. */
  signedInAs: z.nullable(z.string()),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type CommentsResponse = z.infer<typeof CommentsResponse>;

/** Body of `POST /api/comments`. The Worker checks the texts, because each mistake has a text of its own. */
export const NewComment = z.strictObject({
  itemId: id,
  /** The comment that it answers. */
  parentId: z.optional(z.nullable(id)),
  body: z.string(),
  /** Required without an account, and where the account has no name. */
  authorName: z.optional(z.string()),
  /** Nobody but the owner sees it. */
  authorEmail: z.optional(z.string()),
  /** Language tag of the page. */
  language: z.optional(z.string().check(z.maxLength(35))),
  captchaToken: z.optional(z.string().check(z.maxLength(10_000))),
  /** A field that people do not see; programs fill it in. */
  decoy: z.optional(z.string().check(z.maxLength(1_000))),
});
export type NewComment = z.infer<typeof NewComment>;

/** Body of `PUT /api/comments/{id}`. */
export const CommentChange = z.strictObject({ body: z.string() });
export type CommentChange = z.infer<typeof CommentChange>;

/** Answer to everything that changes a comment: the comment, and the item's count after it. */
export const CommentAnswer = z.strictObject({ comment: Comment, publicCommentCount: z.int() });
export type CommentAnswer = z.infer<typeof CommentAnswer>;

/** Answer of `DELETE /api/comments/{id}`. */
export const CommentDeleted = z.strictObject({ publicCommentCount: z.int() });
export type CommentDeleted = z.infer<typeof CommentDeleted>;

/** A comment as the owner sees it. */
export const OwnerComment = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  itemTitle: z.string(),
  threadId: z.string(),
  parentId: z.nullable(z.string()),
  authorName: z.string(),
  /** Of a person without an account who has left it, else of the account; '' for none. */
  authorEmail: z.string(),
  /** The site user; null for anybody else. */
  userId: z.nullable(z.string()),
  isByShop: z.boolean(),
  body: z.string(),
  status: z.enum(COMMENT_STATUSES),
  likeCount: z.int(),
  /** Reports since the owner has last decided. */
  flagCount: z.int(),
  language: z.string(),
  createdAt: ms,
  updatedAt: ms,
});
export type OwnerComment = z.infer<typeof OwnerComment>;

/** Answer of `GET /api/owner/comments?status=&itemId=&cursor=&limit=`, newest first. */
export const OwnerComments = z.strictObject({
  comments: z.array(OwnerComment),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerComments = z.infer<typeof OwnerComments>;

/** Body of `PUT /api/owner/comments/{id}`, which answers the changed comment. */
export const CommentDecision = z.strictObject({ status: z.enum(COMMENT_STATUSES) });
export type CommentDecision = z.infer<typeof CommentDecision>;

/** Body of `POST /api/owner/comments/{id}/replies`, which answers the shop's comment. */
export const CommentReply = z.strictObject({ body: z.string() });
export type CommentReply = z.infer<typeof CommentReply>;
