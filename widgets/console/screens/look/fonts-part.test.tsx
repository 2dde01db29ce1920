import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { listFonts, type SiteFonts } from '#runtime/domain/site-fonts.ts';
import { showInFrame } from '../../../../test/console-frame.ts';
import {
  answers,
  type Call,
  callsOf,
  enter,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../test/console-shop.tsx';

const SITE = '/api/owner/site';
const FONTS = 'GET /api/owner/fonts';
const site = (fonts: SiteFonts, version = 3) => ({
  siteId: 's',
  title: 'Tea',
  colors: {},
  fonts,
  isLocked: false,
  lockScreen: null,
  version,
  updatedAt: 1,
});

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/collections', () => listOf('collections'));
  answers.set('GET /api/owner/popups', () => json({ popups: [] }));
  answers.set(`GET ${SITE}`, () => versioned(site({ headings: 'slab', texts: null })));
  answers.set(FONTS, () => json({ fonts: listFonts() }));
});

/** Finds the choice of a font for a use. */
function choice(use: string, font: string): HTMLInputElement {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector(':scope > legend')?.textContent === use,
  );
  const label = [...(group?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === font);
  const input = label?.querySelector('input');
  if (!input) throw new Error(`There is no ${font} for ${use}.`);
  return input;
}

const choose = (input: HTMLInputElement) => act(async () => input.click());

async function open(role?: 'viewer') {
  await openConsole('look', role);
  await see('Text on the accent');
  expect(callsOf(FONTS)).toEqual([]);
  await press('Fonts');
}

test('a font shows in the page as soon as it is chosen, is saved, and leaves the rest as it was', async () => {
  await open();
  await see('Archivo');
  const { page, reload } = await showInFrame({ path: '/' });
  const shown = (name: string) => page.documentElement.style.getPropertyValue(name);
  expect(choice('Headings', 'Slab serif').checked).toBe(true);
  expect(choice('Texts', 'The shop’s own').checked).toBe(true);
  expect(choice('Texts', 'Monospace').closest('label')?.style.fontFamily).toContain('ui-monospace');
  expect([shown('--site-heading-font').slice(0, 8), shown('--site-text-font')]).toEqual(['Rockwell', '']);

  await choose(choice('Texts', 'Archivo'));
  expect(shown('--site-text-font')).toContain('Archivo');
  expect(page.querySelector('link')?.getAttribute('href')).toBe('/assets/fonts/archivo.css');
  await see('Not saved: fonts of headings and texts.');
  await see('Fonts •, not saved');
  expect(text()).not.toContain('Colours •');
  answers.set(`PUT ${SITE}`, ({ body }: Call) => versioned({ ...site(Object(body).fonts, 4) }));
  await press('Save');
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(callsOf(`PUT ${SITE}`)).toMatchObject([
    { version: '"3"', body: { title: 'Tea', colors: {}, fonts: { headings: 'slab', texts: 'archivo' } } },
  ]);
  expect(text()).not.toContain('Not saved');
});

test('fonts and colours are one change of the site, and are discarded together', async () => {
  await open();
  await see('Archivo');
  await choose(choice('Headings', 'The shop’s own'));
  await press('Colours');
  await enter('Accent', '#ff0000');
  await see('Not saved: colours of light pages and templates, fonts of headings and texts.');
  answers.set(`PUT ${SITE}`, () => refusal('INVALID_REQUEST', 400));
  await press('Save');
  await see('Colours and fonts:');
  expect(callsOf(`PUT ${SITE}`)).toMatchObject([
    { body: { colors: { accent: '#ff0000' }, fonts: { headings: null, texts: null } } },
  ]);
  await press('Discard');
  await press('Fonts');
  expect(choice('Headings', 'Slab serif').checked).toBe(true);
});

test('a font that somebody else has changed too is named', async () => {
  await open();
  await see('Archivo');
  await choose(choice('Headings', 'Serif'));
  answers.set(`PUT ${SITE}`, () => refusal('VERSION_STALE', 412));
  answers.set(`GET ${SITE}`, () => versioned(site({ headings: 'mono', texts: 'humanist' }, 5)));
  await press('Save');
  await see('Font of headings');
  await press('Use these choices');
  answers.set(`PUT ${SITE}`, ({ body }: Call) => versioned(site(Object(body).fonts, 6)));
  await press('Save');
  await until(() => expect(callsOf(`PUT ${SITE}`)).toHaveLength(2));
  expect(callsOf(`PUT ${SITE}`)[1]).toMatchObject({
    version: '"5"',
    body: { fonts: { headings: 'serif', texts: 'humanist' } },
  });
});

test('a list that cannot be read is asked for again', async () => {
  answers.set(FONTS, () => refusal('FORBIDDEN', 403));
  await open();
  await see('Unable to load fonts');
  answers.set(FONTS, () => json({ fonts: listFonts() }));
  await press('Try again');
  await see('Archivo');
  expect(text()).not.toContain('Unable to load fonts');
});

test('a role that may only read the fonts changes nothing', async () => {
  await open('viewer');
  await see('Your role can view this but not change it.');
  expect(choice('Headings', 'Serif').closest<HTMLFieldSetElement>('.ct-fields')?.disabled).toBe(true);
});
