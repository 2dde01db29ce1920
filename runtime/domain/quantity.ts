import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

/** Smallest and largest quantity of one cart line. */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 9999;

export type QuantityError = 'notANumber' | 'notWhole' | 'outOfRange';
type QuantityReading = { ok: true; quantity: number } | { ok: false; error: QuantityError };

/** Characters of a number input; JavaScript alone reads "0x10" as a number. */
const NUMBER_TEXT = /^\s*[-+.\de]+\s*$/i;

/** Reads a quantity that a visitor typed or a request carries; an empty field is not a number. */
export function readQuantity(raw: unknown): QuantityReading {
  const value = typeof raw === 'string' && NUMBER_TEXT.test(raw) ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { ok: false, error: 'notANumber' };
  if (!Number.isInteger(value)) return { ok: false, error: 'notWhole' };
  if (value < QUANTITY_MIN || value > QUANTITY_MAX) return { ok: false, error: 'outOfRange' };
  return { ok: true, quantity: value };
}

interface QuantityRule {
  productType: number;
  isSubscribable: boolean;
  multipleQuantityAllowedForServices: boolean;
}

/** Whether a visitor may buy several at a time: physical products, and services where the store allows it. */
export function allowsMultipleQuantity(rule: QuantityRule): boolean {
  if (rule.isSubscribable) return false;
  if (rule.productType === PRODUCT_TYPE.physical) return true;
  return rule.productType === PRODUCT_TYPE.service && rule.multipleQuantityAllowedForServices;
}

/** Whether to show the quantity field: only where several may be bought and the total stock is above 1. */
export function showsQuantityInput(rule: QuantityRule & { totalStock: number }): boolean {
  return allowsMultipleQuantity(rule) && rule.totalStock > 1;
}
