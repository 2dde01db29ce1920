import * as z from 'zod/mini';

const DEFAULT_LIMIT = 50;
/** How many entries a page has at most. */
export const PAGE_MAX_LIMIT = 100;

const digits = z.string().check(z.regex(/^\d{1,3}$/));
const limit = z.coerce.number<string>().check(z.minimum(1), z.maximum(PAGE_MAX_LIMIT));

/** The query parameter `limit` of owners' lists: the number of entries on a page. */
export const PageLimit = z._default(z.pipe(digits, limit), DEFAULT_LIMIT);
