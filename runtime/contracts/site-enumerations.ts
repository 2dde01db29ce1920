/** Closed lists about a whole site. They are plain values: this file imports no schema library. */

/** The platform's statuses of a site; it has no numbers 9 and 10. */
export const SITE_STATUS = {
  expired: 1,
  pastdue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const;
export type SiteStatus = (typeof SITE_STATUS)[keyof typeof SITE_STATUS];

/**
 * Features that a site's owner can switch off. The platform numbers 70 and names the first seven, without saying which
 * number is whose; we number them in its order, and behind them those that its blocks of the same names stand for. A number
 * without a name switches nothing. Point of sale and Klarna are not part of this product: their switches are kept for
 * shops that move.
 */
export const ENTITLEMENT = {
  commerce: 1,
  giftCards: 2,
  subscriptions: 3,
  pointOfSale: 4,
  klarna: 5,
  afterpay: 6,
  clearpay: 7,
  donations: 8,
  affiliateLinks: 9,
  menus: 10,
  reservations: 11,
} as const;
export type Entitlement = keyof typeof ENTITLEMENT;
export const MAX_ENTITLEMENT = 70;

/** The devices in whose views a page can be looked at. */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const;
export type DeviceView = (typeof DEVICE_VIEWS)[number];

/** How the page of a collection is laid out. */
export const LAYOUT_VIEWS = ['list', 'grid', 'product'] as const;
export type LayoutView = (typeof LAYOUT_VIEWS)[number];
