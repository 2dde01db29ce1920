import type { FieldFormat, FormField, FormFieldFormats } from '../../contracts/form.ts';
import { CAPTCHA_ALIGNMENT, CAPTCHA_THEME, FIELD_TYPES, type FieldType } from '../../contracts/form-enumerations.ts';
import type { PageForm } from '../../form/page-form.ts';
import { attempt } from '../read-json.ts';

/**
 * A form as the platform writes it: in a context script (the first name of each pair) or in an add-to-cart button's
 * `data-form` (the second name). Any part may be missing or of another type.
 */
export interface RawForm {
  formId?: unknown;
  id?: unknown;
  formName?: unknown;
  name?: unknown;
  /** Fields as objects, or as JSON texts of them. */
  formFields?: unknown;
  fields?: unknown;
  formSubmitButtonText?: unknown;
  submitButtonText?: unknown;
  /** `{html}`, JSON text of it, or null. */
  formSubmissionMessage?: unknown;
  submissionMessage?: unknown;
  disclaimerMessage?: unknown;
  submissionHTML?: unknown;
  successRedirect?: unknown;
  captchaEnabled?: unknown;
  captchaTheme?: unknown;
  captchaAlignment?: unknown;
  useLightbox?: unknown;
  lightboxHandleText?: unknown;
  formFieldFormats?: unknown;
  localizedStrings?: unknown;
}

type Loose = Record<string, unknown>;

/** Reads a form; undefined without an id. The list of fields is empty if any field cannot be read. */
export function pageFormFromRaw(raw: RawForm): PageForm | undefined {
  const id = text(raw.formId) || text(raw.id);
  if (!id) return undefined;
  return {
    id,
    kind: 'form',
    name: text(raw.formName) || text(raw.name),
    fields: attempt('page: fields of a form', () => readFields(raw.formFields ?? raw.fields)) ?? [],
    submitButtonText: text(raw.formSubmitButtonText) || text(raw.submitButtonText),
    submissionMessage: html(raw.formSubmissionMessage ?? raw.submissionMessage),
    submissionHtml: text(raw.submissionHTML),
    disclaimerMessage: html(raw.disclaimerMessage),
    successRedirect: text(raw.successRedirect),
    captcha: null,
    captchaTheme: raw.captchaTheme === CAPTCHA_THEME.dark ? 'dark' : 'light',
    captchaAlignment: alignment(raw.captchaAlignment),
    useLightbox: raw.useLightbox === true,
    lightboxHandleText: text(raw.lightboxHandleText),
    formats: readFormats(raw.formFieldFormats),
    localizedStrings: isLoose(raw.localizedStrings) ? raw.localizedStrings : undefined,
  };
}

/**
 * Reads the fields. One field with broken JSON makes the whole list empty, because a form without it would send
 * incomplete values.
 */
function readFields(list: unknown): FormField[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry) => (typeof entry === 'string' ? JSON.parse(entry) : entry)).flatMap(readField);
}

function readField(raw: unknown): FormField[] {
  if (!isLoose(raw) || !text(raw.id)) return [];
  const { placeholder, options, showCountryCode, currencySymbol, underline, maxLength, key, value } = raw;
  return [
    {
      type: fieldType(text(raw.type)) ?? 'text',
      id: text(raw.id),
      title: text(raw.title),
      description: text(raw.description),
      required: raw.required === true,
      ...(text(placeholder) && { placeholder: text(placeholder) }),
      ...(Array.isArray(options) && { options: options.map(String) }),
      ...(showCountryCode === true && { showCountryCode }),
      ...(text(currencySymbol) && { currencySymbol: text(currencySymbol) }),
      ...(underline === true && { underline }),
      // The value '' means no limit.
      ...(Number(maxLength) > 0 && { maxLength: Number(maxLength) }),
      ...(text(key || raw.name) && { key: text(key || raw.name) }),
      ...(text(value) && { value: text(value) }),
    },
  ];
}

export function fieldType(name: string): FieldType | undefined {
  return FIELD_TYPES.find((type) => type === name);
}

function readFormats(raw: unknown): Partial<FormFieldFormats> | undefined {
  if (!isLoose(raw)) return undefined;
  const { initialPhoneFormat: phone, initialAddressFormat: address, initialDateFormat: date, countries } = raw;
  const { initialNameOrder: order } = raw;
  return {
    ...(isFormat(phone) && { initialPhoneFormat: phone }),
    ...(isFormat(address) && { initialAddressFormat: address }),
    ...(isFormat(date) && { initialDateFormat: date }),
    ...((order === 'GIVEN_FIRST' || order === 'FAMILY_FIRST') && { initialNameOrder: order }),
    ...(Array.isArray(countries) && {
      countries: countries.filter((country) => isLoose(country) && text(country.code)),
    }),
  };
}

function isFormat(raw: unknown): raw is FieldFormat {
  return isLoose(raw) && Array.isArray(raw.fields) && raw.fields.every((part) => isLoose(part) && text(part.type));
}

function html(raw: unknown): string {
  const message = typeof raw === 'string' ? attempt('page: message of a form', () => JSON.parse(raw)) : raw;
  return isLoose(message) ? text(message.html) : '';
}

function alignment(raw: unknown): PageForm['captchaAlignment'] {
  if (raw === CAPTCHA_ALIGNMENT.center) return 'center';
  return raw === CAPTCHA_ALIGNMENT.right ? 'right' : 'left';
}

function text(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function isLoose(raw: unknown): raw is Loose {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
