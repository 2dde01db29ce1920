import type { Checkout } from '../contracts/checkout.ts';
import { taxPlaceErrors } from '../domain/address.ts';
import { regionsOf } from '../domain/regions.ts';

/** Whether the total holds delivery and taxes: both depend on the country and its region, where they are asked for. */
export function isTotalKnown({ cart: { shippingLocation }, needsAddress, taxPlace }: Checkout): boolean {
  if (!shippingLocation) return !needsAddress && !taxPlace;
  if (taxPlace) return Object.keys(taxPlaceErrors(shippingLocation, taxPlace)).length === 0;
  const regions = needsAddress ? regionsOf(shippingLocation.countryCode) : [];
  return regions.length === 0 || regions.some(({ code }) => code === shippingLocation.region);
}
