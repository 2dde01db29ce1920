import { Hono } from 'hono';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import {
  answerOrderError,
  formParser,
  type PageContext,
  readFormEntries,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { isToken, randomToken } from '../session/service.ts';
import { PAY_PATH } from '../site/page-paths.ts';
import { shopCall } from '../site/shop-call.ts';
import { type Agreements, asked } from './agreements.ts';
import { type Agreed, draftProviders, payByLink } from './pay.ts';
import { findPayable, redirectTo, showPayPage } from './pay-page.ts';
import { priceDraft } from './price.ts';

const PAGE = `${PAY_PATH}/:token`;
const AGREEMENTS = ['withdrawalConsent', 'ageConfirmation'] as const;
const NAMES = ['key', 'due', 'provider', ...AGREEMENTS] as const;

/** The page of a payment link. Only the buyer and the owner have its address, and nobody caches it. */
export const payPages = new Hono<AppEnv>();

payPages.onError(answerOrderError);

payPages.get(PAGE, (c) => showPayPage(c));
payPages.post(PAGE, formParser, submitPayment);

/** Starts the payment and leads to the provider's page. Whatever is missing is said on the page itself. */
async function submitPayment(c: PageContext): Promise<Response> {
  const draft = await findPayable(c);
  if (!draft) return showPayPage(c);
  const sent = await readFormEntries(c, NAMES);
  const call = shopCall(c.env, c.var.site);
  const texts = await textsOf(c);
  const checkout = await checkoutTextsIn(c.var.site.language);
  const { agreements, missing } = await asked(
    call,
    await priceDraft(call, draft.id, draft.input),
    draft.input.address,
    texts,
  );
  const open = AGREEMENTS.filter((name) => agreements[name] !== '' && sent[name] !== 'true');
  if (open.length > 0) {
    const texted: Partial<Agreements> = Object.fromEntries(open.map((name) => [name, missing[name]]));
    return showPayPage(c, { note: checkout.checkEntries, missing: texted });
  }
  const given = (name: keyof Agreements) => (agreements[name] ? { text: agreements[name], givenAt: call.now } : null);
  const agreed: Agreed = {
    provider: draftProviders(call, draft).find(({ provider }) => provider === sent.provider)?.provider,
    key: isToken(sent.key) ? sent.key : randomToken(),
    dueCents: Number(sent.due),
    token: c.req.param('token') ?? '',
    withdrawalConsent: given('withdrawalConsent'),
    ageConfirmation: given('ageConfirmation'),
  };
  try {
    const outcome = await payByLink({ ...call, origin: new URL(c.req.url).origin }, draft, agreed);
    switch (outcome.status) {
      case 'redirect':
        return redirectTo(c, outcome.url);
      case 'paid':
        return showPayPage(c);
      case 'declined':
        return showPayPage(c, { note: texts.payments[outcome.reason] });
      case 'refunded':
        return showPayPage(c, { note: texts.payments.refunded });
      default:
        return showPayPage(c, { note: checkout.orderChanged });
    }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'OUT_OF_STOCK') return showPayPage(c, { note: withShopName(c, texts.paymentLinks.soldOut) });
    if (code === 'CHECKOUT_CHANGED') return showPayPage(c, { note: checkout.orderChanged });
    if (code === 'PAYMENT_UNAVAILABLE') return showPayPage(c, { note: texts.apiErrors.PAYMENT_UNAVAILABLE });
    throw error;
  }
}
