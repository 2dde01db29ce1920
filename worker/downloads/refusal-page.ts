import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { suggestRetry } from '../http/errors.ts';
import { answerPlainPage, homeLink, type PageContext, textsOf } from '../plain-pages/service.ts';
import type { DownloadState } from './right.ts';

/**
 * Why a link opens nothing. `replaced`: the right was renewed. `unavailable`: the bucket does not answer, or has lost
 * the file.
 */
export type Refusal = Exclude<DownloadState, 'open'> | 'replaced' | 'unknown' | 'unavailable';

const STATUS = { expired: 410, usedUp: 410, closed: 410, replaced: 410, unknown: 404, unavailable: 503 } as const;

/** Answers with a page that says why there is no file, and what to do. `orderNumber` is known for a signed link. */
export async function showRefusal(c: PageContext, reason: Refusal, orderNumber?: number): Promise<Response> {
  const texts = await textsOf(c);
  const text = fill(texts.downloads[`${reason}Text`], { site: c.var.site.title, number: `#${orderNumber}` });
  suggestRetry(c, STATUS[reason]);
  const title = texts.downloads[`${reason}Title`];
  const main = html`<p>${text}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.error, status: STATUS[reason] });
}
