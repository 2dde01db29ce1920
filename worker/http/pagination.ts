import * as z from 'zod/mini';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

const digits = z.string().check(z.regex(/^\d{1,3}$/));
const limit = z.coerce.number<string>().check(z.minimum(1), z.maximum(MAX_LIMIT));

/** The query parameter `limit` of owner's lists: how many entries a page has. */
export const PageLimit = z._default(z.pipe(digits, limit), DEFAULT_LIMIT);
