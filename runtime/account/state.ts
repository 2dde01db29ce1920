import { atom } from 'nanostores';
import type { SiteUser } from '../contracts/account.ts';

/** Who is signed in on this page. `failed`: the shop does not answer; the message is the text for the visitor. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'signedOut' }
  | { status: 'signedIn'; siteUser: SiteUser };

export const $account = atom<AccountState>({ status: 'loading' });

export function showSignedOut(): void {
  if ($account.get().status !== 'signedOut') $account.set({ status: 'signedOut' });
}

export function showSignedIn(siteUser: SiteUser): void {
  $account.set({ status: 'signedIn', siteUser });
}
