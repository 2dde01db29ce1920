import { leadOutOfFrame } from '#runtime/cart/lead-by-links.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { $cart, cartOf } from '#runtime/cart/store.ts';
import { cartPage } from '#runtime/i18n/en/rest.ts';
import { localised, switchLanguage } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { shopAddress } from '#runtime/shop-address.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import styles from './checkout-link.css';

/**
 * The checkout on a page of another origin: a link to the shop's, because card data, legal texts and the order's token
 * stay on the shop's own host. Without a cart, it leads to the shop's cart. The cart comes along as by every link to the
 * shop's checkout (`runtime/cart/remote/transfer.ts`). Until the cart is known, the tag's own content shows.
 */
export class CheckoutLink extends HTMLElement {
  readonly #link = document.createElement('a');
  #leaving = new AbortController();

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!root.hasChildNodes()) root.append(document.createElement('slot'));
    adoptStyles(root, styles);
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.#link.setAttribute('part', 'link');
    leadOutOfFrame();
    signal.addEventListener('abort', startCart());
    void switchLanguage(pageLanguage()).then(() => {
      if (!signal.aborted)
        signal.addEventListener(
          'abort',
          $cart.subscribe(() => this.#show(root)),
        );
    });
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }

  #show(root: ShadowRoot): void {
    const state = $cart.get();
    if (state.status === 'unknown' || state.status === 'loading') return;
    const texts = localised('cartPage', cartPage);
    const isFilled = (cartOf(state)?.totalQuantity ?? 0) > 0;
    this.#link.href = shopAddress(isFilled ? '/checkout' : '/cart');
    this.#link.textContent = isFilled ? texts.checkOut : texts.title;
    if (!this.#link.isConnected) root.replaceChildren(this.#link);
  }
}
