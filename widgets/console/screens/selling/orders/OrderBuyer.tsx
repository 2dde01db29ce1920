import type { Order } from '#runtime/contracts/order.ts';
import { Link } from '../../../app/Link.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Section } from '../../../parts/Section.tsx';
import { addressText } from '../parts/address-text.ts';

/** Shows who has bought, where it goes, how it was paid, and what the buyer has written. */
export function OrderBuyer({ order }: { order: Order }) {
  const { email, address, note, provider, paymentMethod, withdrawalConsent } = order;
  return (
    <Section title="Buyer">
      <dl className="c-facts">
        <dt>Email</dt>
        <dd>
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'Not known'}
          {email && (
            <div>
              <Link to={`buyers?email=${encodeURIComponent(email)}`}>All orders of this buyer</Link>
            </div>
          )}
        </dd>
        {address && (
          <>
            <dt>{address.line1 ? 'Delivery to' : 'Taxes of'}</dt>
            <dd>
              <address className="s-address">{addressText(address)}</address>
            </dd>
          </>
        )}
        <dt>Paid with</dt>
        <dd>{paidWith(provider, paymentMethod)}</dd>
        {withdrawalConsent && (
          <>
            <dt>Agreed to</dt>
            <dd>
              {withdrawalConsent.text} <span className="c-quiet">{dateTime(withdrawalConsent.givenAt)}</span>
            </dd>
          </>
        )}
      </dl>
      {note && (
        <div>
          <h3 className="c-label">The buyer’s note</h3>
          <p className="s-said">{note}</p>
        </div>
      )}
    </Section>
  );
}

function paidWith(provider: Order['provider'], method: Order['paymentMethod']): string {
  if (provider === null) return 'Nothing was due.';
  if (provider === 'test') return 'A test card, which charges nobody';
  return method === 'installments' ? 'Stripe, in instalments' : 'Stripe, by card or wallet';
}
