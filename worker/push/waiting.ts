import type { ConsoleNotice } from '#runtime/contracts/owner-notices.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { readBatch } from '../db/read-batch.ts';

/** A device that a turn has taken. */
export interface LeasedDevice {
  siteId: string;
  id: string;
  sealedTarget: string;
  /** Failures since the last success. */
  failures: number;
  failingSince: number | null;
  /** Distinguishes this turn from a later one. */
  turn: number;
}

/** What a device has not got yet, oldest first, and for whom it is. */
export interface Waiting {
  role: number;
  /** CONSOLE_LANGUAGES: the person's, or that of the browser. */
  language: string;
  /** The kinds that the device gets, as far as the person may see them. */
  kinds: NoticeKind[];
  notices: WaitingNotice[];
}

export type WaitingNotice = Pick<ConsoleNotice, 'id' | 'kind' | 'target' | 'details' | 'createdAt'>;

/** Most notices that a turn puts to devices, and that it reads for one. */
const NOTICES_PER_TURN = 500;
const TO_PUSH = `SELECT id FROM owner_notices INDEXED BY owner_notices_to_push
  WHERE site_id = ?1 AND is_push_due = 1 ORDER BY id LIMIT ${NOTICES_PER_TURN}`;

/** Lists the sites whose devices have something to get. */
export async function sitesToPush(db: D1Database, now: number, most: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT site_id FROM owner_notices INDEXED BY owner_notices_to_push WHERE is_push_due = 1
       UNION SELECT site_id FROM push_devices INDEXED BY push_devices_due WHERE due_at <= ?1 LIMIT ?2`,
    )
    .bind(now, most)
    .all<{ site_id: string }>();
  return results.map(({ site_id }) => site_id);
}

/**
 * Puts notices to the devices that want their kinds, in one batch: a Worker that stops has put all of them, or none. A
 * notice that is older than `since` is put to none, nor is one to a device that came after it.
 */
export async function putNotices(db: D1Database, siteId: string, since: number, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO pushes (site_id, device_id, notice_id)
         SELECT n.site_id, d.id, n.id FROM owner_notices n JOIN push_devices d ON d.site_id = n.site_id
         WHERE n.site_id = ?1 AND n.id IN (${TO_PUSH}) AND n.created_at > ?2 AND d.created_at <= n.created_at
           AND EXISTS (SELECT 1 FROM json_each(d.kinds) wanted WHERE wanted.value = n.kind)`,
      )
      .bind(siteId, since),
    db
      .prepare(
        `UPDATE push_devices SET due_at = ?2 WHERE site_id = ?1 AND due_at IS NULL
           AND EXISTS (SELECT 1 FROM pushes p WHERE p.site_id = ?1 AND p.device_id = push_devices.id)`,
      )
      .bind(siteId, now),
    db.prepare(`UPDATE owner_notices SET is_push_due = 0 WHERE site_id = ?1 AND id IN (${TO_PUSH})`).bind(siteId),
  ]);
}

/** Takes due devices of a site, so that no other turn sends to them before `until`; a turn that stops loses none. */
export async function leaseDevices(
  db: D1Database,
  siteId: string,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<LeasedDevice[]> {
  const { results } = await db
    .prepare(
      `UPDATE push_devices SET turns = turns + 1, due_at = ?3
       WHERE site_id = ?1 AND id IN (
         SELECT id FROM push_devices INDEXED BY push_devices_due WHERE site_id = ?1 AND due_at <= ?2
         ORDER BY due_at LIMIT ?4)
       RETURNING site_id AS siteId, id, sealed_target AS sealedTarget, failures, failing_since AS failingSince,
         turns AS turn`,
    )
    .bind(siteId, now, until, most)
    .all<LeasedDevice>();
  return results;
}

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  target: string;
  details: string;
  created_at: number;
}

/** Reads what waits for a device now; undefined where its person has gone, or has switched pushes off since. */
export async function readWaiting(db: D1Database, { siteId, id, turn }: LeasedDevice): Promise<Waiting | undefined> {
  const [people, notices] = await readBatch<[{ role: number; language: string; kinds: string }, NoticeRow]>(db, [
    db
      .prepare(
        `SELECT c.role, COALESCE(NULLIF(c.language, ''), d.language) AS language, d.kinds
         FROM push_devices d JOIN contributors c ON c.site_id = d.site_id AND c.id = d.contributor_id
         WHERE d.site_id = ?1 AND d.id = ?2 AND d.turns = ?3`,
      )
      .bind(siteId, id, turn),
    db
      .prepare(
        `SELECT n.id, n.kind, n.target, n.details, n.created_at
         FROM pushes p JOIN owner_notices n ON n.site_id = p.site_id AND n.id = p.notice_id
         WHERE p.site_id = ?1 AND p.device_id = ?2 ORDER BY p.notice_id LIMIT ?3`,
      )
      .bind(siteId, id, NOTICES_PER_TURN),
  ]);
  const [person] = people.results;
  if (!person) return undefined;
  return {
    role: person.role,
    language: person.language,
    kinds: JSON.parse(person.kinds),
    notices: notices.results.map(({ created_at: createdAt, details, ...notice }) => ({
      ...notice,
      details: JSON.parse(details),
      createdAt,
    })),
  };
}

/** What became of a turn of a device. */
export interface Outcome {
  /** Notices that it needs not get any more. */
  done: readonly string[];
  /** When it is due again: where notices are left, or in any case. */
  dueAt: { ifLeft: number } | { always: number };
  /** Whether the last push was taken or failed; undefined where none was sent. */
  isTaken: boolean | undefined;
}

/** Records a turn of a device, unless a later one has begun since. */
export async function recordTurn(
  db: D1Database,
  { siteId, id, turn }: LeasedDevice,
  { done, dueAt, isTaken }: Outcome,
  now: number,
): Promise<void> {
  const isOwn = 'EXISTS (SELECT 1 FROM push_devices WHERE site_id = ?1 AND id = ?2 AND turns = ?3)';
  const isLeft = 'EXISTS (SELECT 1 FROM pushes p WHERE p.site_id = ?1 AND p.device_id = ?2)';
  const next = 'always' in dueAt ? '?4' : `iif(${isLeft}, ?4, NULL)`;
  const counts = {
    true: 'succeeded_at = ?5, failing_since = NULL, failures = 0',
    false: 'failing_since = COALESCE(failing_since, ?5), failures = failures + 1',
    undefined: 'failures = failures + 0 * ?5',
  }[`${isTaken}`];
  await db.batch([
    db
      .prepare(
        `DELETE FROM pushes WHERE site_id = ?1 AND device_id = ?2 AND notice_id IN (SELECT value FROM json_each(?4))
           AND ${isOwn}`,
      )
      .bind(siteId, id, turn, JSON.stringify(done)),
    db
      .prepare(`UPDATE push_devices SET due_at = ${next}, ${counts} WHERE site_id = ?1 AND id = ?2 AND turns = ?3`)
      .bind(siteId, id, turn, 'always' in dueAt ? dueAt.always : dueAt.ifLeft, now),
  ]);
}

/** Deletes a device that its push service does not know any more, unless it was subscribed anew since. */
export async function deleteDevice(db: D1Database, { siteId, id, turn }: LeasedDevice): Promise<void> {
  await db
    .prepare('DELETE FROM push_devices WHERE site_id = ?1 AND id = ?2 AND turns = ?3')
    .bind(siteId, id, turn)
    .run();
}
