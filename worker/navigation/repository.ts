import { NAVIGATIONS, type NavigationItem, type OwnerNavigation } from '#runtime/contracts/navigation.ts';
import { collectionIds } from './changes.ts';

/** What menus show of a collection. */
export interface MenuCollection {
  id: string;
  urlId: string;
  navigationTitle: string;
  inNavigation: boolean;
}

interface Menus {
  /** In the platform's order, the main navigation first. */
  menus: OwnerNavigation[];
  collections: MenuCollection[];
}

/**
 * Reads the site's menus. A main navigation that nobody has changed has the collections that are made for it. Pages in
 * no menu are all collections that the main navigation does not lead to, in their chosen order.
 */
export async function readMenus(db: D1Database, siteId: string): Promise<Menus> {
  const [stored, found] = (await db.batch([
    db.prepare('SELECT name, items, version FROM navigations WHERE site_id = ?1').bind(siteId),
    db
      .prepare(
        'SELECT id, url_id, navigation_title, in_navigation FROM collections WHERE site_id = ?1 ORDER BY position, id',
      )
      .bind(siteId),
  ])) as [
    D1Result<{ name: string; items: string; version: number }>,
    D1Result<{ id: string; url_id: string; navigation_title: string; in_navigation: number }>,
  ];
  const collections = found.results.map((row) => ({
    id: row.id,
    urlId: row.url_id,
    navigationTitle: row.navigation_title,
    inNavigation: row.in_navigation === 1,
  }));
  const rows = new Map(stored.results.map(({ name, items, version }) => [name, { items: JSON.parse(items), version }]));
  const main: NavigationItem[] = rows.get('mainNav')?.items ?? defaultItems(collections);
  const lists = {
    mainNav: main,
    _hidden: hiddenItems(collections, main, rows.get('_hidden')?.items ?? []),
    _memberareas: rows.get('_memberareas')?.items ?? [],
  };
  const menus = NAVIGATIONS.map((name) => ({ name, items: lists[name], version: rows.get(name)?.version ?? 0 }));
  return { menus, collections };
}

function defaultItems(collections: readonly MenuCollection[]): NavigationItem[] {
  return collections.filter(({ inNavigation }) => inNavigation).map(({ id }) => ({ collectionId: id }));
}

function hiddenItems(
  collections: readonly MenuCollection[],
  main: readonly NavigationItem[],
  chosen: readonly NavigationItem[],
): NavigationItem[] {
  const shown = new Set(collectionIds(main));
  const hidden = new Set(collections.filter(({ id }) => !shown.has(id)).map(({ id }) => id));
  const first = chosen.filter(({ collectionId }) => collectionId !== undefined && hidden.has(collectionId));
  const ordered = new Set(collectionIds(first));
  return [...first, ...[...hidden].filter((id) => !ordered.has(id)).map((id) => ({ collectionId: id }))];
}
