import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import { aDroppedRecord, aRecord } from '../../test/fixtures/errors/records.ts';
import { boot } from '../boot.ts';
import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { ErrorRecords } from '../contracts/error-reports.ts';
import { CART_TOKEN_HEADER, CRUMB_HEADER, SITE_HEADER } from '../contracts/http.ts';
import { report } from '../report.ts';
import { storeCartToken } from '../transport.ts';
import './reporter.ts';
import { watchErrors } from './watch.ts';

const stops: (() => void)[] = [];
/** The calls that were made, and the answers to the next ones: 202 where there is none. */
let calls: { url: string; records: ErrorRecords; init: RequestInit & { headers: Headers } }[];
let answers: (Response | Error)[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  [calls, answers, visibility] = [[], [], 'visible'];
  delete boot().reports;
  delete boot().reporters;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    calls.push({ url: String(url), records: ErrorRecords.parse(JSON.parse(String(init?.body))), init: init as never });
    const answer = answers.shift() ?? new Response(null, { status: 202 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start(mayReport = () => true): () => void {
  const ending = new AbortController();
  const stop = () => ending.abort();
  watchErrors(mayReport, ending.signal);
  stops.push(stop);
  return stop;
}

/** An error as one of our scripts throws it, unless another address is given. */
function broken(message = 'broken', address = `${boot().base}/sq/page.7q2d.js`): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at press (${address}:1:204)\n    at https://cdn.example/t.js:3:9`;
  return error;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
const counts = (records: ErrorRecords | undefined) =>
  Object.fromEntries((records ?? []).map(({ event, data }) => [data.context || event, data.count]));

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what is sent', () => {
  test('a reported error is sent with its place and page, as JSON with the crumb', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in happy-dom.
    document.cookie = `${CRUMB_COOKIE}=crumb-1`;
    const page = window as { Static?: object };
    page.Static = { SQUARESPACE_CONTEXT: { pageType: 50 } };
    document.documentElement.dataset.sqServes = '';
    Object.assign(window.Storefront ?? {}, { version: '0.1.0' });
    start();
    report(broken('The value "typed by Ann" is wrong'), 'sq-cart');
    for (let i = 1; i <= 13; i++) report(broken(), `place ${i}`);
    await pass(1);
    delete page.Static;
    delete document.documentElement.dataset.sqServes;
    Object.assign(window.Storefront ?? {}, { version: undefined });
    const [{ url, init, records }] = calls as [(typeof calls)[number]];
    expect(url).toBe(`${boot().base}/api/events/RecordJavascriptErrors`);
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'same-origin' });
    expect([init.headers.get('Content-Type'), init.headers.get(CRUMB_HEADER)]).toEqual(['application/json', 'crumb-1']);
    const address = location.href.split(/[?#]/)[0] ?? '';
    const timestamp = expect.any(Number);
    expect(records.slice(0, 2)).toEqual([
      { ...aDroppedRecord(address), timestamp },
      { ...aRecord(address), timestamp },
    ]);
  });

  test('pages of another origin send the site’s key and the cart’s token instead of a crumb', async () => {
    const shared = boot();
    const { base, site } = shared;
    Object.assign(shared, { base: 'https://shop.example', site: 'demo' });
    storeCartToken('token-1');
    start();
    report(broken(), 'sq-cart');
    await pass(1);
    Object.assign(shared, { base, site });
    const { headers, credentials } = calls[0]?.init ?? { headers: new Headers(), credentials: '' };
    expect([headers.get(SITE_HEADER), headers.get(CART_TOKEN_HEADER), headers.get(CRUMB_HEADER), credentials]).toEqual([
      'demo',
      'token-1',
      null,
      'omit',
    ]);
  });

  test.each([
    ['sq-cart details', 'element-error'],
    ['enhance .sqs-add-to-cart-button', 'behaviour-error'],
    ['a form could not be sent', 'caught-error'],
  ])('what is caught in "%s" is a record of the kind %s', async (context, event) => {
    start();
    report(broken(), context);
    await pass(1);
    expect(calls[0]?.records[0]?.event).toBe(event);
  });

  test('what nothing caught is sent where the innermost script is ours', async () => {
    start();
    const own = `${boot().base}/sq/page.7q2d.js`;
    const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
    const thrown = (given: object) => Object.assign(new Event('error'), { message: '', lineno: 1, colno: 2, ...given });
    dispatchEvent(thrown({ error: broken('thrown'), filename: own }));
    dispatchEvent(thrown({ error: null, message: 'without an object', filename: `${boot().base}/storefront.js` }));
    dispatchEvent(rejected(broken('rejected')));
    const theirs = ['/theme.js', '.evil/sq/x.js', '/storefront-sale', '/sq/lamps'].map((path) => boot().base + path);
    for (const other of ['https://cdn.example/sq/page.js', ...theirs]) {
      dispatchEvent(thrown({ error: broken('theirs', other), filename: other }));
      dispatchEvent(rejected(broken('theirs', other)));
      report(broken('theirs', other), 'a listener of Storefront.cart');
    }
    dispatchEvent(thrown({ error: null, message: 'Script error.', filename: '' }));
    dispatchEvent(rejected('only a text'));
    await pass(1);
    expect(calls[0]?.records.map(({ event, data }) => [event, data.message, data.stack.split('\n')[0]])).toEqual([
      ['javascript-error', 'Error: thrown', 'at press (sq/page.7q2d.js:1:204)'],
      ['javascript-error', 'without an object', 'at (storefront.js:1:2)'],
      ['javascript-error', 'Error: rejected', 'at press (sq/page.7q2d.js:1:204)'],
    ]);
  });

  test('what was thrown without a stack is sent, where our script reports it', async () => {
    start();
    report('only a text', 'press');
    report({ toString: null }, 'press');
    await pass(1);
    expect(calls[0]?.records.map(({ data }) => data.message)).toEqual(['only a text', 'An error without a text']);
  });

  test('a stack is cut at 5,000 characters', async () => {
    start();
    const error = broken();
    error.stack = `    at press (${boot().base}/sq/page.7q2d.js:1:204)\n`.repeat(500);
    report(error, 'sq-cart');
    await pass(1);
    expect(calls[0]?.records[0]?.data.stack).toHaveLength(5_000);
  });

  test('the last ten errors from before the start are sent too', async () => {
    for (let i = 1; i <= 12; i++) report(broken(), `place ${i}`);
    start();
    await pass(1);
    expect(calls[0]?.records.map(({ data }) => data.context)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => `place ${i}`),
    );
  });
});

