import type { OwnerCategory } from '#runtime/contracts/category.ts';
import { categoryTexts } from '#runtime/i18n/en/console/categories.ts';
import { branchOf, pathText, treeOf } from './tree.ts';

/** Returns the categories below which another one can stand; '' is the root. One cannot stand below itself. */
export function parentOptions(categories: readonly OwnerCategory[], own?: string): (readonly [string, string])[] {
  const branch = own === undefined ? new Set() : branchOf(categories, own);
  const others = treeOf(categories).filter(({ category }) => !branch.has(category.id));
  return [
    ['', categoryTexts.firstLevel],
    ...others.map(({ category }) => [category.id, pathText(category, categories)] as const),
  ];
}
