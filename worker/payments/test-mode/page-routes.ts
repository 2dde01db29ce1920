import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { installmentPlan } from '#runtime/domain/installment-plan.ts';
import { DEFAULT_INSTALLMENTS, providerOfCurrency, splitEvenly } from '#runtime/domain/installments.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { readFormBody } from '../../http/form-body.ts';
import { answerPageError, renderPlainPage } from '../../pages/service.ts';
import { sessionSecrets } from '../../session/service.ts';
import { isTestModeOn } from '../providers.ts';
import { readLink, TEST_PAYMENT_PATH } from './link.ts';
import { decide, findPayment, type TestPayment } from './repository.ts';
import { toStatus } from './test-mode.ts';

/** Longest body of the form, which has a single entry. */
const BODY_MAX_BYTES = 1024;
const OUTCOMES = {
  approve: { state: 'paid', reason: undefined },
  decline: { state: 'declined', reason: 'declined' },
} as const;

/**
 * The second step of a payment in test mode, in place of a bank's page. It needs no crumb, because only the payer has
 * the signed address.
 */
export const testPaymentPage = new Hono<AppEnv>();

testPaymentPage.onError(answerPageError);

testPaymentPage.get(TEST_PAYMENT_PATH, async (c) => {
  const payment = await read(c);
  if (!payment) return showNotice(c, 'unknown', 404);
  return isOpen(payment) ? showQuestion(c, payment) : showEnd(c, payment);
});

testPaymentPage.post(TEST_PAYMENT_PATH, bodyLimit({ maxSize: BODY_MAX_BYTES, onError: refuse }), async (c) => {
  const payment = await read(c);
  if (!payment) return showNotice(c, 'unknown', 404);
  const decision = (await readFormBody(c)).get('decision');
  if (decision !== 'approve' && decision !== 'decline') throw new ApiError('INVALID_REQUEST');
  await decide(c.env.DB, c.var.site.siteId, payment.id, OUTCOMES[decision], Date.now());
  return showEnd(c, (await read(c)) ?? payment);
});

function refuse(): never {
  throw new ApiError('BODY_TOO_LARGE');
}

async function read(c: Context<AppEnv>): Promise<TestPayment | undefined> {
  const { siteId } = c.var.site;
  const secrets = sessionSecrets(c.env);
  const id = readLink(c.req.query('payment') ?? '', secrets, siteId);
  return id && isTestModeOn(c.env, c.var.site) ? findPayment({ db: c.env.DB, secrets }, siteId, id) : undefined;
}

function isOpen(payment: TestPayment): boolean {
  return toStatus(payment, Date.now()) === 'open';
}

async function showQuestion(c: Context<AppEnv>, payment: TestPayment) {
  const { title, language } = c.var.site;
  const { amountCents, currency } = payment;
  const { testPayment } = await textsIn(language);
  const action = `${TEST_PAYMENT_PATH}?payment=${encodeURIComponent(c.req.query('payment') ?? '')}`;
  const isInInstallments = payment.method === 'installments';
  const values = { count: DEFAULT_INSTALLMENTS, provider: providerOfCurrency(currency) };
  const write = (text: string) => fill(text, values);
  const main = html`<p class="order-note">${isInInstallments ? write(testPayment.installmentsNote) : testPayment.note}</p>
<p class="order-total"><span>${title}</span> <strong>${formatMoney(amountCents, currency, language)}</strong></p>
${isInInstallments && planOf(c, payment)}<form method="post" action="${action}">
<p><button class="button" type="submit" name="decision" value="approve">${testPayment.approve}</button></p>
<p><button class="button button--quiet" type="submit" name="decision" value="decline">${testPayment.decline}</button></p>
</form>`;
  return answer(c, isInInstallments ? write(testPayment.installmentsTitle) : testPayment.title, main, 200);
}

/** The payments and when they would be due. */
function planOf(c: Context<AppEnv>, { amountCents, currency }: TestPayment) {
  const { language } = c.var.site;
  const amounts = splitEvenly(amountCents, DEFAULT_INSTALLMENTS);
  const plan = installmentPlan(amounts, language);
  return html`<dl class="order-sums">${plan.map(
    ({ due, cents }) => html`<div><dt>${due}</dt><dd>${formatMoney(cents, currency, language)}</dd></div>`,
  )}</dl>
`;
}

/** Redirects to the shop once the payment is decided; an expired payment gets a notice. */
async function showEnd(c: Context<AppEnv>, { state, successUrl, cancelUrl }: TestPayment) {
  if (state === 'open') return showNotice(c, 'expired', 410);
  c.header('Cache-Control', 'no-store');
  return c.redirect(state === 'paid' ? successUrl : cancelUrl, 303);
}

async function showNotice(c: Context<AppEnv>, notice: 'unknown' | 'expired', status: 404 | 410) {
  const { testPayment } = await textsIn(c.var.site.language);
  const main = html`<p>${testPayment[`${notice}Text`]}</p>
<p><a class="button button--quiet" href="/checkout">${testPayment.back}</a></p>`;
  return answer(c, testPayment[`${notice}Title`], main, status);
}

async function answer(c: Context<AppEnv>, title: string, main: ReturnType<typeof html>, status: 200 | 404 | 410) {
  const page = `<div class="order-page">${await main}</div>`;
  return renderPlainPage(c, { title, main: page, pageType: PAGE_TYPE.checkout, status });
}
