import * as z from 'zod/mini';
import { Stock } from './catalogue.ts';
import { MAX_CENTS, MAX_PRODUCTS_IN_COLLECTION, MAX_STOCK } from './owner-limits.ts';
import { MinimumAge, ProductContact, UnitReference, WITHDRAWAL_EXCEPTIONS } from './product-law.ts';

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const cents = z.int().check(z.minimum(0), z.maximum(MAX_CENTS));

/** How prices change: by a share, by an amount, or to an amount. `roundToCents` rounds what a share gives. */
export const PriceChange = z.union([
  z.strictObject({
    percent: z.number().check(z.minimum(-100), z.maximum(1_000)),
    roundToCents: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  }),
  z.strictObject({ cents: z.int().check(z.minimum(-MAX_CENTS), z.maximum(MAX_CENTS)) }),
  z.strictObject({ setCents: cents }),
]);
export type PriceChange = z.infer<typeof PriceChange>;

/** Sale prices begin from the price before this change; null ends the sale. */
const salePrice = z.nullable(PriceChange);

/** How stock changes: to a level, or by a difference. */
const stock = z.union([
  z.strictObject({ set: Stock }),
  z.strictObject({ difference: z.int().check(z.minimum(-MAX_STOCK), z.maximum(MAX_STOCK)) }),
]);

/** What the law asks of products. Null names nobody, so that whoever stands for all products of the shop counts. */
const law = z
  .strictObject({
    withdrawalException: z.optional(z.enum(WITHDRAWAL_EXCEPTIONS)),
    minimumAge: z.optional(MinimumAge),
    manufacturer: z.optional(z.nullable(ProductContact)),
    responsiblePerson: z.optional(z.nullable(ProductContact)),
  })
  .check(z.refine((part) => Object.values(part).some((value) => value !== undefined)));
export type LawChange = z.infer<typeof law>;

/**
 * Body of `POST /api/owner/products/changes`: one change of many products, either of these or of all of a collection.
 * Without `digest` it is a preview; with the digest of a preview it is made, if it is still what the preview showed.
 */
export const ProductChanges = z
  .strictObject({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_PRODUCTS_IN_COLLECTION))),
    collectionId: z.optional(id),
    price: z.optional(PriceChange),
    salePrice: z.optional(salePrice),
    stock: z.optional(stock),
    law: z.optional(law),
    /** Per how much the prices per unit are said of the variants that are sold by such a measure. */
    unitReference: z.optional(UnitReference),
    digest: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
    /** Made once for a change in several calls, so that they are taken back together. */
    act: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/))),
  })
  .check(
    z.refine(({ ids, collectionId }) => (ids === undefined) !== (collectionId === undefined), { path: ['ids'] }),
    z.refine(
      ({ price, salePrice, stock, law, unitReference }) =>
        [price, salePrice, stock, law, unitReference].some((part) => part !== undefined),
      { path: ['price'] },
    ),
  );
export type ProductChanges = z.infer<typeof ProductChanges>;

const state = z.strictObject({ priceCents: z.int(), salePriceCents: z.int(), onSale: z.boolean(), stock: Stock });
export type VariantState = z.infer<typeof state>;

/** Answer of `POST /api/owner/products/changes`: one line for each variant that changes, itself or with its product. */
export const ProductChangesAnswer = z.strictObject({
  lines: z.array(
    z.strictObject({
      productId: z.string(),
      title: z.string(),
      variantId: z.string(),
      sku: z.string(),
      before: state,
      after: state,
      /** Names of the other fields that change: of the variant, or of its whole product. */
      fields: z.array(z.string()),
      /** Why this product cannot be changed, with all its variants; null where it can. */
      error: z.nullable(z.string()),
    }),
  ),
  /** Names these lines in the call that makes the change. */
  digest: z.string(),
  /** Whether the change was made: false for a preview, and where no product can be changed. */
  isDone: z.boolean(),
  /** The change set that takes the change back, with all calls of its act; null where none was made. */
  changeSet: z.nullable(z.string()),
});
export type ProductChangesAnswer = z.infer<typeof ProductChangesAnswer>;
