import { findCartOf } from '../cart/service.ts';
import { readPurchasableProduct } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { findPendingById, orderTokenOf, type PendingOrder } from '../pending-orders/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { CART_BACK_PATH, ORDER_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { signed } from './links.ts';
import type { Unpaid } from './mail.ts';

type Rest = Pick<Unpaid, 'path' | 'lines'>;

/** Reads the products of a checkout; undefined if it is deleted, or none of them can be bought any more. */
export async function readUnpaid(call: ShopCall, checkoutId: string): Promise<Rest | undefined> {
  const order = await findPendingById(call.db, call.site.siteId, checkoutId);
  return order ? unpaidOrder(call, order) : unpaidCart(call, checkoutId);
}

async function unpaidOrder({ env, db, site }: ShopCall, order: PendingOrder): Promise<Rest | undefined> {
  const product = await readPurchasableProduct(db, site, order.itemId, 'buyer').catch((error) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const variant = product?.variants.find(({ id }) => id === order.variantId);
  if (!product || !variant || (order.kind === 'subscription' && !product.plan)) return undefined;
  if (!variant.unlimited && variant.qtyInStock < order.quantity) return undefined;
  const { title, quantity, priceCents } = order;
  return {
    path: `${ORDER_PATH}?orderToken=${orderTokenOf(sessionSecrets(env), site.siteId, order)}`,
    lines: [{ title, pictureUrl: product.picture?.assetUrl, quantity, cents: priceCents * quantity }],
  };
}

async function unpaidCart({ db, site, secret }: ShopCall, checkoutId: string): Promise<Rest | undefined> {
  const cart = await findCartOf(db, site, checkoutId);
  const lines = (cart?.lines ?? []).filter(({ units }) => units.inStock > 0);
  if (lines.length === 0) return undefined;
  return {
    path: `${CART_BACK_PATH}?${new URLSearchParams({ cart: signed(secret, site.siteId, 'cart-back', checkoutId) })}`,
    lines: lines.map(({ title, image, quantity, priceCents }) => {
      return { title, pictureUrl: image?.assetUrl, quantity, cents: priceCents * quantity };
    }),
  };
}
