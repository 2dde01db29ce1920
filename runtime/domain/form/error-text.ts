import type { Catalogue } from '../../i18n/catalogue.ts';
import { fill } from '../../i18n/fill.ts';
import type { FieldError } from './field-error.ts';

/** The visitor's text for an error of a field. */
export function errorText(error: FieldError, texts: Catalogue['fieldErrors']): string {
  return fill(texts[error.code], { email: texts.emailFormat, ...error });
}
