import type { RestockSendRequest, RestockSent, RestockSentAll, RestockSignUps } from '#runtime/contracts/restock.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError, errorBody } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { listSignUps } from './repository.ts';
import { sendWave } from './waves.ts';
import { withdrawHeldMails } from './withdraw.ts';

/** Mails that one call writes; the job writes the others in the next minutes. */
const MAILS_PER_CALL = 100;

/** Reads a page of a variant's sign-ups. Throws VARIANT_NOT_FOUND. */
export async function readSignUps(
  { db, site: { siteId } }: OwnerCall,
  { productId, variantId, cursor, limit }: RestockSendRequest & { cursor?: string | undefined; limit: number },
): Promise<RestockSignUps> {
  const known = await db
    .prepare('SELECT 1 FROM variants WHERE site_id = ?1 AND id = ?2 AND item_id = ?3')
    .bind(siteId, variantId, productId)
    .first();
  if (!known) throw new ApiError('VARIANT_NOT_FOUND');
  const rows = await listSignUps(db, siteId, { variantId, cursor, limit: limit + 1 });
  const signUps = rows.slice(0, limit);
  const hasNextPage = rows.length > limit;
  return { signUps, hasNextPage, nextPageCursor: hasNextPage ? (signUps.at(-1)?.id ?? null) : null };
}

/**
 * Sends mails to all who wait for a variant: the first ones now, the others by the job. A repeat sends nobody a second
 * mail. Throws VARIANT_NOT_FOUND and RESTOCK_SOLD_OUT.
 */
export async function send(
  call: OwnerCall,
  { productId, variantId }: RestockSendRequest,
  most = MAILS_PER_CALL,
): Promise<RestockSent> {
  const { db, env, site, owner, now } = call;
  const { siteId } = site;
  await withdrawHeldMails(db);
  const variant = 'SELECT 1 FROM variants v WHERE v.site_id = ?1 AND v.id = ?2 AND v.item_id = ?3';
  try {
    await db.batch([
      guard(
        db,
        siteId,
        {
          VARIANT_NOT_FOUND: `NOT EXISTS (${variant})`,
          RESTOCK_SOLD_OUT: `EXISTS (${variant} AND v.unlimited = 0 AND v.qty_in_stock = 0)`,
        },
        variantId,
        productId,
      ),
      db
        .prepare(
          'UPDATE restock_groups SET sends_all = 1, due_at = 0 WHERE site_id = ?1 AND variant_id = ?2 AND waiting > 0',
        )
        .bind(siteId, variantId),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'restock.sent', target: variantId }, now),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  const sent = most > 0 ? await sendWave({ ...shopCall(env, site), now }, variantId, most) : 0;
  const remaining = await db
    .prepare('SELECT waiting FROM restock_groups WHERE site_id = ?1 AND variant_id = ?2')
    .bind(siteId, variantId)
    .first<number>('waiting');
  return { productId, variantId, sent, remaining: remaining ?? 0 };
}

/** Sends mails about several variants. What one of them refuses stands in its result and stops no other. */
export async function sendAll(call: OwnerCall, requests: readonly RestockSendRequest[]): Promise<RestockSentAll> {
  const results: RestockSentAll['results'] = [];
  let left = MAILS_PER_CALL;
  for (const request of requests) {
    try {
      const result = await send(call, request, left);
      left -= result.sent;
      results.push(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { error: text, code } = await errorBody(error, call.readerLanguage);
      results.push({ ...request, sent: 0, remaining: 0, error: text, code });
    }
  }
  return { results };
}
