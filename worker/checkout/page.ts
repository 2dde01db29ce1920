import { html } from 'hono/html';
import type { CartEntry, ShoppingCart } from '#runtime/contracts/cart.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { readCart } from '../cart/service.ts';
import { readPurchasableProduct } from '../catalogue/service.ts';
import { guaranteeNotice, noticeHtml } from '../notices/service.ts';
import { checkoutLine, findPending, mayReadOrder, orderTokenOf, redirectToOrder } from '../pending-orders/service.ts';
import {
  answerPlainPage,
  homeLink,
  type Line,
  lineList,
  type PageContext,
  productFacts,
  textsOf,
} from '../plain-pages/service.ts';
import { isToken, readCartCookie, sessionSecrets, sha256 } from '../session/service.ts';
import { storeCurrency } from '../site/store-settings.ts';

/** Of the notice of the legal guarantee, which is too large to stand before the form: a link there leads to it. */
const NOTICE_ID = 'legal-guarantee';

/** Shows the cart or the pending order as plain HTML until the page's script has loaded. */
export async function showCheckout(c: PageContext): Promise<Response> {
  const token = c.req.query('order') ?? '';
  const found = token ? await findOrder(c, token) : undefined;
  if (found?.order.placedAt && !mayReadOrder(c, found.order)) return redirectToOrder(c, found.orderToken);
  const texts = await textsOf(c);
  const { content, types } = await (token ? orderSummary(c, found, texts) : cartSummary(c, texts));
  const notice = await guaranteeNotice({ db: c.env.DB, site: c.var.site, now: Date.now() }, types, texts);
  const order = token && html` order="${token}"`;
  const main = html`<noscript><p class="order-note">${texts.orders.payingNeedsScript}</p></noscript>
${notice && html`<p class="order-note"><a href="#${NOTICE_ID}">${notice.title}</a></p>`}
<sq-checkout${order}>${content}</sq-checkout>
${notice && html`<section class="order-notice" id="${NOTICE_ID}"><h2>${notice.title}</h2>${noticeHtml(notice)}</section>`}`;
  return answerPlainPage(c, { title: texts.orders.checkoutTitle, main, pageType: PAGE_TYPE.checkout });
}

/** Finds a pending order by either of its tokens, and returns it with the one that opens its checkout. */
async function findOrder(c: PageContext, token: string) {
  if (!isToken(token)) return undefined;
  const { siteId } = c.var.site;
  const order = await findPending(c.env.DB, siteId, sha256(token));
  return order && { order, orderToken: orderTokenOf(sessionSecrets(c.env), siteId, order) };
}

/** Returns the order's line; '' if there is none that this visitor may see, because the script explains that. */
async function orderSummary(c: PageContext, found: Awaited<ReturnType<typeof findOrder>>, texts: Catalogue) {
  if (!found || !mayReadOrder(c, found.order)) return { content: html``, types: [] };
  const { DB } = c.env;
  const [line, types] = await Promise.all([checkoutLine(DB, c.var.site, found, texts), typesOf(c, found.order.itemId)]);
  return { content: lineList([line]), types };
}

/** Returns the type of a pending order's product; none if the product is gone. */
async function typesOf(c: PageContext, itemId: string): Promise<number[]> {
  const product = await readPurchasableProduct(c.env.DB, c.var.site, itemId, 'buyer').catch(() => undefined);
  return product ? [product.productType] : [];
}

async function cartSummary(c: PageContext, texts: Catalogue) {
  const { site } = c.var;
  const call = { db: c.env.DB, site, cartToken: readCartCookie(c), now: Date.now() };
  const cart = await readCart(call, { mock: false, withTotals: true });
  return {
    content: await (cart.entries.length > 0 ? filledCart(c, cart, texts) : emptyCart(c, texts)),
    types: cart.entries.map(({ productType }) => productType),
  };
}

function emptyCart(c: PageContext, texts: Catalogue) {
  return html`<p>${texts.orders.emptyCart}</p>${homeLink(c, texts)}`;
}

async function filledCart(c: PageContext, { entries, subtotalCents }: ShoppingCart, texts: Catalogue) {
  const { site } = c.var;
  const { orders } = texts;
  const itemIds = [...new Set(entries.map(({ itemId }) => itemId))];
  const forms = await readItemForms(c.env.DB, site.siteId, itemIds);
  const money = (minorUnits: number) => formatMoney(minorUnits, storeCurrency(site), site.language);
  const lines = entries.map((entry): Line => {
    const answers = fieldLines(forms.get(entry.itemId), entry.additionalFields, texts.form);
    const facts = productFacts({ ...entry.chosenVariant, quantity: entry.quantity }, answers, texts);
    return { ...toLine(entry, facts, money, texts), entry: { id: entry.id, answers } };
  });
  return html`${lineList(lines)}
<p class="order-total"><span>${orders.subtotal}</span> <strong>${money(subtotalCents)}</strong></p>
<p><a class="button" href="/cart">${orders.backToCart}</a></p>`;
}

function toLine(
  { title, fullUrl, image, quantity, purchasePriceCents, subTotal, priceLines = [] }: CartEntry,
  facts: Line['facts'],
  money: (minorUnits: number) => string,
  { orders }: Catalogue,
): Line {
  const each = { title: orders.price, value: money(purchasePriceCents) };
  return {
    title,
    href: fullUrl,
    pictureUrl: image?.assetUrl,
    facts: quantity > 1 ? [...facts, each] : facts,
    notes: priceLines.map(({ text }) => text),
    amount: money(subTotal),
  };
}
