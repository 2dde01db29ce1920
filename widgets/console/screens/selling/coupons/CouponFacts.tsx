import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { useObject } from '../../../app/query.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime, money } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { COUPON_STATE_TEXT, discountText, usesText } from './coupon-texts.ts';

/** A coupon for people who may read it only. */
export function CouponFacts({ code, currency }: { code: string; currency: string }) {
  const reading = useObject<OwnerCoupon>(`/api/owner/coupons/${encodeURIComponent(code)}`);
  return (
    <Page title={`Coupon ${code}`} back={{ to: 'coupons', text: 'Coupons' }}>
      <Loaded of={reading}>
        {({ body: coupon }) => (
          <Section title={coupon.name}>
            <Facts
              facts={[
                ['State', COUPON_STATE_TEXT[coupon.state]],
                ['Discount', discountText(coupon.discount, currency)],
                ['Smallest subtotal', coupon.minimumSubtotalCents > 0 && money(coupon.minimumSubtotalCents, currency)],
                ['Valid from', coupon.startsAt !== null && dateTime(coupon.startsAt)],
                ['Valid until', coupon.endsAt !== null && dateTime(coupon.endsAt)],
                ['Uses', usesText(coupon)],
              ]}
            />
          </Section>
        )}
      </Loaded>
    </Page>
  );
}
