import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentCall } from '../../test/fixtures/telemetry/consent.ts';
import { type PageCall, readCall } from '../../test/fixtures/telemetry/page-call.ts';
import { ELSEWHERE, OWN_PAGE, SHOP_ORIGIN, SITE } from '../../test/fixtures/telemetry/pages.ts';
import { answerOf, breaking, OLD_CRUMB, TOO_MANY } from '../../test/fixtures/telemetry/refusals.ts';
import { boot } from '../boot.ts';
import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { forget, keep, readKept } from '../kept.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { choose, onChoice, readChoice } from './choice.ts';
import { REPEAT_MS } from './send-to-shop.ts';

/** The shop's answers to the next calls; it takes every call after them. */
let answers: (Response | Error)[];
let calls: PageCall[];
let ending: AbortController;
const OFFLINE = new TypeError('offline');
const FRESH_CRUMB = 'crumb-2';
const CRUMB_MS = 60_000;
const setCrumb = (crumb: string) => keep(CRUMB_COOKIE, crumb, CRUMB_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ending = new AbortController();
  answers = [];
  calls = [];
  setCrumb(OWN_PAGE.crumb);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith('/api/consent')) return new Response(null, { status: 500 });
    calls.push(await readCall(url, init));
    const answer = answers.shift() ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    if (answer.status === 403) setCrumb(FRESH_CRUMB);
    return answer;
  });
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forget('ss_cookieAllowed');
  forget(CRUMB_COOKIE);
  localStorage.clear();
});

const REFUSED = consentCall(OWN_PAGE, []);

test('an answer that the shop takes is sent once, and nothing is left in storage', async () => {
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect([calls, localStorage.length]).toEqual([[REFUSED], 0]);
});

test('a page of another origin sends the answer with the site’s key, and keeps the answer itself', async () => {
  const shared = boot();
  const { base, site } = shared;
  Object.assign(shared, { base: SHOP_ORIGIN, site: SITE });
  await choose(['analytics', 'marketing']);
  await choose([]);
  Object.assign(shared, { base, site });
  expect(calls).toEqual([consentCall(ELSEWHERE, ['analytics', 'marketing']), consentCall(ELSEWHERE, [])]);
  expect(Object.keys(localStorage)).toEqual(['ss_cookieAllowed']);
});

test('an answer with a crumb that is too old is sent again at once with the fresh one', async () => {
  answers = [answerOf(OLD_CRUMB)];
  await choose(['analytics']);
  const expected = [OWN_PAGE, { ...OWN_PAGE, crumb: FRESH_CRUMB }].map((page) => consentCall(page, ['analytics']));
  expect([calls, localStorage.length]).toEqual([expected, 0]);
});

test.each([
  ['too many calls', () => answerOf(TOO_MANY)],
  ['a broken shop', () => new Response(null, { status: 503 })],
  ['no connection', () => OFFLINE],
])('an answer that met %s is sent again after a pause', async (_, answer) => {
  answers = [answer()];
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS - 1);
  expect(calls).toEqual([REFUSED]);
  await vi.advanceTimersByTimeAsync(1);
  expect([calls, localStorage.length]).toEqual([[REFUSED, REFUSED], 0]);
});

test('the next page sends an answer that the shop has not taken, and the page after it does not', async () => {
  answers = [OFFLINE, OFFLINE];
  await choose([]);
  await vi.advanceTimersByTimeAsync(10 * REPEAT_MS);
  expect(calls).toEqual([REFUSED, REFUSED]);
  const visit = async () => {
    startTelemetry([], ending.signal);
    await vi.dynamicImportSettled();
  };
  await visit();
  expect([calls.length, localStorage.length]).toEqual([3, 0]);
  await visit();
  expect(calls).toHaveLength(3);
});

test('an answer that the shop will never take is not sent again', async () => {
  answers = [answerOf(breaking('choice'))];
  await choose([]);
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect([calls, localStorage.length]).toEqual([[REFUSED], 0]);
});

describe('an answer that follows another one at once', () => {
  const CENSUS = 'visitor-1|1700000000000|1700000000000|1700000000000|1';
  const COOKIES_MS = 60_000;
  let release: (answer: Response) => void;

  /** Holds the first call back; its answer brings the cookies of what was asked, as the shop's does. */
  function holdFirst(): void {
    const made = fetch;
    let isFirst = true;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await made(url, init);
      if (!isFirst || !url.endsWith('/api/consent')) return answer;
      isFirst = false;
      return new Promise<Response>((resolve) => {
        release = resolve;
      });
    });
  }
  const acceptedByShop = () => {
    keep('ss_cookieAllowed', 'analytics.marketing', COOKIES_MS);
    keep('ss_cvr', CENSUS, COOKIES_MS);
    release(new Response(null, { status: 204 }));
  };
  afterEach(() => forget('ss_cvr'));

  test('counts, and is sent last, however late the other one is answered', async () => {
    holdFirst();
    const heard: boolean[] = [];
    addEventListener('sq-consent-changed', (event) => heard.push((event as CustomEvent).detail.analytics), {
      signal: ending.signal,
    });
    const accepted = choose(['analytics', 'marketing']);
    await vi.advanceTimersByTimeAsync(0);
    const refused = choose([]);
    acceptedByShop();
    await Promise.all([accepted, refused]);
    expect(calls).toEqual([consentCall(OWN_PAGE, ['analytics', 'marketing']), REFUSED]);
    expect([readChoice(), readKept('ss_cvr'), heard]).toEqual([[], undefined, [false]]);
  });

  test('is not followed by a repeat of the other one, which met a crumb that is too old', async () => {
    holdFirst();
    const accepted = choose(['analytics', 'marketing']);
    await vi.advanceTimersByTimeAsync(0);
    const refused = choose([]);
    release(answerOf(OLD_CRUMB));
    await Promise.all([accepted, refused]);
    expect(calls.map(({ body }) => JSON.parse(body).choice)).toEqual([['analytics', 'marketing'], []]);
  });

  test('counts as well where it was given in another tab', async () => {
    holdFirst();
    const accepted = choose(['analytics', 'marketing']);
    await vi.advanceTimersByTimeAsync(0);
    const heard = new Promise<void>((resolve) => onChoice(() => resolve()));
    const tab = new BroadcastChannel('sq:consent');
    tab.postMessage([]);
    await heard;
    acceptedByShop();
    await accepted;
    tab.close();
    expect([readChoice(), readKept('ss_cvr')]).toEqual([[], undefined]);
    expect(calls.at(-1)).toEqual(REFUSED);
  });
});

test('an agreement that the shop takes only at the second call is announced then, with the cookies of the visit', async () => {
  answers = [new Response(null, { status: 503 })];
  await choose(['analytics']);
  const heard: boolean[] = [];
  addEventListener('sq-consent-changed', (event) => heard.push((event as CustomEvent).detail.analytics), {
    signal: ending.signal,
  });
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect(heard).toEqual([true]);
});
