import { type Boot, BUSY_CLASS } from '../boot.ts';
import { ADD_TO_CART_BUTTON, FORM_BUTTONS, QUICK_VIEW_BUTTON } from '../hooks.ts';

const KEPT = `${ADD_TO_CART_BUTTON},${QUICK_VIEW_BUTTON},${FORM_BUTTONS}`;

/**
 * Intercepts clicks, Enter and Space on buttons that sell, open a quick view or send a form (Enter in a field clicks
 * the form's button too) before other listeners run, and adds each button once to `boot.pending`. Returns a function
 * that stops this and clicks every button still in the list, so that our behaviour handles it, or the page's own script
 * if ours could not be fetched.
 */
export function keepClicks({ pending }: Boot, isDisabled: () => boolean): () => void {
  const ending = new AbortController();

  function keep(event: Event): void {
    const button = (event.target as Element).closest?.<HTMLElement>(KEPT);
    const { key } = event as KeyboardEvent;
    // The browser itself turns keys on a real button into clicks.
    if (!button || isDisabled() || (key && (!/^( |Enter)$/.test(key) || button.matches('button,input')))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pending.includes(button)) return;
    pending.push(button);
    button.classList.add(BUSY_CLASS);
    button.ariaBusy = 'true';
  }

  for (const type of ['click', 'keydown']) addEventListener(type, keep, { capture: true, signal: ending.signal });
  return () => {
    ending.abort();
    for (const button of pending.splice(0) as HTMLElement[]) {
      button.classList.remove(BUSY_CLASS);
      button.ariaBusy = null;
      if (button.isConnected) button.click();
    }
  };
}
