import * as z from 'zod/mini';

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** Ms since the epoch. */
const ms = z.int();

/** Body of `POST /api/owner/mailing-lists`. An owner may choose the id. */
export const NewMailingList = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
});
export type NewMailingList = z.infer<typeof NewMailingList>;

/** Answer of `POST /api/owner/mailing-lists`. */
export const MailingList = z.strictObject({ id: z.string(), name: z.string(), createdAt: ms });
export type MailingList = z.infer<typeof MailingList>;

/** Answer of `GET /api/owner/mailing-lists`, with the numbers of subscribers. */
export const MailingLists = z.strictObject({
  mailingLists: z.array(
    z.strictObject({ ...MailingList.shape, subscribers: z.record(z.enum(SUBSCRIBER_STATUSES), z.int()) }),
  ),
});
export type MailingLists = z.infer<typeof MailingLists>;

export const Subscriber = z.strictObject({
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: ms,
  /** When the address was asked to confirm last. */
  askedAt: ms,
  confirmedAt: z.nullable(ms),
  unsubscribedAt: z.nullable(ms),
});
export type Subscriber = z.infer<typeof Subscriber>;

/**
 * Answer of `GET /api/owner/mailing-lists/:listId/subscribers?status=&search=&cursor=&limit=`, by address. One call of a
 * search looks at a limited number of subscribers: a page may be short or empty and yet have a next one.
 */
export const Subscribers = z.strictObject({
  subscribers: z.array(Subscriber),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Subscribers = z.infer<typeof Subscribers>;
