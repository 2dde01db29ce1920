import { env } from 'cloudflare:workers';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { SHOP } from './shops.ts';

/** One row of the table of acts. */
export interface ActRow {
  site_id: string;
  id: string;
  state: string;
  purposes: string;
  person: Record<string, string>;
  act: Act;
}

/** Reads all acts, the oldest first. */
export async function acts(): Promise<ActRow[]> {
  const { results } = await env.DB.prepare(
    'SELECT site_id, id, state, purposes, person, data FROM acts ORDER BY created_at, kind, id',
  ).all<Record<string, string>>();
  return results.map(
    ({ person = '', data = '', ...row }) => ({ ...row, person: JSON.parse(person), act: JSON.parse(data) }) as never,
  );
}

/** A number of the shop as it is stored, under the day, UTC, of its hour. */
export interface CountedRow {
  site_id: string;
  day: string;
  kind: string;
  key: string;
  count: number;
}

/** Reads what is counted of all shops, by shop, day, kind and key. */
export async function countedRows(): Promise<CountedRow[]> {
  const { results } = await env.DB.prepare(
    `SELECT site_id, date(hour / 1000, 'unixepoch') AS day, kind, '' AS key, SUM(count) AS count FROM stat_hours
     GROUP BY 1, 2, 3 UNION ALL SELECT site_id, day, kind, key, count FROM stat_days ORDER BY 1, 2, 3, 4`,
  ).all<CountedRow>();
  return results;
}

/**
 * Reads the shop's numbers: 'kind key' to count and sum. "sales USD" are its orders, and "refunds USD" the events that
 * gave money back, less those that took it back.
 */
export async function stats(siteId: string = SHOP.id): Promise<Record<string, [count: number, sumCents: number]>> {
  const numbers: Record<string, [count: number, sumCents: number]> = {};
  for (const row of await countedRows()) {
    if (row.site_id !== siteId) continue;
    const name = `${row.kind} ${row.key}`.trim();
    numbers[name] = [(numbers[name]?.[0] ?? 0) + row.count, 0];
  }
  const { results } = await env.DB.prepare(
    `SELECT 'sales ' || currency AS name, COUNT(*) AS n, SUM(grand_total_cents - gift_card_cents) AS cents
     FROM orders WHERE site_id = ?1 GROUP BY currency
     UNION ALL SELECT 'refunds ' || o.currency, SUM(sign(e.refund_cents)), SUM(e.refund_cents) FROM order_events e
     JOIN orders o USING (site_id) WHERE o.id = e.order_id AND e.refund_cents <> 0 AND site_id = ?1 GROUP BY o.currency`,
  )
    .bind(siteId)
    .all<{ name: string; n: number; cents: number }>();
  return { ...numbers, ...Object.fromEntries(results.map(({ name, n, cents }) => [name, [n, cents]])) };
}

/** Replaces the shop's rules for visitors' data. */
export async function setPrivacy(settings: object, siteId: string = SHOP.id): Promise<void> {
  await env.DB.prepare(
    "UPDATE sites SET store_settings = json_set(store_settings, '$.privacySettings', json(?2)) WHERE site_id = ?1",
  )
    .bind(siteId, JSON.stringify(settings))
    .run();
}
