import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { supportedLocale } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import { isBought, placedOrderTokenOf } from '../orders/service.ts';
import {
  answerPlainPage,
  entryForm,
  factList,
  homeLink,
  inputField,
  lineList,
  type Markup,
  type PageContext,
  readFormEntries,
  textsOf,
} from '../plain-pages/service.ts';
import { isToken, sessionSecret, sha256 } from '../session/service.ts';
import { CHECKOUT_PATH, ORDER_PATH, STATUS_PATH } from '../site/page-paths.ts';
import { orderReference, type PendingOrder } from './order.ts';
import { orderLine } from './order-line.ts';
import { mayReadOrder, proveOrder } from './reader.ts';
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

/**
 * Shows an order to its buyer. Anyone else who has its link sees what was ordered, and a form that asks for the buyer's
 * address. `refused` is an address that is not the buyer's.
 */
export async function showOrder(c: PageContext, refused?: string): Promise<Response> {
  const order = await find(c);
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
  const isReader = mayReadOrder(c, order);
  const line = await orderLine(c.env.DB, c.var.site, isReader ? order : { ...order, additionalFields: '' }, texts);
  const checkout = html`<p><a class="button" href="${payPath(tokenOf(c))}">${orders.toCheckout}</a></p>`;
  const main = html`${isReader && html`<p class="order-note">${orders.checkText}</p>`}
${lineList([line])}
${factList(isReader ? factsOf(c, order, texts) : [referenceOf(order, texts)])}
${isReader ? checkout : proofForm(c, texts, refused)}
${homeLink(c, texts)}`;
  const title = isReader ? orders.checkTitle : texts.placedOrders.statusTitle;
  const status = refused === undefined || isReader ? 200 : 422;
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.orderReceived, status });
}

/** Takes the email address that lets a reader see the whole order. */
export async function submitOrderProof(c: PageContext): Promise<Response> {
  const { email } = await readFormEntries(c, ['email']);
  const order = await find(c);
  return order && proveOrder(c, order, email) ? redirectToOrder(c, tokenOf(c)) : showOrder(c, email);
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
  const { orders, placedOrders } = texts;
  const error = refused === undefined ? undefined : placedOrders.proofWrong;
  const field = { name: 'email', type: 'email', label: orders.email, value: refused ?? '', error } as const;
  const form = {
    action: orderPath(encodeURIComponent(tokenOf(c))),
    fields: [inputField({ ...field, autocomplete: 'email', maxLength: EMAIL_MAX_LENGTH }, texts)],
    hasErrors: refused !== undefined,
    submitText: placedOrders.proofButton,
    note: orders.proofText,
  };
  return entryForm(form, texts);
}

function referenceOf(order: PendingOrder, { orders }: Catalogue): FieldLine {
  return { title: orders.reference, value: orderReference(order) };
}

function factsOf(c: PageContext, order: PendingOrder, texts: Catalogue): FieldLine[] {
  const { orders } = texts;
  const buyer = { title: orders.email, value: order.email };
  const reference = referenceOf(order, texts);
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
