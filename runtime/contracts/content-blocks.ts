import * as z from 'zod/mini';
import { SHOWN_EVENTS } from './enumerations.ts';

/** What the JSON of blocks says that the Worker fills from the shop's content (`worker/blocks/`). */

const MAX_ITEMS = 30;
const MAX_NAMES = 200;
const NAMES_BY_DEFAULT = 50;

const collectionId = z.string().check(z.regex(/^[\w-]{1,100}$/, 'id'));
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const upTo = (most: number, byDefault: number) => z._default(z.int().check(z.minimum(1), z.maximum(most)), byDefault);

/** How a summary lays out its items. */
export const SUMMARY_DESIGNS = ['wall', 'carousel', 'list', 'grid'] as const;

/** The orders of its items: that of the collection, by date, or by title. */
const SUMMARY_ORDERS = ['place', 'newest', 'oldest', 'title'] as const;

/** What may stand below the title of an item. */
const SUMMARY_METADATA = ['none', 'date', 'author', 'categories', 'tags', 'location', 'comments', 'likes'] as const;

/** Some items of a collection: `summary-v2`. */
export const SummaryBlock = z.strictObject({
  collectionId,
  design: z._default(z.enum(SUMMARY_DESIGNS), 'grid'),
  /** Heading above it; '' for none. */
  headerText: z._default(line(200), ''),
  /** Most items. */
  pageSize: upTo(MAX_ITEMS, 6),
  sort: z._default(z.enum(SUMMARY_ORDERS), 'place'),
  /** Which items; by default all. */
  filter: z._default(
    z.strictObject({ category: z.optional(name), tag: z.optional(name), featured: z._default(z.boolean(), false) }),
    { featured: false },
  ),
  /** Which events; of anything else all. */
  showPastOrUpcomingEvents: z._default(z.enum(SHOWN_EVENTS), 'upcoming'),
  showTitle: z._default(z.boolean(), true),
  showThumbnail: z._default(z.boolean(), true),
  showExcerpt: z._default(z.boolean(), true),
  /** Of products. */
  showPrice: z._default(z.boolean(), true),
  showReadMoreLink: z._default(z.boolean(), false),
  primaryMetadata: z._default(z.enum(SUMMARY_METADATA), 'date'),
  secondaryMetadata: z._default(z.enum(SUMMARY_METADATA), 'none'),
});
export type SummaryBlock = z.infer<typeof SummaryBlock>;

/** The newest posts of a blog: `journal`. */
export const JournalBlock = z.strictObject({
  collectionId,
  /** Heading above it; '' for none. */
  headerText: z._default(line(200), ''),
  /** Most posts. */
  pageSize: upTo(MAX_ITEMS, 5),
  /** Which posts; by default all. */
  filter: z._default(z.strictObject({ category: z.optional(name), tag: z.optional(name) }), {}),
  showThumbnail: z._default(z.boolean(), true),
  showExcerpt: z._default(z.boolean(), true),
  showReadMoreLink: z._default(z.boolean(), true),
  /** Whether a link to the whole blog stands below. */
  showAllLink: z._default(z.boolean(), true),
  primaryMetadata: z._default(z.enum(SUMMARY_METADATA), 'date'),
  secondaryMetadata: z._default(z.enum(SUMMARY_METADATA), 'author'),
});
export type JournalBlock = z.infer<typeof JournalBlock>;

export const ARCHIVE_GROUPS = ['month', 'category', 'tag', 'author'] as const;
export type ArchiveGroup = (typeof ARCHIVE_GROUPS)[number];

const COUNTED = {
  collectionId,
  headerText: z._default(line(200), ''),
  /** Whether each name says how many items it has. */
  showCount: z._default(z.boolean(), true),
  /** Most names. */
  limit: upTo(MAX_NAMES, NAMES_BY_DEFAULT),
};

/** Links to the months, categories, tags or authors of a collection: `archive`. */
export const ArchiveBlock = z.strictObject({ ...COUNTED, groupBy: z._default(z.enum(ARCHIVE_GROUPS), 'month') });
export type ArchiveBlock = z.infer<typeof ArchiveBlock>;

/** The same by one of them: `postsbymonth`, `postsbycategory`, `postsbytag`, `postsbyauthor`. */
export const PostsByBlock = z.strictObject(COUNTED);

/** The tags of a collection, larger the more items have them: `tagcloud`. */
export const TagCloudBlock = z.strictObject({ ...COUNTED, showCount: z._default(z.boolean(), false) });
export type TagCloudBlock = z.infer<typeof TagCloudBlock>;
