import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReport } from '../errors/on-report.ts';
import { createPreferencesStore } from './store.ts';

const { signal } = new AbortController();
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

/** A shop and a cache that record in which order they are used; the next `failures` calls of the shop fail. */
function openShop(failures = 0) {
  const seen: string[] = [];
  const answer = async (call: string) => {
    seen.push(call);
    failures -= 1;
    if (failures >= 0) throw new Error('No.');
    return call;
  };
  const store = createPreferencesStore({
    read: (namespace) => answer(`read ${namespace}`),
    keep: (namespace, values) => seen.push(`keep ${namespace} ${JSON.stringify(values)}`),
    save: (namespace, values, version) => answer(`save ${namespace} ${JSON.stringify(values)} from ${version}`),
  });
  return { seen, store };
}

test('values are in the cache at once, and are saved after that', async () => {
  const { seen, store } = openShop();
  const saved = store.set('downloads', { days: 7, times: 1 }, 3);
  expect(seen).toEqual(['keep downloads {"days":7,"times":1}']);
  expect(await saved).toBe('save downloads {"days":7,"times":1} from 3');
});

test('of two changes in a row the second is saved last', async () => {
  const { seen, store } = openShop(1);
  const first = store.set('downloads', { days: 1, times: 1 });
  const second = store.set('downloads', { days: 2, times: 1 });
  await expect(first).rejects.toThrow('No.');
  await second;
  expect(seen.filter((call) => call.startsWith('save'))).toEqual([
    'save downloads {"days":1,"times":1} from undefined',
    'save downloads {"days":2,"times":1} from undefined',
  ]);
});

test('a failed save is reported and thrown, and stays in the cache', async () => {
  const { seen, store } = openShop(1);
  await expect(store.set('downloads', { days: 7, times: 1 }, 3)).rejects.toThrow('No.');
  expect(reported).toEqual(['preferences: downloads cannot be saved']);
  expect(seen.filter((call) => call.startsWith('keep'))).toEqual(['keep downloads {"days":7,"times":1}']);
});

test('a failed read is reported and thrown', async () => {
  const { store } = openShop(1);
  await expect(store.fetch('downloads', signal)).rejects.toThrow('No.');
  expect(reported).toEqual(['preferences: downloads cannot be read']);
  expect(await store.fetch('downloads', signal)).toBe('read downloads');
});
