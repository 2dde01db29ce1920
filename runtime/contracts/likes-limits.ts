/** Most items whose likes one call reads. It is no part of the contracts, so that a browser module gets it without zod. */
export const LIKES_READ_AT_ONCE = 100;
