import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressLabel } from '#runtime/checkout/field-errors.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { countryChoices } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import type { TaxPlace } from '#runtime/domain/totals/tax.ts';
import { SelectField } from './controls.tsx';

interface Props {
  session: CheckoutSession;
  countries: readonly string[];
  taxPlace: TaxPlace;
}

/** The country that an order without delivery is taxed in, and its region where a tax depends on it. */
export function TaxPlacePart({ session, countries, taxPlace: { regionsIn } }: Props) {
  const { countryCode, region } = useStore(session.$entries).address;
  const { texts, language } = session;
  const choices = useMemo(() => countryChoices(countries, language), [countries, language]);
  const regions = regionsIn.includes(countryCode) ? regionsOf(countryCode) : [];
  return (
    <>
      <SelectField
        session={session}
        name="countryCode"
        label={texts.country}
        hint={texts.countryHint}
        autoComplete="country"
        value={countryCode}
        onChange={(value) => session.setAddress('countryCode', value)}
        choices={choices}
      />
      {regions.length > 0 && (
        <SelectField
          session={session}
          name="region"
          label={addressLabel('region', countryCode, texts)}
          autoComplete="address-level1"
          value={region}
          onChange={(value) => session.setAddress('region', value)}
          choices={regions}
        />
      )}
    </>
  );
}
