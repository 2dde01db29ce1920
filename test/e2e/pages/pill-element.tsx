/** Replaces the pill, with the parts that the loader paints. */
import { defineWidget } from '../../../runtime/widget.tsx';

function Pill() {
  return (
    <a part="pill" href="/cart">
      <span part="icon" />
      <span part="count">4 items</span>
      <span part="subtotal">$60</span>
    </a>
  );
}

defineWidget({
  tag: 'sq-cart-pill',
  component: Pill,
  styles: '[part=pill] { display: block; height: 40px }',
  attributes: {},
});
