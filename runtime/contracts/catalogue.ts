import * as z from 'zod/mini';
import { CONTENT_STATUSES, PRODUCT_TYPE } from './enumerations.ts';
import { ID_MAX_LENGTH } from './limits.ts';
import {
  MAX_CENTS,
  MAX_PRODUCT_CATEGORIES,
  MAX_PRODUCT_IMAGES,
  MAX_PRODUCT_OPTIONS,
  MAX_PRODUCT_TAGS,
  MAX_STOCK,
  MAX_VARIANTS,
  MAX_WEIGHT_OR_SIZE,
  PRODUCT_HTML_MAX_LENGTH,
} from './owner-limits.ts';
import { ItemImage, OwnerImage } from './pictures.ts';
import {
  Deposit,
  DurabilityGuarantee,
  MinimumAge,
  noSafety,
  SafetyDefinition,
  SafetyWarnings,
  UnitPriceMeasurement,
  WITHDRAWAL_EXCEPTIONS,
} from './product-law.ts';
import { ShareButtonOptions } from './share-options.ts';

/** What an owner's program sends and receives of products. Amounts are in minor units of the store's currency. */

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const line = (longest: number) => z.string().check(z.maxLength(longest));
const name = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const html = line(PRODUCT_HTML_MAX_LENGTH);
const cents = z.int().check(z.minimum(0), z.maximum(MAX_CENTS));
const measure = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_WEIGHT_OR_SIZE)));
const position = z.int().check(z.minimum(0), z.maximum(1_000_000));
const ms = z.int().check(z.minimum(0));
const kind = z.union([
  z.literal(PRODUCT_TYPE.physical),
  z.literal(PRODUCT_TYPE.digital),
  z.literal(PRODUCT_TYPE.service),
  z.literal(PRODUCT_TYPE.giftCard),
  z.literal(PRODUCT_TYPE.paywall),
]);

/** A variant's stock: units that are not sold yet, or no limit. */
export const Stock = z.union([z.int().check(z.minimum(0), z.maximum(MAX_STOCK)), z.literal('unlimited')]);
export type Stock = z.infer<typeof Stock>;

const variantFields = {
  sku: name(ID_MAX_LENGTH),
  /** Option name to value; one value for each option of the product. */
  attributes: z.record(z.string(), name(200)),
  priceCents: cents,
  salePriceCents: cents,
  onSale: z.boolean(),
  stock: Stock,
  gtin: line(70),
  mpn: line(70),
  weightGrams: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  /** One of the product's images. */
  mainImageId: z.nullable(id),
  /** Null for what is not sold by measure. */
  unitPriceMeasurement: z._default(z.nullable(UnitPriceMeasurement), null),
  /** Paid with the price and shown apart from it. */
  depositCents: z._default(Deposit, 0),
};

/** A variant as its owner receives it. */
export const OwnerVariant = z.strictObject({ id, ...variantFields });
export type OwnerVariant = z.infer<typeof OwnerVariant>;

/**
 * A variant as its owner defines it. One without an id is the product's variant of that sku, otherwise a new one. Stock
 * is read for new variants only, so that no change of a product undoes a sale; by default a new one has none.
 */
export const VariantDefinition = z.strictObject({
  ...variantFields,
  id: z.optional(id),
  sku: z.optional(variantFields.sku),
  attributes: z._default(variantFields.attributes, {}),
  salePriceCents: z._default(cents, 0),
  onSale: z._default(z.boolean(), false),
  stock: z.optional(Stock),
  gtin: z._default(variantFields.gtin, ''),
  mpn: z._default(variantFields.mpn, ''),
  weightGrams: z._default(measure, null),
  lengthMm: z._default(measure, null),
  widthMm: z._default(measure, null),
  heightMm: z._default(measure, null),
  mainImageId: z._default(variantFields.mainImageId, null),
});
export type VariantDefinition = z.infer<typeof VariantDefinition>;

const billingPeriod = z.strictObject({
  value: z.int().check(z.minimum(1), z.maximum(52)),
  unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
});

/** A subscription's billing; `numBillingCycles` 0 means that it never ends. */
const plan = z.strictObject({ billingPeriod, numBillingCycles: z.int().check(z.minimum(0), z.maximum(999)) });

const own = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/**
 * What a product shows of its stock; null is the shop's setting. The views of scarce and sold-out variants follow from
 * the stock.
 */
export const MerchandisingDefinition = z.strictObject({
  scarcityEnabled: own(z.boolean()),
  /** A variant is scarce when its stock is this number or lower. */
  scarcityThreshold: own(z.int().check(z.minimum(1), z.maximum(9_999))),
  /** Text with `{qtyInStock}` for scarce variants. */
  scarcityText: own(name(200)),
  /** Whether the text shows before the visitor has chosen a variant. */
  scarcityShownByDefault: own(z.boolean()),
  restockNotificationsEnabled: own(z.boolean()),
  restockNotificationMessages: own(
    z.strictObject({
      CTAText: own(name(500)),
      placeholderText: own(name(200)),
      buttonText: own(name(200)),
      mailingListDescription: own(name(500)),
    }),
  ),
  mailingListSignUpEnabled: own(z.boolean()),
  mailingListOptInByDefault: own(z.boolean()),
  /** Text shown instead of "sold out". */
  customSoldOutText: own(name(200)),
});
export type MerchandisingDefinition = z.infer<typeof MerchandisingDefinition>;

