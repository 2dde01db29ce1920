import * as z from 'zod/mini';
import { normaliseCouponCode } from '../domain/totals/coupon.ts';
import { ID_MAX_LENGTH, SETTING_AMOUNT_MOST } from './limits.ts';

const PARTS_PER_MILLION = 1_000_000;
const USES_MOST = 1_000_000_000;
const ms = z.int().check(z.minimum(0));
const amount = z.int().check(z.minimum(0), z.maximum(SETTING_AMOUNT_MOST));

/** A code as it is compared: upper case, without spaces. */
const code = z.pipe(
  z.pipe(z.string(), z.transform(normaliseCouponCode)),
  z
    .string()
    .check(z.minLength(1), z.maxLength(ID_MAX_LENGTH), z.regex(/^[\p{L}\p{N}_-]*$/u, { error: 'discountCode' })),
);

/** What a coupon takes off: an amount in minor units, a share in parts per million (10 % is 100,000), or delivery. */
export const CouponDiscount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), cents: z.int().check(z.minimum(1), z.maximum(SETTING_AMOUNT_MOST)) }),
  z.strictObject({ kind: z.literal('percent'), rate: z.int().check(z.minimum(1), z.maximum(PARTS_PER_MILLION)) }),
  z.strictObject({ kind: z.literal('freeShipping') }),
]);
export type CouponDiscount = z.infer<typeof CouponDiscount>;

const FIELDS = {
  /** What carts and orders call it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  discount: CouponDiscount,
  /** Smallest subtotal in minor units; 0 for none. */
  minimumSubtotalCents: amount,
  /** It is valid from `startsAt` until just before `endsAt`, ms since the epoch; null is no bound. */
  startsAt: z.nullable(ms),
  endsAt: z.nullable(ms),
  /** Number of orders that may use it; null for no limit. */
  usageLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(USES_MOST))),
};
type Times = { startsAt: number | null; endsAt: number | null };
const hasTime = z.refine<Times>(({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt, {
  error: 'afterStart',
  path: ['endsAt'],
});

/** Body of `PUT /api/owner/coupons/CODE`. */
export const CouponDefinition = z.strictObject(FIELDS).check(hasTime);
export type CouponDefinition = z.infer<typeof CouponDefinition>;

/** Body of `POST /api/owner/coupons`. A coupon that moves in from another shop brings the number of its uses. */
export const NewCoupon = z
  .strictObject({
    ...FIELDS,
    code,
    minimumSubtotalCents: z._default(FIELDS.minimumSubtotalCents, 0),
    startsAt: z._default(FIELDS.startsAt, null),
    endsAt: z._default(FIELDS.endsAt, null),
    usageLimit: z._default(FIELDS.usageLimit, null),
    timesUsed: z._default(z.int().check(z.minimum(0), z.maximum(USES_MOST)), 0),
  })
  .check(hasTime);
export type NewCoupon = z.infer<typeof NewCoupon>;

export const COUPON_STATES = ['planned', 'running', 'over'] as const;

/** A coupon as its owner receives it. One that is used up is over. */
export const OwnerCoupon = z.strictObject({
  ...FIELDS,
  code: z.string(),
  state: z.enum(COUPON_STATES),
  /** Orders that have used it. */
  timesUsed: z.int(),
  /** Uses that open payments hold; each becomes a use, or is free again. A coupon without a limit needs none. */
  held: z.int(),
  version: z.int(),
  createdAt: ms,
  updatedAt: ms,
});
export type OwnerCoupon = z.infer<typeof OwnerCoupon>;

/** Answer of `GET /api/owner/coupons`, by code. */
export const OwnerCoupons = z.strictObject({
  coupons: z.array(OwnerCoupon),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerCoupons = z.infer<typeof OwnerCoupons>;
