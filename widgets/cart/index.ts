import { leadOutOfFrame } from '#runtime/cart/lead-by-links.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { enhance } from '#runtime/enhance.ts';
import { CART_CONTAINER } from '#runtime/hooks.ts';
import { whenEnabled } from '#runtime/platform.ts';
import { defineWidget } from '#runtime/widget.tsx';
import { Cart } from './Cart.tsx';
import styles from './cart.css';
import { placeCart } from './place-cart.ts';

startCart();
leadOutOfFrame();

defineWidget({
  tag: 'sq-cart',
  component: Cart,
  styles,
  attributes: {
    layout: { type: ['page', 'drawer'], default: 'page' },
    'continue-url': { type: 'string', format: 'address' },
    'heading-level': { type: ['1', '2', '3', '4', '5', '6'], default: '2' },
  },
});

whenEnabled(() => enhance(CART_CONTAINER, placeCart));
