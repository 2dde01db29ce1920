import type { Bindings } from '../env.ts';
import { SEAL_START_LENGTH, SealError, seal, sealStart, unseal } from './seal.ts';
import { sessionSecrets } from './secret.ts';

/**
 * Columns of sealed texts. A payment's request is sealed inside of its snapshot; it is not needed for longer than the
 * payment is open.
 */
export const SEALED_COLUMNS = [
  { table: 'agent_keys', column: 'sealed_private_key' },
  { table: 'contributors', column: 'sealed_password' },
  { table: 'declaration_keys', column: 'sealed_key' },
  { table: 'gift_cards', column: 'sealed_code' },
  { table: 'locks', column: 'sealed_password' },
  { table: 'outbox', column: 'content' },
  { table: 'payment_accounts', column: 'sealed_key' },
  { table: 'payment_accounts', column: 'sealed_webhook_secret' },
  { table: 'push_devices', column: 'sealed_target' },
  { table: 'push_keys', column: 'sealed_private_key' },
  { table: 'senders', column: 'sealed_secret' },
  { table: 'site_users', column: 'sealed_cart' },
  { table: 'site_users', column: 'sealed_password' },
  { table: 'subscriptions', column: 'kept_card' },
  { table: 'test_payments', column: 'addresses' },
  { table: 'webhooks', column: 'sealed_secret' },
] as const;
/** Most rows and characters that are sealed anew at once, so that they fit a statement's parameter. */
const BATCH_ROWS = 500;
const BATCH_LENGTH = 500_000;
const BATCHES_PER_RUN = 20;

interface SealedText {
  siteId: string;
  id: string;
  sealed: string;
}

/**
 * Seals texts of the previous secret anew, so that that secret can be removed once there are none left. Returns how
 * many texts it sealed. The cron calls this for all sites; an owner's call is for one.
 */
export async function resealAll(env: Bindings, siteId?: string): Promise<{ resealed: number }> {
  const { previous } = sessionSecrets(env);
  let resealed = 0;
  if (previous === undefined) return { resealed };
  for (const place of SEALED_COLUMNS) {
    let last: SealedText | undefined;
    for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
      const texts = await readOld(env.DB, place, { previous, last, siteId });
      last = texts.at(-1);
      if (!last) break;
      resealed += await write(env, place, texts);
    }
  }
  return { resealed };
}

type Column = (typeof SEALED_COLUMNS)[number];

/** Reads the next texts of the previous secret after the last one that was read. */
async function readOld(
  db: D1Database,
  { table, column }: Column,
  { previous, last, siteId }: { previous: string; last: SealedText | undefined; siteId: string | undefined },
): Promise<SealedText[]> {
  const ofSite = siteId === undefined ? '' : 'site_id = ?7 AND';
  const { results } = await db
    .prepare(
      `WITH old AS (
         SELECT site_id, id, ${column} AS sealed FROM ${table} 
         WHERE ${ofSite} substr(${column}, 1, ?1) = ?2 AND (site_id, id) > (?5, ?6)
         ORDER BY site_id, id LIMIT ?3)
       SELECT site_id AS siteId, id, sealed FROM (
         SELECT *, SUM(length(sealed)) OVER (ORDER BY site_id, id) - length(sealed) AS length_before FROM old)
       WHERE length_before < ?4`,
    )
    .bind(
      ...[SEAL_START_LENGTH, sealStart(previous), BATCH_ROWS, BATCH_LENGTH, last?.siteId ?? '', last?.id ?? ''],
      ...(siteId === undefined ? [] : [siteId]),
    )
    .all<SealedText>();
  return results;
}

/**
 * Writes the texts unless they have changed meanwhile, and returns how many. One that cannot be opened, such as that of
 * a row that was copied by hand, stays as it is.
 */
async function write(env: Bindings, { table, column }: Column, texts: readonly SealedText[]): Promise<number> {
  const secrets = sessionSecrets(env);
  const renewed = texts.flatMap(({ siteId, id, sealed }) => {
    const place = { siteId, column: `${table}.${column}`, id };
    try {
      return [{ siteId, id, old: sealed, renewed: seal(secrets.present, place, unseal(secrets, place, sealed)) }];
    } catch (error) {
      if (error instanceof SealError) return [];
      throw error;
    }
  });
  await env.DB.prepare(
    `UPDATE ${table} SET ${column} = t.value ->> 'renewed' FROM json_each(?1) t
     WHERE site_id = t.value ->> 'siteId' AND ${table}.id = t.value ->> 'id' AND ${column} = t.value ->> 'old'`,
  )
    .bind(JSON.stringify(renewed))
    .run();
  return renewed.length;
}
