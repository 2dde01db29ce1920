import { describe, expect, test } from 'vitest';
import { cartPill } from '../i18n/en/all.ts';
import { cartCountText, cartLabel, itemWord } from './cart-count.ts';

describe('a cart’s indicator', () => {
  test.each([
    [0, '0', 'items', '0 items in cart'],
    [1, '1', 'item', 'One item in cart'],
    [2, '2', 'items', '2 items in cart'],
    [99, '99', 'items', '99 items in cart'],
    [100, '100', 'items', '100 items in cart'],
    [101, '100+', 'items', 'More than 100 items in cart'],
    [9999, '100+', 'items', 'More than 100 items in cart'],
  ])('an indicator says how many a cart with %i items holds', (quantity, count, word, label) => {
    expect(cartCountText(quantity, cartPill)).toBe(count);
    expect(itemWord(quantity, cartPill)).toBe(word);
    expect(cartLabel(quantity, cartPill)).toBe(label);
  });
});
