import type { Context } from 'hono';
import { PAGE_TYPE, type PageType } from '#runtime/contracts/enumerations.ts';
import { compactCss } from '#runtime/domain/compact-css.ts';
import sheet from '#runtime/domain/cookie-form.css';
import { cookieBanner } from '#runtime/domain/cookie-form.ts';
import { isQuestionOpen } from '#runtime/domain/may-track.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { moduleTags } from '../assets/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { shownLegalPageUrl } from '../site/legal-pages.ts';
import { consentFacts, isColleague } from './facts.ts';

/** Style of banner and form, which pages carry themselves. */
export const COOKIE_STYLE = compactCss(sheet);

/** Pages without the banner: nothing may lie over what a buyer is about to pay. */
const WITHOUT: ReadonlySet<PageType> = new Set([PAGE_TYPE.checkout]);

/** Returns the HTML of the banner for a visitor who is to be asked on this page; '' for all others. */
export async function bannerFor(c: Context<AppEnv>, pageType: PageType): Promise<string> {
  if (WITHOUT.has(pageType) || isColleague(c) || !isQuestionOpen(consentFacts(c))) return '';
  const { site } = c.var;
  const { consent: texts } = await textsIn(site.language);
  const { pathname, search } = new URL(c.req.url);
  const form = { texts, privacyUrl: shownLegalPageUrl(site, 'privacy') || undefined, returnPath: pathname + search };
  const script = await moduleTags(c.env, 'sq-cookie-banner');
  return `<sq-cookie-banner>${cookieBanner(form)}</sq-cookie-banner>${script}`;
}

/** Writes the banner as the first thing of a page's body, where keyboards and screen readers meet it first. */
export function withBanner(html: string, banner: string): string {
  if (!banner) return html;
  const start = /<body\b[^>]*>/i.exec(html);
  const end = start ? start.index + start[0].length : 0;
  return `${html.slice(0, end)}<style>${COOKIE_STYLE}</style>${banner}${html.slice(end)}`;
}
