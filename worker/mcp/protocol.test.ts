import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { post } from '../../test/worker/mcp.ts';
import { giveKey } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import { VERSION_NAMES } from './versions.ts';

const PATH = '/mcp/owner?tools=stock';
const NEWEST = '2026-07-28';
const KEYS = 'io.modelcontextprotocol';

let key: string;

beforeEach(async () => {
  await openShops();
  key = await giveKey();
});

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await post(PATH, body, { Authorization: `Bearer ${key}`, ...headers });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : JSON.parse(text), headers: response.headers };
};
const request = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params });
const versioned = (name: string) => ({ 'MCP-Protocol-Version': name });
/** A request of the newest version, with all that it must have. */
const stateless = (method: string, params: object = {}) =>
  request(method, { ...params, _meta: { [`${KEYS}/protocolVersion`]: NEWEST, [`${KEYS}/clientCapabilities`]: {} } });
const statelessHeaders = (method: string, name?: string) => ({
  ...versioned(NEWEST),
  'Mcp-Method': method,
  ...(name !== undefined && { 'Mcp-Name': name }),
});

describe('versions', () => {
  test('a handshake ends with the asked version, or with the newest that has handshakes', async () => {
    const agreed = async (protocolVersion: string) =>
      (await send(request('initialize', { protocolVersion, capabilities: {}, clientInfo: {} }))).json.result;
    for (const name of VERSION_NAMES.slice(1)) expect((await agreed(name)).protocolVersion).toBe(name);
    for (const name of ['2099-01-01', '2024-11-05', NEWEST]) {
      expect(await agreed(name)).toMatchObject({
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'storefront-owner' },
        instructions: expect.stringContaining('?tools='),
      });
    }
  });

  test('the newest version has no handshake: each request names its version, and is told which there are', async () => {
    const { json } = await send(stateless('server/discover'), statelessHeaders('server/discover'));
    expect(json.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: VERSION_NAMES,
      capabilities: { tools: {} },
      cacheScope: 'private',
      _meta: { [`${KEYS}/serverInfo`]: { name: 'storefront-owner' } },
    });
    const list = await send(stateless('tools/list'), statelessHeaders('tools/list'));
    expect(list.json.result).toMatchObject({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'private' });
  });

  test('an unknown version is refused with those that are known', async () => {
    const byHeader = await send(request('tools/list'), versioned('1999-01-01'));
    const meta = { [`${KEYS}/protocolVersion`]: '1999-01-01', [`${KEYS}/clientCapabilities`]: {} };
    const byBody = await send(request('tools/list', { _meta: meta }), versioned('1999-01-01'));
    for (const { status, json } of [byHeader, byBody]) {
      expect([status, json.error.code, json.error.data]).toEqual([
        400,
        -32022,
        { supported: VERSION_NAMES, requested: '1999-01-01' },
      ]);
    }
  });

  test('headers that differ from the body, and a body without its version, are refused', async () => {
    const codeOf = async (body: unknown, headers: Record<string, string>) => {
      const { status, json } = await send(body, headers);
      return [status, json.error?.code];
    };
    const call = stateless('tools/call', { name: 'getOwnerStock' });
    expect(await codeOf(stateless('tools/list'), versioned(NEWEST))).toEqual([400, -32020]);
    expect(await codeOf(stateless('tools/list'), statelessHeaders('tools/call'))).toEqual([400, -32020]);
    expect(await codeOf(stateless('tools/list'), { 'Mcp-Method': 'tools/list' })).toEqual([400, -32020]);
    expect(await codeOf(call, statelessHeaders('tools/call'))).toEqual([400, -32020]);
    expect(await codeOf(call, statelessHeaders('tools/call', 'getOwnerProducts'))).toEqual([400, -32020]);
    expect(await codeOf(call, statelessHeaders('tools/call', '=?base64?Z2V0T3duZXJTdG9jaw==?='))).toEqual([
      200,
      undefined,
    ]);
    expect(await codeOf(request('tools/list'), versioned(NEWEST))).toEqual([400, -32602]);
    const meta = { [`${KEYS}/protocolVersion`]: NEWEST };
    expect(await codeOf(request('tools/list', { _meta: meta }), statelessHeaders('tools/list'))).toEqual([400, -32602]);
  });
});

