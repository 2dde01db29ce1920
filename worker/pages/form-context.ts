import type { Form, FormField } from '#runtime/contracts/form.ts';
import { type LocalizedStrings, toLocalizedStrings } from '#runtime/domain/form/localized-strings.ts';
import { formBlock } from '../forms/service.ts';
import { safeJson } from './escape.ts';
import type { Texts } from './localized-strings.ts';

/** The place of a form on a site: on a collection's page, or in a named area of every page. */
interface FormPlacing {
  collectionId: string;
  objectName: string;
}

/** Returns a form's context for the partials in `form-partials.ts`. Its JSON is safe inside a script. */
export function formContext(form: Form, texts: Texts, placing: FormPlacing) {
  const localizedStrings = toLocalizedStrings(texts);
  return {
    ...formBlock(form, texts.form),
    isNewsletter: form.kind === 'newsletter',
    noScriptText: texts.pages.formNeedsScript,
    contextJson: safeJson({ ...scriptContext(form, placing), localizedStrings }),
    definitionJson: safeJson(scriptContext(form, placing)),
    designJson: safeJson({ buttonAlignment: 'left', labelPosition: 'top', fieldShape: 'theme' }),
    localizedStringsJson: safeJson(localizedStrings satisfies LocalizedStrings),
  };
}

export type FormContext = ReturnType<typeof formContext>;

/** Returns the form's data for the platform's scripts, under the platform's keys. */
function scriptContext(form: Form, { collectionId, objectName }: FormPlacing) {
  return {
    formId: form.id,
    formName: form.name,
    collectionId,
    objectName,
    formFields: form.fields.map(withFlag),
    formFieldFormats: form.formFieldFormats,
    formSubmitButtonText: form.submitButtonText,
    formSubmissionMessage: { html: form.parsedSubmissionMessage },
    submissionHTML: form.submissionHTML,
    disclaimerMessage: { html: form.parsedDisclaimerMessage },
    successRedirect: form.successRedirect,
    captchaEnabled: form.captchaEnabled,
    captchaTheme: form.captchaTheme,
    captchaAlignment: form.captchaAlignment,
    useLightbox: form.useLightbox,
    lightboxHandleText: form.lightboxHandleText,
    useFormsJs: true,
  };
}

function withFlag(field: FormField) {
  return { ...field, [field.type]: true };
}
