import { ApiFailure } from '../api/failure.ts';
import { refreshCart } from '../cart/refresh.ts';
import type { SessionRequest, SessionResponse, SignUpRequest } from '../contracts/account.ts';
import { emit } from '../events.ts';
import { isOwnOrigin, storeCartToken } from '../transport.ts';
import { accountCall, isEmpty, isTaken } from './account-call.ts';
import { isSessionResponse } from './answers.ts';
import { keepSession } from './keep-session.ts';
import { followTranslation } from './load-account.ts';
import { showSignedIn, showSignedOut } from './state.ts';

/** Signs in by password. Rejects with ApiFailure. Events start at `target`. */
export async function signIn(body: SessionRequest, target: EventTarget): Promise<void> {
  const isAnswer = isSessionResponse;
  beginSession(await accountCall<SessionResponse>({ method: 'POST', path: '/session', body, isAnswer }), target);
}

/** Shows and keeps a session that has just begun, and reads the cart anew: that of the person's devices is joined. */
export function beginSession(session: SessionResponse, target: EventTarget): void {
  keepSession(session);
  showSignedIn(session.siteUser);
  emit(target, 'sq-account-signedin', { siteUserId: session.siteUser.id });
  void refreshCart();
  void followTranslation(session.siteUser);
}

/** Asks for an account, which a mail confirms. The answer is the same for every address. Rejects with ApiFailure. */
export async function signUp(body: SignUpRequest): Promise<void> {
  await accountCall({ method: 'POST', path: '', body, isAnswer: isTaken });
}

/**
 * Asks for a mail whose link signs in or chooses a password, and leads on to `returnPath`, a path of the shop. Rejects
 * with ApiFailure.
 */
export async function requestLink(
  kind: 'sign-in-link' | 'password-reset',
  email: string,
  returnPath?: string,
): Promise<void> {
  const body = { email, ...(returnPath !== undefined && { returnPath }) };
  await accountCall({ method: 'POST', path: `/${kind}`, body, isAnswer: isTaken });
}

/** Signs out on this device, or on all. The cart goes with the account. Rejects with ApiFailure. */
export async function signOut(scope: 'here' | 'everywhere', target: EventTarget): Promise<void> {
  const call =
    scope === 'here'
      ? { path: '/session?cloneCart=false', isAnswer: isTaken }
      : { path: '/sessions', isAnswer: isEmpty };
  try {
    await accountCall<unknown>({ method: 'DELETE', isRepeatable: true, ...call });
  } catch (error) {
    // A person who is signed out already needs no call.
    if (!(error instanceof ApiFailure && error.code === 'SIGN_IN_NEEDED')) throw error;
  }
  endSession(target);
}

/** Forgets a session that is over. */
export function endSession(target: EventTarget): void {
  keepSession(undefined);
  if (!isOwnOrigin()) storeCartToken(null);
  showSignedOut();
  emit(target, 'sq-account-signedout', {});
  void refreshCart();
}
