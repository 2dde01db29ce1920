import type { PushDevice } from '#runtime/contracts/push.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import type { ConsoleLanguage } from '#runtime/i18n/console-languages.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { type Secrets, seal, sha256, unseal } from '../session/service.ts';
import type { PushTarget } from './encrypt.ts';

/** Devices on which a person can have pushes. */
export const MAX_PUSH_DEVICES = 10;

/** The person of a call, and the session that they make it in. */
export interface PushOwner {
  siteId: string;
  contributorId: string;
  sessionId: string;
}

/** A browser in which a person switches pushes on. */
export interface NewDevice {
  target: PushTarget;
  kinds: readonly NoticeKind[];
  /** "Firefox (Linux)". */
  name: string;
  language: ConsoleLanguage;
  /** The id of the person's device whose place it takes, and which its batch ends; undefined where it takes none. */
  replaces: string | undefined;
  /** What else its batch writes. */
  more: readonly D1PreparedStatement[];
}

interface DeviceRow {
  id: string;
  name: string;
  kinds: string;
  created_at: number;
  succeeded_at: number | null;
  failing_since: number | null;
}

/** Returns the id of the device that takes pushes at an endpoint. */
export function deviceIdOf(endpoint: string): string {
  return sha256(endpoint);
}

export async function listDevices(
  db: D1Database,
  { siteId, contributorId }: Pick<PushOwner, 'siteId' | 'contributorId'>,
): Promise<PushDevice[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, kinds, created_at, succeeded_at, failing_since FROM push_devices
       WHERE site_id = ?1 AND contributor_id = ?2 ORDER BY created_at, id`,
    )
    .bind(siteId, contributorId)
    .all<DeviceRow>();
  return results.map((row) => ({
    id: row.id,
    name: row.name,
    kinds: JSON.parse(row.kinds),
    createdAt: row.created_at,
    succeededAt: row.succeeded_at,
    failingSince: row.failing_since,
  }));
}

/**
 * Switches pushes on in a browser, or changes of what it gets some. A browser is one person's: those of somebody who had
 * it before end. Throws PUSH_DEVICES_FULL.
 */
export async function saveDevice(
  db: D1Database,
  secrets: Secrets,
  { siteId, contributorId, sessionId }: PushOwner,
  { target, kinds, name, language, replaces, more }: NewDevice,
  now: number,
): Promise<void> {
  const id = deviceIdOf(target.endpoint);
  const others =
    '(SELECT COUNT(*) FROM push_devices WHERE site_id = ?1 AND contributor_id = ?2 AND id NOT IN (?3, ?5)) >= ?4';
  const place = { siteId, column: 'push_devices.sealed_target', id };
  try {
    await db.batch([
      guard(db, siteId, { PUSH_DEVICES_FULL: others }, contributorId, id, MAX_PUSH_DEVICES, replaces ?? id),
      endOthersStatement(db, siteId, id, contributorId),
      ...more,
      db
        .prepare(
          `INSERT INTO push_devices
             (site_id, id, contributor_id, session_id, name, language, sealed_target, kinds, created_at, seen_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)
           ON CONFLICT (site_id, id) DO UPDATE SET session_id = excluded.session_id, name = excluded.name,
             language = excluded.language, sealed_target = excluded.sealed_target, kinds = excluded.kinds,
             seen_at = excluded.seen_at, failing_since = NULL, failures = 0, turns = turns + 1`,
        )
        .bind(
          siteId,
          id,
          contributorId,
          sessionId,
          name,
          language,
          seal(secrets.present, place, JSON.stringify(target)),
          JSON.stringify(kinds),
          now,
        ),
    ]);
  } catch (error) {
    const refusal = refusalOf(error);
    const isFull = refusal instanceof ApiError && refusal.code === 'PUSH_DEVICES_FULL';
    throw isFull ? new ApiError('PUSH_DEVICES_FULL', { values: { max: MAX_PUSH_DEVICES } }) : refusal;
  }
}

/**
 * Records that a person has the console open in a browser, whose pushes then end with this session, and ends those of
 * whoever had the browser before. Returns whether the person gets pushes there.
 */
export async function seeDevice(
  db: D1Database,
  { siteId, contributorId, sessionId }: PushOwner,
  endpoint: string,
  now: number,
): Promise<boolean> {
  const id = deviceIdOf(endpoint);
  const [, seen] = await db.batch([
    endOthersStatement(db, siteId, id, contributorId),
    db
      .prepare(
        `UPDATE push_devices SET session_id = ?4, seen_at = ?5 WHERE site_id = ?1 AND id = ?2 AND contributor_id = ?3
         RETURNING 1`,
      )
      .bind(siteId, id, contributorId, sessionId, now),
  ]);
  return (seen?.results.length ?? 0) > 0;
}

/** Reads where one of a person's own devices takes pushes; undefined where they have no such device. */
export async function readTarget(
  db: D1Database,
  secrets: Secrets,
  { siteId, contributorId }: PushOwner,
  id: string,
): Promise<PushTarget | undefined> {
  const sealed = await db
    .prepare('SELECT sealed_target FROM push_devices WHERE site_id = ?1 AND id = ?2 AND contributor_id = ?3')
    .bind(siteId, id, contributorId)
    .first<string>('sealed_target');
  return sealed === null ? undefined : openTarget(secrets, siteId, id, sealed);
}

/** Opens where a device takes pushes. Throws SealError. */
export function openTarget(secrets: Secrets, siteId: string, id: string, sealed: string): PushTarget {
  return JSON.parse(unseal(secrets, { siteId, column: 'push_devices.sealed_target', id }, sealed));
}

function endOthersStatement(db: D1Database, siteId: string, id: string, contributorId: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM push_devices WHERE site_id = ?1 AND id = ?2 AND contributor_id <> ?3')
    .bind(siteId, id, contributorId);
}
