import * as z from 'zod/mini';
import { ProductDefinition, Stock, VariantDefinition } from './catalogue.ts';
import { ITEM_TEXT_NAMES, type ItemText } from './item-texts.ts';
import { MAX_PRODUCT_CATEGORIES, MAX_PRODUCT_IMAGES, MAX_VARIANTS } from './owner-limits.ts';
import { ProductContact, UnitPriceMeasurement, WITHDRAWAL_EXCEPTIONS } from './product-law.ts';

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const address = z.string().check(z.maxLength(2_000));
const variant = VariantDefinition.shape;

/**
 * A picture of an imported product: one that the product has already, or one that was fetched from there before (`POST
 * /api/owner/pictures/fetch`). Any other is left out, and the outcome notes it.
 */
export const ImportedImage = z.strictObject({
  /** Where the file has it: an https address, or an address of the shop. */
  url: address,
  altText: z.optional(z.string().check(z.maxLength(1_000))),
  licensedAssetPreview: z.optional(z.boolean()),
});
export type ImportedImage = z.infer<typeof ImportedImage>;

/**
 * A variant of an imported product. It is the product's variant of that id, otherwise the one with the same values of all
 * options, otherwise the one of that sku, otherwise a new one. What is left out stays as it is. A new one without a price
 * joins no product that stands, and hides a new product.
 */
export const ImportedVariant = z.strictObject({
  id: z.optional(id),
  sku: variant.sku,
  /** Whether that was made, because another row of the file has it. It then finds only a product of the same title. */
  isSkuMade: z.optional(z.boolean()),
  /** Option name to value. */
  attributes: z.optional(z.record(z.string(), z.string())),
  priceCents: z.optional(variant.priceCents),
  salePriceCents: z.optional(z.int()),
  onSale: z.optional(z.boolean()),
  stock: z.optional(Stock),
  gtin: z.optional(z.string()),
  mpn: z.optional(z.string()),
  weightGrams: z.optional(z.nullable(z.int())),
  lengthMm: z.optional(z.nullable(z.int())),
  widthMm: z.optional(z.nullable(z.int())),
  heightMm: z.optional(z.nullable(z.int())),
  unitPriceMeasurement: z.optional(z.nullable(UnitPriceMeasurement)),
  depositCents: z.optional(z.int()),
  /** The address of one of the product's images; null for none. */
  imageUrl: z.optional(z.nullable(address)),
});
export type ImportedVariant = z.infer<typeof ImportedVariant>;

const whole = ProductDefinition.shape;
const text = z.optional(z.string());
const texts = Object.fromEntries(ITEM_TEXT_NAMES.map((name) => [name, text])) as Record<ItemText, typeof text>;

/**
 * A product of a file that knows only a part of what a product has, such as a CSV file. It is the shop's product of that
 * id, otherwise the one at that address of the collection; only where it has neither, the one that alone has its skus;
 * otherwise a new one. What is left out stays as it is, and so do variants that the file does not have.
 */
export const ImportedProduct = z.strictObject({
  id: z.optional(id),
  collectionId: id,
  urlSlug: z.optional(z.string()),
  /**
   * Whether that was made of an address which can be none here. It then means only a product of the same title or with one
   * of the skus, so that no other product is taken over; one at the same address with a number is meant too.
   */
  isAddressMade: z.optional(z.boolean()),
  /** A new product needs a title. */
  ...texts,
  kind: z.optional(z.int()),
  /** For files that know no more of the kind: a product that is of such a kind already stays what it is. */
  isShipped: z.optional(z.boolean()),
  status: z.optional(z.enum(['published', 'needs-review', 'draft', 'private'])),
  /** For files that know no more of the status: a product that is visible or hidden already stays what it is. */
  isVisible: z.optional(z.boolean()),
  publishedAt: z.optional(z.int()),
  variantOptionOrdering: z.optional(z.array(z.string())),
  variants: z.array(ImportedVariant).check(z.minLength(1), z.maxLength(MAX_VARIANTS)),
  images: z.optional(z.array(ImportedImage).check(z.maxLength(MAX_PRODUCT_IMAGES))),
  subscriptionPlan: z.optional(whole.subscriptionPlan),
  isOneTimePurchasable: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
  /** The collection's categories, each as the names from the highest down. Those that do not exist are created. */
  categories: z.optional(z.array(z.array(z.string()).check(z.minLength(1))).check(z.maxLength(MAX_PRODUCT_CATEGORIES))),
  starred: z.optional(z.boolean()),
  safety: z.optional(
    z.strictObject({
      manufacturer: z.optional(ProductContact),
      responsiblePerson: z.optional(ProductContact),
      identification: z.optional(z.string()),
    }),
  ),
  minimumAge: z.optional(z.int()),
  withdrawalException: z.optional(z.enum(WITHDRAWAL_EXCEPTIONS)),
});
export type ImportedProduct = z.infer<typeof ImportedProduct>;
