import { orderListTexts } from '#runtime/i18n/en/console/orders.ts';
import { replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { countryOptions } from './country-options.ts';

/** Narrows a list to a country, which stands in the address as `country`; '' for any. */
export function CountryChoice({ country }: { country: string }) {
  return (
    <Choice
      label={orderListTexts.country}
      value={country}
      onChange={(next) => replaceQuery({ country: next || undefined })}
      options={[['', orderListTexts.anyCountry], ...countryOptions()]}
    />
  );
}

/** Returns the name of a country; a dash where none is known. */
export function countryText(code: string): string {
  return countryOptions().find(([each]) => each === code)?.[1] ?? (code || '–');
}
