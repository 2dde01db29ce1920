import { addressOf } from '#runtime/api/calls.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { EditToPay } from '../edit/EditToPay.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderDeclarations } from './OrderDeclarations.tsx';
import { OrderDownloads } from './OrderDownloads.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderSums } from './OrderSums.tsx';
import { hasFiles } from './order-rules.ts';

/** One paid order, with all that can be done about it. */
export default function OrderScreen({ parts: { order: name = '' } }: { parts: ScreenParts }) {
  const reading = useAnswer(addressOf('/api/owner/orders/:order', { order: name }));
  const { data } = reading;
  // The answer about another order stays until this one's has come.
  const isOther = data && name !== String(data.number) && name !== data.id;
  return (
    <Page
      title={fill(sellingTexts.orderName, { value: data && !isOther ? `#${data.number}` : name })}
      back={{ to: 'orders', text: sellingTexts.orders }}
    >
      <Loaded of={isOther ? { ...reading, data: undefined } : reading}>{(order) => <Shown order={order} />}</Loaded>
    </Page>
  );
}

function Shown({ order }: { order: Order }) {
  const { placedAt, subscriptionId, cycle, id } = order;
  return (
    <>
      <div className="c-row">
        <OrderBadges order={order} />
        <span className="c-quiet">{fill(sellingTexts.placedTime, { time: dateTime(placedAt) })}</span>
        {subscriptionId && (
          <Link to={`subscriptions/${subscriptionId}`}>{fill(sellingTexts.paymentOfASubscription, { cycle })}</Link>
        )}
      </div>
      <OrderDeclarations order={order} />
      <EditToPay order={order} />
      <OrderActions order={order} />
      <Section title={sellingTexts.bought}>
        <OrderLines order={order} />
        <OrderSums order={order} />
      </Section>
      <OrderReturns order={order} />
      <div className="c-columns">
        <OrderBuyer order={order} />
        <OrderHistory order={order} />
      </div>
      {hasFiles(order) && <OrderDownloads orderNumber={order.number} />}
      {may('mails:read') && <OrderMails orderId={id} />}
    </>
  );
}
