import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { App } from '../widgets/console/app/App.tsx';
import { $question } from '../widgets/console/app/dialogs.ts';
import { $identity } from '../widgets/console/app/identity.ts';
import { $notices } from '../widgets/console/app/notices.ts';
import { queries } from '../widgets/console/app/query.ts';
import { startRouter } from '../widgets/console/app/router.ts';
import { $session, loadSession } from '../widgets/console/app/session.ts';
import { requestClass } from './console-requests.ts';
import { waitFor } from './wait-for.ts';

/** One call of the console to the shop. */
export interface Call {
  /** Method and path: "GET /api/owner/orders". */
  name: string;
  /** The path with its query. */
  url: string;
  /** Parsed JSON; undefined where the call has no body. */
  body: unknown;
  headers: Headers;
  /** The version that the call changes, `"3"`; null where it names none. */
  version: string | null;
}

export type Answer = (call: Call) => Response | Promise<Response>;

/** The answers of the shop, by method and path; one with a query goes before one without. */
export const answers = new Map<string, Answer>();
/** The calls that the shop has had, oldest first. */
export const calls: Call[] = [];
let root: Root | undefined;
let router: AbortController | undefined;

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
}

/** An object with its version, as an owner reads it. */
export const versioned = <Body extends { version: number }>(body: Body, status = 200) =>
  json(body, status, { ETag: `"${body.version}"` });

/** The last page of a list: {[name]: rows, hasNextPage: false, nextPageCursor: null}. */
export const listOf = (name: string, ...rows: unknown[]) =>
  json({ [name]: rows, hasNextPage: false, nextPageCursor: null });

export const refusal = (code: string, status: number, error = code, more: object = {}) =>
  json({ error, code, ...(code === 'CRUMB_FAIL' && { crumbFail: true }), ...more }, status);

/** Prepares a shop that knows nothing before each test of a file, and clears the page after it. */
export function prepareConsole(): void {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // Late scripts and timers of the screens draw outside of act.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answers.clear();
    answers.set('GET /api/owner/notices?limit=1', () => listOf('notices'));
    calls.length = 0;
    queries.clear();
    localStorage.clear();
    $notices.set([]);
    Object.assign(document.body.dataset, {
      site: 's',
      title: 'Tea',
      currency: 'EUR',
      country: '',
      timeZone: 'Europe/Paris',
    });
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('XMLHttpRequest', requestClass(answer));
  });
  afterEach(async () => {
    await closeConsole();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  const name = `${method} ${url.replace(/\?.*/, '')}`;
  const headers = new Headers(init.headers);
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
  const call = { name, url, body, headers, version: headers.get('If-Match') };
  calls.push(call);
  const found = answers.get(`${method} ${url}`) ?? answers.get(name);
  return (await found?.(call)) ?? refusal('NOT_FOUND', 404);
}

export function sessionOf(role: ContributorRole = 'admin', xsrfToken = 'x') {
  const contributor = {
    id: `c-${role}`,
    email: `${role}@example.com`,
    role,
    roleNumber: CONTRIBUTOR_ROLE[role],
    invitedAt: 0,
    joinedAt: 1,
    version: 1,
  };
  return {
    contributor,
    xsrfToken,
    expiresAt: 8e15,
    language: '',
    hasSingleKeys: true,
    confirmation: { by: 'password', until: null },
  } as const;
}

/** Opens the console at an address below its own, "orders?state=paid", as somebody with this role. */
export async function openConsole(address = '', role: ContributorRole = 'admin'): Promise<void> {
  answers.set('GET /api/contributors/session', () => json({ session: sessionOf(role) }));
  history.replaceState(null, '', `/config/${address}`);
  router = new AbortController();
  startRouter(router.signal);
  await show(<App />);
  await act(loadSession);
}

/** Shows a part of the console alone. */
export async function show(node: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(node));
}

export async function closeConsole(): Promise<void> {
  $question.get()?.answer(false);
  $identity.get()?.(false);
  await act(async () => root?.unmount());
  router?.abort();
  root = undefined;
  document.body.replaceChildren();
  $session.set({ status: 'loading' });
}

/** Returns the text that the page shows. */
export const text = () => document.body.textContent ?? '';
export const notices = () => $notices.get().map((notice) => notice.text);
export const callsOf = (name: string) => calls.filter((call) => call.name === name);

/** Waits until a check no longer throws, while calls are answered and React draws. */
export const until = (check: () => void) =>
  waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    check();
  }, 5);

/** Waits until the page shows a text. */
export const see = (expected: string) => until(() => expect(text()).toContain(expected));

/** Finds the last element of a kind with this name: the one of a dialog goes before the page's own. */
export function find<Found extends HTMLElement>(name: string, kind = 'button, a, [role="tab"]'): Found | undefined {
  const nameOf = (each: HTMLElement) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
  return [...document.querySelectorAll<Found>(kind)].findLast((each) => nameOf(each) === name);
}

export const button = (name: string) => find<HTMLButtonElement>(name, 'button');

/** Presses a button, link or tab by its name, once it is there. */
export async function press(name: string): Promise<void> {
  await until(() => expect(find(name), `the button "${name}"`).toBeDefined());
  await act(async () => find(name)?.click());
}

/** Finds a field by its label. */
export function field<Found extends HTMLElement = HTMLInputElement>(label: string): Found | undefined {
  const named = find<Found>(label, 'input[aria-label], select[aria-label], textarea[aria-label]');
  const labelled = document.getElementById(find<HTMLLabelElement>(label, 'label')?.htmlFor ?? '');
  return named ?? (labelled as Found | null) ?? undefined;
}

/** Enters a value into a field, or chooses it, once the field is there. */
export async function enter(label: string, value: string): Promise<void> {
  await until(() => expect(field(label), `the field "${label}"`).toBeDefined());
  const input = field(label) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

/** Presses a key in an element. */
export const pressKey = (element: Element, key: string) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
