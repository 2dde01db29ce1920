import { installments as english } from '../i18n/en/installments.ts';
import { fill } from '../i18n/fill.ts';
import { installments as french } from '../i18n/fr/installments.ts';
import {
  DEFAULT_INSTALLMENTS,
  type InstallmentLocale,
  type InstallmentRange,
  installmentLocale,
  installmentProvider,
  offerInstallments,
} from './installments.ts';
import { formatMoney } from './money.ts';

export interface InstallmentTerms extends InstallmentRange {
  /** ISO 3166-1 alpha-2. */
  country: string;
  shopperLanguage: string;
  /** Number of payments; 4 by default. */
  count?: number | undefined;
}

interface Piece {
  kind: 'text' | 'payments' | 'provider';
  text: string;
}

export interface InstallmentWording {
  locale: InstallmentLocale;
  /** BCP 47 tag of the language that the texts are in. */
  lang: string;
  /** In reading order, joined by spaces. */
  pieces: Piece[];
  /** The whole line as one text. */
  line: string;
}

/** The instalment line for a price; undefined where nothing is offered. `amount` is in minor units. */
export function installmentWording(
  amount: number,
  currency: string,
  { country, shopperLanguage, count = DEFAULT_INSTALLMENTS, ...range }: InstallmentTerms,
): InstallmentWording | undefined {
  const locale = installmentLocale(country, shopperLanguage);
  const offer = locale && offerInstallments(amount, range, count);
  if (!offer) return undefined;
  const texts = locale === 'fr_CA' ? french : english;
  const lang = locale.replace('_', '-');
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, lang);
  const provider: Piece = { kind: 'provider', text: installmentProvider(locale) };

  if (offer.status === 'inRange') {
    const values = { numInstallments: offer.parts.length, amount: money(offer.parts[0] ?? 0) };
    const [before = '', after = ''] = texts.or.split('{installmentStr}').map((text) => text.trim());
    const pieces: Piece[] = [
      { kind: 'text', text: before },
      { kind: 'payments', text: fill(texts.payments, values) },
      { kind: 'text', text: after },
      provider,
    ];
    return { locale, lang, pieces, line: `${fill(texts.line, values)} ${provider.text}` };
  }
  const text = fill(offer.status === 'aboveMaximum' ? texts.upTo : texts.over, { amount: money(offer.limit) });
  return { locale, lang, pieces: [provider, { kind: 'text', text }], line: `${provider.text} ${text}` };
}
