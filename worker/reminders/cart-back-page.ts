import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { findCartOf, hasCart, takeOverCart } from '../cart/service.ts';
import {
  answerPlainPage,
  emailForm,
  homeLink,
  type PageContext,
  readFormEntries,
  textsOf,
} from '../plain-pages/service.ts';
import { isEqual, sessionSecrets } from '../session/service.ts';
import { CART_BACK_PATH, CHECKOUT_PATH } from '../site/page-paths.ts';
import { subjectOf } from './links.ts';

/**
 * Leads the browser that has the cart to its checkout, and asks any other for the buyer's address: the checkout knows
 * more of the buyer than the link may show. `refused` is an address that is not the buyer's.
 */
export async function showCartBack(c: PageContext, refused?: string): Promise<Response> {
  const found = await find(c);
  const texts = await textsOf(c);
  const { orders, reminders } = texts;
  const pageType = PAGE_TYPE.checkout;
  if (!found) {
    const main = html`<p>${reminders.goneText}</p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: reminders.goneTitle, main, pageType, status: 404 });
  }
  if (hasCart(c, found.cart.tokenHash)) return toCheckout(c);
  const form = {
    action: `${CART_BACK_PATH}?${new URLSearchParams({ cart: c.req.query('cart') ?? '' })}`,
    refused,
    submitText: orders.toCheckout,
    note: reminders.proofText,
  };
  const main = html`${emailForm(form, texts)}${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: reminders.backTitle, main, pageType, status: refused === undefined ? 200 : 422 });
}

/** Gives the cart to the browser whose reader names the address that was entered at its checkout. */
export async function bringCartBack(c: PageContext): Promise<Response> {
  const { email } = await readFormEntries(c, ['email']);
  const found = await find(c);
  if (!found || !isEqual(email.toLowerCase(), found.email)) return showCartBack(c, email);
  if (!hasCart(c, found.cart.tokenHash)) await takeOverCart(c, found.cart);
  return toCheckout(c);
}

function toCheckout(c: PageContext): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(CHECKOUT_PATH, 303);
}

/** Finds the cart that the link names, and the address entered at its checkout. */
async function find(c: PageContext) {
  const { siteId } = c.var.site;
  const checkoutId = subjectOf(sessionSecrets(c.env), siteId, 'cart-back', c.req.query('cart') ?? '');
  if (checkoutId === undefined) return undefined;
  const [cart, email] = await Promise.all([
    findCartOf(c.env.DB, c.var.site, checkoutId),
    c.env.DB.prepare('SELECT email FROM checkouts WHERE site_id = ?1 AND checkout_id = ?2')
      .bind(siteId, checkoutId)
      .first<string>('email'),
  ]);
  return cart && email && cart.lines.length > 0 ? { cart, email } : undefined;
}
