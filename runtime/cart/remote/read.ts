import { getCart } from '../../api/cart.ts';
import { cartToken } from '../../transport.ts';
import { $cart, cartOf } from '../store.ts';
import { applyReading } from './apply.ts';

/** Reads and applies the cart, unless this page created a new cart meanwhile, which is newer than the answer. */
export async function readCart(): Promise<void> {
  const before = cartOf($cart.get());
  const token = cartToken();
  const cart = await getCart();
  const now = cartOf($cart.get());
  if (now && now !== before && now.id !== cart.id) return;
  applyReading(cart, token);
}
