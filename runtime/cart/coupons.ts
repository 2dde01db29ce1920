import { deleteCoupon, postCoupon } from '../api/coupons.ts';
import { type ChangeResult, carryOut } from './actions.ts';
import { change } from './changes.ts';

/** Enters a code into the cart; one act, as every change of it. Never rejects. */
export function addCoupon(code: string): Promise<ChangeResult> {
  return carryOut(() => change((idempotencyKey) => postCoupon({ code }, { idempotencyKey })));
}

export function removeCoupon(code: string): Promise<ChangeResult> {
  return carryOut(() => change((idempotencyKey) => deleteCoupon(code, { idempotencyKey })));
}
