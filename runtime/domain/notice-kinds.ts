/** What the people who work on a shop hear of. A notice `payment` is of one that is disputed, failed to go back, or is silent. */
export const NOTICE_KINDS = [
  'order',
  'payment',
  'subscription',
  'withdrawal',
  'submission',
  'review',
  'comment',
  'stock',
  'mail',
  'domain',
  'import',
  'sender',
  'webhook',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** From this many on, unread notices are not counted further. */
export const UNREAD_MOST = 100;

/** The kinds of which a mail goes to the address for notices too. Forms have addresses of their own. */
export const MAILED_KINDS = ['order', 'payment', 'subscription', 'withdrawal', 'comment', 'sender', 'webhook'] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];
