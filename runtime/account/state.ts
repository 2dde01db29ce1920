import { atom } from 'nanostores';
import type { SiteUser } from '../contracts/account.ts';

/** Who is signed in on this page. `failed`: the shop does not answer; the message is the text for the visitor. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `isAgain`: somebody who is signed in is about to prove it anew. */
  | { status: 'signedOut'; isAgain?: boolean }
  | { status: 'signedIn'; siteUser: SiteUser };

export const $account = atom<AccountState>({ status: 'loading' });

export function showSignedOut(): void {
  if ($account.get().status !== 'signedOut') $account.set({ status: 'signedOut' });
}

/** Shows the form that signs in, though the session goes on; a new sign-in ends it. */
export function showSignInAgain(): void {
  $account.set({ status: 'signedOut', isAgain: true });
}

export function showSignedIn(siteUser: SiteUser): void {
  $account.set({ status: 'signedIn', siteUser });
}
