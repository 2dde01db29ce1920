import { html } from 'hono/html';
import { PAGE_TYPE, PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, Purchase } from '#runtime/contracts/order.ts';
import { addressErrors } from '#runtime/domain/address.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isCountedOrder, mayBeTracked } from '../acts/service.ts';
import { moduleTags } from '../assets/service.ts';
import { downloadList } from '../downloads/service.ts';
import {
  answerPlainPage,
  emailForm,
  factList,
  homeLink,
  type Line,
  lineList,
  type Markup,
  type PageContext,
  readFormEntries,
  textsOf,
} from '../plain-pages/service.ts';
import { isToken, sha256 } from '../session/service.ts';
import { ACCOUNT_ADDRESS_PATH, STATUS_PATH } from '../site/page-paths.ts';
import { shopCall } from '../site/shop-call.ts';
import { sumsOf } from './amounts.ts';
import { orderFacts } from './facts.ts';
import { returnsPart } from './order-returns.ts';
import { contactPart, filesOf, nextPart, stateText, timeLine } from './page-parts.ts';
import { purchaseOf } from './purchase.ts';
import { isOwn, mayReadPerson, type OwnedOrder, provePerson, withoutPerson } from './reader.ts';
import { type FoundOrder, findByToken } from './repository.ts';
import { boughtLines, readShownLines } from './shown-lines.ts';
import { withdrawPart } from './withdraw-part.ts';
import { withdrawalPart } from './withdrawal-period.ts';

/** Shows the page right after the payment (page type 202; 208 where the buyer became a member). */
export function showConfirmation(c: PageContext): Promise<Response> {
  return show(c, PAGE_TYPE.orderConfirmed, async ({ placedOrders }, order, checkoutId) => ({
    title: placedOrders.confirmedTitle,
    intro: order.email && fill(placedOrders.confirmedText, { email: order.email }),
    extra: html`<div hidden data-sq-purchase="${JSON.stringify(await trackedPurchase(c, order, checkoutId))}"></div>
${await moduleTags(c.env, 'confirmation')}`,
  }));
}

/**
 * Shows the page for anyone who has the order's link, at any time (page type 211). `refused` is an email address that
 * is not the order's.
 */
export function showStatus(c: PageContext, refused?: string): Promise<Response> {
  const heading: Heading = async ({ placedOrders }) => ({ title: placedOrders.statusTitle, intro: '', extra: '' });
  return show(c, PAGE_TYPE.orderStatus, heading, refused);
}

/** Takes the email address that lets a reader see the whole order. */
export async function submitProof(c: PageContext): Promise<Response> {
  const { email } = await readFormEntries(c, ['email']);
  const found = await find(c);
  if (!found || !provePerson(c, owned(found), email)) return showStatus(c, email);
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${STATUS_PATH}?${new URLSearchParams({ orderToken: c.req.query('orderToken') ?? '' })}`, 303);
}

/** What the page shows of the order, without its act where the act may not be tracked. */
async function trackedPurchase(c: PageContext, order: Order, checkoutId: string): Promise<Purchase> {
  const isCounted = isCountedOrder(c.env, order);
  const purchase = purchaseOf(order, { checkoutId, isCounted, now: Date.now() });
  const { act, ...others } = purchase;
  return act && (await mayBeTracked(c.env.DB, order.websiteId, act.id)) ? purchase : others;
}

type Heading = (
  texts: Catalogue,
  order: Order,
  checkoutId: string,
) => Promise<{ title: string; intro: string; extra: Markup | '' }>;

async function show(
  c: PageContext,
  pageType: typeof PAGE_TYPE.orderConfirmed | typeof PAGE_TYPE.orderStatus,
  heading: Heading,
  refused?: string,
): Promise<Response> {
  const found = await find(c);
  const texts = await textsOf(c);
  const { placedOrders } = texts;
  if (!found) {
    const main = html`<p>${placedOrders.unknownText}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: placedOrders.unknownTitle, main, pageType, status: 404 });
  }
  const isPerson = mayReadPerson(c, owned(found));
  const order = isPerson ? found.order : withoutPerson(found.order);
  const { title, intro, extra } = await heading(texts, order, found.checkoutId);
  const { site } = c.var;
  const call = shopCall(c.env, site);
  const files = isPerson ? await filesOf(call, order, texts) : undefined;
  const state = { title: texts.afterSale.state, value: stateText(order, texts) };
  const main = html`${intro && html`<p class="order-note">${intro}</p>`}
${order.testMode && html`<p class="order-note">${placedOrders.testMode}</p>`}
${files && downloadList(files)}
${lineList(await linesOf(c, order, texts))}
${sums(c, order, texts)}
${factList([state, ...orderFacts(site, order, texts)])}
${isOwn(c, order) && saveAddressForm(c, order, texts)}
${isPerson && (await nextPart(call, order, texts))}
${await withdrawalPart(call, found.order, texts)}
${await withdrawPart(call, found.order, c.req.query('orderToken') ?? '', texts)}
${await returnsPart(call, order, c.req.query('orderToken') ?? '', texts)}
${timeLine(site, order, texts)}
${contactPart(site, texts)}
${!isPerson && proofForm(c, texts, refused)}
${homeLink(c, texts)}
${extra}`;
  const shownType =
    pageType === PAGE_TYPE.orderConfirmed && isMembership(order) ? PAGE_TYPE.membershipConfirmed : pageType;
  return answerPlainPage(c, {
    title,
    main,
    pageType: shownType,
    status: refused === undefined || isPerson ? 200 : 422,
  });
}

