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
  const { fullPrice, onSale, salePrice } = row.cells;
  if (fullPrice !== undefined) {
    const full = amount('fullPrice');
    if (full !== undefined && price === undefined) problems.refuse(row, 'price', 'badPrice', { value: '' });
    if (price === undefined) return {};
    return full !== undefined && full > price
      ? { priceCents: full, salePriceCents: price, onSale: true }
      : { priceCents: price, onSale: false };
  }
  const sale = amount('salePrice') ?? (salePrice === undefined ? undefined : 0);
  const isOnSale = onSale?.trim() ? readYes(onSale) : undefined;
  if (onSale?.trim() && isOnSale === undefined) problems.refuse(row, 'onSale', 'badYes', { value: onSale });
  if (isOnSale && sale === 0) problems.refuse(row, 'salePrice', 'saleWithoutPrice');
  return {
    ...(price !== undefined && { priceCents: price }),
    ...(sale !== undefined && { salePriceCents: sale }),
    ...(isOnSale !== undefined && { onSale: isOnSale }),
  };
}

function readAmount(row: SheetRow, field: Field, currency: string, problems: Problems): number | undefined {
  const text = row.cells[field]?.trim();
  if (!text) return undefined;
  const amount = readPrice(text, currency);
  if (amount === undefined || amount > MAX_CENTS) problems.refuse(row, field, 'badPrice', { value: text });
  return amount;
}
