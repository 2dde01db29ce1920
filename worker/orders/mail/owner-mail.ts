import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { downloadsPart } from '../../downloads/service.ts';
import { type LetterBlock, type LetterItem, type NewMail, newMailId, writeLetter } from '../../mail/service.ts';
import { addressLines } from '../../site/address-lines.ts';
import { consoleLink } from '../../site/console-link.ts';
import { dateText } from '../../site/date-text.ts';
import { noticeAddressOf } from '../../site/notice-settings.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import type { Site } from '../../site/site.ts';
import { sumsOf } from '../amounts.ts';
import { numberText, orderFacts } from '../facts.ts';
import { testBlocks } from './buyer-mail.ts';
import type { MailedOrder } from './mailed-order.ts';
import { itemsOf } from './shared-blocks.ts';

/** Writes the owner's notice of an order: everything that is needed to pack and send it. */
export async function ownerMail(call: ShopCall, order: MailedOrder, texts: Catalogue): Promise<NewMail> {
  const { site, now } = call;
  const { snapshot, placed } = order;
  const { email, address, note, shippingName } = snapshot;
  const { placedOrders, afterSale: facts } = texts;
  const values = { number: numberText(placed.orderId), email };
  const shop = { currency: snapshot.currency, language: site.language };
  const waiting = downloadsPart(site, { ...snapshot, downloads: placed.downloads }, texts)?.waitingFor;
  const isSent = snapshot.lines.some(({ productType }) => productType === PRODUCT_TYPE.physical);
  const about = orderFacts(
    site,
    { ...snapshot, address: null, note: '', number: placed.orderId, placedAt: now },
    texts,
  );
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(placedOrders.noticeIntro, values) },
    ...testBlocks(snapshot.testMode, texts),
    ...(waiting
      ? [
          {
            kind: 'text' as const,
            text: fill(texts.downloads.ownerWaiting, { products: waiting }),
          },
        ]
      : []),
    { kind: 'heading', text: isSent ? facts.packTitle : facts.orderedTitle },
    { kind: 'items', items: packedItems(site, order, texts) },
    ...(address && isSent
      ? [{ kind: 'copied' as const, title: facts.sendTo, lines: addressLines(address, site.language) }]
      : []),
    ...(shippingName
      ? [{ kind: 'facts' as const, facts: [{ title: facts.deliveryMethod, value: shippingName }] }]
      : []),
    ...(note ? [{ kind: 'quote' as const, title: facts.buyerNote, text: note }] : []),
    { kind: 'heading', text: facts.paidTitle },
    { kind: 'sums', sums: sumsOf({ ...snapshot, provider: placed.provider }, shop, texts) },
    { kind: 'facts', facts: about },
    {
      kind: 'button',
      text: facts.openOrder,
      url: consoleLink(snapshot.baseUrl, 'orders/:order', { order: placed.orderId }),
    },
    ...(endsByItself(order) ? [] : [{ kind: 'text' as const, text: isSent ? facts.markSent : facts.markEnded }]),
    { kind: 'link', text: facts.writeToBuyer, url: `mailto:${email}` },
  ];
  const letter = { subject: fill(placedOrders.noticeSubject, values), blocks, footer: placedOrders.noticeFooter };
  return {
    id: newMailId(now),
    kind: 'order-notice',
    dedupeKey: `order-notice:${placed.orderId}`,
    orderId: placed.orderId,
    recipient: noticeAddressOf(site, 'order'),
    replyTo: email,
    ...(await writeLetter(site, letter)),
  };
}

/** Whether the order is delivered as soon as it is placed, as gift cards and existing files are. */
function endsByItself({ snapshot, placed }: MailedOrder): boolean {
  const hasFile = (position: number) => placed.downloads.some((download) => download.position === position);
  return snapshot.lines.every(
    ({ productType }, position) =>
      productType === PRODUCT_TYPE.giftCard || (productType === PRODUCT_TYPE.digital && hasFile(position)),
  );
}

/** Returns the lines with what only the owner needs: sku, and the details of gifts. */
function packedItems(site: Site, { snapshot, lines }: MailedOrder, texts: Catalogue): LetterItem[] {
  const { afterSale: facts } = texts;
  return itemsOf(lines, snapshot.baseUrl).map((item, position) => {
    const { gift, sku } = snapshot.lines[position] ?? { gift: null, sku: '' };
    const given = gift && [
      { title: facts.giftFor, value: `${gift.recipientName}, ${gift.recipientEmail}` },
      { title: texts.orders.deliveryDate, value: dateText(site, dayStart(gift.deliveryDate, site.timeZone)) },
      { title: facts.giftMessage, value: gift.message },
    ];
    const all = [{ title: facts.sku, value: sku }, ...item.facts, ...(given ?? [])];
    return { ...item, facts: all.filter(({ value }) => value !== '') };
  });
}
