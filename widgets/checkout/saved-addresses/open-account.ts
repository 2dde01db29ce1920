import type { CheckoutSession } from '#runtime/checkout/session.ts';
import type { SavedAddress } from '#runtime/contracts/account.ts';
import { type AddressEntries, addressErrors, isSameAddress, isUntouched } from '#runtime/domain/address.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import { lazy } from '#runtime/lazy.ts';

const loadOffer = lazy(() => import('#runtime/account/checkout-offer.ts'));

export interface SavedAddressesAccount {
  /** Those that the shop delivers to, the default one first. */
  addresses: readonly SavedAddress[];
  /** Whether an address is among the person's own. */
  isSaved(address: AddressEntries): boolean;
  /** Saves the address that was typed, unless it is not complete or is saved already. Never rejects. */
  keep(): Promise<void>;
}

/**
 * Fills in what a signed-in person left open, and resolves to their addresses; undefined where nobody is signed in.
 */
export async function openAccount(
  session: CheckoutSession,
  countries: readonly string[],
): Promise<SavedAddressesAccount | undefined> {
  const { readCheckoutOffer, keepAddress } = await loadOffer();
  const offer = await readCheckoutOffer();
  if (!offer) return undefined;
  const isDelivered = ({ address: { countryCode } }: SavedAddress) =>
    countries.includes(ANY_COUNTRY) || countries.includes(countryCode);
  const addresses = offer.addresses.filter(isDelivered);
  const { email, address } = session.$entries.get();
  if (email === '') session.set('email', offer.email);
  const first = addresses.find(({ isDefault }) => isDefault) ?? (addresses.length === 1 ? addresses[0] : undefined);
  if (first && isUntouched(address)) session.fillAddress(first.address);
  return {
    addresses,
    isSaved: (address) => addresses.some((saved) => isSameAddress(saved.address, address)),
    async keep() {
      const { address } = session.$entries.get();
      if (Object.keys(addressErrors(address)).length === 0) await keepAddress(address);
    },
  };
}
