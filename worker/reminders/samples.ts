import type { NewMail } from '../mail/service.ts';
import { CHECKOUT_PATH } from '../site/page-paths.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { reminderMail } from './mail.ts';

/** Writes a reminder with made-up data, for the previews of all mails. */
export async function reminderSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const lines = [{ title: 'Everyday Teapot', pictureUrl: undefined, quantity: 2, cents: 11_600 }];
  const unpaid = { checkoutId: 'sample', email: 'ann@mail.example', baseUrl, path: CHECKOUT_PATH, lines };
  return [await reminderMail(call, unpaid)];
}
