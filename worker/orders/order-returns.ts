import { html } from 'hono/html';
import type { ReturnState } from '#runtime/contracts/enumerations.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderUnits } from '#runtime/contracts/order.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { answerPlainPage, factList, type Markup, type PageContext, textsOf } from '../plain-pages/service.ts';
import { isToken, sha256 } from '../session/service.ts';
import { dateText } from '../site/date-text.ts';
import { lawSettings } from '../site/law.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { numberText } from './facts.ts';
import { returnSlipPath } from './links.ts';
import { findByToken } from './repository.ts';
import { hasGoods, unitTexts } from './units.ts';

/** A return as its buyer sees it. */
interface BuyersReturn {
  id: string;
  state: ReturnState;
  lines: OrderUnits[];
  /** Ms since the epoch. */
  createdAt: number;
}

interface Row {
  id: string;
  state: ReturnState;
  lines: string;
  created_at: number;
}

/** Shows the returns of an order with their states, and links to the slips to print; '' without a return. */
export async function returnsPart(
  { db, site }: ShopCall,
  order: Order,
  orderToken: string,
  { returns: texts }: Catalogue,
): Promise<Markup | ''> {
  const returns = await readReturns(db, site.siteId, order.id);
  if (returns.length === 0) return '';
  return html`<section class="order-history"><h2>${texts.title}</h2><ol>${returns.map(
    ({ id, state, lines, createdAt }) =>
      html`<li><span dir="auto">${fill(texts.opened, { date: dateText(site, createdAt) })}: ${texts[state]}</span>
<span dir="auto">${unitTexts(order, lines).join(', ')}</span>${
        state === 'open' && hasGoods(order, lines)
          ? html` <a href="${returnSlipPath(orderToken, id)}">${texts.slip}</a>`
          : ''
      }</li>`,
  )}</ol></section>`;
}

/** Shows the slip to print and put into the parcel of a return. It names nobody, so the order's link is enough. */
export async function showReturnSlip(c: PageContext): Promise<Response> {
  const { site } = c.var;
  const texts = await textsOf(c);
  const { returns, placedOrders, afterSale } = texts;
  const token = c.req.query('orderToken');
  const found = isToken(token) ? await findByToken(c.env.DB, site.siteId, sha256(token)) : undefined;
  const all = found ? await readReturns(c.env.DB, site.siteId, found.order.id) : [];
  const shown = all.find(({ id }) => id === c.req.query('return'));
  if (!found || !shown) {
    const main = html`<p>${placedOrders.unknownText}</p>`;
    return answerPlainPage(c, { title: placedOrders.unknownTitle, main, pageType: PAGE_TYPE.orderStatus, status: 404 });
  }
  const { order } = found;
  const { returnAddress } = lawSettings(site);
  const facts = [
    { title: placedOrders.number, value: numberText(order.number) },
    { title: placedOrders.date, value: dateText(site, order.placedAt) },
    { title: returns.sendTo, value: returnAddress || fill(returns.noAddress, { site: site.title }) },
    { title: returns.goods, value: unitTexts(order, shown.lines).join('\n') },
    { title: afterSale.sku, value: skus(order, shown.lines) },
  ];
  const main = html`<p class="order-note">${returns.slipText}</p>${factList(facts.filter(({ value }) => value !== ''))}`;
  return answerPlainPage(c, { title: returns.slipTitle, main, pageType: PAGE_TYPE.orderStatus });
}

async function readReturns(db: D1Database, siteId: string, orderId: string): Promise<BuyersReturn[]> {
  const { results } = await db
    .prepare('SELECT id, state, lines, created_at FROM returns WHERE site_id = ?1 AND order_id = ?2 ORDER BY id')
    .bind(siteId, orderId)
    .all<Row>();
  return results.map(({ id, state, lines, created_at: createdAt }) => ({
    ...{ id, state, createdAt },
    lines: JSON.parse(lines),
  }));
}

function skus({ items }: Order, lines: readonly OrderUnits[]): string {
  return lines.flatMap(({ position }) => items[position]?.sku || []).join(', ');
}
