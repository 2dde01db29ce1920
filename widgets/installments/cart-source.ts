import { getProduct } from '#runtime/api/catalogue.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import { mayCartPayInInstallments } from '#runtime/domain/installments.ts';
import { type PageTerms, readCartTerms, termsOf } from '#runtime/page/installments.ts';
import { report } from '#runtime/report.ts';
import type { Source } from './source.ts';

/** The subtotal of the cart, as long as it holds only physical goods. */
export const cartSource: Source = {
  read() {
    const cart = eligibleCart();
    const onPage = readCartTerms();
    const terms = onPage === undefined ? ofShop : onPage;
    if (!cart || !terms) return null;
    const { value: amount, currencyCode: currency } = cart.subtotalAmount;
    return { amount, currency, terms };
  },
  follow(changed, signal) {
    const follow = () => {
      changed();
      const [entry] = eligibleCart()?.entries ?? [];
      if (entry && readCartTerms() === undefined && !ofShop) {
        void requestTerms(entry.itemId).then(() => signal.aborted || changed());
      }
    };
    const stops = [startCart(), $cart.subscribe(follow)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  },
};

/** The shop's terms, for pages without terms of their own; undefined until a product of the cart has been fetched. */
let ofShop: PageTerms | undefined;

async function requestTerms(itemId: string): Promise<void> {
  try {
    const { installments } = (await getProduct(itemId)).store;
    if (installments) ofShop = termsOf(installments);
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'sq-installments');
  }
}

function eligibleCart() {
  const cart = cartOf($cart.get());
  return cart && mayCartPayInInstallments(cart.entries) ? cart : undefined;
}
