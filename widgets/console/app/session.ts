import { atom } from 'nanostores';
import type { AnswerOf, MethodOf, ReadRoute, Route } from '#runtime/api/calls.ts';
import { callShop, type FileCall, fetchFile, type ShopAnswer, type ShopCall } from '#runtime/api/console.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import type { ContributorSession } from '#runtime/contracts/contributors.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { forgetDrafts } from './drafts.ts';
import { confirmIdentity } from './identity.ts';

const SESSION = '/api/contributors/session';

/**
 * Who works in this browser. A session that ends while its person works is `over`: the screens stay as they are, with
 * all that was typed, below the form that signs in again.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: ContributorSession }
  | { status: 'over'; session: ContributorSession };

/** The language that a person has chosen for the console; '' where that of the browser counts. */
export type SessionLanguage = ContributorSession['language'];

export const $session = atom<SessionState>({ status: 'loading' });

/** Asks the shop who is signed in. */
export async function loadSession(): Promise<void> {
  $session.set({ status: 'loading' });
  try {
    await refreshSession();
  } catch {
    $session.set({ status: 'unreachable' });
  }
}

/**
 * Reads the session anew. The shop answers to its token alone, which the page was written with: scripts of the shop's
 * other pages do not have it. Rejects as `callShop` does.
 */
export async function refreshSession(): Promise<void> {
  const token = xsrfToken() || (document.body.dataset.xsrf ?? '');
  const { body } = await callShop({ method: 'GET', path: SESSION }, token);
  if (body.session) keepSession(body.session);
  else endSession();
}

/** Signs a person in by their password. Rejects as `callShop` does. */
export async function signIn(email: string, password: string): Promise<void> {
  const { body } = await callShop({ method: 'POST', path: SESSION, body: { email, password } }, signInToken());
  keepSession(body);
}

/** Signs a person in by their passkey. Rejects as `callShop` does, and with PasskeyFailure. */
export async function signInByPasskey(): Promise<void> {
  keepSession(await answerByPasskey(`${SESSION}/passkey`, signInToken()));
}

/** Confirms that it is still the same person, by their password. Rejects as `callShop` does. */
export async function confirmByPassword(password: string): Promise<void> {
  const path = `${SESSION}/confirmation` as const;
  const { body } = await callShop({ method: 'POST', path, body: { password } }, xsrfToken());
  keepSession(body);
}

/** Confirms that it is still the same person, by their passkey. Rejects as `callShop` does, and with PasskeyFailure. */
export async function confirmByPasskey(): Promise<void> {
  keepSession(await answerByPasskey(`${SESSION}/confirmation/passkey`, xsrfToken()));
}

/** Chooses the language of the person's console, which comes with a new page; '' is that of the browser. */
export async function chooseLanguage(language: SessionLanguage): Promise<void> {
  await callInSession({ method: 'PUT', path: `${SESSION}/language`, body: { language } });
  location.reload();
}

/** Chooses whether keys such as "/" alone act in the person's console. Rejects as `callShop` does. */
export async function chooseSingleKeys(hasSingleKeys: boolean): Promise<void> {
  const { body } = await callInSession({ method: 'PUT', path: `${SESSION}/keys`, body: { hasSingleKeys } });
  keepSession(body);
}

/** Asks for a mail with a link that sets a new password. Rejects as `callShop` does. */
export async function mailPasswordLink(email: string): Promise<void> {
  await callShop({ method: 'POST', path: '/api/contributors/password-reset', body: { email } }, '');
}

/** Signs the person out, and forgets what they typed and did not save. Rejects as `callShop` does. */
export async function signOut(): Promise<void> {
  try {
    await callShop({ method: 'DELETE', path: SESSION }, xsrfToken());
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 401)) throw error;
  }
  forgetDrafts();
  $session.set({ status: 'signed-out' });
}

/** Says whether the person's role allows this. The shop decides anew at each call. */
export function may(scope: OwnerScope, state: SessionState = $session.get()): boolean {
  if (state.status !== 'signed-in' && state.status !== 'over') return false;
  return ROLE_SCOPES[state.session.contributor.role].includes(scope);
}

/**
 * Calls the shop in the person's session. One that another tab has replaced comes with a new page, which keeps what was
 * typed; one that is over asks for a sign-in, for which a change waits. Where the shop wants to know that it is still the
 * same person, they are asked, and the call is repeated. Rejects as `callShop` does.
 */
export function callInSession<Path extends Route, By extends MethodOf<Path>>(
  call: ShopCall<Path, By>,
): Promise<ShopAnswer<AnswerOf<Path, By>>> {
  return inSession((token) => callShop(call, token), call.method !== 'GET');
}

/** Fetches a file in the person's session, as `callInSession` calls. Rejects as `callShop` does. */
export function fetchInSession<Path extends ReadRoute>(call: FileCall<Path>): Promise<{ blob: Blob; name: string }> {
  return inSession((token) => fetchFile(call, token));
}

async function inSession<Answer>(run: (xsrfToken: string) => Promise<Answer>, isChange = false): Promise<Answer> {
  try {
    return await run(xsrfToken());
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401) {
      endSession();
      // What screens read is read anew after the sign-in.
      if (!isChange || !(await signedInAgain())) throw error;
    } else if (error.code === 'CRUMB_FAIL') await refreshOrReload();
    else if (error.code !== 'CONFIRMATION_NEEDED' || !(await confirmIdentity())) throw error;
    return run(xsrfToken());
  }
}

/** Resolves to whether the person whose session is over has signed in again; to false at once for nobody. */
function signedInAgain(): Promise<boolean> {
  if ($session.get().status !== 'over') return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = $session.listen(({ status }) => {
      if (status === 'over') return;
      stop();
      resolve(status === 'signed-in');
    });
  });
}

/** Where another tab has replaced the session, only a new page has the token of the new one. */
async function refreshOrReload(): Promise<void> {
  const wasSignedIn = $session.get().status === 'signed-in';
  await refreshSession();
  if (wasSignedIn && $session.get().status === 'over') location.reload();
}

/** Returns the token that calls of the session carry; '' for nobody. */
function xsrfToken(): string {
  const state = $session.get();
  return state.status === 'signed-in' || state.status === 'over' ? state.session.xsrfToken : '';
}

/** Returns the token that signing in needs, which the page was written with. */
function signInToken(): string {
  return document.body.dataset.signIn ?? '';
}

async function answerByPasskey(
  path: `${typeof SESSION}/${'passkey' | 'confirmation/passkey'}`,
  token: string,
): Promise<ContributorSession> {
  const { choosePasskey } = await import('#runtime/passkeys/ceremony.ts');
  const options = await callShop({ method: 'POST', path: `${path}/options`, body: {} }, token);
  const response = await choosePasskey(options.body);
  return (await callShop({ method: 'POST', path, body: { response } }, token)).body;
}

/** Somebody else who signs in over another's work starts with fresh screens. */
function keepSession(session: ContributorSession): void {
  const before = $session.get();
  if (before.status === 'over' && before.session.contributor.id !== session.contributor.id) {
    location.reload();
    return;
  }
  document.body.dataset.xsrf = session.xsrfToken;
  // The page before a sign-in is in the language of the browser; nothing is typed on it yet.
  if (before.status === 'signed-out' && session.language && session.language !== languageTexts.tag) {
    location.reload();
    return;
  }
  $session.set({ status: 'signed-in', session });
}

function endSession(): void {
  const before = $session.get();
  const isAtWork = before.status === 'signed-in' || before.status === 'over';
  $session.set(isAtWork ? { status: 'over', session: before.session } : { status: 'signed-out' });
}
