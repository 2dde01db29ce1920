import { lawTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { COUNTRY_CODES, countryName } from '../preferences/country-names.ts';

interface Props {
  countries: readonly string[];
  error: string | undefined;
  onChange: (countries: string[]) => void;
}

/** Countries that the shop sells to without delivering there. */
export function Countries({ countries, error, onChange }: Props) {
  const others = COUNTRY_CODES.filter((code) => !countries.includes(code));
  return (
    <fieldset className="p-part">
      <legend>{lawTexts.furtherCountries}</legend>
      {countries.length > 0 && (
        <ul className="p-chips">
          {countries.map((country) => (
            <li key={country} className="p-chip">
              {countryName(country)}
              <button
                type="button"
                className="c-icon"
                aria-label={fill(lawTexts.removeCountry, { country: countryName(country) })}
                onClick={() => onChange(countries.filter((other) => other !== country))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Choice
        label={lawTexts.chooseACountry}
        hint={lawTexts.forDownloads}
        value=""
        onChange={(country) => country && onChange([...countries, country])}
        options={[['', lawTexts.chooseACountry], ...others.map((code) => [code, countryName(code)] as const)]}
        error={error}
      />
    </fieldset>
  );
}
