import { html } from 'hono/html';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { numberText, placedOrderTokenOf } from '../../orders/service.ts';
import type { Markup, PageContext } from '../../plain-pages/service.ts';
import { sessionSecret } from '../../session/service.ts';
import { dateText } from '../../site/date-text.ts';
import { STATUS_PATH } from '../../site/page-paths.ts';
import type { Subscription } from '../subscription.ts';

/** The cycles that the page lists: two years of a weekly subscription. */
const SHOWN = 104;

interface Row {
  number: number;
  checkout_id: string;
  grand_total_cents: number;
  currency: string;
  placed_at: number;
}

/** Lists the orders that paid the cycles, newest first, with links to their pages. */
export async function paidCycles(c: PageContext, { siteId, id }: Subscription, texts: Catalogue): Promise<Markup> {
  const { results } = await c.env.DB.prepare(
    `SELECT number, checkout_id, grand_total_cents, currency, placed_at FROM orders INDEXED BY orders_by_subscription
     WHERE site_id = ?1 AND subscription_id = ?2 ORDER BY cycle DESC LIMIT ?3`,
  )
    .bind(siteId, id, SHOWN)
    .all<Row>();
  const secret = sessionSecret(c.env);
  const link = ({ checkout_id }: Row) => `${STATUS_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, checkout_id)}`;
  return html`<section class="order-part"><h2>${texts.mySubscription.payments}</h2>
<ul class="order-payments">${results.map(
    (row) => html`<li><a href="${link(row)}">${texts.placedOrders.number} ${numberText(row.number)}</a>
<span>${dateText(c.var.site, row.placed_at)}</span>
<span>${formatMoney(row.grand_total_cents, row.currency, c.var.site.language)}</span></li>`,
  )}</ul></section>`;
}
