import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';
import { allowsSeveralServices } from '../site/store-settings.ts';
import type { CartCall } from './call.ts';
import { toShoppingCart } from './cart-view.ts';
import type { CartAct, EarlierChange, StoredCart } from './port.ts';

/** Hex digits of a cart's id: 96 bits. */
const CART_ID_LENGTH = 24;

export interface CartOutcome {
  cart: ShoppingCart;
  entryId: string;
  /** The token of the cart that was changed. */
  token: string;
  /** Answered from an earlier call with the same idempotency key. */
  isReplay: boolean;
}

/** The line that an outcome speaks of. It may have been removed between a call and its repeat. */
export function entryOf({ cart, entryId }: CartOutcome): CartEntry {
  const entry = cart.entries.find(({ id }) => id === entryId);
  if (!entry) throw new ApiError('ENTRY_NOT_FOUND');
  return entry;
}

/**
 * Carries a change out once. A repeat is answered from the cart as it now is, before the change is even looked at:
 * what it asked for may be impossible by now, just because it was done. `plan` checks the request and says what to do.
 */
export async function carryOut(
  call: CartCall,
  { founds }: { founds: boolean },
  plan: () => CartAct | Promise<CartAct>,
): Promise<CartOutcome> {
  const target = await findTarget(call, founds);
  if (target.earlier) return replay(call, target.token, target.earlier);
  const { site, idempotency, expectedVersion, now } = call;
  const result = await call.carts.change({
    siteId: site.siteId,
    cartId: target.cartId,
    tokenHash: sha256(target.token),
    act: await plan(),
    allowsSeveralServices: allowsSeveralServices(site),
    idempotency,
    expectedVersion,
    now,
  });
  if (result.status === 'done') return outcome(call, target.token, result.cart, result.entryId, false);
  const { earlier } = (await locate(call, target.token)) ?? {};
  // The cart was bought in between.
  if (!earlier) throw new ApiError('CART_CONFLICT');
  return replay(call, target.token, earlier);
}

interface Target {
  token: string;
  cartId: string;
  earlier: EarlierChange | undefined;
}

/** The visitor's cart, or the one that this call founds: perhaps it did so before and the answer was lost. */
async function findTarget(call: CartCall, founds: boolean): Promise<Target> {
  const { cartToken } = call;
  const own = cartToken && (await locate(call, cartToken));
  if (cartToken && own) return { token: cartToken, ...own };
  if (!founds) throw new ApiError('ENTRY_NOT_FOUND');
  const token = call.newToken();
  const founded = call.idempotency && (await locate(call, token));
  if (!founded) return { token, cartId: cartIdOf(token), earlier: undefined };
  // The cart has outlived its key's record: this is no retry, and a key that leaked long ago must open no cart.
  if (!founded.earlier) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return { token, ...founded };
}

/** Follows from the token, so that copies of one founding call agree on it; tells nothing of the token. */
function cartIdOf(token: string): string {
  return sha256(`cart id|${token}`).slice(0, CART_ID_LENGTH);
}

function locate({ carts, site, idempotency }: CartCall, token: string) {
  return carts.locate(site.siteId, sha256(token), idempotency?.key);
}

async function replay(call: CartCall, token: string, { requestHash, entryId }: EarlierChange): Promise<CartOutcome> {
  if (requestHash !== call.idempotency?.requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  const cart = await call.carts.read(call.site.siteId, sha256(token));
  if (!cart) throw new ApiError('ENTRY_NOT_FOUND');
  return outcome(call, token, cart, entryId, true);
}

function outcome(call: CartCall, token: string, cart: StoredCart, entryId: string, isReplay: boolean): CartOutcome {
  return { cart: toShoppingCart(call.site, cart), entryId, token, isReplay };
}
