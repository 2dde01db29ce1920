import type { Address } from '#runtime/contracts/checkout.ts';
import { addressFormat } from '#runtime/domain/address.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';

/** Returns the lines of an address, in the order of its country. */
export function addressLines(address: Address, language: string): string[] {
  const { firstName, lastName, line1, line2, countryCode, phone } = address;
  const place = addressFormat(countryCode)
    .parts.filter((part) => part === 'city' || part === 'region' || part === 'postalCode')
    .map((part) => address[part])
    .filter(Boolean)
    .join(' ');
  const country = new Intl.DisplayNames(supportedLocale(language), { type: 'region' }).of(countryCode) ?? countryCode;
  return [`${firstName} ${lastName}`.trim(), line1, line2, place, country, phone].filter(Boolean);
}
