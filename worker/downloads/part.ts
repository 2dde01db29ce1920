import { html } from 'hono/html';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatBytes } from '#runtime/domain/format-bytes.ts';
import { listText } from '#runtime/domain/list-text.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Markup } from '../plain-pages/service.ts';
import { dateText } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import type { OrderDownload } from './right.ts';

/** The part of an order's page or mail about its files, in the site's language. */
export interface DownloadsPart {
  title: string;
  /** One row for each file. `url` is null for one that cannot be downloaded now; then `note` says why. */
  rows: { name: string; note: string; url: string | null }[];
  button: string;
  /** Digital products that have no file yet; '' for none. */
  waiting: string;
  /** Titles of these products, as a list for the shop's owner. */
  waitingFor: string;
}

interface OrderDownloads {
  downloads: readonly OrderDownload[];
  /** The order's lines with their titles. */
  lines: readonly { title: string; productType: number }[];
  /** The start of links: '' on the shop's own pages. */
  baseUrl: string;
}

/** Returns the part about an order's files; undefined if it has no digital line. */
export function downloadsPart(
  site: Site,
  { downloads, lines, baseUrl }: OrderDownloads,
  { downloads: texts }: Catalogue,
): DownloadsPart | undefined {
  const digital = lines.flatMap(({ title, productType }, position) =>
    productType === PRODUCT_TYPE.digital ? [{ title, position }] : [],
  );
  if (digital.length === 0) return undefined;
  const without = digital.filter(({ position }) => !downloads.some((download) => download.position === position));
  const products = listText([...new Set(without.map(({ title }) => title))], site.language);
  return {
    title: texts.title,
    rows: downloads.map((download) => ({
      name: download.name,
      note: availabilityText(site, download, texts),
      url: download.state === 'open' ? `${baseUrl}${download.path}` : null,
    })),
    button: texts.button,
    waiting: products && fill(texts.waiting, { products, site: site.title }),
    waitingFor: products,
  };
}

/** Writes the part for a page. The links' names tell one file from another. */
export function downloadList({ title, rows, button, waiting }: DownloadsPart): Markup {
  return html`<section class="order-downloads"><h2>${title}</h2>
${rows.map(
  (row) => html`<p>${fileLine(row)}</p>
${row.url && html`<p><a class="button" href="${row.url}" aria-label="${button}: ${row.name}">${button}</a></p>`}`,
)}
${waiting && html`<p class="order-note">${waiting}</p>`}</section>`;
}

const MAIL_BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#1d1d1b;color:#ffffff;text-decoration:none';

/** Writes the part for a mail: paragraphs of its plain text, and HTML. */
export function downloadsMailPart({ title, rows, button, waiting }: DownloadsPart): { text: string[]; html: Markup } {
  const text = rows.map(({ name, note, url }) => [`${name} (${note})`, ...(url ? [url] : [])].join('\n'));
  return {
    text: [...(rows.length > 0 ? [`${title}:`] : []), ...text, ...(waiting ? [waiting] : [])],
    html: html`<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3">${title}</h2>
${rows.map((row) => html`<p>${fileLine(row)}${row.url && html`<br><a href="${row.url}" style="${MAIL_BUTTON}">${button}</a>`}</p>`)}
${waiting && html`<p dir="auto">${waiting}</p>`}`,
  };
}

function fileLine({ name, note }: DownloadsPart['rows'][number]): Markup {
  return html`<bdi><b>${name}</b></bdi><br><small>${note}</small> `;
}

/** Returns the text beside a file's name: its size, and how often and until when it may be downloaded. */
export function availabilityText(
  site: Site,
  { bytes, expiresAt, left, state }: OrderDownload,
  texts: Catalogue['downloads'],
): string {
  const size = formatBytes(bytes, site.language);
  if (state !== 'open') return `${size}, ${texts[state]}`;
  const values = { count: String(left), date: dateText(site, expiresAt) };
  return `${size}, ${fill(texts.left, values)}`;
}
