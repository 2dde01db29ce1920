import { html } from 'hono/html';
import type { Address } from '#runtime/contracts/checkout.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { formatGiftCardCode } from '#runtime/domain/gift-card-code.ts';
import { isolatedLtr } from '#runtime/domain/isolated.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { readPurchasableProduct } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { type LetterBlock, mailPicture, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { personName } from '../site/address-lines.ts';
import { inLanguageOf } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { textDirection } from '../site/text-direction.ts';
import type { MailedCard } from './issue.ts';
import { cardMailKey } from './mail-keys.ts';

const CODE = 'margin:0 0 16px;padding:12px 0;font:bold 22px/1.5 Consolas,Menlo,monospace;letter-spacing:1px';

/** The order that a card was bought with. */
interface CardOrder {
  currency: string;
  testMode: boolean;
  /** Start of the links. */
  baseUrl: string;
  /** The buyer's. */
  email: string;
  address: Pick<Address, 'firstName' | 'lastName' | 'countryCode'> | null;
  /** Whether the owner has given the card, without an order. */
  isGiven?: boolean;
}

/** Writes the mail that brings a gift card to its recipient, on the day that the buyer chose. */
export async function giftCardMail(
  call: ShopCall,
  order: CardOrder,
  card: MailedCard,
): Promise<NewMail & { id: string; notBefore: number }> {
  const { db, site, now } = await inLanguageOf(call, card.recipientEmail);
  const { giftCardMail: texts, orders, placedOrders } = await textsIn(site.language);
  const { gift } = card;
  const amount = formatMoney(card.cents, order.currency, site.language);
  const values = { name: gift?.recipientName ?? '', sender: senderOf(order, card), amount, site: site.title };
  const code = formatGiftCardCode(card.code);
  const blocks: LetterBlock[] = [
    ...(values.name ? [{ kind: 'text', text: fill(texts.hello, values) } as const] : []),
    { kind: 'text', text: fill(texts.intro, values) },
    ...(order.testMode ? [{ kind: 'text', text: placedOrders.testMode } as const] : []),
    ...(gift?.message ? [{ kind: 'quote', title: fill(texts.message, values), text: gift.message } as const] : []),
    {
      kind: 'items',
      items: [
        {
          title: card.title || orders.giftCardTitle,
          pictureUrl: await pictureOf(db, site, order, card),
          facts: [],
          amount,
        },
      ],
    },
    {
      kind: 'ready',
      html: html`<p style="margin:0">${texts.code}</p><p style="${CODE}"><bdi dir="ltr">${code}</bdi></p>`,
      text: [`${texts.code}: ${textDirection(site.language) === 'rtl' ? isolatedLtr(code) : code}`],
    },
    { kind: 'text', text: fill(texts.use, values) },
    { kind: 'text', text: texts.validity },
    { kind: 'text', text: texts.keepSafe },
    { kind: 'button', text: fill(texts.visit, values), url: order.baseUrl },
  ];
  const footer = order.isGiven ? fill(texts.givenFooter, values) : texts.footer;
  const notBefore = gift ? Math.max(now, dayStart(gift.deliveryDate, site.timeZone)) : now;
  return {
    ...(await writeLetter(site, { subject: fill(texts.subject, values), blocks, footer })),
    id: newMailId(now),
    dedupeKey: cardMailKey(card.id),
    kind: 'gift-card',
    recipient: card.recipientEmail,
    notBefore,
  };
}

/** Returns the giver as the buyer has named them, or by the name of the order's address, or by the email address. */
function senderOf({ email, address }: CardOrder, { gift }: MailedCard): string {
  const named = gift?.senderName || personName(address ?? {});
  return named || email;
}

/** Returns the address of the product's picture; undefined where the product has none, or is gone. */
async function pictureOf(db: D1Database, site: Site, { baseUrl }: CardOrder, { itemId }: MailedCard) {
  const product = await readPurchasableProduct(db, site, itemId, 'buyer').catch((error) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  return mailPicture(product?.picture?.assetUrl, baseUrl);
}
