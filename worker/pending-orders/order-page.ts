import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { findOrderToken, statusPath } from '../orders/service.ts';
import {
  answerPlainPage,
  emailForm,
  homeLink,
  lineList,
  type Markup,
  type PageContext,
  readFormEntries,
  textsOf,
} from '../plain-pages/service.ts';
import { isToken, sessionSecrets, sha256 } from '../session/service.ts';
import type { PendingOrder } from './order.ts';
import { orderLine } from './order-line.ts';
import { mayReadOrder, proveOrder } from './reader.ts';
import { orderPath, redirect, redirectToCheckout } from './redirects.ts';
import { findByOrderToken } from './repository.ts';

/**
 * Leads visitors with an order's link to the right page: its checkout, or its status once it is paid. Another browser
 * than the buyer's sees the products, and a form that asks for the buyer's address. `refused` is an address that is not
 * the buyer's.
 */
export async function showOrder(c: PageContext, refused?: string): Promise<Response> {
  const order = await find(c);
  const texts = await textsOf(c);
  const { orders, placedOrders } = texts;
  if (!order) {
    const main = html`<p>${orders.unknownText}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: orders.unknownTitle, main, pageType: PAGE_TYPE.orderReceived, status: 404 });
  }
  const { siteId } = c.var.site;
  const token = await findOrderToken(c.env.DB, sessionSecrets(c.env), siteId, order.id);
  if (token !== undefined) return redirect(c, statusPath(token));
  if (mayReadOrder(c, order)) return redirectToCheckout(c, tokenOf(c));
  const line = await orderLine(c.env.DB, c.var.site, order, texts);
  const main = html`${lineList([line])}
${proofForm(c, texts, refused)}
${homeLink(c, texts)}`;
  const status = refused === undefined ? 200 : 422;
  return answerPlainPage(c, { title: placedOrders.statusTitle, main, pageType: PAGE_TYPE.orderReceived, status });
}

/** Takes the email address that lets a reader go on with the order. */
export async function submitOrderProof(c: PageContext): Promise<Response> {
  const { email } = await readFormEntries(c, ['email']);
  const order = await find(c);
  return order && (await proveOrder(c, order, email)) ? redirectToCheckout(c, tokenOf(c)) : showOrder(c, email);
}

function tokenOf(c: PageContext): string {
  return c.req.query('orderToken') ?? '';
}

async function find(c: PageContext): Promise<PendingOrder | undefined> {
  const token = tokenOf(c);
  return isToken(token) ? findByOrderToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
}

/** Returns the form that asks for the buyer's email address. */
function proofForm(c: PageContext, texts: Catalogue, refused: string | undefined): Markup {
  const { toCheckout: submitText, proofText: note } = texts.orders;
  return emailForm({ action: orderPath(tokenOf(c)), refused, submitText, note }, texts);
}
