import type { Address } from '#runtime/contracts/checkout.ts';
import { addressFormat } from '#runtime/domain/address.ts';
import { isolatedLtr } from '#runtime/domain/isolated.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { hasLettersFromRight, textDirection } from './text-direction.ts';

/** Letters in which a family name goes first, and an address from its largest part to its smallest. */
const LARGEST_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Chinese and Japanese have no spaces between the parts of a place. */
const WITHOUT_SPACES = /\p{Script=Han}/u;

/**
 * Returns the lines of an address, in the order of its country and letters. Beside letters that run from right to left,
 * marks keep the parts of a phone number in their order.
 */
export function addressLines(address: Address, language: string): string[] {
  const lines = linesOf(address, language);
  const { phone } = address;
  if (!phone) return lines;
  const runsFromRight = textDirection(language) === 'rtl' || lines.some(hasLettersFromRight);
  return [...lines, runsFromRight ? isolatedLtr(phone) : phone];
}

function linesOf(address: Address, language: string): string[] {
  const { line1, line2, city, region, postalCode, countryCode } = address;
  const country = new Intl.DisplayNames(supportedLocale(language), { type: 'region' }).of(countryCode) ?? countryCode;
  const name = personName(address);
  if (LARGEST_FIRST.test(line1)) {
    const code = countryCode === 'JP' && postalCode ? `〒${postalCode}` : postalCode;
    const place = [region, city].filter(Boolean).join(WITHOUT_SPACES.test(region) ? '' : ' ');
    return [country, code, place, line1, line2, name].filter(Boolean);
  }
  const place = addressFormat(countryCode)
    .parts.filter((part) => part === 'city' || part === 'region' || part === 'postalCode')
    .map((part) => address[part])
    .filter(Boolean)
    .join(' ');
  return [name, line1, line2, place, country].filter(Boolean);
}

/** Returns a person's whole name. Chinese and Korean names have no space between their parts. */
export function personName({ firstName, lastName, countryCode }: Partial<Address>): string {
  const parts = [firstName, lastName].map((part) => part?.trim()).filter(Boolean);
  if (!parts.every((part) => part && LARGEST_FIRST.test(part))) return parts.join(' ');
  return parts.reverse().join(countryCode === 'JP' ? ' ' : '');
}
