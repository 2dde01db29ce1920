import { expect, test } from 'vitest';
import type { NavigationItem, NavigationLink } from '#runtime/contracts/navigation.ts';
import { withEntry, withoutPage } from './page-entries.ts';

const link = (id: string): NavigationLink => ({ collectionId: id });
const elsewhere = { title: 'X', externalLink: '/x' };
const folder = (...children: NavigationLink[]): NavigationItem => ({
  title: 'More',
  folderBehavior: 'redirect',
  children,
});
const index: NavigationItem = { title: 'More', folderBehavior: 'index', collectionId: 'a', children: [elsewhere] };

/** Puts all entries back, as a restoring does. */
function back(items: readonly NavigationItem[], entries: ReturnType<typeof withoutPage>['entries']) {
  return entries.reduce((menu, entry) => withEntry(menu, entry) ?? menu, [...items]);
}

test.each([
  ['an entry', [link('b'), link('a'), link('c')], [link('b'), link('c')]],
  ['an entry of a folder', [folder(elsewhere, link('a')), link('b')], [folder(elsewhere), link('b')]],
  ['the only entry of a folder', [link('b'), folder(link('a'))], [link('b')]],
  ['the page of a folder', [index], [folder(elsewhere)]],
])('%s goes with its page, and comes back to its place', (_, items, left) => {
  const found = withoutPage({ name: 'mainNav', items }, 'a');
  expect(found.items).toEqual(left);
  expect(back(found.items, found.entries)).toEqual(items);
  expect(withoutPage({ name: 'mainNav', items: found.items }, 'a').entries).toEqual([]);
});

test('an entry comes back once, to a folder that has changed since, or to the end without its folder', () => {
  const { entries } = withoutPage({ name: 'mainNav', items: [folder(elsewhere, link('a'))] }, 'a');
  expect(back([link('a')], entries)).toEqual([link('a')]);
  expect(back([folder(link('b'))], entries)).toEqual([folder(link('b'), link('a'))]);
  expect(back([link('b')], entries)).toEqual([link('b'), link('a')]);
});

test('a folder whose page comes back does not repeat what stands elsewhere by now', () => {
  const { entries } = withoutPage(
    { name: 'mainNav', items: [{ ...index, children: [link('b')] } as NavigationItem] },
    'a',
  );
  expect(back([link('b')], entries)).toEqual([{ title: 'More', collectionId: 'a' }, link('b')]);
});
