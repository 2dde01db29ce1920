import type { Checkout, PayRequest, PayResponse, UpdateCheckoutRequest } from '../contracts/checkout.ts';
import { API_ROOT } from '../contracts/http.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';
import { parseUrl } from '../domain/parse-url.ts';
import { isCart } from './cart.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

const CHECKOUT = `${API_ROOT}commerce/checkout`;

/** Identifies a checkout: a pending order's token, or '' for the visitor's cart. */
export type CheckoutToken = string;

/**
 * Starts a checkout, or starts it again: prices and stock are read, and stock is reserved. Safe to repeat; by the key of
 * the call, a repeat carries its act again.
 */
export function postCheckout(token: CheckoutToken): Promise<Checkout> {
  return request({
    method: 'POST',
    path: pathOf(CHECKOUT, token),
    idempotencyKey: createIdempotencyKey(),
    isAnswer: isCheckout,
  });
}

/** Reads a checkout without reserving stock. */
export function getCheckout(token: CheckoutToken): Promise<Checkout> {
  return request({ path: pathOf(CHECKOUT, token), isAnswer: isCheckout });
}

/** Gives up the reservation of a checkout; it may be sent while the page is left. */
export function deleteCheckout(token: CheckoutToken): Promise<undefined> {
  return request({ method: 'DELETE', path: pathOf(CHECKOUT, token), isAnswer: isNothing });
}

export function putCheckout(token: CheckoutToken, body: UpdateCheckoutRequest): Promise<Checkout> {
  const path = pathOf(CHECKOUT, token);
  return request({ method: 'PUT', path, body, idempotencyKey: createIdempotencyKey(), isAnswer: isCheckout });
}

/** Sends a payment; the key makes one attempt safe to repeat, so that it is charged once. */
export function postPayment(token: CheckoutToken, body: PayRequest, idempotencyKey: string): Promise<PayResponse> {
  const path = pathOf(`${CHECKOUT}/payment`, token);
  return request({ method: 'POST', path, body, idempotencyKey, isAnswer: isPayResponse });
}

function pathOf(path: string, token: CheckoutToken): string {
  return token ? `${path}?order=${encodeURIComponent(token)}` : path;
}

function isNothing(json: unknown): json is undefined {
  return json === undefined;
}

/** Checks the fields that the browser reads, by hand, as for the cart. */
function isCheckout(json: unknown): json is Checkout {
  return (
    isRecord(json) &&
    isCart(json.cart) &&
    typeof json.email === 'string' &&
    typeof json.note === 'string' &&
    typeof json.dueCents === 'number' &&
    Array.isArray(json.countries) &&
    Array.isArray(json.notices) &&
    Array.isArray(json.providers)
  );
}

function isPayResponse(json: unknown): json is PayResponse {
  if (!isRecord(json)) return false;
  if (json.status === 'declined') return typeof json.message === 'string';
  return (json.status === 'paid' || json.status === 'redirect') && typeof json.url === 'string' && isPage(json.url);
}

function isPage(url: string): boolean {
  return parseUrl(url, document.baseURI) !== undefined && /^https?:$/.test(new URL(url, document.baseURI).protocol);
}
