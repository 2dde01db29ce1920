import type { FieldValue, FormField, FormValues } from '#runtime/contracts/form.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';

/** Most rows that one submission may add to the index of addresses. */
const MAX_ADDRESSES = 500;
/** The longest address with punctuation around it. */
const WORD_MAX_LENGTH = EMAIL_MAX_LENGTH + 20;
/** Characters that surround an address in a text and hardly ever occur in one. */
const DELIMITERS = /[\s<>()[\]{}"“”„«»,;:=&?/|\\]+/;

/**
 * Returns every address in a submission, in lower case, so that its person can be found and erased: the values of email
 * fields, and everything that looks like an address in other texts.
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

/** Returns a word as it is, and without the punctuation around it. */
function candidates(word: string): string[] {
  if (!word.includes('@') || word.length > WORD_MAX_LENGTH) return [];
  return [word, word.replace(/^[.'‘’*_~-]+|[.!'’*_~-]+$/g, '')];
}

/**
 * Whether a word looks like an address. It is looser than the rule for email fields, because it finds addresses to
 * erase and refuses none.
 */
export function isAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}

function textsOf(value: FieldValue): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value).flat();
}
