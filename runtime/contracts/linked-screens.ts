/** The console's screens that mails lead to, by their paths. A test of the console finds each of them among its screens. */
export const LINKED_SCREENS = [
  'account',
  'comments',
  'comments/:comment',
  'forms/:form/submissions',
  'mail-sender',
  'orders/:order',
  'pending-orders/:order',
  'returns/:returnId',
  'senders',
  'submissions/:submission',
  'subscriptions/:subscription',
  'webhooks/:webhook',
  'withdrawals/:declaration',
] as const;

export type LinkedScreen = (typeof LINKED_SCREENS)[number];
