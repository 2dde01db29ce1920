import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { answerPlainPage, homeLink, type PageContext, textsOf, withShopName } from '../plain-pages/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { type BoughtOrder, findBought } from './bought.ts';
import { orderIdIn } from './links.ts';
import { refuseStatements } from './refusals.ts';

/** Asks whether to end the requests, because mail scanners open links too. The page names no person. */
export async function showRefusal(c: PageContext): Promise<Response> {
  if (!(await find(c))) return showUnknown(c);
  const texts = await textsOf(c);
  const { stopTitle, stopText, stopButton } = texts.writtenReviews;
  const main = html`<p>${withShopName(c, stopText)}</p>
<form method="post" action="${c.req.path}?${new URLSearchParams({ token: c.req.query('token') ?? '' })}"><button class="button" type="submit">${stopButton}</button></form>`;
  return answerPlainPage(c, { title: stopTitle, main, pageType: PAGE_TYPE.reviewsRequest });
}

/** Ends the requests. The page's button posts here, and so does the mail program's own (RFC 8058). */
export async function submitRefusal(c: PageContext): Promise<Response> {
  const order = await find(c);
  if (!order) return showUnknown(c);
  await c.env.DB.batch(refuseStatements(c.env.DB, order.siteId, order.email, Date.now()));
  const texts = await textsOf(c);
  const { stopTitle, stoppedText } = texts.writtenReviews;
  const main = html`<p role="status">${withShopName(c, stoppedText)}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: stopTitle, main, pageType: PAGE_TYPE.reviewsRequest });
}

async function find(c: PageContext): Promise<BoughtOrder | undefined> {
  const { siteId } = c.var.site;
  const token = c.req.query('token') ?? '';
  const orderId = orderIdIn(sessionSecrets(c.env), siteId, 'no-review-requests', token);
  return orderId === undefined ? undefined : findBought(c.env.DB, siteId, orderId);
}

export async function showUnknown(c: PageContext): Promise<Response> {
  const texts = await textsOf(c);
  const { unknownTitle, unknownText } = texts.placedOrders;
  const main = html`<p>${unknownText}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: unknownTitle, main, pageType: PAGE_TYPE.reviewsRequest, status: 404 });
}
