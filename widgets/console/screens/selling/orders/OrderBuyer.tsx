import type { Order } from '#runtime/contracts/order.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Link } from '../../../app/Link.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { addressText } from '../parts/address-text.ts';

/** Shows who has bought, where it goes, how it was paid, and what the buyer has written. */
export function OrderBuyer({ order }: { order: Order }) {
  const { email, address, note, provider, paymentMethod, withdrawalConsent, ageConfirmation } = order;
  const agreements = [withdrawalConsent, ageConfirmation].filter((given) => given !== null);
  return (
    <Section title={sellingTexts.buyer}>
      <dl className="c-facts">
        <dt>{commonTexts.email}</dt>
        <dd>
          {email ? <a href={`mailto:${email}`}>{email}</a> : sellingTexts.notKnown}
          {email && (
            <div>
              <Link to={customerPath(email)}>{sellingTexts.allOrders}</Link>
            </div>
          )}
        </dd>
        {address && (
          <>
            <dt>{address.line1 ? sellingTexts.deliveryTo : sellingTexts.taxesOf}</dt>
            <dd>
              <address className="s-address">{addressText(address)}</address>
            </dd>
          </>
        )}
        <dt>{sellingTexts.paidWith}</dt>
        <dd>{paidWith(provider, paymentMethod)}</dd>
        {agreements.length > 0 && <dt>{sellingTexts.agreedTo}</dt>}
        {agreements.map(({ text, givenAt }) => (
          <dd key={text}>
            {text} <span className="c-quiet">{dateTime(givenAt)}</span>
          </dd>
        ))}
      </dl>
      {note && (
        <div>
          <h3 className="c-label">{sellingTexts.buyersNote}</h3>
          <p className="s-said">{note}</p>
        </div>
      )}
    </Section>
  );
}

function paidWith(provider: Order['provider'], method: Order['paymentMethod']): string {
  if (provider === null) return sellingTexts.nothingWasDue;
  if (provider === 'manual') return sellingTexts.paidOutside;
  if (provider === 'test') return sellingTexts.testCardWhichCharges;
  return method === 'installments' ? sellingTexts.stripeInInstalments : sellingTexts.stripeByCard;
}
