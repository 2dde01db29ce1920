import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** A call as it came in, without the web around it. */
export interface CheckoutCall extends ShopCall {
  cartToken: string | undefined;
  /** Of an order that was begun on a page of its own; undefined where the visitor's cart is checked out. */
  orderToken: string | undefined;
  /** That was called. */
  origin: string;
}

export function checkoutCall(c: Context<AppEnv>): CheckoutCall {
  return {
    ...shopCall(c.env, c.var.site),
    cartToken: c.var.visitor.cartToken,
    orderToken: c.req.query('order'),
    origin: new URL(c.req.url).origin,
  };
}
