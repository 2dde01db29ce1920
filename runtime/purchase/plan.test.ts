import { describe, expect, test } from 'vitest';
import { addToCart as texts } from '#runtime/i18n/en/all.ts';
import type { PageProduct, PageVariant } from '#runtime/page/product.ts';
import { type PurchasePlan, planPurchase, type VariantChoice } from './plan.ts';

const variant = (
  sku: string,
  attributes: Record<string, string> = {},
  stock: Partial<PageVariant> = {},
): PageVariant => ({
  id: sku,
  sku,
  attributes,
  priceCents: 4500,
  salePriceCents: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 8,
  raw: {},
  ...stock,
});

const MUG: PageProduct = {
  itemId: 'p1',
  title: 'Mug',
  productType: 1,
  variants: [variant('MUG')],
  isSubscribable: false,
  isOneTimePurchasable: true,
  hasAdditionalFields: false,
  form: undefined,
  source: 'data-variants',
};
const SHIRT: PageProduct = {
  ...MUG,
  variants: [variant('S', { Size: 'S' }), variant('L', { Size: 'L' }, { qtyInStock: 0 })],
};

const plan = (choice: Partial<VariantChoice>) =>
  planPurchase(
    { product: MUG, selections: [], quantity: '1', expressCheckout: false, isOnOwnPage: true, ...choice },
    texts,
  );
const refusal = (choice: Partial<VariantChoice>) => {
  const purchase = plan(choice);
  return purchase.status === 'refused' ? purchase.refusal : undefined;
};
const choose = (...values: string[]) => values.map((value, index) => ({ name: `Option ${index + 1}`, value }));

describe('what goes into the cart', () => {
  test('a product with one variant is added once', () => {
    expect(plan({})).toEqual({ status: 'add', request: { itemId: 'p1', sku: 'MUG', quantity: 1 } });
  });

  test('a chosen variant is added as often as typed', () => {
    expect(plan({ product: SHIRT, selections: [{ name: 'Size', value: 'S' }], quantity: ' 12 ' })).toEqual({
      status: 'add',
      request: { itemId: 'p1', sku: 'S', quantity: 12 },
    });
  });

  test('a variant without a sku is added without one', () => {
    expect(plan({ product: { ...MUG, variants: [{ ...variant(''), sku: null }] } })).toMatchObject({
      request: { sku: null },
    });
  });
});

describe('options that have not been chosen', () => {
  test.each([
    [choose(''), 'Please select the Option 1 option.'],
    [choose('', ''), 'Please select the Option 1 and Option 2 options.'],
    [choose('', '', ''), 'Please select the Option 1, Option 2 and Option 3 options.'],
    [choose('', '', '', ''), 'Please select the Option 1, Option 2, Option 3 and Option 4 options.'],
    [choose('Red', '', 'Wool'), 'Please select the Option 2 option.'],
  ])('a press without a choice names the missing options: %j', (selections, message) => {
    expect(refusal({ product: SHIRT, selections })).toEqual({
      title: 'Unable to Add Item',
      message,
      sendsToItem: false,
    });
  });

  test('a gift card without a choice asks for its denomination', () => {
    const product = { ...SHIRT, productType: 4 };
    expect(refusal({ product, selections: [{ name: 'Value', value: '' }] })).toEqual({
      title: 'Unable to purchase Gift Card',
      message: 'Select a denomination for the Gift Card',
      sendsToItem: false,
    });
  });

  test('a page without options links to the item’s own page', () => {
    const message = 'Please select the Size option.';
    expect(refusal({ product: SHIRT, isOnOwnPage: false })).toMatchObject({ message, sendsToItem: true });
    expect(refusal({ product: SHIRT })).toMatchObject({ message, sendsToItem: false });
  });
});

describe('an option that the page has no control for', () => {
  const variants = [
    variant('SR', { Size: 'S', Colour: 'Red', Made: 'Here' }),
    variant('SB', { Size: 'S', Colour: 'Blue', Made: 'Here' }),
  ];
  const product = { ...MUG, variants };

  test('an option without a control is asked for, never chosen silently', () => {
    expect(refusal({ product, selections: [{ name: 'Size', value: 'S' }], isOnOwnPage: false })).toMatchObject({
      message: 'Please select the Colour option.',
      sendsToItem: true,
    });
  });

  test('an option without a control is not asked for where all variants have the same value', () => {
    const selections = [{ name: 'Colour', value: 'Blue' }];
    const oneSize = variants.map((entry) => ({ ...entry, attributes: { ...entry.attributes, Size: 'S' } }));
    expect(plan({ product: { ...product, variants: oneSize }, selections })).toMatchObject({ request: { sku: 'SB' } });
  });

  test('an option is not asked for where the page names its options differently', () => {
    const selections = [{ name: 'Größe', value: 'S' }];
    expect(refusal({ product, selections })?.message).toMatch(/variant is unavailable/);
  });
});

