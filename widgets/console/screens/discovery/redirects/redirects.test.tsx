import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

const REDIRECTS = '/api/owner/redirects';
const MISSED = '/api/owner/missed-addresses';
const OLD = { path: '/old', target: '/shop', version: 1, updatedAt: 0 };
const AT_OLD = `${REDIRECTS}/%2Fold`;

prepareConsole();

function shopHas(redirects: readonly object[], addresses: readonly object[] = []): void {
  answers.set(`GET ${REDIRECTS}`, () => json({ redirects, hasNextPage: false, nextPageCursor: null }));
  answers.set(`GET ${MISSED}`, () => json({ addresses, hasNextPage: false, nextPageCursor: null }));
}

test('a person adds a redirect, and undoes it', async () => {
  shopHas([]);
  answers.set(`POST ${REDIRECTS}`, () => json(OLD, 201));
  answers.set(`DELETE ${AT_OLD}`, () => new Response(null, { status: 204 }));
  await openConsole('redirects');
  await see('There are no redirects yet.');
  await press('Add a redirect');
  await enter('Old address', '/old');
  await enter('Leads to', '/shop');
  await press('Add');
  await see('/old is redirected.');
  expect(callsOf(`POST ${REDIRECTS}`)[0]?.body).toEqual({ path: '/old', target: '/shop' });
  await press('Undo');
  await see('Undone.');
  expect(callsOf(`DELETE ${AT_OLD}`)).toHaveLength(1);
});

test('a refusal stands at its field, and the dialog stays', async () => {
  shopHas([]);
  const errors = { path: 'A page of the shop stands at this address.' };
  answers.set(`POST ${REDIRECTS}`, () => json({ error: 'Check', code: 'INVALID_REQUEST', errors }, 400));
  await openConsole('redirects');
  await press('Add a redirect');
  await enter('Old address', '/shop');
  await enter('Leads to', '/x');
  await press('Add');
  await see('A page of the shop stands at this address.');
  expect(field('Old address')?.value).toBe('/shop');
});

test('a redirect is deleted at once, and comes back', async () => {
  shopHas([OLD]);
  answers.set(`DELETE ${AT_OLD}`, () => new Response(null, { status: 204 }));
  answers.set(`POST ${REDIRECTS}`, () => json(OLD, 201));
  await openConsole('redirects');
  await see('/shop');
  await press('Delete the redirect from /old');
  await see('The redirect from /old is deleted.');
  await press('Undo');
  await see('Undone.');
  expect(callsOf(`POST ${REDIRECTS}`)[0]?.body).toEqual({ path: '/old', target: '/shop' });
});

test('an address that visitors did not find becomes a redirect, or is dismissed', async () => {
  const missed = { count: 3, referrer: 'blog.example', lastAt: 0 };
  shopHas(
    [],
    [
      { path: '/lost', ...missed },
      { path: '/reset/…', ...missed },
    ],
  );
  answers.set(`DELETE ${MISSED}/%2Freset%2F%E2%80%A6`, () => new Response(null, { status: 204 }));
  await openConsole('redirects');
  await see('blog.example');
  expect(text()).not.toContain('Add redirect /reset');
  await press('Add redirect /lost');
  expect(field('Old address')?.value).toBe('/lost');
  await press('Cancel');
  await press('Dismiss /reset/…');
  await see('/reset/… is taken off the list.');
});
