import { textsIn } from '#runtime/i18n/texts-in.ts';
import { giftCardMail } from '../../gift-cards/service.ts';
import type { NewMail } from '../../mail/service.ts';
import { freeOrdersOf, isAllowed } from '../../passwords/service.ts';
import { inLanguageOf, withLanguage } from '../../site/mail-language.ts';
import { noticeAddressOf } from '../../site/notice-settings.ts';
import { STATUS_PATH } from '../../site/page-paths.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { readShownLines } from '../shown-lines.ts';
import type { OrderSnapshot } from '../snapshot.ts';
import { buyerMail } from './buyer-mail.ts';
import { ownerMail } from './owner-mail.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Writes the mails of an order: to the buyer in their language, to the owner if an address is set, and one per gift card
 * to its recipient.
 */
export async function orderMails(call: ShopCall, snapshot: OrderSnapshot, placed: PlacedOrder): Promise<NewMail[]> {
  const { email, renewal, draft } = snapshot;
  const known = renewal?.language ?? draft?.language;
  const buyersCall = known === undefined ? await inLanguageOf(call, email) : withLanguage(call, known);
  return Promise.all([
    ...((await isConfirmed(call, snapshot)) ? [written(buyersCall, snapshot, placed, buyerMail)] : []),
    ...(noticeAddressOf(call.site, 'order') ? [written(call, snapshot, placed, ownerMail)] : []),
    ...placed.cards.map((card) => giftCardMail(call, snapshot, card)),
  ]);
}

/**
 * Whether the buyer gets a mail. An order that costs nothing can be placed by anybody for any address, so that a mailbox
 * gets only so many mails of them in a day; the buyer's browser shows the order all the same.
 */
async function isConfirmed(
  { db, site, now }: ShopCall,
  { email, grandTotalCents, renewal }: OrderSnapshot,
): Promise<boolean> {
  return grandTotalCents > 0 || Boolean(renewal) || isAllowed(db, site.siteId, freeOrdersOf(email), now);
}

/** Writes one mail with the order's lines and texts in the language of the call's site. */
async function written(
  call: ShopCall,
  snapshot: OrderSnapshot,
  placed: PlacedOrder,
  write: typeof buyerMail,
): Promise<NewMail> {
  const { db, site } = call;
  const texts = await textsIn(site.language);
  const shop = { db, siteId: site.siteId, currency: snapshot.currency, language: site.language };
  const lines = await readShownLines(shop, snapshot.lines, texts);
  const link = `${snapshot.baseUrl}${STATUS_PATH}?orderToken=${placed.orderToken}`;
  return write(call, { snapshot, placed, lines, link }, texts);
}
