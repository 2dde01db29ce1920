import * as z from 'zod/mini';
import { STAT_COMPARISONS } from './enumerations.ts';
import { STAT_DAYS_MOST } from './limits.ts';

/**
 * What is counted. The key is a path of `hits`, an item's id of `views`, `quickViews` and `productAdds`, a host of
 * `sources` and `sourceOrders`, a term of `searches`, a step of `checkoutSteps`, a form's id, an event's or button's name,
 * a source of `errorsDropped`, and an experiment and a variant ("button:red") of `variantVisits`, `variantAdds` and
 * `variantOrders`; it is '' for all others. Sales and refunds are not counted: they are read from the orders.
 */
export const STAT_KINDS = [
  'visits',
  'hits',
  'heartbeats',
  'media',
  'sources',
  'sourceOrders',
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
  'withdrawals',
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

/** Kinds that are kept by hour: those without a key, and the sum of all `hits`. */
export const HOUR_KINDS = [
  'visits',
  'hits',
  'heartbeats',
  'adds',
  'removals',
  'cartViews',
  'checkouts',
  'orders',
  'withdrawals',
] as const satisfies readonly StatKind[];
export type HourKind = (typeof HOUR_KINDS)[number];

/**
 * Most new keys of a kind that are kept for a day; all further ones are counted as `OTHER_KEY`, but for those that were
 * counted on one of the seven days before, up to three times as many.
 */
export const STAT_KEYS_MOST = 1_000;
export const OTHER_KEY = 'other';
/** Months for which the numbers are kept. */
export const STAT_MONTHS = 25;
/** Days for which hours are kept. Older ones are days, UTC. */
export const STAT_HOUR_DAYS = 400;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** Whether the calendar has this day. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const days = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.coerce.number<string>().check(z.minimum(1), z.maximum(STAT_DAYS_MOST)),
);
const SPAN = { from: z.optional(day), to: z.optional(day), days: z.optional(days) };

/**
 * Query of the calls about some days: the first and the last one, or so many up to the last one. The last one is today and
 * the first one 29 days before, where they are left out.
 */
export const SpanQuery = z.strictObject(SPAN);

/** Query of `GET /api/owner/stats`: days of the shop's time zone. */
export const StatsQuery = z.strictObject({ ...SPAN, compare: z.optional(z.enum(STAT_COMPARISONS)) });

const Sales = z.strictObject({
  currency: z.string(),
  orders: z.int(),
  /** What buyers have paid: grand totals less what gift cards paid, because a card is a sale when it is bought. */
  cents: z.int(),
  /**
   * What went back by refunds and lost disputes in this time, whenever the orders were placed. A refund that failed is
   * taken back at the time of its failure, which may make this less than 0.
   */
  refundedCents: z.int(),
  /** `cents` less `refundedCents`. */
  netCents: z.int(),
  /** `cents` by order, rounded; 0 without an order. */
  averageCents: z.int(),
});
export type StatSales = z.infer<typeof Sales>;
const Named = z.strictObject({ key: z.string(), title: z.string(), count: z.int() });

const Counts = z.strictObject({
  visits: z.int(),
  hits: z.int(),
  adds: z.int(),
  checkouts: z.int(),
  /** Orders of visitors who may be counted: with `visits` they give the conversion. */
  countedOrders: z.int(),
  /** Withdrawals that buyers have declared. */
  withdrawals: z.int(),
});
export type StatCounts = z.infer<typeof Counts>;

const Day = z.strictObject({
  day: z.string(),
  ...Counts.shape,
  /** Product pages that were looked at. */
  views: z.int(),
  /** As `sales` of all days. */
  sales: z.array(Sales),
});
export type StatDay = z.infer<typeof Day>;

const Hour = z.strictObject({
  /** When the hour begins, ms since the epoch. */
  start: z.int(),
  /** The time of day by the shop's clocks, "18:00"; the hour that clocks show twice is there twice. */
  time: z.string(),
  ...Counts.shape,
  sales: z.array(Sales),
});
export type StatHour = z.infer<typeof Hour>;

/** The numbers of the days before, which are compared. */
const Compared = z.strictObject({
  from: z.string(),
  to: z.string(),
  /**
   * Where the span has not ended yet, the days before are read up to the same time of day, ms since the epoch; null for
   * whole days. Counts of the hour that has begun are taken by its share.
   */
  until: z.nullable(z.int()),
  totals: Counts,
  sales: z.array(Sales),
});

const Product = z.strictObject({
  itemId: z.string(),
  title: z.string(),
  views: z.int(),
  quickViews: z.int(),
  adds: z.int(),
  /** Paid orders that have it, and how many units of it they have. */
  orders: z.int(),
  units: z.int(),
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

/**
 * Answer of `GET /api/owner/stats`. Amounts are in minor units. Sales are read from paid orders, whatever their buyers
 * allow to be recorded; test orders of a shop in production and imported orders are left out.
 */
export const Stats = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The shop's: its days are those of the answer. */
  timeZone: z.string(),
  /** The last day whose counts, but for sales, are those of the UTC day; null for none. */
  utcUntil: z.nullable(z.string()),
  /** When the numbers were read, ms since the epoch. Sales are up to date, what is counted comes up to ten minutes later. */
  readAt: z.int(),
  totals: z.omit(Day, { day: true, sales: true }),
  /** Null without `compare`. */
  compared: z.nullable(Compared),
  funnel: Funnel,
  /** By currency, the one with most orders first. */
  sales: z.array(Sales),
  /** Every hour of a span of one day; empty for any other span, and for days whose hours are not kept any more. */
  hours: z.array(Hour),
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
  /** `orders` are those of visitors who may be counted and have come from there on their last visit. */
  sources: z.array(z.extend(Named, { orders: z.int() })),
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
