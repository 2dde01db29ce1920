import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../test/wait-for.ts';
import { boot } from './boot.ts';
import { pageLanguage } from './page-language.ts';
import { showAlert } from './ui/alert.ts';
import { definePlainElement } from './widget/plain.ts';

definePlainElement({
  tag: 'sq-marked',
  element: class extends HTMLElement {
    connectedCallback(): void {}
  },
  attributes: {},
});

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  delete boot().language;
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

const languageOf = (tag: string) => document.querySelector<HTMLElement>(tag)?.lang;

test('elements and dialogs say which language the visitor has chosen for them', async () => {
  boot().language = 'fr';
  document.body.innerHTML = '<sq-marked></sq-marked>';
  void showAlert({ title: 'Non' });
  await waitFor(() => expect(languageOf('sq-alert')).toBe('fr'));
  expect([pageLanguage(), languageOf('sq-marked'), document.documentElement.lang]).toEqual(['fr', 'fr', 'en']);
});

test('without a choice elements are in the language of the page, and have no `lang` of their own', () => {
  document.body.innerHTML = '<sq-marked></sq-marked>';
  expect([pageLanguage(), languageOf('sq-marked')]).toEqual(['en', '']);
});
