import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { addressLabel } from '#runtime/checkout/field-errors.ts';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import {
  ADDRESS_AUTOCOMPLETE,
  ADDRESS_MAX_LENGTH,
  addressFormat,
  isRequired,
  type AddressPart as Part,
} from '#runtime/domain/address.ts';
import { countryChoices } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import { SelectField, TextField } from './controls.tsx';
import type { SavedAddressesAccount } from './saved-addresses/open-account.ts';
import { SavedAddresses } from './saved-addresses/SavedAddresses.tsx';

const HALVES: ReadonlySet<Part> = new Set(['firstName', 'lastName', 'city', 'region', 'postalCode']);

interface Props {
  session: CheckoutSession;
  id: string;
  countries: readonly string[];
  /** Undefined for those who are not signed in. */
  account: SavedAddressesAccount | undefined;
  wish: AddressWish;
}

/** Whether the address shall be saved in the account. */
export interface AddressWish {
  isWanted: boolean;
  set(isWanted: boolean): void;
}

/** The address fields. The country comes first, because it decides the other fields. */
export function AddressPart({ session, id, countries, account, wish }: Props) {
  const { address } = useStore(session.$entries);
  const { texts, language } = session;
  const choices = useMemo(() => countryChoices(countries, language), [countries, language]);
  const { parts, hasDigitsOnly } = addressFormat(address.countryCode);

  const common = (part: Part) => ({
    session,
    name: part,
    label: addressLabel(part, address.countryCode, texts),
    value: address[part],
    autoComplete: `shipping ${ADDRESS_AUTOCOMPLETE[part]}`,
    isRequired: isRequired(part),
    className: HALVES.has(part) ? 'sqc-half' : '',
    onChange: (value: string) => session.setAddress(part, value),
  });

  return (
    <section aria-labelledby={`${id}address`}>
      <h2 id={`${id}address`}>{texts.address}</h2>
      {account && <SavedAddresses session={session} id={id} addresses={account.addresses} />}
      <div className="sqc-fields">
        <SelectField {...common('countryCode')} choices={choices} />
        {parts.map((part) =>
          part === 'region' ? (
            <SelectField key={part} {...common(part)} choices={regionsOf(address.countryCode)} />
          ) : (
            <TextField
              key={part}
              {...common(part)}
              inputMode={part === 'postalCode' && hasDigitsOnly ? 'numeric' : 'text'}
              maxLength={ADDRESS_MAX_LENGTH[part]}
            />
          ),
        )}
        <TextField
          {...common('phone')}
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          maxLength={ADDRESS_MAX_LENGTH.phone}
        />
        {account && !account.isSaved(address) && (
          <label className="sqc-choice">
            <input type="checkbox" checked={wish.isWanted} onChange={({ target }) => wish.set(target.checked)} />
            <span>{texts.keepAddress}</span>
          </label>
        )}
      </div>
    </section>
  );
}
