import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { COOKIES_PATH, chosenPurposes, cookieForm } from '#runtime/domain/cookie-form.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { answerOrderError, answerPlainPage, formParser, textsOf } from '../plain-pages/service.ts';
import { shownLegalPageUrl } from '../site/legal-pages.ts';
import { readReturnPath } from '../site/return-path.ts';
import { COOKIE_STYLE } from './banner.ts';
import { consentFacts } from './facts.ts';
import { keepChoice } from './keep-choice.ts';

const SAVED = 'saved';

/** The page on which visitors say what may be recorded, and to which the banner's form is sent without a script. */
export const consentPages = new Hono<AppEnv>();

consentPages.onError(answerOrderError);

consentPages.get(COOKIES_PATH, async (c) => {
  const { consent: texts } = await textsOf(c);
  const { choice } = consentFacts(c);
  const privacyUrl = shownLegalPageUrl(c.var.site, 'privacy') || undefined;
  const form = cookieForm({ texts, privacyUrl, choice, returnPath: `${COOKIES_PATH}?${SAVED}` });
  const note = c.req.query(SAVED) !== undefined && choice ? html`<p role="status">${texts.saved}</p>` : '';
  const main = html`<style>${raw(COOKIE_STYLE)}</style>${note}${raw(form)}`;
  return answerPlainPage(c, { title: texts.pageTitle, main, pageType: PAGE_TYPE.page });
});

/** Another site's page cannot send this form: browsers say where a form comes from. */
consentPages.post(COOKIES_PATH, formParser, async (c) => {
  const sent = await readFormBody(c);
  const choice = chosenPurposes(sent.get('answer') ?? '', (purpose) => sent.get(purpose) === 'true');
  if (!choice) throw new ApiError('INVALID_REQUEST', { fields: ['answer'] });
  await keepChoice(c, choice, Date.now());
  c.header('Cache-Control', 'no-store');
  return c.redirect(readReturnPath(sent.get('returnPath')) ?? `${COOKIES_PATH}?${SAVED}`, 303);
});
