import type { PreferencesNamespace } from '#runtime/contracts/preferences.ts';

interface Row {
  store_settings: string;
  version: number | null;
}

/** Reads all settings of a store with the version of one namespace: other changes may have been made since the call. */
export async function findStoreSettings(
  db: D1Database,
  siteId: string,
  namespace: PreferencesNamespace,
): Promise<{ storeSettings: Record<string, unknown>; version: number }> {
  const row = await db
    .prepare('SELECT store_settings, preference_versions ->> ?2 AS version FROM sites WHERE site_id = ?1')
    .bind(siteId, namespace)
    .first<Row>();
  return { storeSettings: JSON.parse(row?.store_settings ?? '{}'), version: row?.version ?? 1 };
}
