import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { zonedTimeText } from '../site/date-text.ts';
import { withLanguage } from '../site/mail-language.ts';
import { noticeAddressOf } from '../site/notice-settings.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Declared } from './chain.ts';
import { wordsOf } from './declared-text.ts';

interface Noticed extends Declared {
  id: string;
  baseUrl: string;
  numberText: string;
}

/** Writes the owner's notice of a declaration, in the shop's own language: whose it is, and which order, if one is known. */
export async function noticeMail(
  call: ShopCall,
  { id, kind, name, email, text, receivedAt, baseUrl, numberText: number }: Noticed,
  order: { number: number } | undefined,
): Promise<NewMail & { id: string }> {
  const { site, now } = withLanguage(call, call.site.primaryLanguage);
  const texts = await textsIn(site.language);
  const words = wordsOf(kind, texts);
  const time = zonedTimeText(site, receivedAt);
  const about = order ? fill(words.noticeMatched, { order: `#${order.number}` }) : words.noticeUnmatched;
  const letter = await writeLetter(site, {
    subject: fill(words.noticeSubject, { number }),
    blocks: [
      { kind: 'text', text: fill(words.noticeIntro, { name, time }) },
      { kind: 'text', text: about },
      { kind: 'quote', title: name, text },
      {
        kind: 'button',
        text: words.noticeOpen,
        url: consoleLink(baseUrl, 'withdrawals/:declaration', { declaration: id }),
      },
    ],
    footer: texts.placedOrders.noticeFooter,
  });
  return {
    ...letter,
    id: newMailId(now),
    kind: 'declaration-notice',
    dedupeKey: `declaration-notice:${id}`,
    recipient: noticeAddressOf(site, 'withdrawal'),
    replyTo: email,
  };
}
