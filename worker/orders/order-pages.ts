import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderItem } from '#runtime/contracts/order.ts';
import { formatMoney, supportedLocale } from '#runtime/domain/money.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { moduleTags } from '../assets/service.ts';
import {
  answerPlainPage,
  factList,
  homeLink,
  type Line,
  lineList,
  type Markup,
  type PageContext,
  productFacts,
  textsOf,
} from '../plain-pages/service.ts';
import { isToken, sha256 } from '../session/service.ts';
import { addressLines } from './address-lines.ts';
import { lineAmount, sumsOf } from './amounts.ts';
import { purchaseOf } from './purchase.ts';
import { findByToken } from './repository.ts';

/** Shows the page right after the payment (page type 202). */
export function showConfirmation(c: PageContext): Promise<Response> {
  return show(c, PAGE_TYPE.orderConfirmed, async ({ placedOrders }, order) => ({
    title: placedOrders.confirmedTitle,
    intro: fill(placedOrders.confirmedText, { email: order.email }),
    extra: html`<div hidden data-sq-purchase="${JSON.stringify(purchaseOf(order))}"></div>
${await moduleTags(c.env, 'confirmation')}`,
  }));
}

/** Shows the page for anyone who has the order's link, at any time (page type 211). */
export function showStatus(c: PageContext): Promise<Response> {
  return show(c, PAGE_TYPE.orderStatus, async ({ placedOrders }) => ({
    title: placedOrders.statusTitle,
    intro: '',
    extra: '',
  }));
}

type Heading = (texts: Catalogue, order: Order) => Promise<{ title: string; intro: string; extra: Markup | '' }>;

async function show(
  c: PageContext,
  pageType: typeof PAGE_TYPE.orderConfirmed | typeof PAGE_TYPE.orderStatus,
  heading: Heading,
): Promise<Response> {
  const token = c.req.query('orderToken');
  const found = isToken(token) ? await findByToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
  const texts = await textsOf(c);
  const { placedOrders } = texts;
  if (!found) {
    const main = html`<p>${placedOrders.unknownText}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: placedOrders.unknownTitle, main, pageType, status: 404 });
  }
  const { title, intro, extra } = await heading(texts, found);
  const main = html`${intro && html`<p class="order-note">${intro}</p>`}
${found.testMode && html`<p class="order-note">${placedOrders.testMode}</p>`}
${lineList(await linesOf(c, found, texts))}
${sums(c, found, texts)}
${factList(factsOf(c, found, texts))}
${homeLink(c, texts)}
${extra}`;
  return answerPlainPage(c, { title, main, pageType });
}

async function linesOf(c: PageContext, { items }: Order, texts: Catalogue): Promise<Line[]> {
  const { siteId } = c.var.site;
  const forms = await readItemForms(c.env.DB, siteId, [...new Set(items.map(({ itemId }) => itemId))]);
  return items.map((item) => {
    const answers = fieldLines(forms.get(item.itemId), item.additionalFields, texts.form);
    const each = { title: texts.placedOrders.price, value: priceText(c, item, 1, texts) };
    const facts = productFacts(item, answers, texts);
    return {
      title: item.productName,
      facts: item.quantity > 1 ? [...facts, each] : facts,
      amount: priceText(c, item, item.quantity, texts),
    };
  });
}

function priceText(c: PageContext, { unitPrice, plan }: OrderItem, quantity: number, texts: Catalogue): string {
  const { language } = c.var.site;
  return lineAmount(unitPrice.value * quantity, plan, { currency: unitPrice.currencyCode, language }, texts);
}

function sums(c: PageContext, order: Order, texts: Catalogue): Markup {
  const { subtotal, discountTotal, shippingTotal, taxTotal, giftCardTotal, grandTotal, shippingName } = order;
  const summed = {
    subtotalCents: subtotal.value,
    discountCents: discountTotal.value,
    shippingCents: shippingTotal.value,
    shippingName,
    taxCents: taxTotal.value,
    // Taxes that prices do not include are part of the grand total.
    taxIncluded: grandTotal.value === subtotal.value - discountTotal.value + shippingTotal.value,
    giftCardCents: giftCardTotal.value,
    grandTotalCents: grandTotal.value,
  };
  const money = (cents: number) => formatMoney(cents, grandTotal.currencyCode, c.var.site.language);
  return html`<dl class="order-sums">${sumsOf(summed, texts).map(
    ({ title, cents, isTotal }) =>
      html`<div${isTotal && html` class="order-sum"`}><dt>${title}</dt><dd>${money(cents)}</dd></div>`,
  )}</dl>`;
}

function factsOf(c: PageContext, order: Order, { placedOrders }: Catalogue) {
  const { language } = c.var.site;
  const timeZone = supportedTimeZone(c.var.site.timeZone);
  const dates = new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone });
  const address = order.address ? addressLines(order.address, language).join(', ') : '';
  const facts = [
    { title: placedOrders.number, value: String(order.number) },
    { title: placedOrders.date, value: dates.format(order.placedAt) },
    { title: placedOrders.email, value: order.email },
    { title: placedOrders.address, value: address },
    { title: placedOrders.note, value: order.note },
  ];
  return facts.filter(({ value }) => value !== '');
}
