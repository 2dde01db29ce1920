import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useObject } from '../../../app/query.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { money, shopTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { COUPON_STATE_TEXT, discountText, usesText } from './coupon-texts.ts';

/** A coupon for people who may read it only. */
export function CouponFacts({ code, currency }: { code: string; currency: string }) {
  const reading = useObject(addressOf('/api/owner/coupons/:code', { code }));
  return (
    <Page title={fill(sellingTexts.couponCode, { code })} back={{ to: 'coupons', text: sellingTexts.coupons }}>
      <Loaded of={reading}>
        {({ body: coupon }) => (
          <Section title={coupon.name}>
            <Facts
              facts={[
                [commonTexts.state, COUPON_STATE_TEXT[coupon.state]],
                [sellingTexts.discount, discountText(coupon.discount, currency)],
                [
                  sellingTexts.smallestSubtotal,
                  coupon.minimumSubtotalCents > 0 && money(coupon.minimumSubtotalCents, currency),
                ],
                [sellingTexts.validFrom, coupon.startsAt !== null && shopTime(coupon.startsAt)],
                [sellingTexts.validUntil, coupon.endsAt !== null && shopTime(coupon.endsAt)],
                [sellingTexts.uses, usesText(coupon)],
              ]}
            />
          </Section>
        )}
      </Loaded>
    </Page>
  );
}
