import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { NewMail } from '../../mail/service.ts';
import { sampleOrder } from '../../orders/service.ts';
import type { Dispute } from '../../payments/service.ts';
import { consoleLink } from '../../site/console-link.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { disputeMail } from './dispute-notice.ts';
import { ownerLetter, PROVIDER_NAMES } from './owner-letter.ts';

const SAMPLE_DAYS = 7;
const SAMPLE_PAGE = 'https://dashboard.stripe.com/test/disputes/du_1';

/** A payment that its provider says nothing about. */
interface UnknownPayment {
  id: string;
  /** The id of its checkout, which is that of the unpaid order. */
  checkoutId: string;
  /** The start of the links to the shop. */
  baseUrl: string;
  provider: PaymentProvider;
  /** Minor units. */
  amountCents: number;
  currency: string;
}

/** Writes the owner's mail about a payment whose provider does not say what became of it. */
export async function silentProviderMails(
  call: ShopCall,
  { id, checkoutId, baseUrl, provider, amountCents, currency }: UnknownPayment,
): Promise<(NewMail & { id: string })[]> {
  const { language } = call.site;
  const { moneyNotices, afterSale } = await textsIn(language);
  const amount = formatMoney(amountCents, currency, language);
  const values = { amount, id, provider: PROVIDER_NAMES[provider] };
  return ownerLetter(call, {
    kind: 'payment-notice',
    dedupeKey: `payment-notice:${id}`,
    subject: moneyNotices.silentSubject,
    blocks: [
      { kind: 'text', text: fill(moneyNotices.silentIntro, values) },
      { kind: 'text', text: fill(moneyNotices.silentWhat, values) },
      {
        kind: 'button',
        text: afterSale.openOrder,
        url: consoleLink(baseUrl, 'pending-orders/:order', { order: checkoutId }),
      },
    ],
  });
}

/** Writes each mail to the owner about money with made-up data, for the previews. */
export async function moneyMailSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const found = await sampleOrder(call, baseUrl);
  const { currencyCode: currency, value: cents } = found.order.grandTotal;
  const open: Dispute = {
    id: 'du_1',
    cents,
    at: call.now,
    state: 'open',
    reason: 'product_not_received',
    answerBy: call.now + SAMPLE_DAYS * DAY_MS,
    url: SAMPLE_PAGE,
  };
  const disputes: Dispute[] = [open, { ...open, state: 'won' }, { ...open, state: 'lost' }];
  const written = await Promise.all([
    ...disputes.map((dispute) => disputeMail(call, found, dispute)),
    silentProviderMails(call, {
      provider: 'stripe',
      id: 'payment-1',
      checkoutId: 'checkout-1',
      baseUrl,
      amountCents: cents,
      currency,
    }),
  ]);
  return written.flat();
}
