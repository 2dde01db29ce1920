import { PRODUCT_TYPE } from '../../contracts/enumerations.ts';
import { type AppliedTax, applyTaxes } from './tax.ts';

/** A tax as an order keeps it for the books. Amounts are in minor units. */
export interface RecordedTax {
  name: string;
  /** Parts per million. */
  rate: number;
  /** What was taxed by it, without taxes. */
  netCents: number;
  cents: number;
}

/** An order with the taxes that its totals have. */
interface Taxed {
  lines: readonly {
    unitCents: number;
    quantity: number;
    discountCents: number;
    productType: number;
    isUntaxed?: boolean | undefined;
  }[];
  shippingCents: number;
  taxes: readonly AppliedTax[];
  areIncluded: boolean;
}

/**
 * Returns the taxes of an order with the amounts that they were taken of. Gift cards count as money and are not taxed, and
 * neither are lines that an owner has marked so.
 */
export function recordedTaxes({ lines, shippingCents, taxes, areIncluded }: Taxed): RecordedTax[] {
  const goods = lines.filter(({ productType, isUntaxed }) => productType !== PRODUCT_TYPE.giftCard && !isUntaxed);
  const goodsCents = sum(goods.map(({ unitCents, quantity, discountCents }) => unitCents * quantity - discountCents));
  const rules = taxes.map(({ rule }) => rule);
  const onGoods = sum(applyTaxes(rules, { goodsCents, shippingCents: 0 }, { areIncluded }).map(({ cents }) => cents));
  const onShipping = sum(taxes.map(({ cents }) => cents)) - onGoods;
  const netGoods = goodsCents - (areIncluded ? onGoods : 0);
  const netShipping = shippingCents - (areIncluded ? onShipping : 0);
  return taxes.map(({ rule: { name, rate, taxesShipping }, cents }) => ({
    name,
    rate,
    netCents: netGoods + (taxesShipping ? netShipping : 0),
    cents,
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
