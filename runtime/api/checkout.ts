import type { Checkout, PayRequest, PayResponse, UpdateCheckoutRequest } from '../contracts/checkout.ts';
import { API_ROOT } from '../contracts/http.ts';
import { isCart } from './cart.ts';
import { request } from './request.ts';
import { isRecord } from './shape.ts';

const CHECKOUT = `${API_ROOT}commerce/checkout`;

/** What is checked out: a pending order by its token, or with '' the visitor's cart. */
export type CheckoutToken = string;

/** Begins a checkout or renews it: prices and stock are read again, and stock is held. As good twice as once. */
export function postCheckout(token: CheckoutToken): Promise<Checkout> {
  return request({ method: 'POST', path: pathOf(CHECKOUT, token), isRepeatable: true, isAnswer: isCheckout });
}

/** Reads it, and holds nothing. */
export function getCheckout(token: CheckoutToken): Promise<Checkout> {
  return request({ path: pathOf(CHECKOUT, token), isAnswer: isCheckout });
}

export function putCheckout(token: CheckoutToken, body: UpdateCheckoutRequest): Promise<Checkout> {
  const path = pathOf(CHECKOUT, token);
  return request({ method: 'PUT', path, body, isRepeatable: true, isAnswer: isCheckout });
}

/** The key makes one attempt to pay safe to repeat: it is charged once. */
export function postPayment(token: CheckoutToken, body: PayRequest, idempotencyKey: string): Promise<PayResponse> {
  const path = pathOf(`${CHECKOUT}/payment`, token);
  return request({ method: 'POST', path, body, idempotencyKey, isAnswer: isPayResponse });
}

function pathOf(path: string, token: CheckoutToken): string {
  return token ? `${path}?order=${encodeURIComponent(token)}` : path;
}

/** The fields that we read, checked by hand as those of the cart are. */
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
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}
