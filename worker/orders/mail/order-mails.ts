import { textsIn } from '#runtime/i18n/texts-in.ts';
import { giftCardMail } from '../../gift-cards/service.ts';
import type { NewMail } from '../../mail/service.ts';
import { STATUS_PATH } from '../../site/page-paths.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { orderNoticeAddress } from '../../site/store-settings.ts';
import { readShownLines } from '../shown-lines.ts';
import type { OrderSnapshot } from '../snapshot.ts';
import { buyerMail } from './buyer-mail.ts';
import { ownerMail } from './owner-mail.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Writes the mails of an order: to the customer, to the owner if an address is set, and one per gift card to its
 * recipient.
 */
export async function orderMails(call: ShopCall, snapshot: OrderSnapshot, placed: PlacedOrder): Promise<NewMail[]> {
  const { db, site } = call;
  const texts = await textsIn(site.language);
  const shop = { db, siteId: site.siteId, currency: snapshot.currency, language: site.language };
  const lines = await readShownLines(shop, snapshot.lines, texts);
  const link = `${snapshot.baseUrl}${STATUS_PATH}?orderToken=${placed.orderToken}`;
  const told = { snapshot, placed, lines, link };
  return Promise.all([
    buyerMail(call, told, texts),
    ...(orderNoticeAddress(site) ? [ownerMail(call, told, texts)] : []),
    ...placed.cards.map((card) => giftCardMail(call, snapshot, card, texts)),
  ]);
}
