import type { CategoryTarget, OwnerCategory } from '#runtime/contracts/category.ts';
import type { TreeMove } from '../../../parts/TreeButtons.tsx';

/** A category in the order of its page, with its level: 0 is the first. */
export interface TreeRow {
  category: OwnerCategory;
  level: number;
  /** Its place among those of the same parent, from 0, and their number. */
  at: number;
  count: number;
}

/** Returns the categories as their page shows them: each before those below it, without the root. */
export function treeOf(categories: readonly OwnerCategory[]): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parent: string, level: number) => {
    const children = childrenOf(categories, parent);
    for (const [at, category] of children.entries()) {
      rows.push({ category, level, at, count: children.length });
      add(category.id, level + 1);
    }
  };
  const root = rootOf(categories);
  if (root) add(root.id, 0);
  return rows;
}

export function rootOf(categories: readonly OwnerCategory[]): OwnerCategory | undefined {
  return categories.find(({ type }) => type === 'ROOT');
}

/** Returns the categories of a parent in their order, which is that of the shop's pages. */
export function childrenOf(categories: readonly OwnerCategory[], parent: string): OwnerCategory[] {
  return categories
    .filter(({ parentCategoryId, type }) => type === 'CATEGORY' && parentCategoryId === parent)
    .sort((a, b) => a.displayIndex - b.displayIndex || compare(a.displayName, b.displayName) || compare(a.id, b.id));
}

/** Returns a category with all below it. */
export function branchOf(categories: readonly OwnerCategory[], id: string): ReadonlySet<string> {
  const branch = new Set([id]);
  for (const { category } of treeOf(categories)) {
    if (branch.has(category.parentCategoryId)) branch.add(category.id);
  }
  return branch;
}

/** Returns the place to which a button or key moves a category; undefined where there is none. */
export function targetOf(categories: readonly OwnerCategory[], id: string, move: TreeMove): CategoryTarget | undefined {
  const category = categories.find((each) => each.id === id);
  if (!category) return undefined;
  const { parentCategoryId } = category;
  const siblings = childrenOf(categories, parentCategoryId);
  const at = siblings.findIndex((each) => each.id === id);
  const above = siblings[at - 1];
  if (move === 'up') return above && { parentCategoryId, beforeCategoryId: above.id };
  if (move === 'down') {
    return siblings[at + 1] && { parentCategoryId, beforeCategoryId: siblings[at + 2]?.id ?? null };
  }
  if (move === 'in') return above && { parentCategoryId: above.id, beforeCategoryId: null };
  const parent = categories.find((each) => each.id === parentCategoryId);
  return parent?.type === 'CATEGORY' ? returnTarget(categories, parent.id) : undefined;
}

/**
 * Returns the place that a category gets when it is dropped at another row's place: in front of the row that follows
 * there, beside that one, or at the end of the first level. It cannot be dropped among those below itself.
 */
export function dropTarget(
  categories: readonly OwnerCategory[],
  rows: readonly TreeRow[],
  from: number,
  to: number,
): CategoryTarget | undefined {
  const moved = rows[from]?.category;
  const root = rootOf(categories);
  if (!moved || !root) return undefined;
  const next = rows.toSpliced(from, 1)[to]?.category;
  if (!next) return { parentCategoryId: root.id, beforeCategoryId: null };
  if (branchOf(categories, moved.id).has(next.id)) return undefined;
  return { parentCategoryId: next.parentCategoryId, beforeCategoryId: next.id };
}

/** Returns where a category stands now, to which an undone move brings it back. */
export function returnTarget(categories: readonly OwnerCategory[], id: string): CategoryTarget | undefined {
  const category = categories.find((each) => each.id === id);
  if (!category) return undefined;
  const siblings = childrenOf(categories, category.parentCategoryId);
  const next = siblings[siblings.findIndex((each) => each.id === id) + 1];
  return { parentCategoryId: category.parentCategoryId, beforeCategoryId: next?.id ?? null };
}

/** Returns the categories after a move, as the shop will answer them; addresses follow with the next reading. */
export function movedTo(categories: readonly OwnerCategory[], id: string, target: CategoryTarget): OwnerCategory[] {
  const { parentCategoryId, beforeCategoryId } = target;
  const others = childrenOf(categories, parentCategoryId)
    .map((each) => each.id)
    .filter((each) => each !== id);
  const at = beforeCategoryId === null ? others.length : others.indexOf(beforeCategoryId);
  const order = new Map(others.toSpliced(at < 0 ? others.length : at, 0, id).map((each, index) => [each, index + 1]));
  return categories.map((category) => {
    const displayIndex = order.get(category.id);
    if (displayIndex === undefined) return category;
    return { ...category, displayIndex, ...(category.id === id && { parentCategoryId }) };
  });
}

/** Writes a category with those above it: "Tea › Green tea". */
export function pathText(category: OwnerCategory, categories: readonly OwnerCategory[]): string {
  const parent = categories.find(({ id }) => id === category.parentCategoryId);
  return parent?.type === 'CATEGORY'
    ? `${pathText(parent, categories)} › ${category.displayName}`
    : category.displayName;
}

/** The shop compares names by their letters' codes. */
function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
