import type { Form, FormField } from '#runtime/contracts/form.ts';
import type { FieldType } from '#runtime/contracts/form-enumerations.ts';
import { inputAttributes } from '#runtime/domain/form/autofill.ts';
import { isMultiPart, LIKERT_SCALE } from '#runtime/domain/form/field.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { formParts, type MultiPartField } from './form-parts.ts';

type Texts = Catalogue['form'];

const THEMES = { 1: 'light', 2: 'dark' } as const;
const ALIGNMENTS = { 1: 'left', 2: 'center', 3: 'right' } as const;
const INPUT_TYPES: readonly FieldType[] = ['text', 'email', 'number', 'currency', 'website', 'password', 'twitter'];

/**
 * Returns the data for `FORM_TEMPLATE`. The engine looks up missing names in outer scopes, so every field has every
 * name, with '' or false for unused ones.
 */
export function formBlock(form: Form, texts: Texts) {
  return {
    formId: form.id,
    formName: form.name,
    successRedirect: form.successRedirect,
    submitText: form.submitButtonText,
    messageHtml: form.parsedSubmissionMessage,
    thankYou: texts.thankYou,
    submissionHtml: form.submissionHTML,
    disclaimerHtml: form.parsedDisclaimerMessage,
    captchaEnabled: form.captchaEnabled,
    captchaTheme: THEMES[form.captchaTheme],
    captchaAlignment: ALIGNMENTS[form.captchaAlignment],
    useLightbox: form.useLightbox,
    lightboxHandleText: form.lightboxHandleText || texts.openForm,
    fields: form.fields.map((field) => fieldBlock(field, form, texts)),
  };
}

function fieldBlock(field: FormField, { formFieldFormats }: Form, texts: Texts) {
  const { type, id } = field;
  const attributes = inputAttributes(field);
  return {
    id,
    type,
    title: field.title,
    description: field.description,
    required: field.required,
    input: INPUT_TYPES.includes(type),
    textarea: type === 'textarea',
    select: type === 'select',
    choices: type === 'radio' || type === 'checkbox',
    isRadio: type === 'radio',
    likert: type === 'likert',
    multiPart: isMultiPart(type),
    hidden: type === 'hidden',
    heading: type === 'section',
    name: type === 'email' ? 'email' : id,
    inputType: attributes.type ?? 'text',
    inputMode: attributes.inputMode ?? '',
    autocomplete: attributes.autoComplete ?? '',
    inputLength: field.maxLength ?? attributes.maxLength ?? '',
    maxLength: field.maxLength ?? '',
    spellcheck: type === 'text' ? 'true' : 'false',
    prefix: type === 'currency' ? (field.currencySymbol ?? '') : type === 'twitter' ? '@' : '',
    placeholder: field.placeholder ?? '',
    prompt: texts.selectAnOption,
    requiredText: texts.required,
    options: field.options ?? [],
    questions: type === 'likert' ? questions(field, texts) : [],
    parts: isMultiPartField(field) ? formParts(field, formFieldFormats, texts) : [],
    key: field.key ?? '',
    value: field.value ?? '',
    underline: field.underline ?? false,
  };
}

function isMultiPartField(field: FormField): field is MultiPartField {
  return isMultiPart(field.type);
}

function questions({ id, options = [] }: FormField, texts: Texts) {
  const labels = [texts.stronglyDisagree, texts.disagree, texts.neutral, texts.agree, texts.stronglyAgree];
  return options.map((question, index) => {
    const groupId = `${id}-${index}`;
    const answers = LIKERT_SCALE.map((value, at) => ({ value, label: labels[at] ?? '', answerId: `${groupId}-${at}` }));
    return { question, groupId, answers };
  });
}
