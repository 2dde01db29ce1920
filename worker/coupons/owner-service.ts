import type { CouponDefinition, NewCoupon, OwnerCoupon, OwnerCoupons } from '#runtime/contracts/coupons.ts';
import { binStatements } from '../bin/service.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteCoupon, insertCoupon, replaceCoupon } from './changes.ts';
import { type CouponListing, findCoupon, listCoupons } from './owner-rows.ts';

export async function readCoupons({ db, site, now }: OwnerCall, listing: CouponListing): Promise<OwnerCoupons> {
  const { coupons, hasNextPage } = await listCoupons(db, site.siteId, listing, now);
  return { coupons, hasNextPage, nextPageCursor: hasNextPage ? (coupons.at(-1)?.code ?? null) : null };
}

export async function readCoupon({ db, site, now }: OwnerCall, code: string): Promise<OwnerCoupon> {
  const coupon = await findCoupon(db, site.siteId, code, now);
  if (!coupon) throw new ApiError('COUPON_NOT_FOUND');
  return coupon;
}

export async function createCoupon(call: OwnerCall, coupon: NewCoupon): Promise<OwnerCoupon> {
  const created = await createOnce(call, coupon.code, (reservation) => {
    return insertCoupon(call.db, changeOf(call, coupon.code), coupon, reservation);
  });
  return readCoupon(call, created);
}

/** Replaces a coupon that has not changed since `version`. Uses by orders do not count as changes. */
export async function changeCoupon(
  call: OwnerCall,
  code: string,
  version: number,
  coupon: CouponDefinition,
): Promise<OwnerCoupon> {
  const change = { ...changeOf(call, code), changes: changesOf(await readCoupon(call, code), coupon) };
  await ifCurrent(call, code, () => replaceCoupon(call.db, change, version, coupon));
  return readCoupon(call, code);
}

export async function removeCoupon(call: OwnerCall, code: string, version: number): Promise<void> {
  const { state: _, held: __, ...coupon } = await readCoupon(call, code);
  const kept = binStatements(call, {
    kind: 'coupon',
    target: code,
    title: coupon.name,
    parts: [{ type: 'coupon', id: code, record: movable(coupon) }],
  });
  await ifCurrent(call, code, () => deleteCoupon(call.db, changeOf(call, code), version, kept));
}

function ifCurrent({ db, site, now }: OwnerCall, code: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => findCoupon(db, site.siteId, code, now));
}

function changeOf({ site, owner, now }: OwnerCall, code: string) {
  return { siteId: site.siteId, code, keyId: owner.keyId, now };
}
