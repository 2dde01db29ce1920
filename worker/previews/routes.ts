import { Hono } from 'hono';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { MAILBOX_CSP } from '../mail/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { previewPage } from './preview-page.ts';
import { mailSamples, type SampleWriter } from './samples.ts';

const PREVIEWS = '/dev/mailbox/previews';
const LANGUAGES = ['en', ...TRANSLATIONS];

/** Every mail of the shop with made-up data, for developers. Elsewhere the shop's not-found page is shown instead. */
export function mailPreviews(more: readonly SampleWriter[]): Hono<AppEnv> {
  const previews = new Hono<AppEnv>();
  previews.get(PREVIEWS, async (c, next) => {
    if (c.env.ENVIRONMENT !== 'development') return next();
    const { site } = c.var;
    const language = LANGUAGES.find((known) => known === c.req.query('language')) ?? 'en';
    const mails = await mailSamples(shopCall(c.env, site), { language, baseUrl: new URL(c.req.url).origin }, more);
    return c.html(await previewPage(site, mails, { language, languages: LANGUAGES }), 200, {
      'Content-Security-Policy': MAILBOX_CSP,
      'Cache-Control': 'no-store',
    });
  });
  return previews;
}
