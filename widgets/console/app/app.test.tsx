import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { waitFor as repeat } from '../../../test/wait-for.ts';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { TextField } from '../parts/TextField.tsx';
import { App } from './App.tsx';
import { $question, ask } from './dialogs.ts';
import { mergeChanges } from './merge.ts';
import { change, confirmed, queries } from './query.ts';
import { $place, guardLeaving, matchPath, navigate, startRouter } from './router.ts';
import { $session, callInSession, loadSession } from './session.ts';
import { useEditor } from './use-editor.ts';

type Answer = (init: RequestInit, url: string) => Response | Promise<Response>;

/** Answers of the shop, by method and path. */
const answers = new Map<string, Answer>();
const calls: string[] = [];
let root: Root;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string, status: number, error = code) => json({ error, code }, status);

function session(role: ContributorRole = 'admin', xsrfToken = 'x') {
  const contributor = {
    ...{ id: `c-${role}`, email: `${role}@example.com`, role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  return { contributor, xsrfToken, expiresAt: 9e15, confirmation: { by: 'password', until: null } };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  answers.clear();
  calls.length = 0;
  queries.clear();
  localStorage.clear();
  history.replaceState(null, '', '/config/');
  document.body.dataset.site = 's';
  document.body.dataset.title = 'Tea';
  answers.set('GET /api/contributors/session', () => json({ session: session() }));
  answers.set('GET /api/owner/stats', () => refusal('SCOPE_MISSING', 403));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
    calls.push(name);
    return (await answers.get(name)?.(init, url)) ?? json({ entries: [], hasNextPage: false });
  });
});
afterEach(async () => {
  $question.get()?.answer(false);
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  $session.set({ status: 'loading' });
  vi.unstubAllGlobals();
});

