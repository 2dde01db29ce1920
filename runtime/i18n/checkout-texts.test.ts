import { describe, expect, test } from 'vitest';
import { checkoutTextsIn } from './checkout-texts.ts';
import { checkout as english } from './en-checkout.ts';
import { translations } from './languages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)(?:\|.*?)?\}/g)].map(([, name]) => name).sort();

describe.each(translations())('the checkout in %s', (tag) => {
  test(`the checkout in ${tag} has every text, with a value for each placeholder`, async () => {
    const own = await checkoutTextsIn(`${tag}-XX`);
    expect(own).not.toBe(english);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const translated = own[key as keyof typeof english];
      if (key !== 'pay' && key !== 'subscribeAndPay') expect(placeholders(translated), key).toEqual(placeholders(text));
      expect(translated, key).toBe(translated.trim() || 'a text');
    }
  });
});

test.each(['', 'en-GB', 'tlh', 'constructor'])('the checkout’s texts for the language %j are English', async (tag) => {
  expect(await checkoutTextsIn(tag)).toBe(english);
});

test.each([
  ['de', 'Zahlungspflichtig bestellen', 'Kostenlos bestellen'],
  ['fr', 'Commander avec obligation de paiement', 'Commander gratuitement'],
  ['es', 'Pedido con obligación de pago', 'Hacer el pedido gratis'],
])('the pay button in %s says what the law asks for and nothing else', async (tag, binding, free) => {
  const { pay, subscribeAndPay, placeOrder, placeFreeOrder } = await checkoutTextsIn(tag);
  expect([pay, subscribeAndPay, placeOrder, placeFreeOrder]).toEqual([binding, binding, binding, free]);
});
