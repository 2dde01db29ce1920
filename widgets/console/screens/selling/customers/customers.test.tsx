import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { customer, listedCustomer, order } from '../../../../../test/fixtures/console/sales.ts';
import { navigate } from '../../../app/router.ts';

const LIST = 'GET /api/owner/customers';
const JUNE = '/api/owner/customers/june%40example.com';
const PERSON = 'customers/june%40example.com';
const TAG = 'POST /api/owner/customers/tags';
const ERASE = 'POST /api/owner/erase';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders', () => listOf('orders', order()));
  answers.set(LIST, () => listOf('customers', listedCustomer()));
  answers.set(`${LIST}/tags`, () => json({ tags: [{ tag: 'VIP', customers: 3 }] }));
  answers.set(`GET ${JUNE}`, () => versioned(customer()));
});

/** The text of the page without the marks that keep values apart from their sentence. */
const plain = () => text().replace(/[\u2066-\u2069]/g, '');
const lastUrl = () => callsOf(LIST).at(-1)?.url ?? '';

describe('the list of customers', () => {
  test('shows names, orders and tags, and leads to each person', async () => {
    await openConsole('customers');
    await see('June Oak');
    expect(text()).toContain('june@example.com');
    expect(plain()).toContain('$63.00');
    expect(text()).toContain('2 test orders');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'June Oak');
    expect(link?.getAttribute('href')).toBe(`/config/${PERSON}`);
  });

  test('is sorted, searched and filtered by the shop, and the address keeps that', async () => {
    await openConsole('customers?sort=-spent&newsletter=confirmed&tag=VIP&note=true&country=DE&search=june');
    await see('June Oak');
    for (const part of [
      'sort=spent',
      'direction=desc',
      'newsletter=confirmed',
      'tag=VIP',
      'note=true',
      'country=DE',
      'search=june',
    ])
      expect(lastUrl()).toContain(part);
    await enter('Account', 'true');
    await until(() => expect(lastUrl()).toContain('account=true'));
    expect(location.search).toContain('account=true');
  });

  test('gives all that match a tag in parts, and “Undo” takes it from those alone who have changed', async () => {
    const emails = Array.from({ length: 700 }, (_, n) => `c${n}@x.test`);
    answers.set(LIST, () => json({ customers: [listedCustomer()], hasNextPage: true, nextPageCursor: 'more' }));
    answers.set(`${LIST}/emails`, ({ url }) =>
      url.includes('cursor')
        ? json({ emails: emails.slice(400), hasNextPage: false, nextPageCursor: null })
        : json({ emails: emails.slice(0, 400), hasNextPage: true, nextPageCursor: 'next' }),
    );
    answers.set(TAG, ({ body }) => json({ changed: (body as { emails: string[] }).emails.slice(0, 2), full: 0 }));
    await openConsole('customers?country=DE');
    await see('June Oak');
    await act(async () => document.querySelector<HTMLInputElement>('tbody [type=checkbox]')?.click());
    await press('Select all that match');
    await see('700 customers selected');
    expect(callsOf(`${LIST}/emails`)[0]?.url).toContain('country=DE');
    await press('Add a tag…');
    await press('Add the tag');
    await see('Enter a tag.');
    await enter('Tag', ' Trade ');
    await press('Add the tag');
    await until(() => expect(notices()).toEqual(['Tag “Trade” added: 4 customers.']));
    const sent = () => callsOf(TAG).map(({ body }) => body as { emails: string[]; tag: string; action: string });
    expect(sent().map(({ emails: { length }, tag, action }) => [length, tag, action])).toEqual([
      [500, 'Trade', 'add'],
      [200, 'Trade', 'add'],
    ]);
    await press('Undo');
    await until(() =>
      expect(sent()[2]).toEqual({
        emails: ['c0@x.test', 'c1@x.test', 'c500@x.test', 'c501@x.test'],
        tag: 'Trade',
        action: 'remove',
      }),
    );
  });

  test('says what was changed before a part was refused', async () => {
    answers.set(LIST, () => listOf('customers', listedCustomer(), listedCustomer({ email: 'ann@example.com' })));
    answers.set(TAG, () => refusal('INTERNAL', 503, 'Later.'));
    await openConsole('customers');
    await see('June Oak');
    await act(async () => document.querySelector<HTMLInputElement>('tbody [type=checkbox]')?.click());
    await press('Remove a tag…');
    await until(() => expect(document.querySelector('dialog select')).not.toBeNull());
    await press('Remove the tag');
    await until(() => expect(document.querySelector('dialog [role=alert]')).not.toBeNull());
    expect(notices()).toEqual([]);
  });

  test('a role that may not write has no buttons for tags', async () => {
    await openConsole('customers', 'reporting');
    await see('June Oak');
    await act(async () => document.querySelector<HTMLInputElement>('tbody [type=checkbox]')?.click());
    await see('1 customer selected');
    expect(text()).not.toContain('Add a tag…');
  });

  test('says what to do where it is empty, or where nobody matches', async () => {
    answers.set(LIST, () => listOf('customers'));
    await openConsole('customers');
    await see('Whoever orders or opens an account appears here.');
    await act(async () => {});
    await openConsole('customers?tag=VIP');
    await see('No customer matches. Change the search or the filters.');
  });
});

