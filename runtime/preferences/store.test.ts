import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPreferencesShop } from '../../test/msw/server.ts';
import { onReport } from '../errors/on-report.ts';
import { createPreferencesStore } from './store.ts';

const shop = openPreferencesShop();
const reported: string[] = [];
let stop: () => void;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reported.length = 0;
  stop = onReport((_, context) => reported.push(context));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  delete window.Storefront;
});

test('many who ask for a namespace share one call, and get it without the site’s id', async () => {
  const store = createPreferencesStore();
  const answers = await Promise.all([store.fetch('downloads'), store.fetch('downloads')]);
  answers.push(await store.fetch('downloads'));
  expect(answers).toEqual(Array(3).fill({ days: 30, times: 5 }));
  expect(store.$preferences.get()).toEqual({ downloads: { days: 30, times: 5 } });
  expect(shop.current.calls).toEqual(['GET downloads']);
});

test('values are in the cache before listeners are called, and listeners are called before the values are saved', async () => {
  const store = createPreferencesStore();
  const seen: unknown[] = [];
  const end = store.onChange(async (namespace) => {
    seen.push([shop.current.calls.length, await store.fetch(namespace)]);
  });
  await store.fetch('downloads');
  await store.set('downloads', { days: 7, times: 1 });
  expect(seen).toEqual([[1, { days: 7, times: 1 }]]);
  expect(shop.current.calls).toEqual(['GET downloads', 'PUT downloads {"days":7,"times":1}']);
  end();
  await store.set('downloads', { days: 8, times: 1 });
  expect(seen.length).toBe(1);
});

test('an answer that was on its way does not undo what was set meanwhile', async () => {
  const store = createPreferencesStore();
  const release = shop.hold('/downloads');
  const asked = store.fetch('downloads');
  const saved = store.set('downloads', { days: 7, times: 1 });
  await saved;
  release();
  expect(await asked).toEqual({ days: 7, times: 1 });
  expect(store.$preferences.get().downloads).toEqual({ days: 7, times: 1 });
});

test('of two changes in a row the second is saved last', async () => {
  const store = createPreferencesStore();
  const release = shop.hold('/downloads');
  const saves = [store.set('downloads', { days: 1, times: 1 }), store.set('downloads', { days: 2, times: 1 })];
  release();
  await Promise.all(saves);
  expect(shop.current.stored.downloads).toEqual({ days: 2, times: 1 });
});

test('a failed save is reported and thrown, stays in the cache, and does not stop the next one', async () => {
  const store = createPreferencesStore();
  shop.current.failures = 1;
  await expect(store.set('downloads', { days: 7, times: 1 })).rejects.toThrow();
  expect(reported).toEqual(['preferences: downloads cannot be saved']);
  expect(await store.fetch('downloads')).toEqual({ days: 7, times: 1 });
  expect(shop.current.stored.downloads).toEqual({ days: 30, times: 5 });
  await store.set('downloads', { days: 8, times: 1 });
  expect(shop.current.stored.downloads).toEqual({ days: 8, times: 1 });
});

test('a failed read is reported and thrown to all who asked, and the next one asks again', async () => {
  const store = createPreferencesStore();
  shop.current.failures = 1;
  const answers = await Promise.allSettled([store.fetch('downloads'), store.fetch('downloads')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reported).toEqual(['preferences: downloads cannot be read']);
  expect(await store.fetch('downloads')).toEqual({ days: 30, times: 5 });
});
