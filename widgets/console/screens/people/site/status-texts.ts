import type { SiteStatus } from '#runtime/contracts/site-enumerations.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

const OPEN = peopleTexts.listedStatus;
const UNLISTED = peopleTexts.unlistedStatus;

/** Names the platform's statuses, and says what each means for visitors. The last three take the shop from them. */
export const STATUS_TEXTS: Readonly<Record<SiteStatus, { name: string; effect: string; isClosing?: true }>> = {
  8: { name: peopleTexts.openToAll, effect: OPEN },
  3: { name: peopleTexts.trial, effect: UNLISTED },
  6: { name: peopleTexts.notListed, effect: UNLISTED },
  2: { name: peopleTexts.paymentIsOverdue, effect: OPEN },
  4: { name: peopleTexts.beta, effect: OPEN },
  7: { name: peopleTexts.freeOfCharge, effect: OPEN },
  11: { name: peopleTexts.linkedToAnOlder, effect: OPEN },
  13: { name: peopleTexts.resold, effect: OPEN },
  14: { name: peopleTexts.resoldInItsPeriod, effect: OPEN },
  15: { name: peopleTexts.enterprise, effect: OPEN },
  12: { name: peopleTexts.parked, effect: peopleTexts.notSellingStatus, isClosing: true },
  1: { name: peopleTexts.expired, effect: peopleTexts.shopIsClosed, isClosing: true },
  5: { name: peopleTexts.removed, effect: peopleTexts.shopIsGone, isClosing: true },
};
