/** Longer queries are cut, because people do not type them and each word is one more list to read. */
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
/** A single letter counts as a word only by itself, because too many words begin with it. */
const MIN_PREFIX_LENGTH = 2;

/** A letter or digit, with the accents that may follow it; all else separates words. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;
const LETTER = /[\p{L}\p{N}]/u;
/** The signs of scripts without spaces between words, which `search_texts` cuts apart. */
const SIGN = /[ก-๛぀-ヿ㐀-鿿가-힣]/gu;

/** Returns the words of a query. Punctuation is left out, and so are all characters with a meaning for the database. */
export function searchWords(query: string): string[] {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[ßẞ]/g, 'ss')
    .split(BETWEEN_WORDS)
    .filter((word) => LETTER.test(word))
    .slice(0, MAX_WORDS);
}

/** The accents of letters, once they are characters of their own. */
const ACCENT = /\p{M}/u;

/**
 * Returns the spellings of the query's words that have accents, a list for each word: in small letters, in capitals and
 * with a capital first. A search of texts in another language takes "thé" for no "the".
 */
export function accentedSpellings(words: readonly string[]): string[][] {
  return words
    .filter((word) => ACCENT.test(word.normalize('NFD')))
    .map((word) => {
      const small = word.normalize('NFC').toLowerCase();
      const [first = '', ...others] = small;
      return [small, small.toUpperCase(), first.toUpperCase() + others.join('')];
    });
}

/** Returns a word as a phrase of the query language of `search_words`. It holds only letters, digits and accents. */
export function searchTerm(word: string): string {
  const phrase = word.replace(SIGN, ' $& ').replace(/ {2,}/g, ' ').trim();
  return `"${phrase}"${word.length >= MIN_PREFIX_LENGTH ? ' *' : ''}`;
}
