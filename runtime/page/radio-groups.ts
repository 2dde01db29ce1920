let count = 0;
const separated = new WeakSet<Element>();
const ownNames = new WeakMap<Element, string>();

/**
 * Gives the radios of each matching part of the page names of their own. Radios with the same name are one group
 * wherever they are, and the engine uses the same names in all products and copies.
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
