import { getForm } from '../api/forms.ts';
import type { Form } from '../contracts/form.ts';
import { prepareFormTexts } from './form-texts.ts';
import type { PageForm } from './page-form.ts';

const ALIGNMENTS = { 1: 'left', 2: 'center', 3: 'right' } as const;

/** Settings for a form that requires a captcha on a site without one: its token is always refused. */
const NO_CAPTCHA_KEY = { provider: 'recaptcha-enterprise', siteKey: '', mode: 'score' } as const;

const loading = new Map<string, Promise<PageForm>>();

/**
 * Loads a form of the shop by its id, ready to be shown, once per page. Rejects with ApiFailure; the next call tries
 * again.
 */
export function loadForm(formId: string): Promise<PageForm> {
  const known = loading.get(formId);
  if (known) return known;
  const form = fetchForm(formId);
  loading.set(formId, form);
  form.catch(() => loading.delete(formId));
  return form;
}

async function fetchForm(formId: string): Promise<PageForm> {
  const form = toPageForm(await getForm(formId));
  await prepareFormTexts(form);
  return form;
}

export function toPageForm(form: Form): PageForm {
  return {
    id: form.id,
    kind: form.kind,
    name: form.name,
    fields: form.fields,
    submitButtonText: form.submitButtonText,
    submissionMessage: form.parsedSubmissionMessage,
    submissionHtml: form.submissionHTML,
    disclaimerMessage: form.parsedDisclaimerMessage,
    successRedirect: form.successRedirect,
    captcha: form.captchaEnabled ? (form.captcha ?? NO_CAPTCHA_KEY) : null,
    captchaTheme: form.captchaTheme === 2 ? 'dark' : 'light',
    captchaAlignment: ALIGNMENTS[form.captchaAlignment],
    useLightbox: form.useLightbox,
    lightboxHandleText: form.lightboxHandleText,
    formats: form.formFieldFormats,
  };
}
