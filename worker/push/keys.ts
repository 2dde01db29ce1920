import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { SealError, seal, sessionSecrets, unseal } from '../session/service.ts';
import { newVapidKey, type VapidKey } from './vapid.ts';

const ID = 'vapid';

/**
 * Returns the key by which a site signs its pushes; undefined where there is none yet, or where it was sealed with a
 * secret that the Worker does not have any more. It is random rather than derived from the Worker's secret, because
 * devices are bound to it and the secret may change.
 */
export async function readVapidKey(env: Bindings, siteId: string): Promise<VapidKey | undefined> {
  const row = await env.DB.prepare(
    'SELECT public_key AS publicKey, sealed_private_key AS sealed FROM push_keys WHERE site_id = ?1 AND id = ?2',
  )
    .bind(siteId, ID)
    .first<{ publicKey: string; sealed: string }>();
  if (!row) return undefined;
  try {
    return { publicKey: row.publicKey, privateKey: unseal(sessionSecrets(env), placeOf(siteId), row.sealed) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    logError(error, { site: siteId, key: ID });
    return undefined;
  }
}

/** Returns the public half of a site's key, which is made where there is none; null where the other half is lost. */
export async function publicVapidKey(env: Bindings, siteId: string, now: number): Promise<string | null> {
  const known = await readVapidKey(env, siteId);
  if (known) return known.publicKey;
  const { publicKey, privateKey } = await newVapidKey();
  const sealed = seal(sessionSecrets(env).present, placeOf(siteId), privateKey);
  await env.DB.prepare(
    `INSERT INTO push_keys (site_id, id, public_key, sealed_private_key, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (site_id, id) DO NOTHING`,
  )
    .bind(siteId, ID, publicKey, sealed, now)
    .run();
  // Another call may have been first.
  return (await readVapidKey(env, siteId))?.publicKey ?? null;
}

function placeOf(siteId: string) {
  return { siteId, column: 'push_keys.sealed_private_key', id: ID };
}
