import { html, raw } from 'hono/html';
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

export function inputField(field: Field & { type: 'text' | 'email' | 'date'; min?: string }, texts: Catalogue): Markup {
  const { type, value, min } = field;
  const limit = min === undefined ? '' : html` min="${min}"`;
  return wrapField(
    field,
    texts,
    html`<input class="field-element" type="${type}" value="${value}"${limit}${attributes(field)}>`,
  );
}

export function textareaField(field: Field, texts: Catalogue): Markup {
  // HTML drops the first line break after the tag, so one is written here.
  return wrapField(
    field,
    texts,
    html`<textarea class="field-element" rows="4"${attributes(field)}>
${field.value}</textarea>`,
  );
}

export function selectField(field: Field & { choices: readonly Choice[]; prompt: string }, texts: Catalogue): Markup {
  const { choices, value, prompt } = field;
  const options = [{ value: '', text: prompt }, ...choices].map(
    (choice) =>
      html`<option value="${choice.value}"${raw(choice.value === value ? ' selected' : '')}>${choice.text}</option>`,
  );
  return wrapField(field, texts, html`<select class="field-element"${attributes(field)}>${options}</select>`);
}

/**
 * Writes the label, hint and error around a control. The class names are those of the engine's forms, so that themes
 * style them.
 */
function wrapField({ name, label, hint, error, required = true }: Field, texts: Catalogue, control: Markup): Markup {
  return html`<div class="form-item field${raw(error ? ' error' : '')}">
<label class="title" for="order-${name}">${label}${required ? '' : html` <span class="optional">${texts.orders.optional}</span>`}</label>
${hint && html`<p class="description" id="order-${name}-hint">${hint}</p>`}
${error && html`<p class="field-error" id="order-${name}-error">${error}</p>`}
${control}
</div>`;
}

function attributes({ name, autocomplete, hint, error, required = true, maxLength }: Field): Markup {
  const described = [error && `order-${name}-error`, hint && `order-${name}-hint`].filter(Boolean).join(' ');
  return html` id="order-${name}" name="${name}" autocomplete="${autocomplete}"${raw(required ? ' required' : '')}${
    maxLength === undefined ? '' : html` maxlength="${maxLength}"`
  }${described && html` aria-describedby="${described}"`}${raw(error ? ' aria-invalid="true"' : '')}`;
}

interface Form {
  action: string;
  fields: Markup[];
  hasErrors: boolean;
  submitText: string;
  /** A text above the button. */
  note: string;
}

export function entryForm({ action, fields, hasErrors, submitText, note }: Form, texts: Catalogue): Markup {
  const error = html`<p class="form-submission-error" role="alert" tabindex="-1" autofocus>${texts.fieldErrors.invalidForm}</p>`;
  return html`<div class="form-wrapper">
<form class="order-form" method="post" action="${action}">
${hasErrors && error}
<div class="field-list">${fields}</div>
<p class="order-note">${note}</p>
<div class="form-button-wrapper"><button class="button" type="submit">${submitText}</button></div>
</form>
</div>`;
}
