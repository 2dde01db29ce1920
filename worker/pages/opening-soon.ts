import { compactCss } from '#runtime/domain/compact-css.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { legalPages } from '../site/legal-pages.ts';
import { CONSOLE_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { contactAddress } from '../site/store-settings.ts';
import { noticePage } from './failure.ts';
import sheet from './opening-bar.css';

/** The console's screen on which the shop is opened. */
const OPENING_SCREEN = `${CONSOLE_PATH}/opening`;

/** The style of the bar at the foot of pages of a shop that is not open. */
export const OPENING_STYLE = compactCss(sheet);

/** Returns what visitors read before the shop opens: its name, how to reach it, and its legal pages. */
export function openingSoonPage(site: Site, texts: Pick<Catalogue, 'apiErrors' | 'opening' | 'legal'>): string {
  const name = escapeHtml(site.title);
  const address = escapeHtml(contactAddress(site));
  const contact = address && fill(escapeHtml(texts.opening.contact), { email: link(`mailto:${address}`, address) });
  const terms = legalPages(site, texts).map(({ title, url }) => link(escapeHtml(url), escapeHtml(title)));
  const signIn = link(`${CONSOLE_PATH}/`, escapeHtml(texts.opening.signIn));
  const paragraphs = [escapeHtml(texts.apiErrors.SITE_NOT_OPEN), contact, terms.join(' · '), signIn];
  const main = paragraphs.flatMap((html) => (html ? [`<p>${html}</p>`] : [])).join('');
  return noticePage(name, `<h1>${name}</h1>${main}`, site.language);
}

/** Returns the bar that says, to those who work on the shop, what visitors see in place of its pages. */
export function openingBar({ opening }: Pick<Catalogue, 'opening'>): string {
  const open = link(OPENING_SCREEN, escapeHtml(opening.open));
  return `<style>${OPENING_STYLE}</style><div class="sq-opening-bar" role="status">${escapeHtml(opening.bar)} ${open}</div>`;
}

const link = (url: string, text: string) => `<a href="${url}">${text}</a>`;
