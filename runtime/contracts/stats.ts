import * as z from 'zod/mini';

/**
 * What is counted by day. The key is a path of `hits`, an item's id of `views`, `quickViews`, `productAdds` and
 * `productOrders`, an item's id and a currency ("a-mug|USD") of `productSales`, a host of `sources`, a term of
 * `searches`, a step of `checkoutSteps`, a form's id, an event's or button's name, a currency of `sales` and `refunds`,
 * a source of `errorsDropped`, and an experiment and a variant ("button:red") of `variantVisits`, `variantAdds` and
 * `variantOrders`; it is '' for all others.
 */
export const STAT_KINDS = [
  'visits',
  'hits',
  'heartbeats',
  'media',
  'sources',
  'searches',
  'emptySearches',
  'views',
  'quickViews',
  'adds',
  'removals',
  'productAdds',
  'cartViews',
  'checkouts',
  'checkoutSteps',
  'orders',
  'sales',
  'refunds',
  'withdrawals',
  'productOrders',
  'productSales',
  'variantVisits',
  'variantAdds',
  'variantOrders',
  'formsShown',
  'formsSent',
  'overlaysShown',
  'overlaysClosed',
  'buttonsShown',
  'buttonsPressed',
  'events',
  'errorsDropped',
] as const;
export type StatKind = (typeof STAT_KINDS)[number];

/** Longest span of days that is answered at once. */
export const STAT_DAYS_MOST = 800;
/**
 * Most new keys of a kind that are kept for a day; all further ones are counted as `OTHER_KEY`, but for those that were
 * counted on one of the seven days before, up to three times as many.
 */
export const STAT_KEYS_MOST = 1_000;
export const OTHER_KEY = 'other';
/** Months for which the numbers are kept. */
export const STAT_MONTHS = 25;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** Whether the calendar has this day. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Query of `GET /api/owner/stats`: the first and the last day, UTC. By default the last 30 days. */
export const StatsQuery = z.strictObject({ from: z.optional(day), to: z.optional(day) });

const Sales = z.strictObject({
  currency: z.string(),
  orders: z.int(),
  cents: z.int(),
  refundedCents: z.int(),
});
const Named = z.strictObject({ key: z.string(), title: z.string(), count: z.int() });

const Day = z.strictObject({
  day: z.string(),
  visits: z.int(),
  hits: z.int(),
  views: z.int(),
  adds: z.int(),
  checkouts: z.int(),
  orders: z.int(),
  /** Withdrawals that buyers have declared. */
  withdrawals: z.int(),
  /** As `sales` of all days. */
  sales: z.array(Sales),
});
export type StatDay = z.infer<typeof Day>;

const Product = z.strictObject({
  itemId: z.string(),
  title: z.string(),
  views: z.int(),
  quickViews: z.int(),
  adds: z.int(),
  orders: z.int(),
  /**
   * Buyers paid this for it, by currency, gift cards too: with discounts taken off, before refunds, shipping and taxes
   * beside prices.
   */
  sales: z.array(z.strictObject({ currency: z.string(), cents: z.int() })),
});

/** Steps of visitors who may be counted on their way to an order, the first one first. */
const Funnel = z.strictObject({
  views: z.int(),
  adds: z.int(),
  /** Visitors took so many products out of their carts again: that is no step, but on the way. */
  removals: z.int(),
  cartViews: z.int(),
  checkouts: z.int(),
  /** Checkouts whose way of delivery is known; one without goods to be sent has no such step. */
  shipping: z.int(),
  /** Checkouts whose buyers have tried to pay. */
  payment: z.int(),
  orders: z.int(),
});

const Form = z.strictObject({ formId: z.string(), title: z.string(), shown: z.int(), sent: z.int() });

/** Answer of `GET /api/owner/stats`. Days are UTC; amounts are in minor units. Test orders are left out. */
export const Stats = z.strictObject({
  from: z.string(),
  to: z.string(),
  timeZone: z.literal('UTC'),
  totals: z.omit(Day, { day: true, sales: true }),
  funnel: Funnel,
  /**
   * Paid orders, whatever their buyers allow to be recorded. `cents` are the money that came in: grand totals less what
   * gift cards paid, because a card is a sale when it is bought. `refundedCents` went back and are not taken off
   * `cents`, so that the shop has kept `cents` less `refundedCents`. Refunds that failed are taken back on that day,
   * which may make a day's `refundedCents` negative.
   */
  sales: z.array(Sales),
  days: z.array(Day),
  pages: z.array(Named),
  /**
   * How long pages were visible in all, as far as they have sent it: a page does so every 30 seconds, for ten minutes
   * at most.
   */
  visibleSeconds: z.int(),
  /** Sounds and films that visitors have played, each once a page view: "audio" and "video". */
  media: z.array(Named),
  products: z.array(Product),
  sources: z.array(Named),
  searches: z.array(Named),
  emptySearches: z.array(Named),
  forms: z.array(Form),
  overlays: z.array(z.strictObject({ overlay: z.string(), shown: z.int(), closed: z.int() })),
  buttons: z.array(z.strictObject({ button: z.string(), shown: z.int(), pressed: z.int() })),
  events: z.array(Named),
  /** Visits of visitors who may be counted, on the shop's own pages, and what they added and ordered. */
  experiments: z.array(
    z.strictObject({
      experimentId: z.string(),
      variantId: z.string(),
      visits: z.int(),
      adds: z.int(),
      orders: z.int(),
    }),
  ),
});
export type Stats = z.infer<typeof Stats>;
