import { $cart, cartOf } from '../cart/store.ts';
import { formatMoney } from '../domain/money.ts';
import { fill } from '../i18n/fill.ts';
import type { CheckoutContext, Current } from './current.ts';
import type { NoticeBoard } from './notice-board.ts';
import { isEmpty } from './state.ts';

interface Options extends CheckoutContext {
  current: Current;
  board: NoticeBoard;
  /** Reads prices and stock again, and sends what was typed and is not saved. */
  restart(): Promise<void>;
}

/**
 * Starts the checkout again when another tab, or another element of this page, has filled, changed, exchanged or bought
 * the cart, and says what this did to the total. Returns a function that stops it.
 */
export function followCart({ token, texts, language, current, board, restart }: Options): () => void {
  /**
   * Id and version of the other tab's cart that the checkout was last started for. A server that lags answers an older
   * version, which must not start the checkout again.
   */
  let startedFor = '';

  return $cart.listen(async () => {
    if (token) return;
    // A call under way may bring the same change, or may have been answered before it.
    await current.idle();
    const state = current.$state.get();
    const cartState = $cart.get();
    const cart = cartOf(cartState);
    if (isEmpty(state) && cart && cart.entries.length > 0) await restart();
    if (state.status !== 'open' || state.isUpdating) return;
    const { id, version } = state.checkout.cart;
    if (cartState.status === 'absent') await restart();
    if (!cart || (cart.id === id ? cart.version <= version : isRestOf(cart.id, id))) return;
    const newer = `${cart.id} ${cart.version}`;
    if (newer === startedFor) return;
    startedFor = newer;
    await restart();
    const now = current.checkout();
    if (!now) return;
    if (now === state.checkout) {
      // The shop has not answered: the page shows what it did, and the next news of this cart counts.
      startedFor = '';
      return;
    }
    const money = (cents: number) => formatMoney(cents, now.cart.subtotalAmount.currencyCode, language);
    const { dueCents } = state.checkout;
    const isSame = now.dueCents === dueCents;
    board.post(
      'changed',
      isSame ? texts.cartChanged : fill(texts.cartRepriced, { was: money(dueCents), is: money(now.dueCents) }),
    );
  });
}

/**
 * Whether a cart is what an order has left of this one, which then has another id. The checkout stays as it is, so that
 * a payment whose answer was lost is found when the visitor tries it again.
 */
function isRestOf(cartId: string, id: string): boolean {
  return cartId.split('.')[0] === id.split('.')[0];
}
