import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { CheckoutState } from '#runtime/checkout/state.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';

interface Props {
  session: CheckoutSession;
  state: CheckoutState;
  checkout: Checkout;
}

/** The pay button; after a refusal, its reason is beside it. */
export function PayPart({ session, state, checkout }: Props) {
  const notices = useStore(session.$notices);
  const { texts, language } = session;
  const isBusy = state.status !== 'open';
  const { dueCents, cart } = checkout;
  const amount = formatMoney(dueCents, cart.subtotalAmount.currencyCode, language);
  const busyText = state.status === 'leaving' ? texts.leaving : texts.paying;
  const text = dueCents > 0 ? fill(texts.pay, { amount }) : texts.placeOrder;
  return (
    <div className="sqc-pay">
      <div role="alert">
        {notices
          .filter(({ kind }) => kind === 'refused')
          .map((notice) => (
            <p key={notice.id} className="sqc-notice sqc-refused">
              {notice.text}
            </p>
          ))}
      </div>
      <button className="sqc-button sqc-primary" type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? busyText : text}
      </button>
    </div>
  );
}
