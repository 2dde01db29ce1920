import { describe, expect, test } from 'vitest';
import { AddEntryResponse, ShoppingCart, UpdateAdditionalFieldsResponse } from '#runtime/contracts/cart.ts';
import { Checkout } from '#runtime/contracts/checkout.ts';
import { StockResponse } from '#runtime/contracts/inventory.ts';
import { Product } from '#runtime/contracts/product.ts';
import { ReviewsResponse } from '#runtime/contracts/review.ts';
import * as carts from './fixtures/cart/cart.ts';
import { lamp, lampReviews, lampStock, reviewedLamp } from './fixtures/cart/product.ts';
import * as checkouts from './fixtures/checkout/checkout.ts';

/** Component tests may get only answers that the Worker can give. */
describe('fixtures keep the contracts', () => {
  const named = Object.entries(carts).filter(([, value]) => typeof value !== 'function');

  test('every cart of the fixtures is looked at', () => {
    expect(named.length).toBeGreaterThanOrEqual(8);
  });

  test.each(named)('the fixture %s is a shopping cart', (_, cart) => {
    expect(ShoppingCart.parse(cart)).toEqual(cart);
  });

  test('the answers to changes are built of a cart and an entry', () => {
    const shoppingCart = carts.cartOfOne;
    const [entry] = shoppingCart.entries;
    const added = { shoppingCart, newlyAdded: entry };
    const updated = { shoppingCart, updatedEntry: entry };
    expect(AddEntryResponse.parse(added)).toEqual(added);
    expect(UpdateAdditionalFieldsResponse.parse(updated)).toEqual(updated);
  });

  test.each(Object.entries(checkouts).filter(([, value]) => typeof value === 'object' && 'dueCents' in value))(
    'the fixture %s is a checkout',
    (_, checkout) => {
      expect(Checkout.parse(checkout)).toEqual(checkout);
    },
  );

  test('the fixtures of products, stock and reviews are answers of the API', () => {
    expect(Product.parse(lamp)).toEqual(lamp);
    expect(StockResponse.parse(lampStock)).toEqual(lampStock);
    expect(Product.parse(reviewedLamp)).toEqual(reviewedLamp);
    expect(ReviewsResponse.parse(lampReviews)).toEqual(lampReviews);
  });

  test('a field that the contract does not know is refused', () => {
    expect(() => ShoppingCart.parse({ ...carts.cartOfOne, surprise: 1 })).toThrow(/surprise/);
  });
});
