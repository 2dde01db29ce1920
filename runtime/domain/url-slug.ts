const MAX_LENGTH = 200;
/** Leaves room for what `freeSlug` appends. */
const MAX_DERIVED_LENGTH = 100;
/** A part of an address that needs no encoding and cannot be taken for `.` or `..`. */
const URL_SLUG = /^[A-Za-z\d][\w.~-]*$/;
const ACCENTS = /\p{M}+/gu;
const BETWEEN_WORDS = /[^a-z\d]+/g;

/** Whether a text can be the last part of a page's address. */
export function isUrlSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && URL_SLUG.test(text);
}

/** Derives the last part of an address from a title; `fallback` where the title has no Latin letters or digits. */
export function urlSlugOf(title: string, fallback: string): string {
  const plain = title.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss').replace(ACCENTS, '');
  const slug = plain.replace(BETWEEN_WORDS, '-').slice(0, MAX_DERIVED_LENGTH).replace(/^-|-$/g, '');
  return slug || fallback;
}

/** Returns the slug, otherwise with the first number of -1, -2, … that is not `taken`. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 1; ; number++) {
    const candidate = `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
