import { leadOutOfFrame } from '#runtime/cart/lead-by-links.ts';
import { startCart } from '#runtime/cart/lifecycle.ts';
import { defineWidget } from '#runtime/widget.tsx';
import { ProductBlock } from './ProductBlock.tsx';
import styles from './product-block.css';

startCart();

leadOutOfFrame();

defineWidget({
  tag: 'sq-product-block',
  component: ProductBlock,
  styles,
  attributes: {
    product: { type: 'string', names: 'product', isRequired: true },
    options: { type: ['dropdown', 'radios'], default: 'dropdown' },
    'heading-level': { type: ['1', '2', '3', '4', '5', '6'], default: '2' },
  },
});
