import type { ImportedVariant } from '#runtime/contracts/imported-product.ts';
import { MAX_CENTS } from '#runtime/contracts/owner-limits.ts';
import { readPrice, readYes } from './cells.ts';
import type { Field } from './columns.ts';
import type { Problems } from './problems.ts';
import type { SheetRow } from './sheet.ts';

type Price = Pick<ImportedVariant, 'priceCents' | 'salePriceCents' | 'onSale'>;

/**
 * Reads a variant's prices. Shopify's file has the price that buyers pay and, on sale, a higher one to compare it with;
 * Squarespace's has the normal price, the sale price, and whether it is on sale.
 */
export function readPrices(row: SheetRow, currency: string, problems: Problems): Price {
  const amount = (field: Field) => readAmount(row, field, currency, problems);
  const price = amount('price');
  const { fullPrice, onSale = '' } = row.cells;
  if (fullPrice !== undefined) {
    const full = amount('fullPrice');
    if (price === undefined && full !== undefined)
      problems.warn(row, 'fullPrice', 'saleWithoutPrice', {}, 'cellLeftOut');
    if (price === undefined) return {};
    return full !== undefined && full > price
      ? { priceCents: full, salePriceCents: price, onSale: true }
      : { priceCents: price, onSale: false };
  }
  const sale = amount('salePrice');
  return {
    ...(price !== undefined && { priceCents: price }),
    ...(sale !== undefined && { salePriceCents: sale }),
    ...readOnSale(row, onSale.trim(), { price, sale }, problems),
  };
}

/** Whether a variant is on sale. One that would be sold for nothing, or for more than its price, is not. */
function readOnSale(
  row: SheetRow,
  text: string,
  { price, sale }: { price: number | undefined; sale: number | undefined },
  problems: Problems,
): Pick<Price, 'onSale'> {
  if (text === '') return {};
  const isOnSale = readYes(text);
  if (isOnSale === undefined) problems.warn(row, 'onSale', 'badYes', { value: text }, 'cellLeftOut');
  if (!isOnSale) return isOnSale === undefined ? {} : { onSale: false };
  const problem = !sale ? 'saleWithoutPrice' : price !== undefined && sale >= price ? 'saleNotLower' : undefined;
  if (problem) problems.warn(row, 'onSale', problem, {}, 'cellLeftOut');
  return { onSale: !problem };
}

/** Reads an amount; undefined for an empty cell, and for one that is no price. */
export function readAmount(row: SheetRow, field: Field, currency: string, problems: Problems): number | undefined {
  const text = row.cells[field]?.trim();
  if (!text) return undefined;
  const amount = readPrice(text, currency);
  if (amount !== undefined && amount <= MAX_CENTS) return amount;
  problems.warn(row, field, 'badPrice', { value: text }, 'cellLeftOut');
  return undefined;
}
