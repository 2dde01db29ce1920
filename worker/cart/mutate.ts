import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { ApiError } from '../http/errors.ts';
import { cartIdOf, sha256 } from '../session/service.ts';
import { translationOf } from '../site/languages.ts';
import { allowsSeveralServices, storeCurrency } from '../site/store-settings.ts';
import type { CartCall } from './call.ts';
import { toShoppingCart, withContractLinks } from './cart-view.ts';
import type { CartMutation } from './mutation.ts';
import { changeCart, findCartId, findEarlier } from './repository.ts';
import type { StoredCart } from './stored-cart.ts';

export interface CartOutcome {
  cart: ShoppingCart;
  entryId: string;
  /** The token of the cart that was changed. */
  token: string;
  /** True if the outcome is that of an earlier call with the same idempotency key. */
  isReplay: boolean;
}

/** Returns the line that an outcome is about. Throws if it was removed between a call and its repeat. */
export function entryOf({ cart, entryId }: CartOutcome): CartEntry {
  const entry = cart.entries.find(({ id }) => id === entryId);
  if (!entry) throw new ApiError('ENTRY_NOT_FOUND');
  return entry;
}

/** Checks the request and returns the mutation. */
type Plan = () => CartMutation | Promise<CartMutation>;

/**
 * Changes the visitor's cart once; usually in one round trip to the database. A repeat gets the present cart, even if
 * the change would be refused now, because the first call may be the reason (it may have taken the last item).
 */
export async function mutate(call: CartCall, plan: Plan, { creates = false } = {}): Promise<CartOutcome> {
  const { cartToken } = call;
  const changed = cartToken && (await change(call, cartToken, plan));
  if (changed) return changed;
  const token = call.newToken();
  const created = creates && (await attempt(call, { token, cartId: cartIdOf(token), creates: true }, plan));
  if (created) return created;
  throw new ApiError('ENTRY_NOT_FOUND');
}

/** Changes the cart of a token. A cart that this browser took over has kept its id, which is not the new token's. */
async function change(call: CartCall, token: string, plan: Plan): Promise<CartOutcome | undefined> {
  const cartId = cartIdOf(token);
  const changed = await attempt(call, { token, cartId, creates: false }, plan);
  if (changed) return changed;
  const kept = await findCartId(call.db, call.site.siteId, sha256(token));
  return kept && kept !== cartId ? attempt(call, { token, cartId: kept, creates: false }, plan) : undefined;
}

interface Target {
  token: string;
  cartId: string;
  /** Whether to create the cart; otherwise the visitor's cart is changed. */
  creates: boolean;
}

/** Tries the change once; undefined if the visitor has no open cart with this token. */
async function attempt(call: CartCall, target: Target, plan: Plan): Promise<CartOutcome | undefined> {
  const { site, db, idempotency, expectedVersion, now } = call;
  const { token, cartId, creates } = target;
  const mutation = await planOrRefusal(plan);
  if (mutation instanceof ApiError) {
    if (creates && !idempotency) throw mutation;
    return replay(call, target, mutation);
  }
  const result = await changeCart(db, {
    siteId: site.siteId,
    language: translationOf(site),
    cartId,
    tokenHash: sha256(token),
    creates,
    mutation,
    currency: storeCurrency(site),
    source: call.source,
    allowsSeveralServices: allowsSeveralServices(site),
    idempotency,
    expectedVersion,
    now,
  });
  if (result.status === 'done') return toOutcome(call, token, result);
  const conflict = new ApiError('CART_CONFLICT');
  if (result.status === 'repeated') return replay(call, target, conflict);
  if (creates) throw conflict;
  // Without an expected version, a conflict means that the cart does not exist.
  return expectedVersion === undefined ? undefined : replay(call, target, conflict);
}

/**
 * Returns a refusal instead of throwing it, because a repeat gets the first call's outcome even where its plan is
 * refused now.
 */
async function planOrRefusal(plan: Plan): Promise<CartMutation | ApiError> {
  try {
    return await plan();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Returns the outcome for a repeat, even if its cart was bought since; undefined if the visitor has no open cart. Throws
 * the refusal if the call is not a repeat.
 */
async function replay(
  call: CartCall,
  { token, cartId, creates }: Target,
  refusal: ApiError,
): Promise<CartOutcome | undefined> {
  const { db, site, idempotency } = call;
  const { siteId } = site;
  const language = translationOf(site);
  const found = await findEarlier(db, { siteId, language, cartId, tokenHash: sha256(token), idempotency });
  const { cart, earlier } = found ?? {};
  if (!cart || (cart.isPurchased && !earlier)) {
    if (creates) throw refusal;
    return undefined;
  }
  // The record of the call that created the cart has expired. Its key may have leaked long ago, so it must not open the
  // cart.
  if (!earlier) throw creates ? new ApiError('IDEMPOTENCY_KEY_REUSED') : refusal;
  if (earlier.requestHash !== idempotency?.requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return { ...(await toOutcome(call, token, { cart, ...earlier })), isReplay: true };
}

interface Changed {
  cart: StoredCart;
  entryId: string;
  /** The change as an act for the shop's numbers; undefined for none. */
  act: Act | undefined;
}

async function toOutcome(
  { site, now }: CartCall,
  token: string,
  { cart, entryId, act }: Changed,
): Promise<CartOutcome> {
  const shown = await withContractLinks(site, toShoppingCart(site, cart), now);
  return { cart: { ...shown, ...(act && { act }) }, entryId, token, isReplay: false };
}
