import * as z from 'zod/mini';
import { FEED_FIELDS, FEED_NAMES, FEED_PROBLEMS } from './feed-names.ts';

/** The product feed in one language. */
export const FeedBuild = z.strictObject({
  /** Language of its texts. */
  language: z.string(),
  /** Ms since the epoch; null before the first. */
  builtAt: z.nullable(z.int()),
  /** Whether a build has begun and goes on. */
  isBuilding: z.boolean(),
  /** Variants that are offered to feeds. */
  variants: z.int(),
  feeds: z.array(
    z.strictObject({
      name: z.enum(FEED_NAMES),
      /** Whole addresses of its files. */
      urls: z.array(z.string()),
      /** Variants that the feed would refuse, and that are left out of it. */
      refused: z.int(),
    }),
  ),
});
export type FeedBuild = z.infer<typeof FeedBuild>;

/** The product feeds of the shop, by language. */
export const SiteFeeds = z.strictObject({
  /** Whether the feeds answer at the address of the call: the shop is open and sells for real money. */
  isFindable: z.boolean(),
  builds: z.array(FeedBuild),
  /** Further addresses that programs read: all products in Shopify's form. */
  productsUrl: z.string(),
});
export type SiteFeeds = z.infer<typeof SiteFeeds>;

/** Body of `POST /api/owner/feeds/build`. */
export const FeedBuildRequest = z.strictObject({
  /** One of the site's languages; by default its own. */
  language: z.optional(z.string().check(z.maxLength(35))),
});
export type FeedBuildRequest = z.infer<typeof FeedBuildRequest>;

/** Query of `GET /api/owner/feeds/problems`. */
export const FeedProblemsQuery = z.strictObject({
  language: z.optional(z.string().check(z.maxLength(35))),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});

/** A part of what feeds refuse, at most 100 at once and 1,000 of a build. */
export const FeedProblems = z.strictObject({
  problems: z.array(
    z.strictObject({
      feed: z.enum(FEED_NAMES),
      itemId: z.string(),
      variantId: z.string(),
      /** Of the variant, as the feed has it. */
      title: z.string(),
      field: z.enum(FEED_FIELDS),
      problem: z.enum(FEED_PROBLEMS),
    }),
  ),
  nextPageCursor: z.nullable(z.string()),
});
export type FeedProblems = z.infer<typeof FeedProblems>;
export type FoundFeedProblem = FeedProblems['problems'][number];
