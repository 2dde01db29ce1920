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

  test('all of them are looked at', () => {
    expect(named.length).toBeGreaterThanOrEqual(8);
  });

  test.each(named)('%s is a shopping cart', (_, cart) => {
    expect(ShoppingCart.parse(cart)).toEqual(cart);
  });

  test('the answers to changes are built of a cart and an entry', () => {
    const shoppingCart = carts.cartOfOne;
    const [entry] = shoppingCart.entries;
    AddEntryResponse.parse({ shoppingCart, newlyAdded: entry });
    UpdateAdditionalFieldsResponse.parse({ shoppingCart, updatedEntry: entry });
  });

  test.each(Object.entries(checkouts).filter(([, value]) => typeof value === 'object' && 'dueCents' in value))(
    '%s is a checkout',
    (_, checkout) => {
      expect(Checkout.parse(checkout)).toEqual(checkout);
    },
  );

  test('product and stock', () => {
    expect(Product.parse(lamp)).toEqual(lamp);
    expect(StockResponse.parse(lampStock)).toEqual(lampStock);
    expect(Product.parse(reviewedLamp)).toEqual(reviewedLamp);
    expect(ReviewsResponse.parse(lampReviews)).toEqual(lampReviews);
  });

  test('a field that the contract does not know is refused', () => {
    expect(() => ShoppingCart.parse({ ...carts.cartOfOne, surprise: 1 })).toThrow();
  });
});
