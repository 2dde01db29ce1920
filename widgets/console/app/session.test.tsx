import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { addressOf } from '#runtime/api/calls.ts';
import {
  answers,
  calls,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  sessionOf,
  show,
  text,
  until,
} from '../../../test/console-shop.tsx';
import { App } from './App.tsx';
import { change, queries } from './query.ts';
import { guardLeaving } from './router.ts';
import { callInSession, fetchInSession, loadSession } from './session.ts';

const RESENT = addressOf('/api/owner/mails/:mailId/send', { mailId: 'm1' });

prepareConsole();

const SESSION = 'GET /api/contributors/session';

async function openSignedOut(): Promise<void> {
  await show(<App />);
  await act(loadSession);
}

describe('signing in', () => {
  test('somebody who is not signed in gets the form, and a wrong password its error', async () => {
    answers.set(SESSION, () => json({ session: null }));
    answers.set('POST /api/contributors/session', () => refusal('LOGIN_FAILED', 401, 'That did not match.'));
    await openSignedOut();
    await enter('Email', 'a@example.com');
    await enter('Password', 'wrong');
    await press('Sign in');
    await see('That did not match.');
    expect(document.querySelector('nav')).toBeNull();
    answers.set('POST /api/contributors/session', ({ headers }) =>
      headers.get('X-Contributor-XSRF-Token') === 'of-the-page' ? json(sessionOf()) : refusal('CRUMB_FAIL', 403),
    );
    document.body.dataset.signIn = 'of-the-page';
    await press('Sign in');
    await see('admin@example.com');
  });

  test('a shop that cannot be reached says so and is asked again', async () => {
    answers.set(SESSION, () => Promise.reject(new TypeError('offline')));
    await openSignedOut();
    expect(text()).toContain('Unable to connect. Please try again');
    answers.set(SESSION, () => json({ session: sessionOf() }));
    await press('Try again');
    await see('Overview');
  });

  test('a session that ends keeps the screens below the form that signs in again', async () => {
    await openConsole();
    answers.set('GET /api/owner/site', () => refusal('SESSION_OVER', 401));
    await act(async () => void (await callInSession({ method: 'GET', path: '/api/owner/site' }).catch(() => {})));
    expect(text()).toContain('Your session has ended.');
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Your session has ended.');
    answers.set('POST /api/contributors/session', () => json(sessionOf('admin', 'y')));
    await enter('Password', 'right');
    await press('Sign in');
    await until(() => expect(text()).not.toContain('Your session has ended.'));
  });

  test('a change waits for the sign-in where the session has ended, and is made then', async () => {
    await openConsole();
    let isOver = true;
    answers.set('POST /api/owner/mails/m1/send', ({ headers }) =>
      isOver ? refusal('SESSION_OVER', 401) : json({ token: headers.get('X-Contributor-XSRF-Token') }),
    );
    answers.set('POST /api/contributors/session', () => {
      isOver = false;
      return json(sessionOf('admin', 'y'));
    });
    const done = change({ method: 'POST', path: RESENT });
    await see('Your session has ended.');
    await enter('Password', 'right');
    await press('Sign in');
    expect((await done).body).toEqual({ token: 'y' });
  });

  test('a session that another tab has replaced is read anew, and the call repeated', async () => {
    await openConsole();
    answers.set(SESSION, () => json({ session: sessionOf('admin', 'new') }));
    answers.set('GET /api/owner/site', ({ headers }) =>
      headers.get('X-Contributor-XSRF-Token') === 'new' ? json({ fine: true }) : refusal('CRUMB_FAIL', 403),
    );
    expect((await act(() => callInSession({ method: 'GET', path: '/api/owner/site' }))).body).toEqual({ fine: true });
  });
});

describe('confirming who one is', () => {
  test('a call that needs it waits for the password and is repeated', async () => {
    await openConsole();
    let isConfirmed = false;
    answers.set('POST /api/owner/mails/m1/send', () =>
      isConfirmed ? json({ fine: true }) : refusal('CONFIRMATION_NEEDED', 403),
    );
    answers.set('POST /api/contributors/session/confirmation', () => {
      isConfirmed = true;
      return json(sessionOf());
    });
    const done = change({ method: 'POST', path: RESENT });
    await see('Please confirm that it is you');
    await enter('Password', 'right');
    await press('Confirm');
    expect((await done).body).toEqual({ fine: true });
  });

  test('a person who says no gets the refusal', async () => {
    await openConsole();
    answers.set('POST /api/owner/mails/m1/send', () => refusal('CONFIRMATION_NEEDED', 403));
    const done = callInSession({ method: 'POST', path: RESENT });
    const refused = expect(done).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    await see('Please confirm that it is you');
    await press('Cancel');
    await refused;
  });

  test('a list that needs it waits too, beside a file, and the person is asked once for both', async () => {
    await openConsole();
    let isConfirmed = false;
    const guarded = () => (isConfirmed ? json({ fine: true }) : refusal('CONFIRMATION_NEEDED', 403));
    answers.set('GET /api/owner/orders', guarded);
    answers.set('GET /api/owner/exports/products', guarded);
    answers.set('POST /api/contributors/session/confirmation', () => {
      isConfirmed = true;
      return json(sessionOf());
    });
    const list = callInSession({ method: 'GET', path: '/api/owner/orders' });
    const file = fetchInSession({ path: '/api/owner/exports/products' });
    await see('Please confirm that it is you');
    await enter('Password', 'right');
    await press('Confirm');
    expect((await list).body).toEqual({ fine: true });
    expect(await (await file).blob.text()).toContain('fine');
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Please confirm that it is you'));
  });
});

test('who signs out leaves nothing that was read or typed', async () => {
  answers.set('DELETE /api/contributors/session', () => json({}));
  await openConsole();
  localStorage.setItem('sq-console:s:c-admin:/api/owner/note', '{}');
  const stop = guardLeaving(async () => false);
  await press('Sign out');
  expect(document.querySelector('nav')).not.toBeNull();
  stop();
  await press('Sign out');
  await until(() => expect(document.querySelector('nav')).toBeNull());
  expect(localStorage).toHaveLength(0);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('a role sees the screens that it may open, and a message in place of the others', async () => {
  await openConsole('', 'none');
  expect([...document.querySelectorAll('nav a[href^="/config"]')].map((each) => each.textContent)).toEqual([
    'Overview',
    'My account',
  ]);
  expect(calls.filter(({ name }) => name.includes('/api/owner/'))).toEqual([]);
});
