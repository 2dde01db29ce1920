import { type Boot, BUSY_CLASS } from '../boot.ts';
import {
  ADD_TO_CART_BUTTON,
  BLOCK_FORM,
  FORM_BUTTONS,
  INSTALLMENTS_LINE,
  QUICK_VIEW_BUTTON,
  RESTOCK_FORM,
} from '../hooks.ts';

declare global {
  interface Window {
    /** Events that the page's inline script has kept (`contracts/early-presses.ts`); 0 ends it. */
    _sq?: Event[] | 0;
  }
}

/**
 * Intercepts clicks, Enter and Space on buttons that sell, open a quick view, explain instalments or send a form (Enter
 * in a field clicks the form's button too) before other listeners run, while `isAwaited` holds, and adds each button to
 * `boot.pending`. Presses from before this script came are added too, unless another script has answered them. Returns a
 * function that clicks every button still in the list, so that our behaviour handles it, or the page's own script if
 * ours could not be fetched. The browser itself never sends a form of the engine's, because the page's address would
 * then hold what the visitor has typed. Such a form gets `BUSY_CLASS`, by which its script knows what was sent before it
 * came.
 */
export function keepClicks({ pending }: Boot, isAwaited: () => unknown): () => void {
  const KEPT = `${ADD_TO_CART_BUTTON},${QUICK_VIEW_BUTTON},${INSTALLMENTS_LINE},${FORM_BUTTONS}`;
  /** Forms that the browser would send in the address. HTML compares the method in it without regard to case. */
  const UNSENT = `${RESTOCK_FORM},:is(${BLOCK_FORM}):not([method=post],[action*="//"])`;

  function keep(event: Event): void {
    // An event from a shadow root has lost its target once it is over.
    const target = event.target as Element | null;
    const button = target?.closest?.<HTMLButtonElement>(KEPT);
    const { key, defaultPrevented } = event as KeyboardEvent;
    const form = event.type === 'submit' && target?.closest?.(UNSENT);
    if (form) {
      event.preventDefault();
      form.classList.add(BUSY_CLASS);
    }
    // The browser itself turns keys on a real button into clicks.
    if (!button || defaultPrevented || !isAwaited() || (key && (!/^( |Enter)$/.test(key) || button.type))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.add(button);
    button.classList.add(BUSY_CLASS);
    button.setAttribute('aria-busy', 'true');
  }

  for (const type of ['click', 'keydown', 'submit']) addEventListener(type, keep, true);
  (window._sq || []).map(keep);
  window._sq = 0;
  return () => {
    for (const button of [...pending] as HTMLElement[]) {
      pending.delete(button);
      button.classList.remove(BUSY_CLASS);
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  };
}
