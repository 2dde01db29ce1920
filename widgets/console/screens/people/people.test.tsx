import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { App } from '../../app/App.tsx';
import { $question } from '../../app/dialogs.ts';
import { $identity } from '../../app/identity.ts';
import { $notices } from '../../app/notices.ts';
import { queries } from '../../app/query.ts';
import { startRouter } from '../../app/router.ts';
import { $session, loadSession } from '../../app/session.ts';

type Answer = (body: unknown, headers: Headers) => Response;

/** What the shop answers, by method and path, with its query. */
const answers = new Map<string, Answer>();
const sent: { name: string; body: unknown; version: string | null }[] = [];
let root: Root;
let router: AbortController;

const json = (body: unknown, status = 200, version = 0) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: version ? { ETag: `"${version}"` } : {},
  });
const refusal = (code: string, status: number, error: string, errors = {}) => json({ error, code, errors }, status);

const site = {
  ...{ siteId: 's', title: 'Tea', identifier: 'tea', status: 8, language: 'en', languages: ['fr'] },
  ...{ timeZone: 'Europe/Paris', colors: {}, switchedOff: [], isLocked: false, lockScreen: null, updatedAt: 1 },
  websiteSettings: {
    ...{ simpleLikingEnabled: true, commentsEnabled: true, commentAnonAllowed: false, commentApprovalRequired: true },
    ...{ commentThreaded: true, commentLikesAllowed: true, commentFlagsAllowed: true, commentFlagThreshold: 0 },
    ...{ commentSortType: 2, commentDisableAfterDaysDefault: 0, useCLDRMoneyFormat: true, disqusShortname: '' },
    ...{ newsletterFormId: '', shareButtonOptions: {}, captcha: null },
  },
};
const review = {
  ...{ id: 'r1', rating: 4, title: 'Fine', body: 'A fine pot.', authorName: 'Ann', createdAt: 1, isVerified: true },
  ...{ pictures: [], itemId: 'pot', state: 'pending', orderNumber: null },
};

