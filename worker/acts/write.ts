import { randomBytes } from 'node:crypto';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { sha256 } from '../session/service.ts';
import { withNameForMeta } from './person.ts';
import { type ActSource, allowed } from './source.ts';

/** Hex digits of an id: 128 bits. */
const ID_LENGTH = 32;

/** Returns the id of the act that these parts distinguish from every other: the same for each repeat. */
export function actId(siteId: string, ...parts: readonly string[]): string {
  return sha256(['act', siteId, ...parts].join('|')).slice(0, ID_LENGTH);
}

/** Returns an id for an act that nobody can repeat. */
export function randomActId(): string {
  return randomBytes(ID_LENGTH / 2).toString('hex');
}

interface CartAct {
  siteId: string;
  cartId: string;
  id: string;
  currency: string;
  source: ActSource;
  /** Ms since the epoch. */
  now: number;
}

/** A SELECT of `kind`, `item_id`, `sku`, `title`, `quantity` and `price_cents`. ?1 is the site and ?2 the cart. */
interface Selection {
  sql: string;
  /** ?9 and so on. */
  values: readonly (string | number | null)[];
}

/**
 * Returns the statement that records an act about one product, for the batch of its change; it returns the act as
 * `act`. No act of a visitor who has refused is recorded.
 */
export function writeCartAct(
  db: D1Database,
  { siteId, cartId, id, currency, source, now }: CartAct,
  { sql, values }: Selection,
): D1PreparedStatement[] {
  const purposes = allowed(source);
  if (purposes === '') return [];
  const item = `json_object('itemId', s.item_id, 'sku', s.sku, 'title', s.title, 'quantity', s.quantity,
    'priceCents', s.price_cents)`;
  return [
    db
      .prepare(
        `INSERT INTO acts (site_id, cart_id, id, kind, data, purposes, person, state, created_at, visitor_hash)
         SELECT ?1, ?2, ?3, s.kind, json_object('id', ?3, 'kind', s.kind, 'currency', ?4,
             'valueCents', s.quantity * s.price_cents, 'items', json_array(${item})),
           COALESCE(?5, ''), ${withNameForMeta('?6')}, iif(?5 IS NULL, 'waiting', 'due'), ?7, ?8
         FROM (${sql}) s WHERE TRUE
         ON CONFLICT (site_id, id) DO NOTHING RETURNING data AS act`,
      )
      .bind(siteId, cartId, id, currency, purposes, JSON.stringify(source.person), now, source.visitorHash, ...values),
  ];
}

interface KnownAct {
  siteId: string;
  /** The cart or the pending order. */
  cartId: string;
  act: Act;
  source: ActSource;
  /** The same for each repeat of the call; '' where that is not known. */
  callKey: string;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statement that writes down a step of a checkout once. It returns the act as `act`, unless another call than
 * this one and its repeats has written it down, or its visitor has refused since.
 */
export function writeCheckoutAct(
  db: D1Database,
  { siteId, cartId, act, source, callKey, now }: KnownAct,
): D1PreparedStatement[] {
  const purposes = allowed(source);
  if (purposes === '') return [];
  return [
    db
      .prepare(
        `INSERT INTO acts (site_id, id, kind, cart_id, data, purposes, person, state, created_at, visitor_hash, call_key)
         VALUES (?1, ?2, ?3, ?4, ?5, COALESCE(?6, ''), ${withNameForMeta('?7')}, iif(?6 IS NULL, 'waiting', 'due'), ?8, ?9, ?10)
         ON CONFLICT (site_id, id) DO UPDATE SET call_key = excluded.call_key
           WHERE acts.call_key = excluded.call_key AND acts.call_key <> '' AND (acts.state = 'waiting' OR acts.purposes <> '')
         RETURNING data AS act`,
      )
      .bind(
        siteId,
        act.id,
        act.kind,
        cartId,
        JSON.stringify(act),
        purposes,
        JSON.stringify(source.person),
        now,
        source.visitorHash,
        callKey,
      ),
  ];
}

/** Finds an act that was written down, also one that is counted already; undefined where its visitor has refused since. */
export async function findAct(db: D1Database, siteId: string, id: string): Promise<Act | undefined> {
  const select = db.prepare(
    "SELECT data AS act FROM acts WHERE site_id = ?1 AND id = ?2 AND (state = 'waiting' OR purposes <> '')",
  );
  return writtenAct(await select.bind(siteId, id).run());
}

/** Returns the act that the statement of a batch has written; undefined for none. */
export function writtenAct(result: D1Result | undefined): Act | undefined {
  const [row] = (result?.results ?? []) as { act?: string | null }[];
  return row?.act == null ? undefined : JSON.parse(row.act);
}
