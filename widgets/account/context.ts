import { createContext, use } from 'react';
import type { AccountTexts } from '#runtime/i18n/en/account.ts';

interface AccountValues {
  texts: AccountTexts;
  /** BCP 47 tag of the page; '' where it has none. */
  language: string;
  /** The target of events. */
  host: HTMLElement;
  /** Path on the shop's origin that opens after signing in. */
  next?: string | undefined;
}

export const AccountContext = createContext<AccountValues | undefined>(undefined);

/** Returns what all parts of the account share. Throws outside an account. */
export function useAccount(): AccountValues {
  const values = use(AccountContext);
  if (!values) throw new Error('This component belongs into an account.');
  return values;
}
