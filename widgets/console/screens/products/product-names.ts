import type { Stock } from '#runtime/contracts/catalogue.ts';
import { type ContentStatus, PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';

export type ListedProduct = OwnerProductList['products'][number];
export type ProductKind = ListedProduct['kind'];

export const KIND_OPTIONS = [
  [String(PRODUCT_TYPE.physical), 'Physical: it is delivered'],
  [String(PRODUCT_TYPE.digital), 'Digital: a file to download'],
  [String(PRODUCT_TYPE.service), 'Service'],
  [String(PRODUCT_TYPE.giftCard), 'Gift card'],
  [String(PRODUCT_TYPE.paywall), 'Membership'],
] as const;

export const STATUS_NAMES: Readonly<Record<ContentStatus, string>> = {
  published: 'Visible',
  'needs-review': 'Needs review',
  draft: 'Draft',
  private: 'Hidden',
};

export const STATUS_OPTIONS = [
  ['published', 'Visible to visitors'],
  ['draft', 'Draft: visitors do not see it'],
  ['needs-review', 'Needs review: visitors do not see it'],
  ['private', 'Hidden from visitors'],
] as const satisfies readonly (readonly [ContentStatus, string])[];

/** Whether a product never runs out by its kind. */
export function isEndless(kind: number): boolean {
  return kind === PRODUCT_TYPE.digital || kind === PRODUCT_TYPE.giftCard;
}

export function stockText(stock: Stock, kind?: number): string {
  if (kind !== undefined && isEndless(kind)) return 'Never runs out';
  return stock === 'unlimited' ? 'Unlimited' : stock === 0 ? 'Sold out' : stock.toLocaleString('en');
}

/** Writes the values of a variant's options, "Large, Green"; '' for a product without options. */
export function choiceText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(', ');
}
