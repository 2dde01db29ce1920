import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { $notices } from '../../app/notices.ts';
import { queries } from '../../app/query.ts';
import { $place } from '../../app/router.ts';
import { $session } from '../../app/session.ts';

type Answer = (init: RequestInit, url: string) => Response | Promise<Response>;

export interface Call {
  name: string;
  url: string;
  body: unknown;
  headers: Headers;
}

/** What the shop of the tests answers, by method and path, and what it was asked. */
export const answers = new Map<string, Answer>();
export const calls: Call[] = [];
/** How long a busy machine may take to show a text, in ms. */
const WAIT_MS = 15_000;
let root: Root | undefined;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
export const refusal = (code: string, status: number, error: string = code, more: object = {}) =>
  json({ error, code, ...more }, status);

/** Begins a test: somebody with this role is signed in, and the shop knows nothing. */
export function openShop(role: ContributorRole = 'admin'): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  answers.clear();
  calls.length = 0;
  queries.clear();
  localStorage.clear();
  $notices.set([]);
  document.body.dataset.site = 's';
  document.body.dataset.title = 'Tea';
  const contributor = {
    ...{ id: `c-${role}`, email: `${role}@example.com`, role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  const session = {
    contributor,
    xsrfToken: 'x',
    expiresAt: 9e15,
    confirmation: { by: 'password', until: null },
  } as const;
  $session.set({ status: 'signed-in', session });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ name, url, body, headers: new Headers(init.headers) });
    return (await answers.get(name)?.(init, url)) ?? refusal('NOT_FOUND', 404);
  });
}

/** Ends a test. */
export async function closeShop(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}

/** Shows a screen at an address. */
export async function show(node: ReactNode, address = '/config/'): Promise<void> {
  history.replaceState(null, '', address);
  $place.set({ path: location.pathname.replace('/config/', ''), query: new URLSearchParams(location.search) });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(<QueryClientProvider client={queries}>{node}</QueryClientProvider>));
}

/** Waits until calls are answered, and React shows what came of them. */
const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Waits until the page shows a text. */
export async function waitForText(wanted: string): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !text().includes(wanted) && Date.now() < end; ) await answered();
  expect(text()).toContain(wanted);
}

export const text = () => document.body.textContent ?? '';
export const notices = () => $notices.get().map((notice) => notice.text);
export const callsOf = (name: string) => calls.filter((call) => call.name === name);

export function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].findLast((each) => each.textContent?.trim() === name);
}

export async function press(name: string): Promise<void> {
  const found = button(name);
  expect(found, `the button "${name}"`).toBeDefined();
  await act(async () => found?.click());
  await answered();
}

function field(label: string): HTMLElement | null {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === label);
  return document.getElementById(found?.htmlFor ?? '');
}

/** Enters a value into a field, or chooses it. */
export async function enter(label: string, value: string): Promise<void> {
  const input = field(label);
  expect(input, `the field "${label}"`).not.toBeNull();
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
    set?.call(input, value);
    input?.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
