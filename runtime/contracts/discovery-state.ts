import * as z from 'zod/mini';

/** Why search engines and agents do not find a shop. */
export const HIDDEN_REASONS = ['notOpen', 'locked', 'testMode', 'trialHost', 'status'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** Answer of `GET /api/owner/discovery`: whether search engines and agents find the shop at its main address, and what of it. */
export const DiscoveryState = z.strictObject({
  /** Where the shop's pages begin: 'https://shop.example'. */
  origin: z.string(),
  /** None where it is found. */
  hiddenBecause: z.array(z.enum(HIDDEN_REASONS)),
  /** What the shop's own address says of itself in a list of results. */
  home: z.strictObject({ title: z.string(), description: z.string() }),
});
export type DiscoveryState = z.infer<typeof DiscoveryState>;
