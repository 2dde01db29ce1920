import { getCart } from '../../api/cart.ts';
import { cartToken } from '../../transport.ts';
import { $cart, cartOf } from '../store.ts';
import { applyReading } from './apply.ts';

/** Reads the cart and takes it, unless one was founded here meanwhile: that is later than the answer. */
export async function readCart(): Promise<void> {
  const before = cartOf($cart.get());
  const token = cartToken();
  const cart = await getCart();
  const now = cartOf($cart.get());
  if (now && now !== before && now.id !== cart.id) return;
  applyReading(cart, token);
}