beforeEach(() => {
  answers.clear();
  sent.length = 0;
  queries.clear();
  localStorage.clear();
  document.body.dataset.site = 's';
  document.body.dataset.title = 'Tea';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url}`;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (init.method !== 'GET') sent.push({ name, body, version: headers.get('If-Match') });
    return answers.get(name)?.(body, headers) ?? refusal('NOT_FOUND', 404, 'There is none.');
  });
  answers.set('GET /api/owner/forms', () => json({ forms: [] }));
  answers.set('GET /api/owner/site', () => json({ ...site, version: 3 }, 200, 3));
  answers.set('GET /api/owner/site/domains', () => json({ hostnames: ['tea.example'], languages: {} }));
  answers.set('GET /api/owner/site/origins', () => json({ origins: [] }));
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ websiteId: 's', selectedCurrency: 'EUR' }));
});
afterEach(async () => {
  $question.get()?.answer(false);
  $identity.get()?.(false);
  root?.unmount();
  router?.abort();
  document.body.replaceChildren();
  $notices.set([]);
  $session.set({ status: 'loading' });
  vi.unstubAllGlobals();
});

async function open(path: string, role: ContributorRole = 'admin'): Promise<void> {
  const contributor = {
    ...{ id: `c-${role}`, email: `${role}@example.com`, role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  const session = { contributor, xsrfToken: 'x', expiresAt: 8e15, confirmation: { by: 'password', until: null } };
  answers.set('GET /api/contributors/session', () => json({ session }));
  history.replaceState(null, '', `/config/${path}`);
  router = new AbortController();
  startRouter(router.signal);
  dispatchEvent(new PopStateEvent('popstate'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App />);
  await loadSession();
}

const text = () => document.body.textContent ?? '';
const see = (words: string) => waitFor(() => expect(text()).toContain(words), 5);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith(name)) as HTMLButtonElement;
const press = (name: string) => button(name).click();
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const type = (label: string, value: string) => {
  const input = field(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Presses "Save" once the bar with it is there. */
async function save(): Promise<void> {
  await waitFor(() => expect(button('Save')).toBeDefined(), 5);
  press('Save');
}

describe('settings', () => {
  test('a change is saved with the version that was read, and nothing else of the site is lost', async () => {
    await open('settings');
    await see('Your shop');
    type('Name', 'Green tea');
    answers.set('PUT /api/owner/site', () => json({ ...site, title: 'Green tea', version: 4 }, 200, 4));
    await save();
    await see('The settings are saved.');
    expect(sent).toMatchObject([{ version: '"3"', body: { title: 'Green tea', timeZone: 'Europe/Paris' } }]);
    expect(sent[0]?.body).not.toHaveProperty('isLocked');
  });

  test('a change that somebody else has overtaken shows both', async () => {
    await open('settings');
    await see('Your shop');
    type('Name', 'Green tea');
    answers.set('PUT /api/owner/site', () => refusal('VERSION_STALE', 412, 'It has changed.'));
    answers.set('GET /api/owner/site', () => json({ ...site, title: 'Black tea', version: 4 }, 200, 4));
    await save();
    await see('Somebody else has changed this too');
    expect(text()).toContain('Black tea');
  });

  test('a time zone that the browser does not know is told of', async () => {
    answers.set('GET /api/owner/site', () => json({ ...site, timeZone: 'Mars/Olympus', version: 3 }, 200, 3));
    await open('settings');
    await see('Failed to load timezone Mars/Olympus. Retry connection or verify site availability');
  });

  test('a role that may only read gets fields that cannot be changed', async () => {
    await open('settings', 'viewer');
    await see('Your role may read this.');
    await see('Your shop');
    expect(field('Name').closest('fieldset')?.disabled).toBe(true);
    expect(button('Add the domain')).toBeUndefined();
  });
});

describe('store settings', () => {
  const path = '/api/v1/commerce-preferences/delivery';
  const option = { ...{ id: 'p', name: 'Parcel', basis: 'flat' }, zones: [{ countryCode: 'DE', region: '' }] };
  beforeEach(() => {
    answers.set(`GET ${path}`, () =>
      json({ websiteId: 's', options: [{ ...option, tiers: [{ from: 0, cents: 490 }] }] }, 200, 7),
    );
  });

  test('prices are typed in the currency and saved in minor units, and a failed save keeps what was typed', async () => {
    await open('delivery');
    await see('Germany');
    expect(field('Costs (EUR)').value).toBe('4.9');
    type('Costs (EUR)', '5,20');
    answers.set(`PUT ${path}`, () => refusal('INTERNAL', 500, ''));
    await save();
    await see('Something went wrong');
    expect(field('Costs (EUR)').value).toBe('5,20');
    answers.set(`PUT ${path}`, (body) => json({ websiteId: 's', ...(body as object) }, 200, 8));
    await save();
    await see('The settings are saved.');
    expect(sent.at(-1)).toMatchObject({ version: '"7"', body: { options: [{ tiers: [{ from: 0, cents: 520 }] }] } });
    expect(sent.at(-1)?.body).not.toHaveProperty('websiteId');
  });

  test('errors of the shop stand at their fields', async () => {
    await open('delivery');
    await see('Germany');
    type('Name', '');
    const wrong = { 'options.0.name': 'This must not be empty.' };
    answers.set(`PUT ${path}`, () => refusal('INVALID_REQUEST', 400, 'Please check the fields.', wrong));
    await save();
    await see('This must not be empty.');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the team', () => {
  const contributors = '/api/owner/contributors';

  test('an invitation asks for a confirmation, and is sent once more after it', async () => {
    answers.set(`GET ${contributors}`, () => json({ contributors: [] }));
    await open('team');
    await see('Nobody works on the site yet.');
    press('Invite somebody');
    await see('Writes pages and forms');
    type('Email', 'bo@example.com');
    let isConfirmed = false;
    answers.set(`POST ${contributors}`, () =>
      isConfirmed ? json({ id: 'bo' }, 201) : refusal('CONFIRMATION_NEEDED', 403, 'Please confirm.'),
    );
    answers.set('POST /api/contributors/session/confirmation', () => {
      isConfirmed = true;
      return json(($session.get() as { session: object }).session);
    });
    press('Send the invitation');
    await see('Please confirm that it is you');
    type('Password', 'right');
    press('Confirm');
    await see('The invitation is on its way to bo@example.com.');
    expect(sent.at(-1)?.body).toEqual({ email: 'bo@example.com', role: 'editor' });
  });

  test('a role without the right does not see the screen', async () => {
    await open('team', 'editor');
    await see('Your role does not include this screen.');
  });
});

describe('my account', () => {
  test('shows the role, the sessions and the passkeys, and ends another session', async () => {
    const times = { createdAt: 1, seenAt: 2, expiresAt: 8e15 };
    const mine = { id: 'a', device: 'Firefox (Linux)', isCurrent: true, ...times };
    const other = { id: 'b', device: 'Safari (iOS)', isCurrent: false, ...times };
    answers.set('GET /api/contributors/sessions', () => json({ sessions: [mine, other] }));
    answers.set('GET /api/contributors/passkeys', () => json({ passkeys: [] }));
    await open('account', 'none');
    await see('You have no passkey yet.');
    await see('Safari (iOS)');
    answers.set('DELETE /api/contributors/sessions/b', () => json({}, 204));
    answers.set('GET /api/contributors/sessions', () => json({ sessions: [mine] }));
    press('Sign out there');
    await see('That session has ended.');
    await waitFor(() => expect(text()).not.toContain('Safari (iOS)'));
  });
});

describe('reviews', () => {
  test('a decision can be taken back', async () => {
    answers.set('GET /api/owner/reviews?state=pending', () => json({ reviews: [review], hasNextPage: false }));
    answers.set('PUT /api/owner/reviews/r1', () => json(review));
    await open('reviews');
    await see('A fine pot.');
    press('Approve the');
    await see('The review is on the shop’s pages.');
    press('Undo');
    await see('Undone.');
    expect(sent.map(({ body }) => body)).toEqual([{ state: 'approved' }, { state: 'pending' }]);
  });

  test('a role that may only read them gets no buttons, and an empty list says so', async () => {
    answers.set('GET /api/owner/reviews?state=approved', () => json({ reviews: [review], hasNextPage: false }));
    answers.set('GET /api/owner/reviews?state=rejected', () => json({ reviews: [], hasNextPage: false }));
    await open('reviews?state=approved', 'commenter');
    await see('A fine pot.');
    expect(button('Hide ')).toBeUndefined();
    press('Hidden');
    await see('No review is hidden.');
    expect(location.search).toBe('?state=rejected');
  });
});

test('mails that cannot be read are told of, and read again', async () => {
  answers.set('GET /api/owner/mails?status=dead', () => refusal('RATE_LIMITED', 429, 'Too many calls.'));
  await open('mails');
  await see('Unable to load results');
  answers.set('GET /api/owner/mails?status=dead', () => json({ mails: [], hasNextPage: false }));
  press('Try again');
  await see('Every mail was sent.');
});