describe('one customer', () => {
  test('is shown with totals, newsletters and links to what they have done', async () => {
    await openConsole(PERSON);
    await see('of which');
    await see('#7');
    expect(plain()).toContain('1 order, $68.00, of which $5.00 refunded');
    expect(plain()).toContain('2 test orders, not counted');
    expect(plain()).toContain('signed up on the page “Home”');
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/config/subscriptions/s1');
    expect(links).toContain('/config/orders/7');
    expect(links).toContain('mailto:june@example.com');
  });

  test('has the note and the tags that were saved, from the version that was read', async () => {
    answers.set(`PUT ${JUNE}`, ({ body }) => versioned({ ...customer(), ...(body as object), version: 4 }));
    await openConsole(PERSON);
    await enter('Note', 'Rings twice');
    await enter('Tags', 'VIP, trade , ');
    await press('Save');
    await until(() => expect(notices()).toEqual(['Saved.']));
    const [call] = callsOf(`PUT ${JUNE}`);
    expect([call?.body, call?.version]).toEqual([{ note: 'Rings twice', tags: ['VIP', 'trade'] }, '"3"']);
  });

  test('keeps what was typed where a tag is too long, where the call is refused, and where it is offline', async () => {
    let isRefused = true;
    answers.set(`PUT ${JUNE}`, ({ body }) =>
      isRefused ? refusal('INTERNAL', 500) : versioned({ ...customer(), ...(body as object), version: 4 }),
    );
    await openConsole(PERSON);
    await enter('Tags', 'x'.repeat(51));
    await press('Save');
    await see('A tag has at most 50 characters.');
    expect(callsOf(`PUT ${JUNE}`)).toEqual([]);
    await enter('Tags', 'VIP, trade');
    await press('Save');
    await see('Something went wrong');
    isRefused = false;
    await press('Save');
    await until(() => expect(notices()).toEqual(['Saved.']));
  });

  test('has one part of each kind where the screen is opened again, and leaves none behind', async () => {
    const notes = () =>
      [...document.querySelectorAll('h2')].filter(({ textContent }) => textContent === 'Notes and tags');
    await openConsole(PERSON);
    await see('Export all data');
    await act(() => navigate(PERSON));
    expect(notes()).toHaveLength(1);
    await act(() => navigate('customers'));
    await until(() => expect(notes()).toHaveLength(0));
  });

  test('is reached by the former address of the screen', async () => {
    await openConsole('buyers?email=june%40example.com');
    await see('June Oak');
    expect(text()).toContain('Notes and tags');
  });

  test('who is not in the list says so, and a store manager who may not delete data cannot erase', async () => {
    answers.set(`GET ${JUNE}`, () => versioned({ ...customer(), isListed: false, name: '', version: 0 }));
    await openConsole(PERSON, 'storeManager');
    await see('This person is not in the list of customers');
    expect(text()).not.toContain('Delete the data of');
  });

  test('is erased by all addresses after a question, and a message names what is kept', async () => {
    const none = { mails: 0, orders: 0, checkouts: 0, lines: 0, reviews: 0, comments: 0, giftCards: 0, subscribers: 0 };
    const kept = [{ what: 'orders', count: 1, why: 'the law asks for them' }];
    answers.set(`GET ${JUNE}`, () => versioned({ ...customer(), earlierEmails: ['old@example.com'] }));
    answers.set(ERASE, () => json({ ...none, submissions: 2, cancelledSubscriptions: 0, kept }));
    await openConsole(PERSON);
    await see('#7');
    await press('Delete the data of june@example.com…');
    expect(callsOf(ERASE)).toEqual([]);
    await press('Delete the data');
    await see('Submissions of forms4');
    const erased = callsOf(ERASE).map(({ body }) => (body as { email: string }).email);
    expect(erased).toEqual(['old@example.com', 'june@example.com']);
    expect(text()).toContain('Paid orders2. the law asks for them');
  });
});

describe('the files for the accountant', () => {
  test('are asked for by days, and a wrong day is named before the shop is called', async () => {
    const asked = 'GET /api/owner/orders/export';
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    const headers = { 'Content-Disposition': 'attachment; filename="orders 2026-01-01 2026-01-31.csv"' };
    answers.set(asked, () => new Response('a,b', { headers }));
    await openConsole('orders');
    await press('Export for the accountant');
    await enter('First day', '2026-02-01');
    await enter('Last day', '2026-01-31');
    await press('Download the file');
    await see('The last day is before the first day.');
    expect(callsOf(asked)).toEqual([]);
    await enter('First day', '2026-01-01');
    await enter('One row per', 'lines');
    await press('Download the file');
    await until(() => expect(saved).toEqual(['orders 2026-01-01 2026-01-31.csv']));
    expect(callsOf(asked)[0]?.url).toContain('from=2026-01-01&to=2026-01-31');
    expect(callsOf(asked)[0]?.url).toContain('format=lines');
  });
});
