import type { MeasureUnit, UnitPriceMeasurement } from '../contracts/product-law.ts';
import { fill } from '../i18n/fill.ts';
import { formatMoney } from './money.ts';
import { supportedLocale } from './supported-locale.ts';
import { multiply } from './totals/rounding.ts';

/** What each unit measures, and how many of the smallest unit of the kind it is. */
const UNITS: Readonly<
  Record<MeasureUnit, readonly [kind: 'weight' | 'volume' | 'length' | 'area' | 'count', size: number]>
> = {
  mg: ['weight', 1],
  g: ['weight', 1_000],
  kg: ['weight', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1_000],
  m3: ['volume', 1_000_000],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1_000],
  m2: ['area', 1],
  item: ['count', 1],
};

/** The units in the order in which people choose one. Scripts take them from here, because contracts are large. */
export const UNITS_OF_MEASURE = Object.keys(UNITS) as readonly MeasureUnit[];

/** Units that `Intl` writes in each language. */
const NAMES: Partial<Record<MeasureUnit, string>> = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
};

/** Signs of the others, which are the same in all languages. */
const SIGNS: Partial<Record<MeasureUnit, string>> = { mg: 'mg', cl: 'cl', m2: 'm²', m3: 'm³' };

/** Quantities have three decimals at most, so that thousandths of them are whole. */
const THOUSANDTHS = 1_000;

export interface UnitPrice {
  /** Minor units. */
  cents: number;
  per: { value: number; unit: MeasureUnit };
}

interface UnitTexts {
  unitPrice: string;
  pieces: string;
}

/** Whether both units measure the same, such as a weight. */
export function measureTheSame(one: MeasureUnit, other: MeasureUnit): boolean {
  return UNITS[one][0] === UNITS[other][0];
}

/**
 * Returns the price of the reference quantity, in whole minor units with half a unit rounded up. Where that would be
 * nothing though the product costs something, the reference grows tenfold until it is not. Undefined for what costs
 * nothing, for units that measure different things, and where it would be more than a number holds exactly.
 */
export function unitPrice(cents: number, measurement: UnitPriceMeasurement): UnitPrice | undefined {
  const { quantityValue, quantityUnit, referenceValue, referenceUnit } = measurement;
  if (cents <= 0 || !measureTheSame(quantityUnit, referenceUnit)) return undefined;
  const quantity = sizeOf(quantityValue, quantityUnit);
  const reference = sizeOf(referenceValue, referenceUnit);
  if (quantity <= 0 || reference <= 0) return undefined;
  let tenfold = 1;
  while (multiply(cents, reference * tenfold, quantity) === 0) tenfold *= 10;
  const perReference = multiply(cents, reference * tenfold, quantity);
  if (!Number.isSafeInteger(perReference)) return undefined;
  return { cents: perReference, per: { value: referenceValue * tenfold, unit: referenceUnit } };
}

function sizeOf(value: number, unit: MeasureUnit): number {
  return Math.round(value * THOUSANDTHS) * UNITS[unit][1];
}

/** Returns the sign of a unit, such as "m²". */
export function unitSign(unit: MeasureUnit): string {
  return SIGNS[unit] ?? unit;
}

/** Returns a quantity as its language writes it: "1 kg", "100 ml", "3 pieces". */
export function measureText(value: number, unit: MeasureUnit, locale: string, { pieces }: UnitTexts): string {
  const name = NAMES[unit];
  const format = new Intl.NumberFormat(supportedLocale(locale), {
    maximumFractionDigits: 3,
    ...(name && { style: 'unit', unit: name, unitDisplay: 'short' }),
  });
  const text = format.format(value);
  if (unit === 'item') return fill(pieces, { n: value });
  return name ? text : `${text}\u00a0${unitSign(unit)}`;
}

/** Returns the price per unit of measure as text, such as "€12.50 / 1 kg"; undefined where there is none. */
export function unitPriceText(
  cents: number,
  measurement: UnitPriceMeasurement,
  currency: string,
  locale: string,
  texts: UnitTexts,
): string | undefined {
  const price = unitPrice(cents, measurement);
  if (!price) return undefined;
  const measure = measureText(price.per.value, price.per.unit, locale, texts);
  return fill(texts.unitPrice, { price: formatMoney(price.cents, currency, locale), measure });
}

/** Returns the words beside a price for a deposit that is paid with it, such as "plus deposit €0.25". */
export function depositText(cents: number, currency: string, locale: string, texts: { plusDeposit: string }): string {
  return fill(texts.plusDeposit, { amount: formatMoney(cents, currency, locale) });
}
