import { ApiFailure } from '#runtime/api/failure.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import type { PageForm } from '#runtime/form/page-form.ts';
import { formFailures, form as formTexts } from '#runtime/i18n/en-forms.ts';
import { localised, switchLanguage } from '#runtime/i18n/languages.ts';
import { report } from '#runtime/report.ts';
import type { Lightbox } from '#runtime/ui/lightbox/Lightbox.tsx';

export interface ReachedForm {
  form: PageForm;
  /** Only for a form that stands in one. */
  Lightbox: typeof Lightbox | undefined;
}

/** A form that could not be had; `message` says so to the visitor. */
export interface MissingForm {
  message: string;
}

/** The form, with what shows it in a lightbox if it is to stand in one; or why there is none. Never rejects. */
export async function reachForm(formId: string): Promise<ReachedForm | MissingForm> {
  try {
    const form = await loadForm(formId);
    const lightbox = form.useLightbox ? await import('#runtime/ui/lightbox/Lightbox.tsx') : undefined;
    return { form, Lightbox: lightbox?.Lightbox };
  } catch (error) {
    report(error, `sq-form-block ${formId}`);
    await switchLanguage(document.documentElement.lang);
    const isUnknown = error instanceof ApiFailure && error.status === 404;
    const message = isUnknown
      ? localised('formFailures', formFailures).notConfigured
      : localised('form', formTexts).formUnavailable;
    return { message };
  }
}
