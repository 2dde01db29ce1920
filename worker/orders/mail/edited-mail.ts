import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { NewMail } from '../../mail/service.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { numberText } from '../facts.ts';
import { type FoundOrder, findByName } from '../repository.ts';
import { testBlocks } from './buyer-mail.ts';
import { laterMail } from './later-mail.ts';

/** Writes the buyer's mail about an edit, which leads to the order as it is then. `ref` distinguishes the edits of an order. */
export async function editedMail(
  shopCall: ShopCall,
  found: FoundOrder,
  ref: string,
): Promise<NewMail & { id: string }> {
  const { order } = found;
  const call = await inLanguageOf(shopCall, order.email);
  const texts = await textsIn(call.site.language);
  const values = { number: numberText(order.id), site: call.site.title };
  const blocks = [
    { kind: 'text' as const, text: fill(texts.paymentLinks.editedIntro, values) },
    ...testBlocks(order.testMode, texts),
  ];
  const subject = fill(texts.paymentLinks.editedSubject, values);
  return laterMail(call, found, { kind: 'order-edited', key: ref, subject, blocks }, texts);
}

/** Writes the mails about an edit of an order; none where the order is gone. */
export async function editedMails(call: ShopCall, orderId: string, ref: string): Promise<(NewMail & { id: string })[]> {
  const found = await findByName(call.db, call.site.siteId, orderId);
  return found ? [await editedMail(call, found, ref)] : [];
}
