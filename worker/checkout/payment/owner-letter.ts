import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type LetterBlock, type NewMail, newMailId, writeLetter } from '../../mail/service.ts';
import { noticeAddressOf } from '../../site/notice-settings.ts';
import type { ShopCall } from '../../site/shop-call.ts';

export const PROVIDER_NAMES: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'Stripe',
  test: 'Test mode',
  manual: 'Outside the shop',
};

interface Letter extends Pick<NewMail, 'kind' | 'dedupeKey' | 'orderId' | 'subject'> {
  blocks: readonly LetterBlock[];
}

/** Writes a mail to the owner about money; none without an address for notices. */
export async function ownerLetter(
  { site, now }: ShopCall,
  { subject, blocks, ...mail }: Letter,
): Promise<(NewMail & { id: string })[]> {
  const recipient = noticeAddressOf(site, 'payment');
  if (!recipient) return [];
  const footer = (await textsIn(site.language)).placedOrders.noticeFooter;
  return [{ ...mail, id: newMailId(now), recipient, ...(await writeLetter(site, { subject, blocks, footer })) }];
}
