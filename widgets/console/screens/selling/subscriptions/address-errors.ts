import type { Address } from '#runtime/contracts/checkout.ts';
import { addressErrors } from '#runtime/domain/address.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';

const PREFIX = 'address.';

/** Returns the errors of an address by its parts, as texts. */
export function addressErrorTexts(address: Address): Record<string, string> {
  const errors = Object.keys(addressErrors(address)) as (keyof Address)[];
  return Object.fromEntries(
    errors.map((part) => [part, address[part].trim() === '' ? sellingTexts.fillThisIn : malformedText(part)]),
  );
}

function malformedText(part: keyof Address): string {
  return part === 'phone' ? sellingTexts.phoneIncomplete : sellingTexts.addressesThereHaveNo;
}

/** Returns the shop's errors of an address by its parts. */
export function partErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(PREFIX));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(PREFIX.length), text]));
}
