import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Product } from '#runtime/contracts/product.ts';
import * as texts from '#runtime/i18n/en/all.ts';
import { productFromApi } from '#runtime/page/product.ts';
import { lamp } from '../../../test/fixtures/cart/product.ts';
import { type Choices, describeProduct, noChoices } from './describe.ts';

const write = (minorUnits: number) => `$${minorUnits}`;
const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;

function described(change: Partial<Product> = {}, choices: Partial<Choices> = {}) {
  const product = { ...lamp, ...change };
  const loaded = { product, page: productFromApi(product) };
  return describeProduct(loaded, { ...noChoices(loaded), ...choices }, { texts, write });
}
const sized = (value: string) => ({ selections: [{ name: 'Size', value }] });
const only = (change: Partial<Product['variants'][number]>): Partial<Product> => ({
  variantOptionOrdering: [],
  variants: lamp.variants.slice(0, 1).map((variant) => ({ ...variant, attributes: {}, onSale: false, ...change })),
});

describe('the texts about a product', () => {
  test.each([
    ['nothing chosen', {}, { price: 'from $1500' }, 'sale'],
    ['one on sale', sized('Small'), { price: '$1500', original: '$2000' }, 'sale'],
    ['one sold out', sized('Large'), { price: '$3000' }, 'sold out'],
    ['one that is not there', sized('Huge'), { price: 'Unavailable' }, 'sale'],
  ])('a product with %s shows its price and its mark', (_, choices, price, mark) => {
    const shown = described({}, choices);
    expect([shown.price, shown.mark?.text]).toEqual([price, mark]);
  });

  test('what stands beside the price is of the product until a variant is chosen, and of that one then', () => {
    const line = (text: string) => [{ kind: 'unit' as const, text }];
    const variants = lamp.variants.map((variant) => ({ ...variant, priceLines: line(variant.sku) }));
    const change = { variants, priceLines: line('from') };
    const texts = ['', 'Small', 'Huge'].map((value) =>
      described(change, sized(value)).priceLines.map(({ text }) => text),
    );
    expect(texts).toEqual([['from'], ['LAMP-S'], []]);
  });

  test("a product that is sold out shows the shop's own text", () => {
    const merchandising = { ...lamp.merchandising, customSoldOutText: 'Gone for now' };
    expect(described({ merchandising }, sized('Large')).mark).toEqual({ kind: 'soldOut', text: 'Gone for now' });
  });

  test('a product says how few are left of the chosen variant only', () => {
    const merchandising = { ...lamp.merchandising, scarcityText: 'Only {qtyInStock}', scarcityThreshold: 8 };
    expect(described({ merchandising }).scarcity).toBeUndefined();
    expect(described({ merchandising }, sized('Small')).scarcity).toBe('Only 8');
    expect(described({ merchandising }, sized('Large')).scarcity).toBeUndefined();
  });

  test('a product offers each value once, marks those that are sold out, and chooses no value', () => {
    expect(described().options).toEqual([
      {
        name: 'Size',
        chosen: '',
        values: [
          { value: 'Small', status: 'available' },
          { value: 'Large', status: 'soldOut' },
        ],
      },
    ]);
  });

  test('a product without options is chosen at once', () => {
    expect(described(only({})).variant?.sku).toBe('LAMP-S');
  });
});

describe('a subscription', () => {
  const both = { ...only({}), isSubscribable: true, subscriptionPlan: plan };

  test('a subscription has its plan in the price, and no quantity', () => {
    expect(described(both)).toMatchObject({
      price: { price: '$2000 every month' },
      label: 'Subscribe',
      hasQuantity: false,
      offersBoth: true,
    });
  });

  test('a subscription that is bought once is like any other product', () => {
    const shown = described(both, { purchaseOption: 'oneTime' });
    expect(shown).toMatchObject({ price: { price: '$2000' }, label: 'Add To Cart', hasQuantity: true });
  });

  test('a subscription that is not sold once stays one, whatever is chosen', () => {
    const shown = described({ ...both, isOneTimePurchasable: false }, { purchaseOption: 'oneTime' });
    expect(shown).toMatchObject({ label: 'Subscribe', offersBoth: false });
  });
});

test.each<[string, Partial<Product>, boolean]>([
  ['a physical product', only({}), true],
  ['the last piece', only({ qtyInStock: 1 }), false],
  ['a download', { ...only({}), productType: PRODUCT_TYPE.digital }, false],
  ['a service', { ...only({}), productType: PRODUCT_TYPE.service }, true],
])('a quantity field shows where more than one can be bought: %s', (_, change, expected) => {
  expect(described(change).hasQuantity).toBe(expected);
});

test.each<[string, Partial<Product>, string]>([
  ['a product', {}, 'Add To Cart'],
  ['express checkout', { store: { ...lamp.store, expressCheckout: true } }, 'Purchase'],
  ['its own text', { customAddButtonText: 'Mine now', store: { ...lamp.store, expressCheckout: true } }, 'Mine now'],
])('the button is labelled by its next step, or by its owner: %s', (_, change, label) => {
  expect(described(change).label).toBe(label);
});