const productFields = {
  collectionId: id,
  title: name(200),
  /** Last part of the product's address, unique in its collection. */
  urlSlug: line(200),
  excerpt: html,
  body: html,
  /** A number of `PRODUCT_TYPE`. */
  kind,
  status: z.enum(CONTENT_STATUSES),
  /** Visitors do not see the product before. */
  publishedAt: ms,
  /** Options in the order in which visitors choose; a gift card's variants are its values. */
  variantOptionOrdering: z.array(name(100)).check(z.maxLength(MAX_PRODUCT_OPTIONS)),
  variants: z.array(VariantDefinition).check(z.minLength(1), z.maxLength(MAX_VARIANTS)),
  /** In the order in which they are shown. */
  images: z.array(ItemImage).check(z.maxLength(MAX_PRODUCT_IMAGES)),
  /** Null for what is sold once; only physical products, services and memberships can have one. */
  subscriptionPlan: z.nullable(plan),
  /** Whether a subscription can also be bought once; true for all other products. */
  isOneTimePurchasable: z.boolean(),
  /** The form that buyers fill in. */
  additionalFieldsFormId: z.nullable(id),
  /** The same form as the platform stores it, for scripts of the page. */
  additionalFieldsForm: z.nullable(z.record(z.string(), z.unknown())),
  useCustomAddButtonText: z.boolean(),
  customAddButtonText: line(100),
  merchandising: MerchandisingDefinition,
  tags: z.array(z.string()).check(z.maxLength(MAX_PRODUCT_TAGS)),
  /** Names that pages show. */
  categories: z.array(z.string()).check(z.maxLength(MAX_PRODUCT_CATEGORIES)),
  /** The collection's categories that list the product. */
  categoryIds: z.array(id).check(z.maxLength(MAX_PRODUCT_CATEGORIES)),
  starred: z.boolean(),
  author: z.nullable(name(200)),
  /** Who makes the product; '' where that is not known. */
  brand: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** Why it cannot be given back, where the law allows that. */
  withdrawalException: z._default(z.enum(WITHDRAWAL_EXCEPTIONS), 'none'),
  safety: z._default(SafetyDefinition, noSafety),
  safetyWarnings: z._default(SafetyWarnings, ''),
  /** Buyers confirm that they have this age; 0 for everybody. */
  minimumAge: z._default(MinimumAge, 0),
  /** Null for no label of durability. */
  durability: z._default(z.nullable(DurabilityGuarantee), null),
  /** Share buttons of its page; null for those of the site. */
  shareButtonOptions: z._default(z.nullable(ShareButtonOptions), null),
  /** '' for the product's own title and excerpt. */
  seoTitle: line(200),
  seoDescription: line(500),
  /** Place in its collection, from 0. */
  position,
  /** Of a new product that moves in; any other keeps its own. */
  likeCount: z.optional(z.int().check(z.minimum(0))),
};

/** Body of `PUT /api/owner/products/{id}`: the whole product. HTML is sanitised before it is saved. */
export const ProductDefinition = z.strictObject(productFields);
export type ProductDefinition = z.infer<typeof ProductDefinition>;

const noMerchandising = MerchandisingDefinition.parse({});

/**
 * Body of `POST /api/owner/products`. An owner may choose the id. By default a product is public from now on, at the
 * end of its collection, with an address made of its title.
 */
export const NewProduct = z.strictObject({
  ...productFields,
  id: z.optional(id),
  urlSlug: z.optional(productFields.urlSlug),
  excerpt: z._default(html, ''),
  body: z._default(html, ''),
  kind: z._default(kind, PRODUCT_TYPE.physical),
  status: z._default(productFields.status, 'published'),
  publishedAt: z.optional(ms),
  variantOptionOrdering: z._default(productFields.variantOptionOrdering, []),
  images: z._default(productFields.images, []),
  subscriptionPlan: z._default(productFields.subscriptionPlan, null),
  isOneTimePurchasable: z.optional(z.boolean()),
  additionalFieldsFormId: z._default(productFields.additionalFieldsFormId, null),
  additionalFieldsForm: z._default(productFields.additionalFieldsForm, null),
  useCustomAddButtonText: z._default(z.boolean(), false),
  customAddButtonText: z._default(productFields.customAddButtonText, ''),
  merchandising: z._default(MerchandisingDefinition, noMerchandising),
  tags: z._default(productFields.tags, []),
  categories: z._default(productFields.categories, []),
  categoryIds: z._default(productFields.categoryIds, []),
  starred: z._default(z.boolean(), false),
  author: z._default(productFields.author, null),
  seoTitle: z._default(productFields.seoTitle, ''),
  seoDescription: z._default(productFields.seoDescription, ''),
  position: z.optional(position),
});
export type NewProduct = z.infer<typeof NewProduct>;

/** A product as its owner receives it. `version` goes into `If-Match` of the next change. */
export const OwnerProduct = z.strictObject({
  ...productFields,
  id,
  variants: z.array(OwnerVariant),
  images: z.array(OwnerImage),
  likeCount: z.int(),
  /** Whether it is published and its date is in the future, which the platform calls Scheduled. */
  isScheduled: z.boolean(),
  version: z.int(),
  updatedAt: ms,
});
export type OwnerProduct = z.infer<typeof OwnerProduct>;
