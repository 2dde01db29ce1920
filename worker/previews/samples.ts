import { accountSamples } from '../accounts/service.ts';
import { commentMailSamples } from '../comments/service.ts';
import { contributorSamples } from '../contributors/service.ts';
import { declarationSamples } from '../declarations/service.ts';
import { downloadSamples } from '../downloads/service.ts';
import { paymentLinkSamples } from '../draft-orders/service.ts';
import { giftCardSamples } from '../gift-cards/service.ts';
import { mailSenderSamples, type NewMail, submissionSamples } from '../mail/service.ts';
import { confirmationSamples } from '../mailing-lists/service.ts';
import { orderSamples } from '../orders/service.ts';
import { passkeySamples } from '../passkeys/service.ts';
import { reminderSamples } from '../reminders/service.ts';
import { restockSamples } from '../restock/service.ts';
import { senderMailSamples } from '../senders/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { subscriptionSamples } from '../subscriptions/service.ts';
import { webhookMailSamples } from '../webhooks/service.ts';

const OWNER = 'owner@shop.example';
const SAMPLE_NUMBER = 17;

/** Writes mails with made-up data; `baseUrl` is the start of their links. */
export type SampleWriter = (call: ShopCall, baseUrl: string) => Promise<NewMail[]>;

/**
 * Writes every mail of the shop with made-up data, in a language, by the functions that write the mails. `more` are
 * the writers of rooms that this one cannot import.
 */
export async function mailSamples(
  call: ShopCall,
  { language, baseUrl }: { language: string; baseUrl: string },
  more: readonly SampleWriter[],
): Promise<NewMail[]> {
  const storeSettings = { ...call.site.storeSettings, orderNotificationEmail: OWNER };
  const shown = { ...call, site: { ...call.site, language, storeSettings } };
  const written = await Promise.all([
    orderSamples(shown, baseUrl),
    giftCardSamples(shown, baseUrl),
    declarationSamples(shown, baseUrl),
    downloadSamples({ ...shown, calledOrigin: baseUrl }),
    reminderSamples(shown, baseUrl),
    paymentLinkSamples(shown, baseUrl),
    restockSamples(shown, baseUrl),
    accountSamples(shown, baseUrl),
    contributorSamples(shown, baseUrl),
    passkeySamples(shown, baseUrl),
    submissionSamples(shown, baseUrl),
    confirmationSamples(shown, baseUrl),
    subscriptionSamples(shown, baseUrl),
    webhookMailSamples(shown, baseUrl),
    commentMailSamples(shown, baseUrl),
    senderMailSamples(shown, baseUrl),
    mailSenderSamples(shown, baseUrl),
    ...more.map((write) => write(shown, baseUrl)),
  ]);
  return written.flat().map(numbered);
}

/** Puts a number in the place of the order's id, as the outbox does when it sends a mail. */
function numbered(mail: NewMail): NewMail {
  const { orderId } = mail;
  if (!orderId) return mail;
  const put = (text: string) => text.replaceAll(orderId, String(SAMPLE_NUMBER));
  return { ...mail, subject: put(mail.subject), text: put(mail.text), html: put(mail.html) };
}
