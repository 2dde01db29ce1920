import { deleteEntry, postEntry, putAdditionalFields, putQuantity } from '../../api/cart.ts';
import { getStock } from '../../api/inventory.ts';
import { visitorFailure } from '../../api/visitor-failure.ts';
import type { AddEntryRequest, CartEntry, ShoppingCart, UpdateAdditionalFieldsRequest } from '../../contracts/cart.ts';
import { createIdempotencyKey } from '../../domain/idempotency-key.ts';
import { passesStockCheck } from '../../domain/stock.ts';
import { stock } from '../../i18n/en/rest.ts';
import { localised } from '../../i18n/languages.ts';
import { $cart } from '../store.ts';
import { applyServerCart, whileRecalculating } from './apply.ts';
import { exclusively } from './mutex.ts';
import { quantityInCart } from './quantity-in-cart.ts';
import { readCart } from './read.ts';
import { withRetryKey } from './retry-keys.ts';

interface AddOptions {
  checkStock: boolean;
  signal: AbortSignal | undefined;
  /** Returns the element that `sq-cart-added` starts at; called when the event is due. */
  target: () => EventTarget;
}

export async function addEntry(request: AddEntryRequest, options: AddOptions): Promise<CartEntry> {
  const { checkStock, signal, target } = options;
  const { shoppingCart, newlyAdded: entry } = await exclusively(async () => {
    signal?.throwIfAborted();
    if (checkStock) await requireStock(request, signal);
    signal?.throwIfAborted();
    return withRetryKey(JSON.stringify(request), (idempotencyKey) => postEntry(request, { idempotencyKey }));
  });
  // The answer to a repeat whose first try was bought meanwhile.
  if (shoppingCart.isPurchased) await readCart();
  else applyServerCart(shoppingCart, { entry, target: target() });
  return entry;
}

export function updateQuantity(entryId: string, quantity: number): Promise<ShoppingCart> {
  return change((idempotencyKey) => putQuantity(entryId, quantity, { idempotencyKey }));
}

export function removeEntry(entryId: string): Promise<ShoppingCart> {
  return change((idempotencyKey) => deleteEntry(entryId, { idempotencyKey }));
}

export function updateAdditionalFields(entryId: string, fields: UpdateAdditionalFieldsRequest): Promise<ShoppingCart> {
  return change(async (idempotencyKey) => {
    const { shoppingCart } = await putAdditionalFields(entryId, fields, { idempotencyKey });
    return shoppingCart;
  });
}

/** Sends one change of the cart, after all earlier ones, under its own idempotency key. */
export async function change(send: (idempotencyKey: string) => Promise<ShoppingCart>): Promise<ShoppingCart> {
  return applyServerCart(await whileRecalculating(() => exclusively(() => send(createIdempotencyKey()))));
}

/** Checks stock before an add. Throws ApiFailure when there is no more stock, or when the stock cannot be read. */
export async function requireStock(
  { itemId, sku }: Pick<AddEntryRequest, 'itemId' | 'sku'>,
  signal?: AbortSignal | undefined,
): Promise<void> {
  const results = await getStock(itemId, { signal });
  const own = results.filter((result) => sku === null || result.sku === sku);
  // The server names what is wrong with a variant that the item does not have.
  if (own.length === 0 && results.length > 0) return;
  if (passesStockCheck(own, quantityInCart($cart.get(), itemId, sku))) return;
  const error = localised('stock', stock).notEnough;
  throw visitorFailure('rejected', { body: { error, code: 'OUT_OF_STOCK' } });
}
