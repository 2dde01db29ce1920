import { defineWidget } from '#runtime/widget.tsx';
import { Restock } from './Restock.tsx';
import styles from './restock.css';

defineWidget({
  tag: 'sq-restock',
  component: Restock,
  styles,
  attributes: {
    product: { type: 'string', names: 'product', isRequired: true },
    variant: { type: 'string', names: 'variant' },
  },
});
