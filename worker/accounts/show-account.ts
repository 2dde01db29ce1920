import { html } from 'hono/html';
import type { AccountOrder, AccountSubscription } from '#runtime/contracts/account.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { PersonCall, Session } from '../people/service.ts';
import {
  answerPlainPage,
  entryForm,
  hiddenField,
  inputField,
  type Markup,
  type PageContext,
  textsOf,
} from '../plain-pages/service.ts';
import { cancelLink } from '../site/cancel-links.ts';
import { dateText } from '../site/date-text.ts';
import { ACCOUNT_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { footerWithdrawLink } from '../site/withdraw-links.ts';
import { listOrders, listSubscriptions } from './orders.ts';
import type { SiteUserRow } from './site-user.ts';

const ORDERS_PER_PAGE = 20;
const CURSOR = /^\d{1,15}$/;

/** The answer to a form with a wrong entry. */
export const WRONG = 422;

/** The errors of a form that was sent. */
export interface Refused {
  email: string;
  /** The field whose entry is wrong. */
  wrong: string;
  text: string;
}

type Texts = Awaited<ReturnType<typeof textsOf>>['account'];

/** Shows a person what belongs to the account: orders and subscriptions with their pages, and the ways out. */
export async function showAccount(
  c: PageContext,
  call: PersonCall,
  { person: user }: Session<SiteUserRow>,
  returnPath: string | undefined,
  refused?: Refused,
): Promise<Response> {
  const texts = await textsOf(c);
  const { account: own } = texts;
  const before = c.req.query('before') ?? '';
  const cursor = CURSOR.test(before) ? Number(before) : undefined;
  const [{ orders, nextPageCursor }, subscriptions] = await Promise.all([
    listOrders(call, user.email, { cursor, limit: ORDERS_PER_PAGE }),
    listSubscriptions(call, user.email),
  ]);
  const older =
    nextPageCursor && html`<p><a href="${ACCOUNT_PATH}?before=${nextPageCursor}">${own.olderOrders}</a></p>`;
  const main = html`<sq-account><p>${fill(own.signedInAs, { email: user.email })}</p>
<section class="order-history"><h2>${own.orders}</h2>
${orders.length === 0 ? html`<p>${own.noOrders}</p>` : html`<ol>${orders.map((order) => orderItem(call, order))}</ol>`}
${older}
${withdrawLink(call.site, texts)}</section>
${subscriptions.length > 0 && subscriptionList(call, subscriptions, texts)}
${emailForm(texts, user.sealed_password !== null, refused)}
<section class="order-history"><h2>${own.thisDevice}</h2>
${button('sign-out', own.signOut)}
${button('sign-out-everywhere', own.signOutEverywhere)}</section></sq-account>
${backLink(returnPath, own)}`;
  const response = await answerPlainPage(c, {
    title: own.title,
    main,
    pageType: PAGE_TYPE.page,
    ...(refused && { status: WRONG }),
  });
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Leads to the page for withdrawals, in a shop that owes it to somebody. */
function withdrawLink(site: Site, texts: Awaited<ReturnType<typeof textsOf>>): Markup | '' {
  const [link] = footerWithdrawLink(site, texts, Date.now());
  return link === undefined ? '' : html`<p><a href="${link.url}">${link.title}</a></p>`;
}

/** A link to the page that a visitor came from to sign in. It stands outside of the element, which has no such link. */
export function backLink(returnPath: string | undefined, own: Texts): Markup | undefined {
  return returnPath === undefined ? undefined : html`<p><a href="${returnPath}">${own.back}</a></p>`;
}

function orderItem({ site }: PersonCall, { number, placedAt, totalCents, currency, path }: AccountOrder): Markup {
  const text = `#${number}`;
  const facts = `${dateText(site, placedAt)}, ${formatMoney(totalCents, currency, site.language)}`;
  return html`<li>${path === null ? text : html`<a href="${path}">${text}</a>`} <span dir="auto">${facts}</span></li>`;
}

function subscriptionList(
  { site }: PersonCall,
  subscriptions: readonly AccountSubscription[],
  texts: Awaited<ReturnType<typeof textsOf>>,
): Markup {
  const { account: own } = texts;
  const [link] = cancelLink(site, texts, Date.now());
  return html`<section class="order-history"><h2>${own.subscriptions}</h2>
<ol>${subscriptions.map(({ title, path, nextBillingAt, cycleCents, currency }) => {
    const amount = formatMoney(cycleCents, currency, site.language);
    const next =
      nextBillingAt === null ? own.nothingDue : fill(own.nextPayment, { amount, date: dateText(site, nextBillingAt) });
    return html`<li><a href="${path}">${title}</a> <span dir="auto">${next}</span></li>`;
  })}</ol>
${link && html`<p><a href="${link.url}">${link.title}</a></p>`}</section>`;
}

/** The form for another address. */
function emailForm(texts: Awaited<ReturnType<typeof textsOf>>, hasPassword: boolean, refused?: Refused): Markup {
  const { account: own } = texts;
  const errorOf = (name: string) => (refused?.wrong === name ? refused.text : undefined);
  const email = inputField(
    {
      name: 'email',
      type: 'email',
      label: own.newEmail,
      value: refused?.email ?? '',
      error: errorOf('email'),
      autocomplete: 'email',
      maxLength: EMAIL_MAX_LENGTH,
    },
    texts,
  );
  const password = inputField(
    {
      name: 'currentPassword',
      type: 'password',
      label: own.currentPassword,
      value: '',
      autocomplete: 'current-password',
      error: errorOf('currentPassword'),
    },
    texts,
  );
  const fields = [hiddenField('action', 'email'), email, ...(hasPassword ? [password] : [])];
  const form = entryForm(
    { action: ACCOUNT_PATH, fields, submitText: own.changeEmail, note: own.changeEmailNote },
    texts,
  );
  return html`<section class="order-history"><h2>${own.changeEmail}</h2>${form}</section>`;
}

/** A form of one button, which posts an action to the page. */
function button(action: string, text: string): Markup {
  return html`<form method="post" action="${ACCOUNT_PATH}"><p><input type="hidden" name="action" value="${action}"><button class="button button--quiet" type="submit">${text}</button></p></form>`;
}
