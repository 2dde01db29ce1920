import type { Cover } from '#runtime/contracts/covers.ts';

/** Fields of slices that visitors read, or hear; `html` is the only one that is not plain text. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'label', 'title', 'artist', 'author', 'description', 'altText']);
const HTML = 'html';

/** Returns a cover whose texts are replaced by what `replace` returns for each. */
export function replaceCoverTexts(cover: Cover, replace: (text: string, isHtml: boolean) => string): Cover {
  const replaced = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((element) => replaced(element));
    if (typeof value === 'string') return TEXTS.has(name) || name === HTML ? replace(value, name === HTML) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, key)]));
  };
  return replaced(cover) as Cover;
}

/** Returns the plain texts of a cover, and those that are HTML; nothing without a cover. */
export function coverTexts(cover: Cover | null | undefined): { texts: string[]; html: string[] } {
  const found: { texts: string[]; html: string[] } = { texts: [], html: [] };
  if (cover) {
    replaceCoverTexts(cover, (text, isHtml) => {
      found[isHtml ? 'html' : 'texts'].push(text);
      return text;
    });
  }
  return found;
}
