import type { OwnerScope } from '../contracts/owner-scopes.ts';

/** What the people who work on a shop hear of, with the right that each needs, because the thing itself needs it. */
export const NOTICE_SCOPES = {
  order: 'orders:read',
  /** A payment is disputed, did not go back, or its provider says nothing about it. */
  payment: 'orders:read',
  subscription: 'orders:read',
  withdrawal: 'orders:read',
  submission: 'submissions:read',
  review: 'reviews:read',
  comment: 'comments:read',
  stock: 'catalogue:read',
  mail: 'mails:read',
  import: 'catalogue:write',
  sender: 'settings:read',
  webhook: 'webhooks:read',
} as const satisfies Readonly<Record<string, OwnerScope>>;

export type NoticeKind = keyof typeof NOTICE_SCOPES;

/** From this many on, unread notices are not counted further. */
export const UNREAD_MOST = 100;

export const NOTICE_KINDS = Object.keys(NOTICE_SCOPES) as NoticeKind[];

/** The kinds of which a mail goes to the address for notices too. Forms have addresses of their own. */
export const MAILED_KINDS = ['order', 'payment', 'subscription', 'withdrawal', 'comment', 'sender', 'webhook'] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];
