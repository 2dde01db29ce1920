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
  sale_cents: number | null;
  act: Act;
}

/** Reads all acts, the oldest first. */
export async function acts(): Promise<ActRow[]> {
  const { results } = await env.DB.prepare(
    'SELECT site_id, id, state, purposes, person, sale_cents, data FROM acts ORDER BY created_at, kind, id',
  ).all<Record<string, string>>();
  return results.map(
    ({ person = '', data = '', ...row }) => ({ ...row, person: JSON.parse(person), act: JSON.parse(data) }) as never,
  );
}

/** Reads the shop's numbers: 'kind key' to count and sum. */
export async function stats(siteId: string = SHOP.id): Promise<Record<string, [count: number, sumCents: number]>> {
  const { results } = await env.DB.prepare(
    'SELECT kind, key, SUM(count) AS n, SUM(sum_cents) AS cents FROM stat_days WHERE site_id = ?1 GROUP BY kind, key',
  )
    .bind(siteId)
    .all<{ kind: string; key: string; n: number; cents: number }>();
  return Object.fromEntries(results.map(({ kind, key, n, cents }) => [`${kind} ${key}`.trim(), [n, cents]]));
}

/** Replaces the shop's rules for visitors' data. */
export async function setPrivacy(settings: object, siteId: string = SHOP.id): Promise<void> {
  await env.DB.prepare(
    "UPDATE sites SET store_settings = json_set(store_settings, '$.privacySettings', json(?2)) WHERE site_id = ?1",
  )
    .bind(siteId, JSON.stringify(settings))
    .run();
}
