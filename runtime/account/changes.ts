import type { PasswordChange, ProfileChange, SessionResponse, SiteUser } from '../contracts/account.ts';
import { accountCall, isEmpty, isTaken } from './account-call.ts';
import { isSessionResponse, isSiteUser } from './answers.ts';
import { keepSession } from './keep-session.ts';
import { $account, showSignedIn, showSignedOut } from './state.ts';

/** Changes the name. Rejects with ApiFailure. */
export async function saveName(body: ProfileChange): Promise<void> {
  showSignedIn(
    await accountCall<SiteUser>({ method: 'PUT', path: '', body, isRepeatable: true, isAnswer: isSiteUser }),
  );
}

/** Chooses the language of mails, a BCP 47 tag. Rejects with ApiFailure. */
export async function postLocale(language: string): Promise<void> {
  await accountCall({ method: 'POST', path: '/locale', body: { language }, isRepeatable: true, isAnswer: isTaken });
  const state = $account.get();
  if (state.status === 'signedIn') showSignedIn({ ...state.siteUser, language });
}

/** Changes the password; all other devices are signed out. Rejects with ApiFailure. */
export async function changePassword(body: PasswordChange): Promise<void> {
  const isAnswer = isSessionResponse;
  const session = await accountCall<SessionResponse>({ method: 'PUT', path: '/password', body, isAnswer });
  keepSession(session);
  showSignedIn(session.siteUser);
}

/** Asks for a mail to a new address, whose link makes it the account's. Rejects with ApiFailure. */
export async function changeEmail(email: string, currentPassword: string): Promise<void> {
  await accountCall({ method: 'POST', path: '/email', body: { email, currentPassword }, isAnswer: isTaken });
}

/** Reads what the shop keeps of the person, as JSON. Rejects with ApiFailure. */
export function readOwnData(): Promise<object> {
  return accountCall({ path: '/data', isAnswer: isTaken });
}

/** Deletes the account. Rejects with ApiFailure. */
export async function deleteAccount(): Promise<void> {
  await accountCall({ method: 'DELETE', path: '', isAnswer: isEmpty });
  keepSession(undefined);
  showSignedOut();
}
