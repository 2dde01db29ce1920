import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailLanguage } from '../restock/mail-language.ts';
import { currentTranslation } from './translation.ts';

const show = (getCurrentLang: () => unknown) => vi.stubGlobal('Weglot', { getCurrentLang });

afterEach(() => vi.unstubAllGlobals());

describe('the language of a translation widget', () => {
  test.each(['fr', 'de', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419'])('a widget that shows %s says so', (code) => {
    show(() => code);
    expect(currentTranslation()).toBe(code);
  });

  test.each(['', 'xx-shop', 'qqq', 'en-x-shop', 'shop', 'fr_FR', '"fr"', 'de-1996', null, 7, {}])(
    'a code that names no language is none: %j',
    (code) => {
      show(() => code);
      expect(currentTranslation()).toBeUndefined();
    },
  );

  test('a page without a widget, and one whose widget is not ready, has no translation', () => {
    expect(currentTranslation()).toBeUndefined();
    vi.stubGlobal('Weglot', {});
    expect(currentTranslation()).toBeUndefined();
    show(() => {
      throw new Error('Weglot is not initialized');
    });
    expect(currentTranslation()).toBeUndefined();
  });
});

test('mails are in the language of the widget only where the shop writes them in several', () => {
  show(() => 'fr');
  expect(mailLanguage()).toBeUndefined();
  const featureFlags = { multilingualTransactionalEmails: true };
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { featureFlags } });
  return Promise.resolve().then(() => expect(mailLanguage()).toBe('fr'));
});
