import { html, raw } from 'hono/html';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import type { Markup } from '../plain-pages/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { dateText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { contactAddress } from '../site/store-settings.ts';
import { textDirection } from '../site/text-direction.ts';
import { numberText } from './facts.ts';
import style from './packing-slip.css';
import { boughtLines, readShownLines } from './shown-lines.ts';

/**
 * Writes the pages to print and put into parcels, one for each order: the goods that were not sent yet, or all once none is
 * left.
 */
export async function packingSlips(call: ShopCall, orders: readonly Order[]): Promise<Markup> {
  const { language } = call.site;
  const texts = await textsIn(language);
  const { packingSlip } = texts.afterSale;
  const slips: Markup[] = [];
  for (const order of orders) slips.push(await slipOf(call, order, texts));
  const [only] = orders.length === 1 ? orders : [];
  return html`<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8">
<title>${packingSlip}${only && html` ${numberText(only.number)}`}</title><style>${raw(style)}</style></head><body>
${slips}</body></html>`;
}

async function slipOf({ db, site }: ShopCall, order: Order, texts: Catalogue): Promise<Markup> {
  const { language } = site;
  const { afterSale, placedOrders, product } = texts;
  const items = itemsToPack(order.items);
  const shop = { db, siteId: site.siteId, currency: order.grandTotal.currencyCode, language };
  const lines = await readShownLines(shop, boughtLines(items), texts);
  const contact = contactAddress(site);
  return html`<article>
<header><div><h1>${afterSale.packingSlip}</h1>
<div>${placedOrders.number}: ${numberText(order.number)}</div>
<div>${placedOrders.date}: ${dateText(site, order.placedAt)}</div>
${order.shippingName && html`<div>${afterSale.deliveryMethod}: ${order.shippingName}</div>`}</div>
<div><strong>${site.title}</strong>${contact && html`<div>${contact}</div>`}</div></header>
${order.address && html`<address><strong>${afterSale.sendTo}</strong>\n${addressLines(order.address, language).join('\n')}</address>`}
<table><thead><tr><th>${afterSale.packTitle}</th><th>${product.quantity}</th></tr></thead><tbody>${lines.map(
    ({ title, sku, options, answers, quantity }) =>
      html`<tr><td>${title}${factLines([{ title: afterSale.sku, value: sku }, ...options, ...answers])}</td>
<td>${quantity}</td></tr>`,
  )}</tbody></table>
${order.note && html`<h2>${afterSale.buyerNote}</h2><blockquote>${order.note}</blockquote>`}
</article>`;
}

function itemsToPack(items: readonly OrderItem[]): OrderItem[] {
  const goods = items
    .filter(({ productType }) => productType === PRODUCT_TYPE.physical)
    .map((item) => ({ ...item, quantity: item.quantity - item.removedQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const rest = goods.filter(({ quantity, sentQuantity }) => quantity > sentQuantity);
  return rest.length > 0 ? rest.map((item) => ({ ...item, quantity: item.quantity - item.sentQuantity })) : goods;
}

function factLines(facts: readonly FieldLine[]): Markup[] {
  return facts.filter(({ value }) => value !== '').map(({ title, value }) => html`<small>${title}: ${value}</small>`);
}
