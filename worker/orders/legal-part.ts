import { html, raw } from 'hono/html';
import type { LegalPageKind } from '#runtime/contracts/legal-page.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { sanitiseHtml } from '../forms/service.ts';
import { htmlForMail, textForMail } from '../mail/service.ts';
import { legalPages, legalPageUrl } from '../site/legal-pages.ts';
import { addressAt } from '../site/link-base.ts';
import { readPageTexts } from '../site/page-texts.ts';
import type { ShopCall } from '../site/shop-call.ts';

/** Pages that a buyer must be able to keep as they were: a link alone would show what they say later. */
const IN_FULL: readonly LegalPageKind[] = ['terms', 'withdrawal'];

const HEADING = 'margin:24px 0 8px;font-size:17px;line-height:1.3';
const SMALL = 'font-size:14px;line-height:1.5';

/**
 * Returns the part about the shop's terms of a mail to a buyer, as plain text and as safe HTML: links to all pages of
 * the setting `legalPages` that visitors see, and the whole text of those that a buyer keeps. Both are empty where there
 * are none. `hasTerms` says whether the whole terms of withdrawal are in it.
 */
export async function legalPart({ db, site }: ShopCall, baseUrl: string, texts: Catalogue) {
  const links = legalPages(site, texts).map(({ title, url }) => ({ title, url: addressAt(baseUrl, url) }));
  const kept = IN_FULL.map((kind) => ({ kind, title: texts.legal[kind], path: legalPageUrl(site, kind) }));
  const paths = kept.map(({ path }) => path).filter((path) => path.startsWith('/'));
  const pages = await readPageTexts(db, site.siteId, paths);
  const inFull = kept.flatMap(({ kind, title, path }) => {
    const content = sanitiseHtml(pages.get(path) ?? '');
    return content === '' ? [] : [{ kind, title, content, url: addressAt(baseUrl, path) }];
  });
  if (links.length === 0 && inFull.length === 0) return { text: [], html: '', hasTerms: false };
  const { mailLegal } = texts.placedOrders;
  return {
    hasTerms: inFull.some(({ kind }) => kind === 'withdrawal'),
    text: [
      ...(links.length > 0 ? [`${mailLegal}\n${links.map(({ title, url }) => `${title}: ${url}`).join('\n')}`] : []),
      ...inFull.map(
        ({ title, content, url }) => `${title}\n${'='.repeat(title.length)}\n\n${textForMail(content, url)}`,
      ),
    ],
    html: html`<div style="${SMALL}"><h2 style="${HEADING}">${mailLegal}</h2>
${links.length > 0 && html`<p>${links.map(({ title, url }) => html`<a href="${url}" style="color:inherit">${title}</a><br>`)}</p>`}
${inFull.map(
  ({ title, content, url }) =>
    html`<h2 dir="auto" style="${HEADING}">${title}</h2><div dir="auto">${raw(htmlForMail(content, url))}</div>`,
)}</div>`,
  };
}
