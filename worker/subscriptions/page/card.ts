import { html } from 'hono/html';
import { PAGE_TYPE, RENEWAL_TEST_CARDS, TEST_CARDS } from '#runtime/contracts/enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ApiError } from '../../http/errors.ts';
import { providerOf, successorOf } from '../../payments/service.ts';
import {
  answerPlainPage,
  entryForm,
  type PageContext,
  readFormEntries,
  selectField,
  textsOf,
} from '../../plain-pages/service.ts';
import {
  cookieValues,
  hostCookie,
  isEqual,
  isToken,
  randomToken,
  sessionSecret,
  sessionSecrets,
  setHostCookie,
  sign,
} from '../../session/service.ts';
import { linkBackBase } from '../../site/link-base.ts';
import { shopCall } from '../../site/shop-call.ts';
import { isChargedByNewCard, isRunning, keepCard } from '../changes.ts';
import { openKeptCard } from '../kept-card.ts';
import type { Subscription } from '../subscription.ts';
import { hiddenFields } from './hidden-fields.ts';
import { toOutcome } from './outcome.ts';
import { pagePath } from './request.ts';
import { showSubscription } from './show.ts';

/** Names the provider's record of a change of card in the browser that started it. */
const CHANGE_COOKIE = 'card-change';
/** Time that a buyer has on the provider's page. */
const CHANGE_MS = 60 * 60 * 1000;

/** Shows how to give another card; `error` says why the last one was refused. */
export async function showCardForm(c: PageContext, subscription: Subscription, error?: string): Promise<Response> {
  if (!isRunning(subscription) || !subscription.provider) return showSubscription(c, subscription);
  const texts = await textsOf(c);
  const own = texts.mySubscription;
  const isTest = subscription.provider === 'test';
  const amount = formatMoney(subscription.cycleCents, subscription.currency, c.var.site.language);
  const then = isChargedByNewCard(subscription) ? [fill(own.thenCharged, { amount })] : [];
  const form = {
    action: pagePath(c),
    fields: [...hiddenFields({ action: 'card', key: randomToken() }), ...(isTest ? [await testCards(c, error)] : [])],
    submitText: isTest ? own.saveCard : own.toStripe,
    note: [isTest ? (await checkoutTextsIn(c.var.site.language)).testMode : own.stripeNote, ...then].join(' '),
  };
  const refusal = !isTest && error && html`<p class="field-error" role="alert">${error}</p>`;
  const main = html`${refusal}${entryForm(form, texts)}
<p class="order-back"><a class="button button--quiet" href="${pagePath(c)}">${own.back}</a></p>`;
  const status = error ? 422 : 200;
  return answerPlainPage(c, { title: own.card, main, pageType: PAGE_TYPE.subscriptionConfirmed, status });
}

/** Starts the change at the provider, which keeps the card at once or sends the buyer to its own page. */
export async function submitCard(c: PageContext, subscription: Subscription): Promise<Response> {
  const { card, key } = await readFormEntries(c, ['card', 'key']);
  const { siteId, id, email, currency, provider, paymentAccount } = subscription;
  const { env } = c;
  const payments = provider && successorOf(env, c.var.site, provider, paymentAccount);
  if (!payments) throw new ApiError('PAYMENT_UNAVAILABLE');
  if (!isToken(key)) throw new ApiError('INVALID_REQUEST');
  const base = await linkBackBase(env, c.var.site, new URL(c.req.url).origin);
  const now = Date.now();
  const start = await payments.startCardChange({
    siteId,
    email,
    currency,
    language: c.var.site.language,
    card: card || undefined,
    successUrl: `${base}${pagePath(c, { view: 'card-given' })}`,
    cancelUrl: `${base}${pagePath(c, { view: 'card' })}`,
    expiresAt: now + CHANGE_MS,
    // A form that is sent twice is one change.
    changeId: sign(sessionSecret(env), 'card-change', id, key).slice(0, 32),
    subscriptionId: id,
    // A customer of another account is unknown there.
    keptCard: payments.account === paymentAccount ? openKeptCard(sessionSecrets(env), subscription) : '',
  });
  c.header('Cache-Control', 'no-store');
  switch (start.status) {
    case 'declined':
      return showCardForm(c, subscription, (await textsOf(c)).payments[start.reason]);
    case 'kept':
      return toOutcome(c, 'card', await keepCard(shopCall(env, c.var.site), id, start.keptCard, payments.account));
    case 'redirect':
      setHostCookie(c, CHANGE_COOKIE, changeCookie(c, id, start.ref, payments.account), CHANGE_MS / 1000);
      return c.redirect(start.url, 303);
  }
}

/** Keeps the card that the buyer has given on the provider's page. */
export async function finishCardChange(c: PageContext, subscription: Subscription): Promise<Response> {
  const { id, provider } = subscription;
  const [ref, account = ''] =
    cookieValues(c, hostCookie(c, CHANGE_COOKIE))
      .map((value) => value.split('.'))
      .find(([ref = '', account = '', ...rest]) =>
        isEqual([ref, account, ...rest].join('.'), changeCookie(c, id, ref, account)),
      ) ?? [];
  const payments = provider && providerOf(c.env, c.var.site, provider, account);
  const change = ref && payments ? await payments.findCardChange(ref) : undefined;
  if (change?.status !== 'kept') return showCardForm(c, subscription, (await textsOf(c)).mySubscription.cardNotChanged);
  return toOutcome(c, 'card', await keepCard(shopCall(c.env, c.var.site), id, change.keptCard, account));
}

async function testCards(c: PageContext, error: string | undefined) {
  const texts = await textsOf(c);
  const names = await checkoutTextsIn(c.var.site.language);
  const cards = [...TEST_CARDS, ...RENEWAL_TEST_CARDS].filter((card) => card !== 'secondStep');
  const choices = cards.map((card) => ({ value: card, text: names[card] }));
  const field = { name: 'card', label: names.testCard, value: '', autocomplete: 'off', error };
  return selectField({ ...field, choices, prompt: names.choose }, texts);
}

/** Names the provider's record of a change, its payment account, and a proof that we have written both. */
function changeCookie(c: PageContext, id: string, ref: string, account: string): string {
  return `${ref}.${account}.${sign(sessionSecret(c.env), 'card-change-ref', c.var.site.siteId, id, account, ref)}`;
}
