import { html, raw } from 'hono/html';
import type { Address } from '#runtime/contracts/checkout.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { isPlaceOnly } from '#runtime/domain/address.ts';
import type { LabelFormat } from '#runtime/domain/label-formats.ts';
import { LABEL_FORMATS } from '#runtime/domain/label-formats.ts';
import { ApiError } from '../http/errors.ts';
import type { Markup } from '../plain-pages/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { businessOf } from '../site/business.ts';
import type { Site } from '../site/site.ts';
import { textDirection } from '../site/text-direction.ts';
import { numberText } from './facts.ts';
import style from './labels.css';

/**
 * Writes the page with the labels of orders, to print. `skip` places of the first sheet stay empty, because its labels were
 * used before. Orders without an address have none; throws INVALID_REQUEST where no order has one.
 */
export function labels(site: Site, orders: readonly Order[], format: LabelFormat, skip: number): Markup {
  const { language } = site;
  const { columns, rows, css } = LABEL_FORMATS[format];
  const sent = orders.flatMap(({ number, address }) => (address && !isPlaceOnly(address) ? [{ number, address }] : []));
  if (sent.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['orders'] });
  const places = [...Array.from({ length: skip % (columns * rows) }, () => undefined), ...sent];
  const sheets = Array.from({ length: Math.ceil(places.length / (columns * rows)) }, (_, sheet) =>
    places.slice(sheet * columns * rows, (sheet + 1) * columns * rows),
  );
  return html`<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">
<title>${site.title}</title><style>${raw(css)}${raw(style)}</style></head><body>${sheets.map(
    (sheet) => html`<div class="sheet">${sheet.map((place) => labelOf(site, place))}</div>`,
  )}</body></html>`;
}

function labelOf(site: Site, place: { number: number; address: Address } | undefined): Markup {
  if (!place) return html`<div class="label"></div>`;
  const lines = addressLines({ ...place.address, phone: '' }, site.language);
  return html`<div class="label"><p class="from"><span class="number">${numberText(place.number)}</span>${senderOf(site)}</p>
<address>${lines.join('\n')}</address></div>`;
}

/** Writes where a parcel goes back to, in one line. */
function senderOf(site: Site): string {
  const { legalName, line1, postalCode, city } = businessOf(site);
  return [legalName || site.title, line1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
}
