import type { Context } from 'hono';
import type { Bindings } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sessionSecret } from '../session/service.ts';
import type { Site } from '../site/site.ts';

/** What a step of the checkout needs to know of its shop. */
export interface ShopCall {
  env: Bindings;
  db: D1Database;
  site: Site;
  secret: string;
  /** Ms since the epoch. */
  now: number;
}

/** A call as it came in, without the web around it. */
export interface CheckoutCall extends ShopCall {
  cartToken: string | undefined;
  /** Of an order that was begun on a page of its own; undefined where the visitor's cart is checked out. */
  orderToken: string | undefined;
  /** That was called. */
  origin: string;
}

export function shopCall(env: Bindings, site: Site): ShopCall {
  return { env, db: env.DB, site, secret: sessionSecret(env), now: Date.now() };
}

export function checkoutCall(c: Context<AppEnv>): CheckoutCall {
  return {
    ...shopCall(c.env, c.var.site),
    cartToken: c.var.visitor.cartToken,
    orderToken: c.req.query('order'),
    origin: new URL(c.req.url).origin,
  };
}
