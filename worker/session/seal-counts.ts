import type { Seals } from '#runtime/contracts/seals.ts';
import type { Bindings } from '../env.ts';
import { SEALED_COLUMNS } from './reseal.ts';
import { KEY_NAME_START, SEAL_START_LENGTH, sealStart } from './seal.ts';
import { sessionSecret } from './secret.ts';

interface Count {
  key: string;
  texts: number;
}

/** Counts a site's sealed texts by their keys, and says whether any site has texts of another key than the present one. */
export async function countSeals(env: Bindings, siteId: string): Promise<Seals> {
  const present = sealStart(sessionSecret(env));
  const counts = await env.DB.batch<Count>(
    SEALED_COLUMNS.map(({ table, column }) =>
      env.DB.prepare(
        `SELECT substr(${column}, 1, ?2) AS key, COUNT(*) AS texts FROM ${table}
         WHERE site_id = ?1 AND ${column} GLOB 's1.*' GROUP BY 1`,
      ).bind(siteId, SEAL_START_LENGTH),
    ),
  );
  const others = await env.DB.batch<{ found: number }>(
    SEALED_COLUMNS.map(({ table, column }) =>
      env.DB.prepare(
        `SELECT EXISTS (
           SELECT 1 FROM ${table} WHERE ${column} GLOB 's1.*' AND substr(${column}, 1, ?1) <> ?2) AS found`,
      ).bind(SEAL_START_LENGTH, present),
    ),
  );
  const byKey = new Map([[present, 0]]);
  for (const { key, texts } of counts.flatMap(({ results }) => results)) {
    byKey.set(key, (byKey.get(key) ?? 0) + texts);
  }
  return {
    keys: [...byKey].map(([key, texts]) => ({
      name: key.slice(KEY_NAME_START, -1),
      isPresent: key === present,
      texts,
    })),
    isComplete: others.every(({ results }) => results[0]?.found === 0),
  };
}
