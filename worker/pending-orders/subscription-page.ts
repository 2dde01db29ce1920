import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { EMAIL_MAX_LENGTH, emailError } from '#runtime/domain/gift.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { readPurchasableProduct } from '../catalogue/service.ts';
import { isBought } from '../orders/service.ts';
import {
  answerPlainPage,
  entryForm,
  homeLink,
  inputField,
  lineList,
  type PageContext,
  readFormEntries,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { isToken, sessionSecrets } from '../session/service.ts';
import { SUBSCRIPTION_PATH } from '../site/page-paths.ts';
import { buyerCall } from './buyer-call.ts';
import type { PendingOrder } from './order.ts';
import { answeredLine } from './order-line.ts';
import { mayReadOrder } from './reader.ts';
import { redirectToCheckout, redirectToOrder } from './redirects.ts';
import { placeSubscription, readStarted, type StartedSubscription } from './subscription.ts';
import { orderTokenOf } from './tokens.ts';

const STATUS = { expired: 410, unknown: 404 } as const;

/** Shows the chosen subscription with a form for the buyer's address, also on the way back from its checkout. */
export async function showSubscription(c: PageContext): Promise<Response> {
  const token = c.req.query('cartToken') ?? '';
  const started = await read(c, token);
  if (!('order' in started)) return showEnd(c, started.status);
  const { order } = started;
  return (await isClosed(c, order)) ? redirectToOrder(c, tokenOf(c, order)) : showForm(c, token, order);
}

/** Places the order and leads to its checkout. A repeat leads to the same, and may change the address. */
export async function submitSubscription(c: PageContext): Promise<Response> {
  const token = c.req.query('cartToken') ?? '';
  const { email } = await readFormEntries(c, ['email']);
  const started = await read(c, token);
  if (!('order' in started)) return showEnd(c, started.status);
  const { order } = started;
  if (await isClosed(c, order)) return redirectToOrder(c, tokenOf(c, order));
  const error = emailError(email);
  if (error) return showForm(c, token, order, { email, error: errorText(error, (await textsOf(c)).fieldErrors) });
  return redirectToCheckout(c, await placeSubscription(buyerCall(c), order, email));
}

/** Reads a started order. To other browsers than the buyer's it is unknown, because it may have answers of a person. */
async function read(c: PageContext, token: string): Promise<StartedSubscription> {
  if (!isToken(token)) return { status: 'unknown' };
  const started = await readStarted({ db: c.env.DB, site: c.var.site, now: Date.now() }, token);
  return started.status === 'open' && !mayReadOrder(c, started.order) ? { status: 'unknown' } : started;
}

/** Whether this browser may no longer change the order, because it was paid or belongs to another one. */
async function isClosed(c: PageContext, order: PendingOrder): Promise<boolean> {
  return !mayReadOrder(c, order) || isBought(c.env.DB, c.var.site.siteId, order.id);
}

function tokenOf(c: PageContext, order: PendingOrder): string {
  return orderTokenOf(sessionSecrets(c.env), c.var.site.siteId, order);
}

async function showForm(c: PageContext, token: string, order: PendingOrder, entry?: { email: string; error: string }) {
  const texts = await textsOf(c);
  const { DB } = c.env;
  const { fullUrl, picture } = await readPurchasableProduct(DB, c.var.site, order.itemId, 'buyer');
  const line = await answeredLine(DB, c.var.site, order, texts, { href: fullUrl, pictureUrl: picture?.assetUrl });
  const field = inputField(
    {
      type: 'email',
      name: 'email',
      label: texts.orders.email,
      hint: withShopName(c, texts.orders.emailHint),
      value: entry?.email ?? order.email,
      autocomplete: 'email',
      maxLength: EMAIL_MAX_LENGTH,
      error: entry?.error,
    },
    texts,
  );
  const form = {
    action: `${SUBSCRIPTION_PATH}?cartToken=${encodeURIComponent(token)}`,
    fields: [field],
    submitText: texts.orders.toCheckout,
    note: texts.orders.payNext,
  };
  return answerPlainPage(c, {
    title: texts.orders.subscriptionTitle,
    main: html`${lineList([line])}${entryForm(form, texts)}`,
    pageType: PAGE_TYPE.checkout,
    status: entry ? 422 : 200,
  });
}

/** Explains why there is no form. */
async function showEnd(c: PageContext, status: keyof typeof STATUS) {
  const texts = await textsOf(c);
  const { orders } = texts;
  return answerPlainPage(c, {
    title: orders[`${status}Title` satisfies keyof Catalogue['orders']],
    main: html`<p>${orders[`${status}Text`]}</p>${homeLink(c, texts)}`,
    pageType: PAGE_TYPE.checkout,
    status: STATUS[status],
  });
}
