import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../../test/worker/contributor.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { openShops } from '../../../test/worker/shops.ts';
import { app } from '../../app.ts';
import { operationsOf } from '../../openapi/operations.ts';

/** What takes money or data out of a shop, or decides who works on it. */
const GUARDED = [
  'DELETE /api/owner/contributors/:id',
  'DELETE /api/owner/contributors/:id/sessions',
  'GET /api/owner/exports/products',
  'GET /api/owner/exports/records',
  'GET /api/owner/forms/:formId/submissions.csv',
  'GET /api/owner/mailing-lists/:listId/subscribers.csv',
  'POST /api/owner/contributors',
  'POST /api/owner/orders/:order/cancel',
  'POST /api/owner/orders/:order/refund',
  'PUT /api/owner/contributors/:id',
];
const guarded = operationsOf(app.routes)
  .filter(({ description }) => description?.confirmation === 'needed')
  .map(({ method, path }) => `${method} ${path}`);

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

test('the list of the owner’s calls that need a confirmation is complete', () => {
  expect(guarded.toSorted()).toEqual(GUARDED);
});

test.each(GUARDED)('%s needs a confirmation of a contributor, and none of a program', async (call) => {
  const [method = '', route = ''] = call.split(' ');
  const path = route.replace(/:\w+/g, 'one');
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  const ann = await ContributorBrowser.open();
  await ann.join('ann', { role: 'admin' });
  const needed = { status: 403, code: 'CONFIRMATION_NEEDED' };
  expect(await refusal(await ann.send(method, path, body))).toMatchObject(needed);
  await ann.signInByPassword('ann');
  const confirmed = await ann.send(method, path, body);
  const byProgram = await (await OwnerProgram.of()).fetch(path, { method, ...(body && { body }) });
  expect(await byProgram.text()).not.toContain('CONFIRMATION_NEEDED');
  expect([confirmed.status, [401, 403].includes(confirmed.status)]).toEqual([byProgram.status, false]);
});

test('a contributor whose role does not have the scope is told that alone', async () => {
  const bob = await ContributorBrowser.open();
  await bob.join('bob', { role: 'viewer' });
  const answer = await bob.send('POST', '/api/owner/contributors', {});
  expect(await refusal(answer)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
});
