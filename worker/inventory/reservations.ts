import { type Networks, PREFIXES, type Prefix } from '../http/network.ts';
import { IS_BEING_PAID, isLive, RESERVATION_MS, reservedElsewhere } from './live-reservations.ts';
import { SHARE_MS, SHARES, shareOf } from './shares.ts';

/** Quantities by variant id. */
export type Quantities = ReadonlyMap<string, number>;

/** The checkout that a reservation belongs to. */
export interface Reserver {
  siteId: string;
  checkoutId: string;
}

interface Visit extends Reserver {
  /** Keyed hashes of the visitor's networks. */
  networks: Networks;
  /** Ms since the epoch. */
  now: number;
}

/** Rows that the cron deletes in one run. */
const DELETED_PER_RUN = 5_000;

const OF_CHECKOUT = 'site_id = ?1 AND checkout_id = ?2';

/**
 * Reserves as much of these quantities as it may. Times and shares keep one visitor from blocking a shop; a visitor
 * without a reservation can buy all the same, as long as the units are free when the payment starts. A reservation that
 * is being paid for stays as it is.
 */
export function reserveStatements(
  db: D1Database,
  { siteId, checkoutId, networks, now }: Visit,
  needs: Quantities,
): D1PreparedStatement[] {
  const reset = releaseStatement(db, { siteId, checkoutId });
  if (needs.size === 0) return [reset];
  const isBeingPaid = `EXISTS (SELECT 1 FROM payments p INDEXED BY payments_by_checkout
    WHERE p.site_id = ?1 AND p.checkout_id = ?2 AND p.state = 'open')`;
  const hashes: Record<Prefix, string> = { 64: '?5', 56: '?6', 48: '?7' };
  const taken = (prefix: Prefix) => `COALESCE((SELECT SUM(n.most) FROM of_network n
    WHERE n.variant_id = v.id AND n.network_${prefix} = ${hashes[prefix]}), 0)`;
  const rests = PREFIXES.map((prefix) => `${shareOf(prefix, 'v.qty_in_stock')} - ${taken(prefix)}`);
  const free = `v.qty_in_stock - ${reservedElsewhere({ variant: 'v.id', checkout: '?2', now: '?4' })}`;
  // A visitor who has reserved the last free unit keeps it while the reservation is renewed.
  const isCurrent = `own.created_at > ?4 - ${RESERVATION_MS}`;
  const freeForNetwork = `MAX(${free} - EXISTS (SELECT 1 FROM of_network n WHERE n.variant_id = v.id),
    COALESCE(iif(${isCurrent}, own.most, 0), 0))`;
  const variants = PREFIXES.map(
    (prefix) => `${SHARES[prefix].variants} - (SELECT COUNT(*) FROM of_network n
      WHERE n.is_live AND n.network_${prefix} = ${hashes[prefix]})`,
  );
  return [
    reset,
    db
      .prepare(
        `WITH of_network AS MATERIALIZED (
           SELECT r.variant_id, r.network_64, r.network_56, r.network_48, r.most, ${isLive('?4')} AS is_live
           FROM reservations r INDEXED BY reservations_by_network
           WHERE r.site_id = ?1 AND r.network_48 = ?7 AND r.created_at > ?4 - ${SHARE_MS} AND r.checkout_id <> ?2
         ), possible AS (
           SELECT v.id AS variant_id, MIN(requested.value, ${free}, ${freeForNetwork}, ${rests.join(', ')}) AS units,
             CASE WHEN ${isCurrent} THEN own.created_at ELSE ?4 END AS created_at
           FROM json_each(?3) requested
           CROSS JOIN variants v ON v.site_id = ?1 AND v.id = requested.key AND v.unlimited = 0
           LEFT JOIN reservations own ON own.site_id = ?1 AND own.checkout_id = ?2 AND own.variant_id = v.id
           WHERE (own.created_at IS NULL OR ${isCurrent} OR own.created_at <= ?4 - ${SHARE_MS})
             AND NOT ${isBeingPaid}
         )
         INSERT INTO reservations (site_id, checkout_id, variant_id, network_64, network_56, network_48, quantity, most,
           created_at)
         SELECT ?1, ?2, variant_id, ?5, ?6, ?7, units, units, created_at FROM possible WHERE units > 0
         ORDER BY variant_id LIMIT MAX(0, MIN(${variants.join(', ')}))
         ON CONFLICT (site_id, checkout_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
           most = CASE created_at WHEN excluded.created_at THEN MAX(most, excluded.most) ELSE excluded.most END,
           network_64 = excluded.network_64, network_56 = excluded.network_56, network_48 = excluded.network_48,
           created_at = excluded.created_at`,
      )
      .bind(
        siteId,
        checkoutId,
        JSON.stringify(Object.fromEntries(needs)),
        now,
        ...PREFIXES.map((prefix) => networks[prefix]),
      ),
  ];
}

