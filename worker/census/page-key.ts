const PATH_MAX_LENGTH = 200;
/** Replaces a part that was removed from an address. */
const HIDDEN = '…';
/** What may name a person or an order is not kept: addresses, and numbers of five digits or more. */
const PERSONAL = /@|\d{5}|\d(?:[\s./-]?\d){6}/;
/** The date of a post is no number of anything. */
const DATE = /(?<!\d)(?:19|20)\d\d-\d\d?(?:-\d\d?)?(?!\d)/;
/** Parts of a path that are longer and have digits are tokens, unless they are words. */
const WORD_MAX_LENGTH = 19;
/** Words of an address, "summer-sale-2026" and "3d-prints": no digits within letters. */
const WORDS = /^\d{0,4}\p{L}*\d{0,4}(?:[-_.~+ ]\d{0,4}\p{L}*\d{0,4})*$/u;

/** Whether a text may name a person or an order. */
export function isPersonal(text: string): boolean {
  return PERSONAL.test(text);
}

/**
 * Returns the key by which a page is counted: its path, with its host where it is another site's. Parts of the path that
 * may name a person or an order, or let somebody in, are left out.
 */
export function pageKey({ host, pathname }: URL, ownHost: string): string {
  const path = pathname
    .split('/')
    .map((part) => (isRevealing(decoded(part)) ? HIDDEN : part))
    .join('/');
  return ((host === ownHost ? '' : host) + path).slice(0, PATH_MAX_LENGTH);
}

function isRevealing(part: string): boolean {
  if (isPersonal(part.replace(DATE, ''))) return true;
  return part.length > WORD_MAX_LENGTH && /\d/.test(part) && !WORDS.test(part);
}

/** Undoes escapes as often as somebody has escaped them; a text that cannot be decoded stays as it is. */
function decoded(part: string): string {
  const signs = part.replace(/%(?:25)+/g, '%');
  try {
    return decodeURIComponent(signs);
  } catch {
    return signs.replaceAll('%40', '@');
  }
}
