import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isDeliveryKnown } from '#runtime/checkout/field-errors.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import { errorId } from '#runtime/domain/field-attributes.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fieldId, Radio } from './controls.tsx';

interface Props {
  session: CheckoutSession;
  id: string;
  checkout: Checkout;
}

export function DeliveryPart({ session, id, checkout: { cart } }: Props) {
  const { texts, language } = session;
  const error = useStore(session.$errors).delivery;
  const entries = useStore(session.$entries);
  /** The pressed option shows as chosen before the server has answered. */
  const [pressed, setPressed] = useState<string>();
  const { shippingOptions, selectedShippingOption } = cart;
  const chosen = pressed ?? selectedShippingOption?.id;
  const describedBy = error && errorId(fieldId('delivery'));
  const isKnown = isDeliveryKnown(entries, { cart });

  async function choose(optionId: string): Promise<void> {
    setPressed(optionId);
    await session.chooseDelivery(optionId);
    setPressed(undefined);
  }

  return (
    <section aria-labelledby={`${id}delivery`}>
      <h2 id={`${id}delivery`}>{texts.delivery}</h2>
      {shippingOptions.length > 0 ? (
        <fieldset className="sqc-choices" aria-labelledby={`${id}delivery`}>
          {shippingOptions.map(({ id: optionId, name, cents }, index) => (
            <Radio
              key={optionId}
              group={fieldId('delivery')}
              isChosen={optionId === chosen}
              onChoose={() => choose(optionId)}
              aside={cents === 0 ? texts.free : formatMoney(cents, cart.subtotalAmount.currencyCode, language)}
              isInvalid={Boolean(error) && index === 0}
              describedBy={describedBy}
            >
              {name}
            </Radio>
          ))}
        </fieldset>
      ) : (
        <p className="sqc-hint" id={fieldId('delivery')} tabIndex={-1} data-invalid={error ? '' : undefined}>
          {isKnown ? texts.notDelivered : texts.deliveryAfterAddress}
        </p>
      )}
      {error && (shippingOptions.length > 0 || !isKnown) && (
        <p className="sqc-error" id={describedBy}>
          {error}
        </p>
      )}
    </section>
  );
}
