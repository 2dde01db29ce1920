import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep } from '../kept.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { choose } from './choice.ts';
import { REPEAT_MS } from './tell-shop.ts';

/** The shop's answers to the next calls; it takes every call after them. */
let statuses: number[];
let answers: unknown[];
let ending: AbortController;
const OFFLINE = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ending = new AbortController();
  statuses = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/api/consent')) return new Response(null, { status: 500 });
    answers.push(JSON.parse(String(init.body)).choice);
    const status = statuses.shift() ?? 204;
    if (status === OFFLINE) throw new TypeError('offline');
    return new Response(null, { status });
  });
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  keep('ss_cookieAllowed', '', -1000);
  localStorage.clear();
});

const REFUSED: unknown[] = [];

test('an answer that the shop takes is told once, and nothing is left in storage', async () => {
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect([answers, localStorage.length]).toEqual([[REFUSED], 0]);
});

test('an answer with a crumb that is too old is told again at once with the fresh one', async () => {
  statuses = [403];
  await choose(['analytics']);
  expect([answers, localStorage.length]).toEqual([[['analytics'], ['analytics']], 0]);
});

test.each([429, 503, OFFLINE])('an answer that met the status %i is told again after a pause', async (status) => {
  statuses = [status];
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS - 1);
  expect(answers).toEqual([REFUSED]);
  await vi.advanceTimersByTimeAsync(1);
  expect([answers, localStorage.length]).toEqual([[REFUSED, REFUSED], 0]);
});

test('the next page tells an answer that the shop has not taken, and the one after it no more', async () => {
  statuses = [OFFLINE, OFFLINE];
  await choose([]);
  await vi.advanceTimersByTimeAsync(10 * REPEAT_MS);
  expect(answers).toEqual([REFUSED, REFUSED]);
  const visit = async () => {
    startTelemetry([], ending.signal);
    await vi.dynamicImportSettled();
  };
  await visit();
  expect([answers.length, localStorage.length]).toEqual([3, 0]);
  await visit();
  expect(answers).toHaveLength(3);
});

test('an answer that the shop will never take is not told again', async () => {
  statuses = [400];
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect([answers, localStorage.length]).toEqual([[REFUSED], 0]);
});
