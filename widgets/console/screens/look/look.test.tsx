import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { App } from '../../app/App.tsx';
import { queries } from '../../app/query.ts';
import { $place, navigate } from '../../app/router.ts';
import { $session, loadSession } from '../../app/session.ts';
import { overriddenProperties, showColors } from './brand-preview.ts';
import { withColors } from './color-texts.ts';
import { createEmitter } from './emitter.ts';

interface Call {
  name: string;
  body: unknown;
  version: string | null;
}

const answers = new Map<string, () => Response>();
const calls: Call[] = [];
let root: Root;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const site = (colors: object, version = 3) => ({
  ...{ siteId: 's', title: 'Tea', colors, isLocked: false, lockScreen: null, version, updatedAt: 1 },
});
const RED = { hue: 0, saturation: 1, lightness: 0.5 };

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  // Late scripts and timers of the screens draw outside of act.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.clear();
  calls.length = 0;
  queries.clear();
  localStorage.clear();
  document.body.dataset.site = 's';
  document.body.dataset.title = 'Tea';
  answers.set('GET /api/owner/collections', () => json({ collections: [], hasNextPage: false, nextPageCursor: null }));
  answers.set('GET /api/owner/popups', () => json({ popups: [] }));
  answers.set('GET /api/owner/site', () => json(site({ accent: RED }), 200, { ETag: '"3"' }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
    const version = new Headers(init.headers).get('If-Match');
    calls.push({ name, body: init.body ? JSON.parse(String(init.body)) : undefined, version });
    return answers.get(name)?.() ?? json({ error: 'none', code: 'NOT_FOUND' }, 404);
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  $session.set({ status: 'loading' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string, role: ContributorRole = 'admin'): Promise<void> {
  const contributor = {
    ...{ id: 'c', email: 'a@example.com', role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  const session = { contributor, xsrfToken: 'x', expiresAt: 9e15, confirmation: { by: 'password', until: null } };
  answers.set('GET /api/contributors/session', () => json({ session }));
  history.replaceState(null, '', `/config/${path}`);
  $place.set({ path, query: new URLSearchParams() });
  const holder = document.createElement('div');
  document.body.append(holder);
  root = createRoot(holder);
  await act(async () => {
    root.render(<App />);
    await loadSession();
  });
}

const shown = (text: string) =>
  waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain(text);
  });
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null;
};
async function type(label: string, value: string): Promise<void> {
  const input = field(label);
  expect(input, label).not.toBeNull();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (name: string) => act(async () => button(name)?.click());

describe('the shop’s colours', () => {
  test('are saved with the version that they were changed from, and the others keep their numbers', async () => {
    await open('look');
    await shown('Text on the accent');
    expect(field('Accent')?.value).toBe('#ff0000');
    await type('Text on the accent', 'white');
    await shown('does not pass 4.5:1');
    await shown('Not saved: colours of light pages and templates.');
    answers.set('PUT /api/owner/site', () => json(site({ accent: RED, 'on-accent': RED }, 4), 200, { ETag: '"4"' }));
    await press('Save');
    await shown('Visitors see these colours now.');
    const put = calls.find(({ name }) => name === 'PUT /api/owner/site');
    expect(put).toMatchObject({ version: '"3"', body: { colors: { accent: RED, 'on-accent': 'white' } } });
    expect(put?.body).not.toHaveProperty('isLocked');
  });

  test('a text that is no colour is not sent', async () => {
    await open('look');
    await shown('Accent');
    await type('Accent', 'hsl(400, 50%, 50%)');
    await shown('Hue out of bounds.');
    await press('Save');
    await shown('Please correct accent.');
    expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  test('leaving and closing ask before a change is lost', async () => {
    await open('look');
    await shown('Accent');
    await type('Accent', 'blue');
    await act(async () => void navigate('templates'));
    await shown('Leave without saving?');
    await press('Cancel');
    await press('Close');
    await shown('Close without saving?');
    await act(async () =>
      [...document.querySelectorAll('button')]
        .filter((b) => b.textContent === 'Close')
        .at(-1)
        ?.click(),
    );
    await shown('Change the colours');
    expect(document.body.textContent).not.toContain('Not saved');
  });

  test('a role that may only read them changes nothing', async () => {
    await open('look', 'viewer');
    await shown('Accent');
    expect(field('Accent')?.disabled).toBe(true);
    expect(button('Add')).toBeUndefined();
  });

  test('a page without brand colours shows them, and lists none as overridden', () => {
    const page = document.implementation.createHTMLDocument('');
    showColors(page, { accent: 'red' });
    expect(page.documentElement.style.getPropertyValue('--sq-accent')).toBe('hsl(0 100% 50%)');
    showColors(page, {});
    expect(page.documentElement.style.getPropertyValue('--sq-accent')).toBe('');
    expect(overriddenProperties(page, { accent: 'red' })).toEqual([]);
  });

  test('a colour that was removed is left out', () => {
    const settings = withColors(site({ accent: RED, logo: RED }) as never, { accent: undefined, logo: '#ff0000' });
    expect(settings.colors).toEqual({ logo: RED });
  });

  test('listeners hear an event until they are stopped', () => {
    const events = createEmitter<{ change: number }>();
    const heard: number[] = [];
    const stop = events.on('change', (detail) => heard.push(detail));
    events.emit('change', 1);
    stop();
    events.emit('change', 2);
    expect(heard).toEqual([1]);
  });
});

describe('templates', () => {
  const summary = { name: 'site.region', bytes: 5, version: 7, updatedAt: 1 };
  beforeEach(() => {
    answers.set('GET /api/owner/templates', () => json({ templates: [summary] }));
    answers.set('GET /api/owner/templates/site.region', () => json({ ...summary, source: 'x' }, 200, { ETag: '"7"' }));
  });

  test('are listed; a new one needs a proper name', async () => {
    await open('templates');
    await shown('site.region');
    await type('Name', 'Nonsense');
    await press('Begin');
    await shown('A name is like products.item');
    expect(document.querySelector('a[href="/config/templates/site.region"]')).not.toBeNull();
  });

  test('all that were changed are checked and saved together', async () => {
    const drafts = {
      'site.region': { source: 'changed', base: 'x', version: 7 },
      'partials/new': { source: '{.end}', base: '', version: null },
    };
    localStorage.setItem('sq-console:s:c:/api/owner/templates', JSON.stringify({ value: drafts, base: {} }));
    const finding = {
      ...{ template: 'partials/new', line: 1, column: 1, severity: 'error', code: 'RENDERING', message: 'Wrong end.' },
    };
    answers.set('POST /api/owner/templates/check', () => json({ findings: [finding] }));
    answers.set('PUT /api/owner/templates', () =>
      json({
        templates: [
          { ...summary, version: 8 },
          { ...summary, name: 'partials/new', version: 1 },
        ],
        findings: [],
      }),
    );
    await open('templates/site.region');
    await shown('Wrong end.');
    await shown('Templates with errors cannot be saved.');
    expect(document.querySelector('a[href="/config/templates/partials%2Fnew"]')).not.toBeNull();
    await press('Save');
    await shown('2 templates are saved.');
    expect(calls.find(({ name }) => name === 'PUT /api/owner/templates')?.body).toEqual({
      templates: [
        { name: 'site.region', source: 'changed', version: 7 },
        { name: 'partials/new', source: '{.end}', version: null },
      ],
    });
    expect(localStorage.length).toBe(0);
  });

  test('a template that somebody else has changed shows both texts', async () => {
    const drafts = { 'site.region': { source: 'mine', base: 'old', version: 6 } };
    localStorage.setItem('sq-console:s:c:/api/owner/templates', JSON.stringify({ value: drafts, base: {} }));
    answers.set('PUT /api/owner/templates', () => json({ error: 'stale', code: 'VERSION_STALE' }, 412));
    answers.set('POST /api/owner/templates/check', () => json({ findings: [] }));
    await open('templates/site.region');
    await shown('You have unsaved changes.');
    await press('Save');
    await shown('Somebody else has changed this too');
    expect([...document.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['mine', 'x']);
  });

  test('a role without the right to save reads them', async () => {
    await open('templates/site.region', 'editor');
    await shown('site.region');
    expect(button('Delete')).toBeUndefined();
    expect(button('Save')).toBeUndefined();
  });
});
