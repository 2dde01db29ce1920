import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lackOf, type Texts } from '../../test/catalogue-lack.ts';
import { MAIL_LANGUAGES } from './account-texts.ts';
import { checkoutTextsIn } from './checkout-texts.ts';
import { consentTextsIn } from './consent-texts.ts';
import { translations } from './languages.ts';

import { textsIn } from './texts-in.ts';

/** Texts for countries, not for languages: only French has a translation of its own. */
const BY_COUNTRY = ['installments', 'installmentsInfo'];
const folder = readdirSync(import.meta.dirname);
const languages = folder.flatMap((name) => /^(\w\w)-page\.ts$/.exec(name)?.[1] ?? []);
const others = languages.filter((language) => language !== 'en');
const english = await textsOf('en');

/** All texts in the files of a language, by the names of their groups. */
async function textsOf(language: string): Promise<Record<string, Texts>> {
  const files = folder.filter((name) => name.startsWith(`${language}-`) || name === `${language}.ts`);
  const modules = await Promise.all(files.map((name) => import(join(import.meta.dirname, name))));
  const groups = Object.entries(Object.assign({}, ...modules) as Record<string, Texts>);
  return Object.fromEntries(groups.filter(([group]) => !BY_COUNTRY.includes(group)));
}

test('each language that has files is one that the widgets, the checkout, mails and the Worker speak', async () => {
  expect([...translations()].sort()).toEqual(others.sort());
  expect([...MAIL_LANGUAGES].sort()).toEqual(languages.sort());
  for (const language of others) {
    const texts = await textsOf(language);
    expect(await textsIn(language), language).toMatchObject({ cartPage: texts.cartPage, apiErrors: texts.apiErrors });
    expect([await checkoutTextsIn(language), await consentTextsIn(language)], language).toEqual([
      texts.checkout,
      texts.consent,
    ]);
  }
});

test.each(languages)('each text in %s has the forms that its numbers need', async (language) => {
  const texts = language === 'en' ? english : await textsOf(language);
  expect(lackOf(texts, texts, language).forms).toEqual([]);
});

describe.each(others)('the texts in %s', (language) => {
  test(`no text in ${language} is missing, and none is left over`, async () => {
    expect(lackOf(await textsOf(language), english, language)).toMatchObject({ missing: [], unknown: [] });
  });

  test(`the placeholders of each text in ${language} are those of the English one`, async () => {
    expect(lackOf(await textsOf(language), english, language).placeholders).toEqual([]);
  });

  test(`no text in ${language} was left in English`, async () => {
    expect(lackOf(await textsOf(language), english, language).english).toEqual([]);
  });
});

describe('a catalogue with mistakes', () => {
  const texts = { cart: { full: 'The cart of {name} is full.', items: '{n|en|one=# item|other=# items}', ok: 'OK' } };
  const lack = (cart: Texts, language = 'pl') => lackOf({ cart }, texts, language);
  const good = { full: 'Koszyk {name} jest pełny.', items: '{n|pl|one=# plik|few=# pliki|many=# plików}', ok: 'OK' };

  test.each<[what: string, cart: Texts, found: object]>([
    ['nothing', good, {}],
    ['a text that is missing', { full: good.full, items: good.items }, { missing: ['cart.ok'] }],
    ['a text that English lacks', { ...good, more: 'x' }, { unknown: ['cart.more'] }],
    ['a lost placeholder', { ...good, full: 'Koszyk jest pełny.' }, { placeholders: ['cart.full'] }],
    ['an English text', { ...good, full: texts.cart.full }, { english: ['cart.full'] }],
    ['a form that is missing', { ...good, items: '{n|pl|one=# plik|many=# plików}' }, { forms: ['cart.items: few'] }],
    [
      'a form of another language',
      { ...good, items: `${good.items.slice(0, -1)}|two=x}` },
      { forms: ['cart.items: two'] },
    ],
    ['rules of another language', { ...good, items: texts.cart.items }, { forms: ['cart.items: en'] }],
  ])('%s is found', (_, cart, found) => {
    const nothing = { missing: [], unknown: [], placeholders: [], english: [], forms: [] };
    expect(lack(cart)).toEqual({ ...nothing, ...found });
  });

  test('a form for 1 serves languages whose form for one has other numbers too', () => {
    expect(lack({ ...good, items: '{n|fr|1=un|other=# articles}' }, 'fr').forms).toEqual([]);
  });
});
