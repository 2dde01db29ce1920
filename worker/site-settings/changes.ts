import { guard, refusalOf } from '../db/guards.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import type { CheckedSettings } from './settings.ts';

/** Returns the statement that writes all settings of a site, and counts its version up. */
export function settingsStatement(db: D1Database, siteId: string, settings: CheckedSettings): D1PreparedStatement {
  const {
    title,
    identifier,
    status,
    language,
    languages,
    timeZone,
    website,
    websiteSettings,
    switchedOff,
    lockScreen,
  } = settings;
  return db
    .prepare(
      `UPDATE sites SET title = ?2, identifier = ?3, status = ?4, language = ?5, languages = ?6, time_zone = ?7,
         website = ?8, website_settings = ?9, entitlements = ?10, version = version + 1,
         lock_key = iif(?11, COALESCE(lock_key, lower(hex(randomblob(16)))), lock_key), lock_screen = ?12
       WHERE site_id = ?1`,
    )
    .bind(
      siteId,
      title,
      identifier,
      status,
      language,
      JSON.stringify(languages),
      timeZone,
      JSON.stringify(website),
      JSON.stringify(websiteSettings),
      JSON.stringify(switchedOff),
      Number(settings.isLocked),
      lockScreen && JSON.stringify(lockScreen),
    );
}

/** Returns a guard that undoes the batch if the site's settings have changed since `version`. */
export function expectSite(db: D1Database, siteId: string, version: number): D1PreparedStatement {
  return guard(
    db,
    siteId,
    { VERSION_STALE: 'NOT EXISTS (SELECT 1 FROM sites WHERE site_id = ?1 AND version = ?2)' },
    version,
  );
}

/** Writes a change of the site that its pages show, with its entry in the audit log. */
export async function writeSite(
  { db, site, owner, now }: OwnerCall,
  statements: D1PreparedStatement[],
  entry: Pick<AuditEntry, 'action' | 'details' | 'changes'> & { target?: string },
): Promise<void> {
  const { siteId } = site;
  try {
    await db.batch([
      ...statements,
      siteTouched(db, siteId, now),
      auditStatement(db, { siteId, keyId: owner.keyId, target: siteId, ...entry }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
}
