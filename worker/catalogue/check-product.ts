import { randomBytes, randomInt } from 'node:crypto';
import type { ProductDefinition, VariantDefinition } from '#runtime/contracts/catalogue.ts';
import { ITEM_HTML_NAMES, type ItemHtml } from '#runtime/contracts/item-texts.ts';
import { PRODUCT_HTML_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { type ProductError, productErrors } from '#runtime/domain/product-errors.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { blockErrors } from '../blocks/service.ts';
import { sanitisePageHtml } from '../content/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { findReferences } from './owner-repository.ts';
import type { StoredProduct } from './product-statements.ts';

/** Length of a new id: 96 bits as hex digits, like the platform's own ids. */
const ID_BYTES = 12;
const SKU_DIGITS = 10 ** 10;

/** A definition of a product, of which a new one may leave some fields to the Worker. */
export type Draft = Omit<ProductDefinition, 'position'> & { position: number | null };

export function newProductId(): string {
  return randomBytes(ID_BYTES).toString('hex');
}

/**
 * Sanitises the owner's HTML, adds missing ids and skus, and refuses what the platform would not accept. `current` are
 * the product's variants so far. A preview skips references, because an earlier record may bring what they name.
 */
export async function checkProduct(
  call: OwnerCall,
  id: string,
  draft: Draft,
  current: readonly { id: string; sku: string }[],
  { skipsReferences = false }: { skipsReferences?: boolean } = {},
): Promise<StoredProduct> {
  const sanitised = ITEM_HTML_NAMES.map((name) => [name, sanitisePageHtml(draft[name])]);
  const html = Object.fromEntries(sanitised) as Record<ItemHtml, string>;
  const product: StoredProduct = {
    ...draft,
    id,
    ...html,
    tags: draft.tags.map((tag) => tag.trim()),
    categories: draft.categories.map((category) => category.trim()),
    categoryIds: [...new Set(draft.categoryIds)].sort(),
    isOneTimePurchasable: draft.subscriptionPlan === null || draft.isOneTimePurchasable,
    variants: draft.variants.map((variant, index) => withIds(variant, draft.variants, current, index)),
    images: draft.images.map((image) => ({ ...image, id: image.id ?? newProductId() })),
  };
  const errors = await blockErrors(html, call.readerLanguage);
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  await refuse(call, [
    ...productErrors({ ...product, position: product.position ?? 0 }),
    ...tooLong(product),
    ...(skipsReferences ? [] : await referenceErrors(call, product)),
  ]);
  return product;
}

/**
 * A variant without an id is the product's variant of that sku, so that a list from elsewhere changes prices and leaves
 * stock and carts alone. A new id for the sku of a variant that stands would change its stock, so it is refused with
 * SKU_TAKEN, unless that one gets another sku.
 */
function withIds(
  variant: VariantDefinition,
  all: readonly VariantDefinition[],
  current: readonly { id: string; sku: string }[],
  index: number,
) {
  const known = current.find((other) =>
    variant.id === undefined ? other.sku === variant.sku : other.id === variant.id,
  );
  const isReplaced = ({ id, sku }: { id: string; sku: string }) =>
    sku === variant.sku && !all.some((other) => other.id === id);
  if (!known && current.some(isReplaced)) {
    throw new ApiError('SKU_TAKEN', { fields: [`variants.${index}.id`] });
  }
  return {
    ...variant,
    id: variant.id ?? known?.id ?? newProductId(),
    sku: variant.sku ?? known?.sku ?? `SQ${String(randomInt(SKU_DIGITS)).padStart(10, '0')}`,
    stock: variant.stock ?? 0,
  };
}

/** Sanitising escapes characters and makes texts longer. */
function tooLong(product: StoredProduct): ProductError[] {
  return ITEM_HTML_NAMES.filter((field) => product[field].length > PRODUCT_HTML_MAX_LENGTH).map((field) => ({
    field,
    reason: 'tooLong',
    max: PRODUCT_HTML_MAX_LENGTH,
  }));
}

async function referenceErrors({ db, site }: OwnerCall, product: StoredProduct): Promise<ProductError[]> {
  const { collectionId, additionalFieldsFormId: formId, categoryIds } = product;
  const found = await findReferences(db, site.siteId, product);
  const unknown: [field: string, val: string][] = [];
  if (!found.isCollection) unknown.push(['collectionId', collectionId]);
  if (formId !== null && !found.isForm) unknown.push(['additionalFieldsFormId', formId]);
  for (const [index, id] of categoryIds.entries()) {
    if (!found.categoryIds.has(id)) unknown.push([`categoryIds.${index}`, id]);
  }
  return unknown.map(([field, val]) => ({ field, reason: 'notAnOption', val }));
}

async function refuse({ readerLanguage }: OwnerCall, errors: readonly ProductError[]): Promise<void> {
  if (errors.length === 0) return;
  const { ownerErrors, ownerNames } = await textsIn(readerLanguage);
  const errorText = ({ reason, tagType, val = '', max = 0 }: ProductError) => {
    return fill(ownerErrors[reason], { tagType: tagType ? ownerNames[tagType] : '', val, max });
  };
  throw new ApiError('INVALID_REQUEST', {
    errors: Object.fromEntries(errors.map((error) => [error.field, errorText(error)])),
  });
}
