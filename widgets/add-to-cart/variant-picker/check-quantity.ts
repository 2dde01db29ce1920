import { readQuantity } from '#runtime/domain/quantity.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { quantityInput } from '#runtime/page/quantity-field.ts';
import { announce } from '#runtime/page-cart/announce.ts';
import { quantityText } from '#runtime/purchase/plan.ts';
import { showSteps } from './step-quantity.ts';

/** The message of each field, and the ids with which the page itself describes the field. */
const messages = new WeakMap<Element, { message: HTMLElement; described: string | null }>();
let count = 0;

/**
 * Checks a changed quantity and copies it to all copies of the field. An invalid quantity is explained beside the field
 * and stays as typed, because after a correction the next press would add a quantity that the visitor did not choose.
 */
export function checkQuantity(input: HTMLInputElement): void {
  const reading = readQuantity(input.value);
  const text = reading.ok ? '' : quantityText(reading.error, localised('addToCart', addToCart));
  const value = reading.ok ? String(reading.quantity) : input.value;
  // If the change came from pressing the button, the press explains it, and the button must not move meanwhile.
  const isPressing = document.querySelector(`${ADD_TO_CART_BUTTON}:active`) !== null;
  for (const field of copiesOf(input)) {
    if (field.value !== value) field.value = value;
    if (!text) clear(field);
    else {
      field.setAttribute('aria-invalid', 'true');
      if (!isPressing) explain(field, text);
    }
  }
  showSteps(input);
  if (text && !isPressing) announce(text);
}

function copiesOf(input: HTMLInputElement): HTMLInputElement[] {
  const copies = productParts(itemIdOf(input), '.product-quantity-input').flatMap((part) => quantityInput(part) ?? []);
  return [...new Set([input, ...copies])];
}

function explain(field: HTMLInputElement, text: string): void {
  const before = field.getAttribute('aria-describedby');
  const { message, described } = messages.get(field) ?? { message: document.createElement('div'), described: before };
  message.className = 'sq-quantity-message';
  message.id ||= `sq-quantity-${++count}`;
  message.textContent = text;
  field.after(message);
  field.setAttribute('aria-describedby', described ? `${described} ${message.id}` : message.id);
  field.addEventListener('input', clearWhenValid);
  messages.set(field, { message, described });
}

/** Removes the message while the visitor types, so that the button does not move under the next press. */
function clearWhenValid({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (readQuantity(field.value).ok) copiesOf(field).forEach(clear);
}

function clear(field: HTMLInputElement): void {
  field.removeAttribute('aria-invalid');
  const { message, described } = messages.get(field) ?? {};
  if (!message) return;
  message.remove();
  messages.delete(field);
  field.removeEventListener('input', clearWhenValid);
  if (described) field.setAttribute('aria-describedby', described);
  else field.removeAttribute('aria-describedby');
}
