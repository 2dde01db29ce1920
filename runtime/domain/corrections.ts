import type { CheckoutNotice } from '../contracts/checkout.ts';

/** A cart line as the visitor last saw it. Amounts are in minor units. */
interface KnownLine {
  id: string;
  variantId: string;
  title: string;
  priceCents: number;
  quantity: number;
}

/** A variant's current price and its units, which are Infinity where the stock is unlimited. */
export interface Availability extends Units {
  priceCents: number;
}

export interface Units {
  /** Units that are not sold yet. */
  inStock: number;
  /** Those of them that nobody else has reserved. */
  free: number;
}

export interface Corrected<Line extends KnownLine> {
  /** Lines that can be bought, at their current prices. */
  lines: Line[];
  /** Ids of the lines that cannot be bought. */
  gone: string[];
  notices: CheckoutNotice[];
}

/** Adjusts lines to current prices and stock, and reports the changes. Earlier lines get scarce stock first. */
export function correctLines<Line extends KnownLine>(
  lines: readonly Line[],
  found: ReadonlyMap<string, Availability>,
): Corrected<Line> {
  const left = new Map([...found].map(([variantId, { inStock }]) => [variantId, inStock]));
  const corrected: Corrected<Line> = { lines: [], gone: [], notices: [] };
  for (const line of lines) {
    const { id, variantId, title, priceCents, quantity } = line;
    const is = Math.min(quantity, Math.max(0, left.get(variantId) ?? 0));
    const price = found.get(variantId)?.priceCents;
    if (is === 0 || price === undefined) {
      corrected.gone.push(id);
      corrected.notices.push({ kind: 'gone', title, was: quantity, is: 0 });
      continue;
    }
    left.set(variantId, (left.get(variantId) ?? 0) - is);
    if (is < quantity) corrected.notices.push({ kind: 'short', title, was: quantity, is });
    if (price !== priceCents) corrected.notices.push({ kind: 'price', title, was: priceCents, is: price });
    corrected.lines.push({ ...line, quantity: is, priceCents: price });
  }
  return corrected;
}

/**
 * Returns the ids of the lines that are in stock, but only by units that others have reserved: they cannot be paid for
 * until the others have paid or left. Earlier lines get the free units first.
 */
export function reservedByOthers(
  lines: readonly Pick<KnownLine, 'id' | 'variantId' | 'quantity'>[],
  unitsOf: (variantId: string) => Units | undefined,
): Set<string> {
  const left = new Map<string, Units>();
  const reserved = new Set<string>();
  for (const { id, variantId, quantity } of lines) {
    const { inStock, free } = left.get(variantId) ?? unitsOf(variantId) ?? { inStock: 0, free: 0 };
    const isFree = free >= quantity;
    if (!isFree && inStock >= quantity) reserved.add(id);
    left.set(variantId, { inStock: inStock - quantity, free: isFree ? free - quantity : free });
  }
  return reserved;
}
