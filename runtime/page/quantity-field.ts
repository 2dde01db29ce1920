import { productPart } from './product-root.ts';

/** Returns the text in the quantity field of a button's product; without a field, '1'. */
export function readQuantityField(button: Element): string {
  return quantityInput(productPart(button, '.product-quantity-input'))?.value ?? '1';
}

/** The quantity input; its class is on the input or on a div around it. */
export function quantityInput(part: Element | undefined): HTMLInputElement | undefined {
  const input = part?.matches('input') ? part : part?.querySelector('input');
  return (input as HTMLInputElement | null | undefined) ?? undefined;
}
