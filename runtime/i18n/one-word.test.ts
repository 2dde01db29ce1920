import { expect, test } from 'vitest';
import { checkoutTextsIn } from './checkout-texts.ts';
import { textsIn } from './texts-in.ts';

/** Other words for a thing that has its word in the glossary of CONTRIBUTING.md. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  en: /coupon|promo|voucher|shipping|postage|basket|\bbag\b|e-mail|\bended\b|sales tax/i,
  de: /coupon|promo|aktionscode|\bgutschein|nachlass|liefer(?!adresse|n\b)|porto|korb(?<!warenkorb)|\bemail|auftrag|produkt/i,
  fr: /coupon|code promo|\bbon d|remise|expédition|courriel|passer commande|(?<!-)\bmail\b|\bemail|produit|cabas/i,
  es: /tramitar|finalizar|cupón|promo|\bvale\b|rebaja|entrega|cesta|e-?mail|producto/i,
};

test.each(Object.entries(OTHER_WORDS))('each thing has one word in %s', async (language, others) => {
  const groups = { ...(await textsIn(language)), checkout: await checkoutTextsIn(language) };
  const found = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => others.test(text.replace(/\{\w+(\|\w+)?|\}/g, '')))
      .map(([key, text]) => `${group}.${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(Object.keys(OTHER_WORDS))(
  'cart and checkout say of taxes and delivery what stands beside prices in %s',
  async (language) => {
    const { priceNotes, cartPage } = await textsIn(language);
    const said = { pricesIncludeTax: priceNotes.taxIncluded, plusDelivery: priceNotes.plusDelivery };
    expect(cartPage).toMatchObject(said);
    expect(await checkoutTextsIn(language)).toMatchObject(said);
  },
);
