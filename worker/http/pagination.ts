import * as z from 'zod/mini';

const DEFAULT_LIMIT = 50;
/** How many entries a page has at most. */
export const PAGE_MAX_LIMIT = 100;

/** The same of lists that owners sort and look through by the thousand. */
export const LONG_PAGE_MAX_LIMIT = 200;

/** The same of lists whose entries are long. */
export const SHORT_PAGE_MAX_LIMIT = 25;

const digits = z.string().check(z.regex(/^\d{1,3}$/));
const limitOf = (most: number) =>
  z._default(
    z.pipe(digits, z.coerce.number<string>().check(z.minimum(1), z.maximum(most))),
    Math.min(DEFAULT_LIMIT, most),
  );

/** The query parameter `limit` of owners' lists: the number of entries on a page. */
export const PageLimit = limitOf(PAGE_MAX_LIMIT);
export const LongPageLimit = limitOf(LONG_PAGE_MAX_LIMIT);
export const ShortPageLimit = limitOf(SHORT_PAGE_MAX_LIMIT);
