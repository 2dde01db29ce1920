import { type RefObject, useId, useRef, useState } from 'react';
import { saveAddress } from '#runtime/account/lists.ts';
import { addressLabel } from '#runtime/checkout/field-errors.ts';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import {
  ADDRESS_AUTOCOMPLETE,
  ADDRESS_MAX_LENGTH,
  ADDRESS_PARTS,
  type AddressEntries,
  type AddressPart,
  addressFormat,
  emptyAddress,
  isRequired,
} from '#runtime/domain/address.ts';
import { ANY_COUNTRY, countryChoices, likelyCountry } from '#runtime/domain/countries.ts';
import { regionsOf } from '#runtime/domain/regions.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { useAddressPlaces } from '#runtime/places/use-address-places.ts';
import { useAccount } from './context.ts';
import { ActForm } from './controls.tsx';
import { Choice, Field } from './fields.tsx';

/** Where places are looked for. */
const PLACES = { productPage: 'account', productSection: 'addresses' };

interface AddressFormProps {
  /** Undefined for a new address. */
  saved: SavedAddress | undefined;
  /** In which a new address begins; '' where it is not known. */
  shopCountry: string;
  labels: CheckoutTexts;
  /** Gets the heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  onSaved(): void;
  onCancel(): void;
}

/** A new address, or a change of one. The country comes first, because it decides the other fields. */
export function AddressForm({ saved, shopCountry, labels, heading, onSaved, onCancel }: AddressFormProps) {
  const { texts, language } = useAccount();
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useAddressPlaces(fieldset, true, PLACES);
  const start: AddressEntries = saved?.address ?? emptyAddress;
  const [countryCode, setCountry] = useState(
    start.countryCode || likelyCountry([ANY_COUNTRY], shopCountry, navigator.languages),
  );
  const { parts, hasDigitsOnly } = addressFormat(countryCode);
  const common = (part: AddressPart) => ({
    name: part,
    label: addressLabel(part, countryCode, labels),
    autoComplete: ADDRESS_AUTOCOMPLETE[part],
    defaultValue: start[part],
    isOptional: !isRequired(part),
    maxLength: ADDRESS_MAX_LENGTH[part],
  });

  async function send(entries: FormData): Promise<void> {
    const address: AddressEntries = { ...emptyAddress };
    for (const part of ADDRESS_PARTS) address[part] = String(entries.get(part) ?? '').trim();
    await saveAddress({ address, isDefault: entries.has('isDefault') }, saved?.id);
    onSaved();
  }

  return (
    <fieldset className="sqa-part" aria-labelledby={id} ref={fieldset}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {saved ? labels.address : texts.addAddress}
      </h3>
      <ActForm submitText={texts.save} send={send}>
        <Choice
          {...common('countryCode')}
          defaultValue={countryCode}
          choices={countryChoices([ANY_COUNTRY], language)}
          chooseText={labels.choose}
          onChange={setCountry}
        />
        {parts.map((part) =>
          part === 'region' ? (
            <Choice
              key={`${part}${countryCode}`}
              {...common(part)}
              choices={regionsOf(countryCode)}
              chooseText={labels.choose}
            />
          ) : (
            <Field
              key={part}
              {...common(part)}
              inputMode={part === 'postalCode' && hasDigitsOnly ? 'numeric' : 'text'}
            />
          ),
        )}
        <Field {...common('phone')} type="tel" hint={labels.phoneHint} />
        <label className="sqa-tick">
          <input type="checkbox" name="isDefault" defaultChecked={saved?.isDefault ?? false} />
          <span>{texts.defaultAddress}</span>
        </label>
      </ActForm>
      <button type="button" className="sqa-quiet" onClick={onCancel}>
        {texts.cancel}
      </button>
    </fieldset>
  );
}
