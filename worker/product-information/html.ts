import { html, raw } from 'hono/html';
import type { GuaranteeNotice, ProductInformation } from '#runtime/contracts/product-information.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { isWebAddress } from '#runtime/domain/web-address.ts';

/** In every page that shows the information, a part with this attribute. */
export const INFORMATION_MARK = 'data-sq-product-safety';
/** Pixels of CSS: from this width on each language's code can be read by a phone. */
const NOTICE_WIDTH = 420;

/** Pictures of notices and labels fit into narrow columns, and are never distorted. */
export const INFORMATION_STYLE = '.sq-product-safety img{max-width:100%;height:auto}';

/** Writes what the law asks to be shown of a product, as HTML that needs no script. */
export function informationHtml({ title, notes, facts, labelUrl, notice }: ProductInformation): string {
  const details =
    facts.length > 0 && html`<details open><summary>${title}</summary><dl>${facts.map(factHtml)}</dl></details>`;
  const label = labelUrl && html`<p><img src="${labelUrl}" alt="${labelText(facts)}" loading="lazy"></p>`;
  const markup = html`<style>${raw(INFORMATION_STYLE)}</style><div class="sq-product-safety" ${raw(INFORMATION_MARK)}>${notes.map(
    (note) => html`<p>${note}</p>`,
  )}${details}${label}${notice && noticeHtml(notice)}</div>`;
  return String(markup);
}

/** The last fact is the guarantee that the label is about. */
function labelText(facts: ProductInformation['facts']): string {
  const guarantee = facts.at(-1);
  return guarantee ? `${guarantee.title}: ${guarantee.lines.join(' ')}` : '';
}

function factHtml({ title, lines }: ProductInformation['facts'][number]) {
  return html`<dt>${title}</dt>${lines.map((line) => html`<dd dir="auto">${lineHtml(line)}</dd>`)}`;
}

function lineHtml(line: string) {
  if (isMailAddress(line)) return html`<a href="mailto:${line}">${line}</a>`;
  return line.startsWith('https://') && isWebAddress(line)
    ? html`<a href="${line}" rel="noreferrer">${line}</a>`
    : line;
}

/** The notice is never altered: it is shown in its own colours and proportions, with its link beside it. */
function noticeHtml({ title, url, alt, width, height, linkText, linkUrl }: GuaranteeNotice) {
  const shownHeight = Math.round((NOTICE_WIDTH * height) / width);
  return html`<section><h2>${title}</h2><p><img src="${url}" alt="${alt}" width="${NOTICE_WIDTH}" height="${shownHeight}" loading="lazy"></p><p><a href="${linkUrl}">${linkText}</a></p></section>`;
}
