import { type Boot, BUSY_CLASS } from '../boot.ts';
import { ADD_TO_CART_BUTTON, FORM_BUTTONS, QUICK_VIEW_BUTTON } from '../hooks.ts';

const KEPT = `${ADD_TO_CART_BUTTON},${QUICK_VIEW_BUTTON},${FORM_BUTTONS}`;

/**
 * Catches clicks, Enter and Space on buttons that sell, open a quick view or send a form (Enter in a field clicks that
 * one as well) before anybody else sees them, and notes each button once in `boot.pending`. The returned function ends
 * that; it clicks again what nobody has taken from the list, so that the behaviour, or the page's own script where ours
 * could not be fetched, carries it out.
 */
export function keepClicks({ pending }: Boot, isDisabled: () => boolean): () => void {
  const ending = new AbortController();

  function keep(event: Event): void {
    const button = (event.target as Element).closest?.<HTMLElement>(KEPT);
    const { key } = event as KeyboardEvent;
    // A real button turns its keys into clicks by itself.
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
