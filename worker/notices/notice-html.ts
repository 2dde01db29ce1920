import { html } from 'hono/html';
import type { GuaranteeNotice } from './guarantee-notice.ts';

/** Pixels of CSS: from this width on each language's code can be read by a phone. */
export const NOTICE_WIDTH = 420;

/** The class of official pictures, which pages fit into narrow columns and never distort. */
export const LAW_PICTURE = 'sq-law-picture';

/** Returns the height that belongs to that width: a notice is never distorted. */
export function noticeHeight({ width, height }: Pick<GuaranteeNotice, 'width' | 'height'>): number {
  return Math.round((NOTICE_WIDTH * height) / width);
}

/**
 * Writes the notice, which is never altered: it is shown in its own colours and proportions, with its link beside it.
 * `origin` is what its address begins with; '' on the shop's own pages.
 */
export function noticeHtml(notice: GuaranteeNotice, origin = '') {
  const { url, alt, linkText, linkUrl } = notice;
  return html`<p><img class="${LAW_PICTURE}" src="${origin}${url}" alt="${alt}" width="${NOTICE_WIDTH}" height="${noticeHeight(notice)}" loading="lazy"></p><p><a href="${linkUrl}">${linkText}</a></p>`;
}
