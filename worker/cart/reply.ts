import type { Context } from 'hono';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { CART_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { setCartCookies } from '../session/service.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import type { CartOutcome } from './mutate.ts';

/** Answers a change, and renews the visitor's cookies for the cart's whole lifetime. */
export function answerChange<Body extends object>(
  c: Context<AppEnv>,
  { cart, token, isReplay }: CartOutcome,
  body: Body,
) {
  if (c.var.visitor.mode === 'cookie') setCartCookies(c, token, CART_LIFETIME_MS);
  if (isReplay) c.header('Idempotent-Replayed', 'true');
  return answerCart(c, cart, token, body);
}

/** Sends an answer that is never cached. In token mode, the answer repeats the token of a cart that exists. */
export function answerCart<Body extends object>(
  c: Context<AppEnv>,
  cart: ShoppingCart,
  token: string | undefined,
  body: Body,
) {
  if (c.var.visitor.mode === 'token' && token && cart.id) c.header(CART_TOKEN_HEADER, token);
  c.header('ETag', `"${cart.version}"`);
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}
