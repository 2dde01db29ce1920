import type { PageContext } from '../plain-pages/service.ts';
import { CHECKOUT_PATH, ORDER_PATH } from '../site/page-paths.ts';

export function orderPath(orderToken: string): string {
  return `${ORDER_PATH}?orderToken=${encodeURIComponent(orderToken)}`;
}

/** Leads to the page that leads on: to the checkout, to the paid order, or to the proof that the reader is the buyer. */
export function redirectToOrder(c: PageContext, orderToken: string): Response {
  return redirect(c, orderPath(orderToken));
}

/** Leads to an order's checkout, which opens with the same token as the order. */
export function redirectToCheckout(c: PageContext, orderToken: string): Response {
  return redirect(c, `${CHECKOUT_PATH}?order=${encodeURIComponent(orderToken)}`);
}

export function redirect(c: PageContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
}
