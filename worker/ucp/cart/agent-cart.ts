import { createHash } from 'node:crypto';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { NOBODY } from '../../acts/service.ts';
import { type CartCall, readCart } from '../../cart/service.ts';
import { ApiError } from '../../http/errors.ts';
import { cartIdOf, isToken, NO_LOCK_KEYS, randomToken, sessionSecret, sha256, sign } from '../../session/service.ts';
import type { AgentCall } from '../operation.ts';

/**
 * A program's cart is a cart as any other, whose token is derived from the id that the program knows: no browser's token
 * is such an id, and the id is no browser's token. Only the token's hash is stored.
 */
export function cartTokenOf(id: string): string {
  return createHash('sha256').update(`agent cart|${id}`).digest('base64url');
}

/** Returns the id of a new cart: the same one for each repeat of a call with a key, which only its sender knows. */
export function newCartId({ env, site, idempotencyKey }: AgentCall): string {
  if (idempotencyKey === undefined) return randomToken();
  return sign(sessionSecret(env), 'agent-cart', site.siteId, idempotencyKey);
}

/** Returns the call of the cart's service; `creates` where there is no cart yet. */
export function cartCallOf(
  { db, site, idempotencyKey, now }: AgentCall,
  { id, creates, input }: { id: string; creates: boolean; input: object },
): CartCall {
  const token = cartTokenOf(id);
  return {
    ...{ site, db, now, lockKeys: NO_LOCK_KEYS, source: NOBODY, newToken: () => token },
    cartToken: creates ? undefined : token,
    idempotency: { key: idempotencyKey ?? createIdempotencyKey(), requestHash: sha256(JSON.stringify(input)) },
    expectedVersion: undefined,
  };
}

/** What a program has ended: its cart, or only the checkout of it. */
export type Cancelled = 'cart' | 'checkout';

interface Cancellation {
  what: Cancelled;
  key: string;
}

/** A program's cart as it is now, with what was cancelled of it. */
export interface AgentCart {
  id: string;
  cart: ShoppingCart;
  cancelled: readonly Cancelled[];
}

/**
 * Reads the cart with this id; throws ENTRY_NOT_FOUND where there is none. One that was cancelled is found only by a repeat
 * of the call that did it.
 */
export async function readAgentCart(call: AgentCall, id: string): Promise<AgentCart> {
  const { db, site, now } = call;
  if (!isToken(id)) throw new ApiError('ENTRY_NOT_FOUND');
  const token = cartTokenOf(id);
  const [cart, ended] = await Promise.all([
    readCart({ db, site, cartToken: token, now }, { mock: false, withTotals: true }),
    db
      .prepare('SELECT what, key FROM cancelled_agent_carts WHERE site_id = ?1 AND cart_id = ?2')
      .bind(site.siteId, cartIdOf(token))
      .all<Cancellation>(),
  ]);
  const cancelled = ended.results.filter(({ what, key }) => what === 'checkout' || key !== call.idempotencyKey);
  if (cart.id === '' || cancelled.some(({ what }) => what === 'cart')) throw new ApiError('ENTRY_NOT_FOUND');
  return { id, cart, cancelled: cancelled.map(({ what }) => what) };
}

/** Records that a cart, or its checkout, has ended. A repeat changes nothing. */
export async function cancel({ db, site, idempotencyKey = '', now }: AgentCall, id: string, what: Cancelled) {
  await db
    .prepare(
      `INSERT INTO cancelled_agent_carts (site_id, cart_id, what, key, cancelled_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT DO NOTHING`,
    )
    .bind(site.siteId, cartIdOf(cartTokenOf(id)), what, idempotencyKey, now)
    .run();
}

/** Opens the checkout of a cart again after it was cancelled. */
export async function reopenCheckout({ db, site }: AgentCall, id: string): Promise<void> {
  await db
    .prepare(`DELETE FROM cancelled_agent_carts WHERE site_id = ?1 AND cart_id = ?2 AND what = 'checkout'`)
    .bind(site.siteId, cartIdOf(cartTokenOf(id)))
    .run();
}
