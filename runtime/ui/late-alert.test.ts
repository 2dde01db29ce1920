import { afterEach, expect, test, vi } from 'vitest';
import { showLateAlert } from './late-alert.ts';

vi.doMock('./alert.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.unstubAllGlobals());

test('where the code of the alert cannot be fetched, the browser’s own alert says the same', async () => {
  const shown: unknown[] = [];
  vi.stubGlobal('alert', (text: unknown) => shown.push(text));
  await showLateAlert({ title: 'Unable to Add Item', message: 'Please check your internet connection.' });
  expect(shown).toEqual(['Unable to Add Item\nPlease check your internet connection.']);
});
