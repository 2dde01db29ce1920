import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import * as en from './en/all.ts';
import * as server from './en/server.ts';
import { fill } from './fill.ts';
import { localised, switchLanguage, TRANSLATIONS } from './languages.ts';
import { textsIn } from './texts-in.ts';

const others = await Promise.all(TRANSLATIONS.map(async (tag) => [tag, await textsIn(tag)] as const));

/** Every text by its path: "cartPill.item". */
function texts(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, text]) => [`${group}.${key}`, text as string] as const),
    ),
  );
}

afterEach(() => switchLanguage('en'));

test.each(others)('no text in %s is empty or has blanks around it', (_, catalogue) => {
  for (const [place, text] of texts(catalogue)) expect(text, place).toBe(text.trim() || 'a text');
});

describe('texts of the specification', () => {
  test('the English texts of buying are those of the specification', () => {
    expect(en.addToCart).toMatchObject({
      add: 'Add To Cart',
      adding: 'Adding…',
      added: 'Added!',
      purchase: 'Purchase',
      subscribe: 'Subscribe',
      selectOneOption: 'Please select the {option} option.',
      selectTwoOptions: 'Please select the {option1} and {option2} options.',
      selectManyOptions: 'Please select the {optionsList} and {lastOption} options.',
      variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
      notEnoughStock: 'Sorry, we do not have enough of that item available.',
      quantityNotANumber: 'Quantity must be a number.',
      quantityNotWhole: 'Quantity must be a whole number',
      selectDenomination: 'Select a denomination for the Gift Card',
      unableToAdd: 'Unable to Add Item',
      unableToPurchase: 'Unable to Purchase Item',
      unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
    });
  });

  test('the English texts of failures are those of the specification', () => {
    expect(en.failures).toEqual({
      unableToAdd: 'Unable to Add Item',
      checkConnection: 'Please check your internet connection.',
      tryAgain: 'Please try again.',
      tryAgainInAFewSeconds: 'Please try again in a few seconds.',
      enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
    });
  });

  test('the English texts of the cart are those of the specification', () => {
    expect(en.cart).toMatchObject({
      updateQuantityFailed: 'Unable to update quantity',
      removeItemFailed: 'Unable to remove item',
      updateFormFailed: 'Unable to update form',
      openFormFailed: 'Unable to open form',
      minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
    });
  });

  test('the English texts of cart indicators are those of the specification', () => {
    expect(en.cartPill).toEqual({
      overLimit: '100+',
      items: '{n|en|one=item|other=items}',
      cart: 'Cart',
      inCart: '{n|en|one=One item in cart|other=# items in cart}',
      moreThanInCart: 'More than {n} items in cart',
    });
  });
});

describe('the language of a page', () => {
  test.each([
    ['de', 'Warenkorb'],
    ['de-CH', 'Warenkorb'],
    ['DE-at', 'Warenkorb'],
    ['fr_CA', 'Panier'],
    ['es-419', 'Carrito'],
    ['it-CH', 'Carrello'],
    ['da-DK', 'Kurv'],
    ['nl-BE', 'Winkelwagen'],
    ['pt-BR', 'Carrinho'],
    ['pt', 'Carrinho'],
    ['sv-FI', 'Varukorg'],
    ['FR', 'Panier'],
  ])('a page in %s gets its texts', async (tag, cart) => {
    expect((await textsIn(tag)).cartPill.cart).toBe(cart);
    await switchLanguage(tag);
    expect(localised('cartPill', en.cartPill).cart).toBe(cart);
  });

  test.each(TRANSLATIONS)('browsers fetch no text in %s that only the Worker uses', async (tag) => {
    const sent = await import(`./${tag}/rest.ts`);
    expect(Object.keys(server).filter((group) => group in sent)).toEqual([]);
  });

  test.each(['en', 'en-GB', '', 'tlh', 'deutsch', 'constructor', '__proto__', 'not a language'])(
    'a page in %j stays English',
    async (tag) => {
      expect((await textsIn(tag)).addToCart).toBe(en.addToCart);
    },
  );

  test('a page that changes its language gets every group of texts, and back', async () => {
    expect(localised('cartPill', en.cartPill).cart).toBe('Cart');
    await switchLanguage('de');
    expect(localised('cartPill', en.cartPill).cart).toBe('Warenkorb');
    await switchLanguage('en');
    expect(localised('cartPill', en.cartPill)).toBe(en.cartPill);
  });
});

describe('filling a text', () => {
  test.each([
    ['{n} items', { n: 3 }, '3 items'],
    ['{n} of {n}', { n: 0 }, '0 of 0'],
    ['the {option} option', { option: '$& {n}' }, 'the $& {n} option'],
    ['{missing} stays', {}, '{missing} stays'],
    ['nothing to fill', { n: 1 }, 'nothing to fill'],
    ['', { n: 1 }, ''],
    ['{n|en|one=One item|other=# items} in cart', { n: 1 }, 'One item in cart'],
    ['{n|en|one=One item|other=# items} in cart', { n: 0 }, '0 items in cart'],

    ['{n|en|0=Nothing|one=a|other=b}', { n: 0 }, 'Nothing'],
    ['{n|en|0=|other=many}.', { n: 0 }, '.'],
    ['{n|fr|one=# jour|other=# jours}', { n: 0 }, '0 jour'],
    ['{n|fr|one=# jour|other=# jours}', { n: 1_000_000 }, '1000000 jours'],
    ['{n|pl|one=# plik|few=# pliki|many=# plików}', { n: 22 }, '22 pliki'],
    ['{n|pl|one=# plik|few=# pliki|many=# plików}', { n: '112' }, '112 plików'],
    ['{n|ar|two=ملفان|few=# ملفات|other=# ملف}', { n: 2 }, 'ملفان'],
    ['{n|en|one=# file|other=# files} in {days|en|one=a day|other=# days}', { n: 2, days: 1 }, '2 files in a day'],
  ])('the text %j is filled with the values %j', (text, values, filled) => {
    expect(fill(text, values as Record<string, string | number>)).toBe(filled);
  });
});
