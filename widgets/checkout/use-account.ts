import { useEffect, useState } from 'react';
import type { CheckoutSession } from '#runtime/checkout/session.ts';
import { mayBeSignedIn } from '#runtime/session/may-be-signed-in.ts';
import { openAccount, type SavedAddressesAccount } from './saved-addresses/open-account.ts';

/** The addresses of a signed-in person; undefined until they are there, and for everybody else. */
export function useAccount(session: CheckoutSession, countries: readonly string[]): SavedAddressesAccount | undefined {
  const [account, setAccount] = useState<SavedAddressesAccount>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of countries comes anew with each answer
  useEffect(() => {
    if (!mayBeSignedIn()) return;
    let isCurrent = true;
    openAccount(session, countries).then(
      (opened) => isCurrent && setAccount(opened),
      () => {
        // The checkout works without.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session]);
  return account;
}
