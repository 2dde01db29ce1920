import { refreshCart, startCart } from '#runtime/cart/actions.ts';
import { $cart } from '#runtime/cart/store.ts';
import { popLeftCheckout } from '#runtime/checkout/left-checkout.ts';
import { rememberOrder } from '#runtime/checkout/placed-order.ts';
import { HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import type { Purchase } from '#runtime/contracts/order.ts';
import { emit } from '#runtime/events.ts';
import { loaderHasRun } from '#runtime/loader-has-run.ts';
import { readNewPurchase } from '#runtime/page/purchase.ts';
import { attempt } from '#runtime/page/read-json.ts';

/**
 * The module of an order's confirmation page. It dispatches `sq-order-placed`, and informs every tab that the cart was
 * bought.
 */
const purchase = attempt('purchase', readNewPurchase);
if (purchase) void announce(purchase);

async function announce(order: Purchase): Promise<void> {
  const token = popLeftCheckout();
  if (token !== undefined) rememberOrder(token, location.href);
  await loaderHasRun();
  emit(document, 'sq-order-placed', { order });
  if (order.purchasedCartId === null) return;
  startCart();
  await refreshCart();
  // Spares later pages the call for a cart that no longer exists. Without the Cookie Store API they make this call.
  if ($cart.get().status === 'absent') await window.cookieStore?.delete(HAS_CART_COOKIE);
}
