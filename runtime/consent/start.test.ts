import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { keep, readKept } from '../kept.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { choose } from './choice.ts';
import { startConsent } from './start.ts';
import { UNKNOWN_RULES } from './unknown-rules.ts';

const page = window as unknown as Record<string, unknown>;
const OPEN = { ...UNKNOWN_RULES, isRestrictiveCookiePolicyEnabled: false };
type ConsentCommand = [command: string, kind: string, values: Record<string, string>];

let ending: AbortController;
let answers: unknown[];

beforeEach(() => {
  ending = new AbortController();
  answers = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Response(null, { status: 500 });
    answers.push(JSON.parse(String(init.body)).choice);
    return new Response(null, { status: 204 });
  });
  boot().base = 'https://shop.example';
  page.dataLayer = [];
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  boot().base = location.origin;
  for (const name of ['dataLayer', '__tcfapi']) delete page[name];
  localStorage.clear();
});

const start = (rules = UNKNOWN_RULES) => startConsent(() => rules, ending.signal);
/** The commands of the page's data layer: 'update denied denied' with the states of analytics and of advertising. */
const commands = () =>
  (page.dataLayer as unknown as ConsentCommand[]).map(
    ([, kind, values]) => `${kind} ${values.analytics_storage} ${values.ad_storage}`,
  );
const say = (kind: string, analytics: string, marketing: string) =>
  (page.dataLayer as unknown[]).push(['consent', kind, { analytics_storage: analytics, ad_storage: marketing }]);
/** Puts TCF on the page; returns how its visitor answers there. */
function putTcf(): (...purposes: number[]) => void {
  let notify = (_data: object, _isSuccess: boolean) => {};
  page.__tcfapi = (_: string, __: number, listener: typeof notify) => {
    notify = listener;
  };
  return (...purposes) => {
    const consents = Object.fromEntries(purposes.map((purpose) => [purpose, true]));
    notify({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents } }, true);
  };
}

describe('what is sent to Google’s tags on the page', () => {
  test.each([
    ['a refusal', 'none', ['default denied denied', 'update denied denied']],
    ['consent', 'analytics', ['default granted denied', 'update granted denied']],
  ])('%s of an earlier page is sent on each further one', (_, kept, expected) => {
    keep('ss_cookieAllowed', kept, DAY_MS);
    start();
    expect(commands()).toEqual(expected);
  });

  test('Global Privacy Control is sent as a refusal', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    start(OPEN);
    expect(commands()).toEqual(['default denied denied', 'update denied denied']);
  });

  test('the shop’s rules are sent before the answer, and then the answer', async () => {
    start(OPEN);
    expect(commands()).toEqual(['default granted granted']);
    await choose([]);
    expect(commands()).toEqual(['default granted granted', 'update denied denied']);
  });

  test('a default that the page’s owner has put before the tags stays the only one', async () => {
    say('default', 'denied', 'denied');
    start(OPEN);
    await choose(['analytics']);
    expect(commands()).toEqual(['default denied denied', 'update granted denied']);
  });

  test('a tool that runs Consent Mode itself is not overwritten', async () => {
    say('default', 'denied', 'denied');
    say('update', 'granted', 'denied');
    start(OPEN);
    await waitFor(() => expect(answers).toEqual([['analytics']]));
    say('update', 'denied', 'denied');
    await waitFor(() => expect(answers).toEqual([['analytics'], []]));
    expect(commands()).toEqual(['default denied denied', 'update granted denied', 'update denied denied']);
  });
});

describe('the page’s consent tools', () => {
  test('an answer of a tool is kept once, and a later one replaces it', async () => {
    const answer = putTcf();
    start();
    answer(1, 8);
    answer(1, 8);
    await waitFor(() => expect(readKept('ss_cookieAllowed')).toBe('analytics'));
    answer();
    await waitFor(() => expect(answers).toEqual([['analytics'], []]));
    expect(readKept('ss_cookieAllowed')).toBe('none');
  });

  test('a tool that comes later is heard once it is looked for again', async () => {
    start();
    const answer = putTcf();
    start();
    start();
    answer(1, 8);
    await waitFor(() => expect(answers).toEqual([['analytics']]));
  });

  test('a refusal that is kept does not keep a page from hearing a later consent, or the tags from hearing it', async () => {
    keep('ss_cookieAllowed', 'none', DAY_MS);
    const answer = putTcf();
    startTelemetry([], ending.signal);
    await waitFor(() => expect(commands()).toEqual(['default denied denied', 'update denied denied']));
    answer(1, 8);
    await waitFor(() => expect(readKept('ss_cookieAllowed')).toBe('analytics'));
    expect(answers).toEqual([['analytics']]);
    await waitFor(() => expect(commands().at(-1)).toBe('update granted denied'));
  });

  test('a page where the browser refuses a channel between tabs still keeps the answer', async () => {
    vi.resetModules();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    );
    const fresh = await import('./choice.ts');
    const heard: unknown[] = [];
    const end = fresh.onChoice((purposes) => heard.push(purposes));
    await fresh.choose(['analytics']);
    end();
    expect([heard, answers]).toEqual([[['analytics']], [['analytics']]]);
  });
});
