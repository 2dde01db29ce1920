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

test('the page’s item comes first', () => {
  const collection = { id: 'collection-1', title: 'Shop', permissionType: 1 };
  expect(readPageFields(show({ item: { id: 'item-1', title: 'Lamp' }, collection }))).toEqual({
    pageTitle: 'Lamp',
    pageId: 'item-1',
    contentSource: 'i',
    pagePath: location.pathname,
    pagePermissionTypeValue: 1,
  });
});

test('then its collection', () => {
  const html = '<div data-item-id="item-2"><form></form></div>';
  const fields = readPageFields(show({ collection: { id: 'collection-1', title: 'Contact' } }, html));
  expect(fields).toEqual({
    pageTitle: 'Contact',
    pageId: 'collection-1',
    contentSource: 'c',
    pagePath: location.pathname,
  });
});

test('a page that says nothing of itself has its title and its path', () => {
  expect(readPageFields(show(undefined))).toEqual({ pageTitle: 'A page', pagePath: location.pathname });
});

test('without a context the item around the form counts', () => {
  const fields = readPageFields(show({}, '<div data-item-id="item-2"><form></form></div>'));
  expect(fields).toMatchObject({ pageTitle: 'A page', pageId: 'item-2', contentSource: 'i' });
});

test('what is too long for the server is cut', () => {
  expect(readPageFields(show({ item: { id: 'i', title: 'x'.repeat(5_000) } })).pageTitle).toHaveLength(1_000);
});
