import * as z from 'zod/mini';
import { Stock } from './catalogue.ts';
import { CONTENT_STATUSES, PRODUCT_TYPE } from './enumerations.ts';
import { PRODUCT_ORDERS } from './list-orders.ts';

const ms = z.int();
const text = z.string().check(z.minLength(1), z.maxLength(200));
const kind = z.enum(PRODUCT_TYPE);
/** An address has texts only. */
const kindText = z.pipe(
  z.string().check(z.regex(/^\d$/)),
  z.pipe(
    z.transform((digit: string) => Number(digit)),
    kind,
  ),
);

/** Filters of `GET /api/owner/products`. */
export const productFilters = {
  /** Words of the title, or their first letters; the newest product comes first. */
  q: z.optional(text),
  /** First letters of a variant's sku, in the order of the skus. */
  sku: z.optional(text),
  collectionId: z.optional(text),
  status: z.optional(z.enum(CONTENT_STATUSES)),
  /** A number of `PRODUCT_TYPE`. */
  kind: z.optional(kindText),
  /** `sold-out`: no variant can be bought. */
  stock: z.optional(z.enum(['in-stock', 'sold-out'])),
  /**
   * `safety`: no manufacturer is named, or one outside of the EU and nobody who is responsible there. A page of such a
   * list can have fewer products than were asked for.
   */
  lacks: z.optional(z.enum(['safety'])),
};

/** The same with their order. */
export const productSearch = {
  ...productFilters,
  /**
   * `updated` is the default; a list with `q`, `sku` or `sold-out` has its own. `price` is the lowest of a product's
   * variants, downwards the highest; `stock` are the units of all of them. `position` is the place in a collection.
   */
  order: z.optional(z.enum(PRODUCT_ORDERS)),
  /** `desc` is the default of `updated`, the last change first; `asc` that of every other order. */
  direction: z.optional(z.enum(['asc', 'desc'])),
};
const Search = z.strictObject(productSearch);
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
export type ProductFilter = z.infer<typeof Search>;
export type ProductSearch = ProductFilter & { cursor?: string | undefined; limit: number };

/** Answer of `GET /api/owner/products`. */
export const OwnerProductList = z.strictObject({
  products: z.array(
    z.strictObject({
      id: z.string(),
      collectionId: z.string(),
      title: z.string(),
      urlSlug: z.string(),
      kind,
      status: z.enum(CONTENT_STATUSES),
      isScheduled: z.boolean(),
      publishedAt: ms,
      position: z.int(),
      /** Number of variants. */
      variants: z.int(),
      /** The variant of a product that has one; null for any other. */
      onlyVariant: z.nullable(z.strictObject({ id: z.string(), stockVersion: z.int() })),
      /** Range of the variants' prices. */
      lowestCents: z.int(),
      highestCents: z.int(),
      /** Units of all variants together. */
      stock: Stock,
      /** The first image; null where there is none. */
      assetUrl: z.nullable(z.string()),
      version: z.int(),
      updatedAt: ms,
    }),
  ),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerProductList = z.infer<typeof OwnerProductList>;

/** Answer of `GET /api/owner/products/ids`: all products that a search finds, up to `MAX_CHOSEN_PRODUCTS`. */
export const ProductIds = z.strictObject({ ids: z.array(z.string()), isAll: z.boolean() });
export type ProductIds = z.infer<typeof ProductIds>;
