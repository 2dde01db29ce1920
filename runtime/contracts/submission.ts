import * as z from 'zod/mini';
import { FormValues } from './form.ts';

/** What was sent by a form, as the owner sees it. A password shows as '••••••'. */
export const OwnerSubmission = z.strictObject({
  id: z.string(),
  formId: z.string(),
  /** Ms since the epoch. */
  createdAt: z.int(),
  values: FormValues,
  /** '' for none. */
  pageTitle: z.string(),
  pagePath: z.string(),
  /** Who may see the page: a number of `PERMISSION_TYPE` as text, or what a page of the platform says. */
  pagePermissionTypeValue: z.string(),
  isSpam: z.boolean(),
});
export type OwnerSubmission = z.infer<typeof OwnerSubmission>;

/**
 * Answer of `GET /api/owner/forms/:formId/submissions?cursor=&limit=&spam=&search=`, newest first. One call of a search
 * looks at a limited number of submissions: a page may be short or empty and yet have a next one.
 */
export const OwnerSubmissions = z.strictObject({
  submissions: z.array(OwnerSubmission),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerSubmissions = z.infer<typeof OwnerSubmissions>;

/** Answer of `POST /api/owner/erase`: what was deleted of a person, by kind, and what is kept. */
export const ErasedPerson = z.strictObject({
  submissions: z.int(),
  subscribers: z.int(),
  mails: z.int(),
  /** Pending orders. */
  orders: z.int(),
  checkouts: z.int(),
  /** Lines of carts whose answers named the person. */
  lines: z.int(),
  reviews: z.int(),
  comments: z.int(),
  /** Gift cards that the person was given. They stay good, without the person. */
  giftCards: z.int(),
  /** Subscriptions that ran and were cancelled. Their rows are kept. */
  cancelledSubscriptions: z.int(),
  kept: z.array(
    z.strictObject({
      what: z.enum(['orders', 'subscriptions', 'open payments', 'gift card mails', 'withdrawals']),
      count: z.int(),
      why: z.string(),
    }),
  ),
});
export type ErasedPerson = z.infer<typeof ErasedPerson>;
