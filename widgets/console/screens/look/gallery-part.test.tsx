import { beforeEach, describe, expect, test } from 'vitest';
import { galleryHtml } from '#runtime/domain/gallery-html.ts';
import { GALLERY_OPTION_LIST, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { showInFrame } from '../../../../test/console-frame.ts';
import {
  answers,
  button,
  type Call,
  callsOf,
  enter,
  field,
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
import { GALLERY_TITLES } from '../../parts/gallery-texts.ts';

const USUAL = readGalleryOptions(() => undefined);
const PICTURE = {
  id: 'p',
  url: '/p.jpg',
  widths: [],
  width: 4,
  height: 3,
  focalPoint: { x: 0.5, y: 0.5 },
  color: null,
  alt: '',
  title: 'One',
  description: '',
  link: '',
};
const texts = { pictures: '', enlarge: '', playVideo: '' };
const collection = (id: string, gallery: object | null = USUAL, version = 7) => ({
  id,
  type: 'generic',
  title: `The ${id}`,
  navigationTitle: id,
  urlId: id,
  description: 'd',
  mainContent: '<p>',
  template: 'gallery',
  formIds: ['f'],
  inNavigation: false,
  enabled: true,
  memberAreaId: null,
  isLocked: false,
  options: { order: 'newest', gallery, cover: null },
  position: 2,
  version,
  updatedAt: 1,
});
const pathOf = (id: string) => `/api/owner/collections/${id}`;

/** Has the frame show the list of a collection. */
const show = (id: string, html = galleryHtml({ id: `gallery-${id}`, options: USUAL, pictures: [PICTURE], texts })) =>
  showInFrame({ path: `/${id}`, html, context: { pageType: 1, collection: { id, title: `The ${id}`, type: 1 } } });

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/collections', () => listOf('collections'));
  answers.set('GET /api/owner/popups', () => json({ popups: [] }));
  answers.set('GET /api/owner/site', () =>
    versioned({ colors: {}, fonts: { headings: null, texts: null }, isLocked: false, version: 3 } as never),
  );
  for (const id of ['rooms', 'pots']) {
    answers.set(`GET ${pathOf(id)}`, () => versioned(collection(id)));
    answers.set(`PUT ${pathOf(id)}`, ({ body }: Call) =>
      versioned({ ...collection(id), ...(body as object), version: 8 }),
    );
  }
});

