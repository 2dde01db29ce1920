import type { Address } from '#runtime/contracts/checkout.ts';
import { addressFormat } from '#runtime/domain/address.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';

/** Writes an address in lines, in the order of its country, whose name is English. */
export function addressText(address: Address): string {
  const { firstName, lastName, line1, line2, countryCode, phone } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const place = addressFormat(countryCode)
    .parts.filter((part) => part === 'city' || part === 'region' || part === 'postalCode')
    .map((part) => address[part])
    .filter(Boolean)
    .join(' ');
  return [name, line1, line2, place, countryName(countryCode), phone].filter(Boolean).join('\n');
}

function countryName(code: string): string {
  return code ? (new Intl.DisplayNames(languageTexts.tag, { type: 'region' }).of(code) ?? code) : '';
}
