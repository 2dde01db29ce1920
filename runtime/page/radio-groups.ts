let count = 0;
const separated = new WeakSet<Element>();
const ownNames = new WeakMap<Element, string>();

/**
 * Radios of one name are one group, wherever they stand: the browser lets one of them be checked, and the arrow keys
 * lead from one to the next. The engine gives them the same names in all products and all copies, so that each part of
 * a page that matches gets names of its own where there are several.
 */
export function separateRadios(selector: string): void {
  const parts = document.querySelectorAll(selector);
  if (parts.length < 2) return;
  for (const part of parts) {
    if (separated.has(part)) continue;
    separated.add(part);
    count += 1;
    for (const radio of part.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      ownNames.set(radio, radio.name);
      if (radio.name) radio.name += ` ${count}`;
    }
  }
}

/** The name of a control as the page wrote it. */
export function ownName(control: HTMLInputElement | HTMLSelectElement): string {
  return ownNames.get(control) ?? control.name;
}
