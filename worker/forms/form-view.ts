import type { CaptchaSettings, Form, FormField } from '#runtime/contracts/form.ts';
import { countries } from '#runtime/domain/form/countries.ts';
import { fieldFormats } from '#runtime/domain/form/formats.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { StoredForm } from './rows.ts';

interface FormSettings {
  /** The site's language tag (BCP 47). */
  language: string;
  captcha: CaptchaSettings | null;
  /** The address, already checked by `redirectOf`. */
  successRedirect: string;
  /** Texts in that language. */
  texts: Catalogue['form'];
}

/** Converts a form to the public answer. Each property is named here, so that new columns of the table stay private. */
export function toPublicForm(form: StoredForm, { language, captcha, successRedirect, texts }: FormSettings): Form {
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

/** Whether a field shows countries. The list of countries is long, so only forms with such a field contain it. */
function showsCountries({ type, showCountryCode }: FormField): boolean {
  return type === 'address' || (type === 'phone' && showCountryCode === true);
}
