import { expect, test } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import { taxNote } from './tax-note.ts';

const texts = { taxIncluded: 'with {amount}', pricesIncludeTax: 'incl. tax', plusDelivery: 'plus delivery' };
const place = { countryCode: 'DE', region: '' };
const post = { id: 'post', name: 'Post', cents: 500 };

test.each<[string, Partial<ShoppingCart>, string]>([
  ['prices that include taxes, before an address', { pricesIncludeTax: true }, 'incl. tax, plus delivery'],
  ['prices that include taxes, without delivery', { pricesIncludeTax: true, requiresShipping: false }, 'incl. tax'],
  ['taxes that are known', { pricesIncludeTax: true, shippingLocation: place, taxCents: 846 }, 'with 846'],
  ['a place without taxes', { pricesIncludeTax: true, shippingLocation: place }, ''],
  ['goods without taxes, such as gift cards', { pricesIncludeTax: true, taxNote: '' }, ''],
  ['prices without taxes', {}, ''],
  ['prices without taxes, at a known place', { shippingLocation: place, taxCents: 846 }, ''],
  ['the owner’s own text', { taxNote: 'No VAT' }, 'No VAT, plus delivery'],
  ['the owner’s own text instead of ours', { pricesIncludeTax: true, taxNote: 'No VAT' }, 'No VAT, plus delivery'],
  [
    'the owner’s own text, with delivery',
    { taxNote: 'No VAT', shippingLocation: place, selectedShippingOption: post },
    'No VAT',
  ],
])('the note of a cart is right for %s', (_, cart, note) => {
  const whole = { ...aCart({ entries: [anEntry()] }), requiresShipping: true, ...cart };
  expect(taxNote(whole, texts, String)).toBe(note);
});
