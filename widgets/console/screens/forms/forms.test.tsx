import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { App } from '../../app/App.tsx';
import { $question } from '../../app/dialogs.ts';
import { queries } from '../../app/query.ts';
import { $place, navigate } from '../../app/router.ts';
import { $session, loadSession } from '../../app/session.ts';
import { EDITED_PROPERTIES } from './field-types.ts';

/** How long something may take to appear, in ms. */
const WAIT_MS = 15_000;

type Answer = (init: RequestInit, url: string) => Response;

const answers = new Map<string, Answer>();
let calls: { name: string; url: string; init: RequestInit }[] = [];
let root: Root;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const FORM: OwnerForm = {
  ...{ id: 'f1', kind: 'form', name: 'Contact', submitButtonText: '', submissionMessage: '<p>Thanks</p>' },
  ...{ submissionHTML: '', disclaimerMessage: '', successRedirect: '', captchaEnabled: true, captchaTheme: 1 },
  ...{ captchaAlignment: 1, captchaFailsOpen: false, useLightbox: false, lightboxHandleText: '' },
  ...{ notifyEmails: [], mailingListId: null, version: 3, createdAt: 0, updatedAt: 0 },
  fields: [
    { type: 'name', id: 'a', title: 'Name', description: '', required: true },
    { type: 'email', id: 'b', title: 'Email', description: '', required: true, placeholder: 'you@x.example' },
    { type: 'radio', id: 'c', title: 'Tea', description: '', required: false, options: ['Green', 'Black'] },
  ],
};

