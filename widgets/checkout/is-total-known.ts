import type { Checkout } from '#runtime/contracts/checkout.ts';
import { taxPlaceErrors } from '#runtime/domain/address.ts';

/** Whether the total holds delivery and taxes: both depend on the address or the place where one is needed. */
export function isTotalKnown({ cart: { shippingLocation }, needsAddress, taxPlace }: Checkout): boolean {
  if (!shippingLocation) return !needsAddress && !taxPlace;
  return !taxPlace || Object.keys(taxPlaceErrors(shippingLocation, taxPlace)).length === 0;
}
