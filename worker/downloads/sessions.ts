import { DAY_MS } from '#runtime/domain/durations.ts';
import { sign } from '../session/service.ts';

/** Time in which a visitor goes on with a download, or repeats it, without another use. */
export const SESSION_MS = DAY_MS;

/** Names a visitor by network, differently for each download, so that nobody is followed from one to another. */
export function visitorHashOf(secret: string, siteId: string, downloadId: string, network: string): string {
  return sign(secret, 'download-visitor', siteId, downloadId, network);
}

interface Visit {
  siteId: string;
  downloadId: string;
  generation: number;
  visitorHash: string;
  /** Ms since the epoch. */
  now: number;
}

const LIVE_SESSION = `EXISTS (SELECT 1 FROM download_sessions s
  WHERE s.site_id = ?1 AND s.download_id = ?2 AND s.visitor_hash = ?3 AND s.ends_at > ?4)`;

/** A right with what a visit needs of its order and its file. */
export interface FoundRight {
  file_id: string;
  name: string;
  bytes: number;
  generation: number;
  used: number;
  most: number;
  expires_at: number;
  is_closed: number;
  order_state: string;
  order_number: number;
  has_session: number;
}

export function findRight(
  db: D1Database,
  { siteId, downloadId, visitorHash, now }: Omit<Visit, 'generation'>,
): Promise<FoundRight | null> {
  return db
    .prepare(
      `SELECT d.*, o.state AS order_state, o.number AS order_number, ${LIVE_SESSION} AS has_session
       FROM downloads d JOIN orders o ON o.site_id = d.site_id AND o.id = d.order_id
       WHERE d.site_id = ?1 AND d.id = ?2`,
    )
    .bind(siteId, downloadId, visitorHash, now)
    .first<FoundRight>();
}

/**
 * Begins a visitor's session, which counts as one use; false if the right has none left or has ended. It is one
 * statement, so that visits at the same time cannot pass the limit. A visitor who has a session needs no other one.
 */
export async function beginSession(
  db: D1Database,
  { siteId, downloadId, generation, visitorHash, now }: Visit,
): Promise<boolean> {
  const [, found] = await db.batch<{ has_session: number }>([
    db
      .prepare(
        `INSERT INTO download_sessions (site_id, download_id, visitor_hash, ends_at)
         SELECT d.site_id, d.id, ?3, ?4 + ${SESSION_MS}
         FROM downloads d JOIN orders o ON o.site_id = d.site_id AND o.id = d.order_id
         WHERE d.site_id = ?1 AND d.id = ?2 AND d.generation = ?5 AND d.used < d.most AND d.expires_at > ?4
           AND d.is_closed = 0 AND o.state <> 'refunded' AND NOT ${LIVE_SESSION}`,
      )
      .bind(siteId, downloadId, visitorHash, now, generation),
    db.prepare(`SELECT ${LIVE_SESSION} AS has_session`).bind(siteId, downloadId, visitorHash, now),
  ]);
  return found?.results[0]?.has_session === 1;
}
