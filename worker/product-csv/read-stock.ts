import type { Stock } from '#runtime/contracts/catalogue.ts';
import { MAX_STOCK } from '#runtime/contracts/owner-limits.ts';
import { readWhole, readYes } from './cells.ts';
import type { Problems } from './problems.ts';
import type { SheetRow } from './sheet.ts';

/**
 * Reads a variant's stock; undefined where the file does not have it. A variant that nobody counts is unlimited
 * (Shopify's empty inventory tracker), and so is one that is sold on below zero (its policy 'continue').
 */
export function readStock(row: SheetRow, problems: Problems): Stock | undefined {
  const { stock, stockTracker, stockPolicy } = row.cells;
  const policy = stockPolicy?.trim().toLowerCase() ?? '';
  const text = stock?.trim() ?? '';
  if (stockTracker?.trim() === '' || policy === 'continue' || readYes(policy)) return 'unlimited';
  if (text === '') return undefined;
  if (text.toLowerCase() === 'unlimited') return 'unlimited';
  const count = readWhole(text);
  if (count === undefined || count > MAX_STOCK) {
    problems.warn(row, 'stock', 'badStock', { value: text }, 'cellLeftOut');
    return undefined;
  }
  if (count < 0) problems.warn(row, 'stock', 'negativeStock', { value: text });
  return Math.max(0, count);
}
