import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { date, dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { addressText } from '../parts/address-text.ts';
import { planText } from '../parts/plan-text.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { PAUSE_TEXT, SUBSCRIPTION_STATE_TEXT } from './subscription-texts.ts';

/** One subscription, with what can be done about it. */
export default function SubscriptionScreen({ parts: { subscription: id = '' } }: { parts: ScreenParts }) {
  const path = `/api/owner/subscriptions/${encodeURIComponent(id)}`;
  const reading = useObject<OwnerSubscription>(path);
  return (
    <Page title={reading.data?.body.title ?? 'Subscription'} back={{ to: 'subscriptions', text: 'Subscriptions' }}>
      <Loaded of={reading}>
        {({ body }) => (
          <>
            <SubscriptionActions subscription={body} path={path} />
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
  const { nextCycleAt, nextBillingAt } = subscription;
  const isActive = state === 'active';
  return (
    <Section title="Payments">
      <Facts
        facts={[
          ['State', SUBSCRIPTION_STATE_TEXT[state]],
          ['Why', pauseReason && PAUSE_TEXT[pauseReason]],
          ['Payments', planText(plan)],
          ['Price each', `${amountText(price)}, with delivery and taxes`],
          ['Quantity', quantity],
          ['SKU', sku],
          ['Paid so far', plan.numBillingCycles > 0 ? `${cyclesBilled} of ${plan.numBillingCycles}` : cyclesBilled],
          ['Next payment', isActive && nextBillingAt !== null && date(nextBillingAt)],
          ['For the time from', isActive && nextCycleAt !== null && nextCycleAt !== nextBillingAt && date(nextCycleAt)],
          ['Failed tries', failedTries > 0 && failedTries],
        ]}
      />
    </Section>
  );
}

function Buyer({ subscription: { email, address, orderId, createdAt } }: { subscription: OwnerSubscription }) {
  const mailLink = email ? <a href={`mailto:${email}`}>{email}</a> : 'Not known';
  const place = address && <address className="s-address">{addressText(address)}</address>;
  return (
    <Section title="Buyer">
      <Facts
        facts={[
          ['Email', mailLink],
          ['Delivery to', place],
          ['Since', dateTime(createdAt)],
        ]}
      />
      <div className="c-row">
        <Link to={`orders/${orderId}`}>The order that started it</Link>
        {email && <Link to={`buyers?email=${encodeURIComponent(email)}`}>All orders of this buyer</Link>}
      </div>
    </Section>
  );
}
