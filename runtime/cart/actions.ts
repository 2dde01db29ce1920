import { deleteEntry, postEntry, putAdditionalFields, putQuantity } from '../api/cart.ts';
import { ApiFailure } from '../api/failure.ts';
import { getStock } from '../api/inventory.ts';
import type { AddEntryRequest, CartEntry, ShoppingCart, UpdateAdditionalFieldsRequest } from '../contracts/cart.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';
import { passesStockCheck } from '../domain/stock.ts';
import { emit } from '../events.ts';
import { addToCart as texts } from '../i18n/en.ts';
import { localised } from '../i18n/languages.ts';
import { report } from '../report.ts';
import { underKey } from './intent-keys.ts';
import { failed, refreshCart } from './refresh.ts';
import { $cart, quantityInCart } from './store.ts';
import { takeAnswer, whileRecalculating } from './take-cart.ts';
import { inTurn } from './write-queue.ts';

export { refreshCart } from './refresh.ts';
export { startCart } from './start.ts';

export type AddResult =
  | { status: 'added'; entry: CartEntry }
  | { status: 'cancelled' }
  | { status: 'failed'; failure: ApiFailure };

export type ChangeResult = { status: 'changed'; cart: ShoppingCart } | { status: 'failed'; failure: ApiFailure };

interface AddOptions {
  /** Where the events start; the document without one. */
  target?: EventTarget;
  /** The spec's check before the add (storefront.md §5); on unless switched off. */
  checkStock?: boolean;
  /** Gives up an add that has not been sent yet; what was sent is carried to its end. */
  signal?: AbortSignal;
}

/** One act: `sq:cart:adding`, which a listener may cancel, then `sq:cart:added` and `sq:cart:changed`, or `sq:cart:failed`. */
export async function addToCart(request: AddEntryRequest, options: AddOptions = {}): Promise<AddResult> {
  const { checkStock = true, signal } = options;
  const { itemId, sku, quantity } = request;
  if (!emit(eventTarget(options), 'sq:cart:adding', { itemId, sku, quantity }, { cancelable: true })) {
    return { status: 'cancelled' };
  }
  try {
    const { shoppingCart, newlyAdded: entry } = await inTurn(async () => {
      if (checkStock) await requireStock(request, signal);
      signal?.throwIfAborted();
      return underKey(JSON.stringify(request), (idempotencyKey) => postEntry(request, { idempotencyKey }));
    });
    takeAnswer(shoppingCart, { entry, target: eventTarget(options) });
    return { status: 'added', entry };
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return { status: 'cancelled' };
    return fail(error, eventTarget(options));
  }
}

export function updateQuantity(entryId: string, quantity: number): Promise<ChangeResult> {
  return change((idempotencyKey) => putQuantity(entryId, quantity, { idempotencyKey }));
}

export function removeEntry(entryId: string): Promise<ChangeResult> {
  return change((idempotencyKey) => deleteEntry(entryId, { idempotencyKey }));
}

export function updateAdditionalFields(entryId: string, fields: UpdateAdditionalFieldsRequest): Promise<ChangeResult> {
  return change(async (idempotencyKey) => {
    const { shoppingCart } = await putAdditionalFields(entryId, fields, { idempotencyKey });
    return shoppingCart;
  });
}

async function change(send: (idempotencyKey: string) => Promise<ShoppingCart>): Promise<ChangeResult> {
  try {
    const cart = await whileRecalculating(() => inTurn(() => send(createIdempotencyKey())));
    return { status: 'changed', cart: takeAnswer(cart) };
  } catch (error) {
    const result = fail(error, document);
    // The cart is not what this page believed: show what it is.
    if (result.failure.code === 'ENTRY_NOT_FOUND' || result.failure.code === 'CART_CONFLICT') void refreshCart();
    return result;
  }
}

async function requireStock({ itemId, sku }: AddEntryRequest, signal: AbortSignal | undefined): Promise<void> {
  const results = await getStock(itemId, { signal });
  const own = results.filter((result) => sku === null || result.sku === sku);
  if (passesStockCheck(own, quantityInCart($cart.get(), itemId, sku))) return;
  const error = localised('addToCart', texts).notEnoughStock;
  throw new ApiFailure('rejected', { body: { error, code: 'OUT_OF_STOCK' } });
}

function fail(error: unknown, target: EventTarget): { status: 'failed'; failure: ApiFailure } {
  let failure = error;
  if (!(failure instanceof ApiFailure)) {
    report(error, 'a cart change failed for a reason of our own');
    failure = new ApiFailure('broken');
  }
  failed(failure as ApiFailure);
  emit(target, 'sq:cart:failed', { message: (failure as ApiFailure).message });
  return { status: 'failed', failure: failure as ApiFailure };
}

/** A button that has left the page meanwhile would carry its events nowhere. */
function eventTarget({ target = document }: AddOptions): EventTarget {
  return target instanceof Node && !target.isConnected ? document : target;
}
