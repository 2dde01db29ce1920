import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { LetterBlock, NewMail } from '../../mail/service.ts';
import { inLanguageOf } from '../../site/mail-language.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { numberText } from '../facts.ts';
import type { FoundOrder } from '../repository.ts';
import { testBlocks } from './buyer-mail.ts';
import { laterMail } from './later-mail.ts';

/** Writes the buyer's mail about an order that the shop has cancelled. The money is the subject of another mail. */
export async function cancelledMail(
  shopCall: ShopCall,
  found: FoundOrder,
  reason: string,
): Promise<NewMail & { id: string }> {
  const { order } = found;
  const call = await inLanguageOf(shopCall, order.email);
  const { site } = call;
  const texts = await textsIn(site.language);
  const { afterSale } = texts;
  const values = { number: numberText(order.id), site: site.title };
  const blocks: LetterBlock[] = [
    { kind: 'text', text: fill(afterSale.cancelledIntro, values) },
    ...testBlocks(order.testMode, texts),
    ...(reason ? [{ kind: 'facts' as const, facts: [{ title: afterSale.cancelledReason, value: reason }] }] : []),
    ...(order.grandTotal.value > 0 ? [{ kind: 'text' as const, text: afterSale.cancelledMoney }] : []),
  ];
  const subject = fill(afterSale.cancelledSubject, values);
  return laterMail(call, found, { kind: 'order-cancelled', key: '', subject, blocks }, texts);
}
