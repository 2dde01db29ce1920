import { productPart } from './product-root.ts';

/** What stands in the quantity field of a button's product; none means 1. */
export function readQuantityField(button: Element): string {
  return quantityInput(productPart(button, '.product-quantity-input'))?.value ?? '1';
}

/** The class is on a div around the input, or on the input. */
export function quantityInput(part: Element | undefined): HTMLInputElement | undefined {
  const input = part?.matches('input') ? part : part?.querySelector('input');
  return (input as HTMLInputElement | null | undefined) ?? undefined;
}
