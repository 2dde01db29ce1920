import type { NavigationFolder, NavigationItem, NavigationLink } from '#runtime/contracts/navigation.ts';
import type { TreeMove } from '../../../parts/TreeButtons.tsx';

/** The place of an entry in a menu: at the top, or in the folder that stands at `folder`. */
export interface EntryPosition {
  folder: number | undefined;
  at: number;
}

type Items = readonly NavigationItem[];

export function isFolder(item: NavigationItem): item is NavigationFolder {
  return 'children' in item;
}

/** Returns the entry at a place; undefined where there is none. */
export function entryAt(items: Items, { folder, at }: EntryPosition): NavigationItem | undefined {
  return siblings(items, folder)[at];
}

/** Returns the entries of a folder, or those at the top. */
export function siblings(items: Items, folder: number | undefined): Items {
  if (folder === undefined) return items;
  const parent = items[folder];
  return parent && isFolder(parent) ? parent.children : [];
}

/** Replaces the entry at a place, or takes it out where there is nothing to put there. */
export function replaceAt(
  items: Items,
  { folder, at }: EntryPosition,
  entry: NavigationItem | undefined,
): NavigationItem[] {
  const list = siblings(items, folder);
  return withSiblings(items, folder, [...list.slice(0, at), ...(entry ? [entry] : []), ...list.slice(at + 1)]);
}

/** Puts an entry in front of the one at a place. A folder stays at the top. */
export function insertAt(items: Items, { folder, at }: EntryPosition, entry: NavigationItem): NavigationItem[] {
  if (folder !== undefined && isFolder(entry)) return [...items];
  const list = siblings(items, folder);
  return withSiblings(items, folder, [...list.slice(0, at), entry, ...list.slice(at)]);
}

/** Moves an entry in front of the one that stands at another place now. */
export function moveTo(
  items: Items,
  from: EntryPosition,
  to: EntryPosition,
): { items: NavigationItem[]; place: EntryPosition } {
  const entry = entryAt(items, from);
  const isInItself = from.folder === undefined && to.folder === from.at;
  if (!entry || isInItself || (to.folder !== undefined && isFolder(entry))) return { items: [...items], place: from };
  const folder =
    to.folder !== undefined && from.folder === undefined && from.at < to.folder ? to.folder - 1 : to.folder;
  const at = from.folder === to.folder && from.at < to.at ? to.at - 1 : to.at;
  const place = { folder, at };
  return { items: insertAt(replaceAt(items, from, undefined), place, entry), place };
}

/**
 * Returns the place to which a move brings an entry, as `moveTo` takes it; undefined where it is impossible. `in` goes to
 * the end of the folder above, or to the beginning of the one below; `out` goes behind the entry's folder.
 */
export function targetOf(items: Items, from: EntryPosition, move: TreeMove): EntryPosition | undefined {
  const { folder, at } = from;
  const list = siblings(items, folder);
  if (move === 'up') return at > 0 ? { folder, at: at - 1 } : undefined;
  if (move === 'down') return at < list.length - 1 ? { folder, at: at + 2 } : undefined;
  if (move === 'out') return folder === undefined ? undefined : { folder: undefined, at: folder + 1 };
  const entry = entryAt(items, from);
  if (folder !== undefined || !entry || isFolder(entry)) return undefined;
  const above = items[at - 1];
  if (above && isFolder(above)) return { folder: at - 1, at: above.children.length };
  const below = items[at + 1];
  return below && isFolder(below) ? { folder: at + 1, at: 0 } : undefined;
}

function withSiblings(items: Items, folder: number | undefined, list: Items): NavigationItem[] {
  if (folder === undefined) return [...list];
  return items.map((item, i) =>
    i === folder && isFolder(item) ? { ...item, children: list as NavigationLink[] } : item,
  );
}
