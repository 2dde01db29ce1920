import { ApiFailure } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import type { SiteUser } from '../contracts/account.ts';
import { report } from '../report.ts';
import { sessionDataKey } from '../session/session-data.ts';
import { currentTranslation } from '../session/translation.ts';
import { readSessionState } from './account-call.ts';
import { isSiteUser } from './answers.ts';
import { postLocale } from './changes.ts';
import { keepSession } from './keep-session.ts';
import { $account, showSignedIn, showSignedOut } from './state.ts';

/** Reads who is signed in, shows it, and keeps the session's data. Never rejects. */
export async function loadAccount(): Promise<void> {
  try {
    const state = await readSessionState();
    const { siteUser } = state;
    keepSession(isSiteUser(siteUser) ? state : undefined);
    if (!isSiteUser(siteUser)) return showSignedOut();
    showSignedIn(siteUser);
    await followTranslation(siteUser);
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'account');
    // What is known of the person stays on the page.
    if ($account.get().status === 'signedIn') return;
    const { message } = error instanceof ApiFailure ? error : visitorFailure('broken');
    $account.set({ status: 'failed', message });
  }
}

/**
 * Follows the sessions of other tabs, a page that comes back, and a connection that comes back; the returned function
 * stops it.
 */
export function followAccount(): () => void {
  const life = new AbortController();
  const { signal } = life;
  const load = () => void loadAccount();
  addEventListener('storage', ({ key }) => (key === sessionDataKey() || key === null) && load(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && load(), { signal });
  addEventListener('online', () => $account.get().status === 'failed' && load(), { signal });
  load();
  return () => life.abort();
}

/**
 * Sends the shop the language that a translation widget shows, for the mails of a person who has none yet: one that was
 * chosen stays. Codes that a site has made up are not sent.
 */
export async function followTranslation({ language }: SiteUser): Promise<void> {
  const shown = currentTranslation();
  if (!shown || language) return;
  await postLocale(shown).catch((error) => report(error, 'the language could not be kept with the account'));
}
