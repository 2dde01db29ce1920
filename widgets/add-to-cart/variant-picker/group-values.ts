import { controlsOf } from '#runtime/page/options.ts';

/**
 * Makes the radios of each option one named group with one tab stop. The engine gives every label the role of a button
 * and a tab stop of its own, so that each value is there twice. Where a theme takes the radios away, the labels stay as
 * they are.
 */
export function groupValues(variants: Element): void {
  for (const { name, radios } of controlsOf(variants)) {
    const group = radios[0]?.parentElement;
    if (!group || group.hasAttribute('role') || !radios.every(isShown)) continue;
    group.setAttribute('role', 'radiogroup');
    group.setAttribute('aria-label', name);
    for (const label of group.querySelectorAll('label')) {
      const { previousElementSibling: radio } = label;
      if (label === document.activeElement && radio instanceof HTMLInputElement) radio.focus();
      label.removeAttribute('role');
      label.removeAttribute('tabindex');
    }
  }
}

/** `checkVisibility` came with Safari 17.4. */
function isShown(radio: HTMLElement): boolean {
  const isVisible = getComputedStyle(radio).visibility === 'visible';
  return radio.checkVisibility?.({ visibilityProperty: true }) ?? (isVisible && radio.getClientRects().length > 0);
}
