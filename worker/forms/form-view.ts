import type { CaptchaSettings, Form, FormField } from '#runtime/contracts/form.ts';
import { countries } from '#runtime/domain/form/countries.ts';
import { fieldFormats } from '#runtime/domain/form/formats.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { StoredForm } from './rows.ts';

interface Place {
  /** BCP 47 tag of the site's language. */
  language: string;
  captcha: CaptchaSettings | null;
  /** Checked. */
  successRedirect: string;
  /** In that language. */
  texts: Catalogue['form'];
}

/** Every property that leaves the shop stands here by name: what is added to the table stays private. */
export function toPublicForm(form: StoredForm, { language, captcha, successRedirect, texts }: Place): Form {
  return {
    id: form.id,
    kind: form.kind,
    name: form.name,
    fields: form.fields,
    submitButtonText: form.submitButtonText || texts.submit,
    parsedSubmissionMessage: form.submissionMessage,
    submissionHTML: form.submissionHtml,
    successRedirect,
    parsedDisclaimerMessage: form.disclaimerMessage,
    captchaEnabled: form.captchaEnabled,
    captchaTheme: form.captchaTheme,
    captchaAlignment: form.captchaAlignment,
    captcha: form.captchaEnabled ? captcha : null,
    useLightbox: form.useLightbox,
    lightboxHandleText: form.lightboxHandleText,
    formFieldFormats: {
      ...fieldFormats(language, texts),
      countries: form.fields.some(showsCountries) ? countries(language) : [],
    },
  };
}

/** The list is long: a form without a field that shows it goes without. */
function showsCountries({ type, showCountryCode }: FormField): boolean {
  return type === 'address' || (type === 'phone' && showCountryCode === true);
}
