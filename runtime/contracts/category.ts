import * as z from 'zod/mini';
import { CATEGORY_NAME_MAX_LENGTH } from './limits.ts';
import { BlockPicture } from './page-blocks.ts';

/** Most categories of a collection, without its root. */
export const MAX_CATEGORIES = 10_000;
/** Most categories on the way from a collection to one of its categories, with that one. */
export const CATEGORY_MAX_DEPTH = 10;

export const CATEGORY_TYPES = ['ROOT', 'CATEGORY'] as const;
/** The platform names no other. */
export const PAGE_RENDERINGS = ['LIST_VIEW'] as const;

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
/** '' for the root. */
const parent = z.union([id, z.literal('')]);
const displayName = z.string().check(z.trim(), z.minLength(1), z.maxLength(CATEGORY_NAME_MAX_LENGTH));
const displayIndex = z.int().check(z.minimum(0), z.maximum(1_000_000));
const pageRendering = z.enum(PAGE_RENDERINGS);
/** Last part of the address: letters and digits in words that dashes join. */
const urlId = z.string().check(z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u), z.maxLength(60));

/** Body of `PUT …/categories/:categoryId`. What may be left out stays as it is. */
export const CategoryDefinition = z.strictObject({
  displayName,
  /** '' for the root. */
  parentCategoryId: parent,
  pageRendering,
  /** Its place among those of the same parent, the lowest first. */
  displayIndex: z.optional(displayIndex),
  urlId: z.optional(urlId),
  /** Pages show it with the category; null for none. */
  picture: z.optional(z.nullable(BlockPicture)),
});
export type CategoryDefinition = z.infer<typeof CategoryDefinition>;

/** Body of `POST …/categories`. Without `urlId` the address is made from the name. */
export const NewCategory = z.extend(CategoryDefinition, {
  id: z.optional(id),
  parentCategoryId: z._default(parent, ''),
  pageRendering: z._default(pageRendering, 'LIST_VIEW'),
  displayIndex: z._default(displayIndex, 1),
});
export type NewCategory = z.infer<typeof NewCategory>;

/** Body of `POST …/categories/:categoryId/place`. */
export const CategoryTarget = z.strictObject({
  /** '' for the root. */
  parentCategoryId: parent,
  /** The category of the same parent in front of which it stands; null for the last place. */
  beforeCategoryId: z.nullable(id),
});
export type CategoryTarget = z.infer<typeof CategoryTarget>;

/** Body of the platform's own call, which makes the root too. */
export const PlatformCategory = z.strictObject({
  displayName,
  parentCategoryId: z._default(parent, ''),
  type: z._default(z.enum(CATEGORY_TYPES), 'CATEGORY'),
  pageRendering: z._default(pageRendering, 'LIST_VIEW'),
  displayIndex: z._default(displayIndex, 1),
});
export type PlatformCategory = z.infer<typeof PlatformCategory>;

/** A category as its owner receives it. */
export const OwnerCategory = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  collectionId: z.string(),
  /** '' for the root. */
  parentCategoryId: z.string(),
  type: z.enum(CATEGORY_TYPES),
  displayName: z.string(),
  pageRendering: z.string(),
  displayIndex: z.int(),
  /** '' for the root. */
  urlId: z.string(),
  /** Path of its page. */
  fullUrl: z.string(),
  picture: z.nullable(BlockPicture),
  /** How many products its page lists, at most MAX_COUNTED_PRODUCTS; 0 for the root. */
  productCount: z.int(),
  version: z.int(),
  updatedAt: z.int(),
});
export type OwnerCategory = z.infer<typeof OwnerCategory>;

/** Answer of `GET …/categories`: by address, so that each stands after its parent. */
export const OwnerCategories = z.strictObject({
  categories: z.array(OwnerCategory),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerCategories = z.infer<typeof OwnerCategories>;

/** Answer of `GET …/categories/:categoryId/products`: those that were put into it, without those of its children. */
export const CategoryProducts = z.strictObject({
  products: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type CategoryProducts = z.infer<typeof CategoryProducts>;
