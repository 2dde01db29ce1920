import { inputAttributes } from '#runtime/domain/form/autofill.ts';
import { FIELD_PARTS, isMultiPart } from '#runtime/domain/form/field.ts';
import type { FormTexts } from '#runtime/form/form-texts.ts';
import { type Control, controlsOf, partControls, titleOf } from '#runtime/page/forms/controls.ts';
import { describeBy, type PlacedField, uniqueId } from './placed-field.ts';

/** Field types with several controls, whose title labels the whole group. */
const GROUPS = new Set(['name', 'address', 'date', 'time', 'phone', 'checkbox', 'radio', 'likert']);

/** Adds the labels, descriptions and autofill hints that the engine's markup lacks. Nothing visible changes. */
export function patchLabels(fields: readonly PlacedField[], texts: () => FormTexts): void {
  for (const placed of fields) {
    const { field, item } = placed;
    if (field.type === 'hidden') continue;
    const title = titleOf(item);
    const controls = controlsOf(item);
    for (const control of controls) keepLabels(control, item);
    if (GROUPS.has(field.type)) group(placed, title);
    else nameControl(controls[0] as Control, title ?? controls[0]?.labels?.[0] ?? null, field.title);
    if (isMultiPart(field.type)) nameParts(placed, texts());
    else if (!GROUPS.has(field.type)) hint(controls[0] as Control, inputAttributes(field));
    const description = item.querySelector<HTMLElement>('.description');
    if (description?.textContent?.trim()) {
      description.id ||= uniqueId();
      for (const control of controls) describeBy(control, description.id, true);
    }
  }
}

/** Gives a control an id of its own if another element has the same one, as when a form is on the page twice. */
function keepLabels(control: Control, item: HTMLElement): void {
  const { id } = control;
  if (!id || document.getElementById(id) === control) return;
  control.id = uniqueId();
  for (const label of item.querySelectorAll('label')) if (label.htmlFor === id) label.htmlFor = control.id;
}

function group({ field, item }: PlacedField, title: HTMLElement | null): void {
  const isRadio = field.type === 'radio';
  if (isRadio && !item.hasAttribute('role')) item.setAttribute('role', 'radiogroup');
  else if (item.localName !== 'fieldset' && !item.hasAttribute('role')) item.setAttribute('role', 'group');
  if (isRadio && field.required) item.setAttribute('aria-required', 'true');
  if (item.localName === 'fieldset' && title?.localName === 'legend') return;
  if (title) {
    title.id ||= uniqueId();
    item.setAttribute('aria-labelledby', title.id);
  } else if (field.title && !item.hasAttribute('aria-label')) item.setAttribute('aria-label', field.title);
}

function nameParts({ field, item }: PlacedField, { form }: FormTexts): void {
  if (!isMultiPart(field.type)) return;
  const controls = partControls(field.type, item);
  const isWhole = controls.filter(Boolean).length <= (field.showCountryCode ? 2 : 1);
  FIELD_PARTS[field.type].forEach((part, index) => {
    const control = controls[index];
    if (!control) return;
    const box = control.closest('.field');
    const label = control.closest('label') ?? (box === item ? null : (box?.querySelector('label') ?? null));
    // Labels such as "(###)" and "MM" are not names.
    const isName = /\p{L}{3}/u.test(label?.textContent ?? '');
    nameControl(control, isName ? label : null, partName(part, form));
    hint(control, inputAttributes(field, part, isWhole));
  });
}

function nameControl(control: Control, label: HTMLElement | null, name: string): void {
  if (control.getAttribute('aria-label') || control.getAttribute('aria-labelledby')) return;
  if (!(label instanceof HTMLLabelElement)) {
    if (name) control.setAttribute('aria-label', name);
    return;
  }
  if (label.control === control) return;
  control.id ||= uniqueId();
  label.htmlFor = control.id;
}

function hint(control: Control, { autoComplete, inputMode }: ReturnType<typeof inputAttributes>): void {
  if (autoComplete && !control.getAttribute('autocomplete')) control.setAttribute('autocomplete', autoComplete);
  if (inputMode && !control.getAttribute('inputmode')) control.setAttribute('inputmode', inputMode);
}

function partName(part: string, texts: FormTexts['form']): string {
  const names: Readonly<Record<string, string>> = {
    First: texts.firstName,
    Last: texts.lastName,
    Line1: texts.address1,
    Line2: texts.address2,
    City: texts.city,
    State: texts.stateProvince,
    Zip: texts.zipPostalCode,
    Country: texts.country,
    Month: texts.month,
    Day: texts.day,
    Year: texts.year,
    Hour: texts.hour,
    Minute: texts.minute,
    Second: texts.second,
    Ampm: texts.amPm,
    Areacode: texts.areaCode,
    Prefix: texts.prefix,
    Line: texts.line,
  };
  return names[part] ?? '';
}
