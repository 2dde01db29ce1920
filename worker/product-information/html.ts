import { html, raw } from 'hono/html';
import { isMailAddress } from '#runtime/domain/email.ts';
import { isWebAddress } from '#runtime/domain/web-address.ts';
import { LAW_PICTURE, noticeHtml } from '../notices/service.ts';
import type { ProductInformation } from './product-information.ts';

/** In every page that shows the information, a part with this attribute. */
export const INFORMATION_MARK = 'data-sq-product-safety';

/** Writes what the law asks to be shown of a product, as HTML of a page that needs no script. */
export function informationHtml(information: ProductInformation): string {
  const content = contentOf(information, { origin: '', heading: (text) => html`<h2>${text}</h2>` });
  return String(html`<div class="sq-product-safety" ${raw(INFORMATION_MARK)}>${content}</div>`);
}

/** Writes the same for elements on other pages, whose own headings it does not disturb. `origin` is the shop's. */
export function embeddedHtml(information: ProductInformation, origin: string): string {
  return String(contentOf(information, { origin, heading: (text) => html`<p><strong>${text}</strong></p>` }));
}

interface Place {
  /** What addresses of the shop begin with. */
  origin: string;
  heading(text: string): unknown;
}

function contentOf({ title, notes, facts, labelUrl, notice }: ProductInformation, { origin, heading }: Place) {
  const list = facts.length > 0 && html`${heading(title)}<dl>${facts.map(factHtml)}</dl>`;
  const label =
    labelUrl &&
    html`<p><img class="${LAW_PICTURE}" src="${origin}${labelUrl}" alt="${labelText(facts)}" loading="lazy"></p>`;
  const official = notice && html`${heading(notice.title)}${noticeHtml(notice, origin)}`;
  return html`${notes.map((note) => html`<p>${note}</p>`)}${list}${label}${official}`;
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
