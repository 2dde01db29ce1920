import { RESTOCK_FORM } from '#runtime/hooks.ts';
import { restockBox } from '#runtime/i18n/en/forms.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { knownProduct } from '#runtime/restock/load-product.ts';
import type { RestockState } from '#runtime/restock/state.ts';
import { successMessage } from '#runtime/restock/success-message.ts';
import { setBusy } from '#runtime/ui/presses.ts';

/** What a success message replaces. */
const FORM_PARTS = `${RESTOCK_FORM},.product-restock-mailing-list,.captcha-container`;

let messages = 0;

/** Shows a state in a box that has its form. */
export function showState(box: HTMLElement, state: RestockState): void {
  const form = box.querySelector<HTMLFormElement>(RESTOCK_FORM);
  const email = emailField(box);
  if (!form || !email) return;
  const message = messageOf(box) ?? addMessage(form);
  const isSending = state.status === 'sending';
  const isInvalid = state.status === 'failed' && state.isAboutEmail;
  form.noValidate = true;
  Object.assign(email, { autocomplete: 'email', inputMode: 'email' });
  setAttributes(email, {
    'aria-label': email.getAttribute('aria-label') || email.placeholder,
    'aria-required': 'true',
    'aria-invalid': isInvalid && 'true',
    'aria-describedby': isInvalid && message.id,
  });
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) {
    setBusy(button, isSending);
    setAttributes(button, { 'aria-disabled': isSending && 'true' });
  }
  for (const part of box.querySelectorAll<HTMLElement>(FORM_PARTS)) {
    // A theme's `display` overrides `hidden`.
    part.hidden = state.status === 'signedUp';
    part.style.display = part.hidden ? 'none' : '';
  }
  message.dataset.sqState = state.status;
  message.textContent = stateText(box, state);
}

/** Sets attributes; false removes one. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | false>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

export function emailField(box: HTMLElement): HTMLInputElement | null {
  return box.querySelector<HTMLInputElement>('[name=email]');
}

export function messageOf(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('.sq-restock-message');
}

/** Adds the message while it is empty, because screen readers announce only changes in a region that they know. */
function addMessage(form: HTMLElement): HTMLElement {
  const message = document.createElement('p');
  message.className = 'sq-restock-message';
  message.id = `sq-restock-message-${++messages}`;
  message.setAttribute('role', 'status');
  message.tabIndex = -1;
  form.after(message);
  return message;
}

function stateText(box: HTMLElement, state: RestockState): string {
  if (state.status === 'sending') return localised('restockBox', restockBox).signingUp;
  if (state.status === 'failed') return state.message;
  if (state.status === 'idle') return '';
  const settings = knownProduct(itemIdOf(box) ?? '')?.restock;
  return successMessage(settings ?? { successText: '' }, state.isConfirmationNeeded);
}
