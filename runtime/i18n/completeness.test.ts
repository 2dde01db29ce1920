import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lackOf, type Texts } from '../../test/catalogue-lack.ts';
import { accountTextsIn } from './account-texts.ts';
import { checkoutTextsIn } from './checkout-texts.ts';
import { consentTextsIn } from './consent-texts.ts';
import { declarationTextsIn } from './declarations-texts.ts';
import { galleryTextsIn } from './gallery-texts.ts';
import { TRANSLATIONS } from './languages.ts';
import { socialTextsIn } from './social-texts.ts';
import { textsIn } from './texts-in.ts';

/** Texts for countries, not for languages: only French has a translation of its own. */
const BY_COUNTRY = ['installments', 'installmentsInfo'];
const LANGUAGES = ['en', ...TRANSLATIONS];
/** The files of texts that a folder has which other folders need not have. */
const ENGLISH_ONLY = ['all.ts', 'cart.ts', 'comments.ts', 'forms.ts', 'installments.ts'];

const filesOf = (language: string) =>
  readdirSync(join(import.meta.dirname, language))
    .filter((name) => name.endsWith('.ts'))
    .sort();

/** All texts in the files of a language, by the names of their groups. */
async function textsOf(language: string): Promise<Record<string, Texts>> {
  const modules = await Promise.all(filesOf(language).map((name) => import(join(import.meta.dirname, language, name))));
  const groups = Object.entries(Object.assign({}, ...modules) as Record<string, Texts>);
  return Object.fromEntries(groups.filter(([group]) => !BY_COUNTRY.includes(group)));
}

const english = await textsOf('en');

test('each folder of texts is one of a language that is listed, and has all files', async () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
  const files = filesOf('en').filter((name) => !ENGLISH_ONLY.includes(name));
  for (const language of TRANSLATIONS) {
    expect(
      filesOf(language).filter((name) => name !== 'installments.ts'),
      language,
    ).toEqual(files);
  }
});

test('each part is loaded from the folder of its language', async () => {
  for (const language of TRANSLATIONS) {
    const texts = await textsOf(language);
    expect(await textsIn(language), language).toMatchObject({ cartPage: texts.cartPage, apiErrors: texts.apiErrors });
    const loaded = await Promise.all(
      [accountTextsIn, checkoutTextsIn, consentTextsIn, galleryTextsIn, socialTextsIn].map((load) => load(language)),
    );
    const { accountElement, checkout, consent, gallery, social } = texts;
    expect(loaded, language).toEqual([accountElement, checkout, consent, gallery, social]);
    const { declarationForm, withdrawalForm, cancellationForm } = texts;
    expect(await declarationTextsIn(language), language).toEqual({ declarationForm, withdrawalForm, cancellationForm });
  }
});

test.each(LANGUAGES)('each text in %s has the forms that its numbers need', async (language) => {
  const texts = language === 'en' ? english : await textsOf(language);
  expect(lackOf(texts, texts, language).forms).toEqual([]);
});

describe.each([...TRANSLATIONS])('the texts in %s', (language) => {
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
