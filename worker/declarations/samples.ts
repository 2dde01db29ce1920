import type { DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { declaredText, wordsOf } from './declared-text.ts';
import { noticeMail } from './notice-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { numberText } from './rows.ts';

const HEAD = '5f0c6e9d1b7a43f2a8c4d0e6b39f7215c8e1a4d7f0b36295e8c1d4a7f0b36295';
const NUMBER = 12;

/** Writes the mails about declarations with made-up data, for previews: with an order that is known, and without. */
export async function declarationSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const { site, now } = call;
  const kind: DeclarationKind = 'withdrawal';
  const typed = { name: 'Marguerite Duval', contract: '#17', part: '', email: 'marguerite@mail.example' };
  const words = wordsOf(kind, await textsIn(site.language));
  const text = declaredText(site, words, { ...typed, units: ['1 × Mug, Blue'], details: [] });
  const number = numberText(kind, NUMBER);
  const declared = {
    ...{ ...typed, text, kind, number: NUMBER, receivedAt: now, lines: null, cancellation: null, country: 'DE' },
    ...{ orderId: null, subscriptionId: null, language: site.language, origin: baseUrl },
    ...{ id: 'sample', baseUrl, numberText: number },
  };
  const written = { ...call, site: { ...site, primaryLanguage: site.language } };
  return Promise.all([
    receiptMail(call, { id: 'sample', kind, number, receivedAt: now, email: typed.email, text, head: HEAD }),
    noticeMail(written, declared, { number: 17 }),
    noticeMail(written, declared, undefined),
  ]);
}
