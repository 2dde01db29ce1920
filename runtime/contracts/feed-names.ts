/** The catalogues that read the shop's products, each by its own rules. */
export const FEED_NAMES = ['google', 'meta', 'openai'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

/** The files of each feed, as their addresses below `/feeds/` name them. */
export const FEED_FILES = {
  google: ['google.xml', 'google.tsv'],
  meta: ['meta.xml', 'meta.tsv'],
  openai: ['openai.csv', 'openai.jsonl'],
} as const satisfies Readonly<Record<FeedName, readonly string[]>>;
export type FeedFile = (typeof FEED_FILES)[FeedName][number];

/** The fields of a variant for which a feed can refuse it. */
export const FEED_FIELDS = ['id', 'title', 'description', 'image', 'price', 'brand', 'gtin'] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** Why a feed refuses a field: it is missing, too long, or not of the form that the feed takes. */
export const FEED_PROBLEMS = ['missing', 'too-long', 'not-raster', 'wrong-digits', 'subscription-only'] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];
