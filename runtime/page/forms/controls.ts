import type { FieldType } from '../../contracts/form-enumerations.ts';
import { FIELD_PARTS, type MultiPartType } from '../../domain/form/field.ts';
import { fieldType } from './raw-form.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Class of the engine's element around a part whose control has no `data-title`. */
const PART_CLASSES: Readonly<Record<string, string>> = {
  First: 'first-name',
  Last: 'last-name',
  Line1: 'address1',
  Line2: 'address2',
  State: 'state-province',
  Line: 'phone-number',
};
const NOT_FILLED = 'button,[type=button],[type=submit],[type=reset],[type=image],[type=file],[data-sq-decoy]';

/** The elements of a form's fields by field id, which is the id of a `.form-item`. */
export function fieldItems(form: Element): Map<string, HTMLElement> {
  const items = new Map<string, HTMLElement>();
  for (const item of form.querySelectorAll<HTMLElement>('.form-item[id]')) {
    if (!items.has(item.id)) items.set(item.id, item);
  }
  return items;
}

/** The controls of a field; a hidden field is its own control. */
export function controlsOf(item: Element): Control[] {
  const controls = [item, ...item.querySelectorAll('input, select, textarea')] as Element[];
  return controls.filter(
    (control): control is Control => control.matches('input, select, textarea') && !control.matches(NOT_FILLED),
  );
}

/** The field's type: from an id such as "email-yui_…", otherwise from a class. */
export function typeOf(item: Element): FieldType {
  const byId = fieldType(item.id.split('-')[0] ?? '');
  // Classes such as "field" and "required" are not types.
  return byId ?? [...item.classList].map(fieldType).find(Boolean) ?? 'text';
}

/**
 * Controls of a multi-part field in the order of `FIELD_PARTS`: by `data-title`, by class, otherwise in document order.
 * A phone number without country code has three controls, or one for the whole number.
 */
export function partControls(type: MultiPartType, item: Element): (Control | undefined)[] {
  const left = controlsOf(item);
  const named = FIELD_PARTS[type].map((part) => {
    const index = left.findIndex((control) => isPart(control, part, item));
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  if (named.some(Boolean)) return named;
  if (type !== 'phone' || left.length > 3) return FIELD_PARTS[type].map((_, index) => left[index]);
  if (left.length === 2) return [left[0], undefined, undefined, left[1]];
  return [...Array<undefined>(FIELD_PARTS.phone.length - left.length), ...left];
}

function isPart(control: Control, part: string, item: Element): boolean {
  const title = control.dataset.title;
  if (title) return title.toLowerCase() === part.toLowerCase();
  const box = control.closest('.field');
  const name = PART_CLASSES[part] ?? part.toLowerCase();
  return Boolean(box && box !== item && box.classList.contains(name)) || control.classList.contains(name);
}

interface Question {
  text: string;
  /** In the order from Strongly Disagree to Strongly Agree. */
  answers: HTMLInputElement[];
}

/** Questions of a likert; answers with the same name belong to one question. */
export function questionsOf(item: Element): Question[] {
  const byName = new Map<string, HTMLInputElement[]>();
  for (const control of controlsOf(item)) {
    if (!(control instanceof HTMLInputElement)) continue;
    byName.set(control.name, [...(byName.get(control.name) ?? []), control]);
  }
  return [...byName.values()].map((answers) => ({ text: questionText(answers[0] as HTMLInputElement, item), answers }));
}

/** The question's text, in the nearest ancestor of an answer that has one. */
function questionText(answer: Element, item: Element): string {
  for (let box = answer.parentElement; box && box !== item; box = box.parentElement) {
    const asked = box.dataset.question ?? plainText(box.querySelector('.question, .title, legend, th'));
    if (asked) return asked;
  }
  return '';
}

/** The element with a field's title; labels of its parts may have the same class. */
export function titleOf(item: Element): HTMLElement | null {
  const title = [...item.children].find((child) => child.matches('.title, legend'));
  return (title ?? item.querySelector('legend')) as HTMLElement | null;
}

/** Text of a title without the mark for required fields. */
export function plainText(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.required, .description, .field-error, [aria-hidden]')) mark.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
