import { describe, expect, test } from 'vitest';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { NewPopup } from '#runtime/contracts/popup.ts';
import { popupTags } from './popup-tags.ts';
import { type PopupPage, popupsOfPage, type SitePopup } from './popups-of-page.ts';

const NOW = 1_000;
const popup = (more: object = {}): SitePopup => ({
  ...NewPopup.parse({
    title: 'Hello',
    content: { kind: 'button', text: 'Look', url: '/shop' },
    position: 'bottom-right',
    sign: { kind: 'delay', seconds: 5 },
    ...more,
  }),
  id: 'hello',
});
const HOME: PopupPage = { pageType: PAGE_TYPE.page, path: '/', collection: { id: 'home', urlId: '' } };
const POST: PopupPage = {
  pageType: PAGE_TYPE.contentItem,
  path: '/journal/one',
  collection: { id: 'journal', urlId: 'journal' },
};
const LIST: PopupPage = { ...POST, pageType: PAGE_TYPE.mainContent, path: '/journal' };
const on = (page: PopupPage, more: object = {}) => popupsOfPage([popup(more)], page, NOW).length === 1;

describe('a popup appears', () => {
  test.each([
    ['mainContent', true],
    ['page', true],
    ['contentItem', true],
    ['search', true],
    ['splash', false],
    ['notFound', false],
    ['error', false],
    ['lockScreen', false],
    ['popupOverlay', false],
    ['protectedContent', false],
    ['memberAreaAccessDenied', false],
    ['showCart', false],
    ['cartV2', false],
    ['checkout', false],
    ['orderConfirmed', false],
    ['orderStatus', false],
    ['newsletterUnsubscribe', false],
  ] as const)('on pages of the type %s: %s', (type, expected) => {
    expect(on({ pageType: PAGE_TYPE[type], path: '/x' })).toBe(expected);
  });

  test.each<[more: object, expected: boolean]>([
    [{ startsAt: NOW }, true],
    [{ startsAt: NOW + 1 }, false],
    [{ endsAt: NOW + 1 }, true],
    [{ endsAt: NOW }, false],
    [{ isEnabled: false }, false],
  ])('by its plan %j: %s', (more, expected) => expect(on(HOME, more)).toBe(expected));

  test.each<[page: PopupPage, more: object, expected: boolean]>([
    [HOME, { place: { kind: 'home' } }, true],
    [LIST, { place: { kind: 'home' } }, false],
    [LIST, { place: { kind: 'collections', ids: ['journal'] } }, true],
    [POST, { place: { kind: 'collections', ids: ['journal'] } }, true],
    [LIST, { place: { kind: 'collections', ids: ['journal'], isItemsOnly: true } }, false],
    [POST, { place: { kind: 'collections', ids: ['journal'], isItemsOnly: true } }, true],
    [HOME, { place: { kind: 'collections', ids: ['journal'] } }, false],
    [POST, { excludedPaths: ['/journal'] }, true],
    [POST, { excludedPaths: ['/journal/*'] }, false],
    [POST, { excludedPaths: ['/journal/one'] }, false],
    [LIST, { excludedPaths: ['/journal/*'] }, true],
  ])('on %j with %j: %s', (page, more, expected) => expect(on(page, more)).toBe(expected));
});

test('a page gets the part of a popup that its visitors may know, and text that ends no script', () => {
  const tags = popupTags([popup({ html: '</script><b>' })], HOME, NOW);
  expect(tags).toMatch(/^<sq-popup popup="hello"><script type="application\/json">\{.*\}<\/script><\/sq-popup>$/);
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /json">(.*)<\/script>/.exec(tags) ?? [];
  expect(Object.keys(JSON.parse(json)).sort()).toEqual([
    ...['againAfterDays', 'content', 'edition', 'html', 'id', 'image', 'position', 'sign', 'size', 'title'],
  ]);
  expect(popupTags([], HOME, NOW)).toBe('');
});
