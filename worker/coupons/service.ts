export { type CouponRow, toCoupon } from './coupon.ts';
