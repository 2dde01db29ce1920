import { useStore } from '@nanostores/react';
import { methodOf } from '#runtime/checkout/payment-method.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { RENEWAL_TEST_CARDS, TEST_CARDS } from '#runtime/contracts/enumerations.ts';
import { Radio } from './controls.tsx';
import { MethodChoice } from './MethodChoice.tsx';

interface Props {
  session: CheckoutSession;
  id: string;
  checkout: Checkout;
}

export function PaymentPart({ session, id, checkout }: Props) {
  const { texts } = session;
  const { providers, dueCents } = checkout;
  return (
    <section aria-labelledby={`${id}payment`}>
      <h2 id={`${id}payment`}>{texts.payment}</h2>
      {dueCents === 0 ? (
        <p className="sqc-hint">{texts.nothingDue}</p>
      ) : providers.length === 0 ? (
        <p>{texts.cannotPay}</p>
      ) : (
        <>
          <MethodChoice session={session} id={id} checkout={checkout} />
          <ProviderChoice session={session} id={id} checkout={checkout} />
        </>
      )}
    </section>
  );
}

function ProviderChoice({ session, id, checkout }: Props) {
  const { providers, subscriptionTerms } = checkout;
  const entries = useStore(session.$entries);
  const { provider } = entries;
  const isByCard = methodOf(entries, checkout) === 'card';
  const { texts } = session;
  const names = { test: isByCard ? texts.testCard : texts.testMode, stripe: texts.stripe };
  return (
    <>
      {providers.length > 1 && (
        <fieldset className="sqc-choices" aria-labelledby={`${id}payment`}>
          {providers.map((name) => (
            <Radio
              key={name}
              group={`${id}provider`}
              isChosen={name === provider}
              onChoose={() => session.set('provider', name)}
            >
              {names[name]}
            </Radio>
          ))}
        </fieldset>
      )}
      {provider === 'stripe' && <p className="sqc-hint">{texts.stripeHint}</p>}
      {provider === 'test' && isByCard && <TestCards session={session} id={id} isSubscription={!!subscriptionTerms} />}
    </>
  );
}

function TestCards({ session, id, isSubscription }: Omit<Props, 'checkout'> & { isSubscription: boolean }) {
  const { card } = useStore(session.$entries);
  const { texts } = session;
  const cards = isSubscription ? [...TEST_CARDS, ...RENEWAL_TEST_CARDS] : TEST_CARDS;
  return (
    <fieldset className="sqc-choices">
      <legend>{texts.testCard}</legend>
      {cards.map((name) => (
        <Radio key={name} group={`${id}card`} isChosen={name === card} onChoose={() => session.set('card', name)}>
          {texts[name]}
        </Radio>
      ))}
    </fieldset>
  );
}
