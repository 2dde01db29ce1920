import type { OwnerVariant, ProductDefinition } from '../contracts/catalogue.ts';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '../contracts/owner-limits.ts';
import { measureTheSame } from './unit-price.ts';
import { isUrlSlug } from './url-slug.ts';

/** What is wrong with a field: the name of a text of `ownerErrors`, and the values in it. */
export interface ProductError {
  field: string;
  reason:
    | 'alreadyExists'
    | 'notAnOption'
    | 'notAPageUrl'
    | 'required'
    | 'tooLong'
    | 'saleNotLower'
    | 'noSubscription'
    | 'unitsDiffer'
    | 'noDeposit';
  /** For 'alreadyExists': the name of a text of `ownerNames`. */
  tagType?: 'tag' | 'category' | 'option' | 'variant' | 'sku' | 'image';
  val?: string;
  max?: number;
}

/** A product whose variants and images have their ids. */
export type CompleteProduct = Omit<ProductDefinition, 'variants' | 'images'> & {
  variants: readonly OwnerVariant[];
  images: readonly { id: string }[];
};

/** The kinds of products that can be subscribed to. */
export const SUBSCRIBABLE: readonly number[] = [PRODUCT_TYPE.physical, PRODUCT_TYPE.service, PRODUCT_TYPE.paywall];

/** Returns what the platform would not accept of a product; the contract has checked the shape of each field. */
export function productErrors(product: CompleteProduct): ProductError[] {
  return [
    ...ownErrors(product),
    ...nameErrors(product.tags, 'tags', 'tag', TAG_MAX_LENGTH),
    ...nameErrors(product.categories, 'categories', 'category', CATEGORY_MAX_LENGTH),
    ...repeated(product.variantOptionOrdering, (index) => `variantOptionOrdering.${index}`, 'option'),
    ...repeated(idsOf(product.variants), (index) => `variants.${index}.id`, 'variant'),
    ...repeated(skusOf(product.variants), (index) => `variants.${index}.sku`, 'sku'),
    ...repeated(choicesOf(product), (index) => `variants.${index}.attributes`, 'variant'),
    ...repeated(idsOf(product.images), (index) => `images.${index}.id`, 'image'),
    ...product.variants.flatMap((variant, index) => variantErrors(variant, product, `variants.${index}`)),
  ];
}

function ownErrors({ urlSlug, kind, subscriptionPlan, ...product }: CompleteProduct): ProductError[] {
  const errors: ProductError[] = [];
  if (!isUrlSlug(urlSlug)) errors.push({ field: 'urlSlug', reason: 'notAPageUrl', val: urlSlug });
  if (subscriptionPlan !== null && !SUBSCRIBABLE.includes(kind)) {
    errors.push({ field: 'subscriptionPlan', reason: 'noSubscription' });
  }
  if (product.useCustomAddButtonText && product.customAddButtonText.trim() === '') {
    errors.push({ field: 'customAddButtonText', reason: 'required' });
  }
  return errors;
}

function nameErrors(names: readonly string[], field: string, tagType: 'tag' | 'category', max: number): ProductError[] {
  const errors = names.flatMap((name, index): ProductError[] => {
    if (name.trim() === '') return [{ field: `${field}.${index}`, reason: 'required' }];
    return name.length > max ? [{ field: `${field}.${index}`, reason: 'tooLong', max }] : [];
  });
  return [...errors, ...repeated(names, (index) => `${field}.${index}`, tagType)];
}

function variantErrors(variant: OwnerVariant, product: CompleteProduct, field: string): ProductError[] {
  const { variantOptionOrdering: options, images, kind } = product;
  const errors: ProductError[] = options
    .filter((option) => !Object.hasOwn(variant.attributes, option))
    .map((option) => ({ field: `${field}.attributes.${option}`, reason: 'required' }));
  for (const option of Object.keys(variant.attributes).filter((option) => !options.includes(option))) {
    errors.push({ field: `${field}.attributes.${option}`, reason: 'notAnOption', val: option });
  }
  if (kind === PRODUCT_TYPE.giftCard && variant.priceCents === 0) {
    errors.push({ field: `${field}.priceCents`, reason: 'required' });
  }
  if (variant.onSale && variant.salePriceCents >= variant.priceCents) {
    errors.push({ field: `${field}.salePriceCents`, reason: 'saleNotLower' });
  }
  const { unitPriceMeasurement: measured, depositCents } = variant;
  if (measured && !measureTheSame(measured.quantityUnit, measured.referenceUnit)) {
    errors.push({ field: `${field}.unitPriceMeasurement.referenceUnit`, reason: 'unitsDiffer' });
  }
  // The price of a gift card is what it is worth.
  if (kind === PRODUCT_TYPE.giftCard && depositCents > 0) {
    errors.push({ field: `${field}.depositCents`, reason: 'noDeposit' });
  }
  if (variant.mainImageId !== null && !images.some(({ id }) => id === variant.mainImageId)) {
    errors.push({ field: `${field}.mainImageId`, reason: 'notAnOption', val: variant.mainImageId });
  }
  return errors;
}

function repeated(
  values: readonly string[],
  fieldOf: (index: number) => string,
  tagType: NonNullable<ProductError['tagType']>,
): ProductError[] {
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => values.indexOf(value) < index)
    .map(({ index }) => ({ field: fieldOf(index), reason: 'alreadyExists', tagType }));
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

function skusOf(variants: readonly OwnerVariant[]): string[] {
  return variants.map(({ sku }) => sku);
}

/** Returns what distinguishes each variant: its values in the order of the options. */
function choicesOf({ variantOptionOrdering, variants }: CompleteProduct): string[] {
  return variants.map(({ attributes }) => JSON.stringify(variantOptionOrdering.map((option) => attributes[option])));
}
