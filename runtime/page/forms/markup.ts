import type { FormField } from '../../contracts/form.ts';
import { isCollected, TEXT_MAX_LENGTH } from '../../domain/form/field.ts';
import type { PageForm } from '../../form/page-form.ts';
import { controlsOf, fieldItems, plainText, questionsOf, titleOf, typeOf } from './controls.ts';

/** Reads a form from its markup alone; the oldest form blocks and newsletters have no other description. */
export function pageFormFromMarkup(form: HTMLFormElement): PageForm | undefined {
  const id = formIdOf(form);
  if (!id) return undefined;
  const captcha = form.querySelector<HTMLElement>('.captcha-container');
  const alignment = (['center', 'right'] as const).find((side) => captcha?.classList.contains(`align-${side}`));
  return {
    id,
    kind: form.classList.contains('newsletter-form') ? 'newsletter' : 'form',
    name: '',
    fields: [...fieldItems(form).values()].map(readField),
    submitButtonText: '',
    submissionMessage: form.querySelector('.form-submission-text')?.innerHTML.trim() ?? '',
    submissionHtml: form.querySelector<HTMLElement>('.form-submission-html')?.dataset.submissionHtml ?? '',
    disclaimerMessage: '',
    successRedirect: form.dataset.successRedirect ?? '',
    captcha: null,
    captchaTheme: captcha?.dataset.theme === 'dark' ? 'dark' : 'light',
    captchaAlignment: alignment ?? 'left',
    useLightbox: false,
    lightboxHandleText: '',
  };
}

/** The form's id; older markup has it only in the text of the inline `onsubmit`. */
export function formIdOf(form: HTMLElement): string {
  const { formId } = form.dataset;
  return formId || (/formId['"]?\s*:\s*['"]([\w-]+)/.exec(form.getAttribute('onsubmit') ?? '')?.[1] ?? '');
}

/** Whether the markup has a control for every field; it may be outdated or empty. */
export function hasEveryField(form: Element, fields: readonly FormField[]): boolean {
  const items = fieldItems(form);
  return fields
    .filter((field) => isCollected(field) && field.type !== 'hidden')
    .every(({ id }) => {
      const item = items.get(id);
      return item && controlsOf(item).length > 0;
    });
}

function readField(item: HTMLElement): FormField {
  const type = typeOf(item);
  const controls = controlsOf(item);
  const [first] = controls;
  const field: FormField = {
    type,
    id: item.id,
    title: plainText(titleOf(item)),
    description: plainText(item.querySelector('.description')),
    required: item.classList.contains('required'),
  };
  if (type === 'hidden') return { ...field, key: first?.name ?? '', value: first?.value ?? '' };
  if (type === 'checkbox' || type === 'radio') return { ...field, options: controls.map(({ value }) => value) };
  if (type === 'likert') return { ...field, options: questionsOf(item).map(({ text }) => text) };
  if (first instanceof HTMLSelectElement && type === 'select') {
    return { ...field, options: [...first.options].map(({ value }) => value).filter(Boolean) };
  }
  if (type === 'phone') return { ...field, showCountryCode: controls.length > 3 };
  const maxLength = Number(first?.getAttribute('maxlength') ?? first?.getAttribute('data-sq-maxlength'));
  // Every line of text has the general limit, which is not the owner's.
  const isOwn = type === 'textarea' || (type === 'text' && maxLength !== TEXT_MAX_LENGTH);
  if (isOwn && maxLength > 0) field.maxLength = maxLength;
  const placeholder = first?.getAttribute('placeholder');
  return placeholder ? { ...field, placeholder } : field;
}
