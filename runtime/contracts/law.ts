import * as z from 'zod/mini';
import { DUTIES } from '../domain/law/duty.ts';

/** What the law asks of the shop, as its owner reads it. */

/** What is looked at: a duty, or a part of one that is mended at a place of its own. */
export const LAW_CHECKS = [
  'countries',
  'imprint',
  'privacyNotice',
  'terms',
  'contactEmail',
  'totalPrice',
  'orderButton',
  'withdrawalPage',
  'returnAddress',
  'withdrawalFunction',
  'cancellationButton',
  'guaranteeNotice',
  'lowestPrice',
  'anchorPrice',
  'unitPrice',
  'deposit',
  'productSafety',
  'registrations',
  'downloadWaiver',
  'accessibility',
] as const;
export type LawCheckName = (typeof LAW_CHECKS)[number];

export const LAW_STATES = ['done', 'missing', 'notAsked'] as const;
export type LawState = (typeof LAW_STATES)[number];

export const LawCheck = z.strictObject({
  name: z.enum(LAW_CHECKS),
  title: z.string(),
  /** The duty that it belongs to; null for what is asked before any duty can be. */
  duty: z.nullable(z.enum(DUTIES)),
  state: z.enum(LAW_STATES),
  /** One sentence. */
  reason: z.string(),
  /** Countries that the shop sells to where the duty is in force, or will be, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** The first day of the duty in one of them, '2026-06-19'; null for no duty. */
  since: z.nullable(z.string()),
  /** The acts that ask for it. */
  sources: z.array(z.string()),
  /** How many products or variants lack something, at most `LAW_COUNT_MOST`; null where nothing is counted. */
  count: z.nullable(z.int()),
  /** The console's screen where it is mended, 'store-settings/legal'; '' where there is nothing to mend. */
  screen: z.string(),
});
export type LawCheck = z.infer<typeof LawCheck>;

/** Products and variants are counted up to this number. */
export const LAW_COUNT_MOST = 1_000;

/** Query of `GET /api/owner/law`. */
export const LawQuery = z.strictObject({ state: z.optional(z.enum(LAW_STATES)) });

/** Answer of `GET /api/owner/law`. `countries` is `['*']` for a shop that sells everywhere. */
export const LawReport = z.strictObject({
  checks: z.array(LawCheck),
  /** The day in the shop's time zone, '2026-11-29'. */
  day: z.string(),
  countries: z.array(z.string()),
  sellsToConsumers: z.boolean(),
});
export type LawReport = z.infer<typeof LawReport>;

/** Answer of `GET /api/owner/law/statement`: what the shop can say of its accessibility, in its own language. */
export const AccessibilityStatement = z.strictObject({ title: z.string(), html: z.string() });
export type AccessibilityStatement = z.infer<typeof AccessibilityStatement>;
