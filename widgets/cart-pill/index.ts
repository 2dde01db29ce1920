import { keepPillStyles } from '#runtime/cart/keep-snapshot.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { announceQuantity } from '#runtime/page-cart/announce-quantity.ts';
import { defineWidget } from '#runtime/widget.tsx';
import { CartPill } from './CartPill.tsx';
import styles from './cart-pill.css';
import { keepPressesOnPaintedPills } from './painted-pills.ts';

startCart();
announceQuantity();
keepPillStyles(styles);
keepPressesOnPaintedPills();

defineWidget({
  tag: 'sq-cart-pill',
  component: CartPill,
  styles,
  attributes: {
    href: { type: 'string', format: 'address' },
    placement: { type: ['inline', 'floating'], default: 'inline' },
  },
});
