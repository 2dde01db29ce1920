import { formatMoney } from '#runtime/domain/money.ts';
import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { backInStockMail, confirmationMail } from './mails.ts';

/** Writes the mails about restocks, with made-up data, for previews. */
export async function restockSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const { language } = call.site;
  const reader = { signUpId: 'sample', email: 'ann@mail.example', askedAt: call.now, language, baseUrl };
  const price = formatMoney(4_800, storeCurrency(call.site), language);
  const variants = [{ variantId: 'sample', attributes: { Glaze: 'Moss' }, price }];
  return [
    await confirmationMail(call, 'Everyday Teapot', reader),
    await backInStockMail(call, { title: 'Everyday Teapot', path: '/shop', pictureUrl: undefined, variants }, reader),
  ];
}
