import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import type { LegalTexts } from './texts/en.ts';

/** Returns a country's name in a language; '' for no country. */
export function regionName(countryCode: string, language: string): string {
  if (countryCode === '') return '';
  return new Intl.DisplayNames(supportedLocale(language), { type: 'region' }).of(countryCode) ?? countryCode;
}

/** Names the places of a way of delivery, each country once. */
export function placesText(
  zones: readonly { countryCode: string }[],
  language: string,
  { everywhere }: Pick<LegalTexts, 'everywhere'>,
): string {
  const codes = [...new Set(zones.map(({ countryCode }) => countryCode))];
  return codes.map((code) => (code === ANY_COUNTRY ? everywhere : regionName(code, language))).join(', ');
}
