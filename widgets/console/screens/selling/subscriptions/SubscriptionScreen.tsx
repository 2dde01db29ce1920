import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { date, dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { addressText } from '../parts/address-text.ts';
import { planText } from '../parts/plan-text.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { PAUSE_TEXT, SUBSCRIPTION_STATE_TEXT } from './subscription-texts.ts';

/** One subscription, with what can be done about it. */
export default function SubscriptionScreen({ parts: { subscription: id = '' } }: { parts: ScreenParts }) {
  const reading = useObject(addressOf('/api/owner/subscriptions/:subscriptionId', { subscriptionId: id }));
  return (
    <Page
      title={reading.data?.body.title ?? sellingTexts.subscription}
      back={{ to: 'subscriptions', text: sellingTexts.subscriptions }}
    >
      <Loaded of={reading}>
        {({ body }) => (
          <>
            <SubscriptionActions subscription={body} />
            <div className="c-columns">
              <Payments subscription={body} />
              <Buyer subscription={body} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Payments({ subscription }: { subscription: OwnerSubscription }) {
  const { state, pauseReason, plan, price, quantity, sku, cyclesBilled, failedTries } = subscription;
  const { nextCycleAt, nextBillingAt, endsAt } = subscription;
  const isActive = state === 'active';
  return (
    <Section title={sellingTexts.payments}>
      <Facts
        facts={[
          [commonTexts.state, SUBSCRIPTION_STATE_TEXT[state]],
          [sellingTexts.why, pauseReason && PAUSE_TEXT[pauseReason]],
          [sellingTexts.payments, planText(plan)],
          [sellingTexts.priceEach, fill(sellingTexts.withDeliveryAndTaxes, { amount: amountText(price) })],
          [sellingTexts.quantity, quantity],
          [sellingTexts.sku, sku],
          [
            sellingTexts.paidSoFar,
            plan.numBillingCycles > 0
              ? fill(sellingTexts.cyclesBilledOfNum, { cyclesBilled, numBillingCycles: plan.numBillingCycles })
              : cyclesBilled,
          ],
          [sellingTexts.nextPayment, isActive && nextBillingAt !== null && date(nextBillingAt)],
          [
            sellingTexts.forTheTimeFrom,
            isActive && nextCycleAt !== null && nextCycleAt !== nextBillingAt && date(nextCycleAt),
          ],
          [sellingTexts.cancelledForDay, endsAt !== null && date(endsAt)],
          [sellingTexts.failedTries, failedTries > 0 && failedTries],
        ]}
      />
    </Section>
  );
}

function Buyer({ subscription: { email, address, orderId, createdAt } }: { subscription: OwnerSubscription }) {
  const mailLink = email ? <a href={`mailto:${email}`}>{email}</a> : sellingTexts.notKnown;
  const place = address && <address className="s-address">{addressText(address)}</address>;
  return (
    <Section title={sellingTexts.buyer}>
      <Facts
        facts={[
          [commonTexts.email, mailLink],
          [sellingTexts.deliveryTo, place],
          [sellingTexts.since, dateTime(createdAt)],
        ]}
      />
      <div className="c-row">
        <Link to={`orders/${orderId}`}>{sellingTexts.orderThatStartedIt}</Link>
        {email && <Link to={customerPath(email)}>{sellingTexts.allOrders}</Link>}
      </div>
    </Section>
  );
}
