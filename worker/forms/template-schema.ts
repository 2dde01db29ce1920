import type { FormTemplate } from '#runtime/contracts/form.ts';
import { toLocalizedStrings } from '#runtime/domain/form/localized-strings.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { FORM_TEMPLATE } from './form-template.ts';

/** The answer to `GetTemplateSchema`: the template of a form's markup, and its texts in the site's language. */
export async function formTemplate(language: string): Promise<FormTemplate> {
  const { form, fieldErrors } = await textsIn(language);
  return { html: FORM_TEMPLATE, localizedStrings: toLocalizedStrings({ form, fieldErrors }) };
}
