const CONTROL = 'button, summary, [role="button"], [type="checkbox"], [type="radio"]';

/**
 * Gives a button that is pressed by the pointer the focus, as all browsers but Safari do. Dialogs give the focus back to
 * what had it, and a list that is moved keeps it at the button. A press that must not move the focus cancels `mousedown`.
 */
export function focusPressed(signal: AbortSignal): void {
  let isKept = false;
  const options = { capture: true, signal };
  document.addEventListener('mousedown', () => (isKept = false), options);
  addEventListener('mousedown', ({ defaultPrevented }) => (isKept = defaultPrevented), { signal });
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      // Enter in a field clicks the button of its form too, without a pointer.
      if (detail === 0) return;
      const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
      if (control && !isKept && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    options,
  );
}
