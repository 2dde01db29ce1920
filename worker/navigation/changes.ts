import type { FooterSettings, HeaderSettings, NavigationItem, NavigationName } from '#runtime/contracts/navigation.ts';
import { guard } from '../db/guards.ts';

/** Returns the statement that writes a menu, and counts its version up. */
export function navigationStatement(
  db: D1Database,
  siteId: string,
  { name, items }: { name: NavigationName; items: readonly NavigationItem[] },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO navigations (site_id, name, items, updated_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (site_id, name) DO UPDATE SET items = excluded.items, version = version + 1, updated_at = ?4`,
    )
    .bind(siteId, name, JSON.stringify(items), now);
}

/** Returns a guard that undoes the batch where the menu has changed since `version`, or leads to an unknown collection. */
export function expectNavigation(
  db: D1Database,
  siteId: string,
  { name, items, version }: { name: NavigationName; items: readonly NavigationItem[]; version: number | undefined },
): D1PreparedStatement {
  return guard(
    db,
    siteId,
    {
      VERSION_STALE: `?3 IS NOT NULL AND ?3 <> coalesce(
        (SELECT version FROM navigations WHERE site_id = ?1 AND name = ?2), 0)`,
      COLLECTION_NOT_FOUND: `EXISTS (SELECT 1 FROM json_each(?4) wanted WHERE NOT EXISTS (
        SELECT 1 FROM collections WHERE site_id = ?1 AND id = wanted.value))`,
    },
    name,
    version ?? null,
    JSON.stringify(collectionIds(items)),
  );
}

/**
 * Returns the statement that puts a collection at the end of the main navigation. A site that has never changed its menu
 * has all collections in it that are made for it, so nothing is written there.
 */
export function addToNavigationStatement(
  db: D1Database,
  siteId: string,
  collectionId: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE navigations SET items = json_insert(items, '$[#]', json(?2)), version = version + 1, updated_at = ?3
       WHERE site_id = ?1 AND name = 'mainNav'`,
    )
    .bind(siteId, JSON.stringify({ collectionId } satisfies NavigationItem), now);
}

/** Returns the statement that writes a site's header and footer, and counts its version up. */
export function headerFooterStatement(
  db: D1Database,
  siteId: string,
  { header, footer }: { header: HeaderSettings; footer: FooterSettings },
): D1PreparedStatement {
  return db
    .prepare('UPDATE sites SET header = ?2, footer = ?3, version = version + 1 WHERE site_id = ?1')
    .bind(siteId, JSON.stringify(header), JSON.stringify(footer));
}

/** Returns the collections that a menu leads to. */
export function collectionIds(items: readonly NavigationItem[]): string[] {
  const all = items.flatMap((item) => ('children' in item ? [item, ...item.children] : [item]));
  return [...new Set(all.flatMap(({ collectionId }) => collectionId ?? []))];
}
