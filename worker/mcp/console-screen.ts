import type { LinkedScreen } from '#runtime/contracts/linked-screens.ts';
import { screenAddress } from '../site/console-link.ts';

/**
 * The console's screens on which a person does what a tool may not do, by how the paths of the API begin; the longest
 * beginning counts. A screen's part is filled in from the parameter at its place.
 */
const SCREENS: Readonly<Record<string, LinkedScreen>> = {
  '/api/owner/bin/': 'bin',
  '/api/owner/comments': 'comments',
  '/api/owner/comments/:': 'comments/:comment',
  '/api/owner/contributors': 'team',
  '/api/owner/contributors/:': 'team/:contributor',
  '/api/owner/coupons': 'coupons',
  '/api/owner/coupons/:': 'coupons/:code',
  '/api/owner/customers': 'customers',
  '/api/owner/customers/:': 'customers/:email',
  '/api/owner/draft-orders': 'draft-orders',
  '/api/owner/draft-orders/:': 'draft-orders/:draft',
  '/api/owner/erase': 'customers',
  '/api/owner/exports/': 'import',
  '/api/owner/forms/:': 'forms/:form',
  '/api/owner/forms/:formId/submissions': 'forms/:form/submissions',
  '/api/owner/gift-cards': 'gift-cards',
  '/api/owner/gift-cards/:': 'gift-cards/:card',
  '/api/owner/imports': 'import',
  '/api/owner/mailing-lists/:': 'mailing-lists/:list',
  '/api/owner/mails': 'mails',
  '/api/owner/member-areas/:': 'member-areas/:area',
  '/api/owner/orders': 'orders',
  '/api/owner/orders/:': 'orders/:order',
  '/api/owner/orders/:order/edit': 'orders/:order/edit',
  '/api/owner/payment-accounts': 'payments',
  '/api/owner/payments/': 'payments',
  '/api/owner/pending-orders': 'pending-orders',
  '/api/owner/pending-orders/:': 'pending-orders/:order',
  '/api/owner/returns': 'returns',
  '/api/owner/returns/:': 'returns/:returnId',
  '/api/owner/reviews': 'reviews',
  '/api/owner/reviews/:': 'reviews/:review',
  '/api/owner/senders/': 'senders',
  '/api/owner/site/domains': 'domains',
  '/api/owner/site/opening': 'opening',
  '/api/owner/site/origins': 'settings',
  '/api/owner/submissions/:': 'submissions/:submission',
  '/api/owner/subscriptions': 'subscriptions',
  '/api/owner/subscriptions/:': 'subscriptions/:subscription',
  '/api/owner/webhooks': 'webhooks',
  '/api/owner/webhooks/:': 'webhooks/:webhook',
  '/api/owner/withdrawals': 'withdrawals',
  '/api/owner/withdrawals/:': 'withdrawals/:declaration',
  '/api/site-users/account/notifications/restock': 'restock',
  '/api/v1/commerce-preferences/:': 'store-settings/:namespace',
};
/** Settings whose screen is no list of fields. */
const OF_NAMESPACE: Readonly<Record<string, LinkedScreen>> = {
  delivery: 'delivery',
  mail: 'mail-sender',
  taxes: 'tax',
};

/**
 * Returns the address of the console's screen for a call. `route` is as the router has it, and `values` are those of its
 * parameters in their order. Throws where the table has no screen for it.
 */
export function consoleScreenOf(base: string, route: string, values: readonly string[]): string {
  const [first = ''] = values;
  const [beginning = ''] = Object.keys(SCREENS)
    .filter((start) => route.startsWith(start))
    .sort((a, b) => b.length - a.length);
  const listed = SCREENS[beginning];
  if (!listed) throw new Error(`No screen of the console is for ${route}`);
  const screen = listed === 'store-settings/:namespace' ? (OF_NAMESPACE[first] ?? listed) : listed;
  return screenAddress(base, screen, () => first);
}
