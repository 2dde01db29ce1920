import { SITE_STATUS, type SiteStatus } from '#runtime/contracts/site-enumerations.ts';

/** What a site's status means for its visitors. */
export interface StatusEffect {
  /** Whether visitors see its pages; if not, they see that the shop is closed. */
  isServed: boolean;
  sells: boolean;
  /** Whether search engines may list its pages. */
  isIndexed: boolean;
}

const OPEN: StatusEffect = { isServed: true, sells: true, isIndexed: true };
const HIDDEN: StatusEffect = { ...OPEN, isIndexed: false };
const CLOSED: StatusEffect = { isServed: false, sells: false, isIndexed: false };

/**
 * The platform does not define what each status allows, so each does what its name suggests. A shop whose bill is
 * overdue sells on, because its buyers are not to blame. Shops that are being built or tried sell, so that the whole of
 * them can be tried, and no search engine lists them. A parking page is shown and sells nothing.
 */
const EFFECTS: Readonly<Record<keyof typeof SITE_STATUS, StatusEffect>> = {
  expired: CLOSED,
  pastdue: OPEN,
  trial: HIDDEN,
  beta: OPEN,
  removed: CLOSED,
  internal: HIDDEN,
  comped: OPEN,
  paid: OPEN,
  v5Linked: OPEN,
  activeParkingPage: { ...HIDDEN, sells: false },
  resold: OPEN,
  resoldGracePeriod: OPEN,
  enterprise: OPEN,
};

const BY_NUMBER = new Map<number, StatusEffect>(
  Object.entries(EFFECTS).map(([name, effect]) => [SITE_STATUS[name as keyof typeof SITE_STATUS], effect]),
);

/** Returns what a status means; one that the platform does not have closes the shop. */
export function statusEffect(status: number): StatusEffect {
  return BY_NUMBER.get(status) ?? CLOSED;
}

/** Whether the site is gone for good, rather than closed for now. */
export function isRemoved(status: number): boolean {
  return status === (SITE_STATUS.removed satisfies SiteStatus);
}
