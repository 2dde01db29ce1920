import { html, raw } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { isEditPossible } from '../checkout/service.ts';
import { confirmationPath, findTokenOfOrder } from '../orders/service.ts';
import { offersOnlyTestPayments } from '../payments/service.ts';
import {
  answerPlainPage,
  factList,
  homeLink,
  lineList,
  type Markup,
  type PageContext,
  productFacts,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { isToken, randomToken, sessionSecrets, sha256 } from '../session/service.ts';
import { addressLines } from '../site/address-lines.ts';
import { dateText } from '../site/date-text.ts';
import { moneyRules } from '../site/money-rules.ts';
import { shopCall } from '../site/shop-call.ts';
import { contactAddress, storeCurrency } from '../site/store-settings.ts';
import type { PlannedEdit } from '../subscriptions/service.ts';
import { type Agreements, agreementsPart, asked } from './agreements.ts';
import { payPath } from './links.ts';
import { draftProviders, dueOf } from './pay.ts';
import { type PricedDraft, priceDraft } from './price.ts';
import { findByToken, type StoredDraft } from './repository.ts';

/** What went wrong with a press, by the text that says it. */
export type Refusal = { note: string; missing?: Partial<Agreements> };

/** Finds what a link opens while it can be paid; undefined for any other. */
export async function findPayable(c: PageContext): Promise<StoredDraft | undefined> {
  const draft = await findLinked(c);
  if (draft?.state !== 'open' || (draft.expiresAt ?? 0) <= Date.now()) return undefined;
  const { siteId, id, edit } = draft;
  return edit && !(await isEditPossible(c.env.DB, siteId, id, edit)) ? undefined : draft;
}

async function findLinked(c: PageContext): Promise<StoredDraft | undefined> {
  const token = c.req.param('token');
  return isToken(token) ? findByToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
}

/** Shows what the shop has written for a buyer, and the form that pays for it. It works without a script. */
export async function showPayPage(c: PageContext, refusal?: Refusal): Promise<Response> {
  const draft = await findPayable(c);
  if (!draft) return showEnd(c);
  const call = shopCall(c.env, c.var.site);
  const texts = await textsOf(c);
  const priced = await priceDraft(call, draft.id, draft.input);
  const { paymentLinks } = texts;
  const until = fill(paymentLinks.until, { date: dateText(c.var.site, draft.expiresAt ?? 0) });
  const isStopped = priced.problems.length > 0;
  const main = html`${refusal?.note && html`<p class="order-note" role="alert">${refusal.note}</p>`}
${draft.input.message && html`<p class="order-note">${draft.input.message}</p>`}
${offersOnlyTestPayments(c.env, c.var.site) && html`<p class="order-note">${(await checkoutTextsIn(c.var.site.language)).testMode}</p>`}
${lineList(linesOf(c, priced, texts))}
${draft.edit ? editSums(c, draft.edit, draft.totalCents, texts) : sums(c, priced, texts)}
${addressPart(c, draft, texts)}
${isStopped ? html`<p class="order-note" role="alert">${withShopName(c, paymentLinks.soldOut)}</p>` : await payForm(c, draft, priced, refusal)}
${!isStopped && html`<p class="order-note">${until}</p>`}`;
  const title = withShopName(c, paymentLinks.title);
  return answerPlainPage(c, { title, main, pageType: PAGE_TYPE.checkout, status: refusal ? 422 : 200 });
}

/** A link that was paid leads to its order; any other one says that it has ended. */
async function showEnd(c: PageContext): Promise<Response> {
  const draft = await findLinked(c);
  const texts = await textsOf(c);
  if (draft?.state === 'paid' && draft.orderId) {
    const token = await findTokenOfOrder(c.env.DB, sessionSecrets(c.env), c.var.site.siteId, draft.orderId);
    if (token !== undefined) return redirectTo(c, confirmationPath(token));
  }
  const { goneText, goneTitle, overText } = texts.paymentLinks;
  const isWaiting = draft?.state === 'open' || draft?.state === 'expired';
  const isOver = isWaiting && draft.expiresAt !== null && draft.expiresAt <= Date.now();
  const date = isOver ? dateText(c.var.site, draft.expiresAt ?? 0) : '';
  const contact = contactAddress(c.var.site);
  const main = html`<p>${withShopName(c, isOver ? fill(overText, { date }) : goneText)}</p>
${contact && html`<p><a href="mailto:${contact}">${contact}</a></p>`}${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: goneTitle, main, pageType: PAGE_TYPE.checkout, status: 410 });
}

export function redirectTo(c: PageContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
}

function money(c: PageContext): (cents: number) => string {
  return (cents) => formatMoney(cents, storeCurrency(c.var.site), c.var.site.language);
}

function linesOf(c: PageContext, { lines }: PricedDraft, texts: Catalogue) {
  const write = money(c);
  return lines.map(({ title, pictureUrl, attributes, quantity, unitCents }) => {
    const each = { title: texts.placedOrders.price, value: write(unitCents) };
    const facts = productFacts({ attributes, quantity }, [], texts);
    return { title, pictureUrl, facts: quantity > 1 ? [...facts, each] : facts, amount: write(unitCents * quantity) };
  });
}

/** What is added to an order, less what is taken off. */
function editSums(c: PageContext, edit: PlannedEdit, dueCents: number, { placedOrders, paymentLinks }: Catalogue) {
  const write = money(c);
  const { addedCents, removedCents } = edit;
  const credit = { title: fill(paymentLinks.credit, { number: '' }).trim(), amount: write(-removedCents) };
  const all = [
    { title: fill(paymentLinks.addedTitle, { number: '' }).trim(), amount: write(addedCents) },
    ...(removedCents > 0 ? [credit] : []),
  ];
  return html`<dl class="order-sums">${all.map(({ title, amount }) => html`<div><dt>${title}</dt><dd>${amount}</dd></div>`)}
<div class="order-sum"><dt>${placedOrders.total}</dt><dd>${write(dueCents)}</dd></div></dl>`;
}

function sums(c: PageContext, { totals }: PricedDraft, { placedOrders, cartPage }: Catalogue): Markup {
  const write = money(c);
  const { subtotalCents, discountCents, shipping, shippingCostCents, taxCents, grandTotalCents } = totals;
  const taxes = moneyRules(c.var.site).pricesIncludeTax ? placedOrders.taxesIncluded : placedOrders.taxes;
  const all = [
    { title: placedOrders.subtotal, amount: write(subtotalCents) },
    ...(discountCents > 0 ? [{ title: placedOrders.discount, amount: write(-discountCents) }] : []),
    ...(shipping
      ? [
          {
            title: `${placedOrders.delivery}: ${shipping.name}`,
            amount: shippingCostCents === 0 ? cartPage.free : write(shippingCostCents),
          },
        ]
      : []),
    ...(taxCents > 0 ? [{ title: taxes, amount: write(taxCents) }] : []),
    { title: placedOrders.total, amount: write(grandTotalCents), isTotal: true },
  ];
  return html`<dl class="order-sums">${all.map(
    ({ title, amount, ...sum }) =>
      html`<div${'isTotal' in sum && html` class="order-sum"`}><dt>${title}</dt><dd>${amount}</dd></div>`,
  )}</dl>`;
}

function addressPart(c: PageContext, { input: { address, email } }: StoredDraft, { placedOrders }: Catalogue): Markup {
  const where = address
    ? [{ title: placedOrders.address, value: addressLines(address, c.var.site.language).join('\n') }]
    : [];
  return factList([{ title: placedOrders.email, value: email }, ...where]);
}

/** A press is known by its key, so that a second one does nothing new. */
async function payForm(c: PageContext, draft: StoredDraft, priced: PricedDraft, refusal: Refusal | undefined) {
  const texts = await textsOf(c);
  const checkout = await checkoutTextsIn(c.var.site.language);
  const call = shopCall(c.env, c.var.site);
  const dueCents = dueOf(draft, priced);
  const providers = draftProviders(call, draft).map(({ provider }) => provider);
  const names = { stripe: checkout.stripe, test: checkout.testMode, manual: '' };
  if (dueCents > 0 && providers.length === 0) return html`<p class="order-note">${checkout.cannotPay}</p>`;
  const choice = html`<fieldset><legend>${checkout.payment}</legend>${providers.map(
    (name, index) =>
      html`<p><label><input type="radio" name="provider" value="${name}"${raw(index === 0 ? ' checked' : '')}> ${names[name]}</label></p>`,
  )}</fieldset>`;
  const button = dueCents > 0 ? fill(checkout.pay, { amount: money(c)(dueCents) }) : checkout.placeOrder;
  return html`<form method="post" action="${payPath(c.req.param('token') ?? '')}">
<input type="hidden" name="key" value="${randomToken()}">
<input type="hidden" name="due" value="${dueCents}">
${dueCents > 0 && (providers.length > 1 ? choice : html`<input type="hidden" name="provider" value="${providers[0] ?? ''}">`)}
${await agreementsPart(call, await asked(call, priced, draft.input.address, texts), refusal?.missing, texts)}
<p><button class="button" type="submit">${button}</button></p>
</form>`;
}
