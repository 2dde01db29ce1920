/** The history of prices, and the lines that the law wants beside a price. */

export { priceHistoryStatements } from './write-history.ts';
