import type { NavigationFolder, NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { NAVIGATIONS } from '#runtime/contracts/navigation.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { navigationStatement } from './changes.ts';

/** How often an entry is put back, where others change its menu in the same moment. */
const TRIES = 3;

/** A menu's entry that leads to a page, with its place. */
export interface PageEntry {
  page: string;
  menu: NavigationName;
  /** The title of the folder that it stands in; null for none. */
  folder: string | null;
  at: number;
  /** A folder leads to its own page, or has no other entry. */
  item: NavigationItem;
}

interface Menu {
  name: NavigationName;
  items: readonly NavigationItem[];
  version: number;
}

/**
 * Reads the entries that lead to a page from the menus that an owner has changed, and returns them with the statements
 * that take them away. VERSION_STALE fails the batch where a menu has changed meanwhile.
 */
export async function pageEntries(
  { db, site, now }: OwnerCall,
  collectionId: string,
): Promise<{ entries: PageEntry[]; statements: D1PreparedStatement[] }> {
  const menus = await readMenus(db, site.siteId);
  const found = menus.map((menu) => ({ menu, ...withoutPage(menu, collectionId) }));
  return {
    entries: found.flatMap(({ entries }) => entries),
    statements: found
      .filter(({ entries }) => entries.length > 0)
      .flatMap(({ menu, items }) => changeStatements(db, site.siteId, menu, items, now)),
  };
}

/** Puts an entry back to its place, unless its menu leads to the page already or follows from the pages. */
export async function putEntryBack(call: OwnerCall, entry: PageEntry, tries = TRIES): Promise<void> {
  const { db, site, now } = call;
  const menu = (await readMenus(db, site.siteId)).find(({ name }) => name === entry.menu);
  const items = menu && withEntry(menu.items, entry);
  if (!items) return;
  try {
    await db.batch(changeStatements(db, site.siteId, menu, items, now));
  } catch (error) {
    const refusal = refusalOf(error);
    const isStale = refusal instanceof ApiError && refusal.code === 'VERSION_STALE';
    if (!isStale || tries <= 1) throw refusal;
    await putEntryBack(call, entry, tries - 1);
  }
}

async function readMenus(db: D1Database, siteId: string): Promise<Menu[]> {
  const { results } = await db
    .prepare('SELECT name, items, version FROM navigations WHERE site_id = ?1')
    .bind(siteId)
    .all<{ name: string; items: string; version: number }>();
  return results.flatMap(({ name, items, version }) => {
    const known = NAVIGATIONS.find((each) => each === name);
    return known ? { name: known, items: JSON.parse(items) as NavigationItem[], version } : [];
  });
}

function changeStatements(
  db: D1Database,
  siteId: string,
  { name, version }: Menu,
  items: NavigationItem[],
  now: number,
) {
  const isStale = 'NOT EXISTS (SELECT 1 FROM navigations WHERE site_id = ?1 AND name = ?2 AND version = ?3)';
  return [
    guard(db, siteId, { VERSION_STALE: isStale }, name, version),
    navigationStatement(db, siteId, { name, items }, now),
  ];
}

/** Returns a menu without what leads to a page. A folder that would be empty goes too. */
export function withoutPage(
  { name: menu, items }: Pick<Menu, 'name' | 'items'>,
  page: string,
): { items: NavigationItem[]; entries: PageEntry[] } {
  const entries: PageEntry[] = [];
  const left = items.flatMap((item, at): NavigationItem[] => {
    const leads = item.collectionId === page;
    if (!('children' in item)) {
      if (leads) entries.push({ page, menu, folder: null, at, item });
      return leads ? [] : [item];
    }
    const children = item.children.filter((child) => child.collectionId !== page);
    if (!leads && children.length === item.children.length) return [item];
    if (leads || children.length === 0) entries.push({ page, menu, folder: null, at, item });
    else {
      for (const [place, child] of item.children.entries()) {
        if (child.collectionId === page) entries.push({ page, menu, folder: item.title, at: place, item: child });
      }
    }
    if (children.length === 0) return [];
    if (!leads) return [{ ...item, children }];
    const { collectionId: _, ...folder } = item;
    return [{ ...folder, folderBehavior: 'redirect', children }];
  });
  return { items: left, entries };
}

/** Returns the menu with an entry of before; undefined where it leads to the page already. */
export function withEntry(items: readonly NavigationItem[], entry: PageEntry): NavigationItem[] | undefined {
  const { page, folder, at, item } = entry;
  const isThere = (id: string | undefined) => id !== undefined && pagesOf(items).includes(id);
  if (isThere(page)) return undefined;
  const title = 'children' in item ? item.title : folder;
  const place = items.findIndex((each) => 'children' in each && each.title === title);
  const parent = items[place];
  if (parent && 'children' in parent) return items.with(place, inFolder(parent, entry));
  if (!('children' in item)) return items.toSpliced(folder === null ? at : items.length, 0, item);
  const children = item.children.filter(({ collectionId }) => !isThere(collectionId));
  const whole = children.length > 0 ? { ...item, children } : { title: item.title, collectionId: page };
  return items.toSpliced(at, 0, whole);
}

/** The folder may have changed since, so that it gets back no more than what led to the page. */
function inFolder(folder: NavigationFolder, { page, at, item }: PageEntry): NavigationFolder {
  if (!('children' in item)) return { ...folder, children: folder.children.toSpliced(at, 0, item) };
  const own = item.collectionId === page && { folderBehavior: item.folderBehavior, collectionId: page };
  return {
    ...folder,
    ...own,
    children: [...folder.children, ...item.children.filter((child) => child.collectionId === page)],
  };
}

function pagesOf(items: readonly NavigationItem[]): string[] {
  const all = items.flatMap((item) => ('children' in item ? [item, ...item.children] : [item]));
  return all.flatMap(({ collectionId }) => collectionId ?? []);
}
