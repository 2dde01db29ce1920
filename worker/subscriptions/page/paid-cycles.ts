import { html } from 'hono/html';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { numberText, orderTokenOf, statusPath } from '../../orders/service.ts';
import type { Markup, PageContext } from '../../plain-pages/service.ts';
import { sessionSecrets } from '../../session/service.ts';
import { dateText } from '../../site/date-text.ts';
import type { Subscription } from '../subscription.ts';

/** The cycles that the page lists: two years of a weekly subscription. */
const SHOWN = 104;

interface Row {
  number: number;
  checkout_id: string;
  token_hash: string;
  grand_total_cents: number;
  currency: string;
  placed_at: number;
}

/** Lists the orders that paid the cycles, newest first, with links to those pages whose tokens are still known. */
export async function paidCycles(c: PageContext, { siteId, id }: Subscription, texts: Catalogue): Promise<Markup> {
  const { results } = await c.env.DB.prepare(
    `SELECT number, checkout_id, token_hash, grand_total_cents, currency, placed_at FROM orders INDEXED BY orders_by_subscription
     WHERE site_id = ?1 AND subscription_id = ?2 ORDER BY cycle DESC LIMIT ?3`,
  )
    .bind(siteId, id, SHOWN)
    .all<Row>();
  const secrets = sessionSecrets(c.env);
  const name = ({ number, checkout_id: checkoutId, token_hash: tokenHash }: Row) => {
    const text = `${texts.placedOrders.number} ${numberText(number)}`;
    const token = orderTokenOf(secrets, siteId, { checkoutId, tokenHash });
    return token === undefined ? html`<span>${text}</span>` : html`<a href="${statusPath(token)}">${text}</a>`;
  };
  return html`<section class="order-part"><h2>${texts.mySubscription.payments}</h2>
<ul class="order-payments">${results.map(
    (row) => html`<li>${name(row)}
<span>${dateText(c.var.site, row.placed_at)}</span>
<span>${formatMoney(row.grand_total_cents, row.currency, c.var.site.language)}</span></li>`,
  )}</ul></section>`;
}
