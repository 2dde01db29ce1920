import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { isTotalKnown } from '#runtime/checkout/is-total-known.ts';
import { methodOf } from '#runtime/checkout/payment-method.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { CheckoutState } from '#runtime/checkout/state.ts';
import { isWaiting } from '#runtime/checkout/waiting.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { INSTALLMENT_PROVIDER_NAMES } from '#runtime/domain/installment-providers.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fieldId } from './controls.tsx';
import { GuaranteePicture } from './GuaranteePicture.tsx';
import { Review } from './Review.tsx';

interface Props {
  session: CheckoutSession;
  state: CheckoutState;
  checkout: Checkout;
}

/** What the buyer may have to agree to, by its name in checkout, entries and errors. */
const CONSENTS = ['withdrawalConsent', 'ageConfirmation'] as const;

/** The pay button, right below what it orders; after a refusal, its reason is beside it. */
export function PayPart({ session, state, checkout }: Props) {
  const notices = useStore(session.$notices);
  const { texts } = session;
  const id = useId();
  const entries = useStore(session.$entries);
  const isBusy = state.status !== 'open';
  const busyText = state.status === 'leaving' ? texts.leaving : texts.paying;
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
      <Review session={session} checkout={checkout} />
      <GuaranteePicture notice={checkout.guaranteeNotice} />
      {CONSENTS.map(
        (name) => checkout[name] && <Consent key={name} session={session} name={name} text={checkout[name]} />,
      )}
      {isWaiting(checkout) && (
        <p id={id} className="sqc-notice" role="status">
          {texts.waiting}
        </p>
      )}
      <button
        className="sqc-button sqc-primary"
        type="submit"
        aria-disabled={isBusy || isWaiting(checkout) || undefined}
        aria-describedby={isWaiting(checkout) ? id : undefined}
      >
        {isBusy ? busyText : orderText(session, checkout, methodOf(entries, checkout))}
      </button>
    </div>
  );
}

/** What the buyer must agree to, such as that downloads begin at once; never ticked beforehand. */
function Consent({ session, name, text }: { session: CheckoutSession; name: (typeof CONSENTS)[number]; text: string }) {
  const isGiven = useStore(session.$entries)[name];
  const error = useStore(session.$errors)[name];
  const id = fieldId(name);
  return (
    <>
      <label className="sqc-choice">
        <input
          type="checkbox"
          {...fieldAttributes({ id, error, isRequired: true })}
          checked={isGiven}
          onChange={() => session.set(name, !isGiven)}
        />
        <span>{text}</span>
      </label>
      {error && (
        <p className="sqc-error" id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  );
}

/**
 * An order that a gift card pays for binds the visitor too; one that costs nothing does not. An amount that the address
 * will change is not named.
 */
function orderText({ texts, language }: CheckoutSession, checkout: Checkout, method: PaymentMethod): string {
  const { dueCents, cart, subscriptionTerms, installments } = checkout;
  if (cart.grandTotalCents === 0) return texts.placeFreeOrder;
  if (dueCents === 0) return texts.placeOrder;
  if (installments && method === 'installments') {
    return fill(texts.continueWith, { provider: INSTALLMENT_PROVIDER_NAMES[installments.provider] });
  }
  if (!isTotalKnown(checkout)) return texts.placeOrder;
  return fill(subscriptionTerms ? texts.subscribeAndPay : texts.pay, {
    amount: formatMoney(dueCents, cart.subtotalAmount.currencyCode, language),
  });
}
