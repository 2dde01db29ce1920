import { expect, test } from 'vitest';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import { tagError } from './items/tag-rule.ts';
import { moveTo, targetOf } from './menus/tree.ts';
import { linkError } from './shared/link-error.ts';

const MENU: NavigationItem[] = [
  { collectionId: 'a' },
  { title: 'More', folderBehavior: 'none', children: [{ collectionId: 'b' }, { collectionId: 'c' }] },
  { collectionId: 'd' },
];

test('an entry goes into the folder beside it, and out again', () => {
  const into = targetOf(MENU, { folder: undefined, at: 0 }, 'in');
  const moved = moveTo(MENU, { folder: undefined, at: 0 }, into ?? { folder: undefined, at: 0 });
  expect(moved.place).toEqual({ folder: 0, at: 0 });
  expect(moved.items[0]).toMatchObject({
    children: [{ collectionId: 'a' }, { collectionId: 'b' }, { collectionId: 'c' }],
  });
  const out = targetOf(moved.items, moved.place, 'out');
  expect(out && moveTo(moved.items, moved.place, out).items[1]).toEqual({ collectionId: 'a' });
});

test('the first entry cannot go up, and no folder goes into a folder', () => {
  expect(targetOf(MENU, { folder: undefined, at: 0 }, 'up')).toBeUndefined();
  expect(targetOf(MENU, { folder: undefined, at: 1 }, 'in')).toBeUndefined();
});

test('a tag that exists in other letters is refused, and so is a tag that is too long', () => {
  const rule = { tagType: 'tag', others: ['Green'], longest: 50 } as const;
  expect(tagError(' green ', rule)).toBe('This tag already exists');
  expect(tagError('a'.repeat(51), rule)).toContain('50 characters');
  expect(tagError('a'.repeat(50), rule)).toBeUndefined();
});

test('a link that leads nowhere names both ways to write one', () => {
  expect(linkError('example.com')).toBe('Links must be formatted as /page or https://example.com');
  expect(linkError('/shop')).toBeUndefined();
});
