import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { MeasureUnit } from '#runtime/contracts/product-law.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { type ProductOffer, UNIT_CODES, type VariantOffer } from '../offers/service.ts';
import { SCHEMA } from './node.ts';

/** Common codes of UN/CEFACT, Recommendation 20, as those of units. */
const PERIOD_CODES: Readonly<Record<SubscriptionPlan['billingPeriod']['unit'], string>> = {
  WEEK: 'WEE',
  MONTH: 'MON',
  YEAR: 'ANN',
};

/**
 * Returns the price that a buyer pays, and the one that it is less than. Where the page shows the lowest price of the 30
 * days before a reduction, that one is struck, because whoever announces a reduction must measure it there; it is no
 * reduction where the price was as low before.
 */
export function priceSpecifications(product: ProductOffer, variant: VariantOffer, isTaxIncluded: boolean | undefined) {
  const { currency, plan, isOneTimePurchasable } = product;
  const { priceCents, struckCents, lowestCents } = variant;
  const shared = { '@type': 'UnitPriceSpecification', priceCurrency: currency, valueAddedTaxIncluded: isTaxIncluded };
  const before = struckCents === undefined ? undefined : (lowestCents ?? struckCents);
  return {
    active: {
      ...shared,
      price: toDecimalText(priceCents, currency),
      referenceQuantity: contents(variant),
      ...(plan && !isOneTimePurchasable && billing(plan)),
    },
    struck:
      before !== undefined && before > priceCents
        ? { ...shared, price: toDecimalText(before, currency), priceType: `${SCHEMA}StrikethroughPrice` }
        : undefined,
  };
}

/** What is in one unit, and per how much its unit price is said. */
function contents({ measurement: own, unitPrice }: VariantOffer) {
  if (!own || !unitPrice) return undefined;
  const quantity = (value: number, unit: MeasureUnit) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: UNIT_CODES[unit],
  });
  return {
    ...quantity(own.quantityValue, own.quantityUnit),
    valueReference: quantity(unitPrice.per.value, unitPrice.per.unit),
  };
}

/** How often a subscription is paid and, where it ends, for how long. */
function billing({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan) {
  const unitCode = PERIOD_CODES[unit];
  return {
    unitCode,
    billingIncrement: value,
    billingDuration:
      numBillingCycles > 0 ? { '@type': 'QuantitativeValue', value: value * numBillingCycles, unitCode } : undefined,
  };
}
