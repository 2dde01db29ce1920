import { flushSync } from 'react-dom';

/**
 * Makes React read inputs that the browser filled in without an event. It reads one input at a time, because the parts
 * of a field share one value, and restores each text first, because React resets an unknown value at every render.
 */
export function syncAutofill({ elements }: HTMLFormElement): void {
  const inputs = [...elements].filter(isTyped).map((input) => ({ input, text: input.value }));
  for (const { input, text } of inputs) {
    if (input.value !== text) setUnseen(input, text);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

function isTyped(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('input:not([type=checkbox], [type=radio], [type=hidden]), textarea');
}

/** Sets a value past React's own setter, as the browser's autofill does, so that React does not notice it. */
function setUnseen(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
}
