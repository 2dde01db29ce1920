/** What a row of a file of orders is; without zod, for the console. */
export const BOOK_FORMATS = ['orders', 'lines'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];
