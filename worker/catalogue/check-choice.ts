import type { ErrorCode } from '#runtime/contracts/errors.ts';
import { type QuantityError, readQuantity } from '#runtime/domain/quantity.ts';
import { ApiError } from '../http/errors.ts';

const QUANTITY_CODES: Record<QuantityError, ErrorCode> = {
  notANumber: 'QUANTITY_NOT_A_NUMBER',
  notWhole: 'QUANTITY_NOT_WHOLE',
  outOfRange: 'QUANTITY_OUT_OF_RANGE',
};

/** Returns a valid quantity; throws the error for any other. `field` is its name in the request. */
export function checkQuantity(raw: unknown, field = 'quantity'): number {
  const reading = readQuantity(raw);
  if (!reading.ok) throw new ApiError(QUANTITY_CODES[reading.error], { fields: [field] });
  return reading.quantity;
}

/**
 * Returns the variant with this sku or, without one, the product's only variant. Throws VARIANT_REQUIRED or
 * VARIANT_UNAVAILABLE.
 */
export function checkVariant<Variant extends { sku: string }>(
  variants: readonly Variant[],
  sku: string | null,
): Variant {
  if (sku === null && variants.length > 1) throw new ApiError('VARIANT_REQUIRED', { fields: ['sku'] });
  const chosen = sku === null ? variants[0] : variants.find((variant) => variant.sku === sku);
  if (!chosen) throw new ApiError('VARIANT_UNAVAILABLE', { fields: ['sku'] });
  return chosen;
}
