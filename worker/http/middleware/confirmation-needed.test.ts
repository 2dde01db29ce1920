import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { refusal } from '../../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../../test/worker/contributor.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { openShops } from '../../../test/worker/shops.ts';
import { app } from '../../app.ts';
import { makeDocument } from '../../openapi/document.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { openApiPath } from '../../openapi/path.ts';
import { type Moves, movesOf } from './describe.ts';

interface Call {
  method: string;
  /** As the router has it. */
  route: string;
  path: string;
  moves: Moves;
}

/** Each call of owners; one for each value of a parameter on which it depends what the call moves. */
const CALLS: Call[] = operationsOf(app.routes).flatMap(({ method, path: route, scope, description }) => {
  if (scope === undefined) return [];
  if (!description || !('moves' in description)) throw new Error(`${method} ${route} does not say what it moves`);
  return movesOf(description).map(({ parameter, value = '', moves }) => {
    const named = route.replace(`:${parameter}`, value);
    const path = named.replace(/:\w+(?:\{(\w+)[^}]*\})?/g, (_, first?: string) => first ?? 'one').replace('{.+}', '');
    return { method, route, path, moves };
  });
});
const GUARDED = CALLS.filter(({ moves }) => moves !== 'nothing' && moves !== 'people by page');

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const bodyOf = ({ method }: Call) => (method === 'POST' || method === 'PUT' ? {} : undefined);

async function admin(): Promise<ContributorBrowser> {
  const ann = await ContributorBrowser.open();
  await ann.join('ann', { role: 'admin' });
  return ann;
}

async function asked(browser: ContributorBrowser, calls: readonly Call[]): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) {
    const answer = await browser.send(call.method, call.path, bodyOf(call));
    if ((await answer.text()).includes('CONFIRMATION_NEEDED')) found.push(`${call.method} ${call.path}`);
  }
  return found;
}

test('a contributor without a confirmation is asked for it exactly where a call moves money, people, trust or the shop itself', async () => {
  expect(CALLS.length).toBeGreaterThan(190);
  expect(await asked(await admin(), CALLS)).toEqual(GUARDED.map(({ method, path }) => `${method} ${path}`));
});

test('after a confirmation they are answered like a program, which is never asked', async () => {
  const ann = await admin();
  await ann.signInByPassword('ann');
  const program = await OwnerProgram.of();
  for (const call of GUARDED) {
    const { method, path } = call;
    const byProgram = await program.fetch(path, { method, ...(bodyOf(call) && { body: {} }) });
    const confirmed = await ann.send(method, path, bodyOf(call));
    expect([call, confirmed.status, [401, 403].includes(confirmed.status)]).toEqual([call, byProgram.status, false]);
  }
});

test('the API’s document says which calls need a confirmation', () => {
  const { paths = {} } = makeDocument(app.routes);
  for (const { method, route, moves } of CALLS) {
    const { description = '' } = paths[openApiPath(route)]?.[method.toLowerCase() as 'get'] ?? {};
    if (moves === 'nothing') continue;
    expect(description).toContain(`It moves ${moves}.`);
    expect(description).toContain('it needs a confirmation that runs');
  }
});

test('a list or an object that shows addresses of people is counted or asks', () => {
  const shown = operationsOf(app.routes).filter(({ method, scope, description }) => {
    if (scope === undefined || method !== 'GET' || !description?.answer) return false;
    return /"(email|recipientEmail|authorEmail)":/.test(JSON.stringify(z.toJSONSchema(description.answer, LOOSE)));
  });
  const moved = new Map(CALLS.map(({ method, route, moves }) => [`${method} ${route}`, moves]));
  const open = shown.map(({ path }) => path).filter((path) => moved.get(`GET ${path}`) === 'nothing');
  expect(shown.length).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

const LOOSE = { unrepresentable: 'any', io: 'output' } as const;

test('a contributor whose role does not have the scope gets that error alone', async () => {
  const bob = await ContributorBrowser.open();
  await bob.join('bob', { role: 'viewer' });
  const answer = await bob.send('POST', '/api/owner/contributors', {});
  expect(await refusal(answer)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
});
