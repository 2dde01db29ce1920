import { useStore } from '@nanostores/react';
import { installmentsText, methodOf } from '#runtime/checkout/payment-method.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { installmentPlan } from '#runtime/domain/installment-plan.ts';
import { INSTALLMENT_PROVIDER_NAMES } from '#runtime/domain/installment-providers.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Radio } from './controls.tsx';

interface Props {
  session: CheckoutSession;
  id: string;
  checkout: Checkout;
}

/** The choice between the whole amount now and instalments, where the checkout says something of these. */
export function MethodChoice({ session, id, checkout }: Props) {
  const entries = useStore(session.$entries);
  const { texts, language } = session;
  const { installments } = checkout;
  if (!installments) return null;
  const method = methodOf(entries, checkout);
  return (
    <>
      <fieldset className="sqc-choices" aria-labelledby={`${id}payment`}>
        <Radio group={`${id}method`} isChosen={method === 'card'} onChoose={() => session.set('method', 'card')}>
          {texts.payNow}
        </Radio>
        <Radio
          group={`${id}method`}
          isChosen={method === 'installments'}
          isDisabled={installments.status !== 'offered'}
          onChoose={() => session.set('method', 'installments')}
        >
          {installmentsText(checkout, texts, language)}
        </Radio>
      </fieldset>
      {method === 'installments' && <Plan session={session} checkout={checkout} />}
    </>
  );
}

function Plan({ session: { texts, language }, checkout: { installments, cart } }: Omit<Props, 'id'>) {
  if (installments?.status !== 'offered') return null;
  const { currencyCode } = cart.subtotalAmount;
  const plan = installmentPlan(installments.amountsCents, language);
  return (
    <>
      <dl className="sqc-totals">
        {plan.map(({ due, cents }) => (
          <div key={due}>
            <dt>{due}</dt>
            <dd className="sqc-amount">{formatMoney(cents, currencyCode, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="sqc-hint">
        {fill(texts.installmentsTerms, { provider: INSTALLMENT_PROVIDER_NAMES[installments.provider] })}
      </p>
    </>
  );
}
