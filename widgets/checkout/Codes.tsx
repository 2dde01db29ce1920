import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { InvalidCoupon } from '#runtime/contracts/cart.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import type { CouponError } from '#runtime/contracts/enumerations.ts';
import { GIFT_CARD_ENTRY_MAX_LENGTH, ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { LabelledField } from '#runtime/ui/field/LabelledField.tsx';
import { fieldId } from './controls.tsx';

interface Props {
  session: CheckoutSession;
  checkout: Checkout;
}

const COUPON_TEXT: Record<CouponError, keyof CheckoutTexts> = {
  unknown: 'couponUnknown',
  notYet: 'couponNotYet',
  ended: 'couponEnded',
  usedUp: 'couponUsedUp',
  belowMinimum: 'couponBelowMinimum',
  nothingLeft: 'couponNothingLeft',
};

/**
 * The forms for discount codes and gift cards. Discount codes belong to a cart, so a pending order accepts only gift
 * cards, and a subscription nothing of both: its price is the same each time.
 */
export function Codes({ session, checkout }: Props) {
  const { texts, language, token } = session;
  const { cart, giftCard } = checkout;
  const why = ({ code, reason, minimumSubtotalCents = 0 }: InvalidCoupon) => {
    const subtotal = formatMoney(minimumSubtotalCents, cart.subtotalAmount.currencyCode, language);
    return fill(texts[COUPON_TEXT[reason]], { code, subtotal });
  };
  const taken = [
    ...cart.validCoupons.map(({ code, name }) => ({
      code,
      text: name === code || !name ? code : `${code}: ${name}`,
      isIdle: false,
    })),
    ...cart.invalidCoupons.map((coupon) => ({ code: coupon.code, text: why(coupon), isIdle: true })),
  ];
  if (checkout.subscriptionTerms) return null;
  return (
    <div className="sqc-codes">
      {!token && (
        <>
          <CodeForm
            session={session}
            name="coupon"
            label={texts.coupon}
            onApply={(code) => session.changeCoupon('add', code)}
          />
          {taken.map(({ code, text, isIdle }) => (
            <AppliedCode
              key={code}
              text={text}
              isIdle={isIdle}
              removeText={fill(texts.removeCoupon, { code })}
              onRemove={() => session.changeCoupon('remove', code)}
            />
          ))}
        </>
      )}
      {giftCard ? (
        <AppliedCode
          text={fill(texts.giftCardPays, { last: giftCard.lastCharacters })}
          removeText={texts.removeGiftCard}
          onRemove={() => session.enterGiftCard('')}
        />
      ) : (
        <CodeForm session={session} name="giftCard" label={texts.giftCard} onApply={session.enterGiftCard} />
      )}
    </div>
  );
}

interface CodeFormProps {
  session: CheckoutSession;
  name: 'coupon' | 'giftCard';
  label: string;
  onApply(code: string): Promise<boolean>;
}

function CodeForm({ session, name, label, onApply }: CodeFormProps) {
  const [code, setCode] = useState('');
  const error = useStore(session.$errors)[name];

  async function apply(input: HTMLInputElement | null): Promise<void> {
    if (code.trim() === '') {
      session.missCode(name);
      input?.focus();
    } else if (await onApply(code.trim())) setCode('');
    // The field of an accepted gift card is removed.
    else input?.focus();
  }

  return (
    <form
      className="sqc-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply(event.currentTarget.querySelector('input'));
      }}
    >
      <LabelledField id={fieldId(name)} label={label} error={error} prefix="sqc" errorRole="alert">
        {(attributes) => (
          <div className="sqc-code-row">
            <input
              {...attributes}
              className="sqc-control"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={name === 'coupon' ? ID_MAX_LENGTH : GIFT_CARD_ENTRY_MAX_LENGTH}
              onChange={(event) => setCode(event.target.value)}
            />
            <button className="sqc-button" type="submit">
              {session.texts.apply}
              <span className="sq-visually-hidden"> {label}</span>
            </button>
          </div>
        )}
      </LabelledField>
    </form>
  );
}

interface AppliedCodeProps {
  text: string;
  /** Whether the code gives nothing now; `text` says why. */
  isIdle?: boolean;
  removeText: string;
  onRemove(): Promise<boolean>;
}

/** An accepted code with its remove button. After the removal, the focus moves to the next code field. */
function AppliedCode({ text, isIdle = false, removeText, onRemove }: AppliedCodeProps) {
  async function remove(button: HTMLElement): Promise<void> {
    const codes = button.closest('.sqc-codes');
    if (!(await onRemove())) return;
    setTimeout(() => button.isConnected || codes?.querySelector('input')?.focus());
  }
  return (
    <p className={isIdle ? 'sqc-applied sqc-idle' : 'sqc-applied'}>
      <span>{text}</span>
      <button
        className="sqc-button sqc-plain"
        type="button"
        aria-label={removeText}
        onClick={(event) => void remove(event.currentTarget)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </p>
  );
}
