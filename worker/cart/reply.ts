import type { Context } from 'hono';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { CART_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../env.ts';
import { setCartCookies } from '../session/service.ts';
import type { CartOutcome } from './carry-out.ts';

/** The answer to a change: the cart's version, and the visitor's token where it is new. */
export function answerChange<Body extends object>(
  c: Context<AppEnv>,
  { cart, token, isReplay }: CartOutcome,
  body: Body,
) {
  const { mode, cartToken } = c.var.visitor;
  if (mode === 'cookie' && token !== cartToken) setCartCookies(c, token);
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
