import type { OwnerPendingOrder } from '#runtime/contracts/pending-order.ts';
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
  const reading = useObject<OwnerPendingOrder>(`/api/owner/pending-orders/${encodeURIComponent(order)}`);
  const { data } = reading;
  return (
    <Page title={`Unpaid order ${data?.body.reference ?? ''}`} back={{ to: 'pending-orders', text: 'Unpaid orders' }}>
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
            ['Product', product],
            ...options,
            ['SKU', sku],
            ['Quantity', quantity],
            ['Price of one', amountText(price)],
            ['Payments', plan && planText(plan)],
            ...answers.map(({ title: question, value }) => [question, value] as const),
          ]}
        />
      </Section>
      <Section title="Buyer">
        <Facts
          facts={[
            ['State', state === 'placed' ? 'Waits for payment' : 'The buyer has not left an email yet.'],
            ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
            ['Started', dateTime(order.createdAt)],
            ['Placed', order.placedAt !== null && dateTime(order.placedAt)],
          ]}
        />
      </Section>
      {gift && (
        <Section title="Gift">
          <Facts
            facts={[
              ['From', gift.senderName],
              ['For', gift.recipientName],
              ['Email', gift.recipientEmail],
              ['Delivered on', gift.deliveryDate],
              ['Message', gift.message],
            ]}
          />
        </Section>
      )}
    </div>
  );
}
