import type { Place } from '../contracts/places.ts';
import { pageLanguage } from '../page-language.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Names of HTML's autofill that tell the parts of an address apart. */
const CONTROL = (name: string) => `:is(input,select)[autocomplete~=${name}]`;
const OTHERS = [CONTROL('postal-code'), CONTROL('address-level2'), CONTROL('address-line1')];

/** Finds the fields of the address that a field belongs to: the smallest part of the page that has another one of it. */
export function addressAround(input: Element): { fields: ParentNode; country: string | undefined } {
  let fields: ParentNode | null = input.parentElement;
  const hasOther = (within: ParentNode) => [...within.querySelectorAll(OTHERS.join())].some((other) => other !== input);
  while (fields && !hasOther(fields)) fields = fields.parentNode;
  const found = fields ?? (input.getRootNode() as ParentNode);
  return { fields: found, country: find(found, 'country')?.value || undefined };
}

/**
 * Fills in what is known of a place, as the browser's own autofill does, and moves to the first field that is still
 * empty. A country that the form does not offer leaves all fields as they are.
 */
export async function fillAddress(input: HTMLInputElement, place: Place): Promise<void> {
  const { fields } = addressAround(input);
  if (!fillCountry(fields, place.countryCode)) return;
  // The country decides which fields there are.
  await nextFrame();
  await nextFrame();
  fill(find(fields, 'address-line1'), place.line1);
  fill(find(fields, 'address-level2'), place.city);
  fill(find(fields, 'address-level1'), place.region);
  fill(find(fields, 'postal-code'), place.postalCode);
  const empty = ['address-line1', 'address-level2', 'address-level1', 'postal-code']
    .map((name) => find(fields, name))
    .find((control) => control?.value === '');
  empty?.focus();
}

function find(fields: ParentNode, name: string): Control | null {
  return fields.querySelector<Control>(CONTROL(name));
}

/** Returns whether the form takes an address of this country. */
function fillCountry(fields: ParentNode, code: string): boolean {
  const control = find(fields, 'country') ?? find(fields, 'country-name');
  if (!control || !code) return true;
  const names = ['en', pageLanguage() || 'en'].map((language) => nameOf(code, language));
  const wanted = [code, ...names].map((text) => text.toLowerCase());
  if (!(control instanceof HTMLSelectElement)) {
    fill(control, names[1] ?? code);
    return true;
  }
  const option = [...control.options].find(
    ({ value, text }) => wanted.includes(value.toLowerCase()) || wanted.includes(text.trim().toLowerCase()),
  );
  if (option) fill(control, option.value);
  return option !== undefined;
}

function nameOf(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Writes a value as typing would, for React and for other scripts that listen. */
function fill(control: Control | null, value: string): void {
  if (!control || !value || control.value === value) return;
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
