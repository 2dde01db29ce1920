import type { Sender as OwnSender, SenderName } from '#runtime/contracts/senders.ts';
import type { SenderTask } from '../env.ts';

/** A sender of a shop that one run has taken. */
export interface LeasedSender {
  siteId: string;
  name: SenderName;
  target: string;
  sealedSecret: string;
  /** Failures since the last success. */
  failures: number;
  /** Events that the service did not take for what they are since it last took one. */
  unfit: number;
  /** Distinguishes this run from a later one. */
  leasedUntil: number;
  /** Shows whether the owner has changed it since. */
  updatedAt: number;
}

export type SenderKey = SenderTask;

interface Row {
  name: SenderName;
  target: string;
  enabled: number;
  stopped_at: number | null;
  last_status: number | null;
  last_answer: string;
  last_sent_at: number | null;
  failures: number;
  next_try_at: number;
  sent: number;
  given_up: number;
  updated_at: number;
  waiting: number;
}

const WAITING = `(SELECT COUNT(*) FROM act_deliveries d WHERE d.site_id = s.site_id AND d.sender = s.id) AS waiting`;

export async function listSenders(db: D1Database, siteId: string): Promise<OwnSender[]> {
  const { results } = await db
    .prepare(`SELECT s.*, s.id AS name, ${WAITING} FROM senders s WHERE s.site_id = ?1 ORDER BY s.id`)
    .bind(siteId)
    .all<Row>();
  return results.map(toSender);
}

export async function readSealedSecret(db: D1Database, siteId: string, name: string): Promise<string | null> {
  return db
    .prepare('SELECT sealed_secret FROM senders WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, name)
    .first<string>('sealed_secret');
}

interface Saved {
  siteId: string;
  name: SenderName;
  purpose: string;
  target: string;
  isEnabled: boolean;
  sealedSecret: string;
  /** Ms since the epoch. */
  now: number;
}

/** Returns the statements that set a sender up, or replace its settings and let it go on. */
export function saveStatements(
  db: D1Database,
  { siteId, name, purpose, target, isEnabled, sealedSecret, now }: Saved,
): D1PreparedStatement[] {
  return [
    // Acts that waited are not for another account, and not for a sender that is switched off.
    db
      .prepare(
        `DELETE FROM act_deliveries WHERE site_id = ?1 AND sender = ?2
           AND (?4 = 0 OR (SELECT target FROM senders WHERE site_id = ?1 AND id = ?2) <> ?3)`,
      )
      .bind(siteId, name, target, Number(isEnabled)),
    db
      .prepare(
        `INSERT INTO senders (site_id, id, purpose, target, enabled, sealed_secret, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
         ON CONFLICT (site_id, id) DO UPDATE SET target = excluded.target, enabled = excluded.enabled,
           sealed_secret = excluded.sealed_secret, updated_at = excluded.updated_at, stopped_at = NULL, failures = 0, unfit = 0,
           next_try_at = 0, last_status = NULL, last_answer = ''`,
      )
      .bind(siteId, name, purpose, target, Number(isEnabled), sealedSecret, now),
  ];
}

/** Returns the statement that removes a sender with all acts that wait for it. */
export function deleteStatement(db: D1Database, siteId: string, name: string): D1PreparedStatement {
  return db.prepare('DELETE FROM senders WHERE site_id = ?1 AND id = ?2 RETURNING 1').bind(siteId, name);
}

/** Finds senders for which acts wait; those come first that had no turn for longest. */
export async function dueSenders(db: D1Database, now: number, most: number): Promise<SenderKey[]> {
  const { results } = await db
    .prepare(
      `SELECT s.site_id AS siteId, s.id AS name FROM senders s INDEXED BY senders_by_turn
       WHERE s.enabled = 1 AND s.stopped_at IS NULL AND s.next_try_at <= ?1 AND s.leased_until <= ?1
         AND EXISTS (SELECT 1 FROM act_deliveries d WHERE d.site_id = s.site_id AND d.sender = s.id)
       ORDER BY s.last_turn_at LIMIT ?2`,
    )
    .bind(now, most)
    .all<SenderKey>();
  return results;
}

/**
 * Takes a sender for a turn, so that no other run sends for it before `until`; undefined where another one has it. A run
 * that was killed keeps it no longer.
 */
export async function leaseSender(
  db: D1Database,
  { siteId, name }: SenderKey,
  { now, until }: { now: number; until: number },
): Promise<LeasedSender | undefined> {
  const leased = await db
    .prepare(
      `UPDATE senders SET leased_until = ?4, last_turn_at = ?3
       WHERE site_id = ?1 AND id = ?2 AND enabled = 1 AND stopped_at IS NULL AND next_try_at <= ?3 AND leased_until <= ?3
       RETURNING site_id AS siteId, id AS name, target, sealed_secret AS sealedSecret, failures, unfit,
         leased_until AS leasedUntil, updated_at AS updatedAt`,
    )
    .bind(siteId, name, now, until)
    .first<LeasedSender>();
  return leased ?? undefined;
}

/** A delivery that waits. */
export interface Waiting {
  id: string;
  data: string;
  person: string;
  purposes: string;
  cart_id: string;
  created_at: number;
}

const COLUMNS = 'a.id, a.data, a.person, a.purposes, a.cart_id, a.created_at';
/** Only while the turn has the sender, as its owner had set it up when the turn began. */
const IN_TURN = `EXISTS (SELECT 1 FROM senders
  WHERE site_id = ?1 AND id = ?2 AND leased_until = ?3 AND updated_at = ?4 AND enabled = 1)`;
const turnOf = ({ siteId, name, leasedUntil, updatedAt }: LeasedSender) => [siteId, name, leasedUntil, updatedAt];

/** Reads the oldest acts that wait for a sender; none where its turn is over. */
export async function readWaiting(db: D1Database, leased: LeasedSender, most: number): Promise<Waiting[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM act_deliveries d INDEXED BY act_deliveries_by_age
       JOIN acts a ON a.site_id = d.site_id AND a.id = d.act_id
       WHERE d.site_id = ?1 AND d.sender = ?2 AND ${IN_TURN} ORDER BY d.created_at LIMIT ?5`,
    )
    .bind(...turnOf(leased), most)
    .all<Waiting>();
  return results;
}

/** Returns the statement that reads those of these acts that still wait, as they are now; none where the turn is over. */
export function stillWaitingStatement(
  db: D1Database,
  leased: LeasedSender,
  ids: readonly string[],
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?5) this
       JOIN act_deliveries d ON d.site_id = ?1 AND d.sender = ?2 AND d.act_id = this.value
       JOIN acts a ON a.site_id = d.site_id AND a.id = d.act_id WHERE ${IN_TURN}`,
    )
    .bind(...turnOf(leased), JSON.stringify(ids));
}

function toSender(row: Row): OwnSender {
  return {
    name: row.name,
    target: row.target,
    isEnabled: row.enabled === 1,
    stoppedAt: row.stopped_at,
    lastStatus: row.last_status,
    lastAnswer: row.last_answer,
    lastSentAt: row.last_sent_at,
    nextTryAt: row.failures > 0 && row.stopped_at === null ? row.next_try_at : null,
    waiting: row.waiting,
    sent: row.sent,
    givenUp: row.given_up,
    updatedAt: row.updated_at,
  };
}
