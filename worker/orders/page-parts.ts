import { html } from 'hono/html';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order, OrderEvent } from '#runtime/contracts/order.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type DownloadsPart, downloadsOfOrder, downloadsPart } from '../downloads/service.ts';
import { giftCardsOfOrder } from '../gift-cards/service.ts';
import { joinedAreas } from '../member-areas/service.ts';
import type { Markup } from '../plain-pages/service.ts';
import { dateText, timeText } from '../site/date-text.ts';
import { legalPages } from '../site/legal-pages.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { contactAddress } from '../site/store-settings.ts';
import { type OrderSubscription, subscriptionOfOrder } from '../subscriptions/service.ts';
import { unitTexts } from './units.ts';
import { hasArrived } from './withdrawal-period.ts';

/** Names the state of an order; a part of the money that went back is part of it. */
export function stateText(order: Order, { afterSale }: Catalogue): string {
  const { state, refundedTotal, giftCardRefunded, events } = order;
  const has = (kind: OrderEventKind) => events.some((event) => event.kind === kind);
  if (has('cancelled')) return afterSale.cancelled;
  if ((state === 'paid' || state === 'packed') && has('sent')) return afterSale.partlySent;
  if (state === 'sent' && hasArrived(order)) return afterSale.delivered;
  const isPartly = state !== 'refunded' && refundedTotal.value + giftCardRefunded.value > 0;
  return isPartly ? `${afterSale[state]}, ${afterSale.partlyRefunded}` : afterSale[state];
}

/** Notes are the owner's, and disputes are between the shop and the bank, as long as no money has moved. */
const HIDDEN: readonly OrderEventKind[] = ['noted', 'disputed', 'disputeWon'];

/** Writes the history of an order, oldest first. */
export function timeLine(site: Site, order: Order, texts: Catalogue): Markup {
  const { afterSale } = texts;
  const events = order.events
    .filter(({ kind, step }) => !HIDDEN.includes(kind) && step !== 'packed')
    .map((event) => ({
      at: event.happenedAt,
      title: eventText(site, order, event, texts),
      trackingNumber: event.kind === 'sent' ? event.trackingNumber : '',
      trackingUrl: event.kind === 'sent' ? event.trackingUrl : '',
    }))
    // An arrival is often known some days later.
    .sort((a, b) => a.at - b.at);
  const all = [{ at: order.placedAt, title: afterSale.eventPaid, trackingNumber: '', trackingUrl: '' }, ...events];
  return html`<section class="order-history"><h2>${afterSale.history}</h2><ol>${all.map(
    ({ at, title, trackingNumber, trackingUrl }) =>
      html`<li><span dir="auto">${title}</span>${
        trackingNumber && html` <span>${afterSale.trackingNumber}: <bdi>${trackingNumber}</bdi></span>`
      } <time datetime="${new Date(at).toISOString()}">${timeText(site, at)}</time>${
        trackingUrl && html` <a href="${trackingUrl}" rel="noreferrer">${afterSale.track}</a>`
      }</li>`,
  )}</ol></section>`;
}

function eventText({ language }: Site, order: Order, event: OrderEvent, { afterSale }: Catalogue): string {
  const { kind, carrier, amount, toGiftCard, lines } = event;
  const { items } = order;
  const cents = (amount?.value ?? 0) + (toGiftCard?.value ?? 0);
  const money = amount ? formatMoney(cents, amount.currencyCode, language) : '';
  switch (kind) {
    case 'sent':
      if (lines) return carrier ? fill(afterSale.eventPartSentWith, { carrier }) : afterSale.partlySent;
      return carrier ? fill(afterSale.eventSentWith, { carrier }) : afterSale.sent;
    case 'delivered':
      return isAllOf(items, lines) ? afterSale.delivered : afterSale.partlyDelivered;
    case 'partlyRefunded':
    case 'refunded':
      return [
        money ? fill(afterSale.eventRefunded, { amount: money }) : afterSale.refunded,
        ...(lines ? [unitTexts(order, lines).join(', ')] : []),
      ].join(': ');
    case 'refundFailed':
      return fill(afterSale.eventRefundFailed, { amount: money });
    case 'disputeLost':
      return fill(afterSale.eventDisputeLost, { amount: money });
    case 'edited':
      return afterSale.eventEdited;
    case 'corrected':
      return afterSale.eventCorrected;
    case 'takenBack':
      return afterSale.eventTakenBack;
    case 'noted':
    case 'disputed':
    case 'disputeWon':
      return '';
    default:
      return afterSale[kind];
  }
}

