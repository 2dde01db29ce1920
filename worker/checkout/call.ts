import type { Context } from 'hono';
import { type ActSource, readSource } from '../acts/service.ts';
import { consentOf, visitorIdOf } from '../consent/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readIdempotency } from '../http/idempotency.ts';
import { callerNetworks, type Networks, type Prefix } from '../http/network.ts';
import { mayReadOrder, type PendingOrder } from '../pending-orders/service.ts';
import { sign, visitorHashOf } from '../session/service.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';

/** The data of a checkout call, without Hono's context. */
export interface CheckoutCall extends ShopCall {
  cartToken: string | undefined;
  /** The token of a pending order; undefined if the visitor's cart is checked out. */
  orderToken: string | undefined;
  /** SHA-256, hex, of the id of the visitor's browser; '' on pages of other origins. */
  visitorHash: string;
  /** Whether the visitor may go on with a pending order. */
  mayRead: (order: PendingOrder) => boolean;
  /** Whose call it is. */
  source: ActSource;
  /** The same for each repeat of the call; '' for a call without a key. */
  callKey: string;
  /** The origin that the call was made to. */
  origin: string;
  /** Keyed hashes of the visitor's IP networks. */
  networks: Networks;
}

export function checkoutCall(c: Context<AppEnv>): CheckoutCall {
  const call = shopCall(c.env, c.var.site);
  const networks = callerNetworks(c);
  const hashOf = (prefix: Prefix) => sign(call.secret, 'network', call.site.siteId, networks[prefix]);
  return {
    ...call,
    networks: { 64: hashOf(64), 56: hashOf(56), 48: hashOf(48) },
    cartToken: c.var.visitor.cartToken,
    orderToken: c.req.query('order'),
    callKey: readIdempotency(c)?.key ?? '',
    source: readSource(c, consentOf(c), visitorIdOf(c)),
    mayRead: (order) => mayReadOrder(c, order),
    visitorHash: visitorHashOf(c.var.visitor.id),
    origin: new URL(c.req.url).origin,
  };
}
