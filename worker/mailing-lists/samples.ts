import { type NewMail, newMailId } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** Writes the mail that asks for a confirmation, with made-up data, for previews. */
export async function confirmationSamples({ site, secret, now }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const recipient = 'ann@mail.example';
  const subscription = { listId: 'sample', email: recipient, askedAt: now };
  const mail = await confirmationMail(site, 'Newsletter', subscription, { secret, baseUrl });
  return [{ ...mail, id: newMailId(now), kind: 'confirm-subscription', dedupeKey: 'sample', recipient }];
}
