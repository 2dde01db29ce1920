import { QUANTITY_MAX, QUANTITY_MIN, readQuantity } from '#runtime/domain/quantity.ts';
import { itemIdOf, productPart, productParts } from '#runtime/page/product-root.ts';
import { quantityInput } from '#runtime/page/quantity-field.ts';
import { announce } from '#runtime/page-cart/announce.ts';

/** Selector of a theme's buttons beside a quantity field; the value is how much one press adds. */
export const STEP = '.sq-step';

/** Changes the quantity as if the visitor had typed it: listeners of the field get the same events. */
export function stepQuantity(button: HTMLElement): void {
  const input = quantityInput(productPart(button, '.product-quantity-input'));
  if (!input) return;
  const reading = readQuantity(input.value);
  const quantity = reading.ok ? reading.quantity + stepOf(button) : QUANTITY_MIN;
  if (!isAllowed(quantity)) return;
  input.value = String(quantity);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  announce(input.value);
}

/** Marks buttons that would leave the allowed range as disabled, by ARIA only, so that they keep the focus. */
export function showSteps(input: HTMLInputElement): void {
  const reading = readQuantity(input.value);
  for (const button of productParts(itemIdOf(input), STEP)) {
    const leadsOut = reading.ok && !isAllowed(reading.quantity + stepOf(button));
    if (leadsOut) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

function stepOf(button: HTMLElement): number {
  return Number(button.getAttribute('value')) || 0;
}

function isAllowed(quantity: number): boolean {
  return quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX;
}
