import { startCart } from '#runtime/cart/start.ts';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import { mayCartPayInInstallments } from '#runtime/domain/installments.ts';
import { readCartTerms } from '#runtime/page/installments.ts';
import type { Source } from './source.ts';

/** The subtotal of the cart, while there is nothing in it but physical goods. */
export const cartSource: Source = {
  read() {
    const cart = cartOf($cart.get());
    const terms = readCartTerms();
    if (!cart || !terms || !mayCartPayInInstallments(cart.entries)) return null;
    const { value: amount, currencyCode: currency } = cart.subtotalAmount;
    return { amount, currency, terms };
  },
  follow(changed, signal) {
    const stops = [startCart(), $cart.listen(changed)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  },
};
