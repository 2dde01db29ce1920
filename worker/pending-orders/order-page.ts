import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { supportedLocale } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import { isBought, placedOrderTokenOf } from '../orders/service.ts';
import { answerPlainPage, factList, homeLink, lineList, type PageContext, textsOf } from '../plain-pages/service.ts';
import { isToken, sessionSecret, sha256 } from '../session/service.ts';
import { CHECKOUT_PATH, ORDER_PATH, STATUS_PATH } from '../site/page-paths.ts';
import { orderReference, type PendingOrder } from './order.ts';
import { orderLine } from './order-line.ts';
import { findByOrderToken } from './repository.ts';

function orderPath(orderToken: string): string {
  return `${ORDER_PATH}?orderToken=${orderToken}`;
}

export function redirectToOrder(c: PageContext, orderToken: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(orderPath(orderToken), 303);
}

/** Returns the path of an order's checkout, which opens with the same token as its summary. */
function payPath(orderToken: string): string {
  return `${CHECKOUT_PATH}?order=${orderToken}`;
}

/** Shows an order to anyone who has its token. */
export async function showOrder(c: PageContext): Promise<Response> {
  const token = c.req.query('orderToken') ?? '';
  const order = isToken(token) && (await findByOrderToken(c.env.DB, c.var.site.siteId, sha256(token)));
  const texts = await textsOf(c);
  const { orders } = texts;
  if (!order) {
    const main = html`<p>${orders.unknownText}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: orders.unknownTitle, main, pageType: PAGE_TYPE.orderReceived, status: 404 });
  }
  const { siteId } = c.var.site;
  if (await isBought(c.env.DB, siteId, order.id)) {
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${STATUS_PATH}?orderToken=${placedOrderTokenOf(sessionSecret(c.env), siteId, order.id)}`, 303);
  }
  const line = await orderLine(c.env.DB, c.var.site, order, texts);
  const main = html`<p class="order-note">${orders.checkText}</p>
${lineList([line])}
${factList(factsOf(c, order, texts))}
<p><a class="button" href="${payPath(token)}">${orders.toCheckout}</a></p>
${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: orders.checkTitle, main, pageType: PAGE_TYPE.orderReceived });
}

function factsOf(c: PageContext, order: PendingOrder, { orders }: Catalogue): FieldLine[] {
  const buyer = { title: orders.email, value: order.email };
  const reference = { title: orders.reference, value: orderReference(order) };
  if (order.kind !== 'gift-card') return [buyer, reference];
  const { recipientName, recipientEmail, message, deliveryDate } = order.gift;
  return [
    { title: orders.recipientName, value: recipientName },
    { title: orders.recipientEmail, value: recipientEmail },
    ...(message === '' ? [] : [{ title: orders.message, value: message }]),
    { title: orders.deliveryDate, value: dayText(deliveryDate, c.var.site.language) },
    buyer,
    reference,
  ];
}

/** Formats an ISO day in the language. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
