import type { FieldValue, FormField, FormValues } from '#runtime/contracts/form.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';

/** Rows that one submission may add to the index of addresses. */
const MAX_ADDRESSES = 500;
/** An address with marks around it. */
const WORD_MAX_LENGTH = EMAIL_MAX_LENGTH + 20;
/** What stands around an address in a text, and hardly ever in one. */
const DELIMITERS = /[\s<>()[\]{}"“”„«»,;:=&?/|\\]+/;

/**
 * Every address in a submission, lower case, so that its person can be found and erased: those of e-mail fields, and
 * whatever looks like one in any other text.
 */
export function addressesIn(fields: readonly FormField[], values: FormValues, ...texts: string[]): string[] {
  const found = new Set<string>();
  for (const { type, id } of fields) {
    const value = values[id];
    if (type === 'email' && typeof value === 'string' && value.trim()) found.add(value.trim().toLowerCase());
  }
  for (const text of [...Object.values(values).flatMap(textsOf), ...texts]) {
    for (const word of text.split(DELIMITERS)) {
      for (const candidate of candidates(word)) if (isAddress(candidate)) found.add(candidate.toLowerCase());
    }
  }
  return [...found].slice(0, MAX_ADDRESSES);
}

/** A word as it stands, and without the marks that sentences and emphasis put around it. */
function candidates(word: string): string[] {
  if (!word.includes('@') || word.length > WORD_MAX_LENGTH) return [];
  return [word, word.replace(/^[.'‘’*_~-]+|[.!'’*_~-]+$/g, '')];
}

/** Looser than the rule for e-mail fields: it must find, not judge. */
export function isAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}

function textsOf(value: FieldValue): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value).flat();
}