function isMembership({ items }: Order): boolean {
  return items.some(({ productType }) => productType === PRODUCT_TYPE.paywall);
}

function owned({ order, visitorHash }: FoundOrder): OwnedOrder {
  return { id: order.id, visitorHash, email: order.email, orderedAt: order.placedAt };
}

async function find(c: PageContext): Promise<FoundOrder | undefined> {
  const token = c.req.query('orderToken');
  return isToken(token) ? findByToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
}

/** Returns the button that saves the order's address in the account of its buyer; '' where an account has no such ones. */
function saveAddressForm(c: PageContext, { address }: Order, texts: Catalogue): Markup | '' {
  if (!address || Object.keys(addressErrors(address)).length > 0) return '';
  const action = `${ACCOUNT_ADDRESS_PATH}?${new URLSearchParams({ orderToken: c.req.query('orderToken') ?? '' })}`;
  return html`<form method="post" action="${action}"><p><button class="button button--quiet" type="submit">${texts.placedOrders.saveAddress}</button></p></form>`;
}

/** Returns the form that asks for the order's email address. */
function proofForm(c: PageContext, texts: Catalogue, refused: string | undefined): Markup {
  const { proofButton: submitText, proofText: note } = texts.placedOrders;
  const action = `${STATUS_PATH}?${new URLSearchParams({ orderToken: c.req.query('orderToken') ?? '' })}`;
  return emailForm({ action, refused, submitText, note }, texts);
}

async function linesOf(c: PageContext, { items, grandTotal }: Order, texts: Catalogue): Promise<Line[]> {
  const { siteId, language } = c.var.site;
  const shop = { db: c.env.DB, siteId, language, currency: grandTotal.currencyCode };
  const lines = await readShownLines(shop, boughtLines(items), texts);
  return lines.map(({ title, pictureUrl, options, answers, quantity, each, amount }, position) => {
    const back = items[position]?.refundedQuantity ?? 0;
    const facts = [
      ...options,
      ...answers,
      { title: texts.product.quantity, value: String(quantity) },
      ...(back > 0 ? [{ title: texts.afterSale.refundedSum, value: String(back) }] : []),
    ];
    const price = { title: texts.placedOrders.price, value: each };
    return { title, pictureUrl, facts: quantity > 1 ? [...facts, price] : facts, amount };
  });
}

function sums(c: PageContext, order: Order, texts: Catalogue): Markup {
  const {
    subtotal,
    discountTotal,
    shippingTotal,
    taxTotal,
    giftCardTotal,
    grandTotal,
    refundedTotal,
    giftCardRefunded,
  } = order;
  const { shippingName, coupons, provider, paymentMethod } = order;
  const summed = {
    subtotalCents: subtotal.value,
    discountCents: discountTotal.value,
    shippingCents: shippingTotal.value,
    taxCents: taxTotal.value,
    taxIncluded: order.taxIncluded,
    giftCardCents: giftCardTotal.value,
    grandTotalCents: grandTotal.value,
    shippingName,
    coupons,
    provider,
    paymentMethod,
  };
  const shop = { currency: grandTotal.currencyCode, language: c.var.site.language };
  const refundedCents = refundedTotal.value + giftCardRefunded.value;
  const refunded = formatMoney(refundedCents, shop.currency, shop.language);
  const back = refundedCents > 0 ? [{ title: texts.afterSale.refundedSum, amount: refunded, isTotal: false }] : [];
  return html`<dl class="order-sums">${[...sumsOf(summed, shop, texts), ...back].map(
    ({ title, amount, isTotal }) =>
      html`<div${isTotal && html` class="order-sum"`}><dt>${title}</dt><dd>${amount}</dd></div>`,
  )}</dl>`;
}
