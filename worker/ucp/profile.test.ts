import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { CART_TOKEN_HEADER, CONSENT_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';
import { Agent, allowAgents } from '../../test/worker/agent.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const WELL_KNOWN = '/.well-known/ucp';

interface Profile {
  ucp: { services: Record<string, { transport: string; endpoint: string }[]>; capabilities: Record<string, object[]> };
  keys: { kid: string; d?: string }[];
}

const read = (agent = new Agent()) => agent.read<Profile>('profile.json#/$defs/business_schema', WELL_KNOWN);

beforeEach(openShops);

test('the profile names both transports and everything that programs may do', async () => {
  const { ucp, keys } = await read();
  expect(ucp.services['dev.ucp.shopping']?.map(({ transport, endpoint }) => [transport, endpoint])).toEqual([
    ['rest', `https://${SHOP.host}/api/ucp`],
    ['mcp', `https://${SHOP.host}/mcp/shop`],
  ]);
  expect(Object.keys(ucp.capabilities)).toEqual(
    ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount', 'order', 'permalink'].map(
      (name) => `dev.ucp.shopping.${name}`,
    ),
  );
  expect(ucp.capabilities['dev.ucp.shopping.permalink']).toMatchObject([
    { config: { endpoint: `https://${SHOP.host}/buy` } },
  ]);
  expect(keys[0]?.d).toBeUndefined();
});

test('a site keeps its key, which the database holds sealed, and no other site has it', async () => {
  const { keys } = await read();
  expect((await read()).keys).toEqual(keys);
  expect((await read(new Agent(OTHER.host))).keys[0]?.kid).not.toBe(keys[0]?.kid);
  expect(await count('agent_keys', "sealed_private_key GLOB 's1.*'")).toBe(2);
});

describe('the owner decides', () => {
  test.each([
    ['look', ['catalog.search', 'catalog.lookup']],
    ['cart', ['catalog.search', 'catalog.lookup', 'cart', 'discount', 'permalink']],
  ] as const)('with %s, other capabilities are not named', async (access, names) => {
    await allowAgents(access);
    expect(Object.keys((await read()).ucp.capabilities)).toEqual(names.map((name) => `dev.ucp.shopping.${name}`));
  });

  test('without agents there is no profile', async () => {
    await allowAgents('off');
    expect(await new Agent().refusal(WELL_KNOWN)).toEqual([404, 'not_found']);
  });

  test.each([
    ['has a password', `UPDATE sites SET lock_key = 'k'`],
    ['is not open yet', 'UPDATE sites SET opened_at = NULL'],
  ])('a shop that %s has none either', async (_, sql) => {
    await env.DB.prepare(sql).run();
    expect((await new Agent().fetch(WELL_KNOWN)).status).toBe(404);
    expect((await new Agent().fetch('/catalog/search', { body: {} })).status).toBe(404);
  });

  test('a test shop is found on a loopback address alone', async () => {
    await setStoreSettings(SHOP.id, { testMode: true });
    expect((await new Agent().fetch(WELL_KNOWN)).status).toBe(404);
  });
});

describe('a call', () => {
  const body = { query: 'mug' };

  test('names the profile of its program', async () => {
    for (const value of [undefined, 'agent', 'profile="http://agent.example"', 'profile=agent']) {
      const refusal = await new Agent().refusal('/catalog/search', { body, headers: { 'UCP-Agent': value } });
      expect(refusal).toEqual([400, 'invalid_profile_url']);
    }
    const others = { 'UCP-Agent': 'a=1, profile="https://agent.example/p";v=2, b=?1' };
    expect((await new Agent().fetch('/catalog/search', { body, headers: others })).status).toBe(200);
  });

  test('by a tool of our script needs none, on the shop’s own pages and on those that it lists', async () => {
    const own = { 'UCP-Agent': undefined, 'Sec-Fetch-Site': 'same-origin' };
    expect((await new Agent().fetch('/catalog/search', { body, headers: own })).status).toBe(200);
    const listed = { 'UCP-Agent': undefined, 'Sec-Fetch-Site': 'cross-site', Origin: SHOP.embed };
    expect((await new Agent().fetch('/catalog/search', { body, headers: listed })).status).toBe(200);
    const stranger = { ...listed, Origin: 'https://elsewhere.example' };
    expect((await new Agent().fetch('/catalog/search', { body, headers: stranger })).status).toBe(400);
    const preflight = await new Agent().fetch('/catalog/search', { method: 'OPTIONS', headers: listed });
    const allowed = preflight.headers.get('Access-Control-Allow-Headers');
    for (const name of [SITE_HEADER, CART_TOKEN_HEADER, CONSENT_HEADER]) expect(allowed).toContain(name);
  });

  test('by a page of any origin is answered without credentials', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Request-Id': '0a1b-2' };
    const response = await new Agent().fetch('/catalog/search', { body, headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Request-Id')).toBe('0a1b-2');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const preflight = await new Agent().fetch('/catalog/search', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('UCP-Agent');
  });

  test('without JSON is refused in the protocol’s form', async () => {
    expect(await new Agent().refusal('/catalog/search', { body: '{' })).toEqual([400, 'malformed_json']);
    const headers = { 'Content-Type': 'text/plain' };
    expect(await new Agent().refusal('/catalog/search', { body: '{}', headers })).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });
});
