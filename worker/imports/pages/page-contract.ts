import * as z from 'zod/mini';

/** The JSON of a Squarespace page, as far as it is read. Fields that are missing or of another shape are left out. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const text = maybe(z.string());
const flag = maybe(z.boolean());
const number = maybe(z.number());

/**
 * An amount: the engine's minor units, decimal text with a currency in Products V2, minor units with a currency in the
 * static context.
 */
const money = maybe(
  z.union([
    z.number(),
    z.object({ currency: text, currencyCode: text, value: maybe(z.union([z.string(), z.number()])) }),
  ]),
);
export type PageMoney = z.infer<typeof money>;

/** `licensedAssetPreview` is an object where the picture's licence is still to be bought. */
const image = z.object({
  id: text,
  assetUrl: text,
  title: text,
  altText: text,
  licensedAssetPreview: maybe(z.looseObject({})),
});
export type PageImage = z.infer<typeof image>;

/** A list without the entries that are of another shape. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  maybe(
    z.pipe(
      z.array(z.catch(z.nullable(schema), null)),
      z.transform((entries) => entries.filter((entry): entry is NonNullable<z.infer<Schema>> => entry !== null)),
    ),
  );

const variant = z.object({
  id: text,
  sku: text,
  attributes: maybe(z.record(z.string(), z.string())),
  price: money,
  salePrice: money,
  /** The amounts with their currency, beside the engine's bare numbers. */
  priceMoney: money,
  salePriceMoney: money,
  onSale: flag,
  unlimited: flag,
  qtyInStock: number,
  /** The static context's stock. */
  stock: maybe(z.object({ unlimited: flag, quantity: number })),
  shippingWeight: maybe(z.object({ value: number, unit: text })),
  mainImageId: text,
  mainImage: maybe(image),
});
export type PageVariant = z.infer<typeof variant>;
export const PageVariants = z.catch(z.optional(listOf(variant)), undefined);

const product = {
  id: text,
  title: text,
  urlId: text,
  fullUrl: text,
  excerpt: text,
  body: text,
  productType: number,
  tags: listOf(z.string()),
  categories: listOf(z.string()),
  starred: flag,
  publishOn: number,
  variants: listOf(variant),
  variantOptionOrdering: listOf(z.string()),
  variantAttributeNames: listOf(z.string()),
  images: listOf(image),
  subscriptionPlan: maybe(
    z.object({
      billingPeriod: z.object({ value: z.int(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
      numBillingCycles: z.int(),
    }),
  ),
  isOneTimePurchasable: flag,
  customAddButtonText: text,
  useCustomAddButtonText: flag,
};
/** A product in the spellings of all pages. */
export const PageProduct = z.object(product);
export type PageProduct = z.infer<typeof PageProduct>;

const collection = z.object({ id: text, title: text, urlId: text, fullUrl: text });
/** What a page says about its collection. */
export type PageCollection = z.infer<typeof collection>;

const item = z.object({
  ...product,
  recordType: number,
  structuredContent: maybe(PageProduct),
  /** Its pictures. */
  items: listOf(image),
});

/** The data of a page about its shop. */
const settings = z.object({ storeSettings: maybe(z.object({ selectedCurrency: text })) });
export type PageSettings = z.infer<typeof settings>;

/** A page as `?format=json` gives it. */
export const JsonPage = z.object({
  websiteSettings: maybe(settings),
  collection: maybe(collection),
  item: maybe(item),
  items: listOf(item),
  pagination: maybe(z.object({ nextPage: maybe(z.unknown()) })),
});

/** The inline JSON of a saved page. */
export const StaticContext = z.object({
  websiteSettings: maybe(settings),
  item: maybe(z.object({ ...product, recordType: number })),
  collection: maybe(collection),
  product: maybe(PageProduct),
});
export type StaticContext = z.infer<typeof StaticContext>;

/** The JSON of Products V2, whose products have a description in place of the excerpt. */
const v2Product = z.object({ ...product, description: text });
export const DataContext = z.object({ product: maybe(v2Product), items: listOf(v2Product) });

/** Leaves out fields without a value, so that another source's count. */
export function given<Fields extends object>(fields: Fields | undefined): Partial<Fields> {
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Fields>;
}
