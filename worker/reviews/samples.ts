import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { reviewRequestMail } from './request-mail.ts';

/** Writes the mail that asks a buyer for reviews, with made-up data, for previews. */
export async function reviewSamples({ site, secret }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const products = [{ itemId: 'sample', title: 'Everyday Teapot', path: '/shop', pictureUrl: undefined }];
  const order = { siteId: site.siteId, id: 'sample', number: 17, email: 'ann@mail.example', products };
  return [await reviewRequestMail(site, order, { secret, baseUrl })];
}
