import type { Domain } from '#runtime/contracts/domains.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { lookUp } from '../dns/service.ts';
import type { Bindings } from '../env.ts';
import { publicAddress } from '../http/public-address.ts';

/** How long a shop may take to prove that a host is its own. */
const KEPT_MS = 14 * DAY_MS;
const BATCHES_PER_RUN = 10;

/** A host that a shop has named and not proven. */
export interface Claim {
  hostname: string;
  language: string | null;
  checked_at: number | null;
}

/**
 * Whether a shop must prove that a host is its own before the host serves it. A shop that is alone on its server can take
 * nothing from another one, and names of the own computer or network belong to whoever runs the server.
 */
export async function needsProof(db: D1Database, siteId: string, hostname: string): Promise<boolean> {
  if (!publicAddress(`https://${hostname}/`, 'production')) return false;
  const other = await db.prepare('SELECT 1 FROM sites WHERE site_id <> ?1 LIMIT 1').bind(siteId).first();
  return other !== null;
}

/**
 * The record that only whoever owns a host can make: it names the shop. That the host leads to this server is no proof, for
 * it serves all of its shops. A mail sender's domain has the same record.
 */
export function proofOf(siteId: string, hostname: string): NonNullable<Domain['proof']> {
  return { name: `_storefront.${hostname}`, value: `site=${siteId}` };
}

/** Whether the DNS has the record; undefined where it does not answer. */
export async function isProven(env: Bindings, siteId: string, hostname: string): Promise<boolean | undefined> {
  const { name, value } = proofOf(siteId, hostname);
  const answer = await lookUp(env, name, 'TXT');
  if (answer.status === 'failed') return undefined;
  return answer.records.some((record) => record.type === 'TXT' && record.value.trim() === value);
}

export async function readClaims(db: D1Database, siteId: string): Promise<Claim[]> {
  const { results } = await db
    .prepare('SELECT hostname, language, checked_at FROM domain_claims WHERE site_id = ?1 ORDER BY hostname')
    .bind(siteId)
    .all<Claim>();
  return results;
}

export async function findClaim(db: D1Database, siteId: string, hostname: string): Promise<Claim | undefined> {
  return (await readClaims(db, siteId)).find((claim) => claim.hostname === hostname);
}

/** Returns a claim as the console shows it among the domains. */
export function claimedDomain({ DOMAIN_TARGET }: Bindings, siteId: string, claim: Claim): Domain {
  const { hostname, language, checked_at: checkedAt } = claim;
  return {
    ...{ hostname, language, checkedAt, isPrimary: false, redirects: false },
    check: checkedAt === null ? null : { state: 'unproven', records: [], ttlSeconds: null, statusCode: null },
    target: DOMAIN_TARGET || null,
    proof: proofOf(siteId, hostname),
  };
}

/** Deletes claims that nobody has proven in time; returns how many. The cron calls this. */
export function deleteOldClaims(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM domain_claims WHERE (site_id, hostname) IN (
       SELECT site_id, hostname FROM domain_claims WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
}
