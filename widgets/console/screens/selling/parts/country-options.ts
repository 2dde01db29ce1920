import { ANY_COUNTRY, countryChoices } from '#runtime/domain/countries.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';

let options: readonly (readonly [code: string, name: string])[] | undefined;

/** Returns all countries with their names, in the order of these. They are sorted once, when a screen first shows them. */
export function countryOptions() {
  options ??= countryChoices([ANY_COUNTRY], languageTexts.tag).map(({ code, name }) => [code, name] as const);
  return options;
}
