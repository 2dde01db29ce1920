import { flushSync } from 'react-dom';

/**
 * Tells React what a browser has filled in without a word. One input after the other, for parts of a field share its
 * value; and each as it was, for React puts back what it has not heard of whenever it renders.
 */
export function hearAutofill({ elements }: HTMLFormElement): void {
  const inputs = [...elements].filter(isTyped).map((input) => ({ input, text: input.value }));
  for (const { input, text } of inputs) {
    if (input.value !== text) setUnseen(input, text);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

function isTyped(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('input:not([type=checkbox], [type=radio], [type=hidden]), textarea');
}

/** As a browser does, past the setter by which React takes note of values. */
function setUnseen(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
}
