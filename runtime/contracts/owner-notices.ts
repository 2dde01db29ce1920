import * as z from 'zod/mini';
import { MAILED_KINDS, NOTICE_KINDS } from '../domain/notice-kinds.ts';

/**
 * Something that the people who work on a shop should hear of. `target` is the console's screen of the thing, "orders/1001";
 * `details` has what a text about it names, by its kind. `createdAt` is in ms since the epoch.
 */
export const ConsoleNotice = z.strictObject({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  target: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.int(),
  isRead: z.boolean(),
});
export type ConsoleNotice = z.infer<typeof ConsoleNotice>;

/** One page of the notices that the caller may see, newest first; `unread` stops at UNREAD_MOST. */
export const ConsoleNotices = z.strictObject({
  notices: z.array(ConsoleNotice),
  unread: z.int(),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type ConsoleNotices = z.infer<typeof ConsoleNotices>;

/** That the caller has seen all notices up to this time, in ms since the epoch. */
export const NoticesRead = z.strictObject({ until: z.int().check(z.minimum(0)) });

/** How many notices the caller has not seen. */
export const UnreadNotices = z.strictObject({ unread: z.int() });

/** The namespace `notices` of the store's settings: of which kinds no mail is sent, and which the console does not list. */
export const NoticeSettings = z.strictObject({
  noMail: z.array(z.enum(MAILED_KINDS)).check(z.maxLength(MAILED_KINDS.length)),
  notListed: z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length)),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;
