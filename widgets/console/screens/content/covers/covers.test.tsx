import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CollectionDefinition, NewCollection, OwnerCollection } from '#runtime/contracts/content.ts';
import { Cover, type Slice } from '#runtime/contracts/covers.ts';
import { SLICE_TYPE } from '#runtime/contracts/enumerations.ts';
import { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import {
  answers,
  button,
  callsOf,
  closeConsole,
  enter,
  field,
  find,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { $notices } from '../../../app/notices.ts';
import type { SliceType } from './slice-kinds.ts';

const PATH = '/api/owner/collections/soon';
const SITE = '/api/owner/site';
const HEADING: Slice = { type: 'heading', text: 'Tea, soon' };
const PICTURE = { src: '/assets/pictures/hall.jpg', width: 1600, height: 900, altText: 'The hall' };

const cover = (...slices: Slice[]): Cover => Cover.parse({ slices });

/** A cover page as its owner reads it. */
const pageOf = (shown: Cover, version = 3) =>
  OwnerCollection.parse({
    id: 'soon',
    type: 'splashPage',
    title: 'Soon',
    navigationTitle: 'Soon',
    urlId: 'soon',
    template: 'cover',
    memberAreaId: null,
    isLocked: false,
    position: 1,
    version,
    updatedAt: 1,
    options: { cover: shown },
  });

const siteOf = (lockScreen: Cover | null, version = 5) =>
  OwnerSite.parse({
    siteId: 's',
    title: 'Tea',
    identifier: 'tea',
    status: 8,
    language: 'en-US',
    languages: [],
    timeZone: 'Europe/Paris',
    colors: {},
    fonts: { headings: null, texts: null },
    cloneable: false,
    switchedOff: [],
    isLocked: true,
    lockScreen,
    version,
    updatedAt: 1,
    websiteSettings: {
      simpleLikingEnabled: false,
      commentsEnabled: true,
      commentAnonAllowed: true,
      commentApprovalRequired: false,
      useCLDRMoneyFormat: true,
      disqusShortname: '',
      newsletterFormId: '',
      shareButtonOptions: {},
      captcha: null,
    },
  });

const formOf = (id: string, kind: string) => ({
  id,
  kind,
  name: id,
  version: 1,
  updatedAt: 1,
  renders: 0,
  submissions: 0,
});

function knowSite(lockScreen: Cover | null): void {
  answers.set(`GET ${SITE}`, () => versioned(siteOf(lockScreen)));
  answers.set('GET /api/owner/passwords', () =>
    listOf('locks', { kind: 'site', id: 's', title: 'Tea', hasPassword: true }),
  );
  answers.set(`PUT ${SITE}`, ({ body }) => versioned({ ...siteOf(null, 6), ...(body as object) }));
}

prepareConsole();

beforeEach(() => {
  answers.set(`GET ${PATH}`, () => versioned(pageOf(cover(HEADING))));
  answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...pageOf(cover(HEADING), 4), ...(body as object) }));
  answers.set('GET /api/owner/member-areas', () => listOf('memberAreas'));
  answers.set('GET /api/owner/forms', () =>
    json({
      forms: [formOf('contact', 'form'), formOf('letters', 'newsletter'), formOf('engraving', 'additional-fields')],
    }),
  );
  answers.set('GET /api/owner/pictures', () =>
    listOf('pictures', {
      id: 'hall',
      filename: 'hall.jpg',
      altText: 'The hall',
      focalX: 0.5,
      focalY: 0.5,
      contentType: 'image/jpeg',
      assetUrl: PICTURE.src,
      bytes: 1,
      width: 1600,
      height: 900,
      colors: null,
      formats: [],
      version: 1,
      createdAt: 1,
      updatedAt: 1,
    }),
  );
});

const openPage = (role?: Parameters<typeof openConsole>[1]) => openConsole('pages/soon', role);
const openLockScreen = () => openConsole('passwords');

async function addPart(type: SliceType): Promise<void> {
  await enter('Kind of the new part', type);
  await press('Add this part');
}

const partButton = (number: number) =>
  [...document.querySelectorAll<HTMLElement>('.cv-open')].find((each) => each.textContent?.startsWith(`${number}. `));

