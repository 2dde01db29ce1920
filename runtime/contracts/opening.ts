import * as z from 'zod/mini';

/** What a new shop needs until it sells, in the order in which its owner goes about it. */
export const SET_UP_STEPS = [
  'products',
  'delivery',
  'tax',
  'payments',
  'legalPages',
  'mailSender',
  'domain',
  'testOrder',
  'opening',
] as const;
export type SetUpStepName = (typeof SET_UP_STEPS)[number];

export const SetUpStep = z.strictObject({
  name: z.enum(SET_UP_STEPS),
  state: z.enum(['done', 'open', 'skipped']),
  isOptional: z.boolean(),
  /** One sentence about what was found. */
  reason: z.string(),
  /** The console's screen where it is done. */
  screen: z.string(),
});
export type SetUpStep = z.infer<typeof SetUpStep>;

/** Answer of `GET /api/owner/set-up`: what the shop has, and what it needs to sell. */
export const SetUp = z.strictObject({
  steps: z.array(SetUpStep),
  /** Whether all is done or left out, or the shop is older than this list. */
  isFinished: z.boolean(),
  /** When visitors were let in, ms since the epoch; null for a shop that is not open. */
  openedAt: z.nullable(z.int()),
  /** What payments the shop would take once it is open: real ones, only those of test mode, or none. */
  payments: z.enum(['live', 'test', 'none']),
});
export type SetUp = z.infer<typeof SetUp>;

/** Body of `POST /api/owner/site/opening`. */
export const Opening = z.strictObject({
  isOpen: z.boolean(),
  /** Whether the owner wants the shop open although it takes only payments of test mode. */
  forTests: z._default(z.boolean(), false),
});
export type Opening = z.infer<typeof Opening>;

/** Body of `PUT /api/owner/set-up/skipped`; only a step that is optional can be left out. */
export const SkippedStep = z.strictObject({ step: z.enum(SET_UP_STEPS), isSkipped: z.boolean() });
export type SkippedStep = z.infer<typeof SkippedStep>;

/** Answer of `POST /api/owner/site/test-order`: where the browser that called goes on with its cart. */
export const TestOrder = z.strictObject({ path: z.string() });
export type TestOrder = z.infer<typeof TestOrder>;
