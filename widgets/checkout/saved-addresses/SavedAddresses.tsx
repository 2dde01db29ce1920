import { useStore } from '@nanostores/react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import { type AddressEntries, emptyAddress, isSameAddress } from '#runtime/domain/address.ts';
import { Radio } from '../controls.tsx';

interface SavedAddressesProps {
  session: CheckoutSession;
  id: string;
  addresses: readonly SavedAddress[];
}

/** The choice among a person's addresses. A person who changes a part of an address has chosen another one. */
export function SavedAddresses({ session, id, addresses }: SavedAddressesProps) {
  const { address } = useStore(session.$entries);
  const { texts } = session;
  const chosen = addresses.find((saved) => isSameAddress(saved.address, address));
  if (addresses.length === 0) return null;
  return (
    <fieldset className="sqc-choices">
      <legend>{texts.savedAddresses}</legend>
      {addresses.map((saved) => (
        <Radio
          key={saved.id}
          group={`${id}saved`}
          isChosen={saved === chosen}
          onChoose={() => session.fillAddress(saved.address)}
        >
          {lineOf(saved.address)}
        </Radio>
      ))}
      <Radio
        group={`${id}saved`}
        isChosen={!chosen}
        onChoose={() => session.fillAddress({ ...emptyAddress, countryCode: address.countryCode })}
      >
        {texts.otherAddress}
      </Radio>
    </fieldset>
  );
}

function lineOf({ firstName, lastName, line1, postalCode, city }: AddressEntries): string {
  return [`${firstName} ${lastName}`, line1, `${postalCode} ${city}`].map((part) => part.trim()).join(', ');
}
