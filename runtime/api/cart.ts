import type {
  AddEntryRequest,
  AddEntryResponse,
  CartEntry,
  ShoppingCart,
  UpdateAdditionalFieldsRequest,
  UpdateAdditionalFieldsResponse,
} from '../contracts/cart.ts';
import { API_ROOT } from '../contracts/http.ts';
import { request } from './request.ts';
import { isListOf, isRecord } from './shape.ts';

const CART = `${API_ROOT}commerce/shopping-cart`;
const ENTRIES = `${CART}/entries`;
/** The same for every reading, because browsers of other origins' pages ask for each address anew whether they may. */
const PRESENT_WITH_AMOUNTS = '?timecode=true&calculateSubtotal=true';

interface Options {
  signal?: AbortSignal | undefined;
}
interface ChangeOptions extends Options {
  /** One key per visitor action (`domain/idempotency-key`). */
  idempotencyKey: string;
}

/** Reads the visitor's cart; without one, an empty cart whose `id` is ''. */
export function getCart({ signal }: Options = {}): Promise<ShoppingCart> {
  return request({ path: CART + PRESENT_WITH_AMOUNTS, signal, isAnswer: isCart });
}

export function postEntry(body: AddEntryRequest, options: ChangeOptions): Promise<AddEntryResponse> {
  const isAnswer = (json: unknown): json is AddEntryResponse =>
    isRecord(json) && isCart(json.shoppingCart) && isEntry(json.newlyAdded);
  return request({ method: 'POST', path: ENTRIES, body, ...options, isAnswer });
}

export function putQuantity(entryId: string, quantity: number, options: ChangeOptions): Promise<ShoppingCart> {
  return request({ method: 'PUT', path: entryPath(entryId), body: { quantity }, ...options, isAnswer: isCart });
}

export function deleteEntry(entryId: string, options: ChangeOptions): Promise<ShoppingCart> {
  return request({ method: 'DELETE', path: entryPath(entryId), ...options, isAnswer: isCart });
}

export function putAdditionalFields(
  entryId: string,
  body: UpdateAdditionalFieldsRequest,
  options: ChangeOptions,
): Promise<UpdateAdditionalFieldsResponse> {
  const isAnswer = (json: unknown): json is UpdateAdditionalFieldsResponse =>
    isRecord(json) && isCart(json.shoppingCart) && isEntry(json.updatedEntry);
  return request({ method: 'PUT', path: `${entryPath(entryId)}/additionalFields`, body, ...options, isAnswer });
}

function entryPath(entryId: string): string {
  return `${ENTRIES}/${encodeURIComponent(entryId)}`;
}

/**
 * Checks the fields that the browser reads, by hand, because the schema library is larger than all other code of a cart
 * page.
 */
export function isCart(json: unknown): json is ShoppingCart {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.version === 'number' &&
    typeof json.totalQuantity === 'number' &&
    isRecord(json.subtotalAmount) &&
    typeof json.subtotalAmount.value === 'number' &&
    typeof json.subtotalAmount.currencyCode === 'string' &&
    isListOf(json.entries, isEntry)
  );
}

function isEntry(json: unknown): json is CartEntry {
  return (
    isRecord(json) &&
    typeof json.id === 'string' &&
    typeof json.itemId === 'string' &&
    typeof json.quantity === 'number' &&
    isRecord(json.chosenVariant)
  );
}