describe('messages', () => {
  test('ping is answered, and a notification is accepted without an answer', async () => {
    expect(await send(request('ping', undefined, 'a'))).toMatchObject({
      status: 200,
      json: { jsonrpc: '2.0', id: 'a', result: {} },
    });
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect(await send(notification)).toMatchObject({ status: 202, json: undefined });
    expect(await send({ jsonrpc: '2.0', id: 7, result: {} })).toMatchObject({ status: 202, json: undefined });
  });

  test('what is no message, no method and no parameter of the protocol has its code', async () => {
    const codes = async (body: unknown) => {
      const { status, json } = await send(body);
      return [status, json.error.code, json.id];
    };
    expect(await codes('{')).toEqual([400, -32700, null]);
    expect(await codes('')).toEqual([400, -32700, null]);
    expect(await codes('7')).toEqual([400, -32600, null]);
    expect(await codes({ id: 3, method: 'ping' })).toEqual([400, -32600, 3]);
    expect(await codes(request('ping', undefined, null))).toEqual([400, -32600, null]);
    expect(await codes(request('ping', undefined, 1.5))).toEqual([400, -32600, null]);
    expect(await codes(request('resources/list'))).toEqual([200, -32601, 1]);
    expect(await codes(request('initialize', {}))).toEqual([200, -32602, 1]);
    expect(await codes(request('tools/list', []))).toEqual([200, -32602, 1]);
    expect(await codes(request('tools/list', { cursor: 'nowhere' }))).toEqual([200, -32602, 1]);
    expect(await codes(request('tools/call', { name: 'toString' }))).toEqual([200, -32602, 1]);
    expect(await codes(request('tools/call', { name: 'getOwnerStock', arguments: 7 }))).toEqual([200, -32602, 1]);
    const unknown = await send(stateless('ping'), statelessHeaders('ping'));
    expect([unknown.status, unknown.json.error.code]).toEqual([404, -32601]);
  });

  test('a batch is answered by the one version that has batches', async () => {
    const batch = [request('ping'), { jsonrpc: '2.0', method: 'notifications/x' }, request('nothing', {}, 2), 7];
    const { status, json } = await send(batch);
    expect(status).toBe(200);
    expect(json.map((answer: { id: unknown; error?: { code: number } }) => [answer.id, answer.error?.code])).toEqual([
      [1, undefined],
      [2, -32601],
      [null, -32600],
    ]);
    expect((await send([{ jsonrpc: '2.0', method: 'notifications/x' }], versioned('2025-03-26'))).status).toBe(202);
    for (const [body, headers] of [
      [batch, versioned('2025-06-18')],
      [[], {}],
      [Array(11).fill(request('ping')), {}],
    ] as const) {
      const refused = await send(body, headers);
      expect([refused.status, refused.json.error.code]).toEqual([400, -32600]);
    }
  });

  test('a list has pages of fifty, each with the cursor of the next', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await post('/mcp/owner', request('tools/list', cursor === undefined ? {} : { cursor }), {
        Authorization: `Bearer ${key}`,
      });
      const { result } = await response.json<{ result: { tools: { name: string }[]; nextCursor?: string } }>();
      expect(result.tools.length).toBeLessThanOrEqual(50);
      names.push(...result.tools.map(({ name }) => name));
      cursor = result.nextCursor;
    } while (cursor !== undefined);
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('HTTP', () => {
  const fetchApp = (path: string, init: RequestInit) =>
    app.fetch(new Request(`https://${SHOP.host}${path}`, init), env);

  test('there is no stream to read and no session to end', async () => {
    for (const path of ['/mcp/owner', '/mcp/shop']) {
      for (const method of ['GET', 'DELETE', 'PUT']) {
        const { status, headers } = await fetchApp(path, { method });
        expect([path, method, status, headers.get('Allow')]).toEqual([path, method, 405, 'POST']);
      }
    }
  });

  test('an answer is JSON that nobody keeps, sets no cookie and begins no session', async () => {
    const { headers } = await send(request('tools/list'), { 'Mcp-Session-Id': 'x', Cookie: 'CART=x; crumb=y' });
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect([headers.get('Set-Cookie'), headers.get('Mcp-Session-Id')]).toEqual([null, null]);
  });

  test('another type of body and one that is too large are refused', async () => {
    expect((await send(request('ping'), { 'Content-Type': 'text/plain' })).status).toBe(415);
    const large = await send(`"${'x'.repeat(1_200_000)}"`);
    expect([large.status, large.json.error.code]).toEqual([413, -32600]);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const body = new Blob(['"', 'x'.repeat(1_200_000), '"']).stream();
    expect((await fetchApp('/mcp/owner', { method: 'POST', headers, body })).status).toBe(413);
  });

  test('a preflight of the owner’s server is refused, because pages never call it', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await fetchApp('/mcp/owner', { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([405, null]);
  });
});
