import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { LINKED_SCREENS } from '#runtime/contracts/linked-screens.ts';
import { giveKey } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerError } from '../http/errors.ts';
import { markAgentCall } from '../http/middleware/agent-call.ts';
import { movesOf } from '../http/middleware/describe.ts';
import { site } from '../http/middleware/site.ts';
import { operationsOf, parametersOf } from '../openapi/service.ts';
import { ownerTools } from './owner-tools.ts';
import { mcp } from './routes.ts';

const dispatch = vi.fn(() => new Response('{}'));
/** The servers alone, with an API that says when it is called. */
const servers = new Hono<AppEnv>().use(site).route('/', mcp({ routes: () => app.routes, dispatch }));
servers.onError(answerError);

const TOOLS = ownerTools(app.routes);
/** A call of each tool that moves something, once for each value on which it depends. */
const CALLS = TOOLS.flatMap((tool) =>
  movesOf(tool.route.description).flatMap(({ parameter, value, moves }) => {
    if (moves === 'nothing') return [];
    const parts = parametersOf(tool.route.path).map(({ name, pattern }) => [
      name,
      name === parameter ? value : (pattern?.split('|')[0] ?? 'thing-1'),
    ]);
    return [{ tool, moves, input: Object.fromEntries(parts) as Record<string, string> }];
  }),
);
const SCREEN = new RegExp(`^${LINKED_SCREENS.map((path) => path.replace(/:\w+/g, '([^/]+)')).join('$|^')}$`);

let headers: Record<string, string>;

beforeEach(async () => {
  await openShops();
  dispatch.mockClear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  headers = { Authorization: `Bearer ${await giveKey()}`, 'Content-Type': 'application/json' };
});

const call = async (name: string, input: object) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });
  const request = new Request(`https://${SHOP.host}/mcp/owner`, { method: 'POST', headers, body });
  return (await (await servers.fetch(request, env)).json<{ result: Result }>()).result;
};

interface Result {
  isError?: boolean;
  structuredContent: { code: string; screen: string };
}

test('no tool moves money, people, trust or the whole shop: each answers with the screen that names the thing', async () => {
  const moving = operationsOf(app.routes).filter(
    ({ scope, description }) =>
      scope && description && 'moves' in description && movesOf(description).some(({ moves }) => moves !== 'nothing'),
  );
  expect(moving.length).toBeGreaterThan(80);
  expect(new Set(CALLS.map(({ tool }) => tool.name)).size).toBe(moving.length);
  for (const { tool, input } of CALLS) {
    const { isError, structuredContent } = await call(tool.name, input);
    const { pathname } = new URL(structuredContent.screen);
    const path = pathname.replace('/config/', '');
    expect([tool.name, isError, structuredContent.code]).toEqual([tool.name, true, 'CONFIRMATION_NEEDED']);
    const part = SCREEN.exec(path)?.slice(1).find(Boolean);
    expect(SCREEN.test(path), `${tool.name} ${path}`).toBe(true);
    if (part !== undefined) expect(Object.values(input), tool.name).toContain(part);
  }
  expect(dispatch).not.toHaveBeenCalled();
});

test('a screen of its own is named wherever the console has one for the thing', async () => {
  const screenOf = async (name: string, input: object) =>
    new URL((await call(name, input)).structuredContent.screen).pathname;
  expect(await screenOf('postOwnerOrdersByOrderRefund', { order: '123' })).toBe('/config/orders/123');
  expect(await screenOf('postOwnerOrdersByOrderEdit', { order: '123' })).toBe('/config/orders/123/edit');
  expect(await screenOf('getOwnerCustomersByEmail', { email: 'ann+1@mail.example' })).toBe(
    '/config/customers/ann%2B1%40mail.example',
  );
  expect(await screenOf('getOwnerFormsByFormIdSubmissions', { formId: 'f1' })).toBe('/config/forms/f1/submissions');
  expect(await screenOf('putV1CommercePreferencesByNamespace', { namespace: 'taxes' })).toBe('/config/tax');
});

test('what depends on a value is done for the others', async () => {
  await call('putV1CommercePreferencesByNamespace', { namespace: 'reminders', body: {} });
  expect(dispatch).toHaveBeenCalledTimes(1);
});

test('the API itself refuses such a call of an agent, however it comes about', async () => {
  for (const { tool, input } of CALLS) {
    let path = tool.route.path;
    for (const [name, value] of Object.entries(input)) {
      path = path.replace(new RegExp(`:${name}(\\{[^}]*\\})?`), value);
    }
    const { method } = tool.route;
    const request = new Request(`https://${SHOP.host}${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: '{}' }),
    });
    markAgentCall(request);
    const response = await app.fetch(request, env);
    const { code } = await response.json<{ code: string }>();
    expect([tool.name, response.status, code]).toEqual([tool.name, 403, 'CONFIRMATION_NEEDED']);
  }
});

test('only calls whose body or answer is no JSON have no tool', () => {
  const owned = operationsOf(app.routes).filter(({ scope }) => scope);
  const named = new Set(TOOLS.map(({ route }) => `${route.method} ${route.path}`));
  const left = owned.filter(({ method, path }) => !named.has(`${method} ${path}`));
  expect(left.map(({ description }) => Boolean(description?.bodyType ?? description?.answerType))).toEqual(
    left.map(() => true),
  );
  expect(left.length).toBeLessThan(12);
});
