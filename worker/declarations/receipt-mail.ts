import type { DeclarationKind, DeclarationReceipt } from '#runtime/contracts/withdrawals.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { zonedTimeText } from '../site/date-text.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { contactAddress } from '../site/store-settings.ts';
import { wordsOf } from './declared-text.ts';

/**
 * Writes the receipt of a declaration, in the language of the call's site: what was declared, when, and its place in the
 * log. It repeats what was typed and says nothing of any order.
 */
export async function receiptMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  { id, kind, number, receivedAt, email, text, head }: DeclarationReceipt & { id: string; kind: DeclarationKind },
): Promise<NewMail & { id: string }> {
  const words = wordsOf(kind, await textsIn(site.language));
  const time = zonedTimeText(site, receivedAt);
  const letter = await writeLetter(site, {
    subject: fill(words.mailSubject, { number }),
    blocks: [
      { kind: 'text', text: fill(words.mailIntro, { site: site.title, time }) },
      { kind: 'quote', title: words.title, text },
      {
        kind: 'facts',
        facts: [
          { title: words.number, value: number },
          { title: words.received, value: time },
          { title: words.head, value: head },
        ],
      },
      { kind: 'text', text: words.mailLog },
    ],
    footer: fill(words.mailFooter, { site: site.title }),
  });
  return {
    ...letter,
    id: newMailId(now),
    kind: 'declaration-receipt',
    dedupeKey: `declaration-receipt:${id}`,
    // A person's mails are found by their address in lower case.
    recipient: email.toLowerCase(),
    replyTo: contactAddress(site),
  };
}
