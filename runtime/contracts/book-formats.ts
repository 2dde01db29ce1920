/** A file of orders has a row for each order, or for each line of one. The console reads this list, so it needs no zod. */
export const BOOK_FORMATS = ['orders', 'lines'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];
