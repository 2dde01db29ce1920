import type { Catalogue } from '../../i18n/catalogue.ts';
import { fill } from '../../i18n/fill.ts';
import type { FieldError } from './field-error.ts';

/** What the visitor is told of an error (storefront.md §5, "Forms"). */
export function errorText(error: FieldError, texts: Catalogue['fieldErrors']): string {
  return fill(texts[error.code], { email: texts.emailFormat, ...error });
}
