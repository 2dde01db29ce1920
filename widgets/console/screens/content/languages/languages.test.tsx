import { describe, expect, test } from 'vitest';
import type { Translation } from '#runtime/contracts/translations.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { $place } from '../../../app/router.ts';

const LANGUAGES = '/api/multilingual/languages';
const LIST = '/api/owner/translations/fr';
const PATH = `${LIST}/collection/c1`;
const SOURCES = { title: 'Journal', description: 'About tea', 'text:Read more…': 'Read more…' };
const PAGE: Translation = {
  language: 'fr',
  kind: 'collection',
  id: 'c1',
  title: 'Journal',
  ownSlug: 'journal',
  slug: null,
  sources: SOURCES,
  texts: { title: 'Carnet' },
  version: 2,
};

prepareConsole();

function withLanguages(...languages: string[]): void {
  answers.set(`GET ${LANGUAGES}`, () => json({ languages }, 200, { ETag: '"7"' }));
  answers.set(`PUT ${LANGUAGES}`, ({ body }) => json(body, 200, { ETag: '"8"' }));
  answers.set('GET /api/multilingual/settings', () => json({ primaryLanguage: 'en-GB', languages, provider: null }));
  answers.set('GET /api/owner/translations', () =>
    json({ languages: languages.map((language) => ({ language, total: 4, translated: 1 })) }),
  );
}
function withPage(changes: Partial<Translation> = {}): void {
  answers.set(`GET ${LIST}`, () => json({ translations: [{ ...PAGE, ...changes }], nextPageCursor: null }));
  answers.set(`GET ${PATH}`, () => versioned({ ...PAGE, ...changes }));
  answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...PAGE, ...(body as object), version: 3 }));
}

describe('the languages', () => {
  test('are added and removed, and saved from their version', async () => {
    withLanguages('fr');
    await openConsole('languages');
    await see('English');
    await see('1 of 4 texts are translated.');
    expect(text()).toContain('The shop is written in British English');
    await enter('Another language', 'de');
    await press('Add');
    await press('Remove French');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${LANGUAGES}`)).toMatchObject([{ version: '"7"', body: { languages: ['de'] } }]);
  });

  test('are offered without the shop’s own language, and a failure to read that is shown', async () => {
    withLanguages();
    answers.set('GET /api/multilingual/settings', () => refusal('FORBIDDEN', 403, 'No.'));
    await openConsole('languages');
    await see('Unable to load results');
    expect(field('Another language')).toBeUndefined();
    withLanguages();
    await press('Try again');
    await until(() => expect(field('Another language')).toBeDefined());
    const offered = [...(field<HTMLSelectElement>('Another language')?.options ?? [])].map(({ value }) => value);
    expect(offered).toContain('de');
    expect(offered).not.toContain('en');
  });

  test('that are refused say why, and stay offline', async () => {
    withLanguages();
    const errors = { 'languages.0': 'The shop has no texts in it' };
    answers.set(`PUT ${LANGUAGES}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('languages');
    await enter('Another language', 'de');
    await press('Add');
    await press('Save');
    await see('The shop has no texts in it');
    answers.set(`PUT ${LANGUAGES}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(button('Remove German')).toBeDefined();
  });

  test('cannot be changed by a role that only reads', async () => {
    withLanguages('fr');
    await openConsole('languages', 'viewer');
    await see('French');
    for (const name of ['Remove French', 'Add']) expect(button(name)).toBeUndefined();
  });
});

describe('the list of translations', () => {
  test('says that the shop has one language, and how far the others are', async () => {
    withLanguages();
    await openConsole('translations');
    await see('The shop has one language.');
  });

  test('names what is missing, and leads to it', async () => {
    withPage();
    await openConsole('translations/fr');
    await see('2 texts are missing');
    field('Only what has missing texts')?.click();
    await until(() => expect($place.get().query.get('missing')).toBe('1'));
    await press('Journal');
    await until(() => expect($place.get().path).toBe('translations/fr/collection/c1'));
  });

  test('is empty where everything is translated', async () => {
    withPage({ sources: {}, texts: {} });
    await openConsole('translations/fr?missing=1');
    await see('Every text is translated.');
  });
});

describe('a translation', () => {
  test('is saved from its version, without texts that are empty', async () => {
    withPage({ texts: { title: 'Carnet', description: 'Du thé' } });
    await openConsole('translations/fr/collection/c1');
    await enter('Address', 'carnet');
    await enter('Description', '  ');
    await enter('Read more… (missing)', 'Lire');
    await press('Save');
    await see('Saved.');
    const texts = { title: 'Carnet', 'text:Read more…': 'Lire' };
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"2"' }]);
    expect(callsOf(`PUT ${PATH}`)[0]?.body).toEqual({ slug: 'carnet', texts });
  });

  test('has nothing unsaved once a text that was missing is empty again', async () => {
    withPage();
    await openConsole('translations/fr/collection/c1');
    await enter('Description (missing)', 'Du thé');
    await see('1 of 3 texts are missing.');
    await enter('Description', '');
    await see('2 of 3 texts are missing.');
    expect(button('Save')).toBeUndefined();
  });

  test('is not sent with an address that no page can have', async () => {
    withPage();
    await openConsole('translations/fr/collection/c1');
    await enter('Address', 'mon carnet');
    await press('Save');
    await see('mon carnet is not a valid page URL');
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
  });

  test('shows each refusal at its text, and keeps what was typed without a connection', async () => {
    withPage();
    const errors = { slug: 'Another page has it', 'texts.text:Read more…': 'Too long' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('translations/fr/collection/c1');
    await enter('Title', 'Cahier');
    await press('Save');
    for (const error of Object.values(errors)) await see(error);
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(field('Title')?.value).toBe('Cahier');
  });

  test('of two people at two texts keeps both, and of one text shows both', async () => {
    withPage();
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await openConsole('translations/fr/collection/c1');
    await enter('Title', 'Cahier');
    await enter('Description (missing)', 'Mienne');
    const theirs = { title: 'Carnet', description: 'La leur', 'text:Read more…': 'Lire' };
    answers.set(`GET ${PATH}`, () => versioned({ ...PAGE, texts: theirs, version: 5 }));
    await press('Save');
    await see('Somebody else has changed this too');
    for (const word of ['Mienne', 'La leur']) expect(text()).toContain(word);
    expect(document.querySelectorAll('fieldset.c-clash')).toHaveLength(1);
    withPage();
    await press('Use these choices');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]).toMatchObject({
      version: '"5"',
      body: { texts: { title: 'Cahier', description: 'Mienne', 'text:Read more…': 'Lire' } },
    });
  });

  test('asks the shop for no other path than its own', async () => {
    await openConsole('translations/fr/..%2F..%2Forders/1');
    await see('Unable to locate content /api/owner/translations/fr/..%2F..%2Forders/1');
    expect(callsOf('GET /api/owner/orders/1')).toHaveLength(0);
    expect(callsOf('GET /api/owner/translations/fr/..%2F..%2Forders/1')).toHaveLength(1);
  });

  test('cannot be changed by a role that only reads', async () => {
    withPage();
    await openConsole('translations/fr/collection/c1', 'viewer');
    await see('Your role can view this but not change it.');
    expect(field('Title')?.closest('fieldset')?.disabled).toBe(true);
  });
});