/** Whether the units of an event are all goods of an order; null means all the rest. */
function isAllOf(items: Order['items'], lines: OrderEvent['lines']): boolean {
  const count = (position: number) => lines?.find((line) => line.position === position)?.quantity ?? 0;
  return (
    lines === null ||
    items.every(({ productType, quantity }, position) => {
      return productType !== PRODUCT_TYPE.physical || count(position) === quantity;
    })
  );
}

/** Reads the part about an order's files; undefined if it has no digital line. */
export async function filesOf(call: ShopCall, order: Order, texts: Catalogue): Promise<DownloadsPart | undefined> {
  const lines = order.items.map(({ productName, productType }) => ({ title: productName, productType }));
  if (!lines.some(({ productType }) => productType === PRODUCT_TYPE.digital)) return undefined;
  const downloads = await downloadsOfOrder(call, order);
  return downloadsPart(call.site, { downloads, lines, baseUrl: '' }, texts);
}

/** Says what happens next to an order, and where its gift cards are. */
export async function nextPart(call: ShopCall, order: Order, texts: Catalogue): Promise<Markup | ''> {
  const { afterSale } = texts;
  const has = (type: number) => order.items.some(({ productType }) => productType === type);
  const isOpen = order.state === 'paid' || order.state === 'packed';
  const cards = has(PRODUCT_TYPE.giftCard) ? await giftCardsOfOrder(call, order.id) : [];
  const steps = [
    ...(isOpen && has(PRODUCT_TYPE.physical) ? [afterSale.nextPhysical] : []),
    ...(isOpen && has(PRODUCT_TYPE.service) ? [fill(afterSale.nextService, { site: call.site.title })] : []),
    ...cards.flatMap(({ mail, mailDueAt, recipientEmail: email }) => {
      if (mail === 'sent') return [fill(afterSale.giftCardSent, { email })];
      if (mail !== 'waiting') return [];
      const isLater = mailDueAt !== null && mailDueAt > call.now;
      const date = dateText(call.site, mailDueAt ?? call.now);
      return [fill(isLater ? afterSale.nextGiftCard : afterSale.nextGiftCardNow, { email, date })];
    }),
  ];
  const subscription = order.subscriptionId
    ? await subscriptionOfOrder(call, call.site.siteId, order.subscriptionId)
    : undefined;
  const areas = has(PRODUCT_TYPE.paywall) ? await joinedAreas(call.db, call.site.siteId, order.id) : [];
  if (steps.length === 0 && areas.length === 0 && !subscription) return '';
  return html`<section class="order-next"><h2>${afterSale.nextTitle}</h2>
${steps.map((step) => html`<p dir="auto">${step}</p>`)}
${areas.map(({ title, url }) => membershipPart({ title, url, email: order.email }, texts))}
${subscription && subscriptionPart(call.site, subscription, texts)}</section>`;
}

/** Says when the subscription is charged again, and links to its page. */
function subscriptionPart(site: Site, subscription: OrderSubscription, texts: Catalogue): Markup {
  const { afterSale, subscriptionMails } = texts;
  const { path, state, nextBillingAt, cycleCents, currency } = subscription;
  const hasEnded = state === 'cancelled' || state === 'ended';
  const label = hasEnded ? subscriptionMails.button : afterSale.manageSubscription;
  const amount = formatMoney(cycleCents, currency, site.language);
  return html`${nextBillingAt !== null && html`<p>${fill(afterSale.nextCharge, { amount, date: dateText(site, nextBillingAt) })}</p>`}
<p><a href="${path}">${label}</a></p>`;
}

/** Says how the buyer reaches the shop, and leads to the pages with its terms. */
export function contactPart(site: Site, texts: Catalogue): Markup | '' {
  const { contactTitle, contactText } = texts.afterSale;
  const email = contactAddress(site);
  const pages = legalPages(site, texts);
  if (email === '' && pages.length === 0) return '';
  return html`<section class="order-contact"><h2>${contactTitle}</h2>
${email && html`<p><a href="mailto:${email}">${fill(contactText, { email })}</a></p>`}
${pages.length > 0 && html`<p class="order-terms">${pages.map(({ title, url }) => html`<a href="${url}">${title}</a> `)}</p>`}</section>`;
}

/** Says where a membership opens, and what the buyer needs for it. */
function membershipPart(
  area: { title: string; url: string | null; email: string },
  { memberAreas }: Catalogue,
): Markup {
  const joined = fill(memberAreas.joined, { area: area.title, email: area.email });
  const text = `${joined} ${memberAreas.howToEnter}`;
  const link = area.url && html` <a href="${area.url}">${area.title}</a>`;
  return html`<p dir="auto">${text}${link}</p>`;
}
