import * as z from 'zod/mini';
import { isWebAddress } from '../domain/web-address.ts';
import { MAX_ITEM_IMAGES, PAGE_HTML_MAX_LENGTH } from './content-limits.ts';
import { Cover } from './covers.ts';
import {
  BACKGROUND_SOURCE,
  COLLECTION_TYPE,
  CONTENT_STATUSES,
  FOLDER_BEHAVIOR,
  ITEM_ORDERS,
  PROMOTED_BLOCK_TYPES,
  RECORD_TYPE,
  SHOWN_EVENTS,
} from './enumerations.ts';
import { GalleryOptions } from './gallery.ts';
import { ItemLocation, ItemOptions, WebAddress } from './item-options.ts';
import { ItemImage, OwnerImage } from './pictures.ts';
import { ShareButtonOptions } from './share-options.ts';

/** What an owner's program sends and receives of collections, and of their items that are not sold. */

const MAX_NAMES = 100;
const MAX_FORMS = 20;
/** Dates are places too, in seconds. */
const MAX_POSITION = 10_000_000_000_000;
const LONGEST_NAME = 1_000;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const line = (longest: number) => z.string().check(z.maxLength(longest));
const name = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const html = line(PAGE_HTML_MAX_LENGTH);
const ms = z.int().check(z.minimum(0));
const position = z.int().check(z.minimum(-MAX_POSITION), z.maximum(MAX_POSITION));
/** An address of the web, or a path of the shop. */
const anyAddress = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^(https?:\/\/|\/(?![/\\]))[^\s"'<>\\]*$/i), z.refine(isWebAddress));
/** Their lengths are checked one by one, so that the refusal names the one that is too long. */
const names = z.array(name(LONGEST_NAME)).check(z.maxLength(MAX_NAMES));

const keysOf = <Key extends string>(list: Readonly<Record<Key, number>>) => Object.keys(list) as [Key, ...Key[]];

/** Products have a contract of their own. */
const { storeItem: _, ...CONTENT_TYPES } = RECORD_TYPE;
export type ContentType = keyof typeof CONTENT_TYPES;

/** How a collection shows its items. */
export const CollectionOptions = z.strictObject({
  /** `owner`: as the owner has put them; `newest`: by date, the newest first; `date`: events by their end. */
  order: z._default(z.enum(ITEM_ORDERS), 'owner'),
  /** Which events a list in the order `date` shows. */
  showPastOrUpcomingEvents: z._default(z.enum(SHOWN_EVENTS), 'both'),
  /** The gallery that the collection's pictures make; null for none. */
  gallery: z._default(z.nullable(GalleryOptions), null),
  backgroundSource: z._default(z.nullable(z.enum(keysOf(BACKGROUND_SOURCE))), null),
  /** What a press on the collection in a menu does where other pages stand below it; null for its page. */
  folderBehavior: z._default(z.nullable(z.enum(keysOf(FOLDER_BEHAVIOR))), null),
  /** A cover page (`splashPage`) shows this cover; every other collection has null. */
  cover: z._default(z.nullable(Cover), null),
});
export type CollectionOptions = z.infer<typeof CollectionOptions>;

/** A collection as its owner defines it. HTML is sanitised before it is saved, and answers carry the saved text. */
export const CollectionDefinition = z.strictObject({
  type: z.enum(keysOf(COLLECTION_TYPE)),
  title: name(200),
  /** By default the title. */
  navigationTitle: z.optional(name(200)),
  /** First part of its address; '' is the home page. By default it is made from the title. */
  urlId: z.optional(line(200)),
  /** Plain text, for lists and search engines. */
  description: z._default(line(2_000), ''),
  mainContent: z._default(html, ''),
  /**
   * The beginning of its templates' names: `blog` of `blog.list` and `blog.item`, `plain` of `plain.page`. A cover page
   * needs no template.
   */
  template: name(100),
  /** Its forms, in order, for templates of its own page and of those of its items. */
  formIds: z._default(z.array(id).check(z.maxLength(MAX_FORMS)), []),
  inNavigation: z._default(z.boolean(), false),
  /** Where it is false, visitors see neither its page nor its items, and its products are not sold. */
  enabled: z._default(z.boolean(), true),
  /**
   * Only members of this area see its page and items; null for everybody. A collection of products has none. A change
   * that does not name it leaves it as it is.
   */
  memberAreaId: z.optional(z.nullable(id)),
  /**
   * True closes the collection to everybody who does not know its password, and to everybody until it has one. Any other
   * value leaves it as it is: only `DELETE …/password` opens it.
   */
  isLocked: z.optional(z.boolean()),
  options: z._default(CollectionOptions, CollectionOptions.parse({})),
  /** Place among the collections; by default the last. */
  position: z.optional(position),
});
export type CollectionDefinition = z.infer<typeof CollectionDefinition>;

/** Body of `POST /api/owner/collections`. An owner may choose the id. */
export const NewCollection = z.extend(CollectionDefinition, { id: z.optional(id) });
export type NewCollection = z.infer<typeof NewCollection>;

/** A collection as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerCollection = z.extend(CollectionDefinition, {
  id,
  navigationTitle: z.string(),
  urlId: z.string(),
  memberAreaId: z.nullable(id),
  isLocked: z.boolean(),
  position: z.int(),
  version: z.int(),
  updatedAt: ms,
});
export type OwnerCollection = z.infer<typeof OwnerCollection>;

/** Answer of `GET /api/owner/collections`, in the order of their positions, without main content. */
export const OwnerCollections = z.strictObject({
  collections: z.array(z.omit(OwnerCollection, { mainContent: true, options: true, formIds: true })),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerCollections = z.infer<typeof OwnerCollections>;

/** A post, event, lesson, gallery or other item that is not sold, as its owner defines it. */
export const ItemDefinition = z.strictObject({
  recordType: z.enum(keysOf(CONTENT_TYPES)),
  title: name(200),
  /** Last part of its address; by default it is made from the title. */
  urlSlug: z.optional(line(200)),
  excerpt: z._default(html, ''),
  body: z._default(html, ''),
  author: z._default(z.nullable(name(200)), null),
  categories: z._default(names, []),
  tags: z._default(names, []),
  starred: z._default(z.boolean(), false),
  /** Whether visitors may comment. */
  commentsOpen: z._default(z.boolean(), false),
  status: z._default(z.enum(CONTENT_STATUSES), 'published'),
  /** As of a collection: true closes its page, and no other value opens it. Lists leave a locked item out. */
  isLocked: z.optional(z.boolean()),
  /** By default now; visitors do not see an item before. */
  publishedAt: z.optional(ms),
  /** Where the title leads, instead of the item's own page. */
  externalLink: z._default(z.nullable(anyAddress), null),
  /** Where it was first published. */
  sourceUrl: z._default(z.nullable(WebAddress), null),
  /** The block that stands for it in lists. */
  promotedBlockType: z._default(z.nullable(z.enum(PROMOTED_BLOCK_TYPES)), null),
  /** Of an event. */
  startsAt: z._default(z.nullable(ms), null),
  endsAt: z._default(z.nullable(ms), null),
  location: z._default(z.nullable(ItemLocation), null),
  options: z._default(ItemOptions, ItemOptions.parse({})),
  /** Share buttons of its page; null for those of the site. */
  shareButtonOptions: z._default(z.nullable(ShareButtonOptions), null),
  /** '' for the title, and for the excerpt. */
  seoTitle: z._default(line(200), ''),
  seoDescription: z._default(line(1_000), ''),
  images: z._default(z.array(ItemImage).check(z.maxLength(MAX_ITEM_IMAGES)), []),
});
export type ItemDefinition = z.infer<typeof ItemDefinition>;

/** Body of `POST /api/owner/collections/:collectionId/items`. */
export const NewItem = z.extend(ItemDefinition, {
  id: z.optional(id),
  /** Place in its collection; by default the last. */
  position: z.optional(position),
  likeCount: z._default(z.int().check(z.minimum(0)), 0),
  /** It is accepted and not used: the shop counts the comments that it has. */
  publicCommentCount: z._default(z.int().check(z.minimum(0)), 0),
});
export type NewItem = z.infer<typeof NewItem>;

/** An item as its owner receives it. */
export const OwnerItem = z.extend(ItemDefinition, {
  id,
  collectionId: id,
  urlSlug: z.string(),
  isLocked: z.boolean(),
  publishedAt: ms,
  images: z.array(OwnerImage),
  position: z.int(),
  likeCount: z.int(),
  publicCommentCount: z.int(),
  version: z.int(),
  updatedAt: ms,
});
export type OwnerItem = z.infer<typeof OwnerItem>;

/** Answer of `GET /api/owner/collections/:collectionId/items`, in their order. */
export const OwnerItems = z.strictObject({
  items: z.array(
    z.pick(OwnerItem, {
      id: true,
      recordType: true,
      title: true,
      urlSlug: true,
      status: true,
      publishedAt: true,
      startsAt: true,
      position: true,
      version: true,
      updatedAt: true,
    }),
  ),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerItems = z.infer<typeof OwnerItems>;

/** Answer of `GET /api/owner/content?q=`: collections before items that are not sold. */
export const FoundContent = z.strictObject({
  found: z.array(z.strictObject({ kind: z.enum(['collection', 'item']), id, title: z.string() })),
});
export type FoundContent = z.infer<typeof FoundContent>;

/**
 * Body of `POST /api/owner/collections/:collectionId/order`. With `before` the items stand one behind the other in front
 * of that item, or at the end for null. Without it they exchange the places that they have: a whole list in a new order.
 * All other items keep theirs.
 */
export const ItemOrder = z.strictObject({
  itemIds: z.array(id).check(z.minLength(1), z.maxLength(1_000)),
  before: z.optional(z.nullable(id)),
});
export type ItemOrder = z.infer<typeof ItemOrder>;
