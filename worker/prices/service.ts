/** The history of prices, and the lines that the law wants beside a price. */

export { dearerReductions } from './dearer-reductions.ts';
export { MovedHistory, movedHistoryStatement, readMovedHistories } from './moved-history.ts';
export {
  anchorDay,
  type PriceFacts,
  type PriceFactsColumn,
  priceFactsColumn,
  reductionFactsColumn,
  toPriceFacts,
} from './price-facts.ts';
export { type LinedVariant, lowestPriceOf, priceLinesOf } from './price-lines.ts';
export { priceHistoryStatements } from './write-history.ts';
