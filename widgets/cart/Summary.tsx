import { type MouseEvent, type ReactNode, useId } from 'react';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { cart as sharedTexts } from '#runtime/i18n/en/cart.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { shopAddress } from '#runtime/shop-address.ts';
import { Coupons } from './Coupons.tsx';
import { $mutations, isSending, quantitiesSent } from './mutations.ts';
import { Totals } from './Totals.tsx';
import { cartTexts, money } from './texts.ts';

interface SummaryProps {
  cart: ShoppingCart;
  /** Whether the amounts are about to change. */
  isBusy: boolean;
  headingLevel: string;
  isDrawer: boolean;
  announce(text: string): void;
  /** The link back to the shop. */
  children: ReactNode;
}

export function Summary({ cart, isBusy, headingLevel, isDrawer, announce, children }: SummaryProps) {
  const texts = cartTexts();
  const Heading = `h${isDrawer ? Math.min(Number(headingLevel) + 1, 6) : headingLevel}` as 'h2';
  return (
    <section part="summary" aria-labelledby="summary" aria-busy={isBusy || undefined}>
      <Heading part="summary-title" id="summary">
        {texts.summary}
      </Heading>
      <Coupons cart={cart} announce={announce} />
      <Totals cart={cart} />
      <CheckOut cart={cart} />
      {children}
      {/* The instalments are known last. At the end, they move nothing under the visitor's press. */}
      <slot name="installments" />
    </section>
  );
}

/** The link to the shop's checkout, disabled with a reason while the cart is below the shop's minimum. */
function CheckOut({ cart }: { cart: ShoppingCart }) {
  const id = useId();
  const href = shopAddress('/checkout');
  const label = cartTexts().checkOut;

  /** Waits until the server has answered the last change before the visitor goes to the checkout. */
  async function go(event: MouseEvent) {
    if (!isSending()) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    await quantitiesSent();
    if ($mutations.get().errors.size === 0) link.click();
  }

  if (cart.subtotalCents >= cart.minimumSubtotalCents) {
    return (
      <a part="checkout" href={href} onClick={go}>
        {label}
      </a>
    );
  }
  const subtotal = money(cart.minimumSubtotalCents, cart);
  return (
    <>
      <p part="minimum" id={id}>
        {fill(localised('cart', sharedTexts).minimumSubtotal, { subtotal })}
      </p>
      <button part="checkout" type="button" aria-disabled="true" aria-describedby={id}>
        {label}
      </button>
    </>
  );
}
