import type { DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import type { Site } from '../site/site.ts';

/** The words of a kind of declaration, on its page and in its mails. */
export type DeclarationWords = Catalogue['withdrawals'];

export function wordsOf(kind: DeclarationKind, { withdrawals, cancellations }: Catalogue): DeclarationWords {
  // A contract is cancelled whole.
  return kind === 'withdrawal' ? withdrawals : { ...withdrawals, ...cancellations, part: '' };
}

/** What somebody declares, in their own words. */
export interface DeclaredWords {
  name: string;
  contract: string;
  part: string;
  email: string;
  /** Units of an order, as texts: "2 × Mug". */
  units: readonly string[];
  /** What further fields say. */
  details: readonly FieldLine[];
}

/** Returns what a declaration says under the names of its fields. */
export function declaredFacts(words: DeclarationWords, declared: DeclaredWords): FieldLine[] {
  const { name, contract, part, email, units, details } = declared;
  return [
    { title: words.name, value: name },
    { title: words.contract, value: contract },
    ...(words.part
      ? [{ title: words.part, value: [...units, ...(part ? [part] : [])].join('\n') || words.whole }]
      : []),
    ...details,
    { title: words.email, value: email },
  ];
}

/** Writes a declaration as its receipt repeats it. */
export function declaredText(site: Site, words: DeclarationWords, declared: DeclaredWords): string {
  // French puts a space before a colon.
  const colon = /^fr\b/i.test(site.language) ? '\u00a0:' : ':';
  const facts = declaredFacts(words, declared).map(({ title, value }) => `${title}${colon} ${value}`);
  return [fill(words.statement, { site: site.title }), '', ...facts].join('\n');
}
