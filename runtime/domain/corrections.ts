import type { CheckoutNotice } from '../contracts/checkout.ts';

/** A cart line as the visitor last saw it. Amounts are in minor units. */
interface KnownLine {
  id: string;
  variantId: string;
  title: string;
  priceCents: number;
  quantity: number;
}

/** A variant's current price, and the quantity that this visitor can buy; Infinity where the stock is unlimited. */
export interface Availability {
  priceCents: number;
  left: number;
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
  const left = new Map([...found].map(([variantId, offer]) => [variantId, offer.left]));
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
