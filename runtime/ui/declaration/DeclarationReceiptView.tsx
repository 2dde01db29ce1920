import type { DeclarationReceipt } from '../../contracts/withdrawals.ts';
import { supportedLocale } from '../../domain/supported-locale.ts';
import { fill } from '../../i18n/fill.ts';
import type { DeclarationWords, FrameTexts } from './declaration-model.ts';

interface Props {
  receipt: DeclarationReceipt;
  words: DeclarationWords;
  texts: FrameTexts;
  language: string;
  onClose(): void;
}

/** The receipt, to print or to save: number, date and time, and the declaration as the shop has received it. */
export function DeclarationReceiptView({ receipt, words, texts, language, onClose }: Props) {
  const { number, receivedAt, email, text, head } = receipt;
  const format = new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeStyle: 'long' });
  const facts = [
    [words.number, number],
    [words.received, format.format(receivedAt)],
    [words.head, head],
  ] as const;
  const file = [...facts.map(([name, value]) => `${name}: ${value}`), '', text].join('\n');
  return (
    <>
      <p>{fill(words.receiptText, { email })}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sqd-text">{text}</p>
      <div className="sqd-row">
        <button type="button" className="sqd-button" onClick={() => print()}>
          {texts.print}
        </button>
        <a
          className="sqd-button"
          download={`${number}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {texts.save}
        </a>
        <button type="button" className="sqd-quiet" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </>
  );
}
