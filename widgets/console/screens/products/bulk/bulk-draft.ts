import type { PriceChange, ProductChanges } from '#runtime/contracts/product-changes.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { amountError, readAmount, readWhole } from '../../../parts/amounts.ts';
import { type LawDraft, lawErrors, lawParts, NO_LAW } from './law-draft.ts';

/** A change of prices, with the number as it is typed. */
export interface PriceDraft {
  kind: '' | 'percent' | 'amount' | 'set' | 'end';
  number: string;
  /** Minor units to which a share is rounded. */
  roundTo: string;
}

export interface BulkDraft {
  /** Products that were chosen in the list; those of the page where there are none. */
  ids: readonly string[];
  collectionId: string;
  price: PriceDraft;
  sale: PriceDraft;
  stock: { kind: '' | 'difference' | 'set' | 'unlimited'; units: string };
  law: LawDraft;
}

const NO_PRICE: PriceDraft = { kind: '', number: '', roundTo: '1' };

export const EMPTY_BULK: BulkDraft = {
  ids: [],
  collectionId: '',
  price: NO_PRICE,
  sale: NO_PRICE,
  stock: { kind: '', units: '' },
  law: NO_LAW,
};

/** A number with a sign and a decimal point or comma, "-12.5". */
function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?\d{1,4}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns what is wrong with the draft, by its parts. */
export function bulkErrors({ price, sale, stock, law }: BulkDraft): Record<string, string> {
  const errors = lawErrors(law);
  for (const [name, draft] of [
    ['price', price],
    ['sale', sale],
  ] as const) {
    const error = priceError(draft);
    if (error) errors[name] = error;
  }
  const units = readWhole(stock.units);
  if (stock.kind === 'set' && (units === undefined || units < 0)) errors.stock = productsTexts.unitsFromZero;
  if (stock.kind === 'difference' && !units) errors.stock = productsTexts.unitsSigned;
  const hasLaw = Object.keys(lawParts(law)).length > 0;
  if (price.kind === '' && sale.kind === '' && stock.kind === '' && !hasLaw)
    errors.form = productsTexts.pleaseChooseWhatChanges;
  return errors;
}

function priceError({ kind, number }: PriceDraft): string | undefined {
  if (kind === 'percent') return readNumber(number) === undefined ? productsTexts.writeNumber : undefined;
  if (kind === 'amount') return readAmount(number.replace(/^\+/, '')) === undefined ? amountError() : undefined;
  if (kind === 'set') return (readAmount(number) ?? -1) < 0 ? amountError() : undefined;
  return undefined;
}

/** Returns the change as the shop takes it. */
export function bulkBody({ ids, collectionId, price, sale, stock, law }: BulkDraft): ProductChanges {
  const newPrice = priceChange(price);
  const newSale = sale.kind === 'end' ? null : priceChange(sale);
  return {
    ...(ids.length > 0 ? { ids: [...ids] } : { collectionId }),
    ...(newPrice && { price: newPrice }),
    ...(newSale !== undefined && { salePrice: newSale }),
    ...(stock.kind !== '' && { stock: stockChange(stock) }),
    ...lawParts(law),
  };
}

function priceChange({ kind, number, roundTo }: PriceDraft): PriceChange | undefined {
  if (kind === 'percent') return { percent: readNumber(number) ?? 0, roundToCents: Number(roundTo) };
  if (kind === 'amount') return { cents: readAmount(number.replace(/^\+/, '')) ?? 0 };
  return kind === 'set' ? { setCents: readAmount(number) ?? 0 } : undefined;
}

function stockChange({ kind, units }: BulkDraft['stock']): NonNullable<ProductChanges['stock']> {
  if (kind === 'unlimited') return { set: 'unlimited' };
  const number = readWhole(units) ?? 0;
  return kind === 'set' ? { set: number } : { difference: number };
}
