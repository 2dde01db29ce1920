import type { Form } from '#runtime/contracts/form.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { captchaOf } from '../captcha/service.ts';
import type { Bindings } from '../env.ts';
import { lockScreenForms } from '../site/lock-screen-forms.ts';
import type { Site } from '../site/site.ts';
import { toPublicForm } from './form-view.ts';
import { redirectOf } from './redirect.ts';
import { findForm } from './repository.ts';
import type { StoredForm } from './rows.ts';

export { formBlock } from './form-block.ts';
export { FORM_MARKUP, FORM_TEMPLATE } from './form-template.ts';
export { redirectOf } from './redirect.ts';
export { type FormRow, type StoredForm, toForm } from './rows.ts';
export { sanitiseHtml } from './sanitise.ts';
export { fieldTexts, inOwnLanguage, readTranslatedForm, translatedForm } from './translated-form.ts';

export function readForm(db: D1Database, siteId: string, formId: string): Promise<StoredForm | undefined> {
  return findForm(db, siteId, formId);
}

/** Reads a form for a visitor. Who must type a site's password first gets the forms of its lock screen alone. */
export async function readVisitorsForm(db: D1Database, site: Site, formId: string): Promise<StoredForm | undefined> {
  if (site.lockKey !== null && !lockScreenForms(site).has(formId)) return undefined;
  return findForm(db, site.siteId, formId);
}

/** The site and origin for which a form is shown. */
interface FormContext {
  env: Bindings;
  site: Site;
  /** The origin that the call was made to. */
  origin: string;
}

/** Returns a form for pages, without its notification addresses, its mailing list and its history. */
export async function publicForm(form: StoredForm, { env, site, origin }: FormContext): Promise<Form> {
  const { language } = site;
  const [texts, successRedirect] = await Promise.all([
    textsIn(language),
    redirectOf(env.DB, site.siteId, form.successRedirect, origin),
  ]);
  const captcha = captchaOf(env, site);
  return toPublicForm(form, { language, captcha, successRedirect, texts: texts.form });
}
