import type { SiteStatus } from '#runtime/contracts/site-enumerations.ts';

const OPEN = 'Visitors see the shop and can buy, and search engines list it.';
const UNLISTED = 'Visitors see the shop and can buy, and search engines do not list it.';

/** Names the platform's statuses, and says what each means for visitors. */
export const STATUS_TEXTS: Readonly<Record<SiteStatus, { name: string; effect: string }>> = {
  8: { name: 'Paid', effect: OPEN },
  3: { name: 'Trial', effect: UNLISTED },
  6: { name: 'Internal', effect: UNLISTED },
  2: { name: 'Payment is overdue', effect: OPEN },
  4: { name: 'Beta', effect: OPEN },
  7: { name: 'Free of charge', effect: OPEN },
  11: { name: 'Linked to an older site', effect: OPEN },
  13: { name: 'Resold', effect: OPEN },
  14: { name: 'Resold, in its period of grace', effect: OPEN },
  15: { name: 'Enterprise', effect: OPEN },
  12: { name: 'Parked', effect: 'Visitors see the pages and cannot buy; search engines do not list them.' },
  1: { name: 'Expired', effect: 'The shop is closed to visitors. Buyers still reach their orders and downloads.' },
  5: { name: 'Removed', effect: 'The shop is gone for visitors. Buyers still reach their orders and downloads.' },
};
