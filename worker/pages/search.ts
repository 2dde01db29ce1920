import { textOf } from './escape.ts';
import type { Item } from './rows.ts';

/** Longer queries are cut, because people do not type them and each word is one more condition. */
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
/** D1 refuses LIKE patterns of more than 50 bytes, and escaping can double a word. */
const MAX_PATTERN_CHARACTERS = 24;

export function searchWords(query: string): string[] {
  return query.slice(0, MAX_QUERY_LENGTH).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * Returns one LIKE pattern per word, with its wildcards escaped. SQLite folds case for ASCII only, so "öl" would miss
 * "Öl": other letters become the wildcard for one character, long words are cut, and `matchesAll` checks the results
 * exactly.
 */
export function searchPatterns(words: readonly string[]): string[] {
  return words.map(
    (word) =>
      `%${[...word]
        .slice(0, MAX_PATTERN_CHARACTERS)
        .join('')
        .replace(/[\\%_]/g, '\\$&')
        .replace(/[^\p{ASCII}]/gu, '_')}%`,
  );
}

/** Whether every word occurs in the item's title or in its excerpt's text without tags. */
export function matchesAll(item: Pick<Item, 'title' | 'excerpt'>, words: readonly string[], language: string): boolean {
  const text = `${item.title} ${textOf(item.excerpt)}`.toLocaleLowerCase(language);
  return words.every((word) => text.includes(word.toLocaleLowerCase(language)));
}
