import type { BodyOf } from '#runtime/api/calls.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { amountError, readAmount, readWhole } from '../../../parts/amounts.ts';
import { isEndless, type KIND_OPTIONS, kindOf } from '../product-names.ts';

/** What people say of a product before it exists. */
export interface NewProductValue {
  title: string;
  collectionId: string;
  kind: (typeof KIND_OPTIONS)[number][0];
  /** As it is typed. */
  price: string;
  /** As it is typed; nothing where it is not counted yet. */
  stock: string;
}

export const EMPTY_PRODUCT: NewProductValue = { title: '', collectionId: '', kind: '1', price: '', stock: '' };

export function newProductErrors(value: NewProductValue): Record<string, string> {
  const { title, price, stock } = value;
  const cents = readAmount(price);
  return {
    ...(title.trim() === '' && { title: productsTexts.pleaseGiveTheProduct }),
    ...((cents === undefined || cents < 0) && { price: amountError() }),
    ...(isCounted(value) &&
      stock !== '' &&
      readWhole(stock) === undefined && { stock: productsTexts.pleaseWriteAWhole }),
  };
}

/** Whether a product of this kind has units that are counted. */
export function isCounted({ kind }: Pick<NewProductValue, 'kind'>): boolean {
  return !isEndless(Number(kind));
}

/** Returns what creates the product, as a draft with one variant. */
export function newProductBody(value: NewProductValue): BodyOf<'/api/owner/products', 'POST'> {
  const { title, collectionId, kind, price, stock } = value;
  const variants = [{ priceCents: readAmount(price) ?? 0, stock: isCounted(value) ? (readWhole(stock) ?? 0) : 0 }];
  return { title: title.trim(), collectionId, kind: kindOf(kind), status: 'draft', variants };
}
