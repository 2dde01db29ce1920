import type { MeasureUnit } from '#runtime/contracts/product-law.ts';
import { unitSign } from '#runtime/domain/unit-price.ts';
import { UNIT_CODES, type VariantOffer } from '../../offers/service.ts';

/** Quantities have three decimals at most, and the protocol counts whole steps. */
const SCALE = 3;

/** Returns the price per unit of measure by the protocol's `unit_price.json`; undefined where the page shows none. */
export function unitPriceForm({ unitPrice, measurement }: VariantOffer, currency: string) {
  if (!unitPrice || !measurement) return undefined;
  const measure = (value: number, unit: MeasureUnit) => ({
    value: Math.round(value * 10 ** SCALE),
    scale: SCALE,
    unit: UNIT_CODES[unit],
    display_text: unitSign(unit),
  });
  return {
    amount: unitPrice.cents,
    currency,
    measure: measure(measurement.quantityValue, measurement.quantityUnit),
    reference: measure(unitPrice.per.value, unitPrice.per.unit),
  };
}
