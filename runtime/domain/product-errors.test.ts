import { describe, expect, test } from 'vitest';
import { NewProduct, type OwnerVariant } from '../contracts/catalogue.ts';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { productErrors } from './product-errors.ts';

const PRODUCT = NewProduct.parse({ collectionId: 'shop', title: 'Cable', variants: [{ priceCents: 100 }] });

/** Returns what is wrong with a product of one variant. */
function errorsOf(changes: Partial<OwnerVariant>, kind: typeof PRODUCT.kind = PRODUCT.kind) {
  const variants = PRODUCT.variants.map((variant) => {
    return { ...variant, id: 'v', sku: 'S', stock: 1, ...changes };
  });
  const own = { urlSlug: 'cable', publishedAt: 0, isOneTimePurchasable: true, position: 0, images: [] };
  return productErrors({ ...PRODUCT, ...own, kind, variants });
}

describe('what cannot be stored of a variant', () => {
  test('units that measure different things', () => {
    const measured = { quantityValue: 250, quantityUnit: 'g', referenceValue: 1 } as const;
    expect(errorsOf({ unitPriceMeasurement: { ...measured, referenceUnit: 'kg' } })).toEqual([]);
    expect(errorsOf({ unitPriceMeasurement: { ...measured, referenceUnit: 'l' } })).toEqual([
      { field: 'variants.0.unitPriceMeasurement.referenceUnit', reason: 'unitsDiffer' },
    ]);
  });

  test('a deposit on a gift card, whose price is what it is worth', () => {
    expect(errorsOf({ depositCents: 25 })).toEqual([]);
    expect(errorsOf({ depositCents: 25 }, PRODUCT_TYPE.giftCard)).toEqual([
      { field: 'variants.0.depositCents', reason: 'noDeposit' },
    ]);
  });
});
