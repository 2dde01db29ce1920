import type { PauseReason } from '#runtime/contracts/enumerations.ts';
import { formatMoney, supportedLocale } from '#runtime/domain/money.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type LetterBlock, type MailKind, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import type { DeclineReason } from '../payments/service.ts';
import { MY_SUBSCRIPTION_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { orderNoticeAddress } from '../site/store-settings.ts';
import { subscriptionTokenOf } from './links.ts';
import type { Subscription } from './subscription.ts';

/** What has happened to a subscription, or is about to happen. Times are in ms since the epoch. */
export type SubscriptionEvent =
  | { kind: 'announced' | 'resumed' | 'skipped' | 'ended' | 'addressChanged' | 'cardChanged' }
  | { kind: 'failed'; reason: DeclineReason; nextTryAt: number }
  | { kind: 'delayed'; nextTryAt: number }
  | { kind: 'paused'; reason: PauseReason; decline?: DeclineReason }
  | { kind: 'cancelled'; by: 'buyer' | 'owner' };

/** Events that the owner has to know of, because nobody else can do something about them, or money is missing. */
const FOR_OWNER: readonly SubscriptionEvent['kind'][] = ['delayed', 'paused', 'cancelled'];

/** Writes the mails about an event, for the batch of the change. `subscription` is as the change leaves it. */
export async function subscriptionMails(
  call: ShopCall,
  subscription: Subscription,
  event: SubscriptionEvent,
): Promise<NewMail[]> {
  const texts = await textsIn(call.site.language);
  const owner = orderNoticeAddress(call.site);
  const mails = [mail(call, subscription, event, texts, { recipient: subscription.email, kind: kindOf(event) })];
  if (owner && FOR_OWNER.includes(event.kind)) {
    const to = { recipient: owner, kind: 'subscription-notice' as const, replyTo: subscription.email };
    mails.push(mail(call, subscription, event, texts, to));
  }
  return Promise.all(mails);
}

interface Envelope {
  recipient: string;
  kind: MailKind;
  replyTo?: string;
}

async function mail(
  { site, secret, now }: ShopCall,
  subscription: Subscription,
  event: SubscriptionEvent,
  texts: Catalogue,
  envelope: Envelope,
): Promise<NewMail> {
  const { siteId, id, cycleOrder, cycleCents, currency, nextCycleAt, version } = subscription;
  const { subscriptionMails: own } = texts;
  const timeZone = supportedTimeZone(site.timeZone);
  const dates = new Intl.DateTimeFormat(supportedLocale(site.language), { dateStyle: 'long', timeZone });
  const product = cycleOrder.lines[0]?.title ?? '';
  const amount = formatMoney(cycleCents, currency, site.language);
  const heading = fill(own[event.kind], { product });
  const nextAt = 'nextTryAt' in event ? event.nextTryAt : subscription.state === 'active' ? nextCycleAt : null;
  const paragraphs = [
    heading,
    ...declineText(event, texts),
    ...(nextAt === null ? [] : [fill(own.nextCharge, { amount, date: dates.format(nextAt) })]),
  ];
  const link = `${cycleOrder.baseUrl}${MY_SUBSCRIPTION_PATH}?token=${subscriptionTokenOf(secret, siteId, id)}`;
  const isForBuyer = envelope.kind !== 'subscription-notice';
  const blocks: LetterBlock[] = paragraphs.map((text) => ({ kind: 'text', text }));
  if (isForBuyer) {
    const advice = adviceOn(event, texts);
    if (advice) blocks.push({ kind: 'text', text: advice });
    blocks.push({ kind: 'button', text: own.button, url: link });
  } else {
    const { email } = subscription;
    const command = `npm run owner -- subscriptions get ${id}`;
    const facts = [
      { title: texts.orders.email, value: email, url: `mailto:${email}` },
      { title: own.details, value: command },
    ];
    blocks.push({ kind: 'facts', facts });
  }
  return {
    ...envelope,
    id: newMailId(now),
    dedupeKey: `${envelope.kind}:${event.kind}:${id}:${event.kind === 'announced' ? nextCycleAt : version}`,
    ...(await writeLetter(site, { subject: `${heading} · ${site.title}`, blocks, footer: own.footer })),
  };
}

function declineText(event: SubscriptionEvent, { payments }: Catalogue): string[] {
  const reason = event.kind === 'failed' ? event.reason : event.kind === 'paused' ? event.decline : undefined;
  return reason ? [payments[reason]] : [];
}

/** Says what the buyer can do now; undefined where nothing has to be said. */
function adviceOn(event: SubscriptionEvent, { subscriptionMails: own, mySubscription: page }: Catalogue) {
  switch (event.kind) {
    case 'announced':
      return own.beforeRenewal;
    case 'failed':
      return own.otherCard;
    case 'delayed':
      return own.whenBack;
    case 'paused':
      return {
        buyer: page.pausedByBuyer,
        owner: page.pausedByShop,
        payment: page.pausedForPayment,
        stock: page.pausedForStock,
      }[event.reason];
    case 'cancelled':
    case 'ended':
      return own.nothingMore;
    default:
      return undefined;
  }
}

function kindOf({ kind }: SubscriptionEvent): MailKind {
  switch (kind) {
    case 'announced':
      return 'renewal-announced';
    case 'failed':
    case 'delayed':
      return 'renewal-failed';
    case 'ended':
    case 'cancelled':
      return 'subscription-ended';
    default:
      return 'subscription-changed';
  }
}
