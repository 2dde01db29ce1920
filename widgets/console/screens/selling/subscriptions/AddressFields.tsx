import type { Address } from '#runtime/contracts/checkout.ts';
import { ADDRESS_MAX_LENGTH, addressFormat, inCountry } from '#runtime/domain/address.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { countryOptions } from '../parts/country-options.ts';

type Part = keyof Address;

const LABELS: Readonly<Record<Part, string>> = {
  firstName: sellingTexts.firstName,
  lastName: sellingTexts.lastName,
  line1: sellingTexts.streetAndNumber,
  line2: sellingTexts.apartmentFloorOptional,
  city: sellingTexts.city,
  region: sellingTexts.stateOrProvince,
  postalCode: sellingTexts.postalCode,
  countryCode: commonTexts.country,
  phone: sellingTexts.phoneOptional,
};

interface Props {
  address: Address;
  onChange: (address: Address) => void;
  errors: Readonly<Record<string, string>>;
}

/** The fields of an address, as its country writes them. */
export function AddressFields({ address, onChange, errors }: Props) {
  const { countryCode } = address;
  const field = (part: Part) => (
    <TextField
      key={part}
      label={LABELS[part]}
      autoComplete="off"
      maxLength={ADDRESS_MAX_LENGTH[part]}
      value={address[part]}
      onChange={(text) => onChange({ ...address, [part]: text })}
      error={errors[part]}
    />
  );
  return (
    <>
      <Choice
        label={LABELS.countryCode}
        value={countryCode}
        onChange={(code) => onChange(inCountry(address, code))}
        options={countryOptions()}
        error={errors.countryCode}
      />
      {addressFormat(countryCode).parts.map((part) =>
        part === 'region' ? (
          <Choice
            key={part}
            label={LABELS.region}
            value={address.region}
            onChange={(region) => onChange({ ...address, region })}
            options={[
              ['', sellingTexts.chooseOne],
              ...regionsOf(countryCode).map(({ code, name }) => [code, name] as const),
            ]}
            error={errors.region}
          />
        ) : (
          field(part)
        ),
      )}
      {field('phone')}
    </>
  );
}
