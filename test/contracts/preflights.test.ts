import { beforeEach, expect, test } from 'vitest';
import { ALL_CALLS } from '../fixtures/telemetry/all-calls.ts';
import { ELSEWHERE } from '../fixtures/telemetry/pages.ts';
import { Embedder } from '../worker/buyer.ts';
import { openShops } from '../worker/shops.ts';

beforeEach(openShops);

test.each(Object.entries(ALL_CALLS))(
  'a page of a listed origin may set the headers of the call %s',
  async (_, toCall) => {
    const { path, method, headers } = toCall(ELSEWHERE);
    const asked = { 'Access-Control-Request-Method': method, 'X-Storefront-Site': undefined };
    const answer = await new Embedder().fetch(path, { method: 'OPTIONS', headers: asked });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, ELSEWHERE.origin]);
    const listOf = (name: string) => (answer.headers.get(name) ?? '').toLowerCase().split(', ');
    expect(listOf('Access-Control-Allow-Methods')).toContain(method.toLowerCase());
    // Browsers let every page say what it accepts.
    const named = Object.keys(headers).filter((name) => name !== 'accept');
    expect(listOf('Access-Control-Allow-Headers')).toEqual(expect.arrayContaining(named));
  },
);
