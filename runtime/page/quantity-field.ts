import { productPart } from './product-root.ts';

/** What stands in the quantity field of a button's product: the class is on a div or on the input; none means 1. */
export function readQuantityField(button: Element): string {
  const part = productPart(button, '.product-quantity-input');
  const input = part?.matches('input') ? part : part?.querySelector('input');
  return input ? (input as HTMLInputElement).value : '1';
}