describe('the options of the gallery that the frame shows', () => {
  test('are all there, and a page of no collection has no options', async () => {
    await openConsole('look');
    await see('Text on the accent');
    await showInFrame({ path: '/', context: { pageType: 2, collection: { id: 'home', title: 'Home', type: 10 } } });
    expect(button('Gallery')).toBeUndefined();
    await show('rooms');
    await press('Gallery');
    await until(() => expect(field('Design')).toBeDefined());
    const labels = GALLERY_OPTION_LIST.map(([name]) => GALLERY_TITLES[name]);
    expect(labels.filter((label) => !field(label))).toEqual([]);
  });

  test('are saved with all else of the collection as it was, and the page is loaded anew', async () => {
    await openConsole('look');
    await see('Text on the accent');
    const { page, reload } = await show('rooms');
    await press('Gallery');
    await enter('Design', 'slideshow');
    await enter('Space between pictures', '7');
    const { className } = page.querySelector('.sqs-gallery-container') ?? {};
    expect(className).toContain('sq-slideshow sq-row');
    const rules = [...(page.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText);
    expect(rules).toContain('.sq-gallery.sq-padding-7 { --_gap: 7px; }');
    expect(reload).not.toHaveBeenCalled();
    await see('Not saved: gallery of “The rooms”.');
    await press('Save');
    await until(() => expect(reload).toHaveBeenCalledTimes(1));
    const [put] = callsOf(`PUT ${pathOf('rooms')}`);
    const { id: _, version: __, updatedAt: ___, ...rest } = collection('rooms');
    const gallery = { ...USUAL, design: 'slideshow', padding: 7 };
    expect(put).toMatchObject({ version: '"7"' });
    expect(put?.body).toEqual({ ...rest, options: { ...rest.options, gallery } });
    expect(text()).not.toContain('Not saved');
  });

  test('go back in the page when they are discarded', async () => {
    await openConsole('look');
    await see('Text on the accent');
    const { page } = await show('rooms');
    await press('Gallery');
    await enter('Design', 'stacked');
    await press('Discard');
    expect(page.querySelector('.sqs-gallery-container')?.className).toContain('sq-grid');
    expect(field('Design')?.value).toBe('grid');
  });

  test('are not sent with a number out of its range', async () => {
    await openConsole('look');
    await see('Text on the accent');
    await show('rooms');
    await press('Gallery');
    await enter('Space between pictures', '51');
    await press('Save');
    await see('Gallery of “The rooms”: Please correct Space between pictures.');
    expect(callsOf(`PUT ${pathOf('rooms')}`)).toEqual([]);
  });

  test('name a template that shows no gallery', async () => {
    await openConsole('look');
    await see('Text on the accent');
    await show('rooms', '<p>Posts</p>');
    await press('Gallery');
    await see('This page has no gallery now');
  });

  test('differ from those of an item with a gallery of its own', async () => {
    await openConsole('look');
    await see('Text on the accent');
    const item = { id: 'shelf', title: 'The shelf' };
    const html = galleryHtml({ id: 'gallery-shelf', options: USUAL, pictures: [PICTURE], texts });
    const context = { pageType: 50, collection: { id: 'rooms', title: 'Rooms', type: 1 }, item };
    await showInFrame({ path: '/rooms/shelf', html, context });
    await see('The gallery of this page has options of its own');
    expect(document.querySelector('a[href="/config/items/shelf"]')?.textContent).toBe('The shelf');
    expect(button('Gallery')).toBeUndefined();
  });
});

describe('a gallery that is unsaved', () => {
  const change = async () => {
    await openConsole('look');
    await see('Text on the accent');
    await show('rooms');
    await press('Gallery');
    await enter('Design', 'stacked');
  };

  test('stays while the frame shows another page, and is saved from there', async () => {
    await change();
    await show('pots');
    await until(() => expect(field('Design')?.value).toBe('grid'));
    await see('Not saved: gallery of “The rooms”.');
    const { replace } = await show('pots');
    await press('Show: Gallery of “The rooms”');
    expect(replace).toHaveBeenCalledWith('/rooms');
    await press('Save');
    await until(() => expect(callsOf(`PUT ${pathOf('rooms')}`)).toHaveLength(1));
    expect(callsOf(`PUT ${pathOf('pots')}`)).toEqual([]);
  });

  test('shows again when its page comes back', async () => {
    await change();
    await showInFrame({ path: '/' });
    const { page } = await show('rooms');
    expect(page.querySelector('.sqs-gallery-container')?.className).toContain('sq-stacked');
    expect(field('Design')?.value).toBe('stacked');
  });

  test('asks once before the screen is left, also with another one', async () => {
    await change();
    await show('pots');
    await until(() => expect(field('Design')?.value).toBe('grid'));
    await enter('Design', 'slider');
    await press('Templates');
    await see('Leave without saving?');
    await press('Leave');
    await until(() => expect(location.pathname).toBe('/config/templates'));
    expect(localStorage.length).toBe(0);
  });

  test('shows another person’s changes, option by option', async () => {
    await change();
    answers.set(`PUT ${pathOf('rooms')}`, () => refusal('VERSION_STALE', 412));
    answers.set(`GET ${pathOf('rooms')}`, () =>
      versioned(collection('rooms', { ...USUAL, design: 'slider', padding: 3 }, 9)),
    );
    await press('Save');
    await see('Somebody else has changed this too');
    expect(document.querySelectorAll('.c-clash')).toHaveLength(1);
    await press('Use these choices');
    answers.set(`PUT ${pathOf('rooms')}`, ({ body }) =>
      versioned({ ...collection('rooms'), ...(body as object), version: 10 }),
    );
    await press('Save');
    await until(() => expect(callsOf(`PUT ${pathOf('rooms')}`)).toHaveLength(2));
    expect(callsOf(`PUT ${pathOf('rooms')}`)[1]).toMatchObject({
      version: '"9"',
      body: { options: { gallery: { design: 'stacked', padding: 3 } } },
    });
  });
});
