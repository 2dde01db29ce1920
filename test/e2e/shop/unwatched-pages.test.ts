import { afterEach, expect, test } from 'vitest';
import { SHOP_URL } from '../harness/shop.ts';
import { openUnwatched } from '../harness/unwatched-browser.ts';
import { newNetworkAddress } from '../harness/visitor.ts';
import { openWitness, type Witness } from '../harness/witness.ts';

const START = '/about';
const PRODUCT = '/shop/p/everyday-teapot';
/** A page that sends others the cart. */
const NEXT = '/cart';
const LAST = '/contact';
/** A browser on a busy machine takes its time to start. */
const SLOW = { timeout: 60_000, interval: 50 };

let witness: Witness | undefined;
let end: (() => Promise<void>) | undefined;

afterEach(async () => {
  await end?.();
  witness?.close();
});

/** What the pages' own script has reported, in the order of its calls, and what lets it go on. */
interface Journey {
  reached(): string[];
  /** Lets the script go on that waits with this word. */
  release(word: string): void;
  /** Hits and events of a page, by its path. */
  sentBy(path: string): { hits: number; events: string[]; ids: string[] };
  documents(path: string): string[];
}

/**
 * Opens the shop in a browser that nobody drives: the script in its pages reports where it is and waits to be let on.
 */
async function open(script: string): Promise<Journey> {
  const seen = await openWitness(newNetworkAddress());
  witness = seen;
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const wait = (word: string) => {
    const pending = waiting.get(word) ?? Promise.withResolvers<void>();
    waiting.set(word, pending);
    return pending;
  };
  seen.rewrite = (html) => html.replace('</head>', () => `<script>${TALK}${script}</script></head>`);
  seen.reply = (path) => path.startsWith('/witness/wait/') && wait(path.slice('/witness/wait/'.length)).promise;
  end = openUnwatched(SHOP_URL + START, seen.server);
  const calls = () =>
    seen.seen
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => ({ path, form: new URLSearchParams(body) }));
  return {
    reached: () =>
      seen.seen.flatMap(({ path }) => (path.startsWith('/witness/') ? [path.slice('/witness/'.length)] : [])),
    release: (word) => wait(word).resolve(),
    sentBy(page) {
      const data = (form: URLSearchParams) => JSON.parse(form.get('data') ?? '{}');
      const hits = calls().filter(
        ({ path, form }) =>
          path.endsWith('/RecordHit') && form.get('event') === '1' && new URL(data(form).url).pathname === page,
      );
      const events = calls().filter(({ path }) => path.endsWith('/RecordEvent'));
      return {
        hits: hits.length,
        events: events.map(({ form }) => form.get('event') ?? ''),
        ids: events.map(({ form }) => data(form).event_id),
      };
    },
    documents: (page) => seen.seen.filter(({ path }) => path === page).map(({ purpose }) => purpose),
  };
}

/** Reports a word to the test; waits until the test lets the page go on; waits until the page records its visitor. */
const TALK = `
  const say = (word) => fetch('/witness/' + word, { cache: 'no-store' });
  const wait = (word) => say('wait/' + word);
  const isRecording = async () => {
    while (!window.Storefront?.vitals) await new Promise((next) => requestIdleCallback(next));
    await new Promise((next) => requestIdleCallback(next));
  };
`;

test('a page that the browser prepares in advance is recorded once, when it is shown', async () => {
  const journey = await open(`
    (async () => {
      if (location.pathname === '${START}') {
        addEventListener('load', () => {
          const rules = document.createElement('script');
          rules.type = 'speculationrules';
          rules.textContent = JSON.stringify({ prerender: [{ urls: ['${PRODUCT}'], eagerness: 'immediate' }] });
          document.head.append(rules);
        });
        await wait('going');
        location.href = '${PRODUCT}';
      }
      if (location.pathname !== '${PRODUCT}') return;
      if (document.prerendering) {
        document.addEventListener('prerenderingchange', async () => {
          say('shown');
          await wait('leaving');
          location.href = '${LAST}';
        });
        await isRecording();
      }
      say(document.prerendering ? 'prepared' : 'loaded');
    })();
  `);
  await expect.poll(() => journey.reached(), SLOW).toContain('prepared');
  await expect.poll(() => journey.sentBy(START).hits, SLOW).toBe(1);
  expect(journey.sentBy(PRODUCT)).toEqual({ hits: 0, events: [], ids: [] });
  journey.release('going');
  await expect.poll(() => journey.reached(), SLOW).toContain('shown');
  await expect.poll(() => journey.sentBy(PRODUCT).events, SLOW).toEqual(['VisitPDP']);
  await expect.poll(() => journey.sentBy(PRODUCT).hits, SLOW).toBe(1);
  journey.release('leaving');
  await expect.poll(() => journey.sentBy(LAST).hits, SLOW).toBe(1);
  expect(journey.sentBy(PRODUCT)).toMatchObject({ hits: 1, events: ['VisitPDP'] });
  expect(journey.documents(PRODUCT)).toEqual(['prefetch;prerender']);
  expect(journey.reached()).not.toContain('loaded');
});

test('a page to which the back button leads is counted again, and a kept one sends no event again', async () => {
  const journey = await open(`
    addEventListener('pageshow', async ({ persisted }) => {
      if (location.pathname === '${START}') {
        if (persisted) return;
        await wait('going');
        location.href = '${PRODUCT}';
      } else if (location.pathname === '${PRODUCT}') {
        const isBack = persisted || performance.getEntriesByType('navigation')[0].type === 'back_forward';
        if (isBack) say(persisted ? 'restored' : 'loaded-again');
        await wait(isBack ? 'leaving' : 'reading');
        location.href = isBack ? '${LAST}' : '${NEXT}';
      } else if (location.pathname === '${NEXT}') {
        await wait('back');
        history.back();
      }
    });
  `);
  await expect.poll(() => journey.sentBy(START).hits, SLOW).toBe(1);
  journey.release('going');
  await expect.poll(() => journey.sentBy(PRODUCT), SLOW).toMatchObject({ hits: 1, events: ['VisitPDP'] });
  journey.release('reading');
  await expect.poll(() => journey.sentBy(NEXT), SLOW).toMatchObject({ hits: 1, events: ['VisitPDP', 'ViewCart'] });
  journey.release('back');
  await expect.poll(() => journey.sentBy(PRODUCT).hits, SLOW).toBe(2);
  journey.release('leaving');
  await expect.poll(() => journey.sentBy(LAST).hits, SLOW).toBe(1);
  // Debian's headless browser keeps no pages, so it loads the page anew, which is another view of the product.
  const again = journey.reached().includes('restored') ? [] : ['VisitPDP'];
  const { hits, events, ids } = journey.sentBy(PRODUCT);
  expect({ hits, events }).toEqual({ hits: 2, events: ['VisitPDP', 'ViewCart', ...again] });
  expect(new Set(ids).size).toBe(ids.length);
  expect(journey.reached()).toContain(again.length > 0 ? 'loaded-again' : 'restored');
});