describe('a variant that cannot be had', () => {
  test('a combination that does not exist is refused', () => {
    expect(refusal({ product: SHIRT, selections: [{ name: 'Size', value: 'XXL' }] })?.message).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
  });

  test('a variant that is sold out is refused', () => {
    expect(refusal({ product: SHIRT, selections: [{ name: 'Size', value: 'L' }] })?.message).toBe(
      'Sorry, we do not have enough of that item available.',
    );
  });

  test('a digital product or gift card is never sold out', () => {
    const product = { ...MUG, productType: 2, variants: [variant('SONG', {}, { qtyInStock: 0 })] };
    expect(plan({ product }).status).toBe('add');
  });
});

describe('the quantity', () => {
  test.each([
    ['', 'Quantity must be a number.'],
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be between 1 and 9999.'],
    ['-1', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('the quantity %j is refused', (quantity, message) => {
    expect(refusal({ quantity })).toEqual({ title: 'Unable to Add Item', message, sendsToItem: false });
  });

  test.each(['1', '9999'])('the quantity %j is accepted', (quantity) => {
    expect(plan({ quantity })).toMatchObject({ request: { quantity: Number(quantity) } });
  });
});

describe('ways of buying', () => {
  const SUBSCRIPTION = { ...MUG, isSubscribable: true, isOneTimePurchasable: false };
  const request = { itemId: 'p1', sku: 'MUG', quantity: 1 };
  const form = { formId: 'f1', inPage: { id: 'f1' } };
  const withForm = { hasAdditionalFields: true, formId: 'f1', form: form.inPage };

  test('an item for express checkout goes into the cart first', () => {
    expect(plan({ expressCheckout: true })).toEqual({ status: 'expressCheckout', request });
  });

  test('a form comes first, both for the cart and for express checkout', () => {
    const product = { ...MUG, ...withForm };
    expect(plan({ product })).toEqual({ status: 'add', request, form });
    expect(plan({ product, expressCheckout: true })).toEqual({ status: 'expressCheckout', request, form });
  });

  test('a form that the page does not name still comes first', () => {
    const product = { ...MUG, hasAdditionalFields: true };
    expect(plan({ product })).toMatchObject({ form: { formId: '', inPage: undefined } });
  });

  test('a subscription never goes into the cart, with or without express checkout', () => {
    const expected = { status: 'subscription', request: { itemId: 'p1', sku: 'MUG', qty: 1 } };
    expect(plan({ product: SUBSCRIPTION })).toEqual(expected);
    expect(plan({ product: SUBSCRIPTION, expressCheckout: true })).toEqual(expected);
    expect(plan({ product: { ...SUBSCRIPTION, ...withForm } })).toEqual({ ...expected, form });
  });

  test.each<[VariantChoice['purchaseOption'], boolean, PurchasePlan['status']]>([
    [undefined, true, 'subscription'],
    ['subscription', true, 'subscription'],
    ['oneTime', true, 'add'],
    ['oneTime', false, 'subscription'],
  ])(
    'the option %s of a product that may be bought once (%s) leads to: %s',
    (purchaseOption, isOneTimePurchasable, status) => {
      expect(plan({ product: { ...SUBSCRIPTION, isOneTimePurchasable }, purchaseOption }).status).toBe(status);
    },
  );

  test('a gift card needs no quantity and no form', () => {
    const product = { ...MUG, productType: 4, ...withForm };
    expect(plan({ product, quantity: 'x' })).toEqual({ status: 'giftCard', itemId: 'p1', sku: 'MUG' });
  });

  test.each<[string, Partial<VariantChoice>, string]>([
    ['in the cart', {}, 'Unable to Add Item'],
    ['by express checkout', { expressCheckout: true }, 'Unable to Purchase Item'],
    ['by subscription', { product: SUBSCRIPTION, expressCheckout: true }, 'Unable to Add Item'],
    [
      'once, by express checkout',
      { product: { ...SUBSCRIPTION, isOneTimePurchasable: true }, purchaseOption: 'oneTime', expressCheckout: true },
      'Unable to Purchase Item',
    ],
  ])('a refused purchase %s has its own title', (_, choice, title) => {
    expect(refusal({ quantity: 'x', ...choice })?.title).toBe(title);
  });
});
