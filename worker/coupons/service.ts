/** Coupons: their values, and the uses that payments hold of limited ones. */
export { couponStatements } from './changes.ts';
export { type CouponRow, toCoupon } from './coupon.ts';
export { countUseStatements, deleteOldHolds, heldElsewhere, holdStatements, releaseHoldsStatement } from './holds.ts';
