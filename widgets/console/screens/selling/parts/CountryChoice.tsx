import { ANY_COUNTRY, countryChoices } from '#runtime/domain/countries.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';

const COUNTRIES = countryChoices([ANY_COUNTRY], languageTexts.tag).map(({ code, name }) => [code, name] as const);
const OPTIONS = [['', orderListTexts.anyCountry], ...COUNTRIES] as const;

/** Narrows a list to a country, which stands in the address as `country`; '' for any. */
export function CountryChoice({ country }: { country: string }) {
  return (
    <Choice
      label={orderListTexts.country}
      value={country}
      onChange={(next) => replaceQuery({ country: next || undefined })}
      options={OPTIONS}
    />
  );
}

/** Returns the name of a country; a dash where none is known. */
export function countryText(code: string): string {
  return COUNTRIES.find(([each]) => each === code)?.[1] ?? (code || '–');
}
