import { env } from 'cloudflare:workers';
import { SHOP } from './shops.ts';

/** Returns what is written of a variant: what was asked and what was struck beside it, in the order of time. */
export async function historyOf(sku: string): Promise<(number | string | null)[][]> {
  return (await pointsOf(sku)).map(({ cents, struck_cents }) => [cents, struck_cents]);
}

interface Row {
  number: number;
  currency: string;
  cents: number | null;
  struck_cents: number | null;
  from_at: number;
  written_at: number;
}

export async function pointsOf(sku: string): Promise<Row[]> {
  const { results } = await env.DB.prepare(
    `SELECT h.* FROM variants v JOIN price_history h ON h.site_id = v.site_id AND h.variant_id = v.id
     WHERE v.site_id = ?1 AND v.sku = ?2 ORDER BY number`,
  )
    .bind(SHOP.id, sku)
    .all<Row>();
  return results;
}

/** Lets all that is written of prices, and the days of publication, be so many ms longer ago. */
export async function timePasses(ms: number): Promise<void> {
  await env.DB.batch(
    [
      'UPDATE price_history SET from_at = from_at - ?1, written_at = written_at - ?1',
      'UPDATE items SET published_at = published_at - ?1',
    ].map((sql) => env.DB.prepare(sql).bind(ms)),
  );
}
