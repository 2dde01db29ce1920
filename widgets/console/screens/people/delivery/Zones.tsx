import { useState } from 'react';
import type { DeliveryOption } from '#runtime/contracts/money-rules.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { COUNTRY_CODES, countryName, zoneName } from '../preferences/country-names.ts';

type Zone = DeliveryOption['zones'][number];

interface Props {
  zones: readonly Zone[];
  error: string | undefined;
  onChange: (zones: Zone[]) => void;
}

/** The places that a way of delivery is for. */
export function Zones({ zones, error, onChange }: Props) {
  const [country, setCountry] = useState('');
  const regions = regionsOf(country);
  const add = (zone: Zone) => {
    const isKnown = zones.some(({ countryCode, region }) => countryCode === zone.countryCode && region === zone.region);
    if (!isKnown) onChange([...zones, zone]);
    setCountry('');
  };
  const choose = (code: string) => {
    if (code === '' || regionsOf(code).length > 0) setCountry(code);
    else add({ countryCode: code, region: '' });
  };
  return (
    <fieldset className="p-part">
      <legend>{peopleTexts.whereTo}</legend>
      {zones.length === 0 && <p className="c-quiet">{peopleTexts.chooseAtLeastOne}</p>}
      {zones.length > 0 && (
        <ul className="p-chips">
          {zones.map((zone) => (
            <li key={`${zone.countryCode} ${zone.region}`} className="p-chip">
              {zoneName(zone)}
              <button
                type="button"
                className="c-icon"
                aria-label={fill(peopleTexts.removeZone, { zone: zoneName(zone) })}
                onClick={() => onChange(zones.filter((other) => other !== zone))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="c-columns">
        <Choice
          label={peopleTexts.addAPlace}
          value={country}
          onChange={choose}
          options={[
            ['', peopleTexts.chooseACountry],
            [ANY_COUNTRY, countryName(ANY_COUNTRY)],
            ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const),
          ]}
          error={error}
        />
        {regions.length > 0 && (
          <Choice
            label={peopleTexts.whichPartOfIt}
            value=""
            onChange={(region) => region && add({ countryCode: country, region: region === ANY_COUNTRY ? '' : region })}
            options={[
              ['', peopleTexts.chooseAPart],
              [ANY_COUNTRY, peopleTexts.wholeCountry],
              ...regions.map(({ code, name }) => [code, name] as const),
            ]}
          />
        )}
      </div>
    </fieldset>
  );
}
