import { startCart } from '#runtime/cart/lifecycle.ts';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import { mayCartPayInInstallments } from '#runtime/domain/installments.ts';
import { readCartTerms } from '#runtime/page/installments.ts';
import type { Source } from './source.ts';

/** What the cart costs as far as it is known, as long as it holds only physical goods. */
export const cartSource: Source = {
  read() {
    const cart = cartOf($cart.get());
    const terms = readCartTerms();
    if (!cart || terms === null || !mayCartPayInInstallments(cart.entries)) return null;
    const { grandTotalCents: amount, subtotalAmount, shippingLocation } = cart;
    return {
      amount,
      currency: subtotalAmount.currencyCode,
      terms: terms ?? {},
      deliveryCountry: shippingLocation?.countryCode,
    };
  },
  follow(changed, signal) {
    const stops = [startCart(), $cart.subscribe(changed)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  },
};