function sessionOf(role: ContributorRole) {
  const contributor = {
    ...{ id: role, email: `${role}@example.com`, role, roleNumber: CONTRIBUTOR_ROLE[role] },
    ...{ invitedAt: 0, joinedAt: 1, version: 1 },
  };
  return { contributor, xsrfToken: 'x', expiresAt: 9e15, confirmation: { by: 'password', until: null } };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  answers.clear();
  calls = [];
  queries.clear();
  localStorage.clear();
  document.body.dataset.site = 's';
  document.body.dataset.title = 'Tea';
  answers.set('GET /api/owner/forms/f1', () => json(FORM, 200, { ETag: '"3"' }));
  answers.set('GET /api/owner/site', () => json({ language: 'en-US', websiteSettings: { captcha: null } }));
  answers.set('GET /api/owner/mailing-lists', () => json({ mailingLists: [] }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`;
    calls.push({ name, url, init });
    return answers.get(name)?.(init, url) ?? json({ error: `no answer to ${name}`, code: 'NOT_FOUND' }, 404);
  });
});
afterEach(async () => {
  $question.get()?.answer(true);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  $session.set({ status: 'loading' });
  vi.unstubAllGlobals();
});

async function open(to: string, role: ContributorRole = 'admin'): Promise<void> {
  answers.set('GET /api/contributors/session', () => json({ session: sessionOf(role) }));
  history.replaceState(null, '', `/config/${to}`);
  $place.set({ path: to.replace(/\?.*/, ''), query: new URLSearchParams(to.replace(/^[^?]*/, '')) });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<App />));
  await act(loadSession);
}

const text = () => document.body.textContent ?? '';
/** Waits until React shows what is expected. */
async function waitFor(isShown: () => boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !isShown() && Date.now() < end; ) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
  expect(isShown(), text()).toBe(true);
}
const find = <Found extends HTMLElement>(name: string, role = 'button, a, [role="tab"]') =>
  [...document.querySelectorAll<Found>(role)].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) as Found;
const press = (name: string) => act(async () => find(name).click());
const field = (label: string) =>
  document.getElementById(find<HTMLLabelElement>(label, 'label')?.htmlFor ?? '') as HTMLInputElement;
function type(label: string, value: string) {
  return act(async () => {
    const input = field(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const key = (element: Element, name: string) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const sent = (name: string) => calls.filter((call) => call.name === name);
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body)) as OwnerForm;
const fieldNames = () => [...document.querySelectorAll('.f-name')].map((each) => each.textContent);
const preview = () => document.querySelector('.f-paper')?.shadowRoot as ShadowRoot;

describe('the list of forms', () => {
  const summary = { id: 'f1', kind: 'form', name: 'Contact', version: 3, updatedAt: 0, renders: 9, submissions: 2 };

  test('says what to do first where there is none, and finds forms by their name', async () => {
    answers.set('GET /api/owner/forms', () => json({ forms: [] }));
    await open('forms');
    await waitFor(() => text().includes('Make the first form'));
    answers.set('GET /api/owner/forms', () => json({ forms: [summary, { ...summary, id: 'f2', name: 'News' }] }));
    await act(() => queries.invalidateQueries());
    await waitFor(() => text().includes('News'));
    await type('Find a form by its name', 'con');
    await waitFor(() => !text().includes('News'));
    expect(location.search).toBe('?search=con');
  });

  test('a form is deleted by its name and version, after a question', async () => {
    answers.set('GET /api/owner/forms', () => json({ forms: [summary] }));
    answers.set('DELETE /api/owner/forms/f1', () => new Response(null, { status: 204 }));
    await open('forms');
    await waitFor(() => text().includes('Contact'));
    await press('Delete Contact');
    await waitFor(() => text().includes('All 2 things that were sent by it are deleted too.'));
    await press('Delete');
    await waitFor(() => text().includes('“Contact” is deleted.'));
    const [call] = sent('DELETE /api/owner/forms/f1');
    expect(call?.url).toContain('confirm=Contact');
    expect(new Headers(call?.init.headers).get('If-Match')).toBe('"3"');
  });

  test('a role without the right sees no button that changes anything', async () => {
    answers.set('GET /api/owner/forms', () => json({ forms: [summary] }));
    await open('forms', 'campaignsEditor');
    await waitFor(() => text().includes('Contact'));
    expect(find('New form')).toBeUndefined();
    expect(find('Delete Contact')).toBeUndefined();
  });
});

describe('the form builder', () => {
  const openForm = async (query = '') => {
    await open(`forms/f1${query}`);
    await waitFor(() => text().includes('Fields') || query !== '');
    await waitFor(() => find('Build') !== undefined);
  };

  test('the arrow keys go from tab to tab, in the address too', async () => {
    await openForm();
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual([
      ...['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'],
    ]);
    await key(find('Build'), 'ArrowLeft');
    expect(location.search).toBe('?tab=disclaimer');
    expect(document.activeElement).toBe(find('Disclaimer'));
    await key(find('Disclaimer'), 'Home');
    expect(find('Build').getAttribute('aria-selected')).toBe('true');
  });

  test('fields are moved by keys, duplicated, removed and brought back', async () => {
    await openForm();
    await key(find('Move Name: drag it, or press the arrow keys'), 'ArrowDown');
    expect(fieldNames()).toEqual(['Email (required)', 'Name (required)', 'Tea']);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Move Name');
    expect(text()).toContain('“Name” is now at place 2 of 3.');
    await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[2]?.click());
    await press('Duplicate');
    expect(fieldNames()).toEqual(['Email (required)', 'Name (required)', 'Tea', 'Tea']);
    await press('Remove');
    await waitFor(() => text().includes('“Tea” is removed.'));
    expect(fieldNames()).toHaveLength(3);
    await press('Undo');
    expect(fieldNames()).toHaveLength(4);
  });

  test('each type is added with exactly the properties that it has', async () => {
    await openForm();
    const labels: Readonly<Record<string, string>> = {
      ...{ description: 'Description', placeholder: 'Placeholder', required: 'Required', key: 'Key', value: 'Value' },
      ...{ maxLength: 'Longest text, in characters', currencySymbol: 'Currency symbol', options: 'Options' },
      ...{ showCountryCode: 'Ask for the country code', underline: 'Draw a line below' },
    };
    for (const [name, properties] of Object.entries(EDITED_PROPERTIES)) {
      await type('Type of the new field', name);
      await press('Add this field');
      const shown = [...document.querySelectorAll('.f-field-body label')].map((label) => label.textContent);
      const wanted = properties.map((property) =>
        property === 'options' && name === 'likert' ? 'Statements' : (labels[property] as string),
      );
      expect([name, shown]).toEqual([name, name === 'hidden' ? wanted : ['Title', ...wanted]]);
    }
  });

  test('it saves from its version, without options that are empty', async () => {
    answers.set('PUT /api/owner/forms/f1', (init) => json({ ...FORM, ...bodyOf(init) }, 200, { ETag: '"4"' }));
    await openForm();
    await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[2]?.click());
    await type('Options', 'Green\n\n White ');
    await press('Save');
    await waitFor(() => text().includes('Saved.'));
    const [call] = sent('PUT /api/owner/forms/f1');
    expect(new Headers(call?.init.headers).get('If-Match')).toBe('"3"');
    expect(bodyOf(call?.init).fields[2]?.options).toEqual(['Green', 'White']);
    expect(bodyOf(call?.init)).not.toHaveProperty('version');
    expect(text()).not.toContain('You have unsaved changes.');
  });

  test('what the shop would refuse is shown on its tab and not sent', async () => {
    await openForm();
    await press('Storage');
    await type('Kind of form', 'newsletter');
    await waitFor(() => text().includes("You don't have any mailing lists. Please create one before continuing"));
    await press('Add an address');
    await press('Add an address');
    await type('Email address 2', 'ann@nowhere');
    await press('Advanced');
    await type('Page that opens', 'thanks');
    await press('Save');
    expect(text()).toContain('thanks is not a valid page URL');
    await press('Storage (has errors)'.replace('Storage', 'Storage ●'));
    expect(text()).toContain('Please enter a valid email');
    expect(text()).toContain('Emails must be formatted as name@example.com');
    expect(sent('PUT /api/owner/forms/f1')).toEqual([]);
  });

  test('a missing list is made where it is chosen', async () => {
    const news = { id: 'l1', name: 'News', createdAt: 0, subscribers: { pending: 0, confirmed: 0, unsubscribed: 0 } };
    answers.set('POST /api/owner/mailing-lists', () => {
      answers.set('GET /api/owner/mailing-lists', () => json({ mailingLists: [news] }));
      return json(news, 201);
    });
    await openForm('?tab=storage');
    await type('Kind of form', 'newsletter');
    await waitFor(() => find('Create a mailing list') !== undefined);
    await press('Create a mailing list');
    await waitFor(() => field('Name of the list') !== null);
    await type('Name of the list', 'News');
    await press('Create');
    await waitFor(() => field('Mailing list')?.value === 'l1');
    await type('Mailing list', '');
    await press('Save');
    expect(text()).toContain('A List must be selected');
  });

  test('a stale change shows what both have made of the form', async () => {
    answers.set('PUT /api/owner/forms/f1', () => json({ error: 'Stale.', code: 'VERSION_STALE' }, 412));
    await openForm();
    await type('Name of the form', 'Mine');
    answers.set('GET /api/owner/forms/f1', () => json({ ...FORM, name: 'Theirs' }, 200, { ETag: '"4"' }));
    await press('Save');
    await waitFor(() => text().includes('Somebody else has changed this too'));
    expect([...document.querySelectorAll('pre')].map((each) => each.textContent)).toEqual(['Mine', 'Theirs']);
    expect(find('Put together')).toBeDefined();
  });

  test('fields that both have changed are told in words, and those of the other can be taken', async () => {
    answers.set('PUT /api/owner/forms/f1', () => json({ error: 'Stale.', code: 'VERSION_STALE' }, 412));
    await openForm();
    await type('Type of the new field', 'date');
    await press('Add this field');
    const theirs = FORM.fields.slice(0, 1);
    answers.set('GET /api/owner/forms/f1', () => json({ ...FORM, fields: theirs }, 200, { ETag: '"4"' }));
    await press('Save');
    await waitFor(() => document.querySelectorAll('pre').length === 2);
    const [mine, other] = [...document.querySelectorAll('pre')].map((each) => each.textContent);
    expect(mine).toContain('3. Tea: One of several (radio buttons), Green / Black\n4. Date: Date');
    expect(other).toBe('1. Name: Name, required');
    await act(async () => document.querySelectorAll<HTMLElement>('.c-clash input')[1]?.click());
    await press('Put together');
    expect(fieldNames()).toEqual(['Name (required)']);
  });

  test('a shop without a captcha says so', async () => {
    await openForm('?tab=captcha');
    await waitFor(() => text().includes('ReCaptcha has not been set up!'));
  });

  test('the preview checks what is typed, shows the text that follows, and sends nothing', async () => {
    await openForm();
    await waitFor(() => preview()?.querySelector('form') !== null);
    const before = calls.length;
    const submit = () =>
      act(async () =>
        preview()
          .querySelector('form')
          ?.dispatchEvent(new Event('submit', { bubbles: true })),
      );
    await submit();
    expect(preview().textContent).toContain('One or more fields is invalid, please check your entries.');
    await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[0]?.click());
    const tick = () => act(async () => field('Required').click());
    await tick();
    await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[1]?.click());
    await tick();
    await submit();
    await waitFor(() => preview().textContent?.includes('Thanks') === true);
    await press('Show the form again');
    expect(preview().querySelector('form')).not.toBeNull();
    expect(calls).toHaveLength(before);
  });
});

test('a new form is made once, and its builder opens', async () => {
  answers.set('POST /api/owner/forms', () => json(FORM, 201, { ETag: '"3"' }));
  await open('forms/new');
  await waitFor(() => field('Name of the form') !== null);
  await press('Create the form');
  expect(text()).toContain('Please give the form a name.');
  await type('Name of the form', 'Contact');
  await press('Create the form');
  await waitFor(() => location.pathname === '/config/forms/f1');
  const [call] = sent('POST /api/owner/forms');
  expect(new Headers(call?.init.headers).get('Idempotency-Key')).toBeTruthy();
  expect(bodyOf(call?.init).fields.map((each) => each.type)).toEqual(['name', 'email', 'textarea']);
});

describe('what was sent', () => {
  const submission = {
    ...{ id: 's1', formId: 'f1', createdAt: 0, pageTitle: 'Contact', pagePath: '/contact', isSpam: false },
    values: { a: ['Ann', 'Lee'], b: 'ann@x.example', c: '', gone: 'kept' },
  };

  test('it is listed by its answers and searched by the shop', async () => {
    answers.set('GET /api/owner/forms/f1/submissions', (_init, url) =>
      json({ submissions: url.includes('search') ? [] : [submission], hasNextPage: false, nextPageCursor: null }),
    );
    await open('forms/f1/submissions');
    await waitFor(() => text().includes('Ann Lee · ann@x.example · kept'));
    await type('Find words in what was sent', 'green');
    await waitFor(() => text().includes('Nothing was found.'));
    expect(calls.at(-1)?.url).toContain('search=green');
  });

  test('the file is fetched after the person has confirmed who they are', async () => {
    answers.set('GET /api/owner/forms/f1/submissions', () =>
      json({ submissions: [], hasNextPage: false, nextPageCursor: null }),
    );
    answers.set('GET /api/owner/forms/f1/submissions.csv', () => json({ code: 'CONFIRMATION_NEEDED' }, 403));
    await open('forms/f1/submissions');
    await waitFor(() => text().includes('Nobody has sent this form yet.'));
    await press('Export as CSV');
    await waitFor(() => text().includes('Please confirm that it is you'));
    await press('Cancel');
  });

  test('one shows every answer, and is deleted after a question', async () => {
    answers.set('GET /api/owner/submissions/s1', () => json(submission));
    answers.set('DELETE /api/owner/submissions/s1', () => new Response(null, { status: 204 }));
    await open('submissions/s1');
    await waitFor(() => text().includes('TeaNot answered'));
    expect(text()).toContain('Former field gonekept');
    await press('Delete');
    await waitFor(() => text().includes('It is deleted for ever'));
    await act(async () => document.querySelector<HTMLElement>('.c-dialog .c-button--danger')?.click());
    await waitFor(() => location.pathname === '/config/forms/f1/submissions');
  });
});

test('a mailing list shows its people, and an unknown state in the address is told', async () => {
  const ann = {
    ...{ email: 'ann@x.example', status: 'confirmed', firstName: 'Ann', lastName: '', createdAt: 0, askedAt: 0 },
    ...{ confirmedAt: 0, unsubscribedAt: null },
  };
  answers.set('GET /api/owner/mailing-lists/l1/subscribers', () =>
    json({ subscribers: [ann], hasNextPage: false, nextPageCursor: null }),
  );
  answers.set(
    'DELETE /api/owner/mailing-lists/l1/subscribers/ann%40x.example',
    () => new Response(null, { status: 204 }),
  );
  await open('mailing-lists/l1?status=odd');
  await waitFor(() => text().includes('ann@x.example'));
  expect(text()).toContain('odd is not one of the expected options');
  await press('Remove ann@x.example');
  await waitFor(() => text().includes('Only its owner can put it there again.'));
  await press('Remove');
  await waitFor(() => text().includes('ann@x.example is removed.'));
  await act(() => navigate('forms'));
});
