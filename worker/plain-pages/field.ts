import { html, raw } from 'hono/html';
import { errorId, fieldAttributes, hintId } from '#runtime/domain/field-attributes.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Markup } from './page-layout.ts';

/** One field of a page's form. */
interface Field {
  name: string;
  label: string;
  value: string;
  /** A name of the HTML standard's autofill list; 'off' for another person's data. */
  autocomplete: string;
  hint?: string;
  /** The text that explains the value's error. */
  error?: string | undefined;
  /** Whether the field must be filled in; true by default. */
  required?: boolean;
  maxLength?: number;
}

interface Choice {
  value: string;
  text: string;
}

/** A field that `entryForm` writes. The first wrong one gets the focus when the page opens. */
export interface FormField {
  name: string;
  label: string;
  error: string | undefined;
  write(hasFocus: boolean): Markup;
}

export function inputField(
  field: Field & { type: 'text' | 'email' | 'date' | 'password' | 'number'; min?: string; max?: string },
  texts: Catalogue,
): FormField {
  const { type, value, min, max } = field;
  const limit = html`${min !== undefined && html` min="${min}"`}${max !== undefined && html` max="${max}"`}`;
  return formField(
    field,
    texts,
    (rest) => html`<input class="field-element" type="${type}" value="${value}"${limit}${rest}>`,
  );
}

export function textareaField(field: Field, texts: Catalogue): FormField {
  // HTML drops the first line break after the tag, so one is written here.
  return formField(
    field,
    texts,
    (rest) => html`<textarea class="field-element" rows="4"${rest}>
${field.value}</textarea>`,
  );
}

export function selectField(
  field: Field & { choices: readonly Choice[]; prompt: string },
  texts: Catalogue,
): FormField {
  const { choices, value, prompt } = field;
  const options = [{ value: '', text: prompt }, ...choices].map(
    (choice) =>
      html`<option value="${choice.value}"${raw(choice.value === value ? ' selected' : '')}>${choice.text}</option>`,
  );
  return formField(field, texts, (rest) => html`<select class="field-element"${rest}>${options}</select>`);
}

/** A box to tick, by default not ticked. The form sends 'true' where it was. */
export function tickField({
  name,
  label,
  isTicked = false,
}: Pick<Field, 'name' | 'label'> & { isTicked?: boolean }): FormField {
  const write = () => html`<div class="form-item field checkbox"><div class="option">
<label><input type="checkbox" name="${name}" value="true"${raw(isTicked ? ' checked' : '')}> ${label}</label>
</div></div>`;
  return { name, label, error: undefined, write };
}

/**
 * Writes the label, hint and error around a control. The class names are those of the engine's forms, so that themes
 * style them.
 */
function formField(field: Field, texts: Catalogue, control: (attributes: Markup) => Markup): FormField {
  const { name, label, hint, error, required = true } = field;
  return {
    name,
    label,
    error,
    write: (hasFocus) => html`<div class="form-item field${raw(error ? ' error' : '')}">
<label class="title" for="order-${name}">${label}${required ? '' : html` <span class="optional">${texts.orders.optional}</span>`}</label>
${hint && html`<p class="description" id="${hintId(`order-${name}`)}">${hint}</p>`}
${error && html`<p class="field-error" id="${errorId(`order-${name}`)}">${error}</p>`}
${control(attributes(field, hasFocus))}
</div>`,
  };
}

function attributes({ name, autocomplete, hint, error, required = true, maxLength }: Field, hasFocus: boolean): Markup {
  const tied = fieldAttributes({ id: `order-${name}`, hint, error, isRequired: required });
  const written = Object.entries({ name, autocomplete, maxlength: maxLength, ...tied })
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => html` ${raw(attribute)}="${String(value)}"`);
  return html`${written}${raw(hasFocus ? ' autofocus' : '')}`;
}

interface Form {
  action: string;
  fields: readonly FormField[];
  submitText: string;
  /** A text above the button; '' for none. */
  note: string;
  /** Whether it sends files; false by default. */
  hasFiles?: boolean;
}

/**
 * Writes a form that the Worker checks: browsers would show errors in their own words, and only the first. The list of
 * all errors stands above the fields.
 */
export function entryForm({ action, fields, submitText, note, hasFiles }: Form, texts: Catalogue): Markup {
  const wrong = fields.filter(({ error }) => error !== undefined);
  return html`<div class="form-wrapper">
<form class="order-form" method="post" action="${action}"${raw(hasFiles ? ' enctype="multipart/form-data"' : '')} novalidate${failureTexts(texts)}>
${wrong.length > 0 && errorSummary(wrong, texts)}
<div class="field-list">${fields.map((field) => field.write(field === wrong[0]))}</div>
${note && html`<p class="order-note">${note}</p>`}
<div class="form-button-wrapper"><button class="button" type="submit">${submitText}</button></div>
</form>
</div>`;
}

/** Writes the texts for the page's script, which must show them where the shop does not answer. */
function failureTexts({ plainForms, failures }: Catalogue): Markup {
  const { notSent } = plainForms;
  return html` data-offline="${notSent} ${failures.checkConnection}" data-later="${notSent} ${failures.tryAgainInAFewSeconds}"`;
}

/** A value that the form sends and nobody sees. */
export function hiddenField(name: string, value: string): FormField {
  const write = () => html`<input type="hidden" name="${name}" value="${value}">`;
  return { name, label: '', error: undefined, write };
}

function errorSummary(wrong: readonly FormField[], texts: Catalogue): Markup {
  return html`<div class="form-submission-error" role="alert"><p>${texts.fieldErrors.invalidForm}</p>
<ul>${wrong.map(({ name, label, error }) => html`<li><a href="#order-${name}">${label}</a>: ${error}</li>`)}</ul></div>`;
}
