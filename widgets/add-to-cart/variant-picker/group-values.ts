import { controlsOf } from '#runtime/page/options.ts';

/**
 * Makes the radios of each option one named group with one tab stop. The engine gives every label the role of a button
 * and a tab stop of its own, so that each value is there twice. Where a theme takes the radios away, the labels stay as
 * they are.
 */
export function groupValues(variants: Element): void {
  for (const { name, radios } of controlsOf(variants)) {
    const group = radios[0]?.parentElement;
    if (!group || group.role || !radios.every((radio) => radio.checkVisibility({ visibilityProperty: true }))) continue;
    group.role = 'radiogroup';
    group.ariaLabel = name;
    for (const label of group.querySelectorAll('label')) {
      const { previousElementSibling: radio } = label;
      if (label === document.activeElement && radio instanceof HTMLInputElement) radio.focus();
      label.removeAttribute('role');
      label.removeAttribute('tabindex');
    }
  }
}
