import type { RecordedTax } from '#runtime/domain/totals/recorded-tax.ts';
import { allocate, multiply } from '#runtime/domain/totals/rounding.ts';
import type { BookedOrder } from './booked-order.ts';

/** An amount by what it is for, in minor units: taxes, what was taxed without them, and what was not taxed. */
export interface Buckets {
  taxCents: number;
  taxedCents: number;
  untaxedCents: number;
}

export const NOTHING: Buckets = { taxCents: 0, taxedCents: 0, untaxedCents: 0 };

/** A part of an amount: of one tax, or what was not taxed. */
export interface TaxPart {
  /** Null for what was not taxed. */
  tax: Pick<RecordedTax, 'name' | 'rate'> | null;
  /** Whether the order was stored without its taxes by rule, so that name and rate are not known. */
  isUnknown: boolean;
  netCents: number;
  taxCents: number;
}

/** Returns the whole of an order by what it is for. Taxes of one place are taken of the same goods. */
export function bucketsOf(order: Pick<BookedOrder, 'grandTotalCents' | 'taxCents' | 'taxes'>): Buckets {
  const taxes = taxesOf(order);
  const net = order.grandTotalCents - order.taxCents;
  const taxedCents = Math.min(net, Math.max(0, ...taxes.map(({ netCents }) => netCents)));
  return { taxCents: order.taxCents, taxedCents, untaxedCents: net - taxedCents };
}

/** Returns a part of an order, of which `part` is for each, by its taxes. All of the order gives all of each tax. */
export function partsByTax(
  order: Pick<BookedOrder, 'grandTotalCents' | 'taxCents' | 'taxes'>,
  part: Buckets,
): TaxPart[] {
  const taxes = taxesOf(order);
  const whole = bucketsOf(order);
  const cents = allocate(
    part.taxCents,
    taxes.map((tax) => tax.cents),
  );
  const isUnknown = taxes !== order.taxes;
  const untaxed = { tax: null, isUnknown: false, netCents: part.untaxedCents, taxCents: 0 };
  return [
    ...taxes.map(({ name, rate, netCents }, i) => ({
      tax: { name, rate },
      isUnknown,
      netCents: whole.taxedCents === 0 ? 0 : multiply(netCents, part.taxedCents, whole.taxedCents),
      taxCents: cents[i] ?? 0,
    })),
    ...(whole.untaxedCents !== 0 || taxes.length === 0 ? [untaxed] : []),
  ];
}

/** The taxes of an order; where they are not known by rule, one of everything. */
function taxesOf({ taxes, taxCents, grandTotalCents }: Pick<BookedOrder, 'grandTotalCents' | 'taxCents' | 'taxes'>) {
  const sum = taxes.reduce((total, { cents }) => total + cents, 0);
  if (sum === taxCents) return taxes;
  return [{ name: '', rate: 0, netCents: grandTotalCents - taxCents, cents: taxCents }];
}