/** Reserves exactly these quantities, whatever their share of the stock, for a payment that is stored in the same batch. */
export function reserveAllStatement(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  needs: Quantities,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO reservations (site_id, checkout_id, variant_id, network_64, network_56, network_48, quantity, most,
         created_at)
       SELECT ?1, ?2, v.id, ?2, ?2, ?2, requested.value, requested.value, ?4 FROM json_each(?3) requested
       CROSS JOIN variants v ON v.site_id = ?1 AND v.id = requested.key AND v.unlimited = 0
       ON CONFLICT (site_id, checkout_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
         most = MAX(most, excluded.most), created_at = excluded.created_at`,
    )
    .bind(siteId, checkoutId, JSON.stringify(Object.fromEntries(needs)), now);
}

/**
 * Releases a checkout's reservation, unless it is being paid for. `when` is what must hold besides, as SQL about the
 * checkout ?2 of the site ?1.
 */
export function releaseStatement(db: D1Database, { siteId, checkoutId }: Reserver, when = 'TRUE'): D1PreparedStatement {
  return db
    .prepare(`UPDATE reservations AS r SET quantity = 0 WHERE ${OF_CHECKOUT} AND NOT ${IS_BEING_PAID} AND ${when}`)
    .bind(siteId, checkoutId);
}

/**
 * Releases what a cart no longer contains of its checkout's reservation, unless it is being paid for. Both are SQL
 * expressions about the cart ?2 of the site ?1: the id of its checkout, and its units of the variant of `r`.
 */
export function trimStatement(
  db: D1Database,
  { siteId, cartId }: { siteId: string; cartId: string },
  { checkout, units }: { checkout: string; units: string },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE reservations AS r SET quantity = MIN(r.quantity, ${units})
       WHERE r.site_id = ?1 AND r.checkout_id = ${checkout} AND NOT ${IS_BEING_PAID}`,
    )
    .bind(siteId, cartId);
}

/** Forgets the reservation of a checkout that was bought. */
export function forgetStatement(db: D1Database, { siteId, checkoutId }: Reserver): D1PreparedStatement {
  return db.prepare(`DELETE FROM reservations WHERE ${OF_CHECKOUT}`).bind(siteId, checkoutId);
}

/** Units that a checkout has reserved of a variant, and until when, in ms since the epoch. */
export interface Reserved {
  units: number;
  until: number;
}

/** Reads the checkout's reservation by variant, without parts that have ended. */
export async function findReserved(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  now: number,
): Promise<ReadonlyMap<string, Reserved>> {
  const { results } = await db
    .prepare(
      `SELECT variant_id, quantity, created_at FROM reservations
       WHERE ${OF_CHECKOUT} AND quantity > 0 AND created_at > ?3 - ${RESERVATION_MS}`,
    )
    .bind(siteId, checkoutId, now)
    .all<{ variant_id: string; quantity: number; created_at: number }>();
  return new Map(
    results.map((row) => [row.variant_id, { units: row.quantity, until: row.created_at + RESERVATION_MS }]),
  );
}

/** Deletes reservations of all sites that count no longer; returns how many. */
export async function deleteOldReservations(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `DELETE FROM reservations WHERE (site_id, checkout_id, variant_id) IN (
         SELECT r.site_id, r.checkout_id, r.variant_id FROM reservations r
         WHERE r.created_at <= ?1 - ${SHARE_MS} AND NOT (${isLive('?1')}) LIMIT ?2)
       RETURNING 1`,
    )
    .bind(now, DELETED_PER_RUN)
    .all();
  return results.length;
}
