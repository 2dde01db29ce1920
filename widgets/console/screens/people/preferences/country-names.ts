import { ANY_COUNTRY, isCountry } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

const names = new Intl.DisplayNames(languageTexts.tag, { type: 'region', fallback: 'code' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of all countries, by their names. */
export const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((other) => first + other))
  .filter(isCountry)
  .sort((a, b) => countryName(a).localeCompare(countryName(b)));

/** Returns the English name of a country. */
export function countryName(code: string): string {
  return code === ANY_COUNTRY ? peopleTexts.everyOtherCountry : (names.of(code) ?? code);
}

/** Returns the English name of a place: "California, United States", "Germany". */
export function zoneName({ countryCode, region }: { countryCode: string; region: string }): string {
  const found = regionsOf(countryCode).find(({ code }) => code === region);
  return region === '' ? countryName(countryCode) : `${found?.name ?? region}, ${countryName(countryCode)}`;
}
