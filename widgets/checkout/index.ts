import { defineWidget } from '#runtime/widget.tsx';
import { Checkout } from './Checkout.tsx';
import styles from './host.css';

defineWidget({
  tag: 'sq-checkout',
  component: Checkout,
  styles,
  attributes: { order: { type: 'string' } },
});