/** Opens a part of the cover, or closes it where it is open. */
async function openPart(number: number): Promise<void> {
  await until(() => expect(partButton(number)).toBeDefined());
  await act(async () => partButton(number)?.click());
}

const errorOf = (label: string) => document.getElementById(`${field(label)?.id}-error`)?.textContent;

const isReadOnly = (label: string) => field(label)?.closest('fieldset')?.disabled;

/** Chooses the only picture of the shop by a button. */
async function choosePicture(name: string): Promise<void> {
  await press(name);
  await press('hall.jpg');
}

/** Saves, and returns the cover that was sent, which keeps its contract. */
async function savedCover(): Promise<Cover> {
  await press('Save');
  await until(() => expect(notices()).toContain('Saved.'));
  const { options } = CollectionDefinition.parse(callsOf(`PUT ${PATH}`).at(-1)?.body);
  return options.cover as Cover;
}

async function savedLockScreen(): Promise<Cover | null | undefined> {
  await press('Save');
  await until(() => expect(notices()).toContain('The lock screen is saved.'));
  return SiteSettings.parse(callsOf(`PUT ${SITE}`).at(-1)?.body).lockScreen;
}

/** The entries that a person makes for each type, and the slice that is sent. */
const FILLED: Record<SliceType, [fill: () => Promise<unknown>, sent: object]> = {
  heading: [() => enter('Text', 'And cups'), { text: 'And cups' }],
  body: [() => enter('Text', 'We open in spring.'), { html: '<p>We open in spring.</p>' }],
  image: [
    async () => {
      await choosePicture('Choose a picture');
      await enter('Description of the picture', 'The great hall');
      await enter('A press on it leads to', '/shop');
    },
    { image: { ...PICTURE, altText: 'The great hall' }, link: '/shop' },
  ],
  gallery: [
    async () => {
      await choosePicture('Add a picture');
      await enter('Design', 'slideshow');
    },
    { pictures: [PICTURE], options: { design: 'slideshow' } },
  ],
  video: [
    async () => {
      await enter('Page of the video', 'https://vimeo.com/123456');
      await enter('Title', 'The roof');
      await choosePicture('Choose a still picture');
    },
    { url: 'https://vimeo.com/123456', title: 'The roof', description: '', image: PICTURE },
  ],
  'social-icons': [
    async () => {
      await enter('Address of profile 1', 'https://www.instagram.com/second.steep');
      await press('Add a profile');
      await enter('Address of profile 2', 'https://tea.example/us');
      await enter('Title of profile 2', 'Our club');
    },
    {
      profiles: [
        { url: 'https://www.instagram.com/second.steep', title: '' },
        { url: 'https://tea.example/us', title: 'Our club' },
      ],
    },
  ],
  buttons: [
    async () => {
      await enter('Text of button 1', 'Shop');
      await enter('Button 1 leads to', '/shop');
      await enter('Style of button 1', 'secondary');
      await enter('Size of button 1', 'large');
      await enter('Place of button 1', 'right');
      await act(async () => field('Button 1 opens a new window')?.click());
    },
    {
      buttons: [
        { label: 'Shop', link: '/shop', newWindow: true, alignment: 'right', size: 'large', type: 'secondary' },
      ],
    },
  ],
  navigation: [
    async () => {
      await press('Add a link');
      await enter('Title of link 1', 'Directions');
      await enter('Link 1 leads to', '/way');
    },
    { links: [{ title: 'Directions', url: '/way' }] },
  ],
  form: [() => enter('Form', 'contact'), { formId: 'contact' }],
  'custom-form': [() => enter('Form', 'contact'), { formId: 'contact' }],
  newsletter: [() => enter('Form', 'letters'), { formId: 'letters' }],
  album: [
    async () => {
      await enter('Title of the album', 'Sounds');
      await enter('Artist', 'Okoro');
      await enter('Title of track 1', 'Kettle');
      await enter('File of track 1', '/assets/kettle.mp3');
      await choosePicture('Choose a picture of the album');
    },
    {
      title: 'Sounds',
      artist: 'Okoro',
      image: PICTURE,
      tracks: [{ url: '/assets/kettle.mp3', title: 'Kettle', author: '', showDownload: false }],
    },
  ],
  map: [
    async () => {
      await enter('Postal address', '14 Duane Street');
      await enter('Latitude', '46.18');
      await enter('Longitude', '-123.83');
      await enter('“Open in maps” opens', 'geo');
    },
    { address: '14 Duane Street', latitude: 46.18, longitude: -123.83, zoom: 16, openIn: 'geo', showMap: true },
  ],
  logo: [() => choosePicture('Choose a picture of the logo'), { image: PICTURE }],
  action: [
    async () => {
      await enter('Button text', 'Write to us');
      await enter('It leads to', 'mailto:us@second-steep.example');
    },
    { label: 'Write to us', link: 'mailto:us@second-steep.example', newWindow: false },
  ],
  lock: [() => enter('Text', 'For guests'), { text: 'For guests' }],
  password: [() => see('Visitors type the password here.'), {}],
  twitter: [() => enter('Name at X', '@secondsteep'), { handle: 'secondsteep' }],
};
const OF_LOCKS: readonly SliceType[] = ['lock', 'password'];
const OF_PAGES = (Object.keys(SLICE_TYPE) as SliceType[]).filter((type) => !OF_LOCKS.includes(type));

