import { expect, test } from 'vitest';
import { checkoutTextsIn } from './checkout-texts.ts';
import { checkout as english } from './en/checkout.ts';
import { TRANSLATIONS } from './languages.ts';

test.each(TRANSLATIONS)('the checkout in %s has texts of its own', async (tag) => {
  expect(await checkoutTextsIn(`${tag}-XX`)).not.toBe(english);
});

test.each(['', 'en-GB', 'tlh', 'constructor'])('the checkout’s texts for the language %j are English', async (tag) => {
  expect(await checkoutTextsIn(tag)).toBe(english);
});

test.each([
  ['de', 'Zahlungspflichtig bestellen', 'Kostenlos bestellen'],
  ['fr', 'Commander avec obligation de paiement', 'Commander gratuitement'],
  ['es', 'Pedido con obligación de pago', 'Hacer el pedido gratis'],
  ['it', 'Ordine con obbligo di pagare', 'Invia l’ordine gratuito'],
  ['da', 'Ordre med betalingsforpligtelse', 'Bestil gratis'],
  ['nl', 'Bestelling met betalingsverplichting', 'Gratis bestellen'],
  ['sv', 'Beställ med betalningsskyldighet', 'Beställ utan kostnad'],
  ['pt', 'Pedido com obrigação de pagamento', 'Fazer o pedido grátis'],
])('the pay button in %s says what the law asks for and nothing else', async (tag, binding, free) => {
  const { pay, subscribeAndPay, placeOrder, placeFreeOrder } = await checkoutTextsIn(tag);
  expect([pay, subscribeAndPay, placeOrder, placeFreeOrder]).toEqual([binding, binding, binding, free]);
});
