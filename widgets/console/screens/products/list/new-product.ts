import type { BodyOf } from '#runtime/api/calls.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { amountError, readAmount } from '../../../parts/amounts.ts';
import { type KIND_OPTIONS, kindOf } from '../product-names.ts';

/** What people say of a product before it exists. */
export interface NewProductValue {
  title: string;
  collectionId: string;
  kind: (typeof KIND_OPTIONS)[number][0];
  /** As it is typed. */
  price: string;
}

export const EMPTY_PRODUCT: NewProductValue = { title: '', collectionId: '', kind: '1', price: '' };

export function newProductErrors({ title, price }: NewProductValue): Record<string, string> {
  const cents = readAmount(price);
  return {
    ...(title.trim() === '' && { title: productsTexts.pleaseGiveTheProduct }),
    ...((cents === undefined || cents < 0) && { price: amountError() }),
  };
}

/** Returns what creates the product, as a draft with one variant and no stock. */
export function newProductBody({
  title,
  collectionId,
  kind,
  price,
}: NewProductValue): BodyOf<'/api/owner/products', 'POST'> {
  const variants = [{ priceCents: readAmount(price) ?? 0, stock: 0 }];
  return { title: title.trim(), collectionId, kind: kindOf(kind), status: 'draft', variants };
}
