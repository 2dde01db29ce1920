import { ApiFailure } from '#runtime/api/failure.ts';
import { loadForm } from '#runtime/form/load-form.ts';
import type { PageForm } from '#runtime/form/page-form.ts';
import { formFailures, form as formTexts } from '#runtime/i18n/en/forms.ts';
import { localised, switchLanguage } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import type { Lightbox } from '#runtime/ui/lightbox/Lightbox.tsx';

export interface FetchedForm {
  form: PageForm;
  /** The lightbox component, for a form that opens in one. */
  Lightbox: typeof Lightbox | undefined;
}

/** A form that could not be fetched; `message` is the text for the visitor. */
export interface MissingForm {
  message: string;
  /** Whether the shop has no form of this id. */
  isUnknown: boolean;
}

const loadLightbox = lazy(() => import('#runtime/ui/lightbox/Lightbox.tsx'));

/**
 * Resolves to a form, with the lightbox component if the form opens in one, or to a text for the visitor when the form
 * cannot be fetched. Never rejects.
 */
export async function fetchForm(formId: string): Promise<FetchedForm | MissingForm> {
  try {
    const form = await loadForm(formId);
    const lightbox = form.useLightbox ? await loadLightbox() : undefined;
    return { form, Lightbox: lightbox?.Lightbox };
  } catch (error) {
    report(error, `sq-form-block ${formId}`);
    await switchLanguage(pageLanguage());
    const isUnknown = error instanceof ApiFailure && error.status === 404;
    const message = isUnknown
      ? localised('formFailures', formFailures).notConfigured
      : localised('form', formTexts).formUnavailable;
    return { message, isUnknown };
  }
}
