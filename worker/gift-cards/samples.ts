import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { giftCardMail } from './mail.ts';

/** Writes a gift card's mail with made-up data, for the previews of all mails. */
export async function giftCardSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const gift = {
    senderName: 'Robin Berg',
    recipientName: 'Ann Lee',
    recipientEmail: 'ann@mail.example',
    message: 'Dear Ann,\nfor many good hours.',
    deliveryDate: new Date(call.now).toISOString().slice(0, 10),
  };
  const card = { id: 'sample', code: 'ABCDEFGHJKLMNPQR', cents: 5_000, recipientEmail: gift.recipientEmail, gift };
  const product = await call.db
    .prepare('SELECT id AS itemId, title FROM items WHERE site_id = ?1 AND product_type = 4 LIMIT 1')
    .bind(call.site.siteId)
    .first<{ itemId: string; title: string }>();
  const shown = { ...card, ...(product ?? { itemId: '', title: '' }) };
  const order = { currency: storeCurrency(call.site), testMode: false, baseUrl, email: '', address: null };
  return [await giftCardMail(call, order, shown)];
}
