import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerPendingOrder } from '#runtime/contracts/pending-order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useObject } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { amountText } from '../../../parts/amounts.ts';
import { Facts } from '../../../parts/Facts.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { planText } from '../parts/plan-text.ts';
import { PENDING_KIND_TEXT } from './pending-texts.ts';

/** One order that is not paid yet. */
export default function PendingOrder({ parts: { order = '' } }: { parts: ScreenParts }) {
  const reading = useObject(addressOf('/api/owner/pending-orders/:order', { order }));
  const { data } = reading;
  return (
    <Page
      title={fill(sellingTexts.unpaidOrderReference, { reference: data?.body.reference ?? '' })}
      back={{ to: 'pending-orders', text: sellingTexts.unpaidOrders }}
    >
      <Loaded of={reading}>{({ body }) => <Shown order={body} />}</Loaded>
    </Page>
  );
}

function Shown({ order }: { order: OwnerPendingOrder }) {
  const { kind, state, itemId, title, attributes, sku, quantity, price, plan, gift, answers, email } = order;
  const options = Object.entries(attributes).map(([name, value]) => [name, value] as const);
  const product = may('catalogue:read') ? <Link to={`products/${itemId}`}>{title}</Link> : title;
  return (
    <div className="c-columns">
      <Section title={PENDING_KIND_TEXT[kind]}>
        <Facts
          facts={[
            [commonTexts.product, product],
            ...options,
            [sellingTexts.sku, sku],
            [sellingTexts.quantity, quantity],
            [sellingTexts.priceOfOne, amountText(price)],
            [sellingTexts.payments, plan && planText(plan)],
            ...answers.map(({ title: question, value }) => [question, value] as const),
          ]}
        />
      </Section>
      <Section title={sellingTexts.buyer}>
        <Facts
          facts={[
            [commonTexts.state, state === 'placed' ? sellingTexts.waitsForPayment : sellingTexts.buyerHasNotLeft],
            [commonTexts.email, email && <a href={`mailto:${email}`}>{email}</a>],
            [sellingTexts.started, dateTime(order.createdAt)],
            [sellingTexts.placed, order.placedAt !== null && dateTime(order.placedAt)],
          ]}
        />
      </Section>
      {gift && (
        <Section title={sellingTexts.gift}>
          <Facts
            facts={[
              [sellingTexts.from, gift.senderName],
              [sellingTexts.for, gift.recipientName],
              [commonTexts.email, gift.recipientEmail],
              [sellingTexts.deliveredOn, gift.deliveryDate],
              [sellingTexts.message, gift.message],
            ]}
          />
        </Section>
      )}
    </div>
  );
}
