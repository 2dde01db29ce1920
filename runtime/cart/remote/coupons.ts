import { deleteCoupon, postCoupon } from '../../api/coupons.ts';
import { type ChangeResult, mutate } from '../actions.ts';
import { change } from './mutations.ts';

/** Adds a coupon code to the cart. Never rejects. */
export function addCoupon(code: string): Promise<ChangeResult> {
  return mutate(() => change((idempotencyKey) => postCoupon({ code }, { idempotencyKey })));
}

export function removeCoupon(code: string): Promise<ChangeResult> {
  return mutate(() => change((idempotencyKey) => deleteCoupon(code, { idempotencyKey })));
}
