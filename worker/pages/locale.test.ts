import { expect, test } from 'vitest';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { localeData } from './locale.ts';

test.each(['en', ...TRANSLATIONS])('dates and money are formatted in %s', async (language) => {
  expect((await localeData(language)).General.bundle().language()).toBe(language);
});

test.each([
  ['ar', 'ar-EG', '\u200f12.50 €', '22 نوفمبر 2026'],
  ['ar-EG', 'ar-EG', '\u200f12.50 €', '22 نوفمبر 2026'],
  ['he', 'he-IL', '\u200f12.50 \u200f€', '22 בנובמבר 2026'],
  ['iw', 'he-IL', '\u200f12.50 \u200f€', '22 בנובמבר 2026'],
  ['pt', 'pt-BR', '€ 12,50', '22 de novembro de 2026'],
  ['pt-PT', 'pt-PT', '12,50 €', '22 de novembro de 2026'],
  ['zh', 'zh-CN', '€12.50', '2026年11月22日'],
  ['zh-Hans', 'zh-CN', '€12.50', '2026年11月22日'],
  ['zh-Hant', 'zh-TW', '€12.50', '2026年11月22日'],
  ['tlh', 'en-US', '€12.50', 'November 22, 2026'],
])('the tag %s has the data of %s, with western digits', async (tag, locale, money, day) => {
  const { General, Numbers, Calendars } = await localeData(tag);
  const bundle = General.bundle();
  expect(`${bundle.language()}-${bundle.region()}`).toBe(locale);
  expect(Numbers.formatCurrency(12.5, 'EUR').replaceAll('\u00a0', ' ')).toBe(money);
  expect(Calendars.formatDate({ date: Date.UTC(2026, 10, 22), zoneId: 'UTC' }, { date: 'long' })).toBe(day);
});

test('a symbol of letters and a sign stays whole in a text that runs from right to left', async () => {
  const { Numbers } = await localeData('ar');
  expect(Numbers.formatCurrency('58', 'USD').replaceAll('\u00a0', ' ')).toBe('\u200f58.00 US$\u200e');
});
