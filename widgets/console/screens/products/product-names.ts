import type { Stock } from '#runtime/contracts/catalogue.ts';
import { type ContentStatus, PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';

export type ListedProduct = OwnerProductList['products'][number];
export type ProductKind = ListedProduct['kind'];

export const KIND_OPTIONS = [
  [String(PRODUCT_TYPE.physical), productsTexts.physicalItIsDelivered],
  [String(PRODUCT_TYPE.digital), productsTexts.digitalAFile],
  [String(PRODUCT_TYPE.service), productsTexts.service],
  [String(PRODUCT_TYPE.giftCard), productsTexts.giftCard],
  [String(PRODUCT_TYPE.paywall), productsTexts.membership],
] as const;

/** Returns the kind whose number stands in a text. */
export function kindOf(text: string): ProductKind | undefined {
  return Object.values(PRODUCT_TYPE).find((kind) => String(kind) === text);
}

export const STATUS_NAMES: Readonly<Record<ContentStatus, string>> = {
  published: productsTexts.visible,
  'needs-review': productsTexts.needsReview,
  draft: commonTexts.draft,
  private: productsTexts.hidden,
};

export const STATUS_OPTIONS = [
  ['published', productsTexts.visibleToVisitors],
  ['draft', productsTexts.draftState],
  ['needs-review', productsTexts.needsReviewState],
  ['private', productsTexts.hiddenFromVisitors],
] as const satisfies readonly (readonly [ContentStatus, string])[];

/** Whether a product never runs out by its kind. */
export function isEndless(kind: number): boolean {
  return kind === PRODUCT_TYPE.digital || kind === PRODUCT_TYPE.giftCard || kind === PRODUCT_TYPE.paywall;
}

export function stockText(stock: Stock, kind?: number): string {
  if (kind !== undefined && isEndless(kind)) return productsTexts.neverRunsOut;
  return stock === 'unlimited'
    ? productsTexts.unlimited
    : stock === 0
      ? productsTexts.soldOut
      : stock.toLocaleString(languageTexts.tag);
}

/** Writes the values of a variant's options, "Large, Green"; '' for a product without options. */
export function choiceText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(', ');
}