describe('when it is sent', () => {
  test('a call waits until there was no error for a second, and no longer than ten', async () => {
    start();
    report(broken(), 'one');
    await pass(0.9);
    report(broken(), 'two');
    await pass(0.9);
    expect(calls).toEqual([]);
    await pass(0.1);
    expect(counts(calls[0]?.records)).toEqual({ one: 1, two: 1 });
    for (let i = 0; i < 20; i++) {
      report(broken(), 'again and again');
      await pass(0.6);
    }
    expect(counts(calls[1]?.records)).toEqual({ 'again and again': 17 });
  });

  test('equal errors are sent once, with their count and the first one’s time', async () => {
    start();
    const first = Date.now();
    for (let i = 0; i < 500; i++) report(broken(), 'sq-cart');
    report(broken('another'), 'sq-cart');
    await pass(1);
    expect(calls[0]?.records.map(({ timestamp, data }) => [data.message, data.count, timestamp])).toEqual([
      ['Error: broken', 500, first],
      ['Error: another', 1, first],
    ]);
  });

  test('at most ten different errors wait, and the next call says how many found no room', async () => {
    start();
    for (let i = 1; i <= 14; i++) report(broken(), `place ${i}`);
    await pass(1);
    expect(calls[0]?.records).toHaveLength(10);
    expect(counts(calls[0]?.records)).toMatchObject({ 'dropped-errors': 4, 'place 1': 1, 'place 9': 1 });
    await pass(1);
    expect(counts(calls[1]?.records)).toEqual({ 'place 10': 1 });
  });

  test('a page sends at most twenty calls', async () => {
    start();
    for (let i = 1; i <= 25; i++) {
      report(broken(), `place ${i}`);
      await pass(1);
    }
    hide();
    await pass(60);
    expect(calls).toHaveLength(20);
  });

  test('a page that is hidden sends at once, in several calls where one would be too long', async () => {
    start();
    for (let i = 1; i <= 8; i++) {
      const error = broken();
      error.stack = `    at press (${boot().base}/sq/page.7q2d.js:1:${i})\n`.repeat(500);
      report(error, `place ${i}`);
    }
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toEqual([]);
    hide();
    await pass(0);
    expect(calls.flatMap(({ records }) => records)).toHaveLength(8);
    expect(calls.length).toBe(2);
    expect(calls.every(({ init }) => String(init.body).length < 30_000)).toBe(true);
  });

  test('nothing is sent while that is not allowed, nor after the end', async () => {
    let isAllowed = false;
    const stop = start(() => isAllowed);
    report(broken(), 'not allowed');
    await pass(1);
    isAllowed = true;
    report(broken(), 'taken back');
    isAllowed = false;
    await pass(1);
    isAllowed = true;
    await pass(60);
    expect(calls).toEqual([]);
    report(broken(), 'before the end');
    stop();
    report(broken(), 'after it');
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken() }));
    hide();
    await pass(60);
    expect(calls).toEqual([]);
  });
});

