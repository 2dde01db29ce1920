import { type FormEvent, useId, useRef, useState } from 'react';
import { addCoupon, removeCoupon } from '#runtime/cart/remote/coupons.ts';
import type { InvalidCoupon, ShoppingCart } from '#runtime/contracts/cart.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { money, type Texts, texts } from './words.ts';

type State = { status: 'idle' | 'applying' } | { status: 'failed'; message: string };

/** Entry of discount codes, those that count, and those that do not, with the reason. */
export function Coupons({ cart, say }: { cart: ShoppingCart; say(text: string): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const words = texts();
  const isApplying = state.status === 'applying';
  const message = state.status === 'failed' ? state.message : undefined;

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (isApplying) return;
    const wanted = code.trim();
    if (!wanted) return refuse(words.couponMissing);
    setState({ status: 'applying' });
    say('');
    const result = await addCoupon(wanted);
    if (result.status === 'failed') return refuse(`${words.applyCouponFailed}. ${result.failure.message}`);
    setState({ status: 'idle' });
    setCode('');
    const newest = result.cart.coupons.at(-1);
    const refused = result.cart.invalidCoupons.find((coupon) => coupon.code === newest);
    say(refused ? reasonText(refused, result.cart, words) : fill(words.couponApplied, { code: newest ?? wanted }));
  }

  async function takeAway(unwanted: string) {
    const result = await removeCoupon(unwanted);
    if (result.status === 'failed') return refuse(`${words.removeCouponFailed}. ${result.failure.message}`);
    setState({ status: 'idle' });
    say(fill(words.couponRemoved, { code: unwanted }));
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
      aria-label={fill(words.removeCoupon, { code: entered })}
      onClick={() => void takeAway(entered)}
    >
      ×
    </button>
  );

  return (
    <div part="coupons">
      <form part="coupon-form" onSubmit={apply} noValidate>
        <label part="label" htmlFor={id}>
          {words.couponCode}
        </label>
        <input
          part="coupon-input"
          id={id}
          ref={field}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message && `${id}-fault`}
          onChange={({ target }) => {
            setCode(target.value);
            if (message) setState({ status: 'idle' });
          }}
        />
        <button part="apply" type="submit" aria-disabled={isApplying || undefined}>
          {isApplying ? words.applying : words.apply}
        </button>
        {message && (
          <p part="error" id={`${id}-fault`} role="alert">
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
                {cents > 0 && `: ${money(-cents, cart)}`}
              </span>
              {removal(entered)}
            </li>
          ))}
          {cart.invalidCoupons.map((coupon) => (
            <li key={coupon.code} part="coupon invalid-coupon">
              <span>{reasonText(coupon, cart, words)}</span>
              {removal(coupon.code)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function reasonText(
  { code, fault, minimumSubtotalCents = 0 }: InvalidCoupon,
  cart: ShoppingCart,
  words: Texts,
): string {
  const reasons = {
    unknown: words.couponUnknown,
    notYet: words.couponNotYet,
    ended: words.couponEnded,
    usedUp: words.couponUsedUp,
    belowMinimum: words.couponBelowMinimum,
    nothingLeft: words.couponNothingLeft,
  };
  return fill(reasons[fault], { code, subtotal: money(minimumSubtotalCents, cart) });
}
