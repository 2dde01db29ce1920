import type { LegalPageKind } from '#runtime/contracts/legal-page.ts';
import type { AuditChange } from '#runtime/contracts/owner.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { auditStatement } from '../owner/service.ts';
import { priceHistoryStatements } from '../prices/service.ts';
import { siteTouched } from '../site/touch.ts';
import { currencyGuard } from './currency.ts';
import { toStored } from './stored.ts';

/** The data of every change: the site, the owner's key and the time. */
interface PreferencesChange {
  siteId: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** The version to be changed; undefined for whichever there is. */
  version: number | undefined;
  /** What it changes, for the audit log. */
  changes: readonly AuditChange[];
}

/**
 * Returns the statements that store a namespace. They name its own keys only, so that a change of another namespace at
 * the same time stays.
 */
export function preferencesStatements<Namespace extends PreferencesNamespace>(
  db: D1Database,
  siteId: string,
  namespace: Namespace,
  values: Preferences<Namespace>,
): D1PreparedStatement[] {
  const stored = toStored(namespace, values);
  const paths = Object.keys(stored).map((key) => `'$.${key}'`);
  return [
    db
      .prepare(
        `UPDATE sites SET store_settings = json_patch(json_remove(store_settings, ${paths.join(', ')}), ?3),
           preference_versions = json_set(preference_versions, '$.' || ?2, COALESCE(preference_versions ->> ?2, 1) + 1)
         WHERE site_id = ?1`,
      )
      .bind(siteId, namespace, JSON.stringify(stored)),
  ];
}

/** Returns the statement that names one of the legal pages, and leaves the others as they are. */
export function legalPageStatement(
  db: D1Database,
  siteId: string,
  kind: LegalPageKind,
  path: string,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE sites SET
         store_settings = json_patch(store_settings, json_object('legalPages', json_object(?2, ?3))),
         preference_versions = json_set(preference_versions, '$.legal', COALESCE(preference_versions ->> 'legal', 1) + 1)
       WHERE site_id = ?1`,
    )
    .bind(siteId, kind, path);
}

/** Replaces a namespace. Throws VERSION_STALE and CURRENCY_IN_USE. */
export async function replacePreferences<Namespace extends PreferencesNamespace>(
  db: D1Database,
  { siteId, keyId, now, version, changes }: PreferencesChange,
  namespace: Namespace,
  values: Preferences<Namespace>,
): Promise<void> {
  const current = 'COALESCE((SELECT preference_versions ->> ?2 FROM sites WHERE site_id = ?1), 1)';
  try {
    await db.batch([
      guard(db, siteId, { VERSION_STALE: `${current} <> ?3` }, namespace, version ?? null),
      ...('selectedCurrency' in values ? [currencyGuard(db, siteId, values.selectedCurrency)] : []),
      ...preferencesStatements(db, siteId, namespace, values),
      ...('selectedCurrency' in values ? priceHistoryStatements(db, siteId, 'all', now) : []),
      siteTouched(db, siteId, now),
      auditStatement(db, { siteId, keyId, action: 'preferences.changed', target: namespace, changes }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
}
