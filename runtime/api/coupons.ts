import type { AddCouponRequest, ShoppingCart } from '../contracts/cart.ts';
import { API_ROOT } from '../contracts/http.ts';
import { isCart } from './cart.ts';
import { request } from './request.ts';

const COUPONS = `${API_ROOT}commerce/shopping-cart/coupons`;

interface ChangeOptions {
  /** One key per visitor action (`domain/idempotency-key`). */
  idempotencyKey: string;
}

/** Adds a coupon code. The answered cart has its discount, or the reason why there is none. */
export function postCoupon(body: AddCouponRequest, options: ChangeOptions): Promise<ShoppingCart> {
  return request({ method: 'POST', path: COUPONS, body, ...options, isAnswer: isCart });
}

export function deleteCoupon(code: string, options: ChangeOptions): Promise<ShoppingCart> {
  return request({ method: 'DELETE', path: `${COUPONS}/${encodeURIComponent(code)}`, ...options, isAnswer: isCart });
}