describe('a cover page', () => {
  test.each(OF_PAGES)('gets a part of the type %s, which is sent as the shop wants it', async (type) => {
    const [fill, sent] = FILLED[type];
    await openPage();
    await addPart(type);
    await fill();
    const { slices } = await savedCover();
    expect(slices).toHaveLength(2);
    expect(slices[0]).toEqual(HEADING);
    expect(slices[1]).toMatchObject({ type, ...sent });
  });

  test('offers neither a sign that it is closed nor a password field', async () => {
    await openPage();
    await see('Kind of the new part');
    const offered = [...(field<HTMLSelectElement>('Kind of the new part')?.options ?? [])].map(({ value }) => value);
    expect(offered).toEqual(OF_PAGES);
  });

  test('has no fields that mean nothing for a cover', async () => {
    await openPage();
    await see('Parts of the cover');
    for (const label of ['Content', 'Order of items', 'Show the pictures of items as a gallery']) {
      expect(field(label), label).toBeUndefined();
    }
    expect(field('Address')?.value).toBe('soon');
  });

  test('a form part offers the shop’s forms of its kind', async () => {
    await openPage();
    await addPart('form');
    await see('contact');
    expect([...(field<HTMLSelectElement>('Form')?.options ?? [])].map(({ value }) => value)).toEqual(['', 'contact']);
  });

  test('is not sent before its required parts are chosen', async () => {
    await openPage();
    await addPart('image');
    await see('Choose the picture of part 2.');
    await press('Save');
    expect(callsOf(`PUT ${PATH}`)).toEqual([]);
  });

  test('its parts are put in order by the arrow keys, which keep the focus', async () => {
    answers.set(`GET ${PATH}`, () => versioned(pageOf(cover(HEADING, { type: 'twitter', handle: 'tea' }))));
    await openPage();
    const name = (number: number) => `Move part ${number}, Profile at X: drag it, or press the arrow keys`;
    await until(() => expect(find(name(2))).toBeDefined());
    await pressKey(find(name(2)) as HTMLElement, 'ArrowUp');
    expect(document.activeElement).toBe(find(name(1)));
    expect(text()).toContain('Profile at X is now part 1 of 2.');
    await pressKey(find(name(1)) as HTMLElement, 'ArrowUp');
    expect((await savedCover()).slices.map(({ type }) => type)).toEqual(['twitter', 'heading']);
  });

  test('a part that was removed comes back to its place, and later entries stay', async () => {
    answers.set(`GET ${PATH}`, () => versioned(pageOf(cover({ type: 'twitter', handle: 'tea' }, HEADING))));
    await openPage();
    await openPart(1);
    await press('Remove');
    expect(notices()).toContain('The part “Profile at X” is removed.');
    expect(document.activeElement).toBe(partButton(1));
    await openPart(1);
    await enter('Text', 'Coffee, soon');
    await act(async () => $notices.get().at(-1)?.undo?.());
    expect((await savedCover()).slices).toEqual([
      { type: 'twitter', handle: 'tea' },
      { type: 'heading', text: 'Coffee, soon' },
    ]);
  });

  test('entries within a part are moved and removed, and come back', async () => {
    const buttons = ['A', 'B', 'C'].map((label) => ({ label, link: '/' }));
    const shown = Cover.parse({ slices: [{ type: 'buttons', buttons }] });
    answers.set(`GET ${PATH}`, () => versioned(pageOf(shown)));
    await openPage();
    await openPart(1);
    await press('Move button 3 up');
    expect(document.activeElement).toBe(find('Move button 2 up'));
    await press('Move button 2 up');
    await press('Remove button 3');
    await enter('Text of button 1', 'First');
    await act(async () => $notices.get().at(-1)?.undo?.());
    const [sent] = (await savedCover()).slices;
    expect(sent?.type === 'buttons' && sent.buttons.map(({ label }) => label)).toEqual(['First', 'A', 'B']);
  });

  test('has 20 parts at most', async () => {
    answers.set(`GET ${PATH}`, () => versioned(pageOf(cover(...Array<Slice>(20).fill(HEADING)))));
    await openPage();
    await see('A cover has at most 20 parts.');
    expect(button('Add this part')).toBeUndefined();
  });

  test('its looks are a layout, a picture with the point that stays visible, and a veil', async () => {
    await openPage();
    await see('Style of the cover');
    expect(field('Background of the parts')).toBeUndefined();
    await choosePicture('Choose a background picture');
    const point = document.querySelector('.p-focus') as HTMLElement;
    await pressKey(point, 'ArrowRight');
    await pressKey(point, ' ');
    await pressKey(point, 'ArrowLeft');
    await pressKey(point, 'ArrowUp');
    await enter('Background of the parts', 'card');
    await enter('Position of the parts', 'start');
    expect(await savedCover()).toMatchObject({
      background: PICTURE,
      focalPoint: { x: 0.45, y: 0.45 },
      shade: 'card',
      layout: 'start',
    });
  });

  test('each refused field shows its error, also where the part was moved since', async () => {
    const errors = {
      'options.cover.slices.1.buttons.0.link': 'x is not a valid page URL',
      'options.cover.slices.1.buttons.1.label': 'This must not be empty.',
    };
    const shown = Cover.parse({
      slices: [
        HEADING,
        {
          type: 'buttons',
          buttons: [
            { label: 'A', link: '/' },
            { label: 'B', link: '/' },
          ],
        },
      ],
    });
    answers.set(`GET ${PATH}`, () => versioned(pageOf(shown)));
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some values are wrong.', { errors }));
    await openPage();
    await openPart(2);
    await enter('Button 1 leads to', 'x');
    await enter('Text of button 2', '');
    await openPart(1);
    await press('Save');
    await until(() => expect(errorOf('Button 1 leads to')).toBe('x is not a valid page URL'));
    expect(errorOf('Text of button 2')).toBe('This must not be empty.');
    expect(partButton(2)?.getAttribute('aria-expanded')).toBe('true');
    await press('Move button 2 up');
    expect(errorOf('Text of button 1')).toBe('This must not be empty.');
    expect(errorOf('Text of button 2')).toBeUndefined();
    expect(errorOf('Button 2 leads to')).toBe('x is not a valid page URL');
    await press('Move up');
    await openPart(1);
    expect(partButton(1)?.textContent).toContain('This part must be corrected.');
    expect(partButton(2)?.textContent).not.toContain('This part must be corrected.');
  });

  test('a part that was added shows its errors too', async () => {
    const errors = { 'options.cover.slices.2.buttons.1.link': 'shop is not a valid page URL' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some values are wrong.', { errors }));
    await openPage();
    await addPart('body');
    await enter('Text', 'We open in spring.');
    await addPart('buttons');
    await press('Add a button');
    await enter('Button 2 leads to', 'shop');
    await press('Save');
    await until(() => expect(errorOf('Button 2 leads to')).toBe('shop is not a valid page URL'));
  });

  test('an error of a form that is gone, of a whole part and of the whole list is shown too', async () => {
    answers.set(`GET ${PATH}`, () => versioned(pageOf(cover(HEADING, { type: 'form', formId: 'gone' }))));
    const errors = {
      'options.cover.slices': 'This list can have up to 20 entries.',
      'options.cover.slices.1.type': 'x is not one of the expected options',
      'options.cover.slices.1.formId': 'This form does not exist.',
    };
    answers.set(`PUT ${PATH}`, () => refusal('FORM_NOT_FOUND', 404, 'This form does not exist.', { errors }));
    await openPage();
    await enter('Position of the parts', 'end');
    await press('Save');
    await until(() => expect(errorOf('Form')).toBe('This form does not exist.'));
    expect(field<HTMLSelectElement>('Form')?.value).toBe('gone');
    expect(text()).toContain('This list can have up to 20 entries.');
    expect(text()).toContain('x is not one of the expected options');
  });

  test('a role that can only read opens the parts and changes nothing', async () => {
    await openPage('viewer');
    await openPart(1);
    await until(() => expect(field('Text')?.value).toBe('Tea, soon'));
    expect(isReadOnly('Text')).toBe(true);
    expect(isReadOnly('Position of the parts')).toBe(true);
    expect(document.querySelector('.cv-handle')).toBeNull();
    expect([button('Add this part'), button('Remove'), button('Move up')]).toEqual([undefined, undefined, undefined]);
  });

  test('two people who change one cover: other fields are put together, and the parts are shown as lines', async () => {
    await openPage();
    await openPart(1);
    await enter('Text', 'Mine');
    const theirs = {
      ...cover({ type: 'heading', text: 'Theirs' }, { type: 'logo', image: null }),
      layout: 'end' as const,
    };
    answers.set(`GET ${PATH}`, () => versioned(pageOf(theirs, 4)));
    answers.set(`PUT ${PATH}`, ({ body, version }) =>
      version === '"4"'
        ? versioned({ ...pageOf(theirs, 5), ...(body as object) })
        : refusal('VERSION_STALE', 412, 'Somebody else has changed this.'),
    );
    await press('Save');
    await see('Somebody else has changed this too');
    const lines = [...document.querySelectorAll('.c-clash pre')].map((each) => each.textContent);
    expect(lines).toEqual(['1. Heading: Mine', '1. Heading: Theirs\n2. Logo']);
    await act(async () => document.querySelectorAll<HTMLElement>('.c-clash input')[1]?.click());
    await press('Use these choices');
    await enter('Title', 'Sooner');
    expect(await savedCover()).toEqual(theirs);
    expect(callsOf(`PUT ${PATH}`).at(-1)).toMatchObject({ version: '"4"', body: { title: 'Sooner' } });
  });

  test('an unsaved change is still there when the screen is opened again', async () => {
    await openPage();
    await openPart(1);
    await enter('Text', 'Not saved');
    await closeConsole();
    await openPage();
    await see('What you typed before is still here');
    expect((await savedCover()).slices).toEqual([{ type: 'heading', text: 'Not saved' }]);
  });

  test('a new cover page begins with its title', async () => {
    answers.set('GET /api/owner/collections', () => listOf('collections'));
    answers.set('GET /api/owner/templates', () => json({ templates: [] }));
    answers.set('POST /api/owner/collections', () => versioned(pageOf(cover(HEADING)), 201));
    await openConsole('pages');
    await press('New page or collection');
    await enter('Title', 'Tea, soon');
    await enter('Type', 'splashPage');
    expect(field('Template')).toBeUndefined();
    await act(async () => find('Create', '[role="dialog"] button')?.click());
    await see('Parts of the cover');
    const sent = NewCollection.parse(callsOf('POST /api/owner/collections')[0]?.body);
    expect(sent).toMatchObject({ type: 'splashPage', title: 'Tea, soon', enabled: false });
    expect(sent.options.cover?.slices).toEqual([HEADING]);
  });
});

describe('the lock screen', () => {
  test('shows who has changed it, and of these entries no other setting', async () => {
    const changes = ['lockScreen.layout', 'title'].map((field) => ({ field, of: '', from: 'a', to: 'b' }));
    const entry = { id: '1', keyId: 'me', keyName: '', action: 'site.changed', target: 's', targetName: '' };
    answers.set('GET /api/owner/audit', () =>
      json({
        entries: [{ ...entry, details: { version: 2 }, changes, createdAt: 1e12 }],
        hasNextPage: false,
        nextPageCursor: null,
      }),
    );
    knowSite(cover(HEADING));
    await openLockScreen();
    await see('History');
    const block = document.querySelector<HTMLDetailsElement>('.c-history');
    await act(async () => {
      if (block) block.open = true;
      block?.dispatchEvent(new Event('toggle'));
    });
    await see('Lock screen: Position of the parts: a → b');
    expect(text()).not.toContain('Title: a');
    expect(callsOf('GET /api/owner/audit')[0]?.url).toContain('actions=site.changed&field=lockScreen');
  });

  test.each(OF_LOCKS)('gets a part of the type %s, which is sent as the shop wants it', async (type) => {
    knowSite(cover(HEADING));
    await openLockScreen();
    const [fill, sent] = FILLED[type];
    await addPart(type);
    await fill();
    expect((await savedLockScreen())?.slices[1]).toMatchObject({ type, ...sent });
  });

  test('is the shop’s own until the owner makes one, which has a password field at most once', async () => {
    knowSite(null);
    await openLockScreen();
    await see('Lock screen');
    expect(text()).not.toContain('Parts of the lock screen');
    await enter('Visitors see', 'own');
    const offered = [...(field<HTMLSelectElement>('Kind of the new part')?.options ?? [])].map(({ value }) => value);
    expect(offered).toContain('lock');
    expect(offered).not.toContain('password');
    expect(await savedLockScreen()).toEqual(
      cover({ type: 'logo', image: null }, { type: 'lock', text: '' }, { type: 'password' }),
    );
    const [{ body, version } = { body: {}, version: '' }] = callsOf(`PUT ${SITE}`);
    expect(version).toBe('"5"');
    expect(body).toMatchObject({ title: 'Tea', timeZone: 'Europe/Paris' });
    expect(body).not.toHaveProperty('isLocked');
  });

  test('the shop’s own screen comes back, and the owner reads what that deletes', async () => {
    knowSite(cover(HEADING));
    await openLockScreen();
    await enter('Visitors see', 'shop');
    expect(text()).toContain('When you save, the screen that you have made is deleted.');
    expect(await savedLockScreen()).toBeNull();
  });

  test('its errors stand at their fields', async () => {
    knowSite(cover(HEADING));
    answers.set(`PUT ${SITE}`, () =>
      refusal('INVALID_REQUEST', 400, 'No.', { errors: { 'lockScreen.slices.0.text': 'This must not be empty.' } }),
    );
    await openLockScreen();
    await openPart(1);
    await enter('Text', '');
    await press('Save');
    await until(() => expect(errorOf('Text')).toBe('This must not be empty.'));
  });

  test('a password that is set meanwhile is no change of the screen', async () => {
    knowSite(cover(HEADING));
    await openLockScreen();
    await openPart(1);
    await enter('Text', 'For guests');
    answers.set(`GET ${SITE}`, () => versioned(siteOf(cover(HEADING), 6)));
    answers.set(`PUT ${SITE}/password`, () => json({}));
    await press('Set another password');
    await enter('Password', 'two cups and a pot');
    await press('Set the password');
    await until(() => expect(callsOf(`GET ${SITE}`).length).toBeGreaterThan(1));
    await see('For guests');
    expect((await savedLockScreen())?.slices).toEqual([{ type: 'heading', text: 'For guests' }]);
    expect(callsOf(`PUT ${SITE}`)[0]?.version).toBe('"6"');
  });

  test('a role that cannot read settings sees passwords without it, and one that cannot write changes nothing', async () => {
    knowSite(cover(HEADING));
    await openConsole('passwords', 'reporting');
    await see('The shop');
    expect(text()).not.toContain('Lock screen');
    await closeConsole();
    await openConsole('passwords', 'editor');
    await see('Lock screen');
    expect(text()).toContain('Your role can view this but not change it.');
    expect(isReadOnly('Visitors see')).toBe(true);
    expect(button('Add this part')).toBeUndefined();
  });

  test('the shop’s settings lead to it', async () => {
    knowSite(null);
    await openConsole('settings');
    await press('Design the lock screen under Passwords');
    await see('Lock screen');
  });
});
