import { type FormEvent, useId, useRef, useState } from 'react';
import { addCoupon, removeCoupon } from '#runtime/cart/remote/coupons.ts';
import type { InvalidCoupon, ShoppingCart } from '#runtime/contracts/cart.ts';
import { errorId, fieldAttributes } from '#runtime/domain/field-attributes.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type CartTexts, cartTexts, money, reduction } from './texts.ts';

type State = { status: 'idle' | 'applying' } | { status: 'failed'; message: string };

/** The form for discount codes, with the codes in use and the codes without a discount, each with its reason. */
export function Coupons({ cart, announce }: { cart: ShoppingCart; announce(text: string): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const texts = cartTexts();
  const isApplying = state.status === 'applying';
  const message = state.status === 'failed' ? state.message : undefined;

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (isApplying) return;
    const entered = code.trim();
    if (!entered) return refuse(texts.couponMissing);
    setState({ status: 'applying' });
    announce('');
    const result = await addCoupon(entered);
    if (result.status === 'failed') return refuse(`${texts.applyCouponFailed}. ${result.failure.message}`);
    setState({ status: 'idle' });
    setCode('');
    const newest = result.cart.coupons.at(-1);
    const refused = result.cart.invalidCoupons.find((coupon) => coupon.code === newest);
    announce(
      refused ? reasonText(refused, result.cart, texts) : fill(texts.couponApplied, { code: newest ?? entered }),
    );
  }

  async function removeCode(entered: string) {
    const result = await removeCoupon(entered);
    if (result.status === 'failed') return refuse(`${texts.removeCouponFailed}. ${result.failure.message}`);
    setState({ status: 'idle' });
    announce(fill(texts.couponRemoved, { code: entered }));
    field.current?.focus();
  }

  function refuse(text: string) {
    setState({ status: 'failed', message: text });
    field.current?.focus();
  }

  const removal = (entered: string) => (
    <button
      part="remove-coupon"
      type="button"
      aria-label={fill(texts.removeCoupon, { code: entered })}
      onClick={() => void removeCode(entered)}
    >
      ×
    </button>
  );

  return (
    <div part="coupons">
      <form part="coupon-form" onSubmit={apply} noValidate>
        <label part="label" htmlFor={id}>
          {texts.couponCode}
        </label>
        <input
          part="coupon-input"
          {...fieldAttributes({ id, error: message })}
          ref={field}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setCode(target.value);
            if (message) setState({ status: 'idle' });
          }}
        />
        <button part="apply" type="submit" aria-disabled={isApplying || undefined}>
          {isApplying ? texts.applying : texts.apply}
        </button>
        {message && (
          <p part="error" id={errorId(id)} role="alert">
            {message}
          </p>
        )}
      </form>
      {cart.coupons.length > 0 && (
        <ul part="coupon-list">
          {cart.validCoupons.map(({ code: entered, name, cents }) => (
            <li key={entered} part="coupon">
              <span>
                {entered}
                {name && name !== entered && ` (${name})`}
                {cents > 0 && `: ${reduction(cents, cart)}`}
              </span>
              {removal(entered)}
            </li>
          ))}
          {cart.invalidCoupons.map((coupon) => (
            <li key={coupon.code} part="coupon invalid-coupon">
              <span>{reasonText(coupon, cart, texts)}</span>
              {removal(coupon.code)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function reasonText(
  { code, reason, minimumSubtotalCents = 0 }: InvalidCoupon,
  cart: ShoppingCart,
  texts: CartTexts,
): string {
  const reasons = {
    unknown: texts.couponUnknown,
    notYet: texts.couponNotYet,
    ended: texts.couponEnded,
    usedUp: texts.couponUsedUp,
    belowMinimum: texts.couponBelowMinimum,
    nothingLeft: texts.couponNothingLeft,
  };
  return fill(reasons[reason], { code, subtotal: money(minimumSubtotalCents, cart) });
}