describe('a call that the shop does not take', () => {
  const refused = (status: number, headers = {}, body: object = {}) => Response.json(body, { status, headers });

  test('is made again after Retry-After where there were too many, with all counts', async () => {
    start();
    answers.push(refused(429, { 'Retry-After': '5' }));
    for (let i = 0; i < 3; i++) report(broken(), 'sq-cart');
    await pass(1);
    expect(counts(calls[0]?.records)).toEqual({ 'sq-cart': 3 });
    for (let i = 0; i < 4; i++) report(broken(), 'sq-cart');
    for (let i = 1; i <= 12; i++) report(broken(), `place ${i}`);
    await pass(4.9);
    expect(calls).toHaveLength(1);
    await pass(2);
    const sent = calls.slice(1).map(({ records }) => counts(records));
    expect(sent[0]).toMatchObject({ 'sq-cart': 7, 'dropped-errors': 3 });
    const total = sent.flatMap((batch) => Object.values(batch)).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(3 + 4 + 12);
  });

  test('is made again when the page is hidden, even before Retry-After', async () => {
    start();
    answers.push(refused(429, { 'Retry-After': '60' }));
    report(broken(), 'sq-cart');
    await pass(1);
    hide();
    await pass(0);
    expect(calls.map(({ records }) => counts(records))).toEqual([{ 'sq-cart': 1 }, { 'sq-cart': 1 }]);
  });

  test.each([
    ['no answer comes', () => new TypeError('Failed to fetch')],
    ['the shop is broken', () => refused(500)],
  ])('is made again after half a minute where %s', async (_, answer) => {
    start();
    answers.push(answer());
    report(broken(), 'sq-cart');
    await pass(30);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls.map(({ records }) => counts(records))).toEqual([{ 'sq-cart': 1 }, { 'sq-cart': 1 }]);
  });

  test('is made again at once with a new crumb, and only once', async () => {
    start();
    const noCrumb = () => refused(403, {}, { crumbFail: true });
    answers.push(noCrumb(), noCrumb());
    report(broken(), 'sq-cart');
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(60);
    expect(calls).toHaveLength(2);
  });

  test('is not made again where the shop refuses it for good', async () => {
    start();
    answers.push(refused(400));
    report(broken(), 'sq-cart');
    await pass(60);
    expect(calls).toHaveLength(1);
  });
});
