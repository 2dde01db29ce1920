import { Hono } from 'hono';
import * as z from 'zod/mini';
import { COUPON_STATES, CouponDefinition, NewCoupon, OwnerCoupon, OwnerCoupons } from '#runtime/contracts/coupons.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import type { AppEnv } from '../http/app-env.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { changeCoupon, createCoupon, readCoupon, readCoupons, removeCoupon } from './owner-service.ts';

const COUPONS = '/api/owner/coupons';
const COUPON = `${COUPONS}/:code`;

const letters = z.pipe(z.string().check(z.maxLength(ID_MAX_LENGTH)), z.transform(normaliseCouponCode));
const Listing = z.strictObject({
  /** The first letters of the codes. */
  search: z._default(letters, ''),
  state: z.optional(z.enum(COUPON_STATES)),
  cursor: z._default(letters, ''),
  limit: PageLimit,
});

/** The owner's API for discount codes. */
export const ownerCoupons = new Hono<AppEnv>();

ownerCoupons.get(
  COUPONS,
  owner('catalogue:read', { summary: 'Lists the discount codes', moves: 'nothing', answer: OwnerCoupons }),
  query(Listing),
  async (c) => c.json(await readCoupons(ownerCall(c), c.var.query)),
);

ownerCoupons.post(
  COUPONS,
  owner('catalogue:write', { summary: 'Creates a discount code', moves: 'money', status: 201, answer: OwnerCoupon }),
  fieldInput(NewCoupon),
  async (c) => {
    const coupon = await createCoupon(ownerCall(c), c.var.input);
    c.header('Location', `${COUPONS}/${encodeURIComponent(coupon.code)}`);
    return c.json(coupon, 201, versionHeaders(coupon));
  },
);

ownerCoupons.get(
  COUPON,
  owner('catalogue:read', { summary: 'Reads a discount code', moves: 'nothing', answer: OwnerCoupon }),
  async (c) => {
    const coupon = await readCoupon(ownerCall(c), normaliseCouponCode(c.req.param('code')));
    return c.json(coupon, 200, versionHeaders(coupon));
  },
);

ownerCoupons.put(
  COUPON,
  owner('catalogue:write', { summary: 'Replaces a discount code', moves: 'money', answer: OwnerCoupon }),
  fieldInput(CouponDefinition),
  async (c) => {
    const code = normaliseCouponCode(c.req.param('code'));
    const coupon = await changeCoupon(ownerCall(c), code, expectedVersion(c), c.var.input);
    return c.json(coupon, 200, versionHeaders(coupon));
  },
);

/** Carts in which the code stands keep it, without a discount. */
ownerCoupons.delete(
  COUPON,
  owner('catalogue:write', { summary: 'Deletes a discount code', moves: 'nothing', status: 204 }),
  async (c) => {
    await removeCoupon(ownerCall(c), normaliseCouponCode(c.req.param('code')), expectedVersion(c));
    return c.body(null, 204);
  },
);
