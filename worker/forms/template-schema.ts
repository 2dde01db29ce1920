import type { FormTemplate } from '#runtime/contracts/form.ts';
import { toLocalizedStrings } from '#runtime/domain/form/localized-strings.ts';
import * as english from '#runtime/i18n/en.ts';
import { loadCatalogue } from '#runtime/i18n/languages.ts';
import { FORM_TEMPLATE } from './form-template.ts';

/** `GetTemplateSchema` of a form: the template of its markup, and its texts in the site's language. */
export async function formTemplate(language: string): Promise<FormTemplate> {
  const { form, formFaults } = (await loadCatalogue(language)) ?? english;
  return { html: FORM_TEMPLATE, localizedStrings: toLocalizedStrings({ form, formFaults }) };
}
