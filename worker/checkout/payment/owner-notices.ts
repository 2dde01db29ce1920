import { html } from 'hono/html';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { formatMoney, supportedLocale } from '#runtime/domain/money.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mailHtml, type NewMail, newMailId } from '../../mail/service.ts';
import { numberText } from '../../orders/service.ts';
import type { Dispute } from '../../payments/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { orderNoticeAddress } from '../../site/store-settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAMPLE_DAYS = 7;
const SAMPLE_PAGE = 'https://dashboard.stripe.com/test/disputes/du_1';
const PROVIDER_NAMES: Readonly<Record<PaymentProvider, string>> = { stripe: 'Stripe', test: 'Test mode' };

/** Writes the mail that tells the owner of a dispute; none without an address for notices. */
export async function disputeMails(
  { site, now }: ShopCall,
  { orderId, provider, currency }: { orderId: string; provider: PaymentProvider; currency: string },
  dispute: Dispute,
): Promise<(NewMail & { id: string })[]> {
  const recipient = orderNoticeAddress(site);
  if (!recipient) return [];
  const texts = await textsIn(site.language);
  const { moneyNotices } = texts;
  const values = {
    number: numberText(orderId),
    amount: formatMoney(dispute.cents, currency, site.language),
    reason: dispute.reason,
    provider: PROVIDER_NAMES[provider],
  };
  const answer =
    dispute.answerBy === null
      ? moneyNotices.disputeNoAnswer
      : fill(moneyNotices.disputeUntil, { day: dayText(site, dispute.answerBy) });
  const link = { url: dispute.url, label: fill(moneyNotices.disputeButton, values) };
  const paragraphs = [fill(moneyNotices.disputeIntro, values), answer];
  const letter = await written(site, texts, { subject: fill(moneyNotices.disputeSubject, values), paragraphs, link });
  const dedupeKey = `dispute-notice:${dispute.id}`;
  return [{ ...letter, id: newMailId(now), dedupeKey, kind: 'dispute-notice', recipient, orderId }];
}

/** A payment that its provider says nothing about. */
interface UnknownPayment {
  id: string;
  provider: PaymentProvider;
  /** Minor units. */
  amountCents: number;
  currency: string;
}

/** Writes the mail that tells the owner of a payment whose provider does not say what became of it. */
export async function silentProviderMails(
  { site, now }: ShopCall,
  { id, provider, amountCents, currency }: UnknownPayment,
): Promise<(NewMail & { id: string })[]> {
  const recipient = orderNoticeAddress(site);
  if (!recipient) return [];
  const texts = await textsIn(site.language);
  const { moneyNotices } = texts;
  const amount = formatMoney(amountCents, currency, site.language);
  const values = { amount, id, provider: PROVIDER_NAMES[provider] };
  const paragraphs = [fill(moneyNotices.silentIntro, values), fill(moneyNotices.silentWhat, values)];
  const letter = await written(site, texts, { subject: moneyNotices.silentSubject, paragraphs });
  return [{ ...letter, id: newMailId(now), dedupeKey: `payment-notice:${id}`, kind: 'payment-notice', recipient }];
}

/** Writes each mail of this file with made-up data, for the previews. */
export async function moneyMailSamples(call: ShopCall): Promise<NewMail[]> {
  const about = { provider: 'stripe', currency: 'USD' } as const;
  const until = call.now + SAMPLE_DAYS * DAY_MS;
  const dispute = { id: 'du_1', cents: 4899, at: call.now, state: 'open', reason: 'fraudulent' } as const;
  return [
    ...(await disputeMails(call, { ...about, orderId: '1024' }, { ...dispute, answerBy: until, url: SAMPLE_PAGE })),
    ...(await silentProviderMails(call, { ...about, id: 'payment-1', amountCents: 4899 })),
  ];
}

interface Letter {
  subject: string;
  paragraphs: string[];
  link?: { url: string; label: string };
}

async function written(site: Site, { placedOrders }: Catalogue, { subject, paragraphs, link }: Letter) {
  const footer = placedOrders.noticeFooter;
  const anchor = link && html`<p><a href="${link.url}">${link.label}</a></p>`;
  const main = html`${paragraphs.map((text) => html`<p dir="auto">${text}</p>`)}${anchor}`;
  const parts = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `-- \n${footer}\n${site.title}`];
  return {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: await mailHtml(site, { heading: subject, main, footer }),
  };
}

function dayText({ language, timeZone }: Site, at: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: supportedTimeZone(timeZone) } as const;
  return new Intl.DateTimeFormat(supportedLocale(language), format).format(at);
}
