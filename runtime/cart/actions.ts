import type { ApiFailure } from '../api/failure.ts';
import type { AddEntryRequest, CartEntry, ShoppingCart, UpdateAdditionalFieldsRequest } from '../contracts/cart.ts';
import { emit } from '../events.ts';
import { type CartClient, loadCartClient } from './load-client.ts';
import { fail, refreshCart } from './refresh.ts';

export { startCart } from './lifecycle.ts';
export { refreshCart } from './refresh.ts';

export type AddResult =
  | { status: 'added'; entry: CartEntry }
  | { status: 'cancelled' }
  | { status: 'failed'; failure: ApiFailure };

export type ChangeResult = { status: 'changed'; cart: ShoppingCart } | { status: 'failed'; failure: ApiFailure };

interface AddOptions {
  /** Element that the events start at; the document by default. */
  target?: EventTarget;
  /** Checks stock before the add; on by default. */
  checkStock?: boolean;
  /** Cancels an add that has not been sent yet; one that was sent runs to its end. */
  signal?: AbortSignal | undefined;
}

/**
 * Adds an item to the cart. Dispatches `sq-cart-adding`, which a listener may cancel, then `sq-cart-added` and
 * `sq-cart-changed`, or `sq-cart-failed`. Never rejects.
 */
export async function addToCart(request: AddEntryRequest, options: AddOptions = {}): Promise<AddResult> {
  const { checkStock = true, signal } = options;
  const { itemId, sku, quantity } = request;
  /** Starts events at the document once the button has left the page, because no listener would receive them there. */
  const target = () => {
    const { target = document } = options;
    return target instanceof Node && !target.isConnected ? document : target;
  };
  if (!emit(target(), 'sq-cart-adding', { itemId, sku, quantity }, { cancelable: true })) {
    return { status: 'cancelled' };
  }
  try {
    const { addEntry } = await loadCartClient();
    return { status: 'added', entry: await addEntry(request, { checkStock, signal, target }) };
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return { status: 'cancelled' };
    return failed(error, target());
  }
}

export function updateQuantity(entryId: string, quantity: number): Promise<ChangeResult> {
  return mutate((client) => client.updateQuantity(entryId, quantity));
}

export function removeEntry(entryId: string): Promise<ChangeResult> {
  return mutate((client) => client.removeEntry(entryId));
}

export function updateAdditionalFields(entryId: string, fields: UpdateAdditionalFieldsRequest): Promise<ChangeResult> {
  return mutate((client) => client.updateAdditionalFields(entryId, fields));
}

/** Changes the cart. Dispatches `sq-cart-changed` or `sq-cart-failed`. Never rejects. */
export async function mutate(send: (client: CartClient) => Promise<ShoppingCart>): Promise<ChangeResult> {
  try {
    return { status: 'changed', cart: await send(await loadCartClient()) };
  } catch (error) {
    const result = failed(error, document);
    // The server's cart differs from the one shown: read it again.
    if (result.failure.code === 'ENTRY_NOT_FOUND' || result.failure.code === 'CART_CONFLICT') void refreshCart();
    return result;
  }
}

function failed(error: unknown, target: EventTarget): { status: 'failed'; failure: ApiFailure } {
  const failure = fail(error);
  emit(target, 'sq-cart-failed', { message: failure.message });
  return { status: 'failed', failure };
}
