import { ApiFailure } from '../api/failure.ts';
import type { SavedAddress } from '../contracts/account.ts';
import type { Address } from '../contracts/checkout.ts';
import { report } from '../report.ts';
import { readSessionState } from './account-call.ts';
import { isSiteUser } from './answers.ts';
import { keepSession } from './keep-session.ts';
import { readAddresses, saveAddress } from './lists.ts';

/** What a signed-in person brings to the checkout. */
export interface CheckoutOffer {
  email: string;
  /** The default one first. */
  addresses: readonly SavedAddress[];
}

/** Reads what the checkout can offer a person; undefined where nobody is signed in, or the shop does not answer. */
export async function readCheckoutOffer(): Promise<CheckoutOffer | undefined> {
  try {
    const state = await readSessionState();
    if (!isSiteUser(state.siteUser)) return undefined;
    keepSession(state);
    return { email: state.siteUser.email, addresses: (await readAddresses()).addresses };
  } catch (error) {
    // The checkout works without.
    if (!(error instanceof ApiFailure)) report(error, 'the saved addresses');
    return undefined;
  }
}

/** Saves an address in the account. Never rejects: an order does not wait for it. */
export async function keepAddress(address: Address): Promise<void> {
  await saveAddress({ address }).catch((error) => report(error, 'an address could not be saved'));
}
