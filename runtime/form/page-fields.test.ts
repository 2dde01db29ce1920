import { afterEach, expect, test } from 'vitest';
import { readPageFields } from './page-fields.ts';

const page = window as { Static?: { SQUARESPACE_CONTEXT?: unknown } };

function show(context: unknown, html = '<form></form>'): Element {
  page.Static = { SQUARESPACE_CONTEXT: context };
  document.title = 'A page';
  document.body.innerHTML = html;
  return document.querySelector('form') as Element;
}

afterEach(async () => {
  delete page.Static;
  document.body.innerHTML = '';
  // The context is kept until the running script ends.
  await Promise.resolve();
});

test('a form is sent with the item of its page first', () => {
  const collection = { id: 'collection-1', title: 'Shop', permissionType: 1 };
  expect(readPageFields(show({ item: { id: 'item-1', title: 'Lamp' }, collection }))).toEqual({
    pageTitle: 'Lamp',
    pageId: 'item-1',
    contentSource: 'i',
    pagePath: location.pathname,
    pagePermissionTypeValue: 1,
  });
});

test('a form is sent with the collection of a page without an item', () => {
  const html = '<div data-item-id="item-2"><form></form></div>';
  const fields = readPageFields(show({ collection: { id: 'collection-1', title: 'Contact' } }, html));
  expect(fields).toEqual({
    pageTitle: 'Contact',
    pageId: 'collection-1',
    contentSource: 'c',
    pagePath: location.pathname,
  });
});

test('a form is sent with title and path of a page that says nothing of itself', () => {
  expect(readPageFields(show(undefined))).toEqual({ pageTitle: 'A page', pagePath: location.pathname });
});

test('a form is sent with the item around it where the page has no context', () => {
  const fields = readPageFields(show({}, '<div data-item-id="item-2"><form></form></div>'));
  expect(fields).toMatchObject({ pageTitle: 'A page', pageId: 'item-2', contentSource: 'i' });
});

test('a title that is too long for the server is cut', () => {
  expect(readPageFields(show({ item: { id: 'i', title: 'x'.repeat(5_000) } })).pageTitle).toHaveLength(1_000);
});

test('a form is sent where the page’s JSON holds anything but texts', () => {
  const item = { id: 7, title: { en: 'Lamp' } };
  const collection = { id: null, title: 12, permissionType: 'public' };
  expect(readPageFields(show({ item, collection }))).toEqual({ pageTitle: 'A page', pagePath: location.pathname });
});
