import { NewCoupon, type OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { movable } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { findCoupon } from './owner-rows.ts';
import { changeCoupon, createCoupon, readCoupon, readCoupons, removeCoupon } from './owner-service.ts';

const PER_PAGE = 100;

/** Coupons. A new one brings the number of its uses; one that stands keeps its own. */
export const coupons = recordKind({
  type: 'coupon',
  scopes: { read: 'catalogue:read', write: 'catalogue:write' },
  contract: NewCoupon,
  async plan(call, coupon) {
    const { db, site, now } = call;
    const { code, timesUsed, ...definition } = coupon;
    const current = await findCoupon(db, site.siteId, code, now);
    return {
      id: code,
      title: coupon.name,
      current: current && couponRecord(current),
      next: { ...coupon, timesUsed: current?.timesUsed ?? timesUsed },
      async write() {
        if (current) await changeCoupon(call, code, current.version, definition);
        else await createCoupon(call, coupon);
      },
    };
  },
  async find({ db, site, now }, code) {
    const found = await findCoupon(db, site.siteId, code, now);
    return found && couponRecord(found);
  },
  async remove(call, code) {
    const { version } = await readCoupon(call, code);
    await removeCoupon(call, code, version);
    return true;
  },
  async list(call, cursor) {
    const { coupons: page, nextPageCursor } = await readCoupons(call, {
      search: '',
      state: undefined,
      cursor: cursor ?? '',
      limit: PER_PAGE,
    });
    return { contents: page.map(couponRecord), nextPageCursor };
  },
});

function couponRecord(coupon: OwnerCoupon): NewCoupon {
  const { state: _, held: __, ...content } = movable(coupon);
  return content;
}
