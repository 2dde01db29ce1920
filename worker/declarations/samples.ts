import { DECLARATION_KINDS, type DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { cancellationFacts } from './cancel-contract.ts';
import { declaredText, wordsOf } from './declared-text.ts';
import { noticeMail } from './notice-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { numberText } from './rows.ts';

const HEAD = '5f0c6e9d1b7a43f2a8c4d0e6b39f7215c8e1a4d7f0b36295e8c1d4a7f0b36295';
const NUMBER = 12;

/** Writes the mails about declarations of each kind with made-up data, for previews. */
export async function declarationSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const all = DECLARATION_KINDS.map((kind) => samplesOf(call, baseUrl, kind));
  return (await Promise.all(all)).flat();
}

/** Writes those of one kind: with an order that is known, and without. */
async function samplesOf(call: ShopCall, baseUrl: string, kind: DeclarationKind): Promise<NewMail[]> {
  const { site, now } = call;
  const typed = { name: 'Marguerite Duval', contract: '#17', part: '', email: 'marguerite@mail.example' };
  const texts = await textsIn(site.language);
  const words = wordsOf(kind, texts);
  const cancellation = { isExtraordinary: true, reason: texts.cancellations.reason, endsOn: '' };
  const details = kind === 'cancellation' ? cancellationFacts(site, cancellation, texts) : [];
  const text = declaredText(site, words, { ...typed, units: ['1 × Mug, Blue'], details });
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
