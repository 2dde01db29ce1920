import type { Context } from 'hono';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { CART_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { setCartCookies } from '../session/service.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import type { CartOutcome } from './mutate.ts';

/** The answer to a change, with which the visitor keeps the cart for its whole lifetime anew. */
export function answerChange<Body extends object>(
  c: Context<AppEnv>,
  { cart, token, isReplay }: CartOutcome,
  body: Body,
) {
  if (c.var.visitor.mode === 'cookie') setCartCookies(c, token, CART_LIFETIME_MS);
  if (isReplay) c.header('Idempotent-Replayed', 'true');
  return answerCart(c, cart, token, body);
}

/** Carts are never cached. In token mode each answer about a cart that exists repeats its token. */
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