/** Waits until React shows what is expected. */
async function waitFor(isShown: () => boolean): Promise<void> {
  await repeat(async () => {
    await act(async () => {});
    expect(isShown()).toBe(true);
  }, 10);
}

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement;
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const press = (name: string) => act(async () => button(name).click());
const type = (label: string, value: string) =>
  act(async () => {
    const input = field(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function show(node: React.ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(node));
}

async function openConsole(): Promise<void> {
  await show(<App />);
  await act(loadSession);
}

describe('signing in', () => {
  test('somebody who is not signed in gets the form, and a wrong password its error', async () => {
    answers.set('GET /api/contributors/session', () => json({ session: null }));
    answers.set('POST /api/contributors/session', () => refusal('LOGIN_FAILED', 401, 'That did not match.'));
    await openConsole();
    await type('Email', 'a@example.com');
    await type('Password', 'wrong');
    await press('Sign in');
    await waitFor(() => text().includes('That did not match.'));
    expect(document.querySelector('nav')).toBeNull();
    answers.set('POST /api/contributors/session', () => json(session()));
    await press('Sign in');
    await waitFor(() => text().includes('admin@example.com'));
  });

  test('a shop that cannot be reached says so and is asked again', async () => {
    answers.set('GET /api/contributors/session', () => Promise.reject(new TypeError('offline')));
    await openConsole();
    expect(text()).toContain('Unable to connect. Please try again');
    answers.set('GET /api/contributors/session', () => json({ session: session() }));
    await press('Try again');
    await waitFor(() => text().includes('Overview'));
  });

  test('a session that ends keeps the screens below the form that signs in again', async () => {
    await openConsole();
    answers.set('GET /api/owner/x', () => refusal('UNAUTHORIZED', 401));
    await act(async () => void (await callInSession({ path: '/api/owner/x' }).catch(() => {})));
    expect(text()).toContain('Your session has ended.');
    expect(document.querySelector('.c-shell')?.hasAttribute('inert')).toBe(true);
    answers.set('POST /api/contributors/session', () => json(session('admin', 'y')));
    await type('Password', 'right');
    await press('Sign in');
    await waitFor(() => !text().includes('Your session has ended.'));
  });

  test('a session that another tab has replaced is read anew, and the call repeated', async () => {
    await openConsole();
    answers.set('GET /api/contributors/session', () => json({ session: session('admin', 'new') }));
    answers.set('GET /api/owner/x', (init) =>
      new Headers(init.headers).get('X-Contributor-XSRF-Token') === 'new'
        ? json({ fine: true })
        : refusal('CRUMB_FAIL', 403),
    );
    expect((await act(() => callInSession<{ fine: boolean }>({ path: '/api/owner/x' }))).body).toEqual({ fine: true });
  });
});

describe('confirming who one is', () => {
  test('a call that needs it waits for the password and is repeated', async () => {
    await openConsole();
    let isConfirmed = false;
    answers.set('POST /api/owner/x', () => (isConfirmed ? json({ fine: true }) : refusal('CONFIRMATION_NEEDED', 403)));
    answers.set('POST /api/contributors/session/confirmation', () => {
      isConfirmed = true;
      return json(session());
    });
    const done = change<{ fine: boolean }>({ method: 'POST', path: '/api/owner/x' });
    await waitFor(() => text().includes('Please confirm that it is you'));
    await type('Password', 'right');
    await press('Confirm');
    expect((await done).body).toEqual({ fine: true });
  });

  test('a person who says no gets the refusal', async () => {
    await openConsole();
    answers.set('POST /api/owner/x', () => refusal('CONFIRMATION_NEEDED', 403));
    const done = confirmed(() => callInSession({ method: 'POST', path: '/api/owner/x' }));
    const refused = expect(done).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    await waitFor(() => text().includes('Please confirm that it is you'));
    await press('Cancel');
    await refused;
  });
});

describe('the confirm dialog', () => {
  test('it resolves to true when the person confirms, and to false when they cancel', async () => {
    await openConsole();
    const yes = ask({ title: 'Delete?', action: 'Delete' });
    await waitFor(() => text().includes('Delete?'));
    await press('Delete');
    expect(await yes).toBe(true);
    const no = ask({ title: 'Delete?', action: 'Delete' });
    await waitFor(() => text().includes('Delete?'));
    await press('Cancel');
    expect(await no).toBe(false);
  });

  test('one that cannot be cancelled has no such button, and one that runs stays open with its error', async () => {
    await openConsole();
    let tries = 0;
    const run = async () => {
      tries += 1;
      if (tries === 1) throw new Error('no');
    };
    const answer = ask({ title: 'Go on?', action: 'Go on', isCancellable: false, run });
    await waitFor(() => text().includes('Go on?'));
    expect(button('Cancel')).toBeUndefined();
    await press('Go on');
    await waitFor(() => text().includes('Something went wrong'));
    await press('Go on');
    expect(await answer).toBe(true);
    expect(text()).not.toContain('Go on?');
  });
});

describe('addresses', () => {
  test('a pattern names the parts of a path', () => {
    expect(matchPath('orders/:order', 'orders/A%20B')).toEqual({ order: 'A B' });
    expect(matchPath('orders/:order', 'orders')).toBeUndefined();
    expect(matchPath('orders', 'pages')).toBeUndefined();
    expect(matchPath('', '')).toEqual({});
    expect(matchPath('orders/:order', 'orders/%')).toBeUndefined();
    expect(matchPath('orders/:order', 'orders/')).toBeUndefined();
  });

  test('a screen is left only where its guard agrees', async () => {
    const stopped = new AbortController();
    startRouter(stopped.signal);
    let mayLeave = false;
    const stop = guardLeaving(async () => mayLeave);
    await navigate('nowhere');
    expect($place.get().path).not.toBe('nowhere');
    mayLeave = true;
    await navigate('nowhere');
    expect($place.get().path).toBe('nowhere');
    stop();
    stopped.abort();
    await navigate('');
  });

  test('a link to a part of the page is no other screen', async () => {
    const stopped = new AbortController();
    startRouter(stopped.signal);
    const asked = vi.fn(async () => false);
    const stop = guardLeaving(asked);
    const { path } = $place.get();
    history.pushState(null, '', '#content');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
    expect($place.get().path).toBe(path);
    stop();
    stopped.abort();
  });

  test('an address without a screen says so', async () => {
    await openConsole();
    await act(() => navigate('nowhere'));
    expect(text()).toContain('Unable to locate content');
    await act(() => navigate(''));
  });
});

describe('what two people make of one object', () => {
  test('changes of different fields are put together, and those of one field clash', () => {
    const base = { title: 'Tea', price: 1, tags: ['a'] };
    expect(mergeChanges(base, { ...base, title: 'Green tea' }, { ...base, price: 2 })).toEqual({
      merged: { title: 'Green tea', price: 2, tags: ['a'] },
      clashes: [],
    });
    expect(mergeChanges(base, { ...base, tags: ['b'] }, { ...base, tags: ['c'] })).toEqual({
      merged: { ...base, tags: ['b'] },
      clashes: [{ field: 'tags', mine: ['b'], theirs: ['c'] }],
    });
    expect(mergeChanges(base, { ...base, price: 3 }, { ...base, price: 3 }).clashes).toEqual([]);
  });

  interface Note {
    title: string;
    text: string;
  }
  function Editor() {
    const editor = useEditor<Note, Note>({
      path: '/api/owner/note',
      toValue: ({ title, text: body }) => ({ title, text: body }),
    });
    const { draft } = editor;
    if (!draft) return <p>Loading</p>;
    return (
      <>
        <TextField label="Title" value={draft.value.title} onChange={(title) => draft.change({ title })} />
        <TextField label="Text" value={draft.value.text} onChange={(body) => draft.change({ text: body })} />
        <SaveBar
          isDirty={draft.isDirty}
          isSaving={editor.isSaving}
          isRestored={draft.isRestored}
          error={editor.failure?.text}
          onSave={() => void editor.save()}
          onDiscard={draft.discard}
        />
        <ConflictDialog conflict={editor.conflict} onResolve={editor.resolve} onClose={editor.dismissConflict} />
      </>
    );
  }

  /** A note that the shop keeps with its version. */
  function keepNote(note: Note, version: number) {
    let [kept, current] = [note, version];
    const etag = () => ({ ETag: `"${current}"` });
    answers.set('GET /api/owner/note', () => json(kept, 200, etag()));
    answers.set('PUT /api/owner/note', (init) => {
      if (new Headers(init.headers).get('If-Match') !== `"${current}"`) return refusal('VERSION_STALE', 412);
      kept = JSON.parse(String(init.body)) as Note;
      current += 1;
      return json(kept, 200, etag());
    });
    return {
      read: () => kept,
      changeElsewhere: (changes: Partial<Note>) => {
        kept = { ...kept, ...changes };
        current += 1;
      },
    };
  }

  async function openEditor(): Promise<void> {
    await act(loadSession);
    const { QueryClientProvider } = await import('@tanstack/react-query');
    await show(
      <QueryClientProvider client={queries}>
        <Editor />
      </QueryClientProvider>,
    );
    await waitFor(() => field('Title') !== null);
  }

  test('a change from an older version shows both, and saves what the person makes of them', async () => {
    const note = keepNote({ title: 'Tea', text: 'old' }, 3);
    await openEditor();
    await type('Title', 'Mine');
    await type('Text', 'mine');
    note.changeElsewhere({ title: 'Theirs' });
    await press('Save');
    await waitFor(() => text().includes('Somebody else has changed this too'));
    expect([...document.querySelectorAll('pre')].map((each) => each.textContent)).toEqual(['Mine', 'Theirs']);
    const theirs = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')][1];
    await act(async () => theirs?.click());
    await press('Put together');
    expect(field('Title').value).toBe('Theirs');
    expect(note.read().text).toBe('old');
    await press('Save');
    await waitFor(() => note.read().text === 'mine');
    expect(note.read().title).toBe('Theirs');
    await waitFor(() => button('Save') === undefined);
  });

  test('what is typed while a save is under way is a change of what was saved', async () => {
    const note = keepNote({ title: 'Tea', text: 'old' }, 1);
    await openEditor();
    await type('Title', 'Sent');
    const put = answers.get('PUT /api/owner/note') as Answer;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    answers.set('PUT /api/owner/note', async (init, url) => {
      await released;
      return put(init, url);
    });
    await press('Save');
    await act(async () => document.querySelector<HTMLButtonElement>('.c-button--main')?.click());
    await type('Text', 'typed meanwhile');
    await act(async () => release());
    await waitFor(() => note.read().title === 'Sent');
    await waitFor(() => button('Save') !== undefined);
    expect(field('Text').value).toBe('typed meanwhile');
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    await press('Save');
    await waitFor(() => note.read().text === 'typed meanwhile');
    expect(note.read().title).toBe('Sent');
  });

  test('what was typed outlasts a lost connection and a closed page', async () => {
    const note = keepNote({ title: 'Tea', text: 'old' }, 1);
    await openEditor();
    await type('Title', 'Typed');
    answers.set('PUT /api/owner/note', () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await waitFor(() => text().includes('Network error'));
    expect(field('Title').value).toBe('Typed');
    await act(async () => root.unmount());
    document.body.replaceChildren();
    await openEditor();
    expect(field('Title').value).toBe('Typed');
    expect(text()).toContain('What you typed before is still here, and not saved.');
    await press('Discard');
    expect(field('Title').value).toBe('Tea');
    expect(note.read().title).toBe('Tea');
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
  await waitFor(() => document.querySelector('nav') === null);
  expect(localStorage).toHaveLength(0);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('a role sees the screens that it may open, and is told of the others', async () => {
  answers.set('GET /api/contributors/session', () => json({ session: session('none') }));
  await openConsole();
  expect([...document.querySelectorAll('nav a[href^="/config"]')].map((each) => each.textContent)).toEqual([
    'Overview',
    'My account',
  ]);
  expect(calls.filter((call) => call.includes('/api/owner/'))).toEqual([]);
});
