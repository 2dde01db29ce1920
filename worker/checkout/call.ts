import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** The data of a checkout call, without Hono's context. */
export interface CheckoutCall extends ShopCall {
  cartToken: string | undefined;
  /** The token of a pending order; undefined if the visitor's cart is checked out. */
  orderToken: string | undefined;
  /** The origin that the call was made to. */
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
