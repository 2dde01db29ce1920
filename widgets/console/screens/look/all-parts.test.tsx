import { beforeEach, expect, test } from 'vitest';
import type { ContributorRole } from '#runtime/contracts/roles.ts';
import { readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { showInFrame } from '../../../../test/console-frame.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  listOf,
  notices,
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
const ROOMS = '/api/owner/collections/rooms';
const MERCHANDISING = '/api/v1/commerce-preferences/merchandising';
const site = { colors: {}, fonts: { headings: null, texts: null }, isLocked: false, version: 3 };
const rooms = {
  id: 'rooms',
  type: 'generic',
  title: 'Rooms',
  urlId: 'rooms',
  version: 7,
  updatedAt: 1,
  options: { order: 'owner', gallery: readGalleryOptions(() => undefined) },
};
const merchandising = {
  websiteId: 's',
  scarcityEnabledOnProductItems: true,
  scarcityMessageType: 'SCARCITY_MESSAGE_1',
  scarcityThreshold: 5,
  customSoldOutText: '',
  relatedProductsEnabled: true,
  productReviewsEnabled: true,
  restockNotificationsPerUnit: 3,
  version: 2,
};

/** Has the frame show the list of a collection with a gallery. */
const showRooms = () =>
  showInFrame({ path: '/rooms', context: { pageType: 1, collection: { id: 'rooms', title: 'Rooms', type: 1 } } });
/** Has the frame show the page of a product. */
const showProduct = () =>
  showInFrame({
    path: '/shop/p/pot',
    context: { pageType: 50, collection: { id: 'shop', title: 'Shop', type: 13 }, product: {} },
  });

async function open(role?: ContributorRole) {
  await openConsole('look', role);
  await see('Text on the accent');
}

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/collections', () => listOf('collections'));
  answers.set('GET /api/owner/popups', () => json({ popups: [] }));
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ selectedCurrency: 'EUR' }));
  for (const [path, body] of Object.entries({ [SITE]: site, [ROOMS]: rooms, [MERCHANDISING]: merchandising })) {
    answers.set(`GET ${path}`, () => versioned(body));
    answers.set(`PUT ${path}`, ({ body: sent }) =>
      versioned({ ...body, ...(sent as object), version: body.version + 1 }),
    );
  }
});

/** Changes a colour, a gallery and the product pages. */
async function changeAll() {
  await open();
  await enter('Accent', 'red');
  await showRooms();
  await press('Gallery');
  await enter('Design', 'stacked');
  const frame = await showProduct();
  await press('Product pages');
  await enter('Text for sold out', 'Gone');
  await see('Not saved: colours of light pages and templates, gallery of “Rooms”, product pages.');
  return frame;
}

test('the options of product pages are saved whole, and only pages with products have them', async () => {
  await open();
  await showInFrame({ path: '/', context: { pageType: 2 } });
  expect(button('Product pages')).toBeUndefined();
  const { reload } = await showProduct();
  await press('Product pages');
  await enter('Text for sold out', 'Gone for now');
  await press('Save');
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  const { websiteId: _, version: __, ...values } = merchandising;
  expect(callsOf(`PUT ${MERCHANDISING}`)[0]).toMatchObject({ version: '"2"' });
  expect(callsOf(`PUT ${MERCHANDISING}`)[0]?.body).toMatchObject({ ...values, customSoldOutText: 'Gone for now' });
});

test('one press saves all that is unsaved, and loads the page anew once', async () => {
  const { reload } = await changeAll();
  await press('Save');
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  for (const path of [SITE, ROOMS, MERCHANDISING]) expect(callsOf(`PUT ${path}`)).toHaveLength(1);
  expect(notices()).toHaveLength(3);
  expect(text()).not.toContain('Not saved');
  expect(localStorage.length).toBe(0);
});

test('two presses save each part once', async () => {
  const { reload } = await changeAll();
  const save = button('Save');
  save?.click();
  save?.click();
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  for (const path of [SITE, ROOMS, MERCHANDISING]) expect(callsOf(`PUT ${path}`)).toHaveLength(1);
});

test('a part that is not saved shows the reason, and keeps what was typed; the others are saved', async () => {
  const { reload } = await changeAll();
  answers.set(`PUT ${ROOMS}`, () => refusal('ANY', 422, 'The shop does not want this.'));
  answers.set(`PUT ${MERCHANDISING}`, () => json({}, 500));
  await press('Save');
  await see('Gallery of “Rooms”: The shop does not want this. Product pages: Something went wrong');
  expect(reload).toHaveBeenCalledTimes(1);
  await see('Not saved: gallery of “Rooms”, product pages.');
  expect(field('Text for sold out')?.value).toBe('Gone');
});

test('of two conflicts one is shown after the other', async () => {
  await changeAll();
  for (const path of [ROOMS, MERCHANDISING]) answers.set(`PUT ${path}`, () => refusal('VERSION_STALE', 412));
  await press('Save');
  await see('Somebody else has changed this too');
  const dialogs = () => document.querySelectorAll('[role="dialog"]');
  await until(() => expect(callsOf(`GET ${MERCHANDISING}`)).toHaveLength(2));
  expect(dialogs()).toHaveLength(1);
  await press('Use these choices');
  await until(() => expect(dialogs()).toHaveLength(1));
  await press('Go on editing');
  await until(() => expect(dialogs()).toHaveLength(0));
  await see('Not saved: gallery of “Rooms”, product pages.');
});

test('discarding takes all changes back, and closing asks once about all of them', async () => {
  await changeAll();
  await press('Close');
  await see('Close without saving?');
  await press('Cancel');
  expect(field('Text for sold out')?.value).toBe('Gone');
  await press('Discard');
  await until(() => expect(text()).not.toContain('Not saved'));
  expect(field('Text for sold out')?.value).toBe('');
  expect(localStorage.length).toBe(0);
  await press('Close');
  await see('Change the look');
});

test('a change from before the screen was opened is still unsaved', async () => {
  await changeAll();
  const kept = Object.entries(localStorage);
  await press('Discard');
  for (const [key, value] of kept) localStorage.setItem(key, value);
  await press('Templates');
  await press('Look of the shop');
  await showRooms();
  await see('Not saved: colours of light pages and templates, gallery of “Rooms”.');
  await see('What you typed before is still here, and not saved.');
});

test.each([
  ['editor', true, false],
  ['viewer', false, false],
  ['storeManager', false, true],
  ['websiteManager', true, true],
] as const)('the role %s changes what it may change', async (role, mayChangeContent, mayChangeSettings) => {
  await open(role);
  await showRooms();
  await press('Gallery');
  await until(() => expect(field('Design')).toBeDefined());
  expect(field('Design')?.closest('fieldset')?.disabled).toBe(!mayChangeContent);
  await showProduct();
  await press('Product pages');
  await until(() => expect(field('Text for sold out')).toBeDefined());
  expect(field('Text for sold out')?.closest('fieldset')?.disabled).toBe(!mayChangeSettings);
});

test('a role that may not read the content has no galleries', async () => {
  await open('billing');
  await showRooms();
  expect(button('Gallery')).toBeUndefined();
  expect(callsOf(`GET ${ROOMS}`)).toEqual([]);
});
